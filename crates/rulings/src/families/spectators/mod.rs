//! Spectators, third parties and disturbances from outside: 12.5, 12.7 and 12.8 of the FIDE Laws, 20M
//! and 20E2 of US Chess.

mod advice;
mod outside;
mod remark;

use adoube_clock::Colour;
use serde::{Deserialize, Serialize};

use crate::incident::{Decided, Family, Kind};
use crate::scene::Scene;

/// Somebody who does not play the game took a hand in it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spectators {
    /// A spectator spoke.
    SpectatorSpeaks(SpectatorSpeaks),
    /// A player was told something without asking.
    UnaskedAdvice(UnaskedAdvice),
    /// A spectator used a phone or disturbs.
    SpectatorDisturbs(SpectatorDisturbs),
    /// The game was disturbed from outside.
    OutsideDisturbance(OutsideDisturbance),
}

impl Family for Spectators {
    const NAME: &'static str = "Spectators";
    const KINDS: &'static [Kind] = &[
        Kind::new("spectator-speaks", "somebody else spoke about the game"),
        Kind::new("unasked-advice", "a player was given advice without asking"),
        Kind::new("spectator-disturbs", "a spectator disturbs or uses a phone"),
        Kind::new("outside-disturbance", "the game was disturbed from outside"),
    ];

    fn decide(&self, scene: &Scene) -> Decided {
        match self {
            Spectators::SpectatorSpeaks(facts) => facts.decide(scene),
            Spectators::UnaskedAdvice(facts) => facts.decide(scene),
            Spectators::SpectatorDisturbs(facts) => facts.decide(scene),
            Spectators::OutsideDisturbance(facts) => facts.decide(scene),
        }
    }
}

/// A spectator spoke about the game.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SpectatorSpeaks {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about: Option<Remark>,
    /// Whether only the arbiter was told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to_arbiter_only: Option<bool>,
}

/// What a spectator spoke about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Remark {
    /// A fallen flag.
    Flag,
    /// An illegal move or another irregularity.
    Irregularity,
    /// The position, a move or a plan.
    Game,
}

/// A player was told something without asking.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct UnaskedAdvice {
    /// Who was told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<Colour>,
    /// What it was worth.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worth: Option<Worth>,
    /// It came from a relative, friend, team-mate or coach.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub from_own_side: bool,
    /// It is a team event and the adviser is of the team.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub team_event: bool,
}

/// What advice was worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Worth {
    /// The player would have found the move.
    WouldFind,
    /// The player would not have found the move.
    WouldNotFind,
    /// It is unclear, and there are other good moves.
    UnclearWithAlternatives,
    /// It is the only winning move, and unclear whether it would be found.
    OnlyWinningMove,
    /// It is a weak move.
    WeakMove,
    /// A reminder of the clock, with some time left.
    ClockReminder,
    /// A reminder of the clock in the last minute.
    ClockReminderLate,
}

/// A spectator used a phone or disturbs.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SpectatorDisturbs {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub how: Option<Disturbance>,
    /// Whether the spectator also plays in the event.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_player: bool,
}

/// How a spectator disturbs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Disturbance {
    /// By using a phone.
    Phone,
    /// By noise, or by standing too near.
    Nuisance,
    /// By entering the playing area without permission.
    EnteredArea,
}

/// The game was disturbed from outside.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OutsideDisturbance {
    /// Who was disturbed, if only one player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub disturbed: Option<Colour>,
}
