//! The Olympiad Pairing Rules: their worked examples, and a literal implementation on random
//! events.
//!
//! `ADOUBE_LONG_TESTS` makes tens of thousands of rounds of the random ones.

#[path = "olympiad/examples.rs"]
mod examples;
#[path = "olympiad/explanations.rs"]
mod explanations;
#[path = "olympiad/literal.rs"]
mod literal;
#[path = "olympiad/random_events.rs"]
mod random_events;
