//! The engine against the literal implementation on random events.

use adoube_pairing::fide::lim::Lim;
use adoube_pairing::fide::{Reading, Readings};
use adoube_pairing::schedule::lots::Lots;
use adoube_pairing::system::SwissSystem;
use adoube_pairing::us::Facts;
use adoube_tournament::Tournament;

use crate::literal::{self, Answer};
use crate::random::{OpenRound, RandomEvent, compact};

/// How many events are played, and with how many players at most.
fn sizes() -> [(u64, u32); 2] {
    match std::env::var_os("ADOUBE_LONG_TESTS") {
        Some(_) => [(12_000, 9), (600, 12)],
        None => [(700, 8), (10, 10)],
    }
}

/// Some of the readings, for most events none.
pub(crate) fn readings(lots: &mut Lots) -> Readings {
    let all = [
        Reading::Maxi,
        Reading::HigherRankedByScore,
        Reading::ResidentsFirst,
        Reading::OddByPlace,
    ];
    let usual = lots.below(2) == 0;
    let chosen = all.into_iter().filter(|_| lots.below(2) == 0);
    let chosen: Vec<Reading> = chosen.collect();
    chosen.into_iter().filter(|_| !usual).collect()
}

fn engine(open: &OpenRound, readings: Readings) -> Option<Answer> {
    let system = SwissSystem::Lim(Lim { readings });
    let tournament: &Tournament = &open.tournament;
    let round = system
        .pair_competitors(
            &system.competitors(tournament),
            open.number,
            &open.present,
            &Facts::default(),
        )
        .ok()?;
    let pairs = round.pairs.iter().map(|pair| (pair.white, pair.black));
    Some((pairs.collect(), round.bye))
}

/// Plays an event by the literal implementation; the engine pairs each round as well.
fn compare(seed: u64, most_players: u32) -> (usize, usize) {
    let mut lots = Lots::from_seed(seed + 77);
    let readings = readings(&mut lots);
    let mut event = RandomEvent::new(seed, most_players);
    for entrant in &mut event.draft.entrants {
        let rating = 1600 + 20 * lots.below(20) as u16;
        entrant.player.fide_rating = (lots.below(6) > 0).then_some(rating);
    }
    let (mut rounds, mut stuck) = (0, 0);
    while let Some(open) = event.open_round() {
        let expected = literal::pair(&open.tournament, open.number, &open.present, readings);
        let found = engine(&open, readings);
        rounds += 1;
        assert_eq!(
            expected,
            found,
            "seed {seed}, at most {most_players} players, round {}, {readings:?}\n{}present {:?}",
            open.number,
            compact(&event.draft),
            open.present
        );
        let Some((pairs, bye)) = expected else {
            stuck += 1;
            break;
        };
        let pairs: Vec<_> = pairs.into_iter().collect();
        event.play(open, &pairs, bye);
    }
    (rounds, stuck)
}

#[test]
fn the_engine_pairs_as_the_text_does() {
    let (mut rounds, mut stuck) = (0, 0);
    for (events, most_players) in sizes() {
        for seed in 0..events {
            let (played, ended) = compare(seed, most_players);
            rounds += played;
            stuck += ended;
        }
    }
    println!("{rounds} rounds alike, {stuck} of them without a legal pairing");
    assert!(rounds > 400, "{rounds}");
}
