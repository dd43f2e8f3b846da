//! Round robins: the printed tables, and what holds for every size.

use std::collections::{BTreeMap, BTreeSet};

use adoube_pairing::schedule::berger::{self, Cycles, cycles, cycles_for_rounds, meeting_round};
use adoube_pairing::schedule::{Schedule, Seat};
use serde::Deserialize;

/// A fact in English.
fn told<T: serde::Serialize>(fact: &T) -> String {
    adoube_words::Words::of(adoube_words::Language::english()).tell(fact)
}

#[derive(Deserialize)]
struct Vectors {
    table: Vec<Table>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    article: String,
    players: u32,
    #[serde(default)]
    rounds: Vec<String>,
    #[serde(default)]
    rests: Vec<Seat>,
}

#[test]
fn the_printed_tables() {
    let vectors: Vectors = toml::from_str(include_str!("vectors/berger.toml")).unwrap();
    assert_eq!(vectors.table.len(), 8);
    for table in vectors.table {
        let schedule = berger::schedule(table.players).unwrap();
        let place = format!("{} for {} players", table.article, table.players);
        if !table.rounds.is_empty() {
            let rounds: Vec<String> = schedule.rounds.iter().map(ToString::to_string).collect();
            assert_eq!(rounds, table.rounds, "{place}");
        }
        if !table.rests.is_empty() {
            let rests: Vec<Seat> = schedule
                .rounds
                .iter()
                .flat_map(|r| r.rests.clone())
                .collect();
            assert_eq!(rests, table.rests, "{place}");
        }
    }
}

const SIZES: std::ops::RangeInclusive<u32> = 2..=40;

#[test]
fn everybody_meets_everybody_once_a_cycle() {
    for players in SIZES {
        for count in 1..=4 {
            for order in ORDERS {
                let schedule = cycles(players, count, order).unwrap();
                everybody_once_a_round(&schedule, players);
                let mut meetings: BTreeMap<(Seat, Seat), u32> = BTreeMap::new();
                for game in schedule.rounds.iter().flat_map(|round| &round.games) {
                    let pair = (game.white.min(game.black), game.white.max(game.black));
                    *meetings.entry(pair).or_default() += 1;
                }
                assert_eq!(meetings.len() as u32, players * (players - 1) / 2);
                assert!(meetings.values().all(|meetings| *meetings == count));
            }
        }
    }
}

const ORDERS: [Cycles; 4] = [
    Cycles::Plain,
    Cycles::LastTwoInterchanged,
    Cycles::Adjacent,
    Cycles::Mirrored,
];

fn everybody_once_a_round(schedule: &Schedule<Seat>, players: u32) {
    for round in &schedule.rounds {
        let games = round.games.iter().flat_map(|game| [game.white, game.black]);
        let seats: Vec<Seat> = games.chain(round.rests.iter().copied()).collect();
        let different: BTreeSet<Seat> = seats.iter().copied().collect();
        assert_eq!(seats.len() as u32, players);
        assert_eq!(different, (1..=players).collect());
    }
}

/// The colours of a seat, round by round, rests left out.
fn colours(schedule: &Schedule<Seat>, seat: Seat) -> Vec<bool> {
    let games = schedule.rounds.iter().flat_map(|round| &round.games);
    games
        .filter(|game| game.white == seat || game.black == seat)
        .map(|game| game.white == seat)
        .collect()
}

fn longest_run(colours: &[bool]) -> usize {
    colours
        .chunk_by(|one, next| one == next)
        .map(<[bool]>::len)
        .max()
        .unwrap_or(0)
}

#[test]
fn colours_are_balanced_and_alternate() {
    for players in SIZES {
        let single = berger::schedule(players).unwrap();
        let double = cycles(players, 2, Cycles::LastTwoInterchanged).unwrap();
        for seat in 1..=players {
            let own = colours(&single, seat);
            let whites = own.iter().filter(|white| **white).count();
            assert!(
                whites.abs_diff(own.len() - whites) <= 1,
                "{players} players, {seat}"
            );
            assert!(longest_run(&own) <= 2, "{players} players, {seat}");
            if players % 2 == 0 {
                let more_white = whites > own.len() - whites;
                assert_eq!(more_white, seat <= players / 2, "{players} players, {seat}");
            }
            let own = colours(&double, seat);
            let whites = own.iter().filter(|white| **white).count();
            assert_eq!(whites * 2, own.len(), "a double round robin is even");
            assert!(longest_run(&own) <= 2, "{players} players, {seat}: double");
        }
    }
}

/// What the interchange is for: without it somebody has three equal colours at the seam.
#[test]
fn the_plain_double_cycle_has_three_equal_colours() {
    for players in (4..=40).step_by(2) {
        let double = cycles(players, 2, Cycles::Plain).unwrap();
        let longest = (1..=players)
            .map(|seat| longest_run(&colours(&double, seat)))
            .max();
        assert_eq!(longest, Some(3), "{players} players");
    }
}

#[test]
fn the_round_of_a_meeting_can_be_told() {
    for players in (2..=40).step_by(2) {
        let schedule = berger::schedule(players).unwrap();
        for (round, number) in schedule.rounds.iter().zip(1..) {
            for game in &round.games {
                assert_eq!(meeting_round(players, game.white, game.black), Some(number));
            }
        }
    }
    for (seats, one, other) in [(8, 1, 1), (8, 0, 3), (8, 1, 9), (7, 1, 2)] {
        assert_eq!(meeting_round(seats, one, other), None);
    }
}

#[test]
fn impossible_sizes_are_refused() {
    for (players, complaint) in [
        (
            0,
            "the number of players of a round robin must be at least 2, not 0",
        ),
        (
            1,
            "the number of players of a round robin must be at least 2, not 1",
        ),
        (
            20_000,
            "the number of players of a round robin must be at most 10000, not 20000",
        ),
    ] {
        assert_eq!(told(&berger::schedule(players).unwrap_err()), complaint);
    }
    assert!(cycles(4, 0, Cycles::Plain).is_err());
    let many = "the number of games of a round robin must be at most 1000000, not 49995000";
    assert_eq!(told(&berger::schedule(10_000).unwrap_err()), many);
    assert!(cycles(1_000, 3, Cycles::Plain).is_err());
}

#[test]
fn the_announced_rounds_make_the_cycles() {
    for (players, rounds, cycles_made) in [(6, 5, 1), (6, 10, 2), (5, 5, 1), (2, 3, 3)] {
        let expected = cycles(players, cycles_made, Cycles::LastTwoInterchanged);
        assert_eq!(
            cycles_for_rounds(players, rounds, Cycles::LastTwoInterchanged),
            expected
        );
    }
    let complaint = told(&cycles_for_rounds(5, 9, Cycles::LastTwoInterchanged).unwrap_err());
    let expected = "a round robin: 5 need 5 rounds to meet, or a multiple of that, not 9";
    assert_eq!(complaint, expected);
}
