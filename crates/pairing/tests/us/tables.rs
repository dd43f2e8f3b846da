//! The printed tables of round robins, and the colours after a withdrawal.

use std::collections::{BTreeMap, BTreeSet};

use adoube_pairing::schedule::crenshaw::{Reversal, colour_corrections, us_round_robin};
use adoube_pairing::schedule::{Schedule, ScheduledGame, Seat, berger};
use serde::Deserialize;

use super::{first_round, us};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct UsTable {
    name: String,
    article: String,
    players: u32,
    #[serde(default)]
    pairs_only: bool,
    rounds: Vec<String>,
}

#[test]
fn us_tables() {
    for case in us().table {
        let schedule = us_round_robin(case.players).unwrap();
        for (round, printed) in schedule.rounds.iter().zip(&case.rounds) {
            let name = format!("{} ({})", case.name, case.article);
            if case.pairs_only {
                let printed = first_round(printed).games.into_iter();
                let printed = printed.map(|game| [game.white as Seat + 1, game.black as Seat + 1]);
                let printed: BTreeSet<_> = printed.map(BTreeSet::from).collect();
                let pairs = round
                    .games
                    .iter()
                    .map(|game| [game.white, game.black].into());
                assert_eq!(pairs.collect::<BTreeSet<_>>(), printed, "{name}");
            } else {
                assert_eq!(round.to_string(), *printed, "{name}");
            }
        }
    }
}

/// White games less Black games, without the games of some players.
fn surplus(schedule: &Schedule<Seat>, without: &[Seat]) -> BTreeMap<Seat, i32> {
    let mut surplus = BTreeMap::new();
    for game in schedule.rounds.iter().flat_map(|round| &round.games) {
        if !without.contains(&game.white) && !without.contains(&game.black) {
            *surplus.entry(game.white).or_default() += 1;
            *surplus.entry(game.black).or_default() -= 1;
        }
    }
    surplus
}

fn longest_run(schedule: &Schedule<Seat>, seat: Seat) -> usize {
    let games = schedule.rounds.iter().flat_map(|round| &round.games);
    let colours: Vec<bool> = games
        .filter(|game| game.white == seat || game.black == seat)
        .map(|game| game.white == seat)
        .collect();
    colours
        .chunk_by(|one, next| one == next)
        .map(<[bool]>::len)
        .max()
        .unwrap_or(0)
}

