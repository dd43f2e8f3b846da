//! What the tests on random positions have in common.

use adoube_pairing::schedule::lots::Lots;
use adoube_pairing::us::{Facts, Pair, Settings};
use adoube_tournament::Colour;

use super::literal::Literal;
use super::position::Position;

/// How many positions are compared: what `ADOUBE_US_GROUPS` says, or else 300.
pub(crate) fn wanted_groups() -> u64 {
    let wanted = std::env::var("ADOUBE_US_GROUPS").ok();
    wanted.and_then(|text| text.parse().ok()).unwrap_or(300)
}

/// Whether something happens that has a chance of so many in a hundred.
pub(crate) fn chance(lots: &mut Lots, percent: u32) -> bool {
    lots.below(100) < percent
}

/// The colours of the rounds before: `unplayed` in a hundred have no game, and of the others
/// `alternating` in a hundred have the other colour than the game before.
pub(crate) fn colours(
    lots: &mut Lots,
    round: u16,
    unplayed: u32,
    alternating: u32,
) -> Vec<Option<Colour>> {
    let mut last = lots.colour();
    (1..round)
        .map(|_| {
            if chance(lots, unplayed) {
                return None;
            }
            if chance(lots, alternating) {
                last = last.opposite();
            }
            Some(last)
        })
        .collect()
}

/// The pairs of the literal reference, as places in the position, sorted.
pub(crate) fn literal_pairs(
    position: &Position,
    settings: &Settings,
    facts: &Facts,
) -> Option<Vec<(usize, usize)>> {
    let literal = Literal::new(position, settings, facts);
    let place = |seat: usize| literal.seats[seat].place;
    let pairs = literal.pair()?;
    Some(sorted(pairs.iter().map(|(a, b)| (place(*a), place(*b)))))
}

/// The pairs of the engine, as places in the position, sorted.
pub(crate) fn engine_pairs(pairs: &[Pair]) -> Vec<(usize, usize)> {
    let places = |pair: &Pair| (pair.white.0 as usize - 1, pair.black.0 as usize - 1);
    sorted(pairs.iter().map(places))
}

fn sorted(pairs: impl Iterator<Item = (usize, usize)>) -> Vec<(usize, usize)> {
    let mut pairs: Vec<(usize, usize)> = pairs.map(|(a, b)| (a.min(b), a.max(b))).collect();
    pairs.sort_unstable();
    pairs
}
