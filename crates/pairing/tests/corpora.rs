//! Tournaments with known pairings: every round is paired again and has to come out the same.
//!
//! `tests/corpora` has some of each system; `ADOUBE_SWISS_CORPUS` names a folder with others.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use adoube_formats::read_trf;
use adoube_pairing::check::paired_in;
use adoube_pairing::system::{CodedSystem, PairedRound, SwissSystem};
use adoube_pairing::us::Facts;
use adoube_tournament::{ByeKind, Round, RoundNumber, Tournament};

/// The pairs of a round as (white, black), and who has the bye.
type Known = (BTreeSet<(u32, u32)>, Option<u32>);

fn known(round: &Round) -> Known {
    let pairs = round.games.iter().map(|game| (game.white.0, game.black.0));
    let mut byes = round.byes.iter();
    let bye = byes.find(|bye| bye.kind == ByeKind::PairingAllocated);
    (pairs.collect(), bye.map(|bye| bye.entrant.0))
}

fn made(round: &PairedRound) -> Known {
    let pairs = round.pairs.iter().map(|pair| (pair.white.0, pair.black.0));
    (pairs.collect(), round.bye.map(|bye| bye.0))
}

fn read(path: &Path) -> (SwissSystem, Tournament) {
    let bytes = std::fs::read(path).unwrap();
    let found = read_trf(&bytes).unwrap().to_draft().unwrap();
    let starts = found.dates.start;
    let starts = starts.map(|day| (day.year(), day.month(), day.day()));
    let coded = CodedSystem::from_code(&found.event.encoded_type, starts)
        .unwrap_or_else(|| panic!("{}: {}", path.display(), found.event.encoded_type));
    (coded.system, Tournament::new(found.draft).unwrap())
}

/// The rounds of a file that come out otherwise, and how many it has.
fn replay(path: &Path) -> (Vec<String>, usize) {
    let (system, tournament) = read(path);
    let among = system.competitors(&tournament);
    let rounds = among.tournament().rounds();
    let mut differences = Vec::new();
    for (number, round) in (1..).map(RoundNumber).zip(rounds) {
        let facts = Facts::default();
        let answer = system.pair_competitors(&among, number, &paired_in(round), &facts);
        let made = answer.as_ref().map(made);
        if made.as_ref().ok() != Some(&known(round)) {
            let (name, known) = (path.display(), known(round));
            differences.push(format!("{name} round {number}: {known:?}, not {made:?}"));
        }
    }
    let next = RoundNumber(rounds.len() as u16 + 1);
    let is_short = next.0 <= among.tournament().draft().planned_rounds;
    if is_short && tells_who_is_left(&system) {
        let present = among.available(next);
        let answer = system.pair_competitors(&among, next, &present, &Facts::default());
        if present.len() > 1 && answer.is_ok() {
            differences.push(format!("{} round {next} can be paired", path.display()));
        }
    }
    (differences, rounds.len())
}

/// Whether the file tells who would play in the round after its last one. Those of teams and of
/// matches of two games do not: absences are told only of rounds that were made.
fn tells_who_is_left(system: &SwissSystem) -> bool {
    !system.is_for_teams() && system.games_in_a_row() == 1
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder).unwrap();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "trf") {
            found.push(path);
        }
    }
}

#[test]
fn every_round_comes_out_as_it_was_paired() {
    let own = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpora");
    let mut paths = Vec::new();
    files(Path::new(own), &mut paths);
    if let Some(others) = std::env::var_os("ADOUBE_SWISS_CORPUS") {
        files(Path::new(&others), &mut paths);
    }
    let (mut differences, mut rounds) = (Vec::new(), 0);
    for path in &paths {
        let (found, replayed) = replay(path);
        differences.extend(found);
        rounds += replayed;
    }
    assert!(rounds > 500, "only {rounds} rounds");
    let count = differences.len();
    assert!(
        differences.is_empty(),
        "{count} of {rounds} rounds differ:\n{}",
        differences[..count.min(40)].join("\n")
    );
    println!("{rounds} rounds of {} files", paths.len());
}
