//! How long the Dutch engine takes: whole tournaments of 9 rounds, every round of them paired again,
//! and single rounds of very large fields.

use adoube_pairing::check;
use adoube_pairing::dutch::{self, Edition};
use adoube_pairing::generate::{Field, GeneratorSettings, generate};
use adoube_tournament::{RoundNumber, Tournament};
use divan::Bencher;

/// The players of whole tournaments.
const TOURNAMENTS: [usize; 7] = [50, 100, 200, 400, 600, 1000, 2000];

/// The players of single rounds.
const ROUNDS: [usize; 3] = [2000, 5000, 9999];

const SEED: u64 = 1987;

fn main() {
    divan::main();
}

/// A tournament of 9 rounds with late entries, withdrawals, byes and forfeits.
fn settings(players: usize, edition: Edition) -> GeneratorSettings {
    let defaults = GeneratorSettings::default();
    GeneratorSettings {
        system: edition.into(),
        field: Field::Random {
            players,
            lowest_rating: 1400,
            highest_rating: 2400,
            unrated: Default::default(),
        },
        ..defaults
    }
}

fn played(settings: &GeneratorSettings) -> Tournament {
    generate(settings, SEED).expect("so few rounds can be paired")
}

fn replay(bencher: Bencher, settings: GeneratorSettings) {
    let tournament = played(&settings);
    let system = &settings.system;
    bencher.bench(|| check::check(system, &system.competitors(&tournament), &settings.us_facts));
}

fn pair_again(bencher: Bencher, players: usize, round: RoundNumber) {
    let edition = Edition::Dutch2026;
    let tournament = played(&settings(players, edition).without_absences());
    let paired = tournament.draft().round(round).expect("was played");
    let present = check::paired_in(paired);
    bencher.bench(|| dutch::pair_among(&tournament, round, &present, edition));
}

#[divan::bench(args = TOURNAMENTS, sample_count = 10, sample_size = 1)]
fn tournament(bencher: Bencher, players: usize) {
    let settings = settings(players, Edition::Dutch2026);
    replay(bencher, settings.without_absences());
}

#[divan::bench(args = TOURNAMENTS, sample_count = 10, sample_size = 1)]
fn tournament_with_absences(bencher: Bencher, players: usize) {
    replay(bencher, settings(players, Edition::Dutch2026));
}

#[divan::bench(args = TOURNAMENTS, sample_count = 10, sample_size = 1)]
fn tournament_2017(bencher: Bencher, players: usize) {
    replay(bencher, settings(players, Edition::Dutch2017));
}

#[divan::bench(args = ROUNDS, sample_count = 5, sample_size = 1)]
fn round_2(bencher: Bencher, players: usize) {
    pair_again(bencher, players, RoundNumber(2));
}

#[divan::bench(args = ROUNDS, sample_count = 5, sample_size = 1)]
fn middle_round(bencher: Bencher, players: usize) {
    pair_again(bencher, players, RoundNumber(5));
}
