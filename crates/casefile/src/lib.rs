//! The case file of an event: what a ruling is told by the event, and what the event remembers of it.
//!
//! [`rules`] says by which edition and with which announced variations a section is played; [`history`]
//! folds what was counted against a player from the incidents; [`BoardInPlay`] puts both into the case of
//! a board, before anything is asked. [`Decision`] is a ruling that the arbiter makes their own: it becomes
//! the incident that is written down and the commands that carry it out, in one step.
//! [`search`] finds a kind of incident by everyday words, and [`dialogue`] asks for the facts that matter.
//!
//! [`appeals`], [`fairplay`] and [`needs`] hold appeals, inspections, complaints and the needs of players
//! against the rules.
//!
//! Rulings are under the GPL and `conduct` is not, so this is a crate of its own.
//!
//! ```
//! use adoube_casefile::search::search;
//! use adoube_rulebook::Rulebook;
//! use adoube_words::{Language, Words};
//!
//! let edition = Rulebook::embedded().edition("fide-2023-01").unwrap();
//! let found = search(Words::of(Language::english()), edition, "cell phone rang");
//! assert_eq!(found[0].kind.name, "device");
//! ```
//!
//! ```
//! use adoube_casefile::search::search;
//! use adoube_rulebook::Rulebook;
//! use adoube_words::{Language, Words};
//!
//! let edition = Rulebook::embedded().edition("fide-2023-01").unwrap();
//! let found = search(Words::of(Language::english()), edition, "cell phone rang");
//! assert_eq!(found[0].kind.name, "device");
//! ```
//!
//! ```
//! use adoube_casefile::search::search;
//! use adoube_rulebook::Rulebook;
//! use adoube_words::{Language, Words};
//!
//! let edition = Rulebook::embedded().edition("fide-2023-01").unwrap();
//! let found = search(Words::of(Language::english()), edition, "cell phone rang");
//! assert_eq!(found[0].kind.name, "device");
//! ```

pub mod appeals;
pub mod decision;
pub mod dialogue;
pub mod fairplay;
pub mod history;
pub mod needs;
pub mod rules;
pub mod search;

mod board;

use adoube_rulebook::{Article, Edition, Topic, further_articles_about};

pub use board::{BoardInPlay, known_of_section};
pub use decision::{Decision, Imposed};

/// The articles about a topic: those of the edition, then those of the authority's other regulations.
fn articles_about(edition: &'static Edition, topic: Topic) -> Vec<&'static Article> {
    let own = edition.articles_about(topic.0).into_iter();
    own.chain(further_articles_about(edition.authority(), topic))
        .collect()
}

/// The number of the first article about a topic.
fn cite(edition: &'static Edition, topic: Topic) -> Option<&'static str> {
    let found = articles_about(edition, topic).into_iter().next();
    found.map(|article| article.number.as_str())
}
