//! Correspondence chess: reflection time in days (US Chess, chapter 9).

mod account;
mod deadlines;

use jiff::Timestamp;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

pub use account::{
    ExcusedFault, OverstepPolicy, PENALTY_DAYS, ReflectionAccount, ReflectionCharge, Verdict,
};
pub use deadlines::{
    SilentOpponent, Withdrawal, adjudication_until, appeal_until, complaint_until, game_ends,
    inquiry_answer_until, replacement_until, withdrawal,
};

/// How much time there is to reply (rule 5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReflectionControl {
    /// So many days for so many moves, again and again; unused days are kept.
    DaysForMoves {
        days: u32,
        moves: u32,
        /// The most for any one move.
        most_for_one: u32,
    },
    /// So many days for each move.
    DaysForEach(u32),
}

/// A control that the rules do not allow (rule 5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename = "reflection-control-not-allowed")]
pub struct NotAllowed;

impl ReflectionControl {
    /// Thirty days for ten moves, ten at most for one.
    pub const STANDARD: ReflectionControl = ReflectionControl::DaysForMoves {
        days: 30,
        moves: 10,
        most_for_one: 10,
    };

    /// Whether US Chess rates games at it.
    pub fn allowed(self) -> Result<ReflectionControl, NotAllowed> {
        match self {
            ReflectionControl::STANDARD => Ok(self),
            ReflectionControl::DaysForEach(days) if days >= 3 => Ok(self),
            _ => Err(NotAllowed),
        }
    }
}

/// The days used by post: from the day a move came to the postmark of the reply, every day counted
/// (rules 5 and 6). None if the reply was posted before.
pub fn postal_days(received: Date, postmarked: Date) -> Option<u32> {
    let days = received.duration_until(postmarked).as_hours() / 24;
    u32::try_from(days).ok()
}

/// The days used by e-mail or on a server: whole periods of 24 hours (rule 5). None if the reply was
/// sent before.
pub fn electronic_days(received: Timestamp, sent: Timestamp) -> Option<u32> {
    let passed = received.duration_until(sent);
    let days = passed.as_hours() / 24;
    u32::try_from(days).ok().filter(|_| !passed.is_negative())
}
