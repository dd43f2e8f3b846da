//! The Dubov system (C.04.4.1) against a literal implementation of its text, and the examples of the
//! text.
//!
//! `ADOUBE_LONG_TESTS` makes tens of thousands of rounds.

#[path = "dubov/literal.rs"]
mod literal;
#[path = "dutch/random.rs"]
mod random;
#[path = "dubov/replay.rs"]
mod replay;
#[path = "dubov/standing.rs"]
mod standing;

use literal::{shifters, subsets, transpositions};

#[test]
fn random_events_2026() {
    let events = replay::events(150, 6_000);
    replay::compare("dubov-2026", events, 9, &|tournament, round, present| {
        literal::pair(tournament, round, present, false)
    });
}

#[test]
fn random_events_2018() {
    let events = replay::events(50, 2_000);
    replay::compare("dubov-2018", events, 8, &|tournament, round, present| {
        literal::pair(tournament, round, present, true)
    });
}

/// V-DU-1, V-DU-2, V-DU-3: the orders of the text, by the literal implementation.
#[test]
fn orders() {
    let written = |letters: Vec<char>| letters.into_iter().collect::<String>();
    let all = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
    assert_eq!(written(shifters(&all)), "DCEBFAG");
    assert_eq!(written(shifters(&all[..6])), "CDBEAF");
    let orders: Vec<String> = (transpositions(&all[..3]).into_iter())
        .map(written)
        .collect();
    assert_eq!(orders, ["ABC", "ACB", "BAC", "BCA", "CAB", "CBA"]);
    let sets: Vec<String> = subsets(&all[..4], 2).into_iter().map(written).collect();
    assert_eq!(sets, ["AB", "AC", "AD", "BC", "BD", "CD"]);
}
