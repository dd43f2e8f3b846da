//! A bracket with those below it as a graph: what each pair costs, looked up in a table of kinds of
//! players, because players of the same score and colours fail the same criteria.

use std::collections::{BTreeMap, HashMap};
use std::hash::Hash;

use super::Players;
use super::faults::{Digit, Digits, Faults};
use crate::matching::{Graph, Matcher, Weight, Wide};

/// Takes down what is failed.
pub(in super::super) type Fail<'f> = &'f mut dyn FnMut(Digit, u32);

/// A bracket as a system judges it. Its vertices are its own players and then those below.
pub(in super::super) trait Judge {
    /// Everything about a player that the cost of a pair depends on.
    type Kind: Eq + Hash;

    /// The players by vertex, those of the bracket first.
    fn players(&self) -> &[usize];

    /// How many of them are in the bracket.
    fn in_bracket(&self) -> usize;

    fn kind(&self, vertex: usize) -> Self::Kind;

    /// What a pair fails; `false` if the two cannot be paired whoever they have met.
    fn pair(&self, one: usize, other: usize, fail: Fail<'_>) -> bool;

    /// What being left over by those looked at fails; `false` if that cannot be.
    fn alone(&self, vertex: usize, fail: Fail<'_>) -> bool;

    /// Where the search for a first partner begins.
    fn natural(&self, vertex: usize) -> usize;

    /// Moves to the first of the best pairings in the order of the regulations.
    fn walk<W: Weight>(&self, matcher: &mut Matcher<Model<W>>);
}

/// What has been decided about a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Role {
    Any,
    /// Has to be paired across the border between the bracket and those below.
    Crosses,
}

/// What a pairing has to have, to see what speaks against it.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Demands {
    pub pairs: Vec<(usize, usize)>,
    /// Who has to be paired across the border of the bracket.
    pub crossing: Vec<usize>,
}

/// The best pairing of a bracket and of those looked at below it.
#[derive(Clone, Debug)]
pub(in super::super) struct Choice {
    /// The partner of each vertex.
    pub partners: Vec<Option<usize>>,
    pub faults: Faults,
}

impl Choice {
    /// How many have no partner among those looked at.
    pub(in super::super) fn alone(&self) -> usize {
        let partners = self.partners.iter();
        partners.filter(|partner| partner.is_none()).count()
    }
}

/// Wide enough for some hundred different scores.
type Widest = Wide<256>;

/// The best pairing that meets some demands, the first in the order of the regulations; `None` if
/// there is none.
pub(in super::super) fn choose<J: Judge>(
    judge: &J,
    players: &Players,
    demands: &Demands,
) -> Option<Choice> {
    // All criteria are in one number. The narrowest type that holds it makes the fastest
    // arithmetic.
    let kinds = Kinds::of(judge);
    let bits = kinds.digits.bits();
    if bits <= <i128 as Weight>::BITS {
        choose_with::<J, i128>(judge, players, &kinds, demands)
    } else if bits <= <Wide<8> as Weight>::BITS {
        choose_with::<J, Wide<8>>(judge, players, &kinds, demands)
    } else if bits <= <Widest as Weight>::BITS {
        choose_with::<J, Widest>(judge, players, &kinds, demands)
    } else {
        None
    }
}

fn choose_with<J: Judge, W: Weight>(
    judge: &J,
    players: &Players,
    kinds: &Kinds,
    demands: &Demands,
) -> Option<Choice> {
    // Demands and prohibitions are told by players of the whole field; only those looked at are vertices.
    let mut vertex_of = vec![None; players.field.len()];
    for (vertex, player) in judge.players().iter().enumerate() {
        vertex_of[*player] = Some(vertex);
    }
    let mut model = Model::<W>::new(judge, kinds);
    model.bar(judge, players, &vertex_of);
    model.demand(demands, &vertex_of);
    let mut matcher = Matcher::new(model);
    if !matcher.solve() {
        return None;
    }
    judge.walk(&mut matcher);
    let vertices = 0..judge.players().len();
    let partners: Vec<Option<usize>> = vertices.map(|vertex| matcher.partner(vertex)).collect();
    let mut faults = Faults::default();
    // What is failed is counted again from the pairs instead of being read out of the cost: the cost has
    // no names, and this is what the explanation shows.
    for (vertex, partner) in partners.iter().enumerate() {
        let mut fail = |digit, amount| faults.add(digit, amount);
        match partner {
            Some(partner) if vertex < *partner => judge.pair(vertex, *partner, &mut fail),
            Some(_) => true,
            None => judge.alone(vertex, &mut fail),
        };
    }
    Some(Choice { partners, faults })
}

/// The kinds of players, and what their pairs fail.
struct Kinds {
    /// The kind of each vertex.
    of: Vec<u32>,
    /// What a pair of two kinds fails; `None` if it cannot be.
    pairs: Vec<Option<Faults>>,
    /// What being left over fails.
    alone: Vec<Option<Faults>>,
    digits: Digits,
}

impl Kinds {
    fn of<J: Judge>(judge: &J) -> Kinds {
        let mut known: HashMap<J::Kind, u32> = HashMap::new();
        let (mut samples, mut sizes) = (Vec::new(), Vec::new());
        let of = (0..judge.players().len())
            .map(|vertex| {
                let kind = *known.entry(judge.kind(vertex)).or_insert_with(|| {
                    samples.push(vertex);
                    sizes.push(0);
                    samples.len() as u32 - 1
                });
                sizes[kind as usize] += 1;
                kind
            })
            .collect();
        let pairs: Vec<Option<Faults>> = (samples.iter())
            .flat_map(|one| samples.iter().map(|other| (*one, *other)))
            .map(|(one, other)| faults(|fail| judge.pair(one, other, fail)))
            .collect();
        let alone: Vec<Option<Faults>> = (samples.iter())
            .map(|vertex| faults(|fail| judge.alone(*vertex, fail)))
            .collect();
        Kinds {
            digits: Digits::new(&most(&sizes, &pairs, &alone)),
            of,
            pairs,
            alone,
        }
    }
}

