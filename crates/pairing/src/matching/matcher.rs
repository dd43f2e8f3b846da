//! The matching, its proof, and what can be asked of them.

use super::Weight;
use super::blossoms::{Blossoms, Node};
use super::search::Search;

/// Which pairs are allowed and what they cost. Costs are even and not negative.
pub(crate) trait Graph {
    /// The number that costs are: wide enough for all criteria one behind the other.
    type Cost: Weight;
    /// What a vertex is restricted to.
    type Role: Copy;

    /// How many vertices there are.
    fn len(&self) -> usize;

    /// What the pair costs; `None` if it is not allowed. The order of the two does not matter.
    fn cost(&self, one: usize, other: usize) -> Option<Self::Cost>;

    /// What leaving the vertex without a partner costs; `None` if it must have one.
    fn single(&self, vertex: usize) -> Option<Self::Cost>;

    /// Restricts the pairs of a vertex, and gives its old role.
    fn set_role(&mut self, vertex: usize, role: Self::Role) -> Self::Role;

    /// The vertex at which the search for a first partner begins.
    fn natural(&self, vertex: usize) -> usize;

    /// The pairs of a vertex with what they cost, if the graph has few pairs and keeps lists of
    /// them; then it has no vertex that may be left over.
    fn edges(&self, _vertex: usize) -> Option<&[(u32, Self::Cost)]> {
        None
    }
}

/// Who is matched with whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mate {
    Free,
    /// Left without a partner on purpose.
    Single,
    With(u32),
}

/// What an attempt changes.
struct Saved<W> {
    dual: Vec<W>,
    mate: Vec<Mate>,
    is_fixed: Vec<bool>,
    blossoms: Blossoms<W>,
}

/// Finds matchings of least cost.
pub(crate) struct Matcher<G: Graph> {
    pub(super) graph: G,
    /// The dual value of each vertex: `dual[u] + dual[v] <= cost(u, v)` outside blossoms, and
    /// equal where u and v are matched.
    pub(super) dual: Vec<G::Cost>,
    pub(super) mate: Vec<Mate>,
    /// The vertices that can still change their partner.
    pub(super) active: Vec<u32>,
    pub(super) is_fixed: Vec<bool>,
    pub(super) blossoms: Blossoms<G::Cost>,
    pub(super) search: Search<G::Cost>,
    /// How many of the vertices are places for those without a partner.
    places: usize,
    /// Whether the number of those without a partner is still open.
    pub(super) is_open: bool,
    /// How many of `active` have been fixed since it was last tidied.
    stale: usize,
}

impl<G: Graph> Matcher<G> {
    /// A matcher without any pair yet.
    pub(crate) fn new(graph: G) -> Matcher<G> {
        let vertices = graph.len();
        Matcher {
            dual: vec![G::Cost::ZERO; vertices],
            mate: vec![Mate::Free; vertices],
            active: (0..vertices as u32).collect(),
            is_fixed: vec![false; vertices],
            blossoms: Blossoms::new(vertices),
            search: Search::new(vertices),
            places: 0,
            is_open: true,
            stale: 0,
            graph,
        }
    }

    /// The graph, to look at.
    pub(crate) fn graph(&self) -> &G {
        &self.graph
    }

    /// The graph, to add pairs that leave the matching one of least cost: see
    /// [`Reduced`].
    pub(crate) fn graph_mut(&mut self) -> &mut G {
        &mut self.graph
    }

    /// The graph, when the matcher is no longer needed.
    pub(crate) fn into_graph(self) -> G {
        self.graph
    }

    /// Finds a matching of least cost; `false` if there is none at all.
    pub(crate) fn solve(&mut self) -> bool {
        if self.is_sparse() {
            return self.solve_one_by_one();
        }
        // All dual values are 0 at first, so what costs nothing is tight. Then every search adds a
        // pair (or leaves one vertex single), so that there are at most as many searches as
        // vertices.
        self.match_for_nothing();
        loop {
            let roots: Vec<u32> = (self.active.iter().copied())
                .filter(|vertex| self.mate[*vertex as usize] == Mate::Free)
                .collect();
            if roots.is_empty() {
                break;
            }
            if !self.augment(&roots) {
                return false;
            }
        }
        // The proof so far is one for a matching in which anybody may be left over. The questions
        // that follow ask for matchings with as many left over as now.
        self.give_places();
        true
    }

    /// Whether the graph keeps lists of its pairs.
    pub(super) fn is_sparse(&self) -> bool {
        self.graph.edges(0).is_some()
    }

    /// The partner of a vertex.
    pub(crate) fn partner(&self, vertex: usize) -> Option<usize> {
        match self.mate[vertex] {
            Mate::With(partner) if (partner as usize) < self.mate.len() - self.places => {
                Some(partner as usize)
            }
            _ => None,
        }
    }

