//! The Burstein system (C.04.4.2) against a literal implementation of its text, and the examples of
//! the text.
//!
//! `ADOUBE_LONG_TESTS` makes tens of thousands of rounds.

#[path = "burstein/literal.rs"]
mod literal;
#[path = "dutch/random.rs"]
mod random;
#[path = "dubov/replay.rs"]
mod replay;
#[path = "dubov/standing.rs"]
mod standing;

use adoube_pairing::fide::burstein::Burstein;
use adoube_pairing::fide::{Reading, Readings};
use adoube_pairing::system::SwissSystem;
use literal::{Rules, pairings};

fn compare(name: &str, events: u64, rules: Rules) {
    let system: SwissSystem = name.parse().unwrap();
    let readings: Readings = (rules.only_while_absent)
        .then_some(Reading::ZeroByesOnlyWhileAbsent)
        .into_iter()
        .collect();
    let system = system.with_readings(readings);
    replay::compare(&system, events, 9, &|tournament, round, present| {
        literal::pair(tournament, round, present, rules)
    });
}

#[test]
fn random_events_2026() {
    compare(
        "burstein-2026",
        replay::events(300, 12_000),
        Rules::default(),
    );
}

#[test]
fn random_events_until_2026() {
    let rules = Rules {
        is_old: true,
        ..Rules::default()
    };
    compare("burstein-2017", replay::events(60, 4_000), rules);
    compare("burstein-2025", replay::events(20, 1_000), rules);
}

#[test]
fn random_events_with_byes_only_while_absent() {
    let rules = Rules {
        only_while_absent: true,
        ..Rules::default()
    };
    compare("burstein-2026", replay::events(40, 4_000), rules);
}

/// V-BU-1.
#[test]
fn seeding_rounds() {
    let of = |rounds: &[u16]| -> Vec<u16> {
        let rounds = rounds.iter().copied();
        rounds.map(Burstein::seeding_rounds).collect()
    };
    assert_eq!(of(&[5, 7, 8, 9, 11]), [2, 3, 4, 4, 4]);
}

/// V-BU-2: the order of the text, by the literal implementation.
#[test]
fn order() {
    let written = |players: &[usize], pairs: usize| -> Vec<String> {
        let all = pairings(players).into_iter();
        all.filter(|(made, _)| made.len() == pairs)
            .map(|(made, floaters)| {
                let made = made.iter().map(|(one, other)| format!("{one}{other}"));
                let floaters = floaters.iter().map(|floater| floater.to_string());
                made.chain(floaters).collect::<Vec<_>>().join("-")
            })
            .collect()
    };
    let six = written(&[1, 2, 3, 4, 5, 6], 2);
    assert_eq!(six.len(), 45);
    let first = [
        "16-25-3-4",
        "16-24-3-5",
        "16-23-4-5",
        "16-35-2-4",
        "16-34-2-5",
        "16-45-2-3",
        "15-26-3-4",
        "15-24-3-6",
        "15-23-4-6",
    ];
    assert_eq!(six[..9], first);
    assert_eq!(six[44], "34-56-1-2");
    let five = [
        "15-24-3", "15-23-4", "15-34-2", "14-25-3", "14-23-5", "14-35-2", "13-25-4", "13-24-5",
        "13-45-2", "12-35-4", "12-34-5", "12-45-3", "25-34-1", "24-35-1", "23-45-1",
    ];
    assert_eq!(written(&[1, 2, 3, 4, 5], 2), five);
}