fn faults(judge: impl FnOnce(Fail<'_>) -> bool) -> Option<Faults> {
    let mut faults = Faults::default();
    judge(&mut |digit, amount| faults.add(digit, amount)).then_some(faults)
}

/// The largest sum that each digit can reach: at most what everybody fails at the worst.
fn most(sizes: &[u32], pairs: &[Option<Faults>], alone: &[Option<Faults>]) -> BTreeMap<Digit, u32> {
    let mut total: BTreeMap<Digit, u32> = BTreeMap::new();
    for (kind, size) in sizes.iter().enumerate() {
        // A vertex takes part in one pair or is alone, so the worst of its row bounds what it adds. Pairs
        // are counted at both ends: twice too much at most, which costs a bit and is never too little.
        let mut worst = BTreeMap::new();
        let row = &pairs[kind * sizes.len()..][..sizes.len()];
        for faults in row.iter().chain([&alone[kind]]).flatten() {
            Digits::raise(&mut worst, faults);
        }
        for (digit, amount) in worst {
            *total.entry(digit).or_default() += size * amount;
        }
    }
    total
}

/// The graph of a bracket.
pub(in super::super) struct Model<W> {
    in_bracket: usize,
    kinds: Vec<u32>,
    table: Vec<Option<W>>,
    singles: Vec<Option<W>>,
    /// One row of bits for each vertex: whom the player may not meet.
    barred: Vec<u64>,
    row: usize,
    roles: Vec<Role>,
    /// The only partner that a vertex may have, where one is demanded.
    only: Vec<Option<usize>>,
    natural: Vec<usize>,
}

impl<W: Weight> Model<W> {
    fn new<J: Judge>(judge: &J, kinds: &Kinds) -> Model<W> {
        let vertices = judge.players().len();
        let price = |faults: &Option<Faults>| faults.as_ref().map(|it| kinds.digits.price(it));
        let row = vertices.div_ceil(64);
        Model {
            in_bracket: judge.in_bracket(),
            kinds: kinds.of.clone(),
            table: kinds.pairs.iter().map(price).collect(),
            singles: kinds.alone.iter().map(price).collect(),
            barred: vec![0; vertices * row],
            row,
            roles: vec![Role::Any; vertices],
            only: vec![None; vertices],
            natural: (0..vertices).map(|vertex| judge.natural(vertex)).collect(),
        }
    }

    /// Bars who have met or may not meet by a decision (C1).
    fn bar<J: Judge>(&mut self, judge: &J, players: &Players, vertex_of: &[Option<usize>]) {
        for (vertex, player) in judge.players().iter().enumerate() {
            for other in &players.field.barred[*player] {
                if let Some(other) = vertex_of[*other as usize] {
                    self.barred[vertex * self.row + other / 64] |= 1 << (other % 64);
                }
            }
        }
    }

    fn demand(&mut self, demands: &Demands, vertex_of: &[Option<usize>]) {
        for (one, other) in &demands.pairs {
            if let (Some(one), Some(other)) = (vertex_of[*one], vertex_of[*other]) {
                self.only[one] = Some(other);
                self.only[other] = Some(one);
            }
        }
        let crossing = demands.crossing.iter();
        for vertex in crossing.filter_map(|player| vertex_of[*player]) {
            self.roles[vertex] = Role::Crosses;
        }
    }

    fn is_barred(&self, one: usize, other: usize) -> bool {
        self.barred[one * self.row + other / 64] >> (other % 64) & 1 == 1
    }
}

impl<W: Weight> Graph for Model<W> {
    type Cost = W;
    type Role = Role;

    fn len(&self) -> usize {
        self.kinds.len()
    }

    fn cost(&self, one: usize, other: usize) -> Option<W> {
        if self.is_barred(one, other) {
            return None;
        }
        // A demand is kept by taking every other pair of the two away. If it cannot be met there is no matching
        // at all, which is the answer to whoever demanded it.
        if self.only[one].is_some_and(|only| only != other)
            || self.only[other].is_some_and(|only| only != one)
        {
            return None;
        }
        let crosses = (one < self.in_bracket) != (other < self.in_bracket);
        if !crosses && (self.roles[one] == Role::Crosses || self.roles[other] == Role::Crosses) {
            return None;
        }
        // Whom somebody met belongs to the player, everything else to the kind: so the rows of bits are asked
        // first, and one table of kinds serves a field of any size.
        let [one, other] = [one, other].map(|vertex| self.kinds[vertex] as usize);
        self.table[one * self.singles.len() + other]
    }

    fn single(&self, vertex: usize) -> Option<W> {
        // Who is left over in the bracket is paired below; who is left over below is not in it.
        let suits = self.roles[vertex] == Role::Any || vertex < self.in_bracket;
        if self.only[vertex].is_some() || !suits {
            return None;
        }
        self.singles[self.kinds[vertex] as usize]
    }

    fn set_role(&mut self, vertex: usize, role: Role) -> Role {
        std::mem::replace(&mut self.roles[vertex], role)
    }

    fn natural(&self, vertex: usize) -> usize {
        self.natural[vertex]
    }
}
