//! Clocks differ: what they do at zero, when a period changes and what they show.

use serde::{Deserialize, Serialize};

use crate::Span;

/// How a clock behaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Model {
    /// When the next period begins.
    pub period_change: PeriodChange,
    /// When one side reaches zero the other one stops too and keeps its time (C.02, 5.4.1). US Chess
    /// wants it to run on (16B2b), and for rapid and blitz it may.
    pub freezes_at_zero: bool,
    /// Which fallen flags it marks.
    pub flag_mark: FlagMark,
    /// It shows how many moves were pressed.
    pub shows_counter: bool,
    /// The increment of the first move is there from the start. Some clocks forget it (US Chess
    /// 16B2).
    pub gives_first_increment: bool,
    /// In Bronstein mode the time for the first move includes the addition. Otherwise the time used
    /// is given back only after the move, and the flag falls earlier.
    pub bronstein_in_advance: bool,
    /// Below which time seconds are shown; none: always.
    pub seconds_below: Option<Span>,
    /// The hour at which the first control ends on the hands of an analog clock; none: digital.
    pub analog_first_end: Option<u32>,
}

/// When the next period begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PeriodChange {
    /// When the counter of moves says so. At zero before that the flag falls and nothing is added.
    ByCounter,
    /// When the time is over, with the flag shown, however many moves were made.
    AtZero,
    /// When somebody resets it. Meanwhile the hands run on past the end of the period.
    ByHand,
}

/// Which fallen flags a clock marks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FlagMark {
    /// Only the one that fell first; the other side just shows zeros.
    FirstOnly,
    /// Each one, so that nobody can tell which fell first.
    Each,
    /// None: zeros only.
    Zeros,
}

impl Default for Model {
    fn default() -> Model {
        Model::COUNTING
    }
}

impl Model {
    /// A digital clock with a counter of moves, as FIDE wants it: it freezes at zero and marks the
    /// flag that fell first.
    pub const COUNTING: Model = Model {
        period_change: PeriodChange::ByCounter,
        freezes_at_zero: true,
        flag_mark: FlagMark::FirstOnly,
        shows_counter: true,
        gives_first_increment: true,
        bronstein_in_advance: true,
        seconds_below: None,
        analog_first_end: None,
    };

    /// The same without a counter: periods change when the time is over.
    pub const WITHOUT_COUNTER: Model = Model {
        period_change: PeriodChange::AtZero,
        shows_counter: false,
        ..Model::COUNTING
    };

    /// A digital clock set as US Chess wants it: both sides run on (16B2b).
    pub const US: Model = Model {
        freezes_at_zero: false,
        ..Model::COUNTING
    };
}
