//! Chess time: time controls, the clock as a state machine, classes of play, time sheets.
//!
//! This crate knows time and nothing of the board. It is pure: it reads no clock; instants come in as
//! arguments, as [`Span`]s since the start of a game or since midnight.
//!
//! **Time controls.** A [`TimeControl`] has periods for each player, usually the same. It is read and
//! written in four [`Dialect`]s: FIDE's, that of US Chess, and the ones of tournament report files
//! and of games. What was left open is not nothing: see [`Addition::Unspecified`] and
//! [`with_default_delay`]. [`classify`] tells the rate of play by an edition of the rules,
//! [`RatingTimes`] what a game needs to be rated, [`Timer`] how to set a clock that cannot do all.
//!
//! **The clock.** A [`Clock`] takes [`Event`]s in the order of time and gives a [`Reading`] at any
//! later instant, the flags that fell ([`FlagFall`]) and those that were called ([`FlagCall`]): two
//! different facts. A [`Model`] says how the clock behaves at zero and between periods and what it
//! shows ([`Display`]). A [`Log`] is all that as a file. Every change of a player's time is in a
//! [`Ledger`], which always balances.
//!
//! **When something went wrong.** [`ClockFacts`] proposes times for a clock that was set wrongly or broke,
//! or names the fact that is missing; with a log [`Log::replay_as`] knows them. [`lateness`] is about
//! coming late, [`pressure`] about being short of time, [`recording`] about the duty to record,
//! [`check_line`] about the half-hourly time sheet. [`correspondence`] counts days.
//!
//! Where the rules leave times to the arbiter, the answer here is a proposal or a range. Who may call
//! a flag, and what a fallen flag means on the board, is decided elsewhere.
//!
//! ```
//! use adoube_clock::{Clock, Dialect, Event, FlagCall, FlagState, Model, Person, Colour, Span};
//! use adoube_clock::{TimeControl, Venue, classify};
//! use adoube_rulebook::{Rate, Rulebook};
//!
//! let control = TimeControl::parse("3'+2\"", Dialect::Fide)?;
//! let edition = Rulebook::embedded().edition("fide-2023-01").unwrap();
//! assert_eq!(classify(&control, edition, Venue::OverTheBoard).rate, Some(Rate::Blitz));
//!
//! let mut clock = Clock::new(control, Model::COUNTING)?;
//! clock.apply(Span::ZERO, Event::Start(Colour::White))?;
//! // White thinks for ever. The flag falls after three minutes and two seconds ...
//! let later = clock.advanced_to(Span::minutes(4));
//! assert_eq!(later.flag(Colour::White), FlagState::Down { fell: Span::seconds(182) });
//! // ... but it has fallen in the rules only when somebody says so.
//! let call = FlagCall { of: Colour::White, by: Person::Arbiter };
//! clock.apply(Span::minutes(5), Event::Flag(call))?;
//! assert!(matches!(clock.flag(Colour::White), FlagState::Called { fell: Some(_), .. }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(clippy::missing_errors_doc)]

pub mod correspondence;
pub mod lateness;
pub mod pressure;
pub mod recording;
pub mod topics;

mod analog;
mod class;
mod control;
mod default_delay;
mod display;
mod log;
mod machine;
mod model;
mod rating_times;
mod setting;
mod sheet;
mod span;
mod timer;

pub use adoube_types::{ByColour, Colour};

pub use class::{Class, NoRate, Venue, classify, playing_time};
pub use control::{
    Addition, Allotment, ControlError, ControlFault, Dialect, ExpectedInControl, LONGEST,
    MOST_MOVES, MOST_PERIODS, Period, TimeControl, Unprintable,
};
pub use default_delay::{
    NoDefault, RecommendedAddition, is_mixed_or_repeating, recommended_addition, with_default_delay,
};
pub use display::{Display, Face};
pub use log::{Entry, Log, LogError};
pub use machine::{
    Clock, Event, EventError, FlagCall, FlagFall, FlagState, Ledger, Note, Oddity, Person, Reading,
    SideReading,
};
pub use model::{FlagMark, Model, PeriodChange};
pub use rating_times::{FirstControl, NotRatable, Ratable, RatingTimes, allows_norms, fit_a_day};
pub use setting::{ClockFacts, Estimate, MissingFact, least_to_leave};
pub use sheet::{INVESTIGATE_FROM, SheetFinding, SheetLine, check_line};
pub use span::{Span, SpanError};
pub use timer::{Delays, Setting, Timer, ranked};

adoube_types::errors!(
    ControlError,
    ControlFault,
    EventError,
    LogError,
    MissingFact,
    NoDefault,
    NoRate,
    SpanError,
    Unprintable,
    correspondence::NotAllowed,
    lateness::MustBeSpecified
);
