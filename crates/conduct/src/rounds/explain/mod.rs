//! Why a round is paired as it is.

mod dutch;
mod fide;
mod reason;
mod us;

pub use reason::{Because, ColoursSeen, GroupTitle, PairedBy, TableRule, Unmet, Why};

use adoube_journal::{EventDetails, Pairing, Section};
use adoube_pairing::dutch::Pair;
use adoube_pairing::fide::Competitors;
use adoube_pairing::system::{Explained, PairedRound, SwissSystem};
use adoube_pairing::us::Note;
use adoube_tournament::{
    BoardNumber, ByeKind, EntrantId, Float, Game, Points, Round, RoundNumber, TeamMatch, Tournament,
};
use serde::Serialize;

use super::competitors::{as_paired, has_return_games, pairing_round, present, team_of};
use super::planned::{Planned, planned};
use super::swiss::no_pairing;
use super::{CannotPair, HowToPair, closing, swiss, swiss_system};
use crate::us::us_facts;

/// Why a round is paired as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    pub round: RoundNumber,
    /// The system or the table.
    pub system: PairedBy,
    /// Whether the round is not paired yet.
    pub is_proposal: bool,
    /// Whether those who are paired are teams, under the numbers of their ids.
    pub of_teams: bool,
    /// What the pairing looked at, for everybody who is paired, by rank; empty for a table.
    pub players: Vec<PlayerNote>,
    /// The brackets or score groups, the highest first.
    pub groups: Vec<Group>,
    /// Who gets the bye.
    pub bye: Option<ByeNote>,
    /// Where the round stands otherwise than the rules pair it.
    pub deviation: Option<Deviation>,
}

/// A player as the pairing sees him.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerNote {
    pub player: EntrantId,
    /// The score for pairing.
    pub score: Points,
    /// The colour that is preferred or due.
    pub colours: ColoursSeen,
    /// The floats of the last rounds, the latest first.
    pub floats: Vec<Option<Float>>,
}

/// A bracket or score group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// What it is.
    pub title: GroupTitle,
    /// Who was moved down to it.
    pub moved_down: Vec<EntrantId>,
    /// Who came from other groups, from above or below, where a system knows both.
    pub joined: Vec<EntrantId>,
    /// Who has its score.
    pub residents: Vec<EntrantId>,
    pub pairs: Vec<PairNote>,
    /// The matches of teams in it.
    pub matches: Vec<TeamMatch>,
    /// Who floats down from it, or gets the bye.
    pub downfloaters: Vec<FloatNote>,
    /// Who left it for another group or came from one, where a system knows both.
    pub floaters: Vec<FloatNote>,
    /// The criteria that could not be met wholly.
    pub unmet: Vec<Because>,
    /// What else is to be said.
    pub notes: Vec<Note>,
}

impl Group {
    /// A group of which nothing is said yet.
    fn titled(title: GroupTitle) -> Group {
        Group {
            title,
            moved_down: Vec::new(),
            joined: Vec::new(),
            residents: Vec::new(),
            pairs: Vec::new(),
            matches: Vec::new(),
            downfloaters: Vec::new(),
            floaters: Vec::new(),
            unmet: Vec::new(),
            notes: Vec::new(),
        }
    }
}

/// Why two meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairNote {
    /// Where; by the order of the rules if the pair does not stand.
    pub board: BoardNumber,
    /// Who has White.
    pub white: EntrantId,
    /// Who has Black.
    pub black: EntrantId,
    /// What decided the colours.
    pub colours: Because,
    /// Whom the higher ranked would have met if nothing had stood in the way.
    pub not: Option<Instead>,
}

/// Something that was not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instead {
    /// The player whom it would have concerned.
    pub player: EntrantId,
    /// Why it was not done.
    pub because: Because,
}

/// Why somebody floats down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FloatNote {
    pub player: EntrantId,
    /// Why others did not float in his place.
    pub not: Vec<Instead>,
    /// Why he did not meet others.
    pub not_with: Vec<Instead>,
}

/// Why somebody gets the bye.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByeNote {
    pub player: EntrantId,
    /// Why; where nothing is said, the float of the last bracket tells it.
    pub why: Option<Note>,
    /// Why others did not get it.
    pub not: Vec<Instead>,
}

