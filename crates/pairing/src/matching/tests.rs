//! The matcher against trying everything.

use proptest::prelude::*;

use super::{Graph, Matcher};

#[derive(Clone, Debug)]
struct Table {
    vertices: usize,
    costs: Vec<Option<i128>>,
    singles: Vec<Option<i128>>,
    /// Which vertices must have a partner.
    must_pair: Vec<bool>,
}

impl Graph for Table {
    type Cost = i128;
    type Role = bool;

    fn len(&self) -> usize {
        self.vertices
    }

    fn cost(&self, one: usize, other: usize) -> Option<i128> {
        let (low, high) = (one.min(other), one.max(other));
        self.costs[low * self.vertices + high]
    }

    fn single(&self, vertex: usize) -> Option<i128> {
        self.singles[vertex].filter(|_| !self.must_pair[vertex])
    }

    fn set_role(&mut self, vertex: usize, role: bool) -> bool {
        std::mem::replace(&mut self.must_pair[vertex], role)
    }

    fn natural(&self, _: usize) -> usize {
        self.vertices / 2
    }
}

/// All matchings of a graph with what they cost, the partners as a list.
fn all(graph: &Table) -> Vec<(i128, Vec<Option<usize>>)> {
    fn go(
        graph: &Table,
        partners: &mut Vec<Option<Option<usize>>>,
        cost: i128,
        found: &mut Vec<(i128, Vec<Option<usize>>)>,
    ) {
        let Some(first) = partners.iter().position(Option::is_none) else {
            found.push((cost, partners.iter().map(|p| p.flatten()).collect()));
            return;
        };
        if let Some(single) = graph.single(first) {
            partners[first] = Some(None);
            go(graph, partners, cost + single, found);
        }
        for other in first + 1..graph.vertices {
            if partners[other].is_none()
                && let Some(edge) = graph.cost(first, other)
            {
                partners[first] = Some(Some(other));
                partners[other] = Some(Some(first));
                go(graph, partners, cost + edge, found);
                partners[other] = None;
            }
        }
        partners[first] = None;
    }
    let mut found = Vec::new();
    go(graph, &mut vec![None; graph.vertices], 0, &mut found);
    found
}

fn graphs() -> impl Strategy<Value = Table> {
    (2usize..9, 1i128..5, 0u8..4).prop_flat_map(|(vertices, spread, singles)| {
        let edge = prop::option::weighted(0.8, (0..spread).prop_map(|cost| 2 * cost));
        let single = prop::option::weighted(
            0.05 + f64::from(singles) * 0.3,
            (0..2 * spread).prop_map(|cost| 2 * cost),
        );
        (
            prop::collection::vec(edge, vertices * vertices),
            prop::collection::vec(single, vertices),
        )
            .prop_map(move |(costs, singles)| Table {
                vertices,
                costs,
                singles,
                must_pair: vec![false; vertices],
            })
    })
}

fn cost_of(graph: &Table, matcher: &Matcher<Table>) -> i128 {
    (0..graph.vertices)
        .map(|vertex| match matcher.partner(vertex) {
            Some(partner) if partner < vertex => 0,
            Some(partner) => graph.cost(vertex, partner).unwrap(),
            None => graph.single(vertex).unwrap(),
        })
        .sum()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn least_cost(graph in graphs()) {
        let least = all(&graph).into_iter().map(|(cost, _)| cost).min();
        let mut matcher = Matcher::new(graph.clone());
        prop_assert_eq!(matcher.solve(), least.is_some());
        if let Some(least) = least {
            prop_assert_eq!(cost_of(&graph, &matcher), least);
        }
    }

    /// Deciding in turn who has a partner, then choosing the first partner of each, gives the
    /// first of all matchings of least cost.
    #[test]
    fn first_of_the_best(graph in graphs()) {
        let mut matcher = Matcher::new(graph.clone());
        if !matcher.solve() {
            return Ok(());
        }
        let least = cost_of(&graph, &matcher);
        let singles = |partners: &[Option<usize>]| partners.iter().filter(|p| p.is_none()).count();
        let present: Vec<_> = (0..graph.vertices).map(|vertex| matcher.partner(vertex)).collect();
        let first = all(&graph)
            .into_iter()
            .filter(|(cost, partners)| *cost == least && singles(partners) == singles(&present))
            .map(|(_, partners)| partners)
            .min_by_key(|partners| {
                let is_single: Vec<bool> = partners.iter().map(Option::is_none).collect();
                (is_single, partners.clone())
            })
            .unwrap();
        let mut chosen = vec![None; graph.vertices];
        let mut done = vec![false; graph.vertices];
        for (vertex, done) in done.iter_mut().enumerate() {
            *done = !matcher.try_role(vertex, true);
        }
        for vertex in 0..graph.vertices {
            if done[vertex] {
                continue;
            }
            let candidates = (0..graph.vertices).filter(|v| !done[*v]).map(Some);
            let partner = matcher.pair_first(vertex, candidates).flatten().expect("some partner");
            chosen[vertex] = Some(partner);
            chosen[partner] = Some(vertex);
            done[vertex] = true;
            done[partner] = true;
        }
        prop_assert_eq!(chosen, first);
    }

    /// The possible partners of a vertex are those it has in some matching of least cost with as
    /// many left over, and asking changes nothing.
    #[test]
    fn partners_in_the_best(graph in graphs()) {
        let mut matcher = Matcher::new(graph.clone());
        if !matcher.solve() {
            return Ok(());
        }
        let least = cost_of(&graph, &matcher);
        let present: Vec<_> = (0..graph.vertices).map(|vertex| matcher.partner(vertex)).collect();
        let singles = present.iter().filter(|partner| partner.is_none()).count();
        let best: Vec<Vec<Option<usize>>> = (all(&graph).into_iter())
            .filter(|(cost, _)| *cost == least)
            .map(|(_, partners)| partners)
            .filter(|partners| partners.iter().filter(|p| p.is_none()).count() == singles)
            .collect();
        for vertex in 0..graph.vertices {
            let found = matcher.possible_partners(vertex, graph.vertices);
            let expected = (0..graph.vertices)
                .filter(|other| best.iter().any(|partners| partners[vertex] == Some(*other)));
            prop_assert_eq!(found, expected.collect::<Vec<_>>());
            prop_assert_eq!(cost_of(&graph, &matcher), least);
        }
    }
}
