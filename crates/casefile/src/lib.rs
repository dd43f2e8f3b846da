//! The case file of an event: what a ruling is told by the event, and what the event remembers of it.
//!
//! [`rules`] says by which edition and with which announced variations a section is played; [`history`]
//! folds what was counted against a player from the incidents; [`BoardInPlay`] puts both into the case of
//! a board, before anything is asked. [`Decision`] is a ruling that the arbiter makes their own: it becomes
//! the incident that is written down and the commands that carry it out, in one step.
//!
//! Rulings are under the GPL and `conduct` is not, so this is a crate of its own.

pub mod decision;
pub mod history;
pub mod rules;

mod board;

pub use board::{BoardInPlay, told_by_section};
pub use decision::{Decision, Imposed};
