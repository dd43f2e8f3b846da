//! Matchings of least cost among many pairs, of which few can matter.
//!
//! Of a large group nearly everybody may meet nearly everybody, but a player's partner is nearly
//! always one of the few that cost least. So the matcher gets these only. Its proof then tells which of the
//! other pairs could make a better matching; they are added, and it is solved again. In the end no pair is
//! left that could be part of a matching of least cost, so that nothing was lost.

use crate::matching::{Graph, Matcher, Weight};

/// How many pairs of each vertex the matcher gets at first, the cheapest.
const FEW: usize = 16;

/// How often pairs are added before all are.
const ATTEMPTS: usize = 12;

/// A pair that can be made.
#[derive(Clone, Copy)]
pub(super) struct Edge<W> {
    pub one: u32,
    pub other: u32,
    pub weight: W,
}

/// A graph that keeps lists of its pairs.
pub(super) struct Lists<W> {
    /// The pairs of each vertex, in the order of the others.
    pairs: Vec<Vec<(u32, W)>>,
    natural: Vec<usize>,
}

impl<W: Weight> Graph for Lists<W> {
    type Cost = W;
    type Role = ();

    fn len(&self) -> usize {
        self.pairs.len()
    }

    fn cost(&self, one: usize, other: usize) -> Option<W> {
        let pairs = &self.pairs[one];
        let at = pairs.binary_search_by_key(&(other as u32), |(other, _)| *other);
        at.ok().map(|at| pairs[at].1)
    }

    fn single(&self, _: usize) -> Option<W> {
        None
    }

    fn set_role(&mut self, _: usize, (): ()) {}

    fn natural(&self, vertex: usize) -> usize {
        self.natural[vertex]
    }

    fn edges(&self, vertex: usize) -> Option<&[(u32, W)]> {
        self.pairs.get(vertex).map(Vec::as_slice)
    }
}

impl<W: Weight> Lists<W> {
    fn new(natural: &[usize], edges: impl Iterator<Item = Edge<W>>) -> Lists<W> {
        let mut lists = Lists {
            pairs: vec![Vec::new(); natural.len()],
            natural: natural.to_vec(),
        };
        lists.add(edges);
        lists
    }

    fn add(&mut self, edges: impl Iterator<Item = Edge<W>>) {
        for edge in edges {
            self.pairs[edge.one as usize].push((edge.other, edge.weight));
            self.pairs[edge.other as usize].push((edge.one, edge.weight));
        }
        for pairs in &mut self.pairs {
            pairs.sort_unstable_by_key(|(other, _)| *other);
        }
    }
}

/// For every vertex half of its cheapest pair: dual values to start from.
pub(super) fn first_duals<W: Weight>(vertices: usize, edges: &[Edge<W>]) -> Vec<W> {
    let mut least: Vec<Option<W>> = vec![None; vertices];
    for edge in edges {
        for vertex in [edge.one, edge.other] {
            let least = &mut least[vertex as usize];
            if least.is_none_or(|least| edge.weight < least) {
                *least = Some(edge.weight);
            }
        }
    }
    let half = |least: Option<W>| least.map_or(W::ZERO, Weight::half);
    least.into_iter().map(half).collect()
}

