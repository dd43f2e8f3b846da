//! The clock, as a state machine over what happens to it.
//!
//! A [`Clock`] takes [`Event`]s in the order of time and gives a [`Reading`] at any later instant. It
//! shows what a clock with this setting does: whether the setting was right is asked in
//! [`crate::corrected`], who may call a flag and what follows is asked elsewhere. A flag that fell
//! and a flag that was called are two facts.

mod account;
mod event;
mod reading;

pub use account::Ledger;
pub use event::{Event, EventError, FlagCall, Note, Oddity, Person};
pub use reading::{FlagFall, FlagState, Reading, SideReading};

use account::Account;

use crate::control::{Addition, LONGEST, MOST_MOVES, TimeControl};
use crate::model::{Model, PeriodChange};
use crate::{ByColour, Colour, Span};

/// A clock.
///
/// ```
/// use adoube_clock::{Clock, Dialect, Event, Model, Colour, Span, TimeControl};
///
/// let control = TimeControl::parse("90'+30\"", Dialect::Fide).unwrap();
/// let mut clock = Clock::new(control, Model::COUNTING).unwrap();
/// clock.apply(Span::ZERO, Event::Start(Colour::White)).unwrap();
/// clock.apply(Span::seconds(10), Event::Press(Colour::White)).unwrap();
/// let reading = clock.at(Span::seconds(15));
/// assert_eq!(reading.sides.white.left.to_string(), "1:30:50");
/// assert_eq!(reading.sides.black.left.to_string(), "1:30:25");
/// ```
#[derive(Debug, Clone)]
pub struct Clock {
    control: TimeControl,
    model: Model,
    accounts: ByColour<Account>,
    now: Span,
    /// The side that runs.
    running: Option<Colour>,
    /// The side that ran last.
    last_run: Option<Colour>,
    is_frozen: bool,
    falls: Vec<FlagFall>,
    calls: Vec<(Span, FlagCall)>,
    notes: Vec<Note>,
    /// How many falls and calls there were when each flag was last up for certain.
    settled: ByColour<(usize, usize)>,
}

impl Clock {
    /// A clock set for a control, not yet started.
    ///
    /// # Errors
    ///
    /// [`EventError::Unspecified`] if the control leaves open what is added.
    pub fn new(control: TimeControl, model: Model) -> Result<Clock, EventError> {
        if control.is_unspecified() {
            return Err(EventError::Unspecified);
        }
        let accounts = ByColour::of(|side| Account::new(control.of(side), &model));
        Ok(Clock {
            control,
            model,
            accounts,
            now: Span::ZERO,
            running: None,
            last_run: None,
            is_frozen: false,
            falls: Vec::new(),
            calls: Vec::new(),
            notes: Vec::new(),
            settled: ByColour::default(),
        })
    }

    /// What it is set for.
    pub fn control(&self) -> &TimeControl {
        &self.control
    }

    /// How it behaves.
    pub fn model(&self) -> &Model {
        &self.model
    }

    /// The flags that fell, in order.
    pub fn falls(&self) -> &[FlagFall] {
        &self.falls
    }

    /// What was said of flags, and when.
    pub fn calls(&self) -> &[(Span, FlagCall)] {
        &self.calls
    }

    /// What was odd.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// The instant of the last event.
    pub fn now(&self) -> Span {
        self.now
    }

    /// The side that runs, or ran last: the player on move.
    pub fn on_move(&self) -> Option<Colour> {
        self.last_run
    }

    /// The clock at a later instant, with all that happens by itself until then. An instant before
    /// the last event stands for that event's.
    pub fn advanced_to(&self, at: Span) -> Clock {
        let mut clock = self.clone();
        clock.advance(at.clamp(self.now, LONGEST));
        clock
    }

    /// Both times at a later instant; see [`Clock::advanced_to`].
    pub fn at(&self, at: Span) -> Reading {
        let clock = self.advanced_to(at);
        Reading {
            at: clock.now,
            running: clock.running,
            is_frozen: clock.is_frozen,
            sides: ByColour::of(|side| {
                SideReading::of(&clock.accounts[side], clock.control.of(side))
            }),
            first_down: clock.first_down(),
        }
    }

