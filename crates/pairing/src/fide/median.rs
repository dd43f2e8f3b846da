//! What the Lim system and the Olympiad Pairing Rules share: groups are paired from both ends
//! towards the median, one opponent after the other, each the first with whom the rest of the group
//! can still be paired.

use adoube_tournament::Colour;

use super::field::{Competitor, Field};
use crate::matching::{Graph, Matcher};

/// Where a group lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    Above,
    Median,
    Below,
}

impl Side {
    /// From which end it is paired.
    pub(crate) fn direction(self) -> Direction {
        match self {
            Side::Above | Side::Median => Direction::Down,
            Side::Below => Direction::Up,
        }
    }
}

/// Floaters who join a group, with the side that they come from. Those from above are paired first,
/// the highest ranked of them first; then those from below, the lowest ranked first (Lim 3.6, 3.7;
/// Olympiad 8.2, 8.3).
#[derive(Clone, Debug, Default)]
pub(crate) struct Joined(Vec<(usize, Side)>);

impl Joined {
    /// Others join from a side.
    pub(crate) fn join(&mut self, players: impl IntoIterator<Item = usize>, side: Side) {
        let players = players.into_iter();
        self.0.extend(players.map(|player| (player, side)));
        self.0.sort_by_key(|(player, side)| match side {
            Side::Below => (true, -(*player as i64)),
            Side::Above | Side::Median => (false, *player as i64),
        });
    }

    /// Those who have joined, in the order in which they are paired.
    pub(crate) fn players(&self) -> impl Iterator<Item = usize> + Clone + '_ {
        self.0.iter().map(|(player, _)| *player)
    }

    /// The same with the side that they come from.
    pub(crate) fn with_sides(&self) -> impl Iterator<Item = (usize, Side)> + '_ {
        self.0.iter().copied()
    }

    /// How many have come from a side.
    pub(crate) fn from(&self, side: Side) -> usize {
        self.0.iter().filter(|(_, from)| *from == side).count()
    }
}

/// Who may have which colour without having it three times running or three times more often than
/// the other (Lim 5.1; Olympiad 7.3).
pub(crate) struct Limits {
    /// Whether each may have White, and whether Black.
    allowed: Vec<[bool; 2]>,
}

impl Limits {
    pub(crate) fn new(field: &Field) -> Limits {
        let competitors = field.competitors.iter();
        let allowed = competitors
            .map(|one| [Colour::White, Colour::Black].map(|colour| may_have(one, colour)));
        Limits {
            allowed: allowed.collect(),
        }
    }

    /// Whether these colours keep both within the limits.
    pub(crate) fn allow(&self, white: usize, black: usize) -> bool {
        self.allowed[white][0] && self.allowed[black][1]
    }

    /// Whether some colours keep both within the limits.
    pub(crate) fn agree(&self, one: usize, other: usize) -> bool {
        self.allow(one, other) || self.allow(other, one)
    }

    /// The colour of the first, if only one way round keeps both within the limits.
    pub(crate) fn only(&self, one: usize, other: usize) -> Option<Colour> {
        match (self.allow(one, other), self.allow(other, one)) {
            (true, false) => Some(Colour::White),
            (false, true) => Some(Colour::Black),
            _ => None,
        }
    }
}

fn may_have(competitor: &Competitor, colour: Colour) -> bool {
    let mut latest = competitor.colours().rev();
    let is_third = latest.next() == Some(colour) && latest.next() == Some(colour);
    let more = match colour {
        Colour::White => competitor.colour_difference(),
        Colour::Black => -competitor.colour_difference(),
    };
    !is_third && more < 2
}

/// From which end the members of a group look for opponents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    /// The highest ranked first: in the median group and above it.
    Down,
    /// The mirror of it: below the median group.
    Up,
}

impl Direction {
    /// Puts players in the order of their numbers, those first who come first in this direction.
    pub(crate) fn sort(self, field: &Field, players: &mut [usize]) {
        players.sort_by_key(|player| field.competitors[*player].number);
        if self == Direction::Up {
            players.reverse();
        }
    }
}

/// The opponents of the first of an even list, in the order in which they are tried: the one
/// proposed, those after that one, then the upper half from below (Lim 4.2, 4.3; Olympiad 9.3).
pub(crate) fn exchange_order(list: &[usize]) -> impl Iterator<Item = usize> + Clone + '_ {
    let (upper, lower) = list.split_at(list.len() / 2);
    let upper = upper.get(1..).unwrap_or(&[]);
    lower.iter().chain(upper.iter().rev()).copied()
}

