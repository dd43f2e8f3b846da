//! A player's rounds as norms see them.

use adoube_tournament::{EntrantId, Federation, Outcome, RoundNumber, Sex, Title};
use serde::Serialize;

use crate::{HalfPoints, TitleRules};

use super::articles;

/// The player a norm is looked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Card {
    pub entrant: EntrantId,
    pub name: String,
    pub federation: Option<Federation>,
    pub sex: Option<Sex>,
    /// The title the player holds already.
    pub title: Option<Title>,
    /// The rounds, as far as they are paired.
    pub rounds: Vec<CardRound>,
}

/// A round of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct CardRound {
    pub round: RoundNumber,
    /// Whom the player was paired with.
    pub opponent: Option<Opponent>,
    pub kind: RoundKind,
    /// Why the game does not count, if it was played.
    pub excluded: Option<Exclusion>,
    /// The opponent has no rating and no point against rated players yet, in a round robin that is
    /// not over: it is not known whether the game will count.
    pub undecided: bool,
}

/// What a norm asks of an opponent: rating, title and federation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Opponent {
    pub entrant: EntrantId,
    /// The rating, if there is one.
    pub rating: Option<u16>,
    pub title: Option<Title>,
    pub federation: Option<Federation>,
}

/// What a round was to the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoundKind {
    /// A game over the board.
    Played(HalfPoints),
    /// The opponent did not play.
    ForfeitWin,
    /// The player did not play.
    ForfeitLoss,
    /// Left over by the pairing.
    AllocatedBye,
    /// A bye that was asked for, whatever it is worth.
    Bye,
    /// Neither paired nor given a bye.
    Absent,
    /// Paired, without a result.
    Pending,
}

/// Why a game that was played does not count (1.42; 1.4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Exclusion {
    /// The opponent belongs to no FIDE federation.
    OutsideFide,
    /// The opponent is a program.
    Computer,
    /// The opponent has no rating and scored nothing against rated players in a round robin.
    NothingScored,
    /// Adjudicated, or decided without a move.
    NotOverTheBoard,
}

impl Exclusion {
    /// The article of an edition.
    pub fn article(self, rules: TitleRules) -> &'static str {
        match self {
            Exclusion::OutsideFide => articles::OUTSIDE_FIDE.of(rules),
            Exclusion::Computer => articles::PROGRAMS.of(rules),
            Exclusion::NothingScored => articles::NOTHING_SCORED.of(rules),
            Exclusion::NotOverTheBoard => articles::NOT_PLAYED.of(rules),
        }
    }
}

impl RoundKind {
    /// What an outcome is to norms; a game without a move of each was not decided over the board.
    pub(crate) fn of(outcome: Outcome) -> (RoundKind, Option<Exclusion>) {
        let short = Some(Exclusion::NotOverTheBoard);
        match outcome {
            Outcome::Win => (RoundKind::Played(HalfPoints(2)), None),
            Outcome::Draw => (RoundKind::Played(HalfPoints(1)), None),
            Outcome::Loss => (RoundKind::Played(HalfPoints(0)), None),
            Outcome::UnratedWin => (RoundKind::Played(HalfPoints(2)), short),
            Outcome::UnratedDraw => (RoundKind::Played(HalfPoints(1)), short),
            Outcome::UnratedLoss => (RoundKind::Played(HalfPoints(0)), short),
            Outcome::ForfeitWin => (RoundKind::ForfeitWin, None),
            Outcome::ForfeitLoss => (RoundKind::ForfeitLoss, None),
            Outcome::PairingAllocatedBye => (RoundKind::AllocatedBye, None),
            Outcome::Pending | Outcome::Adjourned => (RoundKind::Pending, None),
            Outcome::FullPointBye | Outcome::HalfPointBye | Outcome::ZeroPointBye => {
                (RoundKind::Bye, None)
            }
            Outcome::NotPaired => (RoundKind::Absent, None),
        }
    }
}

impl CardRound {
    /// A game that was played and counts.
    pub fn played(round: RoundNumber, opponent: Opponent, score: HalfPoints) -> CardRound {
        CardRound {
            round,
            opponent: Some(opponent),
            kind: RoundKind::Played(score),
            excluded: None,
            undecided: false,
        }
    }

    /// The opponent and the score, if the game counts.
    pub fn counts(&self) -> Option<(Opponent, HalfPoints)> {
        match (self.kind, self.opponent, self.excluded) {
            (RoundKind::Played(score), Some(opponent), None) => Some((opponent, score)),
            _ => None,
        }
    }
}
