//! How a bracket is divided by colour, evened and paired (3.2.3–3.2.6, 4.3, 4.4).

use super::super::optimum::Players;
use super::upfloaters::Record;
use crate::matching::{Graph, Matcher};

use adoube_tournament::Colour;

/// The two groups of a bracket.
struct Halves<'p> {
    players: &'p Players<'p>,
    records: &'p [Record],
    /// Those who are due White, or the first half if nobody has played (3.2.3).
    white: Vec<usize>,
    black: Vec<usize>,
}

/// Pairs a bracket, the player of the first group first, in the order of that group; `None` if it
/// has no legal pairing.
pub(super) fn pair(
    players: &Players,
    records: &[Record],
    bracket: &[usize],
) -> Option<Vec<(usize, usize)>> {
    let number = |player: &usize| players.field.competitors[*player].number;
    let mut by_number = bracket.to_vec();
    by_number.sort_by_key(number);
    let nobody_has_played = (bracket.iter()).all(|p| players.field.competitors[*p].games == 0);
    let half = bracket.len() / 2;
    let is_white = |(place, player): &(usize, usize)| match nobody_has_played {
        true => *place < half,
        false => players.preferences[*player].0 == Some(Colour::White),
    };
    let (white, black): (Vec<_>, Vec<_>) = by_number.into_iter().enumerate().partition(is_white);
    let strip = |group: Vec<(usize, usize)>| group.into_iter().map(|(_, player)| player).collect();
    Halves {
        players,
        records,
        white: strip(white),
        black: strip(black),
    }
    .pair()
}

/// The order in which players of a sorted group are numbered as shifters: from the middle
/// outwards, of two equally far the upper one first (4.3).
pub(super) fn from_the_middle<T: Copy>(sorted: &[T]) -> Vec<T> {
    let end = sorted.len() as i64 - 1;
    let mut places: Vec<usize> = (0..sorted.len()).collect();
    places.sort_by_key(|place| (2 * *place as i64 - end).abs());
    places.into_iter().map(|place| sorted[place]).collect()
}

impl Halves<'_> {
    fn pair(mut self) -> Option<Vec<(usize, usize)>> {
        self.sort();
        let is_white_smaller = self.white.len() <= self.black.len();
        let (smaller, larger) = match is_white_smaller {
            true => (&self.white, &self.black),
            false => (&self.black, &self.white),
        };
        let excess = (larger.len() - smaller.len()) / 2;
        let mut to_larger = Vec::new();
        let mut to_smaller = from_the_middle(larger);
        // Nearly always nobody of the smaller group has to be shifted, and the first few of the
        // larger one will do.
        to_smaller.truncate(excess);
        if let Some(pairs) = self
            .shifted(is_white_smaller, &to_larger, &to_smaller)
            .transpose()
        {
            return Some(pairs);
        }
        (to_larger, to_smaller) = self.shifters(smaller, larger)?;
        self.shifted(is_white_smaller, &to_larger, &to_smaller)
            .transpose()
    }

    /// Those due White by the average of their opponents, the others by number (4.3).
    fn sort(&mut self) {
        let competitors = &self.players.field.competitors;
        let number = |player: &usize| competitors[*player].number;
        let records = self.records;
        (self.white).sort_by_key(|player| (records[*player].average, number(player)));
        self.black.sort_by_key(number);
    }

    /// Who leaves the smaller group and who the larger one (3.2.4).
    fn shifters(&self, smaller: &[usize], larger: &[usize]) -> Option<(Vec<usize>, Vec<usize>)> {
        let members = [smaller, larger].concat();
        let mut matcher = Matcher::new(Inside::new(self.players, &members, smaller.len()));
        if !matcher.solve() {
            return None;
        }
        // The least cost is the fewest pairs inside a group. One of each such pair is shifted: the
        // first in order who can be, together with those already shifted.
        let mut shifted = [Vec::new(), Vec::new()];
        let groups = [0..smaller.len(), smaller.len()..members.len()];
        for (group, shifted) in groups.into_iter().zip(&mut shifted) {
            let is_inside = |vertex: &usize| {
                let partner = matcher.partner(*vertex);
                partner.is_some_and(|partner| group.contains(&partner))
            };
            let mut wanted = group.clone().filter(is_inside).count() / 2;
            let vertices: Vec<usize> = group.collect();
            for vertex in from_the_middle(&vertices) {
                if wanted > 0 && matcher.try_role(vertex, true) {
                    shifted.push(members[vertex]);
                    wanted -= 1;
                }
            }
        }
        let [to_larger, to_smaller] = shifted;
        Some((to_larger, to_smaller))
    }

    /// The groups after shifts, if they can be paired.
    fn shifted(
        &self,
        is_white_smaller: bool,
        to_larger: &[usize],
        to_smaller: &[usize],
    ) -> Shifted<'_> {
        let (from_white, from_black) = match is_white_smaller {
            true => (to_larger, to_smaller),
            false => (to_smaller, to_larger),
        };
        let stays = |group: &[usize], leaving: &[usize], coming: &[usize]| -> Vec<usize> {
            let staying = group.iter().filter(|player| !leaving.contains(player));
            staying.chain(coming).copied().collect()
        };
        let mut first = stays(&self.white, from_white, from_black);
        let mut second = stays(&self.black, from_black, from_white);
        let competitors = &self.players.field.competitors;
        let number = |player: &usize| competitors[*player].number;
        first.sort_by_key(|player| (self.records[*player].average, number(player)));
        second.sort_by_key(number);
        Shifted {
            players: self.players,
            first,
            second,
        }
    }
}

