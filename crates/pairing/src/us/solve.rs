//! The best of all pairings by an order of criteria.
//!
//! A [`Problem`] says which pairs can be made and what counts against each. Its tallies become
//! numbers, one criterion behind the other, the matcher finds a pairing of least cost, and among the
//! equally good ones the first is taken: natural partners before others, higher ranked players
//! before lower ones.

use adoube_tournament::Colour;

use super::tally::{Criterion, Layout, Order, Tally, UpperBounds};
use crate::matching::{Graph, Matcher, Weight, Wide};

/// The graph as a table, since what a pair costs is asked for many times and takes long to work
/// out.
struct Table<W> {
    vertices: usize,
    costs: Vec<W>,
    is_allowed: Vec<bool>,
    natural: Vec<usize>,
}

impl<W: Weight> Graph for Table<W> {
    type Cost = W;
    type Role = ();

    fn len(&self) -> usize {
        self.vertices
    }

    fn cost(&self, one: usize, other: usize) -> Option<W> {
        let at = one * self.vertices + other;
        self.is_allowed[at].then(|| self.costs[at])
    }

    fn single(&self, _: usize) -> Option<W> {
        None
    }

    fn set_role(&mut self, _: usize, (): ()) {}

    fn natural(&self, vertex: usize) -> usize {
        self.natural[vertex]
    }
}

/// The pairs that can be made among some vertices, and how they are judged.
pub(super) struct Problem<'p, F> {
    pub order: &'p Order,
    /// A bound for what pairs count.
    pub bounds: UpperBounds,
    /// The natural partner of each vertex; itself if that one is not there.
    pub natural: Vec<usize>,
    /// Empty, or one for each vertex.
    pub leanings: Vec<Leaning>,
    /// What counts against a pair; `None` if it may not be made.
    pub tally: F,
}

/// A boundary over which some pairs have to be chosen.
pub(super) struct Crossing {
    /// Which vertices are above it and below it.
    pub pools: (Vec<usize>, Vec<usize>),
    /// How many pairs cross it in the natural pairing, and so in every other.
    pub boards: usize,
    /// The vertices above in the order in which they are tried, each with the order of those below.
    pub guests: Vec<(usize, Vec<usize>)>,
}

/// What is asked of the best pairings.
#[derive(Clone, Copy)]
enum Task<'t> {
    /// The first of them.
    All,
    /// The pairs over these boundaries.
    Crossings(&'t [Crossing]),
}

impl<F: Fn(usize, usize) -> Option<Tally>> Problem<'_, F> {
    /// The best pairing: the one with the least tally. Among equally good ones the first vertex
    /// keeps its natural partner if it can, or else has the first possible one; then the second,
    /// and so on.
    pub(super) fn best(&self) -> Option<Vec<(usize, usize)>> {
        self.solve(Task::All)
    }

    /// The pairs over boundaries in the best pairings: at each the first possible pair, in the
    /// given order. `None` if the best pairings have another number of pairs over some boundary.
    pub(super) fn crossings(&self, crossings: &[Crossing]) -> Option<Vec<(usize, usize)>> {
        self.solve(Task::Crossings(crossings))
    }

    fn solve(&self, task: Task) -> Option<Vec<(usize, usize)>> {
        // The narrowest type that holds all criteria makes the fastest arithmetic.
        let layout = self.order.layout(self.natural.len(), self.bounds);
        if layout.bits <= <i128 as Weight>::BITS {
            self.solve_with::<i128>(&layout, task)
        } else if layout.bits <= <Wide<3> as Weight>::BITS {
            self.solve_with::<Wide<3>>(&layout, task)
        } else {
            self.solve_with::<Wide<8>>(&layout, task)
        }
    }

    fn solve_with<W: Weight>(&self, layout: &Layout, task: Task) -> Option<Vec<(usize, usize)>> {
        let mut matcher = Matcher::new(self.table::<W>(layout));
        if !matcher.solve() {
            return None;
        }
        match task {
            Task::All => first_of_all(&mut matcher, &self.natural),
            Task::Crossings(crossings) => first_crossings(&mut matcher, crossings),
        }
    }

    fn table<W: Weight>(&self, layout: &Layout) -> Table<W> {
        let vertices = self.natural.len();
        let mut table = Table {
            vertices,
            costs: vec![W::ZERO; vertices * vertices],
            is_allowed: vec![false; vertices * vertices],
            natural: self.natural.clone(),
        };
        for one in 0..vertices {
            for other in one + 1..vertices {
                let Some(tally) = (self.tally)(one, other) else {
                    continue;
                };
                let mut weight = layout.weight::<W>(&tally);
                if let (Some(a), Some(b)) = (self.leanings.get(one), self.leanings.get(other)) {
                    let (less, more) = Leaning::price(layout, *a, *b);
                    weight += more;
                    weight -= less;
                }
                for at in [one * vertices + other, other * vertices + one] {
                    table.costs[at] = weight;
                    table.is_allowed[at] = true;
                }
            }
        }
        table
    }
}

