//! Play-offs between tied players.

use std::collections::BTreeMap;

use adoube_pairing::schedule::play_off::{PlayOff, PlayOffStage};
use adoube_pairing::schedule::{ScheduledGame, Seat};
use adoube_tournament::GameResult;
use serde::Deserialize;

use super::{SEEDS, result_for, texts};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayOffs {
    case: Vec<PlayOffCase>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayOffCase {
    name: String,
    players: Vec<Seat>,
    games: BTreeMap<String, Vec<Seat>>,
    placings: Option<Vec<String>>,
    winner: Option<Seat>,
    #[serde(default)]
    shared_third: bool,
    #[serde(default)]
    last: Vec<String>,
}

impl PlayOffCase {
    /// Plays it out, and says how often each two met.
    fn play(&self, seed: u64) -> (PlayOff, BTreeMap<String, usize>) {
        let mut play_off = PlayOff::new(&self.players, seed).unwrap();
        let mut met: BTreeMap<String, usize> = BTreeMap::new();
        while let Some(task) = play_off.next_task() {
            let results: Vec<GameResult> = task
                .games
                .iter()
                .map(|game| {
                    let pair = pair(*game);
                    let number = met.entry(pair.clone()).or_default();
                    *number += 1;
                    won_by(*game, self.games[&pair][*number - 1])
                })
                .collect();
            play_off.record(&results).unwrap();
        }
        (play_off, met)
    }
}

fn pair(game: ScheduledGame<Seat>) -> String {
    format!(
        "{}-{}",
        game.white.min(game.black),
        game.white.max(game.black)
    )
}

fn won_by(game: ScheduledGame<Seat>, winner: Seat) -> GameResult {
    match winner {
        0 => GameResult::DRAW,
        winner => result_for(winner, game, "1"),
    }
}

#[test]
fn play_offs() {
    let cases: PlayOffs = toml::from_str(include_str!("../vectors/play_off.toml")).unwrap();
    for (case, seed) in cases
        .case
        .iter()
        .flat_map(|case| SEEDS.map(move |seed| (case, seed)))
    {
        let name = format!("{} with seed {seed}", case.name);
        let (play_off, met) = case.play(seed);
        let places = texts(play_off.finished().unwrap());
        if let Some(expected) = &case.placings {
            assert_eq!(&places, expected, "{name}");
            let planned: BTreeMap<String, usize> = case
                .games
                .iter()
                .map(|(pair, games)| (pair.clone(), games.len()))
                .collect();
            assert_eq!(met, planned, "{name}: games played");
        }
        if let Some(winner) = case.winner {
            assert_eq!(places[0], format!("1: {winner}"), "{name}");
        }
        if case.shared_third {
            assert!(
                places[2].starts_with("3-4") && places[3].starts_with("3-4"),
                "{name}"
            );
            assert_eq!(places[4..], case.last, "{name}");
        }
    }
}

#[test]
fn sudden_death_reverses_colours_after_odd_games() {
    for seed in SEEDS {
        let mut play_off = PlayOff::new(&[1, 2], seed).unwrap();
        let mut whites = Vec::new();
        for _ in 0..9 {
            let task = play_off.next_task().unwrap();
            assert_eq!(task.stage, PlayOffStage::Final);
            whites.push(task.games[0].white);
            play_off.record(&[GameResult::DRAW]).unwrap();
        }
        assert_ne!(whites[0], whites[1]);
        let (x, y) = (whites[2], 3 - whites[2]);
        assert_eq!(whites[2..], [x, y, y, x, x, y, y], "seed {seed}");
    }
}

#[test]
fn a_play_off_refuses_what_cannot_be() {
    assert!(PlayOff::new(&[1], 0).is_err());
    assert!(PlayOff::new(&[1, 2, 1], 0).is_err());
    let mut play_off = PlayOff::new(&[1, 2, 3, 4], 0).unwrap();
    let before = play_off.clone();
    assert!(
        play_off.record(&[GameResult::DRAW]).is_err(),
        "a result too few"
    );
    assert!(
        play_off
            .record(&[GameResult::DRAW, GameResult::PENDING])
            .is_err()
    );
    assert_eq!(play_off, before);
}