/// Where a round stands otherwise than the rules pair it: it was paired or changed by hand, or, if
/// it is explained from what is known now, a result, a number or the rules were changed afterwards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deviation {
    /// What paired the round, by its record.
    pub made_by: String,
    /// The boards that stand and the rules do not make.
    pub stands: Vec<Pairing>,
    /// The boards that the rules make and do not stand.
    pub by_the_rules: Vec<Pairing>,
    /// Who has the bye.
    pub bye_stands: Option<EntrantId>,
    /// Who has it by the rules.
    pub bye_by_the_rules: Option<EntrantId>,
    /// The matches of teams that stand and are not in the table.
    pub matches_stand: Vec<TeamMatch>,
    /// The matches that are in the table and do not stand.
    pub matches_by_the_rules: Vec<TeamMatch>,
    /// What speaks against the round as it stands.
    pub why: Option<Because>,
}

/// Why a round cannot be explained.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum CannotExplain {
    /// It is not paired, and not the next one.
    OutOfTurn {
        /// The round asked for.
        round: RoundNumber,
        /// The next one.
        next: RoundNumber,
    },
    /// The rules have no pairing for it.
    Unpairable(CannotPair),
}

adoube_types::errors!(CannotExplain);

impl From<CannotPair> for CannotExplain {
    fn from(reason: CannotPair) -> CannotExplain {
        CannotExplain::Unpairable(reason)
    }
}

/// Why a paired round is as it is from what is known now, or how the next one would be paired with
/// everybody there and the initial colour, if it is not drawn yet, from seed 0.
///
/// # Errors
///
/// [`CannotExplain`] if the round is neither paired nor the next one, or has nothing that can explain it.
pub fn explain(
    event: &EventDetails,
    section: &Section,
    round: RoundNumber,
) -> Result<Explanation, CannotExplain> {
    explain_for(event, section, round, None)
}

/// The same for everybody, or only for some: what speaks against another opponent is found by pairing a
/// bracket again, which takes minutes for all boards of ten thousand players.
///
/// # Errors
///
/// As for [`explain`].
pub fn explain_for(
    event: &EventDetails,
    section: &Section,
    round: RoundNumber,
    about: Option<&[EntrantId]>,
) -> Result<Explanation, CannotExplain> {
    let next = section.next_round();
    if round == next {
        return explain_next(event, section, &HowToPair::with_seed(0), about);
    }
    let stands = section.draft.round(round);
    let stands = stands.ok_or(CannotExplain::OutOfTurn { round, next })?;
    explain_from(event, section, round, stands, about)
}

/// Why a round that the section has paired is as it is, and where it stands otherwise by now.
pub(super) fn explain_from(
    event: &EventDetails,
    section: &Section,
    round: RoundNumber,
    stands: &Round,
    about: Option<&[EntrantId]>,
) -> Result<Explanation, CannotExplain> {
    if section.settings.format.is_fixed_schedule() {
        let planned = planned(section, round)?;
        return Ok(of_table(section, round, planned, Some(stands)));
    }
    let tournament = section.snapshot().map_err(CannotPair::from)?;
    let system = system_of(event, section, round)?;
    let swiss = Swiss {
        section,
        tournament: &tournament,
        round,
        present: present(&system, &system.competitors(&tournament), round),
        system,
        stands: Some(stands),
    };
    Ok(swiss.explain(about)?)
}

/// How the next round would be paired, and why, for everybody or only for some.
///
/// # Errors
///
/// [`CannotExplain`] if the round cannot be paired.
pub fn explain_next(
    event: &EventDetails,
    section: &Section,
    how: &HowToPair,
    about: Option<&[EntrantId]>,
) -> Result<Explanation, CannotExplain> {
    closing(section)?;
    if section.settings.format.is_fixed_schedule() {
        let round = section.next_round();
        return Ok(of_table(section, round, planned(section, round)?, None));
    }
    let ready = swiss::ready(event, section, how)?;
    let swiss = Swiss {
        section: &ready.section,
        tournament: &ready.tournament,
        round: ready.round,
        present: ready.present.clone(),
        system: ready.system.clone(),
        stands: None,
    };
    Ok(swiss.explain(about)?)
}

/// The system that paired a round by its record; that of the section for one paired by hand.
pub(super) fn system_of(
    event: &EventDetails,
    section: &Section,
    round: RoundNumber,
) -> Result<SwissSystem, CannotPair> {
    let own = swiss_system(event, section);
    let status = section.rounds.get(round.place());
    let recorded = status.and_then(|status| status.made_by.edition.as_deref());
    match (
        recorded.and_then(|name| name.parse::<SwissSystem>().ok()),
        own,
    ) {
        // The settings are those of the section; only the edition is on record.
        (Some(recorded), Ok(own)) if recorded.name() == own.name() => Ok(own),
        (Some(recorded), _) if recorded.us_chess().is_none() => Ok(recorded),
        (_, own) => own,
    }
}

