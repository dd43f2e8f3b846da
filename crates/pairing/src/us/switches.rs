//! Natural pairings, and what it takes to leave them (29D1, 29E5).

use std::ops::Range;

use serde::Serialize;

use super::field::Field;
use super::look_ahead::narrow_limit;
use super::settings::OddPlayerCost;
use super::solve::Crossing;
use super::tally::LARGEST_COST;

/// Which side of a board a player has in the natural pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Upper,
    Lower,
}

/// A natural pairing: who meets whom before colours are looked at.
#[derive(Clone, Debug)]
pub(super) struct NaturalPairing {
    /// The natural opponent of everybody; who does not play has himself.
    partner: Vec<usize>,
    side: Vec<Side>,
    /// In which pool everybody is: players meet inside their pool, or over a boundary.
    pool: Vec<usize>,
    /// Whether the natural opponent is of another pool.
    is_boundary: Vec<bool>,
    /// The pools between which odd players drop, and how often, with who drops to whom.
    boundaries: Vec<Boundary>,
    /// The place in the order in which odd players are chosen, and in which opponents are.
    drop_place: Vec<usize>,
    host_place: Vec<usize>,
    /// The pools whose upper players meet lower ones only.
    across: Vec<usize>,
}

/// The boards between two pools.
#[derive(Clone, Debug)]
struct Boundary {
    pools: (usize, usize),
    boards: Vec<(usize, usize)>,
}

/// How a pair differs from the natural pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum SwitchKind {
    /// The pair is the natural one.
    None,
    /// Opponents changed between two boards, each player keeping the half (29E5c).
    Transposition,
    /// A player changed from one half to the other (29E5d).
    Interchange,
    /// Another odd player, or another opponent for one (29D1).
    OddPlayer,
}

/// A pair measured against the natural pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switch {
    pub kind: SwitchKind,
    /// The rating difference that counts when switches are compared.
    pub cost: u32,
    /// The rating difference of the players exchanged, which the limits are for. It is larger than
    /// the cost only for the next odd player or opponent, where the smaller of two counts (29E7
    /// example 5).
    pub exchanged: u32,
    /// An unrated player is concerned, so that no limit applies (29E5g).
    pub is_exempt: bool,
    /// How many of odd player and opponent are not the natural ones.
    pub replaced: u32,
    /// How far odd player and opponent are from the natural ones.
    pub steps: u32,
}

impl Switch {
    /// The natural pair itself, which costs nothing.
    pub const NONE: Switch = Switch {
        kind: SwitchKind::None,
        cost: 0,
        exchanged: 0,
        is_exempt: false,
        replaced: 0,
        steps: 0,
    };
}

/// What a player is at a boundary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Guest,
    /// Meets one who dropped.
    Host,
}

/// Two players, the second in whose place the first is.
pub(super) type Replacement = (usize, usize);

/// Two players of one pool in each other's place; at a boundary maybe two such pairs.
#[derive(Clone, Copy, Debug, Default)]
struct Exchange {
    /// Who takes whose place.
    players: [Option<Replacement>; 2],
    /// Their rating difference, for which the limit is; nothing if there is no limit.
    difference: u32,
    /// What counts when switches are compared.
    cost: u32,
    /// One of them is unrated (29E5g).
    is_exempt: bool,
}

impl Exchange {
    /// Of two players who are so far apart.
    fn of(players: Replacement, difference: u32) -> Exchange {
        Exchange {
            players: [Some(players), None],
            difference,
            cost: difference,
            is_exempt: false,
        }
    }

    /// With an unrated player there is no limit, and often no difference that is known. How such a
    /// switch compares to others is not said: it is taken when the known ones within the 80-point
    /// rule do no more.
    fn without_limit(field: &Field, players: Replacement, known: Option<u32>) -> Exchange {
        let beyond = narrow_limit(&field.settings) + 1;
        Exchange {
            players: [Some(players), None],
            difference: 0,
            cost: known.map_or(beyond, |known| known.min(beyond)),
            is_exempt: true,
        }
    }

    /// Both were made: the larger counts, and no limit applies only if it does to neither.
    fn and(self, other: Exchange) -> Exchange {
        Exchange {
            players: [self.players[0], other.players[0]],
            difference: self.difference.max(other.difference),
            cost: self.cost.max(other.cost),
            is_exempt: self.is_exempt && other.is_exempt,
        }
    }
}

impl From<Exchange> for Switch {
    fn from(exchange: Exchange) -> Switch {
        Switch {
            cost: exchange.cost,
            exchanged: exchange.difference,
            is_exempt: exchange.is_exempt,
            ..Switch::NONE
        }
    }
}

