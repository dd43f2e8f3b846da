//! One scoregroup: who floats, and who meets whom (2.3–5.2).

use std::collections::HashSet;

use adoube_tournament::Colour;

use super::super::answer::PairedGroup;
use super::super::completion::most_pairs;
use super::super::median::{Direction, Joined, Room, Side, exchange_order, left_over};
use super::super::readings::Reading;
use super::players::Players;

/// A scoregroup and how it is paired.
#[derive(Clone, Debug)]
pub(super) struct Group {
    pub side: Side,
    pub residents: Vec<usize>,
    /// The floaters from other groups.
    pub joined: Joined,
    /// The residents of the group to which floaters go.
    pub next_door: Vec<usize>,
    /// Those who leave, in the order in which they were chosen.
    pub floaters: Vec<usize>,
    /// Who looked for an opponent, and who that is, in the order in which they were paired.
    pub pairs: Vec<(usize, usize)>,
    /// Pairs undone for the median, the last one first (2.6).
    pub undone: Vec<(usize, usize)>,
}

/// The order in which members leave a group, those first who are to leave first (3.2, 3.9, 3.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct FloatOrder {
    /// Floated already, then: has no opponent next door.
    pub kind: (bool, bool),
    pub floated_last: bool,
    /// Is not due the colour that more members are due.
    pub is_minority: bool,
    /// The last by number first.
    pub place: i64,
}

impl Group {
    /// A group before anybody joins it.
    pub(super) fn new(side: Side, residents: Vec<usize>, next_door: Vec<usize>) -> Group {
        Group {
            side,
            residents,
            joined: Joined::default(),
            next_door,
            floaters: Vec::new(),
            pairs: Vec::new(),
            undone: Vec::new(),
        }
    }

    /// Residents and those who joined, in the order of their numbers.
    pub(super) fn members(&self, players: &Players) -> Vec<usize> {
        let residents = self.residents.iter().copied();
        let mut members: Vec<usize> = residents.chain(self.joined.players()).collect();
        self.side.direction().sort(players.field, &mut members);
        members
    }

    /// Whether all members can be paired with each other.
    pub(super) fn can_be_paired(&self, players: &Players) -> bool {
        let may_meet = |one: usize, other: usize| players.may_meet(one, other);
        Room::new(&self.members(players), 0, &may_meet).is_some()
    }

    /// Chooses who floats and pairs the others.
    pub(super) fn pair(mut self, players: &Players) -> Option<Group> {
        let may_meet = |one: usize, other: usize| players.may_meet(one, other);
        let mut staying = self.members(players);
        let leaving = left_over(&staying, &may_meet);
        let mut room = Room::new(&staying, leaving, &may_meet)?;
        for _ in 0..leaving {
            let candidates = self.leaving_order(players, &staying);
            let floater = room.leave_first(candidates.into_iter())?;
            staying.retain(|player| *player != floater);
            self.floaters.push(floater);
        }
        let mut room = Room::new(&staying, 0, &may_meet)?;
        let mut walk = Walk::new(&self, staying);
        while let Some((seeker, candidates)) = walk.next(players) {
            let opponent = meet(players, &mut room, seeker, &candidates)?;
            walk.made((seeker, opponent));
        }
        self.pairs = walk.pairs;
        Some(self)
    }

    /// The members who are still there in the order in which they are to leave.
    fn leaving_order(&self, players: &Players, staying: &[usize]) -> Vec<usize> {
        let order = self.float_order(players, staying);
        let mut candidates = staying.to_vec();
        candidates.sort_by_cached_key(|player| order(*player));
        candidates
    }