    /// Partners that a vertex has in matchings of least cost: all of them, or at least so many.
    pub(crate) fn possible_partners(&mut self, vertex: usize, enough: usize) -> Vec<usize> {
        let vertices = 0..(self.mate.len() - self.places) as u32;
        let mut found = Vec::new();
        // One search finds everybody who could leave a partner for this vertex. In a blossom a
        // tight edge alone proves nothing, and each pair has to be tried.
        if self.is_plain(vertex as u32) {
            self.reach(vertex as u32, vertex as u32);
            found.extend(
                vertices
                    .filter(|other| self.is_outer(*other) && self.is_tight(vertex as u32, *other)),
            );
            self.forget_search();
        } else {
            for other in vertices {
                if found.len() < enough && self.could_be_paired(vertex as u32, other) {
                    found.push(other);
                }
            }
        }
        found.into_iter().map(|other| other as usize).collect()
    }

    /// Whether there is a matching of least cost with this pair; nothing changes.
    fn could_be_paired(&mut self, one: u32, other: u32) -> bool {
        if !self.is_possible(one, other) {
            return false;
        }
        let saved = self.save();
        let paired = self.mate[one as usize] == Mate::With(other) || self.try_pair(one, other);
        self.restore(saved);
        paired
    }

    /// Pairs two vertices for good, if there is a matching of least cost in which they are paired.
    fn try_pair(&mut self, vertex: u32, partner: u32) -> bool {
        self.attempt(self.total(), |matcher| {
            for one in [vertex, partner] {
                if let Mate::With(mate) = matcher.mate[one as usize] {
                    matcher.part(one, mate);
                }
            }
            matcher.mate[vertex as usize] = Mate::With(partner);
            matcher.mate[partner as usize] = Mate::With(vertex);
            matcher.fix_and_mend(vertex, partner)
        })
    }

    /// Gives a vertex a role, if there is a matching of least cost that suits it, and moves there.
    /// Otherwise `false`, and nothing changes.
    pub(crate) fn try_role(&mut self, vertex: usize, role: G::Role) -> bool {
        let is_plain = self.is_plain(vertex as u32);
        // The cost before the role is set: with the new role the present pair may not be allowed
        // and would not be counted.
        let before = if is_plain {
            G::Cost::ZERO
        } else {
            self.total()
        };
        let old = self.graph.set_role(vertex, role);
        let Mate::With(mate) = self.mate[vertex] else {
            return false;
        };
        let suits = self.cost(vertex as u32, mate).is_some();
        let accepted = match (is_plain, suits) {
            // A plain vertex with a partner who suits the role keeps the matching and its proof.
            (true, true) => true,
            (true, false) => self.rematch_tight(vertex as u32, mate),
            (false, _) => self.attempt(before, |matcher| {
                if !suits {
                    matcher.part(vertex as u32, mate);
                }
                matcher.loosen(&[vertex as u32])
            }),
        };
        if !accepted {
            self.graph.set_role(vertex, old);
        }
        accepted
    }

    /// Pairs a vertex for good with the first of the candidates it has in any matching of least
    /// cost, and says with which; `None`, and nothing changes, if it has none of them.
    /// The candidate `None` means being left without a partner.
    pub(crate) fn pair_first(
        &mut self,
        vertex: usize,
        candidates: impl Iterator<Item = Option<usize>>,
    ) -> Option<Option<usize>> {
        if !self.is_plain(vertex as u32) {
            return self.pair_first_in_blossom(vertex as u32, candidates);
        }
        let (candidate, place) = self.move_first(vertex, candidates)?;
        self.fix(vertex as u32, place);
        Some(candidate)
    }

    /// The first of the candidates that a vertex has in any matching of least cost. Nothing is
    /// final; the matching may have moved there.
    pub(crate) fn first_partner(
        &mut self,
        vertex: usize,
        mut candidates: impl Iterator<Item = usize>,
    ) -> Option<usize> {
        if self.is_plain(vertex as u32) {
            let (candidate, _) = self.move_first(vertex, candidates.map(Some))?;
            return candidate;
        }
        candidates.find(|candidate| self.could_be_paired(vertex as u32, *candidate as u32))
    }

