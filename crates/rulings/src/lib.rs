//! What the arbiter does now, and by which article: rulings on incidents at the board.
//!
//! A [`Case`] is what is known: the edition of the rules and its variations, rate of play and
//! supervision, board, clock, score sheets, earlier offences, and an [`Incident`] with its facts, or several
//! of the same game in order ([`Incidents`], ruled on by [`decide_each`]). It is a file ([`Case::from_toml`]). [`decide`] answers with a [`Ruling`]: result, clock times, position,
//! counters, duties, articles, and its [`Force`]: mandatory, left to the arbiter within a range, or in
//! need of a fact. Then [`Force::NeedsFact`] has the [`Question`]; [`Case::answered`] takes the answer.
//! What is not told is never taken as nothing in silence: where a ruling depends on earlier offences
//! that the case does not tell, it says what it [`assumes`](Ruling::assumes), what can be
//! [asked](Ruling::depends_on) and what follows [`otherwise`](Ruling::otherwise).
//! [`compare`] gives the same facts to every edition.
//!
//! Incidents are grouped in families, one room each in [`families`]; the core knows nothing of them but
//! one line in its list. What the editions differ in comes from the rulebook's parameters, and articles
//! are cited by topic, so the same code rules by every edition.
//!
//! ```
//! use adoube_rulings::{Case, Force, decide};
//!
//! let case = Case::from_toml(r#"
//!     edition = "fide-2023-01"
//!     rate = "standard"
//!     clock = { white = "0:20:00", black = "0:12:30", addition = "0:30" }
//!     incident.illegal-move = { by = "black", completed = true }
//! "#)?;
//! let ruling = decide(&case)?;
//! assert_eq!(ruling.force, Force::Mandatory);
//! assert_eq!(ruling.times_after.unwrap().white.to_string(), "22:00");
//! assert!(ruling.cites("7.5.5"));
//! # Ok::<(), adoube_rulings::CaseError>(())
//! ```

#![warn(clippy::missing_errors_doc)]

mod alternatives;
pub mod appeals;
mod ask;
mod case;
mod decide;
mod declare;
pub mod families;
mod history;
mod incident;
mod outcome;
mod over;
mod penalties;
mod ruling;
mod scene;
mod statement;
mod told;
pub mod topics;
mod untold;

pub use ask::{Answers, Choice, Question};
pub use case::{Board, Case, CaseError, ClockFacts, Sheet, Sheets, Stage, Supervision};
pub use decide::{Compared, compare, decide, decide_apart, decide_each, questions};
pub use history::{Counter, History, PlayerHistory, Scope};
pub use incident::{Incident, Incidents, Kind, kinds};
pub use outcome::{GameResult, ResultError, Score};
pub use penalties::{Measure, MeasureKind};
pub use ruling::{
    Alternative, Citation, ClockChange, Condition, CounterChange, Force, MustPlay, PositionAction,
    Ruling, TimeAction,
};
pub use statement::{Statement, statement_names};
