//! A bracket as a graph: what each pair costs, looked up in a table of kinds of players.
//!
//! Costs are long numbers, and a bracket of a thousand players has half a million pairs. But players with the same score, colours and floats fail the same criteria, and there are
//! few such kinds. So a cost is worked out once for each two kinds, and only who has met whom and
//! what has been decided (the roles) is looked up for each pair.

use std::collections::HashMap;

use adoube_tournament::{Colour, Float, Points};

use super::bracket::{Bracket, Region};
use super::criteria::{Criterion, Layout};
use super::field::{Contender, Strength};
use crate::matching::{Graph, Weight};

/// What has been decided about a player of the bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    Any,
    /// Has to be the higher ranked of a pair in the bracket.
    Top,
    /// Has to be the lower ranked of a pair, or to float down.
    Below,
}

/// Everything about a player that the cost of a pair depends on.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Kind {
    region: Region,
    score: Points,
    preference: Option<Colour>,
    strength: Strength,
    colour_difference: i32,
    repeated: Option<Colour>,
    floats: [Option<Float>; 2],
    is_topscorer: bool,
    may_have_bye: bool,
    games: u32,
}

impl Kind {
    fn of(player: &Contender, region: Region, counts_games: bool) -> Kind {
        // What no criterion looks at is left out, so that there are fewer kinds: below the bracket
        // only absolute preferences matter, for whether two may meet at all (C.3).
        let in_bracket = region <= Region::Resident;
        let absolute = player.strength == Strength::Absolute;
        Kind {
            region,
            score: player.score,
            preference: player.preference.filter(|_| in_bracket || absolute),
            strength: match player.strength {
                strength if in_bracket || absolute => strength,
                _ => Strength::None,
            },
            // Only pairs of equal absolute preferences look at these.
            colour_difference: if absolute {
                player.colour_difference
            } else {
                0
            },
            repeated: player.repeated.filter(|_| absolute),
            floats: player.floats.map(|float| float.filter(|_| in_bracket)),
            is_topscorer: player.is_topscorer,
            may_have_bye: player.may_have_bye,
            games: if counts_games { player.games } else { 0 },
        }
    }
}

/// The exchanges of a homogeneous bracket or a remainder, as part of the cost.
#[derive(Clone, Copy)]
struct Halves<W> {
    /// The vertex that is first of the upper half.
    first: usize,
    /// How many are in the upper half.
    pairs: usize,
    /// What an exchange costs.
    exchange: W,
}

/// A bracket, and as much of what lies below it as has to be looked at.
pub(super) struct Model<W> {
    /// The players with where they stand, by vertex; those of the bracket first.
    players: Vec<(usize, Region)>,
    /// How many of them are in the bracket.
    in_bracket: usize,
    kinds: Vec<u32>,
    table: Vec<Option<W>>,
    singles: Vec<Option<W>>,
    /// One row of bits for each vertex: whom the player may not meet.
    barred: Vec<u64>,
    row: usize,
    roles: Vec<Role>,
    /// Who may not be left without a partner, whatever the role.
    must_pair: Vec<bool>,
    natural: Vec<usize>,
    halves: Option<Halves<W>>,
}

impl<W: Weight> Model<W> {
    /// The model of a bracket.
    pub(super) fn new(bracket: &Bracket, layout: &Layout) -> Model<W> {
        let viewed = bracket.viewed();
        let (kinds, samples) = kinds(bracket, &viewed);
        let count = samples.len();
        let mut table = vec![None; count * count];
        for (one, upper) in samples.iter().enumerate() {
            for (other, lower) in samples.iter().enumerate() {
                table[one * count + other] =
                    price(layout, |emit| bracket.pair(*upper, *lower, emit));
            }
        }
        let singles = (samples.iter())
            .map(|sample| price(layout, |emit| bracket.alone(*sample, emit)))
            .collect();
        let row = viewed.len().div_ceil(64);
        let mut model = Model {
            barred: vec![0; viewed.len() * row],
            row,
            roles: vec![Role::Any; viewed.len()],
            must_pair: vec![false; viewed.len()],
            natural: natural(bracket, viewed.len()),
            in_bracket: bracket.moved.len() + bracket.residents.len(),
            players: viewed,
            kinds,
            table,
            singles,
            halves: None,
        };
        model.bar(bracket);
        model
    }

    /// The player at a vertex.
    pub(super) fn player(&self, vertex: usize) -> usize {
        self.players[vertex].0
    }