/// The rating difference of two players, if both are rated.
fn apart(field: &Field, one: usize, other: usize) -> Option<u32> {
    let rating = |player: usize| field.contenders[player].rating;
    let difference = rating(one)?.abs_diff(rating(other)?);
    Some(u32::from(difference).min(LARGEST_COST))
}

impl NaturalPairing {
    /// From the pools, each with its players by rank, and the boards, the upper player first.
    pub(super) fn new(
        field: &Field,
        pools: &[Vec<usize>],
        boards: &[(usize, usize)],
    ) -> NaturalPairing {
        let players = field.contenders.len();
        let mut natural = NaturalPairing {
            partner: (0..players).collect(),
            side: vec![Side::Upper; players],
            pool: vec![usize::MAX; players],
            is_boundary: vec![false; players],
            boundaries: Vec::new(),
            drop_place: vec![0; players],
            host_place: vec![0; players],
            across: Vec::new(),
        };
        for (number, pool) in pools.iter().enumerate() {
            natural.place(field, number, pool);
        }
        for (upper, lower) in boards {
            natural.board(*upper, *lower);
        }
        natural
    }

    fn place(&mut self, field: &Field, number: usize, pool: &[usize]) {
        for (place, player) in pool.iter().enumerate() {
            self.pool[*player] = number;
            self.host_place[*player] = place;
        }
        // 29D1: the lowest ranked drops first, unrated players after all rated ones.
        let mut order = pool.to_vec();
        order.sort_by_key(|player| {
            let unrated = !field.contenders[*player].is_rated;
            (unrated, std::cmp::Reverse(*player))
        });
        for (place, player) in order.iter().enumerate() {
            self.drop_place[*player] = place;
        }
    }

    fn board(&mut self, upper: usize, lower: usize) {
        self.partner[upper] = lower;
        self.partner[lower] = upper;
        self.side[lower] = Side::Lower;
        let pools = (self.pool[upper], self.pool[lower]);
        if pools.0 == pools.1 {
            return;
        }
        self.is_boundary[upper] = true;
        self.is_boundary[lower] = true;
        match self.boundaries.iter_mut().find(|b| b.pools == pools) {
            Some(boundary) => boundary.boards.push((upper, lower)),
            None => self.boundaries.push(Boundary {
                pools,
                boards: vec![(upper, lower)],
            }),
        }
    }

    /// Nobody of this pool changes from the upper to the lower side: the two are groups that meet
    /// each other (28R2).
    pub(super) fn keep_sides(&mut self, pool: usize) {
        self.across.push(pool);
    }

    /// The opponent of a player in the natural pairing; the player himself if he does not play.
    pub(super) fn partner(&self, player: usize) -> usize {
        self.partner[player]
    }

    /// Two players as a board: who was in the upper half first, or else the higher ranked.
    pub(super) fn board_of(&self, one: usize, other: usize) -> (usize, usize) {
        let (higher, lower) = (one.min(other), one.max(other));
        match (self.side[higher], self.side[lower]) {
            (Side::Lower, Side::Upper) => (lower, higher),
            _ => (higher, lower),
        }
    }

    /// The pool of a player.
    pub(super) fn pool(&self, player: usize) -> usize {
        self.pool[player]
    }

    /// Whether two players are of different pools.
    pub(super) fn crosses(&self, one: usize, other: usize) -> bool {
        self.pool[one] != self.pool[other]
    }

    /// Whether a pair would change who drops, or whom they meet.
    fn on_boundary(&self, one: usize, other: usize) -> bool {
        self.crosses(one, other) || self.is_boundary[one] || self.is_boundary[other]
    }

    /// The pools that are linked by odd players.
    pub(super) fn links(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.boundaries.iter().map(|boundary| boundary.pools)
    }

    /// The pools of some players who are sorted by rank, as ranges of the list: who has the same
    /// score stands together.
    pub(super) fn pools_of(&self, players: &[usize]) -> Vec<Range<usize>> {
        let mut start = 0;
        let same = |one: &usize, other: &usize| self.pool[*one] == self.pool[*other];
        let pools = players.chunk_by(same).map(|pool| {
            let range = start..start + pool.len();
            start = range.end;
            range
        });
        pools.collect()
    }