fn first_of_all<W: Weight>(
    matcher: &mut Matcher<Table<W>>,
    natural: &[usize],
) -> Option<Vec<(usize, usize)>> {
    let vertices = natural.len();
    let mut is_paired = vec![false; vertices];
    let mut pairs = Vec::with_capacity(vertices / 2);
    for vertex in 0..vertices {
        if is_paired[vertex] {
            continue;
        }
        // Who comes first chooses first, and each choice is kept. So the whole list of partners is
        // the first in the order of all the best pairings.
        let is_free = |other: &usize| *other > vertex && !is_paired[*other];
        let first = Some(natural[vertex]).filter(is_free);
        let others = (vertex + 1..vertices).filter(is_free);
        let candidates = first.into_iter().chain(others).map(Some);
        let chosen = matcher.pair_first(vertex, candidates).flatten()?;
        is_paired[chosen] = true;
        pairs.push((vertex, chosen));
    }
    Some(pairs)
}

fn first_crossings<W: Weight>(
    matcher: &mut Matcher<Table<W>>,
    crossings: &[Crossing],
) -> Option<Vec<(usize, usize)>> {
    let keeps = |crossing: &Crossing| {
        let crosses = |vertex: &&usize| {
            let partner = matcher.partner(**vertex);
            partner.is_some_and(|partner| crossing.pools.1.contains(&partner))
        };
        crossing.pools.0.iter().filter(crosses).count() == crossing.boards
    };
    if !crossings.iter().all(keeps) {
        return None;
    }
    // Only the pairs over the boundaries are taken from here. Inside the pools each is solved for
    // itself afterwards, which is faster and gives the natural order of that pool alone.
    let mut pairs: Vec<(usize, usize)> = Vec::new();
    for crossing in crossings {
        let mut left = crossing.boards;
        for (guest, hosts) in &crossing.guests {
            let is_free = |vertex: &usize| pairs.iter().all(|(a, b)| a != vertex && b != vertex);
            if left == 0 || !is_free(guest) {
                continue;
            }
            let hosts = hosts.iter().copied().filter(is_free).map(Some);
            if let Some(Some(host)) = matcher.pair_first(*guest, hosts) {
                pairs.push((*guest, host));
                left -= 1;
            }
        }
        if left > 0 {
            return None;
        }
    }
    Some(pairs)
}

/// What most of a pool are due, and whether a player is, too.
///
/// Two who are due the same cannot both get it. So a colour that at least half of a pool are due
/// has a price: who is due it brings half of one fault, everybody else of the pool takes half of
/// one away. That changes all pairings by the same amount and so none against another, but it
/// makes most pairs of the natural pairing cost nothing, from which the search starts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Leaning {
    /// The colour that most of the pool are due to equalise, and whether the player is.
    pub equalisation: Option<(Colour, bool)>,
    /// The colour that most of the pool are due at all, and whether the player is.
    pub any: Option<(Colour, bool)>,
}

impl Leaning {
    /// What a pair costs less and more.
    fn price<W: Weight>(layout: &Layout, one: Leaning, other: Leaning) -> (W, W) {
        let (mut less, mut more) = (W::ZERO, W::ZERO);
        let mut half = |criterion: Criterion, is_due: bool| {
            let unit = layout.unit::<W>(criterion).half();
            if is_due { less += unit } else { more += unit }
        };
        for player in [one, other] {
            if let Some((colour, is_due)) = player.equalisation {
                // Who is due White and does not get it has too much Black.
                let excess = match colour {
                    Colour::White => Criterion::BlackExcess,
                    Colour::Black => Criterion::WhiteExcess,
                };
                half(excess, is_due);
            }
            if let Some((_, is_due)) = player.any {
                half(Criterion::Denied, is_due);
            }
        }
        (less, more)
    }
}