    /// The player at a vertex, and where the player stands.
    pub(super) fn standing(&self, vertex: usize) -> (usize, Region) {
        self.players[vertex]
    }

    /// Bars whom C.1 bars, and what is against the demands.
    fn bar(&mut self, bracket: &Bracket) {
        let mut vertex_of = vec![usize::MAX; bracket.field.contenders.len()];
        for (vertex, (player, _)) in self.players.iter().enumerate() {
            vertex_of[*player] = vertex;
        }
        for vertex in 0..self.players.len() {
            for other in bracket.field.barred(self.players[vertex].0) {
                self.set_barred(vertex, vertex_of[*other as usize]);
            }
        }
        for (one, other) in &bracket.demands.pairs {
            let (one, other) = (vertex_of[*one], vertex_of[*other]);
            // Whoever is to meet somebody may meet nobody else.
            for vertex in (0..self.players.len()).filter(|v| ![one, other].contains(v)) {
                for of_pair in [one, other] {
                    self.set_barred(of_pair, vertex);
                    self.set_barred(vertex, of_pair);
                }
            }
            self.must_pair[one] = true;
            self.must_pair[other] = true;
        }
        for player in &bracket.demands.downfloaters {
            // To float down is to have no partner in the bracket.
            let floater = vertex_of[*player];
            for vertex in 0..self.in_bracket {
                self.set_barred(floater, vertex);
                self.set_barred(vertex, floater);
            }
        }
    }

    fn set_barred(&mut self, vertex: usize, other: usize) {
        if other < self.players.len() {
            self.barred[vertex * self.row + other / 64] |= 1 << (other % 64);
        }
    }

    /// How many vertices are players of the bracket.
    pub(super) fn in_bracket(&self) -> usize {
        self.in_bracket
    }

    /// From now on exchanges between the upper half, `pairs` vertices from `first` on, and the
    /// lower half cost something.
    pub(super) fn set_halves(&mut self, first: usize, pairs: usize, layout: &Layout) {
        self.halves = Some(Halves {
            first,
            pairs,
            exchange: layout.cost(Criterion::Exchanges, Points::ZERO, 1),
        });
        for (place, natural) in self.natural[first..self.in_bracket].iter_mut().enumerate() {
            *natural = first + place + pairs;
        }
    }

    /// From now on it is settled who is in which half, so that exchanges cost nothing more.
    pub(super) fn settle_halves(&mut self, upper: &[usize], lower: &[usize]) {
        self.halves = None;
        for (vertex, partner) in upper.iter().zip(lower) {
            self.natural[*vertex] = *partner;
        }
        for vertex in upper {
            self.roles[*vertex] = Role::Top;
        }
        for vertex in lower {
            self.roles[*vertex] = Role::Below;
        }
    }

    /// The same bracket without some of its vertices.
    pub(super) fn without(mut self, is_gone: &[bool]) -> Model<W> {
        let kept: Vec<usize> = (0..self.players.len()).filter(|v| !is_gone[*v]).collect();
        let row = kept.len().div_ceil(64);
        let mut barred = vec![0; kept.len() * row];
        for (place, vertex) in kept.iter().enumerate() {
            for (other_place, other) in kept.iter().enumerate() {
                if self.is_barred(*vertex, *other) {
                    barred[place * row + other_place / 64] |= 1 << (other_place % 64);
                }
            }
        }
        // Where a natural partner is gone, the search begins at the next one who is left.
        let mut place_of = vec![kept.len(); self.players.len() + 1];
        for vertex in (0..self.players.len()).rev() {
            place_of[vertex] = place_of[vertex + 1];
            if !is_gone[vertex] {
                place_of[vertex] -= 1;
            }
        }
        self.in_bracket = kept
            .iter()
            .filter(|vertex| **vertex < self.in_bracket)
            .count();
        self.natural = (kept.iter())
            .map(|v| place_of[self.natural[*v].min(self.players.len())])
            .collect();
        self.players = kept.iter().map(|vertex| self.players[*vertex]).collect();
        self.kinds = kept.iter().map(|vertex| self.kinds[*vertex]).collect();
        self.roles = kept.iter().map(|vertex| self.roles[*vertex]).collect();
        self.must_pair = kept.iter().map(|vertex| self.must_pair[*vertex]).collect();
        self.barred = barred;
        self.row = row;
        self
    }

    fn is_barred(&self, one: usize, other: usize) -> bool {
        self.barred[one * self.row + other / 64] >> (other % 64) & 1 == 1
    }

