//! The systems of US Chess: the cases of `vectors/{quads,us}.toml`, and what must hold for every
//! size.

#[path = "us/holland.rs"]
mod holland;
#[path = "us/quads.rs"]
mod quads;
#[path = "us/small_swiss.rs"]
mod small_swiss;
#[path = "us/tables.rs"]
mod tables;

use adoube_pairing::schedule::{ScheduledGame, ScheduledRound};
use adoube_tournament::Colour;
use serde::Deserialize;
use serde::de::DeserializeOwned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UsFile {
    table: Vec<tables::UsTable>,
    correction: Vec<tables::Correction>,
    preliminaries: Vec<holland::Preliminaries>,
    guide: Vec<small_swiss::GuideCase>,
}

fn read<F: DeserializeOwned>(text: &str) -> F {
    toml::from_str(text).unwrap()
}

fn us() -> UsFile {
    read(include_str!("vectors/us.toml"))
}

/// `3 4 8`
fn numbers<T: std::str::FromStr<Err: std::fmt::Debug>>(text: &str) -> Vec<T> {
    text.split_whitespace()
        .map(|number| number.parse().unwrap())
        .collect()
}

/// `3 4 8`, places in a list, from 1.
fn places(text: &str) -> Vec<usize> {
    numbers::<usize>(text)
        .into_iter()
        .map(|place| place - 1)
        .collect()
}

/// `1500 - 1700`
fn ratings(text: &str) -> Vec<Option<u32>> {
    text.split_whitespace()
        .map(|rating| rating.parse().ok())
        .collect()
}

/// `1-4 5-2 (3)`, places from 1.
fn first_round(text: &str) -> ScheduledRound<usize> {
    let (rests, games): (Vec<_>, Vec<_>) = text
        .split_whitespace()
        .partition(|word| word.starts_with('('));
    let game = |word: &str| {
        let (white, black) = word.split_once('-').unwrap();
        ScheduledGame {
            white: places(white)[0],
            black: places(black)[0],
        }
    };
    ScheduledRound {
        games: games.into_iter().map(game).collect(),
        rests: rests
            .into_iter()
            .map(|word| places(word.trim_matches(['(', ')']))[0])
            .collect(),
    }
}

fn colours(letters: &str) -> Vec<Colour> {
    let colour = |letter| {
        if letter == 'w' {
            Colour::White
        } else {
            Colour::Black
        }
    };
    letters.chars().map(colour).collect()
}
