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

/// Whether the upper players of some boards can meet the lower ones, in whatever order, with no bar.
pub(super) fn can_meet_across(field: &Field, boards: &[(usize, usize)]) -> bool {
    let count = boards.len();
    let pairs = solve(2 * count, |one, other| {
        let (upper, lower) = (one.min(other), one.max(other));
        let across = upper < count && lower >= count;
        let weight = || field.bars.weight(boards[upper].0, boards[lower - count].1);
        (across && weight() == Some(0)).then_some(0)
    });
    pairs.is_some()
}

/// How many leave a score group, and how many leave the next one after they have joined it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Drops {
    pub here: usize,
    pub next: usize,
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
        Some(self.both_of_whole(dropped)?.here)
    }

    /// How many players the next score group has.
    fn size_of_next(&self) -> usize {
        let score = |player: &usize| self.field.contenders[*player].score;
        let next = self.below.first().map(score);
        let of_next = self
            .below
            .iter()
            .map(score)
            .take_while(|s| Some(*s) == next);
        of_next.count()
    }

    /// Whether those who drop make nobody leave the next group but for an odd number (29D1a).
    pub(super) fn spares_next(&self, dropped: &[usize]) -> bool {
        let (next, beyond) = self.below.split_at(self.size_of_next());
        let staying: Vec<usize> = (self.group.iter().copied())
            .filter(|player| !dropped.contains(player))
            .collect();
        let Some(inside) = least_weight(self.field, &staying) else {
            return false;
        };
        let joint: Vec<usize> = dropped.iter().chain(next).copied().collect();
        let split = Split::new(self.field, &joint, beyond, self.least - inside);
        split.drops(&[]) == Some(joint.len() % 2)
    }

    /// How many have to leave the group and the next one at least, if these leave the group;
    /// `None` if the whole could not be paired as well as possible.
    pub(super) fn both(&self, dropped: &[usize]) -> Option<Drops> {
        let next = self.size_of_next();
        let beyond = self.below.len() - next;
        let near = (self.least == 0).then(|| self.both_of_near(dropped, next));
        match near.flatten() {
            // Everybody further down can be paired, whoever joins them.
            Some(drops) if is_loose(self.field, beyond.saturating_sub(drops.next)) => Some(drops),
            _ => self.both_of_whole(dropped),
        }
    }

    /// The same, where whoever leaves the next group is sure to be paired.
    fn both_of_near(&self, dropped: &[usize], next: usize) -> Option<Drops> {
        let (count, near) = (self.group.len(), self.group.len() + next);
        let player = |vertex: usize| match vertex < count {
            true => self.group[vertex],
            false => self.below[vertex - count],
        };
        let is_dropped = |vertex: usize| vertex < count && dropped.contains(&player(vertex));
        let many = near as i128 + 1;
        // Everybody has a shadow; to be paired with it is to leave both groups.
        let pairs = solve(2 * near, |one, other| {
            let (one, other) = (one.min(other), one.max(other));
            if one >= near {
                return Some(0);
            }
            let leaves = i128::from(one < count) * many;
            if other >= near {
                return (other == one + near).then_some(2 * (leaves + 1));
            }
            let inside = other < count;
            let apart = inside && (is_dropped(one) || is_dropped(other));
            let free = self.field.bars.weight(player(one), player(other)) == Some(0);
            (free && !apart).then_some(if inside { 0 } else { 2 * leaves })
        })?;
        let here = |pair: &&(usize, usize)| pair.0 < count && pair.1 >= count;
        let leaving = |pair: &&(usize, usize)| pair.0 < near && pair.1 >= near;
        Some(Drops {
            here: pairs.iter().filter(here).count(),
            next: pairs.iter().filter(leaving).count(),
        })
    }

    fn both_of_whole(&self, dropped: &[usize]) -> Option<Drops> {
        let everybody: Vec<usize> = self.group.iter().chain(self.below).copied().collect();
        let count = self.group.len();
        let near = count + self.size_of_next();
        let is_dropped: Vec<bool> = (everybody.iter())
            .map(|player| dropped.contains(player))
            .collect();
        let weight =
            |one: usize, other: usize| self.field.bars.weight(everybody[one], everybody[other]);
        let crosses = |one: usize, other: usize, end: usize| (one < end) != (other < end);
        // A bar more weighs more than any number of drops.
        let many = i128::from(u16::MAX);
        let pairs = solve(everybody.len(), |one, other| {
            let inside = one < count && other < count;
            if inside && (is_dropped[one] || is_dropped[other]) {
                return None;
            }
            let drops = i128::from(crosses(one, other, count)) * many
                + i128::from(crosses(one, other, near));
            Some(2 * (many * many * weight(one, other)? + drops))
        })?;
        let weights = pairs.iter().map(|(one, other)| weight(*one, *other));
        let total: Option<i128> = weights.sum();
        let crossing = |end: usize| {
            let crosses = |pair: &&(usize, usize)| crosses(pair.0, pair.1, end);
            pairs.iter().filter(crosses).count()
        };
        (total? == self.least).then(|| Drops {
            here: crossing(count),
            next: crossing(near),
        })
    }
}
