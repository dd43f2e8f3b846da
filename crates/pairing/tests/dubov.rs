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

fn compare(name: &str, events: u64, most_players: u32) {
    let is_old = name == "dubov-2018";
    let system = name.parse().unwrap();
    replay::compare(
        &system,
        events,
        most_players,
        &|tournament, round, present| literal::pair(tournament, round, present, is_old),
    );
}

#[test]
fn random_events_2026() {
    compare("dubov-2026", replay::events(400, 8_000), 9);
    compare("dubov-2026", replay::events(10, 400), 12);
}

#[test]
fn random_events_2018() {
    compare("dubov-2018", replay::events(50, 2_000), 8);
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