    /// The boundaries between the pools of some players, who are named by their places in the
    /// list. At each the natural odd players come first, then the others in the order in which they
    /// would drop (29D1).
    pub(super) fn crossings(&self, players: &[usize]) -> Vec<Crossing> {
        let pools = self.pools_of(players);
        let range = |pool: usize| {
            let mut pools = pools.iter();
            pools.find(|range| self.pool[players[range.start]] == pool)
        };
        let crossing = |boundary: &Boundary| {
            let (above, below) = (range(boundary.pools.0)?, range(boundary.pools.1)?);
            let mut guests: Vec<usize> = above.clone().collect();
            guests.sort_by_key(|guest| {
                let player = players[*guest];
                let is_natural = boundary.boards.iter().any(|(odd, _)| *odd == player);
                let place = match is_natural {
                    true => *guest,
                    false => self.drop_place[player],
                };
                (!is_natural, place)
            });
            Some(Crossing {
                pools: (above.clone(), below.clone()),
                boards: boundary.boards.len(),
                guests,
            })
        };
        self.boundaries.iter().filter_map(crossing).collect()
    }

    /// Measures a pair; `None` if the two are of pools between which nobody drops, of one side where
    /// sides are kept, or an unrated player would drop who need not (29D1a).
    pub(super) fn switch(&self, field: &Field, one: usize, other: usize) -> Option<Switch> {
        let (one, other) = (one.min(other), one.max(other));
        if self.side[one] == self.side[other]
            && self.pool[one] == self.pool[other]
            && self.across.contains(&self.pool[one])
        {
            return None;
        }
        let (replaced, steps) = if self.crosses(one, other) {
            self.steps(field, one, other)?
        } else {
            (0, 0)
        };
        if self.partner[one] == other {
            return Some(Switch::NONE);
        }
        let (kind, exchange) = self.measured(field, one, other)?;
        Some(Switch {
            kind,
            replaced,
            steps,
            ..exchange.into()
        })
    }

    /// Who takes whose place in a pair that is not natural: those whose difference is measured.
    pub(super) fn replacements(&self, field: &Field, one: usize, other: usize) -> Vec<Replacement> {
        let (one, other) = (one.min(other), one.max(other));
        let measured = match self.partner[one] == other {
            true => None,
            false => self.measured(field, one, other),
        };
        let players = measured.map_or([None, None], |(_, exchange)| exchange.players);
        players.into_iter().flatten().collect()
    }

    /// What is exchanged for a pair that is not natural, the higher ranked player first.
    fn measured(&self, field: &Field, one: usize, other: usize) -> Option<(SwitchKind, Exchange)> {
        if !self.on_boundary(one, other) {
            return Some(self.difference(field, one, other));
        }
        let exchange = match self.boundary(one, other) {
            Some(boundary) => self.crossed(field, boundary, one, other)?,
            None => self.exchanged_beside(field, one, other),
        };
        Some((SwitchKind::OddPlayer, exchange))
    }

    /// What a pair inside a pool costs where nobody drops or hosts.
    fn difference(&self, field: &Field, one: usize, other: usize) -> (SwitchKind, Exchange) {
        // The opponents that each of the two has now and had naturally.
        let (first, second) = ((other, self.partner[one]), (one, self.partner[other]));
        let (kind, switched) = match (self.side[one], self.side[other]) {
            // The lower ranked of the two came down to the place of the other's opponent.
            (Side::Upper, Side::Upper) => (SwitchKind::Interchange, [first, first]),
            // The higher ranked of the two went up to the place of the other's opponent.
            (Side::Lower, Side::Lower) => (SwitchKind::Interchange, [second, second]),
            // The same two boards come about by exchanging the upper or the lower players; the
            // smaller difference counts (29E5c).
            _ => (SwitchKind::Transposition, [first, second]),
        };
        // A new pair takes two players from their natural opponents. If one of the four is unrated
        // there is no limit (29E5g); a difference that is known still tells how small the switch
        // is.
        let unrated = |player: &usize| field.contenders[*player].rating.is_none();
        let is_exempt = [first.0, first.1, second.0, second.1].iter().any(unrated);
        let known = (switched.iter())
            .filter_map(|players| Some((apart(field, players.0, players.1)?, *players)))
            .min_by_key(|(difference, _)| *difference);
        let exchange = match (known, is_exempt) {
            (Some((difference, players)), false) => Exchange::of(players, difference),
            (Some((known, players)), true) => Exchange::without_limit(field, players, Some(known)),
            (None, _) => Exchange::without_limit(field, switched[0], None),
        };
        (kind, exchange)
    }

