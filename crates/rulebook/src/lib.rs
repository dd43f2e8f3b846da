//! What each edition of the rules of chess says: dated parameters, announced variations and an
//! index of articles in our own words.
//!
//! [`Rulebook::embedded`] holds the editions that come with the crate, one file each in
//! `editions/`. [`Rulebook::in_force`] chooses one by the day a competition starts. An [`Edition`]
//! has typed [`Parameters`], which the engines ask instead of comparing years, and articles that can
//! be found by their [`Topic`]: the same topic names the counterparts in other editions.
//!
//! ```
//! use adoube_rulebook::{Authority, Rulebook};
//!
//! let rulebook = Rulebook::embedded();
//! let edition = rulebook.in_force(Authority::Fide, jiff::civil::date(2026, 11, 16)).unwrap();
//! assert_eq!(edition.id(), "fide-2023-01");
//! assert!(edition.parameters().resignation.draw_if_opponent_cannot_mate);
//! ```

mod edition;
mod parameters;

pub use edition::{Article, Authority, Edition, EditionError, Rulebook, Topic};
pub use parameters::*;
