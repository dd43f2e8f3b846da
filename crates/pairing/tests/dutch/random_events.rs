//! The engine against the literal implementation on random events and random brackets.

use adoube_pairing::dutch::Edition;
use adoube_pairing::schedule::lots::Lots;
use adoube_tournament::*;
use adoube_vectors::{Vectors, tests};

use crate::event::{Standing, with_standings};
use crate::random::{RandomEvent, compact};
use crate::solver::{Solver, written};

pub(crate) fn register(vectors: &mut Vectors) {
    vectors.tests(&tests![
        random_events_2017,
        random_events_2026,
        random_brackets_2017,
        random_brackets_2026,
    ]);
}

/// Few cases by default, many when `ADOUBE_LONG_TESTS` is set.
pub(crate) fn long_tests() -> bool {
    std::env::var_os("ADOUBE_LONG_TESTS").is_some()
}

/// How many events are played, and with how many players at most.
fn sizes() -> [(u64, u32); 2] {
    if long_tests() {
        [(6_000, 10), (400, 13)]
    } else {
        [(200, 8), (10, 11)]
    }
}

/// Plays random events by the literal implementation; the engine pairs each round as well.
fn compare_events(edition: Edition) {
    let mut rounds = 0;
    for (events, most_players) in sizes() {
        for seed in 0..events {
            rounds += compare_event(seed, most_players, edition);
        }
    }
    println!("{edition}: {rounds} rounds alike");
}

fn compare_event(seed: u64, most_players: u32, edition: Edition) -> usize {
    let mut event = RandomEvent::new(seed, most_players);
    let mut rounds = 0;
    while let Some(open) = event.open_round() {
        let pair =
            |solver: Solver| solver.pair(&open.tournament, open.number, &open.present, edition);
        let literal = pair(Solver::Literal);
        let engine = pair(Solver::Engine);
        rounds += 1;
        if literal != engine {
            let present: Vec<u32> = open.present.iter().map(|id| id.0).collect();
            panic!(
                "seed {seed}, at most {most_players} players, round {}, {edition}\n{}\
                 present (ids): {present:?}\n  literal {}\n  engine  {}",
                open.number,
                compact(&event.draft),
                written(literal),
                written(engine),
            );
        }
        match literal {
            Some(answer) => event.play(open, &answer.pairs, answer.bye),
            None => break,
        }
    }
    rounds
}

fn random_events_2017() {
    compare_events(Edition::Dutch2017);
}

fn random_events_2026() {
    compare_events(Edition::Dutch2026);
}

/// A few scoregroups of players with any history, so that brackets are larger and stranger than small
/// events make them. Each case has its own taste in colours, floats and who has met whom.
fn random_standings(lots: &mut Lots, most_players: u32) -> Vec<Standing> {
    let players = 4 + lots.below(most_players - 3);
    let rounds = 1 + lots.below(5) as usize;
    let lead = [1, 1, 1, 2, 2, 3, 4];
    let tallest = 2 + lots.below(lead.len() as u32 - 1) as usize;
    let met = lots.below(50);
    let colours = *lots.pick(&["WB", "WB", "WWB", "WBB"]).unwrap_or(&"WB");
    let floats = *lots.pick(&["---v^", "v^-", "-^", "-v"]).unwrap_or(&"-");
    let mut standings: Vec<Standing> = Vec::new();
    for number in lots.draw(players) {
        let half = Points::hundredths(rounds as i32 / 2 * 50);
        let steps = lots.pick(&lead[..tallest]).copied().unwrap_or(0);
        let earlier: Vec<u32> = standings.iter().map(|standing| standing.number).collect();
        standings.push(Standing {
            number,
            score: half + Points::hundredths(50 * steps),
            rounds: random_history(lots, rounds, colours),
            floats: (0..2).map(|_| letter(lots, floats)).collect(),
            met: (earlier.into_iter())
                .filter(|_| lots.below(100) < met)
                .collect(),
        });
    }
    standings
}

/// No colour three times running, and no difference beyond 2; some rounds not played.
fn random_history(lots: &mut Lots, rounds: usize, colours: &str) -> String {
    let mut history = String::new();
    let mut played = String::new();
    for _ in 0..rounds {
        if lots.below(12) == 0 {
            history.push(letter(lots, "UHFZ.+-"));
            continue;
        }
        let mut colour = letter(lots, colours);
        let count = |letter: char| played.matches(letter).count();
        let wide = count(colour) >= 2 + played.len() - count(colour);
        if wide || played.ends_with(&colour.to_string().repeat(2)) {
            colour = if colour == 'W' { 'B' } else { 'W' };
        }
        history.push(colour);
        played.push(colour);
    }
    history
}

fn letter(lots: &mut Lots, letters: &str) -> char {
    let letters: Vec<char> = letters.chars().collect();
    lots.pick(&letters).copied().unwrap_or('-')
}

/// Standings made by lot, and an event that has them before its next round.
pub(crate) fn random_position(seed: u64, most_players: u32) -> (Vec<Standing>, Tournament) {
    let mut lots = Lots::from_seed(seed);
    let standings = random_standings(&mut lots, most_players);
    let rounds = standings[0].rounds.chars().count() as u16;
    let empty = Draft {
        planned_rounds: rounds + 1 + lots.below(2) as u16,
        initial_colour: Some(lots.colour()),
        ..Draft::default()
    };
    let draft = with_standings(empty, &standings);
    (standings, Tournament::new(draft).expect("a sound event"))
}

fn compare_brackets(edition: Edition) {
    let (cases, most_players) = if long_tests() { (10_000, 12) } else { (250, 9) };
    let mut impossible = 0;
    for seed in 0..cases {
        let (standings, tournament) = random_position(seed, most_players);
        let round = tournament.paired_rounds().next();
        let present: Vec<EntrantId> = (standings.iter())
            .map(|standing| EntrantId(standing.number))
            .collect();
        let [literal, engine] = [Solver::Literal, Solver::Engine]
            .map(|solver| solver.pair(&tournament, round, &present, edition));
        impossible += usize::from(literal.is_none());
        assert!(
            literal == engine,
            "seed {seed}, round {round} of {}, {edition}, initial colour {:?}\n{}\n  literal {}\n  engine  {}",
            tournament.draft().planned_rounds,
            tournament.draft().initial_colour,
            standings_text(&standings),
            written(literal),
            written(engine),
        );
    }
    println!("{edition}: {cases} brackets alike, {impossible} of them without a pairing");
}

/// As `standings.toml` has them.
pub(crate) fn standings_text(standings: &[Standing]) -> String {
    let line = |one: &Standing| {
        let met: Vec<String> = one.met.iter().map(u32::to_string).collect();
        let Standing {
            number,
            score,
            rounds,
            floats,
            ..
        } = one;
        let met = met.join(" ");
        format!("  \"{number} | {score} | {rounds} | {floats} | {met}\",")
    };
    let lines: Vec<String> = standings.iter().map(line).collect();
    lines.join("\n")
}

fn random_brackets_2017() {
    compare_brackets(Edition::Dutch2017);
}

fn random_brackets_2026() {
    compare_brackets(Edition::Dutch2026);
}