    /// Moves to a matching in which a vertex, which is in no blossom, has the first of the
    /// candidates that it can have; which one, and the vertex that stands for it.
    fn move_first(
        &mut self,
        vertex: usize,
        candidates: impl Iterator<Item = Option<usize>>,
    ) -> Option<(Option<usize>, u32)> {
        // One search serves all candidates: it is made for the first one that is tight and no
        // simple swap, and labels everybody whom the vertex could have instead.
        let mut searched = false;
        for candidate in candidates {
            for place in self.targets(candidate) {
                let found = if self.mate[vertex] == Mate::With(place) {
                    if searched {
                        self.forget_search();
                    }
                    true
                } else if !self.is_tight(vertex as u32, place) {
                    false
                } else if searched {
                    self.take_if_outer(vertex as u32, place)
                } else if self.swap(vertex as u32, place) {
                    true
                } else {
                    searched = true;
                    self.reach(vertex as u32, place);
                    self.take_if_outer(vertex as u32, place)
                };
                if found {
                    return Some((candidate, place));
                }
            }
        }
        if searched {
            self.forget_search();
        }
        None
    }

    /// The same where the vertex is in a blossom: each candidate is tried by solving what is left.
    fn pair_first_in_blossom(
        &mut self,
        vertex: u32,
        candidates: impl Iterator<Item = Option<usize>>,
    ) -> Option<Option<usize>> {
        for candidate in candidates {
            for place in self.targets(candidate) {
                if !self.is_possible(vertex, place) {
                    continue;
                }
                if self.mate[vertex as usize] == Mate::With(place) {
                    self.fix(vertex, place);
                    return Some(candidate);
                }
                let paired = self.try_pair(vertex, place);
                if paired {
                    return Some(candidate);
                }
            }
        }
        None
    }

    /// Makes a pair final.
    fn fix(&mut self, one: u32, other: u32) {
        let mended = self.fix_and_mend(one, other);
        debug_assert!(mended, "the rest of the matching is still there");
        // Fixed vertices are skipped in every loop; now and then they are taken out of the list.
        self.stale += 2;
        if self.stale * 4 > self.active.len() {
            let is_fixed = &self.is_fixed;
            self.active.retain(|vertex| !is_fixed[*vertex as usize]);
            self.stale = 0;
        }
    }

    fn fix_and_mend(&mut self, one: u32, other: u32) -> bool {
        self.is_fixed[one as usize] = true;
        self.is_fixed[other as usize] = true;
        self.loosen(&[one, other])
    }

    /// Changes something; if no matching is left that costs what it should, everything is as
    /// before.
    fn attempt(&mut self, least: G::Cost, change: impl FnOnce(&mut Self) -> bool) -> bool {
        let saved = self.save();
        if change(self) && self.total() == least {
            return true;
        }
        self.restore(saved);
        false
    }

    fn save(&self) -> Saved<G::Cost> {
        Saved {
            dual: self.dual.clone(),
            mate: self.mate.clone(),
            is_fixed: self.is_fixed.clone(),
            blossoms: self.blossoms.clone(),
        }
    }

    fn restore(&mut self, saved: Saved<G::Cost>) {
        self.dual = saved.dual;
        self.mate = saved.mate;
        self.is_fixed = saved.is_fixed;
        self.blossoms = saved.blossoms;
    }

    /// What the matching costs, fixed pairs included.
    fn total(&self) -> G::Cost {
        let mut total = G::Cost::ZERO;
        for vertex in &self.active {
            if let Mate::With(mate) = self.mate[*vertex as usize]
                && *vertex < mate
                && let Some(cost) = self.cost(*vertex, mate)
            {
                total += cost;
            }
        }
        total
    }

    fn part(&mut self, one: u32, other: u32) {
        self.mate[one as usize] = Mate::Free;
        self.mate[other as usize] = Mate::Free;
    }

    /// Takes the blossoms around some vertices apart and mends the matching: edges that are no
    /// longer tight are given up, and whoever is free gets a partner again.
    fn loosen(&mut self, vertices: &[u32]) -> bool {
        let mut bases = Vec::new();
        for vertex in vertices {
            self.open_blossoms(*vertex, &mut bases);
        }
        // A blossom's dual value was shared out among its members, which loosens all edges that
        // leave it. Only the base has a matched one.
        for base in bases {
            if let Mate::With(mate) = self.mate[base as usize]
                && !self.is_fixed[base as usize]
                && self.slack(base, mate) != Some(G::Cost::ZERO)
            {
                self.part(base, mate);
            }
        }
        loop {
            let is_free = |v: &&u32| self.mate[**v as usize] == Mate::Free;
            // One root at a time: the dual values of free vertices need not be equal once the
            // number of places is fixed, and a search from one of them finds the others as its
            // ends.
            let Some(root) = self.active.iter().find(is_free).copied() else {
                return true;
            };
            if !self.augment(&[root]) {
                return false;
            }
        }
    }

    /// Takes the blossoms around a vertex apart and collects their bases, whose edges to the
    /// outside may not be tight any more.
    fn open_blossoms(&mut self, vertex: u32, bases: &mut Vec<u32>) {
        while let Some(place) = self.blossoms.top(vertex).as_blossom() {
            let Some(blossom) = self.blossoms.get(place) else {
                return;
            };
            // Half of the dual value is taken from each end of an inner edge, so that its slack
            // stays what it was with the blossom. Edges to the outside get looser by one half.
            let half = blossom.dual.half();
            for member in self.blossoms.members(place) {
                self.dual[*member as usize] -= half;
            }
            bases.push(blossom.base);
            self.blossoms.remove(place);
        }
    }

