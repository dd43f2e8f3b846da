//! Whether players can be paired at all, with as few broken bars as possible.

use super::field::Field;
use crate::matching::{Graph, Matcher};

/// A graph given by a function for what a pair costs; nobody may be left over.
struct Legal<F> {
    vertices: usize,
    cost: F,
}

impl<F: Fn(usize, usize) -> Option<i128>> Graph for Legal<F> {
    type Cost = i128;
    type Role = ();

    fn len(&self) -> usize {
        self.vertices
    }

    fn cost(&self, one: usize, other: usize) -> Option<i128> {
        (self.cost)(one, other)
    }

    fn single(&self, _: usize) -> Option<i128> {
        None
    }

    fn set_role(&mut self, _: usize, (): ()) {}

    fn natural(&self, vertex: usize) -> usize {
        vertex + 1
    }
}

/// What the bars weigh, at least, in a pairing of all these players; `None` if there is none.
pub(super) fn least_weight(field: &Field, players: &[usize]) -> Option<i128> {
    if players.len() % 2 == 1 {
        return None;
    }
    if is_loose(field, players.len()) {
        return Some(0);
    }
    let weight = |one: usize, other: usize| field.bars.weight(players[one], players[other]);
    let pairs = solve(players.len(), |one, other| Some(2 * weight(one, other)?))?;
    let weights = pairs.iter().map(|(one, other)| weight(*one, *other));
    weights.sum()
}

/// The pairs of a matching of least cost, as places; `None` if there is none.
fn solve(
    vertices: usize,
    cost: impl Fn(usize, usize) -> Option<i128>,
) -> Option<Vec<(usize, usize)>> {
    let mut matcher = Matcher::new(Legal { vertices, cost });
    if !matcher.solve() {
        return None;
    }
    let pair = |one: usize| Some((one, matcher.partner(one).filter(|other| *other > one)?));
    Some((0..vertices).filter_map(pair).collect())
}

/// Whether an even number of players can surely be paired without any bar: everybody can meet at
/// least half of the others (Dirac's theorem).
pub(super) fn is_loose(field: &Field, players: usize) -> bool {
    players >= 2 * field.bars.most() + 2
}

/// The players of a score group with those who dropped to it, and those below.
pub(super) struct Split<'f> {
    field: &'f Field,
    /// The group, with who dropped to it.
    pub group: &'f [usize],
    pub below: &'f [usize],
    /// What the bars weigh, at least, in all of it.
    least: i128,
}

impl<'f> Split<'f> {
    /// A group and what is below it.
    pub(super) fn new(
        field: &'f Field,
        group: &'f [usize],
        below: &'f [usize],
        least: i128,
    ) -> Split<'f> {
        Split {
            field,
            group,
            below,
            least,
        }
    }

    /// How many of the group have to drop at least, if these do and the whole can still be paired
    /// as well as possible; `None` if it cannot.
    pub(super) fn drops(&self, dropped: &[usize]) -> Option<usize> {
        if self.below.is_empty() {
            return dropped.is_empty().then_some(0);
        }
        let staying = self.group.len() - dropped.len();
        // Shortcuts that are proofs: where everybody below can be paired whoever joins, only the
        // group itself decides, and a large group leaves nobody over but for an odd number.
        let below_is_loose = self.least == 0 && is_loose(self.field, self.below.len());
        if below_is_loose && is_loose(self.field, staying.saturating_sub(1)) {
            return Some(dropped.len() + staying % 2);
        }
        if below_is_loose {
            return Some(dropped.len() + self.unpaired(dropped));
        }
        self.drops_of_whole(dropped)
    }

    /// How many of those who stay cannot be paired among themselves.
    fn unpaired(&self, dropped: &[usize]) -> usize {
        let staying: Vec<usize> = (self.group.iter().copied())
            .filter(|player| !dropped.contains(player))
            .collect();
        // Everybody has a shadow to be paired with; two shadows may be paired with each other.
        let count = staying.len();
        let pairs = solve(2 * count, |one, other| {
            match (one.min(other), one.max(other)) {
                (one, other) if other < count => {
                    let free = self.field.bars.weight(staying[one], staying[other])? == 0;
                    free.then_some(0)
                }
                (one, other) if one < count => (other == one + count).then_some(2),
                _ => Some(0),
            }
        });
        let pairs = pairs.unwrap_or_default();
        let alone = |pair: &&(usize, usize)| pair.0 < count && pair.1 >= count;
        pairs.iter().filter(alone).count()
    }

    fn drops_of_whole(&self, dropped: &[usize]) -> Option<usize> {
        let everybody: Vec<usize> = self.group.iter().chain(self.below).copied().collect();
        let count = self.group.len();
        let is_dropped: Vec<bool> = (everybody.iter())
            .map(|player| dropped.contains(player))
            .collect();
        let weight =
            |one: usize, other: usize| self.field.bars.weight(everybody[one], everybody[other]);
        // A bar more weighs more than any number of drops.
        let drops = i128::from(u16::MAX);
        let pairs = solve(everybody.len(), |one, other| {
            let inside = (one < count) as u8 + (other < count) as u8;
            if inside == 2 && (is_dropped[one] || is_dropped[other]) {
                return None;
            }
            Some(2 * (drops * weight(one, other)? + i128::from(inside == 1)))
        })?;
        let weights = pairs.iter().map(|(one, other)| weight(*one, *other));
        let total: Option<i128> = weights.sum();
        let crossing = |pair: &&(usize, usize)| (pair.0 < count) != (pair.1 < count);
        (total? == self.least).then(|| pairs.iter().filter(crossing).count())
    }
}
