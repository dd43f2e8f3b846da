//! The Lim system against the regulations: their worked examples, and a literal implementation on
//! random events.
//!
//! `ADOUBE_LONG_TESTS` makes tens of thousands of rounds of the random ones.

#[path = "dutch/event.rs"]
#[allow(dead_code, reason = "shared with the tests of the Dutch system")]
mod event;
#[path = "lim/examples.rs"]
mod examples;
#[path = "lim/explanations.rs"]
mod explanations;
#[path = "lim/literal.rs"]
mod literal;
#[path = "dutch/random.rs"]
mod random;
#[path = "lim/random_events.rs"]
mod random_events;
