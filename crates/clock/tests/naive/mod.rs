//! A clock written literally: it ticks ten times a second.

use adoube_clock::{Addition, Model, Period, PeriodChange, Span};

const TICK: i64 = 100;

pub(crate) fn ticks(span: Span) -> i64 {
    span.as_millis() / TICK
}

pub(crate) fn span(ticks: i64) -> Span {
    Span::millis(ticks * TICK)
}

#[derive(Clone)]
pub(crate) struct Naive {
    pub periods: Vec<Period>,
    pub model: Model,
    pub sides: [NaiveSide; 2],
    pub now: i64,
    pub running: Option<usize>,
    pub last: usize,
    pub frozen: bool,
    pub ran: i64,
    /// Who and when.
    pub falls: Vec<(usize, i64)>,
}

#[derive(Clone, Default)]
pub(crate) struct NaiveSide {
    /// What the display shows, but for the delay of US Chess, which has a display of its own.
    pub time: i64,
    pub delay: i64,
    /// What the time includes in advance for this turn.
    pub advance: i64,
    pub used_in_turn: i64,
    pub presses: u32,
    pub period: usize,
    pub down: bool,
}

impl Naive {
    pub(crate) fn new(periods: &[Period], model: Model) -> Naive {
        let mut naive = Naive {
            periods: periods.to_vec(),
            model,
            sides: Default::default(),
            now: 0,
            running: None,
            last: 0,
            frozen: false,
            ran: 0,
            falls: Vec::new(),
        };
        for side in 0..2 {
            naive.sides[side].time = ticks(periods[0].time);
            if let Addition::Increment(increment) = periods[0].addition
                && model.gives_first_increment
            {
                naive.sides[side].time += ticks(increment);
            }
            naive.prepare_turn(side);
        }
        naive
    }

    /// The period with this number; the last one again and again if it repeats.
    pub(crate) fn period(&self, number: usize) -> Option<Period> {
        let last = *self.periods.last().unwrap();
        let listed = self.periods.get(number).copied();
        listed.or_else(|| last.moves.map(|_| last))
    }

    pub(crate) fn addition(&self, side: usize) -> Addition {
        self.period(self.sides[side].period).unwrap().addition
    }

    /// Shows the delay of the turn to come: apart, or in advance in the time.
    pub(crate) fn prepare_turn(&mut self, side: usize) {
        let addition = self.addition(side);
        let in_advance = self.model.bronstein_in_advance;
        let account = &mut self.sides[side];
        account.used_in_turn = 0;
        account.advance = 0;
        account.delay = 0;
        match addition {
            Addition::Delay(delay) => account.delay = ticks(delay),
            Addition::Bronstein(most) if in_advance => account.advance = ticks(most),
            _ => {}
        }
        account.time += account.advance;
    }

    /// The time without what it includes in advance and is still unused.
    pub(crate) fn main(&self, side: usize) -> i64 {
        let account = &self.sides[side];
        account.time - (account.advance - account.used_in_turn).max(0)
    }

    pub(crate) fn is_over(&self, side: usize) -> bool {
        let account = &self.sides[side];
        account.time <= 0 && account.delay == 0
    }

    /// Lets the flag fall if the running side has nothing left.
    pub(crate) fn look(&mut self) {
        let Some(side) = self.running else { return };
        if self.sides[side].down || !self.is_over(side) {
            return;
        }
        self.falls.push((side, self.now));
        let next = self.period(self.sides[side].period + 1);
        match next.filter(|_| self.model.period_change == PeriodChange::AtZero) {
            Some(next) => {
                self.sides[side].period += 1;
                self.sides[side].time += ticks(next.time);
            }
            None => {
                self.sides[side].down = true;
                if self.model.freezes_at_zero {
                    self.running = None;
                    self.frozen = true;
                }
            }
        }
    }

    pub(crate) fn tick(&mut self) {
        self.now += 1;
        let Some(side) = self.running else { return };
        self.ran += 1;
        let glass = self.addition(side) == Addition::Hourglass;
        let runs_past_zero = self.model.period_change == PeriodChange::ByHand;
        let account = &mut self.sides[side];
        account.used_in_turn += 1;
        if account.delay > 0 {
            account.delay -= 1;
        } else if account.time > 0 || runs_past_zero {
            account.time -= 1;
            if glass && !self.sides[1 - side].down {
                self.sides[1 - side].time += 1;
            }
        }
        self.look();
    }

    pub(crate) fn wait(&mut self, ticks: i64) {
        for _ in 0..ticks {
            self.tick();
        }
    }

    pub(crate) fn start(&mut self, side: usize) {
        self.running = Some(side);
        self.last = side;
        self.frozen = false;
        self.look();
    }

    pub(crate) fn press(&mut self, side: usize) {
        if self.running != Some(side) {
            return;
        }
        self.sides[side].presses += 1;
        if !self.sides[side].down {
            self.complete_turn(side);
        } else {
            self.sides[side].advance = 0;
            self.sides[side].used_in_turn = 0;
        }
        self.start(1 - side);
    }

    pub(crate) fn complete_turn(&mut self, side: usize) {
        // Bronstein: what was used comes back, but no more than the addition.
        if let Addition::Bronstein(most) = self.addition(side) {
            let in_advance = self.model.bronstein_in_advance;
            let account = &mut self.sides[side];
            let most = if in_advance {
                account.advance
            } else {
                ticks(most)
            };
            account.time += account.used_in_turn.min(most) - account.advance;
        }
        self.begin_earned_period(side);
        if let Addition::Increment(increment) = self.addition(side) {
            self.sides[side].time += ticks(increment);
        }
        self.prepare_turn(side);
    }

    /// A player who was given time after a fallen flag gets what the counter says with the next press.
    pub(crate) fn begin_earned_period(&mut self, side: usize) {
        let by_counter = self.model.period_change == PeriodChange::ByCounter;
        while by_counter && self.sides[side].presses >= self.moves_needed(side) {
            self.sides[side].period += 1;
            let begun = self.period(self.sides[side].period).unwrap();
            self.sides[side].time += ticks(begun.time);
        }
    }

    /// The moves of all periods up to this one.
    pub(crate) fn moves_needed(&self, side: usize) -> u32 {
        let moves = |number| self.period(number).unwrap().moves.unwrap_or(1_000_000);
        (0..=self.sides[side].period).map(moves).sum()
    }

    pub(crate) fn add(&mut self, side: usize, amount: i64) {
        self.sides[side].time += amount;
        if self.sides[side].time > 0 {
            self.sides[side].down = false;
        }
        self.look();
    }

    pub(crate) fn next_period(&mut self, side: usize) -> bool {
        let Some(next) = self.period(self.sides[side].period + 1) else {
            return false;
        };
        self.sides[side].period += 1;
        self.sides[side].down = false;
        self.sides[side].time += ticks(next.time);
        if self.sides[side].time < 0 {
            self.sides[side].down = true;
        }
        self.look();
        true
    }
}