    /// What exchanging costs for a pair inside the bracket.
    fn exchange(&self, upper: usize, lower: usize) -> W {
        let Some(halves) = self.halves else {
            return W::ZERO;
        };
        // Those before the first are in the limbo: moved-down players who are not paired, and not
        // part of either half.
        if upper < halves.first {
            return W::ZERO;
        }
        let middle = halves.first + halves.pairs;
        // Two players of the lower half: one of them has come up, from as far below as the rank
        // says. The distances of those who come up and go down add up to that of the exchange.
        if upper >= middle {
            halves.exchange + W::shifted((upper - middle) as u32, 1)
        // Two of the upper half: one has gone down. The number of exchanges is counted once, with
        // those who come up.
        } else if lower < middle {
            W::shifted((middle - lower) as u32, 1)
        } else {
            W::ZERO
        }
    }

    /// What exchanging costs for a player who floats down.
    fn exchange_alone(&self, vertex: usize) -> W {
        match self.halves {
            Some(halves) if (halves.first..halves.first + halves.pairs).contains(&vertex) => {
                W::shifted((halves.first + halves.pairs - vertex) as u32, 1)
            }
            _ => W::ZERO,
        }
    }
}

impl<W: Weight> Graph for Model<W> {
    type Cost = W;
    type Role = Role;

    fn len(&self) -> usize {
        self.players.len()
    }

    fn cost(&self, one: usize, other: usize) -> Option<W> {
        let (upper, lower) = if one < other {
            (one, other)
        } else {
            (other, one)
        };
        if self.is_barred(upper, lower) {
            return None;
        }
        let kinds = self.singles.len();
        let base = self.table[self.kinds[upper] as usize * kinds + self.kinds[lower] as usize]?;
        if upper >= self.in_bracket {
            Some(base)
        } else if lower >= self.in_bracket {
            (self.roles[upper] != Role::Top).then(|| base + self.exchange_alone(upper))
        } else {
            (self.roles[upper] != Role::Below && self.roles[lower] != Role::Top)
                .then(|| base + self.exchange(upper, lower))
        }
    }

    fn single(&self, vertex: usize) -> Option<W> {
        let base = self.singles[self.kinds[vertex] as usize].filter(|_| !self.must_pair[vertex])?;
        if vertex >= self.in_bracket {
            return Some(base);
        }
        (self.roles[vertex] != Role::Top).then(|| base + self.exchange_alone(vertex))
    }

    fn set_role(&mut self, vertex: usize, role: Role) -> Role {
        std::mem::replace(&mut self.roles[vertex], role)
    }

    fn natural(&self, vertex: usize) -> usize {
        self.natural[vertex]
    }
}

/// The kind of each vertex, and a player of each kind.
fn kinds(bracket: &Bracket, viewed: &[(usize, Region)]) -> (Vec<u32>, Vec<(usize, Region)>) {
    let mut known: HashMap<Kind, u32> = HashMap::new();
    let mut samples = Vec::new();
    let kinds = (viewed.iter())
        .map(|(player, region)| {
            let contender = &bracket.field.contenders[*player];
            let kind = Kind::of(contender, *region, bracket.counts_bye_games);
            *known.entry(kind).or_insert_with(|| {
                samples.push((*player, *region));
                samples.len() as u32 - 1
            })
        })
        .collect();
    (kinds, samples)
}

fn price<W: Weight>(
    layout: &Layout,
    judge: impl FnOnce(&mut dyn FnMut(Criterion, Points, u32)) -> bool,
) -> Option<W> {
    let mut total = W::ZERO;
    let allowed = judge(&mut |criterion, key, amount| {
        if amount > 0 {
            total += layout.cost(criterion, key, amount);
        }
    });
    allowed.then_some(total)
}

/// Where each vertex looks for a partner first: moved-down players at the first resident, the
/// others half their group further.
fn natural(bracket: &Bracket, vertices: usize) -> Vec<usize> {
    let moved = bracket.moved.len();
    let groups = [
        bracket.residents.len(),
        bracket.next.len(),
        bracket.lower.len(),
    ];
    let mut natural: Vec<usize> = (0..moved).map(|place| moved + place).collect();
    let mut first = moved;
    for size in groups {
        let half = size.div_ceil(2).max(1);
        natural.extend((first..first + size).map(|vertex| vertex + half));
        first += size;
    }
    natural.truncate(vertices);
    natural
}
