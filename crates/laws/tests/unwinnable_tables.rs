//! Who can still mate (Articles 5.1.2, 5.2.2 and 6.9), asked for positions of few men and compared with
//! tables that were found another way.
//!
//! By default every position of three men is asked and a sample of the others. With the environment
//! variable `ADOUBE_ALL_TABLES` set to 1 it is every position of at most four men, which takes long; set
//! to 3/10 it is the third of ten parts of them. `ADOUBE_TABLES=KNkp,KPkp` asks only for these sets of
//! men.

mod tables;

use std::sync::LazyLock;
use std::time::Instant;

use rayon::prelude::*;
use shakmaty::{
    Color, EnPassantMode, Position,
    fen::{Epd, Fen},
};

use tables::ask::Count;
use tables::build::Set;
use tables::sample::{Choice, Dice, random};
use tables::slice::{Positions, bit};
use tables::{Place, Tables, forward, special};

static TABLES: LazyLock<Tables> = LazyLock::new(Tables::build);

/// The part of all positions that is asked for, if it is: which, counted from nothing, and of how many.
fn part() -> Option<(usize, usize)> {
    let value = std::env::var("ADOUBE_ALL_TABLES").ok()?;
    let (part, of) = value.split_once('/').unwrap_or((&value, "1"));
    let numbers = (part.parse::<usize>(), of.parse::<usize>());
    match numbers {
        (Ok(part), Ok(of)) if (1..=of).contains(&part) => Some((part - 1, of)),
        _ => panic!("ADOUBE_ALL_TABLES is {value}, not a part like 1 or 3/10"),
    }
}

fn in_part((part, of): (usize, usize)) -> Choice {
    Choice::Part { part, of }
}

/// The part that is asked for, or one in so many.
fn thinned(places: impl Iterator<Item = Place>, step: usize) -> Vec<Place> {
    let (part, of) = part().unwrap_or((0, step));
    places.skip(part).step_by(of).collect()
}

/// All sets of three and of four men.
fn sets() -> impl Iterator<Item = Set> {
    [(3, 0), (3, 1), (4, 0), (4, 1), (4, 2)]
        .into_iter()
        .flat_map(|(men, pawns)| Set::all(men, pawns))
}

/// The plain moves are the legal moves.
#[test]
fn moves_are_legal_moves() {
    let mut dice = Dice::new(1);
    let mut places: Vec<Place> = (0..10_000)
        .map(|number| random(&mut dice, 2 + number % 4))
        .collect();
    places.extend(special::castling().step_by(97));
    places.extend(special::in_passing().step_by(97));
    for place in places {
        let position = place.chess();
        let mut plain: Vec<String> = place.successors().iter().map(Place::fen).collect();
        let mut legal: Vec<String> = position
            .legal_moves()
            .iter()
            .map(|played| {
                let mut next = position.clone();
                next.play_unchecked(*played);
                Fen::from(Epd::from_position(&next, EnPassantMode::PseudoLegal)).to_string()
            })
            .collect();
        plain.sort();
        legal.sort();
        assert_eq!(plain, legal, "{}", place.fen());
        let mate = position.is_checkmate();
        assert_eq!(place.is_mate_by(!place.turn), mate, "{}", place.fen());
    }
}

/// In every table a position is one from which White can mate if and only if it is mate or a move leads
/// to such a position.
#[test]
fn tables_agree_with_moves() {
    let slices = if part().is_some() { 1 } else { 1000 };
    let choice = Choice::OneIn {
        slices,
        mixed: slices,
    };
    let asked: usize = sets()
        .map(|set| {
            set.places(&TABLES, choice)
                .map(|place| {
                    for side in Color::ALL {
                        let table = TABLES.can_mate(&place, side);
                        let moves = forward::one_move(&TABLES, &place, side);
                        assert_eq!(table, moves, "{side:?} in {}", place.fen());
                    }
                })
                .count()
        })
        .sum();
    println!("{asked} positions of the tables agree with their successors");
    assert!(asked > 0);
}

/// The tables have the legal positions, all of them and no others.
#[test]
fn tables_have_legal_positions() {
    for set in sets() {
        for slice in set.every_slice().step_by(4999) {
            let legal = (0..64)
                .filter(|square| slice.place(*square).is_legal())
                .fold(0, |word, square| word | bit(square));
            assert_eq!(slice.legal(), legal, "{slice:?}");
        }
    }
}

