//! The best of all pairings by an order of criteria.
//!
//! A [`Problem`] says which pairs can be made and what counts against each. Its tallies become
//! numbers, one criterion behind the other, the matcher finds a pairing of least cost, and among the
//! equally good ones the first is taken: natural partners before others, higher ranked players
//! before lower ones.

use std::ops::Range;

use adoube_tournament::Colour;

use super::sparse::{Edge, first_duals, solved};
use super::tally::{Criterion, Layout, Order, Tally, UpperBounds};
use crate::matching::{Graph, Weight, Wide};

/// The pairs that can be made among some vertices, and how they are judged.
pub(super) struct Problem<'p, F> {
    pub order: &'p Order,
    /// A bound for what pairs count.
    pub bounds: UpperBounds,
    /// The natural partner of each vertex; itself if that one is not there.
    pub natural: Vec<usize>,
    /// Empty, or one for each vertex.
    pub leanings: Vec<Leaning>,
    /// The pools as ranges of vertices. Players meet inside their pool, or over a boundary.
    pub pools: Vec<Range<usize>>,
    /// The boundaries between pools.
    pub crossings: Vec<Crossing>,
    /// What counts against a pair; `None` if it may not be made.
    pub tally: F,
}

/// A boundary over which some pairs have to be chosen.
pub(super) struct Crossing {
    /// The vertices above it and below it.
    pub pools: (Range<usize>, Range<usize>),
    /// How many pairs cross it in the natural pairing, and so in every other.
    pub boards: usize,
    /// The vertices above in the order in which they are tried.
    pub guests: Vec<usize>,
}

type Pairs = Vec<(usize, usize)>;

