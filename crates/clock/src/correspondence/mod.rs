//! Correspondence chess: reflection time in days (US Chess, chapter 9).

mod account;
mod deadlines;

use serde::{Deserialize, Serialize};

pub use account::{OverstepPolicy, PENALTY_DAYS, ReflectionAccount, ReflectionCharge, Verdict};
pub use deadlines::{SilentOpponent, Withdrawal, complaint_until, withdrawal};

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
    ///
    /// # Errors
    ///
    /// [`NotAllowed`] if it does not.
    pub fn allowed(self) -> Result<ReflectionControl, NotAllowed> {
        match self {
            ReflectionControl::STANDARD => Ok(self),
            ReflectionControl::DaysForEach(days) if days >= 3 => Ok(self),
            _ => Err(NotAllowed),
        }
    }
}