/// A round of a Swiss section that is to be explained.
struct Swiss<'s> {
    section: &'s Section,
    tournament: &'s Tournament,
    round: RoundNumber,
    present: Vec<EntrantId>,
    system: SwissSystem,
    stands: Option<&'s Round>,
}

impl Swiss<'_> {
    /// Says why for everybody, or only for some.
    fn explain(&self, about: Option<&[EntrantId]>) -> Result<Explanation, CannotPair> {
        let among = self.system.competitors(self.tournament);
        let round = pairing_round(&self.system, self.round);
        let facts = us_facts(self.section, self.tournament, self.round);
        let explained = (self.system)
            .explain(&among, round, &self.present, &facts, about)
            .map_err(|reason| no_pairing(&self.system, reason))?;
        let paired = explained.paired();
        let explanation = match &explained {
            Explained::Dutch(edition, found) => dutch::explanation(self, *edition, found),
            Explained::UsChess(found) => us::explanation(self, found),
            Explained::Fide(found) => fide::explanation(self, found),
        };
        Ok(Explanation {
            deviation: self.judged(&among, &paired),
            ..explanation
        })
    }

    /// Where the round stands otherwise, and what speaks against it as it stands.
    fn judged(&self, among: &Competitors<'_>, paired: &PairedRound) -> Option<Deviation> {
        let deviation = self.deviation(&paired.pairs, paired.bye)?;
        let stands = as_paired(&self.system, self.round, self.stands?);
        let round = pairing_round(&self.system, self.round);
        let judgement = (self.system).compare(among, round, &self.present, &stands);
        let why = judgement.ok().flatten().and_then(Because::of_judgement);
        Some(Deviation { why, ..deviation })
    }

    /// An explanation that says nothing yet.
    fn begun(&self) -> Explanation {
        Explanation {
            round: self.round,
            system: PairedBy::Swiss(self.system.clone()),
            is_proposal: self.stands.is_none(),
            of_teams: self.system.is_for_teams(),
            players: Vec::new(),
            groups: Vec::new(),
            bye: None,
            deviation: None,
        }
    }

    /// Where a pair sits, or would sit by the order of the rules.
    fn board(&self, pairs: &[Pair], pair: Pair) -> BoardNumber {
        let place = pairs.iter().position(|other| *other == pair).unwrap_or(0);
        let by_order = BoardNumber::single(u32::try_from(place + 1).unwrap_or(u32::MAX));
        let Some(stands) = self.stands else {
            return by_order;
        };
        if self.of_teams() {
            let mut matches = stands.matches.iter();
            let both = [pair.white, pair.black].map(team_of);
            let standing = matches.find(|meeting| [meeting.first, meeting.second] == both);
            return standing.map_or(by_order, |meeting| BoardNumber::single(meeting.table));
        }
        let mut games = stands.games.iter();
        let both = [pair.white, pair.black];
        let standing = games.find(|game| match has_return_games(&self.system, self.round) {
            true => [game.black, game.white] == both,
            false => [game.white, game.black] == both,
        });
        standing.map_or(by_order, |game| game.board)
    }

    fn of_teams(&self) -> bool {
        self.system.is_for_teams()
    }

    /// Where the round stands otherwise than these pairs and this bye.
    fn deviation(&self, pairs: &[Pair], bye: Option<EntrantId>) -> Option<Deviation> {
        let round = self.stands?;
        let standing = as_paired(&self.system, self.round, round);
        let bye_stands = standing.bye;
        let (stands, by_the_rules) = match self.of_teams() {
            true => different_matches(round, &standing.pairs, pairs),
            false => differences(&as_first_games(round, &standing.pairs), pairs),
        };
        if stands.is_empty() && by_the_rules.is_empty() && bye_stands == bye {
            return None;
        }
        Some(Deviation {
            made_by: made_by(self.section, self.round),
            stands,
            by_the_rules,
            bye_stands,
            bye_by_the_rules: bye,
            ..Deviation::default()
        })
    }
}

/// Who has the pairing-allocated bye of a round.
pub(super) fn allocated_bye(round: &Round) -> Option<EntrantId> {
    let mut byes = round.byes.iter();
    let bye = byes.find(|bye| bye.kind == ByeKind::PairingAllocated);
    bye.map(|bye| bye.entrant)
}

