//! What each edition of the rules of chess says: dated parameters, announced variations and an
//! index of articles in our own words.
//!
//! [`Rulebook::embedded`] holds the editions that come with the crate, a folder each in
//! `editions/`. [`Rulebook::in_force`] chooses one by the day a competition starts. An [`Edition`]
//! has typed [`Parameters`], which the engines ask instead of comparing years, and articles that can
//! be found by their [`Topic`]: the same topic names the counterparts in other editions. A
//! [`Variation`] is what an event may choose, with the notice it needs; a [`Reading`] is a place
//! that can be understood in more than one way. [`compare`] tells what changed, [`search`] finds
//! articles by words.
//!
//! What the same authorities say elsewhere, such as on online play or teams, is in `regulations/`, as
//! far as rulings cite it ([`further_articles`]).
//!
//! A new edition is a new folder of files and needs no Rust. Its `edition.toml` names the edition
//! it is `based_on`, if any; then only what differs is written down.
//!
//! ```
//! use adoube_rulebook::{Authority, Rulebook, Topic};
//!
//! let rulebook = Rulebook::embedded();
//! let edition = rulebook.in_force(Authority::Fide, jiff::civil::date(2026, 11, 16)).unwrap();
//! assert_eq!(edition.id(), "fide-2023-01");
//! assert!(edition.parameters().resignation.draw_if_opponent_cannot_mate);
//! assert_eq!(edition.cite(Topic("touched-own")), Some("4.3.1"));
//! ```

#![warn(clippy::missing_errors_doc)]

mod changes;
mod check;
mod compare;
mod edition;
mod file;
mod further;
mod inherit;
mod notice;
mod number;
mod parameters;
mod reading;
mod rulebook;
mod saying;
mod search;
mod variation;

pub use check::Fault;
pub use compare::{ArticlePair, Comparison, ParameterChange, compare, compare_parameters};
pub use edition::{Article, Authority, Edition, Gap, Topic};
#[doc(hidden)]
pub use edition::{slug, slug_text};
pub use further::{further_articles, further_articles_about};
pub use notice::{
    Channel, Moment, Notice, NoticeFault, NoticeRule, NoticeVerdict, notice_sufficient,
};
pub use parameters::*;
pub use reading::{Alternative, Reading, ReadingError};
pub use rulebook::{EditionError, Rulebook};
pub use saying::Saying;
pub use search::{Hit, search};
pub use variation::{Takes, Variation, VariationError};