/// All positions in which White has mated, by one king and one piece against a king.
#[test]
fn mates_with_one_piece() {
    for (name, mates) in [("KNk", 0), ("KBk", 0), ("KRk", 216), ("KQk", 364)] {
        let slices = Set::named(name).every_slice();
        let found: u32 = slices.map(|slice| slice.mates().count_ones()).sum();
        assert_eq!(found, mates, "{name}");
    }
}

/// Sets with which White can never mate.
#[test]
fn never() {
    for name in ["KNk", "KBk", "KNkq", "KBkr", "KBkq", "Kkq", "Kkpp"] {
        assert_eq!(TABLES.count(Set::named(name)).0, 0, "{name}");
    }
}

/// Sets with which White can mate but for a few positions: forced captures, stalemates and what leads
/// to them.
#[test]
fn nearly_always() {
    for (name, exceptions) in [
        ("KPk", 32),
        ("KRk", 480),
        ("KNkn", 8),
        ("KNkb", 40),
        ("KBkn", 40),
        ("KNkr", 16_568),
        ("KNkp", 396),
        ("KBkp", 736),
        ("KPkp", 452),
        ("KNNk", 11_392),
    ] {
        let (winnable, legal) = TABLES.count(Set::named(name));
        assert_eq!(legal - winnable, exceptions, "{name}");
        assert!(exceptions * 1000 < legal * 2, "{name}");
    }
}

/// Two bishops mate on squares of different colours only, whoever has them.
#[test]
fn bishops() {
    const DARK: u64 = 0xaa55_aa55_aa55_aa55;
    for name in ["KBkb", "KBBk"] {
        let (mut exceptions, mut different) = (0, 0);
        for slice in Set::named(name).every_slice() {
            let fixed = slice.fixed.map_or(0, |(_, square)| bit(square));
            let same = if fixed & DARK != 0 { DARK } else { !DARK };
            let winnable = TABLES.word(&slice);
            assert_eq!(winnable & same, 0, "{slice:?}");
            different += (slice.legal() & !same).count_ones();
            exceptions += (slice.legal() & !same & !winnable).count_ones();
        }
        assert!(exceptions * 400 < different, "{name}: {exceptions}");
    }
}

/// Asks all these positions and prints what was answered. For comparison at most so many positions are
/// looked at that are in no table.
fn ask(name: &str, places: impl ParallelIterator<Item = Place>, limit: usize) -> Count {
    // They are made in parallel, so no thread of the pool may wait for them.
    let tables = LazyLock::force(&TABLES);
    let start = Instant::now();
    let count = places
        .map(|place| {
            let truth = |side| forward::can_mate(tables, &place, side, limit);
            Count::ask(&place, truth)
        })
        .reduce(Count::default, Count::and);
    println!("{name}: {count} ({:.1} s)", start.elapsed().as_secs_f64());
    count
}

/// Asks for every set of men, or those that are named in the environment.
fn ask_sets(sets: impl IntoIterator<Item = Set>, choice: Choice) {
    let names = std::env::var("ADOUBE_TABLES").ok();
    let is_wanted = |set: &Set| {
        let named = |names: &String| names.split(',').any(|name| name == set.name());
        names.as_ref().is_none_or(named)
    };
    sets.into_iter()
        .filter(is_wanted)
        .map(|set| ask(&set.name(), set.places(&TABLES, choice), 0))
        .fold(Count::default(), Count::and)
        .check();
}

#[test]
fn three_men() {
    ask_sets(Set::up_to_colour(3), in_part(part().unwrap_or((0, 1))));
}

#[test]
fn four_men() {
    match part() {
        Some(part) => ask_sets(Set::up_to_colour(4), in_part(part)),
        None => {
            let choice = Choice::OneIn {
                slices: 1000,
                mixed: 10,
            };
            let four = sets().filter(|set| set.fixed.is_some());
            ask_sets(four.filter(|set| set.has(Color::White)), choice);
        }
    }
}

#[test]
fn castling() {
    let places = thinned(special::castling(), 97);
    ask("castling", places.into_par_iter(), usize::MAX).check();
}

#[test]
fn in_passing() {
    let places = thinned(special::in_passing(), 97);
    ask("in passing", places.into_par_iter(), usize::MAX).check();
}

#[test]
fn five_men() {
    let (positions, limit) = match part() {
        Some((_, of)) => (20_000 / of, 1_000_000),
        None => (300, 100_000),
    };
    let mut dice = Dice::new(5 + part().map_or(0, |(part, _)| part as u64));
    let places: Vec<Place> = (0..positions).map(|_| random(&mut dice, 5)).collect();
    ask("five men", places.into_par_iter(), limit).check();
}