    /// What became of a player's flag by now, since it was last up for certain: since the player's
    /// last press with time left, or since an arbiter gave time.
    pub fn flag(&self, side: Colour) -> FlagState {
        let (falls, calls) = self.settled[side];
        let fell = self.falls[falls..].iter().find(|fall| fall.side == side);
        let fell = fell.map(|fall| fall.at);
        let call = self.calls[calls..].iter().find(|(_, call)| call.of == side);
        match (call, fell) {
            (Some((called, call)), _) => FlagState::Called {
                fell: fell.filter(|fell| fell <= called),
                called: *called,
                by: call.by,
            },
            (None, Some(fell)) => FlagState::Down { fell },
            (None, None) => FlagState::Up,
        }
    }

    /// Takes an event. If it is refused nothing has changed.
    ///
    /// # Errors
    ///
    /// [`EventError`]: the event is earlier than the one before, or cannot happen to the clock as it is.
    pub fn apply(&mut self, at: Span, event: Event) -> Result<(), EventError> {
        if at < self.now {
            let before = self.now;
            return Err(EventError::OutOfOrder { at, before });
        }
        if at.is_negative() || at > LONGEST {
            return Err(EventError::OutOfRange {
                at,
                latest: LONGEST,
            });
        }
        let mut next = self.clone();
        next.advance(at);
        next.take(event)?;
        *self = next;
        Ok(())
    }

    // ------------------------------------------------------------------------------------ events

    fn take(&mut self, event: Event) -> Result<(), EventError> {
        match event {
            Event::Start(side) => self.start(side)?,
            Event::Press(side) => self.press(side),
            Event::MoveWithoutPress(side) => {
                let account = &mut self.accounts[side];
                account.moves = account.moves.saturating_add(1);
            }
            Event::Stop { .. } => self.running = None,
            Event::Resume(side) => {
                let at = self.now;
                let side = side
                    .or(self.last_run)
                    .ok_or(EventError::NotStarted { at })?;
                self.start(side)?;
            }
            Event::Adjust { side, by, .. } => self.adjust(side, by)?,
            Event::Set { times, .. } => self.set(times)?,
            Event::SetCounter(counters) => self.set_counter(counters)?,
            Event::SetControl(control) => self.set_control(*control)?,
            Event::NextPeriod(side) => self.next_period(side)?,
            Event::Flag(call) => {
                if !self.accounts[call.of].is_marked {
                    self.note(Oddity::CalledFlagIsUp(call.of));
                }
                self.calls.push((self.now, call));
            }
        }
        Ok(())
    }

    fn start(&mut self, side: Colour) -> Result<(), EventError> {
        if self.running.is_some() {
            return Err(EventError::Running { at: self.now });
        }
        self.is_frozen = false;
        self.run(side);
        Ok(())
    }

    fn run(&mut self, side: Colour) {
        self.running = Some(side);
        self.last_run = Some(side);
    }

    fn press(&mut self, side: Colour) {
        match self.running {
            Some(running) if running == side => {
                self.accounts[side].press(self.control.of(side), &self.model);
                self.settle(side);
                self.run(side.opposite());
            }
            Some(_) => self.note(Oddity::PressedOutOfTurn(side)),
            None if self.is_frozen => self.note(Oddity::PressedWhileFrozen(side)),
            None if self.last_run.is_some() => self.note(Oddity::PressedWhileStopped(side)),
            None => {
                self.note(Oddity::PressedBeforeStart(side));
                self.run(side.opposite());
            }
        }
    }

    fn adjust(&mut self, side: Colour, by: Span) -> Result<(), EventError> {
        let left = self.accounts[side].main + by;
        if left > LONGEST {
            return Err(EventError::unshowable(self.now));
        }
        if left.is_negative() {
            let missing = left.abs();
            self.note(Oddity::TookMoreThanLeft { side, missing });
        }
        self.accounts[side].set(left.max(Span::ZERO));
        if self.is_by_hand() {
            self.accounts[side].charge_overrun();
        }
        self.settle(side);
        Ok(())
    }

    fn set(&mut self, times: ByColour<Option<Span>>) -> Result<(), EventError> {
        let shown = |time: &Span| !time.is_negative() && *time <= LONGEST;
        if !times.iter().flatten().all(shown) {
            return Err(EventError::unshowable(self.now));
        }
        for side in Colour::BOTH {
            if let Some(time) = times[side] {
                self.accounts[side].set(time);
                if self.is_by_hand() {
                    self.accounts[side].forgive_overrun();
                }
                self.settle(side);
            }
        }
        Ok(())
    }

