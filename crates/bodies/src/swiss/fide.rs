//! Rounds by the other Swiss systems of FIDE.

use std::collections::{BTreeMap, HashMap};

use adoube_pairing::dutch::Pair;
use adoube_pairing::fide::{
    Breach, CannotPair, FloatExplanation, GroupExplanation, GroupPairing, Instead, PairExplanation,
    RoundExplanation, RoundPairing,
};
use adoube_tournament::{Colour, EntrantId, Points, RoundNumber, Tournament};
use adoube_words::Words;
use serde::Serialize;

use super::{
    BoardOfFile, BreachBody, CannotPairBody, ColoursBody, PairWithReasons, PassedOver, PlayerBody,
};

/// A round paired by one of these systems; in a team event the players are teams.
#[derive(Serialize)]
pub struct FidePairing<'a> {
    pub round: RoundNumber,
    pub system: &'static str,
    pub initial_colour: Option<Colour>,
    /// Null unless the initial colour was drawn.
    pub seed: Option<u64>,
    pub boards: Vec<BoardOfFile<'a>>,
    pub bye: Option<PlayerBody<'a>>,
    pub groups: Vec<GroupOfFile>,
}

/// A group or bracket, in the order in which they were paired.
#[derive(Serialize)]
pub struct GroupOfFile {
    pub score: Points,
    /// Who came from other groups.
    pub joined: Vec<EntrantId>,
    pub residents: Vec<EntrantId>,
    /// Who leaves as a floater.
    pub left: Vec<EntrantId>,
    /// How often criteria could not be met, by article.
    pub failed: BTreeMap<&'static str, u32>,
}

impl GroupOfFile {
    fn of(group: &GroupPairing) -> GroupOfFile {
        GroupOfFile {
            score: group.score,
            joined: group.joined.clone(),
            residents: group.residents.clone(),
            left: group.left.clone(),
            failed: (group.unmet.iter())
                .map(|(unmet, article)| (article.code(), unmet.count()))
                .collect(),
        }
    }
}

impl<'a> FidePairing<'a> {
    /// A round of those who are paired.
    pub fn of(
        tournament: &'a Tournament,
        pairing: &RoundPairing,
        system: &'static str,
        seed: Option<u64>,
    ) -> FidePairing<'a> {
        let round = pairing.round;
        let boards = (1..).zip(&pairing.pairs);
        FidePairing {
            round,
            system,
            initial_colour: tournament.draft().initial_colour,
            seed,
            boards: boards
                .map(|(board, pair)| BoardOfFile::of(tournament, round, board, *pair))
                .collect(),
            bye: (pairing.bye).map(|id| PlayerBody::of(tournament, id, round)),
            groups: pairing.groups.iter().map(GroupOfFile::of).collect(),
        }
    }
}

/// A round with the reasons for its pairs.
#[derive(Serialize)]
pub struct FideExplained<'a> {
    pub round: RoundNumber,
    pub system: &'static str,
    pub groups: Vec<GroupWithReasons<'a>>,
    pub bye: Option<PlayerBody<'a>>,
    /// Who would have had the bye first.
    pub bye_not: Vec<PassedOver<'a>>,
}

/// A group with the reasons for its pairs.
#[derive(Serialize)]
pub struct GroupWithReasons<'a> {
    #[serde(flatten)]
    pub group: GroupOfFile,
    pub pairs: Vec<PairWithReasons<'a>>,
    pub floaters: Vec<FloatWithReasons<'a>>,
}

/// Who left a group or came from another one.
#[derive(Serialize)]
pub struct FloatWithReasons<'a> {
    pub player: PlayerBody<'a>,
    /// Who did not float instead.
    pub not: Vec<PassedOver<'a>>,
}

/// What every part of an explanation is made with.
struct Source<'a> {
    tournament: &'a Tournament,
    round: RoundNumber,
    words: Words,
}

impl<'a> FideExplained<'a> {
    /// An explanation; without `everything` only the groups that have something to say.
    pub fn of(
        tournament: &'a Tournament,
        explanation: &RoundExplanation,
        system: &'static str,
        everything: bool,
        words: Words,
    ) -> FideExplained<'a> {
        let pairing = &explanation.pairing;
        let round = pairing.round;
        let source = Source {
            tournament,
            round,
            words,
        };
        let boards: HashMap<Pair, usize> = pairing.pairs.iter().copied().zip(1..).collect();
        let groups = pairing.groups.iter().zip(&explanation.groups);
        FideExplained {
            round,
            system,
            groups: groups
                .filter(|(_, why)| everything || !why.is_empty())
                .map(|(group, why)| source.group(group, why, &boards))
                .collect(),
            bye: (pairing.bye).map(|id| PlayerBody::of(tournament, id, round)),
            bye_not: source.passed_over(&explanation.bye),
        }
    }
}

impl<'a> Source<'a> {
    fn player(&self, id: EntrantId) -> PlayerBody<'a> {
        PlayerBody::of(self.tournament, id, self.round)
    }

    fn group(
        &self,
        group: &GroupPairing,
        why: &GroupExplanation,
        boards: &HashMap<Pair, usize>,
    ) -> GroupWithReasons<'a> {
        GroupWithReasons {
            group: GroupOfFile::of(group),
            pairs: (why.pairs.iter())
                .map(|pair| self.pair(pair, boards))
                .collect(),
            floaters: why.floaters.iter().map(|one| self.floater(one)).collect(),
        }
    }

    fn pair(&self, pair: &PairExplanation, boards: &HashMap<Pair, usize>) -> PairWithReasons<'a> {
        PairWithReasons {
            board: boards.get(&pair.pair).copied(),
            white: self.player(pair.pair.white),
            black: self.player(pair.pair.black),
            colours: ColoursBody {
                article: self.words.tell(&pair.colours_article),
                reason: self.words.tell(&pair.colours),
            },
            not: self.passed_over(&pair.instead).into_iter().next(),
        }
    }

    fn floater(&self, float: &FloatExplanation) -> FloatWithReasons<'a> {
        FloatWithReasons {
            player: self.player(float.player),
            not: self.passed_over(&float.instead),
        }
    }

    fn passed_over(&self, instead: &[Instead]) -> Vec<PassedOver<'a>> {
        let instead = instead.iter();
        instead
            .map(|one| PassedOver {
                player: self.player(one.player),
                article: self.words.tell(&one.article),
                reason: self.words.tell(&one.reason),
            })
            .collect()
    }
}

impl<'a> CannotPairBody<'a> {
    /// Why a round of one of these systems has no legal pairing.
    pub fn of_fide(
        tournament: &'a Tournament,
        reason: &CannotPair,
        system: &'static str,
        words: Words,
    ) -> CannotPairBody<'a> {
        let players = |ids: &[EntrantId]| PlayerBody::all(tournament, ids, reason.round);
        let breaches = reason.least_breaches.iter().map(|breach| match breach {
            Breach::Pair {
                higher,
                lower,
                reason,
                article,
            } => BreachBody {
                players: players(&[*higher, *lower]),
                article: words.tell(article),
                reason: words.tell(reason),
            },
            Breach::Bye { player, article } => BreachBody {
                players: players(&[*player]),
                article: words.tell(article),
                reason: words.tell(breach),
            },
        });
        CannotPairBody {
            round: reason.round,
            system,
            reason: words.tell(reason),
            stuck: players(&reason.stuck),
            opponents: players(&reason.opponents),
            least_breaches: breaches.collect(),
            without_game: players(&reason.without_game),
        }
    }
}
