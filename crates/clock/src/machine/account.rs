//! The time of one player.

use serde::Serialize;

use crate::Span;
use crate::control::{Addition, Allotment};
use crate::model::{Model, PeriodChange};

/// Where a player's time came from and went. What is left, less what ran over, is always
/// `allotted + increments + adjusted + uncharged + transferred - used`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Ledger {
    /// The times of the periods so far.
    pub allotted: Span,
    pub increments: Span,
    /// What arbiters added, less what they took.
    pub adjusted: Span,
    /// Time that ran but was not charged: delay.
    pub uncharged: Span,
    /// What an hourglass moved here.
    pub transferred: Span,
    /// How long this side ran.
    pub used: Span,
}

impl Ledger {
    /// What must be left, less what ran over.
    pub fn balance(&self) -> Span {
        let came = self.allotted + self.increments + self.adjusted;
        came + self.uncharged + self.transferred - self.used
    }
}

/// The time of one player between two events.
#[derive(Debug, Clone)]
pub(super) struct Account {
    pub(super) main: Span,
    /// What is left of the delay of this turn.
    pub(super) free: Span,
    /// How long this turn has taken.
    pub(super) turn: Span,
    /// How long the side ran with nothing left.
    pub(super) overrun: Span,
    /// Which period is on, from 0.
    pub(super) period: usize,
    /// Moves that were pressed, as a counter shows them.
    pub(super) counter: u32,
    /// Moves that were made.
    pub(super) moves: u32,
    /// The flag is down.
    pub(super) is_down: bool,
    /// The flag is shown: it is down, or the next period has begun at zero in this turn.
    pub(super) is_marked: bool,
    /// The least time in this period.
    pub(super) lowest: Span,
    pub(super) ledger: Ledger,
}

impl Account {
    pub(super) fn new(allotment: &Allotment, model: &Model) -> Account {
        let first = allotment.periods()[0];
        let mut account = Account {
            main: Span::ZERO,
            free: Span::ZERO,
            turn: Span::ZERO,
            overrun: Span::ZERO,
            period: 0,
            counter: 0,
            moves: 0,
            is_down: false,
            is_marked: false,
            lowest: Span::ZERO,
            ledger: Ledger::default(),
        };
        account.allot(first.time);
        match first.addition {
            Addition::Increment(_) if !model.gives_first_increment => {}
            addition => account.credit(addition, model),
        }
        account.lowest = account.main;
        account
    }

    /// What can still run before the flag falls.
    pub(super) fn budget(&self) -> Span {
        self.main + self.free
    }

    /// Runs for some time and says how much of it was paid from the main time.
    pub(super) fn run(&mut self, time: Span) -> Span {
        let delay = time.min(self.free);
        let charged = time - delay;
        let paid = charged.min(self.main);
        self.free -= delay;
        self.main -= paid;
        self.overrun += charged - paid;
        self.turn += time;
        self.ledger.used += time;
        self.ledger.uncharged += delay;
        self.lowest = self.lowest.min(self.main);
        paid
    }

    /// Completes a move by pressing. A clock adds nothing once the time is over (C.02, 5.4.3.9).
    pub(super) fn press(&mut self, allotment: &Allotment, model: &Model) {
        self.counter = self.counter.saturating_add(1);
        self.moves = self.moves.saturating_add(1);
        let turn = std::mem::replace(&mut self.turn, Span::ZERO);
        if self.is_down {
            self.free = Span::ZERO;
            return;
        }
        self.is_marked = false;
        if let Addition::Bronstein(most) = self.addition(allotment)
            && !model.bronstein_in_advance
        {
            let back = turn.min(most);
            self.main += back;
            self.ledger.uncharged += back;
        }
        self.enter_earned_periods(allotment, model);
        self.credit(self.addition(allotment), model);
    }

    /// Begins the periods whose moves the counter has.
    pub(super) fn enter_earned_periods(&mut self, allotment: &Allotment, model: &Model) {
        if model.period_change != PeriodChange::ByCounter {
            return;
        }
        while let Some(end) = allotment.moves_until_end_of(self.period)
            && self.counter >= end
            && self.next_period(allotment)
        {}
    }

    /// Begins the next period, if there is one. Hands that ran past the end have used some of it.
    pub(super) fn next_period(&mut self, allotment: &Allotment) -> bool {
        let Some(next) = allotment.period(self.period + 1) else {
            return false;
        };
        self.period += 1;
        self.allot(next.time);
        self.lowest = self.main;
        true
    }

    /// Takes back what ran over from the time left, as the hands of an analog clock do.
    pub(super) fn charge_overrun(&mut self) {
        let charged = self.overrun.min(self.main);
        self.overrun -= charged;
        self.main -= charged;
        self.is_down |= self.main.is_zero() && !self.overrun.is_zero();
        self.is_marked = self.is_down;
        self.lowest = self.lowest.min(self.main);
    }

    /// Sets the time by an arbiter's hand.
    pub(super) fn set(&mut self, time: Span) {
        self.ledger.adjusted += time - self.main;
        self.main = time;
        self.lowest = self.lowest.min(time);
        self.is_down = time.is_zero() && self.is_down;
        self.is_marked = self.is_down;
    }

    /// Forgets what ran over: the hands were set.
    pub(super) fn forgive_overrun(&mut self) {
        self.ledger.adjusted += self.overrun;
        self.overrun = Span::ZERO;
    }

    pub(super) fn addition(&self, allotment: &Allotment) -> Addition {
        let period = allotment.period(self.period);
        period.map_or(Addition::None, |period| period.addition)
    }

    /// Gives what the next move is entitled to.
    pub(super) fn credit(&mut self, addition: Addition, model: &Model) {
        self.free = Span::ZERO;
        match addition {
            Addition::Increment(span) => {
                self.main += span;
                self.ledger.increments += span;
            }
            Addition::Delay(span) => self.free = span,
            Addition::Bronstein(span) if model.bronstein_in_advance => self.free = span,
            Addition::Bronstein(_) => {}
            Addition::Unspecified | Addition::None | Addition::Hourglass => {}
        }
    }

    fn allot(&mut self, time: Span) {
        self.main += time;
        self.ledger.allotted += time;
        self.is_down = false;
    }
}
