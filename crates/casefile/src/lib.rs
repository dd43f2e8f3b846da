//! The case file of an event: what a ruling is told by the event, and what the event remembers of it.
//!
//! [`rules`] says by which edition and with which announced variations a section is played; [`history`]
//! folds what was counted against a player from the incidents; [`BoardInPlay`] puts both into the case of
//! a board, before anything is asked. [`Decision`] is a ruling that the arbiter makes their own: it becomes
//! the incident that is written down and the commands that carry it out, in one step.
//! [`search`] finds a kind of incident by everyday words, and [`dialogue`] asks for the facts that matter.
//!
//! Rulings are under the GPL and `conduct` is not, so this is a crate of its own.

pub mod decision;
pub mod dialogue;
pub mod history;
pub mod rules;
pub mod search;

mod board;

pub use board::{BoardInPlay, known_of_section};
pub use decision::{Decision, Imposed};
