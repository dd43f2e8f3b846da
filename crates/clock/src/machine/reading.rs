//! What is known about a clock at an instant.

use serde::Serialize;

use super::account::{Account, Ledger};
use super::event::Person;
use crate::control::Allotment;
use crate::{ByColour, Colour, Span};

/// Both times at an instant.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Reading {
    pub at: Span,
    /// The side that runs.
    pub running: Option<Colour>,
    /// The clock stopped by itself because a side reached zero.
    pub is_frozen: bool,
    pub sides: ByColour<SideReading>,
    /// Whose flag fell first, of those that are down now; none also if both fell at once.
    pub first_down: Option<Colour>,
}

/// The time of one player at an instant.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SideReading {
    /// The main time left, without the delay of this turn.
    pub left: Span,
    /// What is left of the delay of this turn.
    pub delay_left: Span,
    /// How long the side ran with no time left.
    pub overrun: Span,
    /// The flag is down.
    pub is_flag_down: bool,
    /// The clock shows the flag.
    pub is_flag_marked: bool,
    /// Which period is on, from 1.
    pub period: usize,
    /// Moves that were pressed, as a counter shows them.
    pub counter: u32,
    /// Moves that were made, as the log knows them.
    pub moves: u32,
    /// Moves to make until the next control; none if all remaining moves are in this period.
    pub moves_owed: Option<u32>,
    /// The addition for each move in this period.
    pub addition: Span,
    /// The addition is a delay: unused time of it is lost.
    pub addition_is_delay: bool,
    /// The least time in this period, which a later increment does not undo.
    pub lowest: Span,
    /// Where the time came from and went.
    pub ledger: Ledger,
}

impl SideReading {
    pub(super) fn of(account: &Account, allotment: &Allotment) -> SideReading {
        let addition = account.addition(allotment);
        SideReading {
            left: account.main,
            delay_left: account.free,
            overrun: account.overrun,
            is_flag_down: account.is_down,
            is_flag_marked: account.is_marked,
            period: account.period + 1,
            counter: account.counter,
            moves: account.moves,
            moves_owed: moves_owed(allotment, account.moves),
            addition: addition.amount(),
            addition_is_delay: addition.is_delay(),
            lowest: account.lowest,
            ledger: account.ledger,
        }
    }

    /// What can still run before the flag falls.
    pub fn available(&self) -> Span {
        self.left + self.delay_left
    }

    /// How long the player has thought.
    pub fn used(&self) -> Span {
        self.ledger.used
    }
}

/// The moves from here to the next control that brings time.
fn moves_owed(allotment: &Allotment, moves: u32) -> Option<u32> {
    let mut period = allotment.period_of_move(moves.saturating_add(1));
    while allotment
        .period(period + 1)
        .is_some_and(|next| next.time.is_zero())
    {
        period += 1;
    }
    let end = allotment.moves_until_end_of(period)?;
    Some(end.saturating_sub(moves))
}

/// A flag fell, whether anybody saw it or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct FlagFall {
    pub side: Colour,
    pub at: Span,
    /// In which period, from 1.
    pub period: usize,
    /// How many moves were to be made by then; none: all of them.
    pub required: Option<u32>,
    /// How many were made, as the log knows them.
    pub moves: u32,
    /// How many the counter shows.
    pub counter: u32,
}

/// What became of a flag: the fact on the clock and the fact in the rules (6.8, 16E).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FlagState {
    /// It is up, and nobody said anything else.
    Up,
    /// It fell, and nobody said so.
    Down {
        /// When it fell.
        fell: Span,
    },
    /// Somebody said that it had fallen.
    Called {
        /// When it fell; none if it was up.
        fell: Option<Span>,
        /// When that was said.
        called: Span,
        /// By whom. Who may say so is a matter of the rules.
        by: Person,
    },
}
