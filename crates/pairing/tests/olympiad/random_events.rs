//! The engine against the literal implementation on random events.

use adoube_pairing::check::paired_in;
use adoube_pairing::fide::olympiad::Olympiad;
use adoube_pairing::generate::{Chance, Field, GeneratorSettings, play};
use adoube_pairing::schedule::lots::Lots;
use adoube_pairing::system::SwissSystem;
use adoube_tournament::{ByeKind, EntrantId, Round, RoundNumber, Tournament};

use crate::literal::{self, Answer};

/// How many events are played, and with how many teams at most.
fn sizes() -> [(u64, u32); 2] {
    match std::env::var_os("ADOUBE_LONG_TESTS") {
        Some(_) => [(10_000, 9), (300, 11)],
        None => [(150, 8), (1, 10)],
    }
}

pub(crate) fn settings(lots: &mut Lots, most_teams: u32) -> GeneratorSettings {
    let mut chance = |choices: &[u32]| {
        let chosen = lots.pick(choices).copied().unwrap_or(0);
        Chance::percent(chosen)
    };
    let (forfeits, zero, half) = (
        chance(&[0, 3, 15]),
        chance(&[0, 0, 4, 10]),
        chance(&[0, 0, 4]),
    );
    let (late_entries, withdrawals, draws) = (
        chance(&[0, 0, 15]),
        chance(&[0, 0, 5]),
        chance(&[20, 40, 60]),
    );
    let teams = 4 + lots.below(most_teams - 3);
    GeneratorSettings {
        system: SwissSystem::Olympiad(Olympiad),
        field: Field::Random {
            players: teams as usize,
            lowest_rating: 1900,
            highest_rating: 2100,
            unrated: Chance::NEVER,
        },
        rounds: 3 + lots.below(teams) as u16,
        draws: Some(draws),
        forfeits,
        late_entries,
        withdrawals,
        zero_point_byes: zero,
        half_point_byes: half,
        ..GeneratorSettings::default()
    }
}

pub(crate) fn number(tournament: &Tournament, id: EntrantId) -> u32 {
    let entrant = tournament.entrant(id).unwrap();
    entrant.pairing_number.unwrap().get()
}

fn recorded(tournament: &Tournament, round: &Round) -> Answer {
    let number = |id| number(tournament, id);
    let pairs = round.games.iter();
    let mut byes = round.byes.iter();
    let bye = byes.find(|bye| bye.kind == ByeKind::PairingAllocated);
    (
        pairs
            .map(|game| (number(game.white), number(game.black)))
            .collect(),
        bye.map(|bye| number(bye.entrant)),
    )
}

/// Plays an event by the engine; the literal implementation pairs each round as well.
fn compare(seed: u64, most_teams: u32) -> (usize, usize) {
    let settings = settings(&mut Lots::from_seed(seed + 5), most_teams);
    let played = play(&settings, seed).unwrap();
    let among = settings.system.competitors(&played.tournament);
    let tournament = among.tournament();
    let literal = |round: RoundNumber, present: &[EntrantId]| {
        literal::Round::new(tournament, round, present).pair()
    };
    for (number, round) in (1..).map(RoundNumber).zip(tournament.rounds()) {
        let expected = literal(number, &paired_in(round));
        let found = Some(recorded(tournament, round));
        assert_eq!(
            expected, found,
            "seed {seed}, {most_teams} teams, round {number}"
        );
    }
    let rounds = tournament.rounds().len();
    if played.stopped.is_some() {
        let next = RoundNumber(rounds as u16 + 1);
        let expected = literal(next, &among.available(next));
        assert_eq!(
            expected, None,
            "seed {seed}, {most_teams} teams, round {next}"
        );
    }
    (rounds, usize::from(played.stopped.is_some()))
}

#[test]
fn the_engine_pairs_as_the_text_does() {
    let (mut rounds, mut stuck) = (0, 0);
    for (events, most_teams) in sizes() {
        for seed in 0..events {
            let (played, ended) = compare(seed, most_teams);
            rounds += played;
            stuck += ended;
        }
    }
    println!("{rounds} rounds alike, {stuck} more without a legal pairing");
    assert!(rounds > 500, "{rounds}");
}