#[test]
fn us_tables_are_proper() {
    for players in 2..=40 {
        let schedule = us_round_robin(players).unwrap();
        let games = schedule.rounds.iter().flat_map(|round| &round.games);
        let pairs: BTreeSet<_> = games
            .clone()
            .map(|game| (game.white.min(game.black), game.white.max(game.black)))
            .collect();
        assert_eq!(pairs.len() as u32, players * (players - 1) / 2, "{players}");
        assert_eq!(games.count(), pairs.len(), "{players}");
        for round in &schedule.rounds {
            let games = round.games.iter().flat_map(|game| [game.white, game.black]);
            let mut seated: Vec<Seat> = games.chain(round.rests.iter().copied()).collect();
            seated.sort_unstable();
            assert_eq!(
                seated,
                (1..=players).collect::<Vec<_>>(),
                "{players}: {round}"
            );
        }
        assert!(
            surplus(&schedule, &[])
                .values()
                .all(|surplus| surplus.abs() <= 1),
            "{players}"
        );
        assert!(
            (1..=players).all(|seat| longest_run(&schedule, seat) <= 2),
            "{players}"
        );
    }
    assert!(us_round_robin(1).is_err());
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Correction {
    name: String,
    article: String,
    players: u32,
    played: u32,
    withdrawn: Vec<Seat>,
    turned: Option<Vec<String>>,
    count: Option<usize>,
}

#[test]
fn corrections() {
    for case in us().correction {
        let schedule = us_round_robin(case.players).unwrap();
        let turned = colour_corrections(&schedule, case.played, &case.withdrawn);
        let turned: Vec<_> = turned
            .iter()
            .map(|turned| format!("{}: {}", turned.round, turned.game))
            .collect();
        let name = format!("{} ({})", case.name, case.article);
        assert_eq!(turned.len(), case.count.unwrap_or(turned.len()), "{name}");
        assert_eq!(turned, case.turned.unwrap_or(turned.clone()), "{name}");
    }
}

fn apply(mut schedule: Schedule<Seat>, turned: &[Reversal]) -> Schedule<Seat> {
    for turned in turned {
        let round = &mut schedule.rounds[turned.round as usize - 1];
        let game = round
            .games
            .iter_mut()
            .find(|game| **game == turned.game.reversed())
            .unwrap();
        *game = turned.game;
    }
    schedule
}

fn squares(schedule: &Schedule<Seat>, without: &[Seat]) -> i32 {
    surplus(schedule, without)
        .values()
        .map(|surplus| surplus * surplus)
        .sum()
}

/// The definition, spelled out: the best of all ways to turn the games that are left.
fn best_by_trial(schedule: &Schedule<Seat>, played: u32, withdrawn: &[Seat]) -> (i32, u32) {
    let left = |game: &ScheduledGame<Seat>| {
        !withdrawn.contains(&game.white) && !withdrawn.contains(&game.black)
    };
    let open: Vec<Reversal> = (1..)
        .zip(&schedule.rounds)
        .skip(played as usize)
        .flat_map(|(round, games)| games.games.iter().map(move |game| (round, *game)))
        .filter(|(_, game)| left(game))
        .map(|(round, game)| Reversal {
            round,
            game: game.reversed(),
        })
        .collect();
    let balance = surplus(schedule, withdrawn);
    let trial = |choice: u32| {
        let mut balance = balance.clone();
        for (_, turned) in open
            .iter()
            .enumerate()
            .filter(|(bit, _)| choice >> bit & 1 == 1)
        {
            *balance.entry(turned.game.white).or_default() += 2;
            *balance.entry(turned.game.black).or_default() -= 2;
        }
        (
            balance.values().map(|surplus| surplus * surplus).sum(),
            choice.count_ones(),
        )
    };
    (0..1 << open.len()).map(trial).min().unwrap()
}

#[test]
fn corrections_are_the_fewest() {
    for players in 3..=8 {
        for schedule in [
            us_round_robin(players).unwrap(),
            berger::schedule(players).unwrap(),
        ] {
            for played in 0..=schedule.rounds.len() as u32 {
                for withdrawn in withdrawals(players) {
                    let left = players as usize - withdrawn.len();
                    let open = (schedule.rounds.len() - played as usize) * (left / 2);
                    if open > 12 {
                        continue;
                    }
                    let turned = colour_corrections(&schedule, played, &withdrawn);
                    assert!(turned.iter().all(|turned| turned.round > played));
                    let after = squares(&apply(schedule.clone(), &turned), &withdrawn);
                    assert_eq!(
                        (after, turned.len() as u32),
                        best_by_trial(&schedule, played, &withdrawn),
                        "{players} players, {played} played, without {withdrawn:?}"
                    );
                }
            }
        }
    }
}

/// One player leaves, or two.
fn withdrawals(players: u32) -> Vec<Vec<Seat>> {
    let one = |first: Seat| std::iter::once(vec![first]);
    let two = move |first: Seat| (first + 1..=players).map(move |second| vec![first, second]);
    (1..=players)
        .flat_map(|first| one(first).chain(two(first)))
        .collect()
}

/// As long as three rounds are to come, colours come out even whoever withdraws.
#[test]
fn corrections_even_out() {
    for players in 4..=40 {
        let schedule = us_round_robin(players).unwrap();
        let rounds = schedule.rounds.len() as u32;
        for played in [0, rounds / 2, rounds.saturating_sub(3)] {
            for withdrawn in 1..=players {
                let turned = colour_corrections(&schedule, played, &[withdrawn]);
                let after = surplus(&apply(schedule.clone(), &turned), &[withdrawn]);
                assert!(
                    after.values().all(|surplus| surplus.abs() <= 1),
                    "{players} players, {played} played, without {withdrawn}: {after:?}"
                );
            }
        }
    }
}
