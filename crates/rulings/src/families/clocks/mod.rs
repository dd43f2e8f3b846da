//! The clock: 6.2, 6.10 and 6.11 of the FIDE Laws, rules 5 and 16 of US Chess.

mod handling;
mod setting;
mod stopping;

use adoube_clock::{Colour, Span};
use serde::{Deserialize, Serialize};

use crate::incident::{Decided, Family, Kind};
use crate::scene::Scene;

/// Trouble with the clock other than flags.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clocks {
    /// The clock is handled in a wrong way.
    ClockMishandled(ClockMishandled),
    /// A player forgot to press the clock.
    PressForgotten(PressForgotten),
    /// A player stopped the clocks.
    ClockStopped(ClockStopped),
    /// The game must be interrupted.
    Interruption(Interruption),
    /// The clock is defective.
    ClockDefect(ClockDefect),
    /// The clock is set wrongly.
    ClockSetting(ClockSetting),
    /// A player has an assistant for the clock or the score sheet.
    Assistant(Assistant),
}

impl Family for Clocks {
    const NAME: &'static str = "The clock";
    const KINDS: &'static [Kind] = &[
        Kind::new("clock-mishandled", "the clock was handled in a wrong way"),
        Kind::new("press-forgotten", "a player forgot to press the clock"),
        Kind::new("clock-stopped", "a player stopped the clocks"),
        Kind::new("interruption", "the game must be interrupted"),
        Kind::new("clock-defect", "the clock is defective"),
        Kind::new("clock-setting", "the clock is set wrongly"),
        Kind::new(
            "assistant",
            "a player has an assistant for clock or score sheet",
        ),
    ];

    fn decide(&self, scene: &Scene) -> Decided {
        match self {
            Clocks::ClockMishandled(facts) => facts.decide(scene),
            Clocks::PressForgotten(facts) => facts.decide(scene),
            Clocks::ClockStopped(facts) => facts.decide(scene),
            Clocks::Interruption(facts) => facts.decide(scene),
            Clocks::ClockDefect(facts) => facts.decide(scene),
            Clocks::ClockSetting(facts) => facts.decide(scene),
            Clocks::Assistant(facts) => facts.decide(scene),
        }
    }
}

/// How a clock is mishandled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mishandling {
    /// Pressed with the other hand.
    OtherHand,
    /// A finger on the button or above it.
    FingerOnButton,
    /// Pressed with force.
    Force,
    PickedUp,
    KnockedOver,
    /// The opponent was kept from pressing.
    OpponentKeptFromPressing,
}

/// The clock is handled in a wrong way.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ClockMishandled {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub how: Option<Mishandling>,
}

/// What came of a forgotten press.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Forgotten {
    /// The opponent waits while the player's clock runs.
    OpponentWaits,
    /// The opponent has replied.
    OpponentMoved,
    /// The player moved again, thinking that the opponent had moved.
    PlayerMovedAgain,
}

/// A player forgot to press the clock.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PressForgotten {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// What came of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub then: Option<Forgotten>,
}

/// Why a player stopped the clocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StopReason {
    /// An irregularity, such as an illegal move.
    Irregularity,
    Claim,
    /// A piece for promotion is missing.
    MissingPiece,
    /// A disturbance by the opponent or spectators.
    Disturbance,
    /// The player is ill.
    Illness,
    /// To go to the toilet.
    Toilet,
    /// No valid reason.
    NoReason,
}

/// A player stopped the clocks.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ClockStopped {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<StopReason>,
    /// The player is disabled.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub disabled: bool,
}

/// The game must be interrupted, as by a fire alarm.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Interruption {
    /// A player lost time by it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub disturbed: Option<Colour>,
}

/// The clock is defective. The times before are in the case's clock.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ClockDefect {
    /// Whether the defect is evident.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub evident: Option<bool>,
    /// Time is to be taken from this player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub take_from: Option<Colour>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub take: Option<Span>,
    /// How many moves that player still owes in the control; none in sudden death.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves_owed: Option<u32>,
}

/// The clock is set wrongly.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ClockSetting {
    /// The schedule of the event would suffer if it stayed.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub schedule_suffers: bool,
    /// Who set it wrongly on purpose.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on_purpose_by: Option<Colour>,
    /// Only the delay or increment is missing.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub addition_missing: bool,
    /// The elapsed times of both together exceed the time since the start by this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub excess: Option<Span>,
}

/// What an assistant does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Help {
    /// Presses the clock.
    Clock,
    /// Keeps the score.
    Score,
    /// Moves the pieces.
    Pieces,
}

/// A player has an assistant.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Assistant {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<Colour>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub help: Option<Help>,
    /// Whether the player is disabled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub disabled: Option<bool>,
}