/// A matcher that has found a matching of least cost, with all pairs that are in any of them; `None`
/// if there is none. It starts from dual values, the nearer to the final ones the sooner it is done.
pub(super) fn solved<W: Weight>(
    edges: &[Edge<W>],
    natural: &[usize],
    mut duals: Vec<W>,
) -> Option<Matcher<Lists<W>>> {
    let mut is_in = vec![false; edges.len()];
    let mut reduced: Vec<W> = (edges.iter())
        .map(|edge| edge.weight - duals[edge.one as usize] - duals[edge.other as usize])
        .collect();
    let first = cheapest(natural.len(), edges, &reduced, |_| true);
    for (at, edge) in edges.iter().enumerate() {
        is_in[at] = first[at] || natural[edge.one as usize] == edge.other as usize;
    }
    for attempt in 0.. {
        let has_all = attempt == ATTEMPTS || is_in.iter().all(|is_in| *is_in);
        if has_all {
            is_in.fill(true);
        }
        let chosen = (edges.iter().zip(&is_in)).filter_map(|(edge, is_in)| is_in.then_some(*edge));
        let mut matcher = Matcher::starting_at(Lists::new(natural, chosen), duals.clone());
        if !matcher.solve() {
            if has_all {
                return None;
            }
            is_in.fill(true);
            continue;
        }
        let mut proof = matcher.reduced();
        for (edge, reduced) in edges.iter().zip(&mut reduced) {
            *reduced = proof.of(edge.one as usize, edge.other as usize, edge.weight);
        }
        // What could make the matching better, and what could be in one that is as good.
        let better = cheapest(natural.len(), edges, &reduced, |cost| cost < W::ZERO);
        if better.contains(&true) {
            for (is_in, better) in is_in.iter_mut().zip(better) {
                *is_in |= better;
            }
            duals = matcher.loose_duals();
            continue;
        }
        let as_good: Vec<Edge<W>> = (edges.iter().zip(&is_in).zip(&reduced))
            .filter(|((_, is_in), reduced)| !**is_in && **reduced == W::ZERO)
            .map(|((edge, _), _)| *edge)
            .collect();
        matcher.graph_mut().add(as_good.into_iter());
        return Some(matcher);
    }
    None
}

/// Which of the wanted pairs are among the few that cost their vertices least.
fn cheapest<W: Weight>(
    vertices: usize,
    edges: &[Edge<W>],
    costs: &[W],
    is_wanted: impl Fn(W) -> bool,
) -> Vec<bool> {
    let mut few: Vec<Vec<(W, usize)>> = vec![Vec::with_capacity(FEW + 1); vertices];
    for (at, (edge, cost)) in edges.iter().zip(costs).enumerate() {
        if !is_wanted(*cost) {
            continue;
        }
        for vertex in [edge.one, edge.other] {
            let own = &mut few[vertex as usize];
            if own.len() == FEW && own[FEW - 1].0 <= *cost {
                continue;
            }
            let place = own.partition_point(|(other, _)| *other <= *cost);
            own.insert(place, (*cost, at));
            own.truncate(FEW);
        }
    }
    let mut is_in = vec![false; edges.len()];
    for (_, at) in few.into_iter().flatten() {
        is_in[at] = true;
    }
    is_in
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The first of all matchings of least cost, player by player, and its cost.
    fn first(edges: &[Edge<i128>], mut matcher: Matcher<Lists<i128>>) -> (i128, Vec<usize>) {
        let vertices = matcher.graph().len();
        let mut partners = vec![usize::MAX; vertices];
        for vertex in 0..vertices {
            if partners[vertex] == usize::MAX {
                let candidates = (vertex + 1..vertices).map(Some);
                let partner = matcher.pair_first(vertex, candidates).unwrap().unwrap();
                partners[vertex] = partner;
                partners[partner] = vertex;
            }
        }
        let is_made = |edge: &&Edge<i128>| partners[edge.one as usize] == edge.other as usize;
        let cost = edges.iter().filter(is_made).map(|edge| edge.weight).sum();
        (cost, partners)
    }

    proptest! {
        #[test]
        fn few_pairs_give_the_same_matching_as_all(
            half in 10usize..24,
            most in prop_oneof![Just(3u32), Just(40), Just(1000)],
            absent in 0u32..60,
            seed: u64,
        ) {
            let mut lots = crate::schedule::lots::Lots::from_seed(seed);
            let vertices = 2 * half;
            let mut edges = Vec::new();
            for one in 0..vertices as u32 {
                for other in one + 1..vertices as u32 {
                    if lots.below(100) >= absent {
                        let weight = 2 * i128::from(lots.below(most));
                        edges.push(Edge { one, other, weight });
                    }
                }
            }
            let natural: Vec<usize> = (0..vertices).collect();
            let duals = first_duals(vertices, &edges);
            let found = solved(&edges, &natural, duals.clone());
            let mut all = Matcher::starting_at(Lists::new(&natural, edges.iter().copied()), duals);
            let is_possible = all.solve();
            prop_assert_eq!(found.is_some(), is_possible);
            if let Some(found) = found {
                prop_assert_eq!(first(&edges, found), first(&edges, all));
            }
        }
    }
}
