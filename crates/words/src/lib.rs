//! What Adoube says, in every language it speaks.
//!
//! Engines, journal and readers answer with facts: values of types that can be serialised and that
//! have no sentence in them. Here is a message for each fact, a catalogue a language
//! (`locales/<code>/`, in [Fluent](https://projectfluent.org)), used by pages, papers and the terminal
//! alike. [`Words`] is a language that is spoken, [`Words::tell`] makes a sentence of a fact. A new
//! language is a new folder.
//!
//! ```
//! use adoube_words::{Language, Words};
//! use serde::Serialize;
//!
//! #[derive(Serialize)]
//! struct ListAnd<'a> {
//!     first: &'a str,
//!     last: &'a str,
//! }
//!
//! let fact = ListAnd { first: "Anand", last: "Kramnik" };
//! assert_eq!(Words::of(Language::english()).tell(&fact), "Anand and Kramnik");
//! let german = Words::of("de".parse()?);
//! assert_eq!(german.tell(&fact), "Anand und Kramnik");
//! assert_eq!(german.date("2026-11-17"), "17. November 2026");
//! # Ok::<(), adoube_words::NoSuchLanguage>(())
//! ```

#![warn(clippy::missing_errors_doc)]

mod catalogue;
mod day;
mod language;
pub mod manual;
mod moves;
mod names;
mod node;
mod tell;
mod told;

pub use language::{Language, NoSuchLanguage};
pub use names::Names;
pub use tell::{Values, Words};
pub use told::Told;
