//! What lies below a bracket, seen apart from it: can it be paired, and whom could one more player
//! meet there?

use adoube_tournament::Points;

use super::field::Field;
use crate::matching::{Matcher, Rules};

/// The next scoregroup and those below it (2026).
pub(super) struct Below<'f> {
    pub field: &'f Field,
    pub next: &'f [usize],
    /// Everybody further below who has to be looked at.
    pub lower: &'f [usize],
    /// Whether there are others further below with whom anybody can be paired.
    pub is_free_below: bool,
    /// The score of who gets the bye.
    pub bye_score: Option<Points>,
}

/// What it costs that a player of the next scoregroup is not paired in it (C8); more than anything
/// below can cost.
const UNPAIRED: i128 = 1 << 40;

/// The bye: one more would cost more than all who are unpaired.
const BYE: i128 = 1 << 80;

/// With so many opponents to choose from nearly everybody finds one.
const ENOUGH: usize = 24;

impl Below<'_> {
    fn player(&self, vertex: usize) -> Option<usize> {
        let next = self.next.get(vertex);
        next.or_else(|| self.lower.get(vertex - self.next.len()))
            .copied()
    }

    fn size(&self) -> usize {
        self.next.len() + self.lower.len()
    }

    /// What a pair costs; the vertex behind the last player stands for one who joins them and may
    /// meet everybody.
    fn pair(&self, one: usize, other: usize) -> Option<i128> {
        let (upper, lower) = (one.min(other), one.max(other));
        let is_next = |vertex: usize| vertex < self.next.len();
        if lower == self.size() {
            // To be unpaired in the next bracket is worse for one who comes from above.
            return Some(if is_next(upper) { 0 } else { UNPAIRED + 2 });
        }
        let compatible = self
            .field
            .compatible(self.player(upper)?, self.player(lower)?);
        let is_parted = is_next(upper) && !is_next(lower);
        compatible.then_some(if is_parted { UNPAIRED } else { 0 })
    }

    fn alone(&self, vertex: usize) -> Option<i128> {
        let is_next = vertex < self.next.len();
        if self.is_free_below {
            return is_next.then_some(UNPAIRED);
        }
        let contender = &self.field.contenders[self.player(vertex)?];
        let may_have_bye = contender.may_have_bye && self.bye_score == Some(contender.score);
        may_have_bye.then_some(BYE + if is_next { UNPAIRED } else { 0 })
    }

    /// Whether everybody can be paired if nobody joins them.
    pub(super) fn can_be_paired(&self) -> bool {
        let mut matcher = Matcher::new(Rules {
            vertices: self.size(),
            pair: |one: usize, other: usize| self.pair(one, other),
            alone: |vertex: usize| self.alone(vertex),
        });
        matcher.solve()
            && self.has_one_bye((0..self.size()).filter(|v| matcher.partner(*v).is_none()))
    }

    /// Whom of the next scoregroup a player who joins them can meet so that the next bracket is
    /// paired as well as it can be; nobody, if it is better for him not to be paired there.
    pub(super) fn opponents_of_one(&self) -> Vec<usize> {
        let joining = self.size();
        let mut matcher = Matcher::new(Rules {
            vertices: joining + 1,
            pair: |one: usize, other: usize| self.pair(one, other),
            alone: |vertex: usize| (vertex < joining).then(|| self.alone(vertex)).flatten(),
        });
        if !matcher.solve()
            || !self.has_one_bye((0..joining).filter(|v| matcher.partner(*v).is_none()))
        {
            return Vec::new();
        }
        let partners = matcher.possible_partners(joining, ENOUGH).into_iter();
        partners
            .filter_map(|vertex| self.next.get(vertex).copied())
            .collect()
    }

    fn has_one_bye(&self, alone: impl Iterator<Item = usize>) -> bool {
        self.is_free_below || alone.count() <= 1
    }
}
