//! The case file of an event: what a ruling is told by the event, and what the event remembers of it.

pub mod dialogue;
pub mod search;