impl<F: Fn(usize, usize) -> Option<Tally>> Problem<'_, F> {
    /// The best pairing: the one with the least tally. Among equally good ones at each boundary the
    /// first possible pair, in the given order of guests, each with the natural opponent if
    /// possible or else the first. Then the first vertex keeps its natural partner if it can, or
    /// else has the first possible one; then the second, and so on. If the best pairings have
    /// another number of pairs over some boundary, the natural pairs over boundaries stay.
    pub(super) fn best(&self) -> Option<Pairs> {
        // The narrowest type that holds all criteria makes the fastest arithmetic.
        let layout = self.order.layout(self.natural.len(), self.bounds);
        if layout.bits <= <i128 as Weight>::BITS {
            self.best_with::<i128>(&layout)
        } else if layout.bits <= <Wide<3> as Weight>::BITS {
            self.best_with::<Wide<3>>(&layout)
        } else {
            self.best_with::<Wide<8>>(&layout)
        }
    }

    fn best_with<W: Weight>(&self, layout: &Layout) -> Option<Pairs> {
        let edges = self.edges::<W>(layout);
        // First who drops and whom they meet, judged together with all pools concerned. Nobody else
        // meets anybody of another pool, so that then each pool can be solved for itself.
        let mut duals = first_duals(self.natural.len(), &edges);
        let mut pairs = match self.crossings.is_empty() {
            true => Vec::new(),
            false => {
                let found = self.first_crossings(&edges, &mut duals);
                found.unwrap_or_else(|| self.natural_crossings())
            }
        };
        let mut is_paired = vec![false; self.natural.len()];
        for (one, other) in &pairs {
            is_paired[*one] = true;
            is_paired[*other] = true;
        }
        for pool in &self.pools {
            let vertices: Vec<usize> = pool.clone().filter(|v| !is_paired[*v]).collect();
            pairs.extend(self.first_of_pool(&vertices, &edges, &duals)?);
        }
        Some(pairs)
    }

    /// Everything that can be paired, with its cost.
    fn edges<W: Weight>(&self, layout: &Layout) -> Vec<Edge<W>> {
        let prices: Vec<(W, W)> = (self.leanings.iter())
            .map(|leaning| leaning.price(layout))
            .collect();
        let mut edges = Vec::new();
        let mut add = |one: usize, other: usize| {
            let Some(tally) = (self.tally)(one, other) else {
                return;
            };
            let mut weight = layout.weight::<W>(&tally);
            for (less, more) in [one, other].iter().filter_map(|vertex| prices.get(*vertex)) {
                weight += *more;
                weight -= *less;
            }
            edges.push(Edge {
                one: one as u32,
                other: other as u32,
                weight,
            });
        };
        for pool in &self.pools {
            for one in pool.clone() {
                (one + 1..pool.end).for_each(|other| add(one, other));
            }
        }
        for crossing in &self.crossings {
            for one in crossing.pools.0.clone() {
                (crossing.pools.1.clone()).for_each(|other| add(one, other));
            }
        }
        edges
    }

    fn first_of_pool<W: Weight>(
        &self,
        vertices: &[usize],
        edges: &[Edge<W>],
        duals: &[W],
    ) -> Option<Pairs> {
        let place = |vertex: usize| vertices.binary_search(&vertex).ok();
        let natural: Vec<usize> = (vertices.iter().enumerate())
            .map(|(own, vertex)| place(self.natural[*vertex]).unwrap_or(own))
            .collect();
        let own = |edge: &Edge<W>| {
            Some(Edge {
                one: place(edge.one as usize)? as u32,
                other: place(edge.other as usize)? as u32,
                weight: edge.weight,
            })
        };
        let (Some(first), Some(last)) = (vertices.first(), vertices.last()) else {
            return Some(Vec::new());
        };
        let inside = |edge: &&Edge<W>| edge.one >= *first as u32 && edge.other <= *last as u32;
        let edges: Vec<Edge<W>> = edges.iter().filter(inside).filter_map(own).collect();
        let duals = vertices.iter().map(|vertex| duals[*vertex]).collect();
        let mut matcher = solved(&edges, &natural, duals)?;
        let mut is_paired = vec![false; vertices.len()];
        let mut pairs = Vec::with_capacity(vertices.len() / 2);
        for vertex in 0..vertices.len() {
            if is_paired[vertex] {
                continue;
            }
            // Who comes first chooses first, and each choice is kept. So the whole list of partners
            // is the first in the order of all the best pairings.
            let listed = matcher.graph().edges(vertex).unwrap_or_default();
            let others = listed.iter().map(|(other, _)| *other as usize);
            let mut candidates: Vec<usize> = others
                .filter(|other| *other > vertex && !is_paired[*other])
                .collect();
            candidates.sort_by_key(|other| (*other != natural[vertex], *other));
            let candidates = candidates.into_iter().map(Some);
            let chosen = matcher.pair_first(vertex, candidates).flatten()?;
            is_paired[chosen] = true;
            pairs.push((vertices[vertex], vertices[chosen]));
        }
        Some(pairs)
    }

    /// The pairs over boundaries in the best pairings; `None` if these have another number of them.
    /// The dual values become such as the pools can start from.
    fn first_crossings<W: Weight>(&self, edges: &[Edge<W>], duals: &mut Vec<W>) -> Option<Pairs> {
        let mut matcher = solved(edges, &self.natural, duals.clone())?;
        *duals = matcher.loose_duals();
        let keeps = |crossing: &Crossing| {
            let crosses = |vertex: &usize| {
                let partner = matcher.partner(*vertex);
                partner.is_some_and(|partner| crossing.pools.1.contains(&partner))
            };
            crossing.pools.0.clone().filter(crosses).count() == crossing.boards
        };
        if !self.crossings.iter().all(keeps) {
            return None;
        }
        let mut is_paired = vec![false; self.natural.len()];
        let mut pairs: Pairs = Vec::new();
        for crossing in &self.crossings {
            let mut left = crossing.boards;
            for guest in &crossing.guests {
                if left == 0 || is_paired[*guest] {
                    continue;
                }
                let listed = matcher.graph().edges(*guest).unwrap_or_default();
                let others = listed.iter().map(|(other, _)| *other as usize);
                let mut hosts: Vec<usize> = others
                    .filter(|other| crossing.pools.1.contains(other) && !is_paired[*other])
                    .collect();
                hosts.sort_by_key(|host| (*host != self.natural[*guest], *host));
                let hosts = hosts.into_iter().map(Some);
                if let Some(Some(host)) = matcher.pair_first(*guest, hosts) {
                    pairs.push((*guest, host));
                    is_paired[*guest] = true;
                    is_paired[host] = true;
                    left -= 1;
                }
            }
            if left > 0 {
                return None;
            }
        }
        Some(pairs)
    }

    fn natural_crossings(&self) -> Pairs {
        let over = |crossing: &Crossing| -> Pairs {
            let board = |guest: usize| (guest, self.natural[guest]);
            let boards = crossing.pools.0.clone().map(board);
            boards
                .filter(|(_, host)| crossing.pools.1.contains(host))
                .collect()
        };
        self.crossings.iter().flat_map(over).collect()
    }
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
    /// What a pair with the player costs less and more.
    fn price<W: Weight>(&self, layout: &Layout) -> (W, W) {
        let (mut less, mut more) = (W::ZERO, W::ZERO);
        let mut half = |criterion: Criterion, is_due: bool| {
            let unit = layout.unit::<W>(criterion).half();
            if is_due { less += unit } else { more += unit }
        };
        if let Some((colour, is_due)) = self.equalisation {
            // Who is due White and does not get it has too much Black.
            let excess = match colour {
                Colour::White => Criterion::BlackExcess,
                Colour::Black => Criterion::WhiteExcess,
            };
            half(excess, is_due);
        }
        if let Some((_, is_due)) = self.any {
            half(Criterion::Denied, is_due);
        }
        (less, more)
    }
}