    /// Another odd player or opponent: each is measured against the natural one of the same pool,
    /// and the larger difference counts (29D1b). Of several natural boards the nearest is taken.
    fn crossed(
        &self,
        field: &Field,
        boundary: &Boundary,
        one: usize,
        other: usize,
    ) -> Option<Exchange> {
        let is_guest = self.pool[one] == boundary.pools.0;
        let (guest, host) = if is_guest { (one, other) } else { (other, one) };
        let against = |(natural_guest, natural_host): &(usize, usize)| {
            if guest == *natural_guest {
                self.exchange(field, Role::Host, host, *natural_host)
            } else if host == *natural_host {
                self.exchange(field, Role::Guest, guest, *natural_guest)
            } else {
                let guests = self.exchanged(field, Role::Guest, guest, *natural_guest);
                guests.and(self.exchanged(field, Role::Host, host, *natural_host))
            }
        };
        let boards = boundary.boards.iter().map(against);
        boards.min_by_key(|exchange| (exchange.difference, exchange.cost))
    }

    /// A pair inside a pool of which at least one naturally meets somebody of another pool. That
    /// one takes the place of the other's natural opponent. If both do, the boards between the
    /// pools say what was exchanged.
    fn exchanged_beside(&self, field: &Field, one: usize, other: usize) -> Exchange {
        let (from_outside, inside) = match (self.is_boundary[one], self.is_boundary[other]) {
            (true, true) => return Exchange::default(),
            (true, false) => (one, other),
            (false, _) => (other, one),
        };
        let role = if self.pool[from_outside] < self.pool[self.partner[from_outside]] {
            Role::Guest
        } else {
            Role::Host
        };
        self.exchange(field, role, self.partner[inside], from_outside)
    }

    /// A player in the place of the natural odd player, or of the natural opponent of one, and the
    /// other way round. For the next in the order the same pairs can be had by exchanging the two
    /// opponents, and the smaller difference counts, as in 29E7 example 5; further out only the
    /// players exchanged count (29D1b).
    fn exchange(&self, field: &Field, role: Role, player: usize, natural: usize) -> Exchange {
        let mut exchange = self.exchanged(field, role, player, natural);
        let opponents = apart(field, self.partner[player], self.partner[natural]);
        let places = match role {
            Role::Guest => &self.drop_place,
            Role::Host => &self.host_place,
        };
        let is_next = places[player].abs_diff(places[natural]) == 1;
        let both_ways = field.settings.odd_player_cost == OddPlayerCost::SmallerOfTwo;
        if let Some(opponents) = opponents
            && both_ways
            && is_next
            && !self.is_boundary[player]
        {
            exchange.cost = exchange.cost.min(opponents);
        }
        exchange
    }

    /// The difference of two players exchanged. Who is odd is decided by these two only (29D1b);
    /// another opponent is a transposition, in which an unrated player on any side lifts the limit
    /// (29D2, 29E5g).
    fn exchanged(&self, field: &Field, role: Role, player: usize, natural: usize) -> Exchange {
        let unrated_opponent = || {
            let mut opponents = [player, natural].into_iter().map(|p| self.partner[p]);
            opponents.any(|opponent| field.contenders[opponent].rating.is_none())
        };
        match apart(field, player, natural) {
            Some(difference) if role == Role::Guest || !unrated_opponent() => {
                Exchange::of((player, natural), difference)
            }
            known => Exchange::without_limit(field, (player, natural), known),
        }
    }

    fn boundary(&self, one: usize, other: usize) -> Option<&Boundary> {
        let pools = (self.pool[one], self.pool[other]);
        (self.boundaries.iter()).find(|b| b.pools == pools || (b.pools.1, b.pools.0) == pools)
    }

    /// How many of odd player and opponent are not the natural ones, and how far from them.
    fn steps(&self, field: &Field, one: usize, other: usize) -> Option<(u32, u32)> {
        let boundary = self.boundary(one, other)?;
        let (guest, host) = if self.pool[one] == boundary.pools.0 {
            (one, other)
        } else {
            (other, one)
        };
        // 29D1a: an unrated player drops only if the natural pairing makes him.
        let is_natural = boundary.boards.iter().any(|(natural, _)| *natural == guest);
        if !is_natural && !field.contenders[guest].is_rated {
            return None;
        }
        let away = |places: &[usize], player: usize, natural: usize| {
            places[player].abs_diff(places[natural]) as u32
        };
        let guest =
            (boundary.boards.iter()).map(|(natural, _)| away(&self.drop_place, guest, *natural));
        let host =
            (boundary.boards.iter()).map(|(_, natural)| away(&self.host_place, host, *natural));
        let (guest, host) = (guest.min()?, host.min()?);
        Some((u32::from(guest > 0) + u32::from(host > 0), guest + host))
    }
}