    fn set_counter(&mut self, counters: ByColour<Option<u32>>) -> Result<(), EventError> {
        if counters.iter().flatten().any(|&moves| moves > MOST_MOVES) {
            return Err(EventError::unshowable(self.now));
        }
        for side in Colour::BOTH {
            if let Some(counter) = counters[side] {
                let account = &mut self.accounts[side];
                account.counter = counter;
                account.enter_earned_periods(self.control.of(side), &self.model);
                account.is_marked &= account.is_down;
                self.settle(side);
            }
        }
        Ok(())
    }

    fn set_control(&mut self, control: TimeControl) -> Result<(), EventError> {
        if control.is_unspecified() {
            return Err(EventError::Unspecified);
        }
        self.control = control;
        for side in Colour::BOTH {
            let allotment = self.control.of(side);
            let account = &mut self.accounts[side];
            if allotment.period(account.period).is_none() {
                account.period = allotment.periods().len() - 1;
            }
            // The delay of a turn begins anew; an increment comes with the next press.
            let addition = account.addition(allotment);
            match addition {
                Addition::Increment(_) => account.free = Span::ZERO,
                addition => account.credit(addition, &self.model),
            }
        }
        Ok(())
    }

    fn next_period(&mut self, side: Colour) -> Result<(), EventError> {
        let account = &mut self.accounts[side];
        if !account.next_period(self.control.of(side)) {
            let at = self.now;
            return Err(EventError::NoPeriod { at, side });
        }
        account.is_marked = false;
        if self.is_by_hand() {
            self.accounts[side].charge_overrun();
        }
        self.settle(side);
        Ok(())
    }

    /// The hands of an analog clock run on past the end of a period.
    fn is_by_hand(&self) -> bool {
        self.model.period_change == PeriodChange::ByHand
    }

    /// Forgets what became of a flag that is up.
    fn settle(&mut self, side: Colour) {
        if !self.accounts[side].is_down {
            self.settled[side] = (self.falls.len(), self.calls.len());
        }
    }

    // -------------------------------------------------------------------------------------- time

    /// Lets time pass, with all flags that fall on the way.
    fn advance(&mut self, to: Span) {
        while let Some(side) = self.running {
            let account = &self.accounts[side];
            let falls_at = self.now + account.budget();
            if account.is_down || falls_at > to {
                break;
            }
            self.pass(side, falls_at);
            self.fall(side);
        }
        if let Some(side) = self.running {
            self.pass(side, to);
        }
        self.now = to;
    }

    fn pass(&mut self, side: Colour, to: Span) {
        let time = to - self.now;
        let paid = self.accounts[side].run(time);
        if self.accounts[side].addition(self.control.of(side)) == Addition::Hourglass {
            self.transfer(side, paid);
        }
        self.now = to;
    }

    /// What an hourglass does: what one side uses the other side gains, unless its time is over.
    fn transfer(&mut self, from: Colour, time: Span) {
        let other = &mut self.accounts[from.opposite()];
        if other.is_down {
            return;
        }
        other.main += time;
        other.ledger.transferred += time;
    }

    fn fall(&mut self, side: Colour) {
        let allotment = self.control.of(side);
        let account = &mut self.accounts[side];
        self.falls.push(FlagFall {
            side,
            at: self.now,
            period: account.period + 1,
            required: allotment.moves_until_end_of(account.period),
            moves: account.moves,
            counter: account.counter,
        });
        let at_zero = self.model.period_change == PeriodChange::AtZero;
        account.is_down = !(at_zero && account.next_period(allotment));
        account.is_marked = true;
        // A period that brings no time of its own ends at once.
        account.is_down |= account.main.is_zero() && account.free.is_zero();
        if account.is_down && self.model.freezes_at_zero {
            self.running = None;
            self.is_frozen = true;
        }
    }

    fn first_down(&self) -> Option<Colour> {
        let down = |side: Colour| {
            let falls = self.falls.iter().rev();
            let fall = falls.clone().find(|fall| fall.side == side);
            fall.filter(|_| self.accounts[side].is_down)
                .map(|fall| fall.at)
        };
        match (down(Colour::White), down(Colour::Black)) {
            (Some(white), Some(black)) if white == black => None,
            (Some(white), Some(black)) if white < black => Some(Colour::White),
            (Some(_), Some(_)) => Some(Colour::Black),
            (Some(_), None) => Some(Colour::White),
            (None, Some(_)) => Some(Colour::Black),
            (None, None) => None,
        }
    }

    fn note(&mut self, what: Oddity) {
        self.notes.push(Note { at: self.now, what });
    }
}
