//! Leaving the board, the playing area or the game: 11.2 of the FIDE Laws, 20H of US Chess.

mod area;
mod game;

use adoube_clock::{Colour, Span};
use serde::{Deserialize, Serialize};

use crate::incident::{Decided, Family, Kind};
use crate::scene::Scene;

/// A player left.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Leaving {
    /// The playing area or the venue.
    LeftArea(LeftArea),
    /// The game, without resigning.
    LeftGame(LeftGame),
    /// Somebody who has finished stays or comes back.
    FinishedPlayerStays(FinishedPlayerStays),
}

impl Family for Leaving {
    const NAME: &'static str = "Leaving";
    const KINDS: &'static [Kind] = &[
        Kind::new("left-area", "a player left the playing area or the venue"),
        Kind::new("left-game", "a player went away without resigning"),
        Kind::new(
            "finished-player-stays",
            "a player who has finished stays in the playing area",
        ),
    ];

    fn decide(&self, scene: &Scene) -> Decided {
        match self {
            Leaving::LeftArea(facts) => facts.decide(scene),
            Leaving::LeftGame(facts) => facts.decide(scene),
            Leaving::FinishedPlayerStays(facts) => facts.decide(scene),
        }
    }
}

/// A player left the playing area or the venue.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LeftArea {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// What was left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<Left>,
    /// Whether the player had the move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on_move: Option<bool>,
    /// Whether there was permission.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub permitted: Option<bool>,
    /// Whether the player told an arbiter before leaving.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reported: Option<bool>,
    /// How long the player was away.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub away: Option<Span>,
    /// The player was away in a bad position with much time left.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub bad_position: bool,
}

/// What was left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Left {
    /// The playing area; not the toilets, rest rooms and the like.
    PlayingArea,
    Venue,
}

/// A player went away without resigning.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LeftGame {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// How long ago.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub away: Option<Span>,
}

/// Somebody who has finished stays or comes back.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FinishedPlayerStays {
    /// The player disturbs others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub disturbs: Option<bool>,
}
