//! Random events in which every round is paired twice: literally and by the engine.

use std::collections::BTreeSet;

use adoube_pairing::schedule::lots::Lots;
use adoube_pairing::system::SwissSystem;
use adoube_pairing::us::Facts;
use adoube_tournament::*;

use crate::random::{OpenRound, RandomEvent, compact};

/// The pairs of a round, White first, and who has the bye.
pub(crate) type Answer = (BTreeSet<(EntrantId, EntrantId)>, Option<EntrantId>);

pub(crate) type Literal<'l> = &'l dyn Fn(&Tournament, RoundNumber, &[EntrantId]) -> Option<Answer>;

/// How many events are played: `ADOUBE_LONG_TESTS` makes it tens of thousands of rounds.
pub(crate) fn events(few: u64, many: u64) -> u64 {
    match std::env::var_os("ADOUBE_LONG_TESTS") {
        Some(_) => many,
        None => few,
    }
}

/// Plays events and compares every round that is paired by the system itself.
pub(crate) fn compare(system: &SwissSystem, events: u64, most_players: u32, literal: Literal<'_>) {
    let (mut rounds, mut stuck) = (0, 0);
    for seed in 0..events {
        let mut event = RandomEvent::new(seed, most_players);
        let mut lots = Lots::from_seed(seed);
        rate(&mut event.draft, &mut lots);
        // Every other event is played by pairs made by lot, so that the pairing finds things that
        // no system would make.
        let by_lot = seed % 2 == 1;
        // Half of these have many floats and few who may meet.
        let is_wild = seed % 4 == 3;
        if is_wild {
            prohibit(&mut event.draft, &mut lots);
        }
        while let Some(open) = event.open_round() {
            let among = system.competitors(&open.tournament);
            let nothing = Facts::default();
            let engine = system.pair_competitors(&among, open.number, &open.present, &nothing);
            let engine = engine.ok().map(|found| -> Answer {
                let pairs = found.pairs.iter().map(|pair| (pair.white, pair.black));
                (pairs.collect(), found.bye)
            });
            if system
                .of_round(event.draft.planned_rounds, open.number)
                .name()
                == system.name()
            {
                let literal = literal(&open.tournament, open.number, &open.present);
                rounds += 1;
                stuck += u32::from(literal.is_none());
                assert_eq!(
                    literal,
                    engine,
                    "{}, seed {seed}, round {}, present {:?}\n{}",
                    system.name(),
                    open.number,
                    open.present,
                    compact(&event.draft),
                );
            }
            let answer = match by_lot {
                true => Some(random_pairs(&open, &mut lots)),
                false => engine,
            };
            let Some((pairs, bye)) = answer else {
                break;
            };
            let pairs: Vec<_> = pairs.into_iter().collect();
            event.play(open, &pairs, bye);
            if is_wild {
                forfeit(&mut event.draft, &mut lots);
            }
        }
    }
    println!(
        "{}: {rounds} rounds alike, {stuck} of them without a pairing",
        system.name()
    );
}

fn rate(draft: &mut Draft, lots: &mut Lots) {
    // Few different ratings now and then, so that averages are equal.
    let step = *lots.pick(&[1, 1, 100]).unwrap();
    for entrant in &mut draft.entrants {
        entrant.player.fide_rating = Some(1500 + (step * lots.below(900 / step)) as u16);
    }
}

/// Bars many from meeting.
fn prohibit(draft: &mut Draft, lots: &mut Lots) {
    let of_hundred = *lots.pick(&[10, 30, 50]).unwrap();
    let ids: Vec<EntrantId> = draft.entrants.iter().map(|entrant| entrant.id).collect();
    for (place, one) in ids.iter().enumerate() {
        for other in &ids[place + 1..] {
            if lots.below(100) < of_hundred {
                draft.prohibited.push(ProhibitedPairing {
                    entrants: vec![*one, *other],
                    rounds: RoundSpan::from(RoundNumber::FIRST),
                });
            }
        }
    }
}

/// Most games of the last round were not played: they make floats, but nobody has met.
fn forfeit(draft: &mut Draft, lots: &mut Lots) {
    let results = [
        GameResult::WHITE_WINS_BY_FORFEIT,
        GameResult::BLACK_WINS_BY_FORFEIT,
        GameResult::DOUBLE_FORFEIT,
    ];
    for game in draft
        .rounds
        .iter_mut()
        .rev()
        .take(1)
        .flat_map(|round| &mut round.games)
    {
        if lots.below(3) > 0 {
            game.results = Results::reported(*lots.pick(&results).unwrap());
        }
    }
}

/// Pairs who have not met, as long as there are such; the last one has the bye.
fn random_pairs(open: &OpenRound, lots: &mut Lots) -> Answer {
    let mut left = open.present.clone();
    lots.shuffle(&mut left);
    let mut pairs = BTreeSet::new();
    while left.len() > 1 {
        let one = left.remove(0);
        let before = open.tournament.paired_rounds();
        let is_new = |other: &EntrantId| !open.tournament.have_played(one, *other, before);
        let place = left.iter().position(is_new).unwrap_or(0);
        pairs.insert((one, left.remove(place)));
    }
    (pairs, left.first().copied())
}
