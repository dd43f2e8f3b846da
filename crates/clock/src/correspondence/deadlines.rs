//! Dates that follow from others (rules 14 to 22).

use jiff::ToSpan;
use jiff::civil::Date;
use serde::Serialize;

/// What to do about an opponent who does not reply (rules 14 and 15).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SilentOpponent {
    /// Wait until this day.
    Wait(Date),
    /// Send the move again.
    Repeat,
    /// File a complaint and send no more.
    Complain,
}

impl SilentOpponent {
    /// From the day of the last move, that of the repeat if one was sent, and today.
    pub fn on(today: Date, last_move: Date, repeated: Option<Date>) -> SilentOpponent {
        let due = repeated.unwrap_or(last_move).saturating_add(14.days());
        match (today >= due, repeated) {
            (false, _) => SilentOpponent::Wait(due),
            (true, None) => SilentOpponent::Repeat,
            (true, Some(_)) => SilentOpponent::Complain,
        }
    }
}

/// Until when a dispute must be sent in, from the day one knew of it (rule 16).
pub fn complaint_until(aware: Date) -> Date {
    aware.saturating_add(7.days())
}

/// How a game left by a withdrawing player is scored (rule 19).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Withdrawal {
    /// Lost by forfeit and not rated; the opponent may ask for adjudication within 14 days.
    UnratedForfeit,
    /// Lost and rated.
    RatedLoss,
}

/// From the moves both have completed, the start of the game and the day of the withdrawal.
pub fn withdrawal(moves_by_both: u32, started: Date, withdrawn: Date) -> Withdrawal {
    let old = withdrawn >= started.saturating_add(6.months());
    match moves_by_both >= 10 || old {
        true => Withdrawal::RatedLoss,
        false => Withdrawal::UnratedForfeit,
    }
}
