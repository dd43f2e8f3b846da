//! How long the other Swiss systems take: a round in the middle of an event of 9 rounds, by system and
//! by how many players or teams there are.

use adoube_pairing::check;
use adoube_pairing::generate::{Field, GeneratorSettings, generate};
use adoube_pairing::system::SwissSystem;
use adoube_tournament::{RoundNumber, Tournament};
use divan::Bencher;

/// The players, or teams.
const SIZES: [usize; 4] = [100, 300, 1000, 2000];

const SEED: u64 = 1987;

fn main() {
    divan::main();
}

/// An event of 9 rounds in which everybody plays, with an odd number so that somebody has the bye.
fn event(system: &SwissSystem, players: usize) -> Option<Tournament> {
    let settings = GeneratorSettings {
        system: system.clone(),
        field: Field::Random {
            players: players + 1,
            lowest_rating: 1400,
            highest_rating: 2400,
            unrated: Default::default(),
        },
        ..GeneratorSettings::default()
    };
    generate(&settings.without_absences(), SEED).ok()
}

fn pair_again(bencher: Bencher, name: &str, players: usize, round: u16) {
    let system: SwissSystem = name.parse().expect("a system");
    let tournament = event(&system, players).expect("so few rounds can be paired");
    let among = system.competitors(&tournament);
    let round = RoundNumber(round);
    let paired = among.tournament().draft().round(round).expect("was played");
    let (present, facts) = (check::paired_in(paired), Default::default());
    bencher.bench(|| system.pair_competitors(&among, round, &present, &facts));
}

macro_rules! systems {
    ($($name:ident $system:literal,)+) => {
        $(mod $name {
            use divan::Bencher;

            #[divan::bench(args = super::SIZES, sample_count = 5, sample_size = 1)]
            fn round_1(bencher: Bencher, players: usize) {
                super::pair_again(bencher, $system, players, 1);
            }

            #[divan::bench(args = super::SIZES, sample_count = 5, sample_size = 1)]
            fn round_5(bencher: Bencher, players: usize) {
                super::pair_again(bencher, $system, players, 5);
            }

            #[divan::bench(args = super::SIZES, sample_count = 5, sample_size = 1)]
            fn round_9(bencher: Bencher, players: usize) {
                super::pair_again(bencher, $system, players, 9);
            }
        })+
    };
}

systems! {
    dutch "dutch-2026",
    dubov "dubov-2026",
    burstein "burstein-2026",
    lim "lim-2026",
    double_swiss "double-2026",
    team "team-2026",
    olympiad "olympiad-2022",
}
