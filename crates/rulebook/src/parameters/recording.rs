//! Scoresheets.

use serde::{Deserialize, Serialize};

/// Article 8 of the FIDE Laws, rule 15 of US Chess.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recording {
    /// What moves may be recorded on.
    pub media: Vec<Medium>,
    /// In which notations.
    pub notations: Vec<Notation>,
    /// Whether a move may be written before it is made.
    pub write_before_moving: bool,
    /// Below how much time recording may stop,
    pub exempt_below_seconds: u32,
    /// if less than this is added for each move.
    pub exempt_if_addition_below_seconds: u32,
    /// Who may stop.
    pub exempt: Exempt,
    /// Whether a delay counts like an increment here.
    pub delay_counts: bool,
    /// Whether the opponent too must be able to see the sheet.
    pub visible_to_opponent: bool,
    /// How much time both must have left to lend a sheet.
    pub loan_needs_seconds: Option<u32>,
    /// What directors often deduct from players excused from recording.
    pub excused: Option<Excused>,
    /// How many warnings are usual before the penalty.
    pub warnings_before_penalty: Option<u32>,
}

/// What moves are recorded on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Medium {
    /// A paper scoresheet.
    Paper,
    /// A certified electronic scoresheet.
    Electronic,
}

/// A notation that is accepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Notation {
    Algebraic,
    Descriptive,
    /// As computers write moves.
    Computer,
}

/// Who may stop recording in time trouble.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Exempt {
    /// The player who is short of time.
    ThatPlayer,
    /// Both, when either is.
    BothPlayers,
}

/// What directors often deduct from players who are excused from recording without help. It is a
/// tip, not a rule (US Chess 15A1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Excused {
    /// So much of the player's total time,
    pub percent: u32,
    /// but not more than this.
    pub at_most_minutes: u32,
}
