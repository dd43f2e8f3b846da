//! Teams and their captains: the FIDE General Regulations, rule 31 of US Chess.

mod captain;
mod match_order;

use serde::{Deserialize, Serialize};

use crate::incident::{Decided, Family, Kind};
use crate::scene::Scene;

/// Something in a team match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Teams {
    /// A captain took a hand in a game.
    Captain(Captain),
    /// A team is not complete at the start.
    TeamIncomplete(TeamIncomplete),
    /// Players sat at the wrong boards.
    WrongBoardOrder(WrongBoardOrder),
    /// The captain did not hand in a line-up in time.
    LineUpMissing(LineUpMissing),
}

impl Family for Teams {
    const NAME: &'static str = "Teams";
    const KINDS: &'static [Kind] = &[
        Kind::new(
            "captain",
            "a captain spoke to a player or took a hand in a game",
        ),
        Kind::new("team-incomplete", "a team is not complete at the start"),
        Kind::new("wrong-board-order", "players of a team sat at wrong boards"),
        Kind::new("line-up-missing", "no line-up was handed in in time"),
    ];

    fn decide(&self, scene: &Scene) -> Decided {
        match self {
            Teams::Captain(facts) => facts.decide(scene),
            Teams::TeamIncomplete(facts) => facts.decide(scene),
            Teams::WrongBoardOrder(facts) => facts.decide(scene),
            Teams::LineUpMissing(facts) => facts.decide(scene),
        }
    }
}

/// A captain took a hand in a game.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Captain {
    /// What the captain did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub did: Option<CaptainAct>,
    /// Whether an arbiter was present and understood.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before_arbiter: Option<bool>,
    /// Whether the player had asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked: Option<bool>,
    /// The captain had looked at the game.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub looked_at_game: bool,
    /// The regulations of the event forbid advice on draws.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub advice_forbidden: bool,
}

/// What a captain did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CaptainAct {
    /// Advised to offer or accept a draw, or told what it would mean.
    AdvisedOnDraw,
    /// Spoke about the position.
    DiscussedPosition,
    /// Ordered a result.
    OrderedResult,
    /// Stood behind the opposing team.
    StoodBehindOpponents,
}

/// A team is not complete at the start.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TeamIncomplete {
    /// How many boards the match has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boards: Option<u32>,
    /// How many players of the team are there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub present: Option<u32>,
    /// Whether it is an official FIDE event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub official_event: Option<bool>,
    /// Whether the default time is zero, if the edition leaves it open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_zero: Option<bool>,
}

/// Players sat at the wrong boards.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct WrongBoardOrder {
    /// The numbers of the players in the team list, by board as they sat: `2 4 3 5`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sat: Option<String>,
}

/// The captain did not hand in a line-up in time.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LineUpMissing {}