    /// In which order members leave who are still there, after the floaters chosen so far.
    pub(super) fn float_order<'o>(
        &'o self,
        players: &'o Players,
        staying: &'o [usize],
    ) -> impl Fn(usize) -> FloatOrder + 'o {
        let joined: HashSet<usize> = self.joined.players().collect();
        let majority = majority(players, staying);
        let last = staying.last().copied();
        move |player| {
            let is_due = majority.is_some() && players.due(player) == majority;
            let in_range = last.is_some_and(|last| players.is_in_range(player, last));
            let number = i64::from(players.competitor(player).number);
            FloatOrder {
                kind: (
                    joined.contains(&player),
                    !self.has_opponent_next_door(players, player),
                ),
                floated_last: players.floated_last(player),
                is_minority: !(is_due && in_range),
                place: match self.side.direction() {
                    Direction::Down => -number,
                    Direction::Up => number,
                },
            }
        }
    }

    /// Whether a floater has an opponent next door beside those whom floaters take who are paired
    /// there before (3.3, 3.4).
    fn has_opponent_next_door(&self, players: &Players, floater: usize) -> bool {
        let is_ahead = |other: &usize| match self.side.direction() {
            Direction::Down => *other < floater,
            Direction::Up => *other > floater,
        };
        let mut ahead: Vec<usize> = self.floaters.iter().copied().filter(is_ahead).collect();
        let opponents = self.next_door.iter();
        let opponents = opponents.filter(|other| players.may_meet(floater, **other));
        // With more opponents than there are others ahead, one is always left.
        match opponents.take(ahead.len() + 1).count() {
            0 => false,
            count if count > ahead.len() => true,
            _ => {
                let taken = self.opponents_found(players, &ahead);
                ahead.push(floater);
                self.opponents_found(players, &ahead) > taken
            }
        }
    }

    /// How many of some floaters can find opponents next door at once.
    fn opponents_found(&self, players: &Players, floaters: &[usize]) -> usize {
        let both = [floaters, &self.next_door].concat();
        let across = |one: usize, other: usize| {
            floaters.contains(&one) != floaters.contains(&other) && players.may_meet(one, other)
        };
        most_pairs(&both, &across)
    }

    /// The group when so many floaters were chosen.
    pub(super) fn with_floaters(&self, chosen: usize) -> Group {
        let mut group = self.clone();
        group.floaters.truncate(chosen);
        group
    }

    /// Undoes the pair that was made last.
    pub(super) fn undo_last(&mut self) -> Option<(usize, usize)> {
        let pair = self.pairs.pop()?;
        self.undone.push(pair);
        Some(pair)
    }

    /// The group as it is told.
    pub(super) fn paired(&self) -> PairedGroup {
        let undone = self.undone.iter().flat_map(|(one, other)| [*one, *other]);
        PairedGroup {
            residents: self.residents.clone(),
            joined: self.joined.players().collect(),
            pairs: self.pairs.clone(),
            left: self.floaters.iter().copied().chain(undone).collect(),
            failures: Vec::new(),
        }
    }
}

/// The colour that more of some members are due (3.2.2).
fn majority(players: &Players, members: &[usize]) -> Option<Colour> {
    let due = |colour| {
        let members = members.iter();
        members
            .filter(|member| players.due(**member) == Some(colour))
            .count()
    };
    match due(Colour::White).cmp(&due(Colour::Black)) {
        std::cmp::Ordering::Greater => Some(Colour::White),
        std::cmp::Ordering::Less => Some(Colour::Black),
        std::cmp::Ordering::Equal => None,
    }
}

/// The first available opponent who is due the other colour; if there is none, the first available
/// one (3.8, 5.2).
fn meet(players: &Players, room: &mut Room, seeker: usize, candidates: &[usize]) -> Option<usize> {
    let candidates = candidates.iter().copied();
    if players.has(Reading::Maxi) {
        let first = room.first_available(seeker, candidates.clone())?;
        let mut suitable = candidates
            .filter(|other| players.suit(seeker, *other) && players.is_in_range(first, *other));
        return room.meet_first(seeker, suitable.by_ref().chain([first]));
    }
    let suits = |other: &usize| players.suit(seeker, *other);
    let suitable = candidates.clone().filter(suits);
    room.meet_first(
        seeker,
        suitable.chain(candidates.filter(|other| !suits(other))),
    )
}

/// The members who look for an opponent, one after the other, and whom they try (3.6–3.8, 4.1–4.3).
pub(super) struct Walk<'g> {
    group: &'g Group,
    /// Those who are not paired, in the order of their numbers.
    left: Vec<usize>,
    pub pairs: Vec<(usize, usize)>,
}

impl<'g> Walk<'g> {
    /// The walk through the members who stay.
    pub(super) fn new(group: &'g Group, staying: Vec<usize>) -> Walk<'g> {
        Walk {
            group,
            left: staying,
            pairs: Vec::new(),
        }
    }

    /// Who looks next, and the others in the order in which they are tried.
    pub(super) fn next(&self, players: &Players) -> Option<(usize, Vec<usize>)> {
        let mut joined = self.group.joined.players();
        if let Some(floater) = joined.find(|player| self.left.contains(player)) {
            let others = self.left.iter().copied().filter(|other| *other != floater);
            let mut others: Vec<usize> = others.collect();
            if players.has(Reading::ResidentsFirst) {
                others.sort_by_key(|other| !self.group.residents.contains(other));
            }
            return Some((floater, others));
        }
        let first = *self.left.first()?;
        Some((first, exchange_order(&self.left).collect()))
    }

    /// A pair has been made.
    pub(super) fn made(&mut self, pair: (usize, usize)) {
        self.left
            .retain(|player| ![pair.0, pair.1].contains(player));
        self.pairs.push(pair);
    }
}