/// The two groups of equal size that meet each other: S1 and S2 (3.2.5).
struct Shifted<'p> {
    players: &'p Players<'p>,
    first: Vec<usize>,
    second: Vec<usize>,
}

impl Shifted<'_> {
    /// The first transposition of the second group that gives a legal pairing (3.2.6, 4.4).
    fn transpose(&self) -> Option<Vec<(usize, usize)>> {
        let members = [self.first.as_slice(), &self.second].concat();
        let half = self.first.len();
        let mut graph = Inside::new(self.players, &members, half);
        graph.only_across = true;
        let mut matcher = Matcher::new(graph);
        if !matcher.solve() {
            return None;
        }
        let mut is_taken = vec![false; members.len()];
        let mut pairs = Vec::new();
        for vertex in 0..half {
            let free = (half..members.len()).filter(|other| !is_taken[*other]);
            let partner = matcher.pair_first(vertex, free.map(Some))??;
            is_taken[partner] = true;
            pairs.push((members[vertex], members[partner]));
        }
        Some(pairs)
    }
}

/// Two groups as a graph in which a pair inside one of them costs something, or cannot be.
struct Inside {
    /// How many vertices the first group has.
    first: usize,
    vertices: usize,
    /// Whom each may meet.
    may_meet: Vec<bool>,
    only_across: bool,
    /// Who leaves the group, and so meets somebody of it who stays.
    is_shifted: Vec<bool>,
}

impl Inside {
    fn new(players: &Players, members: &[usize], first: usize) -> Inside {
        let may_meet = (members.iter())
            .flat_map(|one| members.iter().map(|other| players.may_meet(*one, *other)))
            .collect();
        Inside {
            first,
            vertices: members.len(),
            may_meet,
            only_across: false,
            is_shifted: vec![false; members.len()],
        }
    }
}

impl Graph for Inside {
    type Cost = i128;
    type Role = bool;

    fn len(&self) -> usize {
        self.vertices
    }

    fn cost(&self, one: usize, other: usize) -> Option<i128> {
        if !self.may_meet[one * self.vertices + other] {
            return None;
        }
        let is_inside = (one < self.first) == (other < self.first);
        match (self.is_shifted[one], self.is_shifted[other]) {
            (true, true) => None,
            (true, false) | (false, true) if !is_inside => None,
            _ if is_inside && self.only_across => None,
            _ => Some(if is_inside { 2 } else { 0 }),
        }
    }

    fn single(&self, _: usize) -> Option<i128> {
        None
    }

    fn set_role(&mut self, vertex: usize, is_shifted: bool) -> bool {
        std::mem::replace(&mut self.is_shifted[vertex], is_shifted)
    }

    fn natural(&self, vertex: usize) -> usize {
        vertex + self.first
    }
}