    fn is_plain(&self, vertex: u32) -> bool {
        self.blossoms.top(vertex) == Node::vertex(vertex)
    }

    /// The vertices that stand for a candidate: itself, or every place for those without a partner.
    fn targets(&self, candidate: Option<usize>) -> std::ops::Range<u32> {
        match candidate {
            Some(vertex) => vertex as u32..vertex as u32 + 1,
            None => {
                let end = self.mate.len();
                (end - self.places) as u32..end as u32
            }
        }
    }

    /// What a pair costs, where vertices behind the graph's are places for those left over.
    pub(super) fn cost(&self, one: u32, other: u32) -> Option<G::Cost> {
        let end = self.mate.len() - self.places;
        match ((one as usize) < end, (other as usize) < end) {
            (true, true) => self.graph.cost(one as usize, other as usize),
            (true, false) => self.graph.single(one as usize),
            (false, true) => self.graph.single(other as usize),
            (false, false) => None,
        }
    }

    /// What being left without a partner costs while that number is still open.
    pub(super) fn single(&self, vertex: u32) -> Option<G::Cost> {
        if self.is_open {
            self.graph.single(vertex as usize)
        } else {
            None
        }
    }

    /// How far a pair of different top-level blossoms is from being tight.
    pub(super) fn slack(&self, one: u32, other: u32) -> Option<G::Cost> {
        let cost = self.cost(one, other)?;
        Some(cost - self.dual[one as usize] - self.dual[other as usize])
    }

    fn is_tight(&self, one: u32, other: u32) -> bool {
        !self.is_fixed[other as usize]
            && self.blossoms.top(one) != self.blossoms.top(other)
            && self.slack(one, other) == Some(G::Cost::ZERO)
    }

    /// Whether a pair can be in a matching of least cost as far as the proof tells, blossoms
    /// included.
    fn is_possible(&self, one: u32, other: u32) -> bool {
        if self.is_fixed[other as usize] {
            return false;
        }
        let shared = self.blossoms.shared_dual(one, other);
        self.slack(one, other)
            .is_some_and(|slack| slack + shared == G::Cost::ZERO)
    }

    /// Takes what costs nothing, the natural partner first: most vertices need no search.
    fn match_for_nothing(&mut self) {
        let vertices = self.mate.len();
        for vertex in 0..vertices {
            if self.mate[vertex] != Mate::Free {
                continue;
            }
            // Circular from the natural partner on: in most rounds nearly everybody finds one
            // there, and the regulations' order needs few changes afterwards.
            let natural = self.graph.natural(vertex).max(vertex + 1).min(vertices);
            let partner = (natural..vertices)
                .chain(vertex + 1..natural)
                .find(|other| {
                    self.mate[*other] == Mate::Free
                        && self.graph.cost(vertex, *other) == Some(G::Cost::ZERO)
                });
            if let Some(partner) = partner {
                self.mate[vertex] = Mate::With(partner as u32);
                self.mate[partner] = Mate::With(vertex as u32);
            } else if self.graph.single(vertex) == Some(G::Cost::ZERO) {
                self.mate[vertex] = Mate::Single;
            }
        }
    }

    /// From now on the number of those left over is fixed: each has a place, a vertex of its own.
    fn give_places(&mut self) {
        for vertex in 0..self.mate.len() {
            if self.mate[vertex] == Mate::Single {
                let place = self.mate.len() as u32;
                self.mate[vertex] = Mate::With(place);
                self.mate.push(Mate::With(vertex as u32));
                self.dual.push(G::Cost::ZERO);
                self.active.push(place);
                self.is_fixed.push(false);
                self.places += 1;
            }
        }
        self.is_open = false;
        self.blossoms.grow(self.mate.len());
        self.search.grow(self.mate.len());
    }

    /// The commonest way to a new partner: the two who lose theirs take each other.
    fn swap(&mut self, vertex: u32, wanted: u32) -> bool {
        let (Mate::With(left), Mate::With(right)) =
            (self.mate[vertex as usize], self.mate[wanted as usize])
        else {
            return false;
        };
        let vertices = [vertex, wanted, left, right];
        if !vertices.iter().all(|v| self.is_plain(*v)) || !self.is_tight(left, right) {
            return false;
        }
        for (one, other) in [(vertex, wanted), (left, right)] {
            self.mate[one as usize] = Mate::With(other);
            self.mate[other as usize] = Mate::With(one);
        }
        true
    }
}
