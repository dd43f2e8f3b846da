//! Coming late: 6.7 of the FIDE Laws, 13D to 13G and 16K of US Chess.

mod absent;
mod late;

use adoube_clock::{Colour, Span};
use serde::{Deserialize, Serialize};

use crate::incident::{Decided, Family, Kind};
use crate::scene::Scene;

/// Somebody was not there in time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arrival {
    /// One player came late, or has not come.
    LateArrival(LateArrival),
    /// Nobody was there at the start.
    BothAbsent(BothAbsent),
    /// A player stayed away without a word.
    AbsentWithoutNotice(AbsentWithoutNotice),
}

impl Family for Arrival {
    const NAME: &'static str = "Coming late";
    const KINDS: &'static [Kind] = &[
        Kind::new("late-arrival", "a player comes late"),
        Kind::new("both-absent", "nobody was there when the clocks started"),
        Kind::new(
            "absent-without-notice",
            "a player stayed away without notice",
        ),
    ];

    fn decide(&self, scene: &Scene) -> Decided {
        match self {
            Arrival::LateArrival(facts) => facts.decide(scene),
            Arrival::BothAbsent(facts) => facts.decide(scene),
            Arrival::AbsentWithoutNotice(facts) => facts.decide(scene),
        }
    }
}

/// One player came late. How late is counted from the actual start of the session.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LateArrival {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// How long after the start of the session.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub late_by: Option<Span>,
    /// When the session was started, as a time of day; with `arrived_at` it tells how late.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub started_at: Option<Span>,
    /// When the player came, as a time of day.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arrived_at: Option<Span>,
    /// The default time, if no variation of the event gives it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_time: Option<Span>,
    /// The time of the first or only period, if the time control is not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_period: Option<Span>,
    /// The delay could not be helped.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub excused: bool,
    /// The opponent has not set up equipment and started a clock.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub equipment_missing: bool,
    /// How long after the start the opponent came, if the opponent was late too.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent_late_by: Option<Span>,
}

/// Nobody was there at the start.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BothAbsent {
    /// How long after the start White came.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub white_late_by: Option<Span>,
    /// How long after the start Black came.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub black_late_by: Option<Span>,
    /// The default time, if no variation of the event gives it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_time: Option<Span>,
    /// The time of the first or only period, if the time control is not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_period: Option<Span>,
    /// No equipment had been set up when the first of them came (US Chess 16M).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub equipment_missing: bool,
}

/// A player stayed away without a word.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct AbsentWithoutNotice {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// Whether the player has explained it before the next pairing was published.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub explained: Option<bool>,
}
