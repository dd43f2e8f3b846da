//! Appeals, byes and organisers, as US Chess fixes them beside the rules of play.

use serde::{Deserialize, Serialize};

/// Rule 21 of US Chess.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Appeals {
    /// How long after a ruling an appeal may be made, and before playing on.
    pub local_minutes: u32,
    /// How many members a committee has at least.
    pub committee_at_least: u32,
    /// How many are enough if all are senior directors or higher.
    pub committee_of_seniors_at_least: u32,
    /// How long after the event an appeal to the federation may be sent.
    pub federation_days: u32,
}

/// Rule 22 of US Chess.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Byes {
    /// How long before the round a half-point bye is asked for.
    pub request_minutes_before: u32,
    /// Whether half-point byes are available in the second half.
    pub in_second_half: bool,
    /// Before which own game a bye for the last round is asked for.
    pub last_round_before_game: u32,
}

/// Rule 23 of US Chess.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Organiser {
    /// The prizes that remain in extraordinary circumstances, in percent of the entry fees.
    pub prize_floor_percent: u32,
    /// For how long improper cancelling bars from announcements.
    pub cancellation_bar_years: u32,
    /// Whether advance entries are refunded until registration for round 1 closes.
    pub advance_refunds: bool,
    /// Whether fees are refunded after the start.
    pub refunds_after_start: bool,
}
