//! The best set of players to leave if every prize could be matched: a minimum cut.
//!
//! A list of prizes is worth something, and is had only together with all players who can win it,
//! each of whom costs something. The most profitable choice is what can still be reached from the
//! source of a flow network after the largest flow from prizes to players.

use std::collections::VecDeque;

use super::bits::Bits;
use crate::Money;

/// The choices with the greatest profit, the smallest of them and the largest.
pub(super) struct Choice {
    /// The kinds of players of the smallest choice with the greatest profit, if there is a profit.
    pub profitable: Option<Bits>,
    /// The kinds of players of the largest choice with that profit.
    pub without_loss: Bits,
}

pub(super) fn choose(worths: &[(Bits, Money)], costs: &[(usize, Money)]) -> Choice {
    let mut network = Network::new(worths, costs);
    // The largest flow leaves a smallest cut: what the source still reaches is the smallest choice
    // of greatest profit, what cannot reach the sink any more the largest.
    while network.augment() {}
    let reached = network
        .search()
        .into_iter()
        .filter_map(|(node, _)| match node {
            Node::Cost(number) => Some(costs[number].0),
            Node::Worth(_) => None,
        });
    let profitable = Bits::from_members(reached);
    Choice {
        profitable: (!profitable.is_empty()).then_some(profitable),
        without_loss: network.far_side(),
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Node {
    Worth(usize),
    Cost(usize),
}

struct Network<'a> {
    worths: &'a [(Bits, Money)],
    costs: &'a [(usize, Money)],
    /// What can still flow from the source into each list of prizes, and from each kind to the sink.
    supply: Vec<Money>,
    demand: Vec<Money>,
    /// What flows from a list to a kind.
    flow: Vec<Vec<Money>>,
}

impl<'a> Network<'a> {
    fn new(worths: &'a [(Bits, Money)], costs: &'a [(usize, Money)]) -> Network<'a> {
        Network {
            worths,
            costs,
            supply: worths.iter().map(|(_, worth)| *worth).collect(),
            demand: costs.iter().map(|&(_, cost)| cost).collect(),
            flow: vec![vec![Money::ZERO; costs.len()]; worths.len()],
        }
    }

    fn linked(&self, worth: usize, cost: usize) -> bool {
        self.worths[worth].0.has(self.costs[cost].0)
    }

    /// The nodes that can be reached from the source, in the order they are found, each with the
    /// place in this list of the node it is reached from.
    fn search(&self) -> Vec<(Node, Option<usize>)> {
        // A list that still has supply pays for its players and has something over: a profit.
        let sources = (0..self.worths.len()).filter(|&worth| self.supply[worth].is_positive());
        let mut found: Vec<(Node, Option<usize>)> =
            sources.map(|worth| (Node::Worth(worth), None)).collect();
        let mut queue: VecDeque<usize> = (0..found.len()).collect();
        while let Some(place) = queue.pop_front() {
            let next: Vec<Node> = match found[place].0 {
                Node::Worth(worth) => (0..self.costs.len())
                    .filter(|&cost| self.linked(worth, cost))
                    .map(Node::Cost)
                    .collect(),
                // Back along a flow: what one list pays for a player another could pay as well.
                Node::Cost(cost) => (0..self.worths.len())
                    .filter(|&worth| self.flow[worth][cost].is_positive())
                    .map(Node::Worth)
                    .collect(),
            };
            for node in next {
                if !found.iter().any(|(known, _)| *known == node) {
                    found.push((node, Some(place)));
                    queue.push_back(found.len() - 1);
                }
            }
        }
        found
    }

    /// The kinds from which the sink cannot be reached any more.
    fn far_side(&self) -> Bits {
        let all_costs = 0..self.costs.len();
        let mut near: Vec<usize> = all_costs
            .clone()
            .filter(|&cost| self.demand[cost].is_positive())
            .collect();
        loop {
            let worths = (0..self.worths.len())
                .filter(|&worth| near.iter().any(|&cost| self.linked(worth, cost)));
            let worths: Vec<usize> = worths.collect();
            let flows = |cost: usize| {
                worths
                    .iter()
                    .any(|&worth| self.flow[worth][cost].is_positive())
            };
            let more: Vec<usize> = all_costs
                .clone()
                .filter(|&cost| !near.contains(&cost) && flows(cost))
                .collect();
            if more.is_empty() {
                let far = all_costs.filter(|cost| !near.contains(cost));
                return Bits::from_members(far.map(|cost| self.costs[cost].0));
            }
            near.extend(more);
        }
    }

    /// Sends more along a shortest path; `false` if there is none.
    fn augment(&mut self) -> bool {
        let found = self.search();
        let ends = |node: Node| match node {
            Node::Cost(cost) => self.demand[cost].is_positive(),
            Node::Worth(_) => false,
        };
        let Some(end) = found.iter().position(|&(node, _)| ends(node)) else {
            return false;
        };
        let mut path = vec![found[end].0];
        let mut place = end;
        while let Some(before) = found[place].1 {
            path.push(found[before].0);
            place = before;
        }
        path.reverse();
        self.send(&path);
        true
    }

    fn send(&mut self, path: &[Node]) {
        let mut amount: Option<Money> = None;
        let mut at_most = |limit: Money| amount = Some(amount.map_or(limit, |now| now.min(limit)));
        if let Some(Node::Worth(first)) = path.first() {
            at_most(self.supply[*first]);
        }
        if let Some(Node::Cost(last)) = path.last() {
            at_most(self.demand[*last]);
        }
        for step in path.windows(2) {
            if let [Node::Cost(cost), Node::Worth(worth)] = *step {
                at_most(self.flow[worth][cost]);
            }
        }
        let amount = amount.unwrap_or(Money::ZERO);
        for step in path.windows(2) {
            match *step {
                [Node::Worth(worth), Node::Cost(cost)] => self.flow[worth][cost] += amount,
                [Node::Cost(cost), Node::Worth(worth)] => self.flow[worth][cost] -= amount,
                _ => {}
            }
        }
        if let Some(Node::Worth(first)) = path.first() {
            self.supply[*first] -= amount;
        }
        if let Some(Node::Cost(last)) = path.last() {
            self.demand[*last] -= amount;
        }
    }
}
