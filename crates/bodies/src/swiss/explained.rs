//! Why a round is paired as it is by the Dutch system.

use std::collections::HashMap;

use adoube_pairing::dutch::{
    BracketExplanation, BracketPairing, Edition, Instead, Pair, RoundExplanation,
};
use adoube_tournament::{Points, RoundNumber, Tournament};
use adoube_words::Words;
use serde::Serialize;

use super::{FailedCriteria, PlayerBody};

/// A round with the reasons for its pairs.
#[derive(Serialize)]
pub struct ExplainedRound<'a> {
    pub round: RoundNumber,
    pub system: &'static str,
    pub brackets: Vec<BracketWithReasons<'a>>,
    pub bye: Option<PlayerBody<'a>>,
}

/// A bracket with the reasons for its pairs.
#[derive(Serialize)]
pub struct BracketWithReasons<'a> {
    pub kind: &'static str,
    pub score: Points,
    pub moved_down: Vec<PlayerBody<'a>>,
    pub residents: Vec<PlayerBody<'a>>,
    pub pairs: Vec<PairWithReasons<'a>>,
    pub downfloaters: Vec<FloaterWithReasons<'a>>,
    pub failed: FailedCriteria,
}

/// A pair with the reason for its colours.
#[derive(Serialize)]
pub struct PairWithReasons<'a> {
    pub board: Option<usize>,
    pub white: PlayerBody<'a>,
    pub black: PlayerBody<'a>,
    pub colours: ColoursBody,
    /// The opponent that would have been tried first.
    pub not: Option<PassedOver<'a>>,
}

/// What gave the colours.
#[derive(Serialize)]
pub struct ColoursBody {
    pub article: String,
    pub reason: String,
}

/// Somebody who was passed over.
#[derive(Serialize)]
pub struct PassedOver<'a> {
    pub player: PlayerBody<'a>,
    pub article: String,
    pub reason: String,
}

/// Somebody who floats down.
#[derive(Serialize)]
pub struct FloaterWithReasons<'a> {
    pub player: PlayerBody<'a>,
    /// Who did not float instead.
    pub not: Vec<PassedOver<'a>>,
    /// Whom the player could not meet.
    pub not_with: Vec<PassedOver<'a>>,
}

/// What every part of an explanation is made with.
struct Source<'a> {
    tournament: &'a Tournament,
    edition: Edition,
    round: RoundNumber,
    words: Words,
}

impl<'a> ExplainedRound<'a> {
    /// An explanation; without `everything` only the brackets that have something to say.
    pub fn of(
        tournament: &'a Tournament,
        edition: Edition,
        explanation: &RoundExplanation,
        everything: bool,
        words: Words,
    ) -> ExplainedRound<'a> {
        let pairing = &explanation.pairing;
        let source = Source {
            tournament,
            edition,
            round: pairing.round,
            words,
        };
        let boards: HashMap<Pair, usize> = pairing.pairs.iter().copied().zip(1..).collect();
        let brackets = pairing.brackets.iter().zip(&explanation.brackets);
        let brackets = brackets
            .filter(|(_, why)| everything || !(why.pairs.is_empty() && why.downfloaters.is_empty()))
            .map(|(bracket, why)| source.bracket(bracket, why, &boards));
        ExplainedRound {
            round: pairing.round,
            system: edition.name(),
            brackets: brackets.collect(),
            bye: (pairing.bye).map(|id| PlayerBody::of(tournament, id, pairing.round)),
        }
    }
}

impl<'a> Source<'a> {
    fn bracket(
        &self,
        bracket: &BracketPairing,
        why: &BracketExplanation,
        boards: &HashMap<Pair, usize>,
    ) -> BracketWithReasons<'a> {
        let player = |id| PlayerBody::of(self.tournament, id, self.round);
        let pairs = why.pairs.iter().map(|pair| PairWithReasons {
            board: boards.get(&pair.pair).copied(),
            white: player(pair.pair.white),
            black: player(pair.pair.black),
            colours: ColoursBody {
                article: self.words.tell(&pair.colours.article(self.edition)),
                reason: self.words.tell(&pair.colours),
            },
            not: pair
                .natural
                .as_ref()
                .map(|instead| self.passed_over(instead)),
        });
        let all = |those: &[Instead]| those.iter().map(|one| self.passed_over(one)).collect();
        let floaters = why.downfloaters.iter().map(|float| FloaterWithReasons {
            player: player(float.player),
            not: all(&float.instead),
            not_with: all(&float.not_with),
        });
        BracketWithReasons {
            kind: bracket.kind.name(),
            score: bracket.score,
            moved_down: PlayerBody::all(self.tournament, &bracket.moved_down, self.round),
            residents: PlayerBody::all(self.tournament, &bracket.residents, self.round),
            pairs: pairs.collect(),
            downfloaters: floaters.collect(),
            failed: FailedCriteria::of(bracket, self.edition),
        }
    }

    fn passed_over(&self, instead: &Instead) -> PassedOver<'a> {
        PassedOver {
            player: PlayerBody::of(self.tournament, instead.player, self.round),
            article: self.words.tell(&instead.reason.article(self.edition)),
            reason: self.words.tell(&instead.reason),
        }
    }
}
