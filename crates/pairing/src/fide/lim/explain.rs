//! What spoke against other choices: the record of the steps tells it.

use super::super::answer::{Criterion, Reason};
use super::super::median::Room;
use super::super::readings::Reading;
use super::group::{FloatOrder, Group, Walk};
use super::players::Players;
use super::sides::bye_order;

/// How many who would have come first are told of.
const COMPARED: usize = 3;

/// Why the bye does not go to somebody else who may have it.
pub(super) fn why_not_bye(players: &Players, bye: Option<usize>, other: usize) -> Reason {
    let Some(bye) = bye else {
        return Reason::ByeNotAllowed;
    };
    let (own, others) = (bye_order(players, bye), bye_order(players, other));
    Reason::Criterion(if others < own {
        // Who comes first and does not have it would leave others without an opponent.
        Criterion::Completion
    } else if others.0 > own.0 {
        Criterion::ByeRating
    } else if players.competitor(other).score > players.competitor(bye).score {
        Criterion::ByeScore
    } else {
        Criterion::ByeRank
    })
}

/// Opponents who would have come first for who looked for one, and what stood in the way.
pub(super) fn instead_of_pair(
    players: &Players,
    group: &Group,
    pair: usize,
) -> Vec<(usize, Reason)> {
    let Some(search) = Search::of_pair(players, group, pair) else {
        return Vec::new();
    };
    let candidates = search.candidates.iter();
    (candidates.take_while(|other| **other != search.opponent))
        .take(COMPARED)
        .map(|other| (*other, search.why_not(*other)))
        .collect()
}

/// A member who looked for an opponent.
struct Search<'s> {
    players: &'s Players<'s>,
    seeker: usize,
    opponent: usize,
    /// Whom the seeker tries, in this order.
    candidates: Vec<usize>,
}

impl<'s> Search<'s> {
    fn of_pair(players: &'s Players, group: &Group, pair: usize) -> Option<Search<'s>> {
        let (seeker, opponent) = *group.pairs.get(pair)?;
        let mut walk = Walk::new(group, staying(players, group, group.floaters.len()));
        for made in &group.pairs[..pair] {
            walk.made(*made);
        }
        let (_, candidates) = walk.next(players)?;
        Some(Search {
            players,
            seeker,
            opponent,
            candidates,
        })
    }

    /// Why it is not somebody else.
    fn why_not(&self, other: usize) -> Reason {
        let suits = |player: usize| self.players.suit(self.seeker, player);
        if !self.players.may_meet(self.seeker, other) {
            return Reason::ColourLimits;
        }
        match (suits(other), suits(self.opponent)) {
            (false, true) => return Reason::Criterion(Criterion::DueColour),
            (true, false) => {}
            _ if self.comes_first(other) => {}
            _ => return Reason::Order,
        }
        // Who comes first and was not taken left somebody in the group without an opponent, or is
        // rated too far from the first who did not.
        if suits(other) && self.is_out_of_range(other) {
            Reason::Criterion(Criterion::RatingRange)
        } else {
            Reason::Criterion(Criterion::Completion)
        }
    }

    fn comes_first(&self, other: usize) -> bool {
        let before = self
            .candidates
            .iter()
            .take_while(|one| **one != self.opponent);
        before.into_iter().any(|one| *one == other)
    }

    /// In a Maxi-tournament: whether somebody is too far from the first available opponent (5.7).
    fn is_out_of_range(&self, other: usize) -> bool {
        if !self.players.has(Reading::Maxi) {
            return false;
        }
        let may_meet = |one: usize, other: usize| self.players.may_meet(one, other);
        let mut left = self.candidates.clone();
        left.push(self.seeker);
        let first = Room::new(&left, 0, &may_meet).and_then(|mut room| {
            room.first_available(self.seeker, self.candidates.iter().copied())
        });
        first.is_some_and(|first| !self.players.is_in_range(first, other))
    }
}

/// The members without the floaters chosen first.
fn staying(players: &Players, group: &Group, chosen: usize) -> Vec<usize> {
    let mut staying = group.members(players);
    staying.retain(|player| !group.floaters[..chosen].contains(player));
    staying
}

/// Others who would have left first instead of a floater, and what spoke against them.
pub(super) fn instead_of_floater(
    players: &Players,
    group: &Group,
    floater: usize,
) -> Vec<(usize, Reason)> {
    let Some(chosen) = group.floaters.iter().position(|one| *one == floater) else {
        return Vec::new();
    };
    let staying = staying(players, group, chosen);
    let before = group.with_floaters(chosen);
    let order = before.float_order(players, &staying);
    let own = order(floater);
    let mut others: Vec<(FloatOrder, usize)> = (staying.iter())
        .map(|other| (order(*other), *other))
        .filter(|(other, _)| other.place < own.place || *other < own)
        .collect();
    others.sort_unstable_by_key(|(order, _)| order.place);
    (others.into_iter().take(COMPARED))
        .map(|(order, other)| (other, why_not_floater(own, order)))
        .collect()
}

/// Why somebody else does not leave.
fn why_not_floater(own: FloatOrder, other: FloatOrder) -> Reason {
    Reason::Criterion(if other < own {
        // Who comes first and stays could not leave without a pair being lost.
        Criterion::Pairs
    } else if other.kind != own.kind {
        Criterion::FloaterKind
    } else if other.floated_last != own.floated_last {
        Criterion::FloatedLast
    } else if other.is_minority != own.is_minority {
        Criterion::FloaterColour
    } else {
        Criterion::FloaterRank
    })
}

/// What speaks against other pairs of a group: the first step that is not taken.
pub(super) fn why_not(players: &Players, group: &Group, others: &[(usize, usize)]) -> Reason {
    let members = group.members(players);
    let opponent = |player: usize| {
        let mut pairs = others.iter();
        let pair = pairs.find(|(one, other)| *one == player || *other == player)?;
        let other = if pair.0 == player { pair.1 } else { pair.0 };
        members.contains(&other).then_some(other)
    };
    let paired = members.iter().filter(|player| opponent(**player).is_some());
    if paired.count() < 2 * group.pairs.len() {
        return Reason::Criterion(Criterion::Pairs);
    }
    for (chosen, floater) in group.floaters.iter().enumerate() {
        if opponent(*floater).is_none() {
            continue;
        }
        let staying = staying(players, group, chosen);
        let before = group.with_floaters(chosen);
        let order = before.float_order(players, &staying);
        let leaving = staying.iter().filter(|player| opponent(**player).is_none());
        let first = leaving.map(|player| order(*player)).min();
        return first.map_or(Reason::Criterion(Criterion::Pairs), |first| {
            why_not_floater(order(*floater), first)
        });
    }
    for (pair, (seeker, own)) in group.pairs.iter().enumerate() {
        match opponent(*seeker) {
            Some(other) if other == *own => {}
            Some(other) => {
                let search = Search::of_pair(players, group, pair);
                return search.map_or(Reason::Order, |search| search.why_not(other));
            }
            // Both leave the group, though not for the pairs that had to be undone (2.6).
            None => return Reason::Criterion(Criterion::Median),
        }
    }
    Reason::Order
}