/// Whether two may meet.
pub(crate) type MayMeet<'m> = dyn Fn(usize, usize) -> bool + 'm;

/// Members of a group of whom all but so many find opponents among each other. Pairs are made and
/// members leave one by one; what is left can always be paired.
pub(crate) struct Room<'r> {
    /// One matching of everybody with everybody is kept, and changed as little as each step asks
    /// for. Who leaves is matched with a door.
    matcher: Matcher<Meetings<'r>>,
    vertex_of: Vec<usize>,
    /// How many doors are used.
    used: usize,
}

impl<'r> Room<'r> {
    /// A room that so many of the players have to leave; `None` if the others cannot all be paired
    /// whoever leaves.
    pub(crate) fn new(
        players: &[usize],
        doors: usize,
        may_meet: &'r MayMeet<'r>,
    ) -> Option<Room<'r>> {
        if (players.len() + doors) % 2 == 1 {
            return None;
        }
        let places = players.iter().max().map_or(0, |last| last + 1);
        let mut vertex_of = vec![usize::MAX; places];
        for (vertex, player) in players.iter().enumerate() {
            vertex_of[*player] = vertex;
        }
        let mut matcher = Matcher::new(Meetings {
            players: players.to_vec(),
            doors,
            may_meet,
        });
        matcher.solve().then_some(Room {
            matcher,
            vertex_of,
            used: 0,
        })
    }

    /// Lets the first of the candidates leave without whom the others can still be paired.
    pub(crate) fn leave_first(&mut self, candidates: impl Iterator<Item = usize>) -> Option<usize> {
        let door = self.matcher.graph().players.len() + self.used;
        let vertex_of = &self.vertex_of;
        let candidates = candidates.map(|candidate| Some(vertex_of[candidate]));
        let left = self.matcher.pair_first(door, candidates)??;
        self.used += 1;
        Some(self.matcher.graph().players[left])
    }

    /// Pairs a player with the first of the candidates with whom the others can still be paired.
    pub(crate) fn meet_first(
        &mut self,
        player: usize,
        candidates: impl Iterator<Item = usize>,
    ) -> Option<usize> {
        let vertex_of = &self.vertex_of;
        let candidates = candidates.map(|candidate| Some(vertex_of[candidate]));
        let met = self.matcher.pair_first(vertex_of[player], candidates)??;
        Some(self.matcher.graph().players[met])
    }

    /// The first of the candidates with whom the others could still be paired; nothing is decided.
    pub(crate) fn first_available(
        &mut self,
        player: usize,
        candidates: impl Iterator<Item = usize>,
    ) -> Option<usize> {
        let vertex_of = &self.vertex_of;
        let candidates = candidates.map(|candidate| vertex_of[candidate]);
        let first = self.matcher.first_partner(vertex_of[player], candidates)?;
        Some(self.matcher.graph().players[first])
    }
}

/// The least number of players who have to leave so that the others can all be paired.
pub(crate) fn left_over(players: &[usize], may_meet: &MayMeet<'_>) -> usize {
    let parity = players.len() % 2;
    // In nearly every group it is nobody, or one for an odd number.
    if Room::new(players, parity, may_meet).is_some() {
        return parity;
    }
    players.len() - 2 * super::completion::most_pairs(players, may_meet)
}

/// Who may meet whom, with doors for those who leave; everything that is allowed costs nothing.
struct Meetings<'r> {
    players: Vec<usize>,
    doors: usize,
    may_meet: &'r MayMeet<'r>,
}

impl Graph for Meetings<'_> {
    type Cost = i128;
    type Role = ();

    fn len(&self) -> usize {
        self.players.len() + self.doors
    }

    fn cost(&self, one: usize, other: usize) -> Option<i128> {
        let allowed = match (self.players.get(one), self.players.get(other)) {
            (Some(one), Some(other)) => (self.may_meet)(*one, *other),
            (None, None) => false,
            _ => true,
        };
        allowed.then_some(0)
    }

    fn single(&self, _: usize) -> Option<i128> {
        None
    }

    fn set_role(&mut self, _: usize, (): ()) {}

    fn natural(&self, vertex: usize) -> usize {
        vertex + self.players.len() / 2
    }
}
