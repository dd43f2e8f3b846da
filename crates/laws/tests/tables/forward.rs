//! Who can mate, by looking at every position that can come about until a table knows it.

use std::collections::{HashSet, VecDeque};

use shakmaty::Color;

use super::{Place, Tables};

/// The most men of a position in the tables.
const TABLE_MEN: usize = 4;

/// What the tables say of a position, if it is in them.
fn known(tables: &Tables, place: &Place, side: Color) -> Option<bool> {
    if place.is_bare(side) {
        return Some(false);
    }
    let in_tables = place.is_plain() && place.men().count() <= TABLE_MEN;
    in_tables.then(|| tables.can_mate(place, side))
}

/// Whether this player can mate. Nothing if more positions than so many would have to be looked at.
pub(crate) fn can_mate(tables: &Tables, place: &Place, side: Color, limit: usize) -> Option<bool> {
    if let Some(answer) = known(tables, place, side) {
        return Some(answer);
    }
    let mut seen = HashSet::from([place.key()]);
    let mut open = VecDeque::from([*place]);
    while let Some(place) = open.pop_front() {
        let successors = place.successors();
        if successors.is_empty() && place.turn != side && place.is_check() {
            return Some(true);
        }
        for next in successors {
            match known(tables, &next, side) {
                Some(true) => return Some(true),
                Some(false) => continue,
                None => {}
            }
            if seen.insert(next.key()) {
                open.push_back(next);
            }
        }
        if seen.len() > limit {
            return None;
        }
    }
    Some(false)
}

/// Whether this player has mated or a move leads to a position from which they can.
pub(crate) fn one_move(tables: &Tables, place: &Place, side: Color) -> bool {
    let known = |next: &Place| match next.is_plain() {
        true => tables.can_mate(next, side),
        false => one_move(tables, next, side),
    };
    place.is_mate_by(side) || place.successors().iter().any(known)
}
