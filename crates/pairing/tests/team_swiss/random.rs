//! Random events, each round paired by the engine and to the letter.
//!
//! `ADOUBE_EVENTS` says how many of each system.

use std::time::{Duration, Instant};

use adoube_pairing::fide::Reading;
use adoube_pairing::fide::double_swiss::DoubleSwiss;
use adoube_pairing::fide::team::{Edition, Preferences, SwissTeam};
use adoube_pairing::schedule::lots::Lots;
use adoube_pairing::system::SwissSystem;
use adoube_pairing::us::Facts;
use adoube_tournament::{ByeKind, EntrantId, PrimaryScore, RoundNumber, Tournament};

use super::event::{Event, EventRound, Match, Score};
use super::literal::{Literal, Pairing};

/// What the engine makes of the next round.
pub(crate) fn engine(event: &Event, present: &[u32]) -> Option<Pairing> {
    timed(event, present).0
}

/// The same, and how long it took.
fn timed(event: &Event, present: &[u32]) -> (Option<Pairing>, Duration) {
    let tournament = Tournament::new(event.draft()).unwrap();
    let among = event.system.competitors(&tournament);
    let round = RoundNumber::at_place(event.rounds.len());
    let present: Vec<EntrantId> = present.iter().copied().map(EntrantId).collect();
    let start = Instant::now();
    let made = event
        .system
        .pair_competitors(&among, round, &present, &Facts::default());
    let time = start.elapsed();
    let pairing = made.ok().map(|made| {
        let pairs = made.pairs.iter().map(|pair| (pair.white.0, pair.black.0));
        let mut pairs: Vec<(u32, u32)> = pairs.collect();
        pairs.sort_unstable();
        (pairs, made.bye.map(|bye| bye.0))
    });
    (pairing, time)
}

pub(crate) fn percent(lots: &mut Lots, chance: u32) -> bool {
    lots.below(100) < chance
}

fn scores(event: &Event, lots: &mut Lots) -> [Score; 2] {
    let played = [Score::Win, Score::Draw, Score::Loss];
    let unplayed = [Score::ByForfeit, Score::Forfeited, Score::Neither];
    if percent(lots, 8) {
        return [unplayed[lots.below(3) as usize]; 2];
    }
    let mut board = |chance: u32| match percent(lots, chance) {
        true => unplayed[lots.below(3) as usize],
        false => played[lots.below(3) as usize],
    };
    // A team match with nothing but forfeits that are not all of one kind is left out.
    match event.team() {
        Some(_) => [board(0), board(6)],
        None => [board(6), board(6)],
    }
}

/// Plays the round as it was paired, or with others meeting than should.
pub(crate) fn play(
    event: &mut Event,
    pairing: &Pairing,
    present: &[u32],
    strays: bool,
    lots: &mut Lots,
) {
    let mut round = EventRound::default();
    let mut pairs = pairing.0.clone();
    if strays {
        let mut numbers: Vec<u32> = pairs.iter().flat_map(|pair| [pair.0, pair.1]).collect();
        lots.shuffle(&mut numbers);
        pairs = numbers.chunks(2).map(|two| (two[0], two[1])).collect();
    }
    for (first, second) in pairs {
        let scores = scores(event, lots);
        round.matches.push(Match {
            first,
            second,
            scores,
        });
    }
    let bye = pairing.1.map(|number| (number, ByeKind::PairingAllocated));
    round.byes.extend(bye);
    for number in (1..=event.size).filter(|number| !present.contains(number)) {
        let kinds = [
            ByeKind::ZeroPoint,
            ByeKind::ZeroPoint,
            ByeKind::HalfPoint,
            ByeKind::FullPoint,
        ];
        round.byes.push((number, kinds[lots.below(4) as usize]));
    }
    event.rounds.push(round);
}

/// How many rounds were compared; panics at a difference.
fn replay(system: &SwissSystem, seed: u64) -> usize {
    let mut lots = Lots::from_seed(seed);
    let mut event = Event::random(system.clone(), &mut lots);
    let absences = [0, 8, 20][lots.below(3) as usize];
    let mut compared = 0;
    for _ in 0..event.planned {
        let present: Vec<u32> = (1..=event.size)
            .filter(|_| !percent(&mut lots, absences))
            .collect();
        let found = engine(&event, &present);
        let literal = Literal::new(&event, &present).pair();
        assert_eq!(found, literal, "seed {seed}: {present:?} {event:#?}");
        compared += 1;
        let Some(pairing) = found else {
            break;
        };
        let strays = percent(&mut lots, 25);
        play(&mut event, &pairing, &present, strays, &mut lots);
    }
    compared
}

/// The systems with readings that depend on the seed.
pub(crate) fn systems(lots: &mut Lots) -> [SwissSystem; 2] {
    let readings = Reading::ALL.into_iter().filter(|_| percent(lots, 15));
    let readings = readings.collect();
    let preferences = [Preferences::TypeA, Preferences::TypeB, Preferences::None];
    let primary = [PrimaryScore::MatchPoints, PrimaryScore::GamePoints];
    let team = SwissTeam {
        edition: match percent(lots, 25) {
            true => Edition::Team2024,
            false => Edition::Team2026,
        },
        preferences: preferences[lots.below(3) as usize],
        primary: primary[lots.below(2) as usize],
        uses_secondary: percent(lots, 60),
        readings,
    };
    [
        SwissSystem::Team(team),
        SwissSystem::DoubleSwiss(DoubleSwiss { readings }),
    ]
}

#[test]
fn equals_the_letter() {
    let asked = std::env::var("ADOUBE_EVENTS").ok();
    let events: u64 = asked.and_then(|text| text.parse().ok()).unwrap_or(60);
    let mut rounds = [0; 2];
    for seed in 0..events {
        let systems = systems(&mut Lots::from_seed(seed.wrapping_mul(7919)));
        for (count, system) in rounds.iter_mut().zip(&systems) {
            *count += replay(system, seed);
        }
    }
    println!("{} rounds of teams, {} of matches", rounds[0], rounds[1]);
}

/// Large fields are paired, and at once: `ADOUBE_LARGE` says how large, and the times are told.
#[test]
fn large_fields() {
    let asked = std::env::var("ADOUBE_LARGE").ok();
    let size: u32 = asked.and_then(|text| text.parse().ok()).unwrap_or(61);
    let by = |primary, preferences| {
        SwissSystem::Team(SwissTeam {
            primary,
            preferences,
            ..SwissTeam::default()
        })
    };
    for system in [
        by(PrimaryScore::MatchPoints, Preferences::TypeA),
        by(PrimaryScore::MatchPoints, Preferences::TypeB),
        by(PrimaryScore::GamePoints, Preferences::TypeB),
        SwissSystem::DoubleSwiss(DoubleSwiss::default()),
    ] {
        let mut lots = Lots::from_seed(1);
        let mut event = Event::plain(system, size, 9);
        let everybody: Vec<u32> = (1..=size).collect();
        for round in 1..=9 {
            let (pairing, time) = timed(&event, &everybody);
            let pairing = pairing.expect("a pairing");
            assert_eq!(pairing.0.len(), everybody.len() / 2);
            println!("{} round {round}: {time:?}", event.system.name());
            play(&mut event, &pairing, &everybody, false, &mut lots);
        }
    }
}
