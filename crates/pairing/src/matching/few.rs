//! Graphs with few pairs that keep lists of them, and what can be said of pairs they do not have.

use super::matcher::{Graph, Matcher, Mate};

/// What pairs that a graph does not have would cost more than the proof allows.
pub(crate) struct Reduced<'m, G: Graph> {
    matcher: &'m Matcher<G>,
    /// The blossoms, each after those around it.
    order: Vec<usize>,
    /// The vertex that was asked for last, and for every blossom the dual values of all that are
    /// around both.
    of: Option<usize>,
    shared: Vec<G::Cost>,
}

impl<G: Graph> Reduced<'_, G> {
    /// What a pair would cost more than the proof allows: less than nothing if a matching with it
    /// could be better, and nothing if it could be as good.
    pub(crate) fn of(&mut self, one: usize, other: usize, cost: G::Cost) -> G::Cost {
        let Matcher { dual, blossoms, .. } = self.matcher;
        let cost = cost - dual[one] - dual[other];
        // Only a blossom that holds both ends has a pair inside it, and its dual value counts for those
        // pairs alone. In different outermost blossoms the two share none.
        if blossoms.top(one as u32) != blossoms.top(other as u32) {
            return cost;
        }
        // Questions come vertex by vertex, so the sums of one vertex serve for all its pairs.
        if self.of != Some(one) {
            self.of = Some(one);
            self.shared = blossoms.shared_duals(one as u32, &self.order);
        }
        match blossoms.innermost(other as u32) {
            Some(place) => cost + self.shared[place],
            None => cost,
        }
    }
}

impl<G: Graph> Matcher<G> {
    /// A matcher for a graph with few pairs that begins with dual values near the final ones.
    pub(crate) fn starting_at(graph: G, duals: Vec<G::Cost>) -> Matcher<G> {
        let mut matcher = Matcher::new(graph);
        matcher.dual = duals;
        matcher
    }

    /// Dual values that prove the same without blossoms, as far as that can be: no pair that the
    /// proof allows costs less than those of its ends.
    pub(crate) fn loose_duals(&self) -> Vec<G::Cost> {
        let mut duals = self.dual.clone();
        for (vertex, dual) in duals.iter_mut().enumerate() {
            // Half of each blossom around it: two vertices give up at least the whole of every blossom that
            // is around both, which is what the proof had added to the cost of their pair. So no pair becomes
            // cheaper than its ends, and a matcher may start there without any blossom.
            *dual -= self.blossoms.half_duals(vertex as u32);
        }
        duals
    }

    /// For questions about pairs that the graph does not have.
    pub(crate) fn reduced(&self) -> Reduced<'_, G> {
        Reduced {
            matcher: self,
            order: self.blossoms.outside_in(),
            of: None,
            shared: Vec::new(),
        }
    }

    /// The same where the graph has few pairs: a search from one vertex at a time sees only what is
    /// near it.
    pub(super) fn solve_one_by_one(&mut self) -> bool {
        self.is_open = false;
        self.match_greedily();
        for vertex in 0..self.mate.len() {
            if self.mate[vertex] == Mate::Free && !self.augment(&[vertex as u32]) {
                return false;
            }
        }
        true
    }

    /// Lowers dual values until no pair costs less than those of its ends, raises them as far as
    /// that allows, and takes the pairs that are tight then, natural partners first.
    fn match_greedily(&mut self) {
        // Where this lowers a vertex, its neighbours only gain room: one pass makes every pair cost at
        // least what its ends are worth, in whatever order.
        for vertex in 0..self.mate.len() {
            if let Some(highest) = self.highest_dual(vertex) {
                self.dual[vertex] = self.dual[vertex].min(highest);
            }
        }
        for vertex in 0..self.mate.len() {
            let Some(highest) = self.highest_dual(vertex) else {
                continue;
            };
            // A pair that was taken has to stay tight, so its ends are not raised any more.
            if self.mate[vertex] != Mate::Free {
                continue;
            }
            // Now at least one pair of the vertex is tight. Taking one costs nothing: tight pairs are all that
            // a best matching consists of, and the search can still exchange them.
            self.dual[vertex] = highest;
            let edges = self.graph.edges(vertex).unwrap_or_default();
            let natural = self.graph.natural(vertex) as u32;
            let tight = (edges.iter())
                .filter(|(other, cost)| *cost - self.dual[*other as usize] == highest)
                .filter(|(other, _)| self.mate[*other as usize] == Mate::Free)
                .map(|(other, _)| *other)
                .min_by_key(|other| (*other != natural, *other));
            if let Some(partner) = tight {
                self.mate[vertex] = Mate::With(partner);
                self.mate[partner as usize] = Mate::With(vertex as u32);
            }
        }
    }

    /// The highest dual value that the pairs of a vertex allow it.
    fn highest_dual(&self, vertex: usize) -> Option<G::Cost> {
        let edges = self.graph.edges(vertex)?;
        let rest = |(other, cost): &(u32, G::Cost)| *cost - self.dual[*other as usize];
        edges.iter().map(rest).min()
    }

    /// How many vertices the search has to look at when dual values change.
    pub(super) fn known(&self) -> usize {
        if self.is_sparse() {
            self.search.touched.len()
        } else {
            self.active.len()
        }
    }

    /// One of them.
    pub(super) fn known_at(&self, at: usize) -> u32 {
        if self.is_sparse() {
            self.search.touched[at]
        } else {
            self.active[at]
        }
    }

    /// How many others a vertex is compared with.
    pub(super) fn others(&self, vertex: u32) -> usize {
        (self.graph.edges(vertex as usize)).map_or(self.active.len(), <[_]>::len)
    }

    /// One of them, with the cost of the pair if it is listed.
    pub(super) fn other_at(&self, vertex: u32, at: usize) -> (u32, Option<G::Cost>) {
        match self.graph.edges(vertex as usize) {
            Some(edges) => (edges[at].0, Some(edges[at].1)),
            None => (self.active[at], None),
        }
    }

    /// How far the pair is from being tight; `listed` is its cost if it is known already.
    pub(super) fn slack_of(
        &self,
        one: u32,
        other: u32,
        listed: Option<G::Cost>,
    ) -> Option<G::Cost> {
        match listed {
            Some(cost) => Some(cost - self.dual[one as usize] - self.dual[other as usize]),
            None => self.slack(one, other),
        }
    }
}