fn made_by(section: &Section, round: RoundNumber) -> String {
    let status = section.rounds.get(round.place());
    status.map_or_else(String::new, |status| status.made_by.engine.clone())
}

/// The boards of a round that are not among some pairs, and the pairs that are not in the round,
/// numbered by their order.
pub(super) fn differences(stands: &Round, pairs: &[Pair]) -> (Vec<Pairing>, Vec<Pairing>) {
    let pairing = |board, white, black| Pairing {
        board,
        white,
        black,
    };
    let games = stands.games.iter();
    let standing: Vec<Pair> = (games.clone())
        .map(|game| Pair {
            white: game.white,
            black: game.black,
        })
        .collect();
    let only_stand = games
        .zip(&standing)
        .filter(|(_, pair)| !pairs.contains(pair))
        .map(|(game, pair)| pairing(game.board, pair.white, pair.black));
    let only_rules = (pairs.iter().zip(1..))
        .filter(|(pair, _)| !standing.contains(pair))
        .map(|(pair, board)| pairing(BoardNumber::single(board), pair.white, pair.black));
    (only_stand.collect(), only_rules.collect())
}

/// A round with the pairs of the first games of its matches, where it has the second ones.
fn as_first_games(round: &Round, pairs: &[Pair]) -> Round {
    let games = round.games.iter().zip(pairs);
    Round {
        games: games
            .map(|(game, pair)| Game {
                white: pair.white,
                black: pair.black,
                ..game.clone()
            })
            .collect(),
        ..Round::default()
    }
}

/// The same for teams, by their tables.
fn different_matches(
    round: &Round,
    standing: &[Pair],
    pairs: &[Pair],
) -> (Vec<Pairing>, Vec<Pairing>) {
    let matches = round.matches.iter().zip(standing);
    let games = matches.map(|(meeting, pair)| {
        let board = BoardNumber::single(meeting.table);
        Game::pending(board, pair.white, pair.black)
    });
    let round = Round {
        games: games.collect(),
        ..Round::default()
    };
    differences(&round, pairs)
}

/// A round of a table or bracket.
fn of_table(
    section: &Section,
    round: RoundNumber,
    planned: Planned,
    stands: Option<&Round>,
) -> Explanation {
    let colours = || Because::of(TableRule::Colours, planned.article);
    let pairs = planned.pairs.iter().zip(1..);
    let group = Group {
        pairs: pairs
            .map(|(pair, board)| PairNote {
                board: BoardNumber::single(board),
                white: pair.white,
                black: pair.black,
                colours: colours(),
                not: None,
            })
            .collect(),
        matches: planned.matches.clone(),
        ..Group::titled(planned.title.clone())
    };
    Explanation {
        round,
        system: PairedBy::Table(section.settings.format),
        is_proposal: stands.is_none(),
        of_teams: false,
        players: Vec::new(),
        groups: vec![group],
        bye: None,
        deviation: stands.and_then(|stands| off_the_table(section, round, stands, &planned)),
    }
}

fn off_the_table(
    section: &Section,
    round: RoundNumber,
    stands: &Round,
    planned: &Planned,
) -> Option<Deviation> {
    let meet = |meeting: &TeamMatch| (meeting.first, meeting.second);
    let not_in = |some: &[TeamMatch], others: &[TeamMatch]| -> Vec<TeamMatch> {
        let is_new = |one: &&TeamMatch| !others.iter().any(|other| meet(other) == meet(one));
        some.iter().filter(is_new).copied().collect()
    };
    let (mut boards, by_the_rules) = if planned.names_boards() {
        differences(stands, &planned.pairs)
    } else {
        Default::default()
    };
    boards.retain(|board| {
        let (white, black) = (board.white, board.black);
        !planned.is_for_third_place(Pair { white, black })
    });
    let deviation = Deviation {
        made_by: made_by(section, round),
        stands: boards,
        by_the_rules,
        matches_stand: not_in(&stands.matches, &planned.matches),
        matches_by_the_rules: not_in(&planned.matches, &stands.matches),
        why: Some(Because::of(TableRule::AnotherRound, planned.article)),
        ..Deviation::default()
    };
    let differs = !(deviation.stands.is_empty()
        && deviation.by_the_rules.is_empty()
        && deviation.matches_stand.is_empty()
        && deviation.matches_by_the_rules.is_empty());
    differs.then_some(deviation)
}
