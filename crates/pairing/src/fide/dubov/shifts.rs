//! How a bracket is divided by colour, evened and paired (3.2.3–3.2.6, 4.3, 4.4).

use adoube_tournament::Colour;

use super::super::optimum::Players;
use super::upfloaters::Record;
use crate::matching::{Graph, Matcher};

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
    let mut everybody = bracket.iter();
    let nobody_has_played = everybody.all(|player| players.field.competitors[*player].games == 0);
    let (white, black) = match nobody_has_played {
        true => {
            let black = by_number.split_off(bracket.len() / 2);
            (by_number, black)
        }
        false => (by_number.into_iter())
            .partition(|player| players.preferences[*player].0 == Some(Colour::White)),
    };
    Groups::new(players, records, white, black).pair()
}

/// The order in which players of a sorted group are numbered as shifters: from the middle
/// outwards, of two equally far the upper one first (4.3).
pub(super) fn from_the_middle<T: Copy>(sorted: &[T]) -> Vec<T> {
    let end = sorted.len() as i64 - 1;
    let mut places: Vec<usize> = (0..sorted.len()).collect();
    places.sort_by_key(|place| (2 * *place as i64 - end).abs());
    places.into_iter().map(|place| sorted[place]).collect()
}

/// The two groups of a bracket.
struct Groups<'p> {
    players: &'p Players<'p>,
    records: &'p [Record],
    /// Those due White, or the first half if nobody has played (3.2.3), by the average of their
    /// opponents (3.2.5, 4.3).
    white: Vec<usize>,
    /// The others by number.
    black: Vec<usize>,
}

impl<'p> Groups<'p> {
    fn new(
        players: &'p Players<'p>,
        records: &'p [Record],
        mut white: Vec<usize>,
        mut black: Vec<usize>,
    ) -> Groups<'p> {
        let number = |player: &usize| players.field.competitors[*player].number;
        white.sort_by_key(|player| (records[*player].average, number(player)));
        black.sort_by_key(number);
        Groups {
            players,
            records,
            white,
            black,
        }
    }

    fn pair(&self) -> Option<Vec<(usize, usize)>> {
        let (smaller, larger) = match self.white.len() <= self.black.len() {
            true => (&self.white, &self.black),
            false => (&self.black, &self.white),
        };
        // Nearly always nobody of the smaller group has to be shifted, and the first few of the
        // larger one will do.
        let mut first = from_the_middle(larger);
        first.truncate((larger.len() - smaller.len()) / 2);
        self.after(&first).transpose().or_else(|| {
            let shifters = self.shifters(smaller, larger)?;
            self.after(&shifters).transpose()
        })
    }

    /// Who changes group (3.2.4): some of the smaller one if pairs inside it cannot be avoided, then
    /// as many of the larger one as make the sizes equal.
    fn shifters(&self, smaller: &[usize], larger: &[usize]) -> Option<Vec<usize>> {
        let members = [smaller, larger].concat();
        let mut matcher = Matcher::new(Inside::new(self.players, &members, smaller.len()));
        if !matcher.solve() {
            return None;
        }
        // The least cost is the fewest pairs inside a group. One of each such pair is shifted: the
        // first in order who can be, together with those already shifted.
        let mut shifters = Vec::new();
        for group in [0..smaller.len(), smaller.len()..members.len()] {
            let is_inside = |vertex: &usize| {
                let partner = matcher.partner(*vertex);
                partner.is_some_and(|partner| group.contains(&partner))
            };
            let mut wanted = group.clone().filter(is_inside).count() / 2;
            let vertices: Vec<usize> = group.collect();
            for vertex in from_the_middle(&vertices) {
                if wanted > 0 && matcher.try_role(vertex, true) {
                    shifters.push(members[vertex]);
                    wanted -= 1;
                }
            }
        }
        Some(shifters)
    }

    /// The groups when some have changed.
    fn after(&self, shifters: &[usize]) -> Groups<'p> {
        let of = |stay: &[usize], come: &[usize]| -> Vec<usize> {
            let stay = stay.iter().filter(|player| !shifters.contains(player));
            let come = come.iter().filter(|player| shifters.contains(player));
            stay.chain(come).copied().collect()
        };
        let (white, black) = (of(&self.white, &self.black), of(&self.black, &self.white));
        Groups::new(self.players, self.records, white, black)
    }

    /// The first transposition of the second group that gives a legal pairing (3.2.6, 4.4).
    fn transpose(&self) -> Option<Vec<(usize, usize)>> {
        let members = [self.white.as_slice(), &self.black].concat();
        let half = self.white.len();
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
