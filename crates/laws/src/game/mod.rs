//! The course of a game: repeated positions.

mod keys;
mod repetition;

pub use repetition::Repetition;
