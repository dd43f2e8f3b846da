//! Flags: 6.4, 6.8, 6.9 and A.4.3 of the FIDE Laws, rules 13C, 14E, 14G and 16 of US Chess.

mod both;
mod callers;
mod ended;
mod fall;
mod us;

use adoube_clock::Colour;
use serde::{Deserialize, Serialize};

use crate::incident::{Decided, Family, Kind};
use crate::scene::Scene;

/// A fallen flag, or two.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Flags {
    /// One flag is down.
    FlagFall(FlagFall),
    /// Both flags are down.
    BothFlagsDown(BothFlagsDown),
}

impl Family for Flags {
    const NAME: &'static str = "Flags";
    const KINDS: &'static [Kind] = &[
        Kind::new("flag-fall", "a flag is down or is claimed to be"),
        Kind::new("both-flags-down", "both flags are down"),
    ];

    fn decide(&self, scene: &Scene) -> Decided {
        match self {
            Flags::FlagFall(facts) => facts.decide(scene),
            Flags::BothFlagsDown(facts) => facts.decide(scene),
        }
    }
}

/// One flag is down. Position, period and score sheets are in the case.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FlagFall {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<Colour>,
    /// Who says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub called_by: Option<Caller>,
    /// Whether the moves of the period had been completed, if it is not the last one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves_completed: Option<bool>,
    /// How the game ended, if somebody says that it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended: Option<Ended>,
    /// Whether that was before the flag was called.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended_first: Option<Order>,
    /// The claimant's own flag is down as well.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub claimant_flag_down: bool,
    /// If both are down, which fell first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<First>,
    /// If both are down, which side a digital clock marks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mark: Option<First>,
    /// The claim was stated with the claimant's own flag still up.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub claimed_with_flag_up: bool,
    /// Whether a director or an impartial witness saw the flag fall.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub witnessed: Option<bool>,
    /// The flagged player had touched a piece and not moved it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub touched_piece: bool,
    /// The clock is evidently defective or was set so that the flag fell too early.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub premature: bool,
    /// The flagged player shows that the moves must have been made to reach the position.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub moves_shown: bool,
    /// The score sheets, brought up to date as far as possible, do not show whether the moves were made.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub moves_unproven: bool,
    /// Whether a claim in this control has been denied before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub denied_before: Option<bool>,
    /// Moves were filled in on the claimant's sheet after the call.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub filled_in_after: bool,
}

/// Both flags are down.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BothFlagsDown {
    /// Which fell first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<First>,
    /// Which side a digital clock marks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mark: Option<First>,
    /// Who points it out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub called_by: Option<Caller>,
    /// How the game ended, if somebody says that it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended: Option<Ended>,
    /// Whether that was before it was pointed out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended_first: Option<Order>,
}

/// Who calls a flag.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Caller {
    /// The opponent; for two flags, either player.
    Opponent,
    /// The player whose flag it is.
    Player,
    /// An arbiter or director.
    Arbiter,
    Spectator,
    Nobody,
}

/// Which of two came first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// It came first.
    Before,
    /// It came later.
    After,
    /// Nobody can tell.
    Unclear,
}

/// One of the sides, or none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum First {
    White,
    Black,
    /// Not known, or none.
    Unknown,
}

impl From<Colour> for First {
    fn from(side: Colour) -> First {
        match side {
            Colour::White => First::White,
            Colour::Black => First::Black,
        }
    }
}

impl First {
    fn side(self) -> Option<Colour> {
        match self {
            First::White => Some(Colour::White),
            First::Black => Some(Colour::Black),
            First::Unknown => None,
        }
    }
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ended {
    pub how: How,
    /// The winner; none in a draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<Colour>,
}

/// How a game ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    Checkmate,
    Stalemate,
    /// Nobody can mate any more.
    DeadPosition,
    /// A player resigned.
    Resignation,
    /// The players agreed on a draw.
    Agreement,
    /// The same position for the fifth time.
    Fivefold,
    /// 75 moves by each without a pawn move or capture.
    SeventyFiveMoves,
}
