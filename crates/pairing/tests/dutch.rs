//! The Dutch system against the regulations: the examples of `vectors/dutch/*.toml`, by the literal
//! implementation in `literal` and by the engine, and the two against each other on random events.
//!
//! `ADOUBE_LONG_TESTS` makes tens of thousands of rounds of the random ones.

mod literal;

#[path = "dutch/cases.rs"]
mod cases;
#[path = "dutch/compare.rs"]
mod compare;
#[path = "dutch/event.rs"]
mod event;
#[path = "dutch/explain.rs"]
mod explain;
#[path = "dutch/failures.rs"]
mod failures;
#[path = "dutch/generation.rs"]
mod generation;
#[path = "dutch/judged.rs"]
mod judged;
#[path = "dutch/positions.rs"]
mod positions;
#[path = "dutch/random.rs"]
mod random;
#[path = "dutch/random_events.rs"]
mod random_events;
#[path = "dutch/solver.rs"]
mod solver;
#[path = "dutch/truth.rs"]
mod truth;
#[path = "dutch/unpairable.rs"]
mod unpairable;
#[path = "dutch/worked.rs"]
mod worked;

use adoube_vectors::Vectors;

fn main() {
    let mut vectors = Vectors::of(env!("CARGO_MANIFEST_DIR"));
    compare::register(&mut vectors);
    explain::register(&mut vectors);
    failures::register(&mut vectors);
    generation::register(&mut vectors);
    positions::register(&mut vectors);
    random_events::register(&mut vectors);
    truth::register(&mut vectors);
    unpairable::register(&mut vectors);
    worked::register(&mut vectors);
    vectors.run()
}
