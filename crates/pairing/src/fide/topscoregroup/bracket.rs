//! The pairing of a bracket (3.6): best by the criteria for pairs, and the first of the best by its
//! identifier.
//!
//! The identifier of a pairing has the numbers of the top members of its pairs in ascending order,
//! then those of their opponents. So the first one is found by deciding of each member in turn, by
//! number, whether it can be a top member, and then giving each top member in turn the opponent with
//! the smallest number it can have.

use super::Procedure;
use crate::matching::{Graph, Matcher};

/// What pairs fail; in the order of the criteria, fewer is better.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct PairMerits {
    /// Those without the colour they prefer.
    pub preferences: usize,
    /// Those without the colour they strongly prefer.
    pub strong_preferences: usize,
    /// Opponents of upfloaters who floated in the last round.
    pub opponents_floated: usize,
}

/// What one failure of each criterion costs. A digit has room for a million; costs are even.
const PREFERENCE: i128 = 1 << 41;
const STRONG_PREFERENCE: i128 = 1 << 21;
const OPPONENT_FLOATED: i128 = 1 << 1;

impl PairMerits {
    fn cost(self) -> i128 {
        self.preferences as i128 * PREFERENCE
            + self.strong_preferences as i128 * STRONG_PREFERENCE
            + self.opponents_floated as i128 * OPPONENT_FLOATED
    }
}

/// What has been decided about a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Any,
    /// Has the smaller number of its pair.
    Top,
    /// Has the larger number.
    Bottom,
}

/// A bracket as a graph; the members are ordered by number.
struct Bracket<'p> {
    procedure: &'p Procedure<'p>,
    members: Vec<usize>,
    roles: Vec<Role>,
    natural: Vec<usize>,
    /// Two vertices that have to meet.
    demand: Option<(usize, usize)>,
}

impl Graph for Bracket<'_> {
    type Cost = i128;
    type Role = Role;

    fn len(&self) -> usize {
        self.members.len()
    }

    fn cost(&self, one: usize, other: usize) -> Option<i128> {
        let (top, bottom) = (one.min(other), one.max(other));
        if self.roles[top] == Role::Bottom || self.roles[bottom] == Role::Top {
            return None;
        }
        if let Some(demand) = self.demand
            && demand != (top, bottom)
            && [demand.0, demand.1]
                .iter()
                .any(|v| [top, bottom].contains(v))
        {
            return None;
        }
        let (one, other) = (self.members[top], self.members[bottom]);
        (self.procedure.may_meet(one, other)).then(|| self.procedure.judge_pair(one, other).cost())
    }

    fn single(&self, _: usize) -> Option<i128> {
        None
    }

    fn set_role(&mut self, vertex: usize, role: Role) -> Role {
        std::mem::replace(&mut self.roles[vertex], role)
    }

    fn natural(&self, vertex: usize) -> usize {
        self.natural[vertex]
    }
}

impl<'p> Bracket<'p> {
    fn new(procedure: &'p Procedure<'p>, members: &[usize]) -> Bracket<'p> {
        let mut members = members.to_vec();
        members.sort_by_key(|place| procedure.competitor(*place).number);
        let half = members.len() / 2;
        Bracket {
            procedure,
            roles: vec![Role::Any; members.len()],
            natural: (0..members.len()).map(|vertex| vertex + half).collect(),
            members,
            demand: None,
        }
    }

    /// From now on it is settled who is a top member.
    fn settle(&mut self, tops: &[usize], bottoms: &[usize]) {
        for (top, bottom) in tops.iter().zip(bottoms) {
            self.roles[*top] = Role::Top;
            self.roles[*bottom] = Role::Bottom;
            self.natural[*top] = *bottom;
        }
    }
}

impl Procedure<'_> {
    /// What a pair fails.
    fn judge_pair(&self, one: usize, other: usize) -> PairMerits {
        let (same, both_strong) = match (self.wishes[one], self.wishes[other]) {
            (Some(one), Some(other)) if one.colour == other.colour => {
                (true, one.is_strong && other.is_strong)
            }
            _ => (false, false),
        };
        // Places are in the order of scores: the first of two has the higher one.
        let (higher, lower) = (one.min(other), one.max(other));
        let is_float = self.competitor(higher).score != self.competitor(lower).score;
        let opponent = self.law.minds_opponents && is_float && self.has_floated(higher);
        PairMerits {
            preferences: usize::from(same),
            strong_preferences: usize::from(both_strong),
            opponents_floated: usize::from(opponent),
        }
    }

    /// What some pairs fail together.
    pub(super) fn judge_pairs(&self, pairs: &[(usize, usize)]) -> PairMerits {
        let mut all = PairMerits::default();
        for (one, other) in pairs {
            let merits = self.judge_pair(*one, *other);
            all.preferences += merits.preferences;
            all.strong_preferences += merits.strong_preferences;
            all.opponents_floated += merits.opponents_floated;
        }
        all
    }

    /// The pairs of a bracket, the top member first, in the order of the identifier; `None` if it
    /// cannot be paired.
    pub(super) fn pair_bracket(&self, members: &[usize]) -> Option<Vec<(usize, usize)>> {
        let mut matcher = Matcher::new(Bracket::new(self, members));
        if !matcher.solve() {
            return None;
        }
        let (mut tops, mut bottoms) = (Vec::new(), Vec::new());
        for vertex in 0..members.len() {
            let is_open = tops.len() < members.len() / 2;
            if is_open && matcher.try_role(vertex, Role::Top) {
                tops.push(vertex);
            } else {
                bottoms.push(vertex);
            }
        }
        // Every pair now joins a top member to another: in such a graph there are no odd cycles,
        // and a new proof has no blossoms to get in the way.
        let mut bracket = matcher.into_graph();
        bracket.settle(&tops, &bottoms);
        let mut matcher = Matcher::new(bracket);
        matcher.solve();
        let mut pairs = Vec::new();
        for top in tops {
            let candidates = bottoms.iter().copied().filter(|bottom| *bottom > top);
            let bottom = matcher.pair_first(top, candidates.map(Some))??;
            bottoms.retain(|vertex| *vertex != bottom);
            let members = &matcher.graph().members;
            pairs.push((members[top], members[bottom]));
        }
        Some(pairs)
    }

    /// What the best pairing of a bracket fails in which two meet; `None` if there is none.
    pub(super) fn best_with(&self, members: &[usize], pair: (usize, usize)) -> Option<PairMerits> {
        let mut bracket = Bracket::new(self, members);
        let vertex = |place: usize| bracket.members.iter().position(|one| *one == place);
        let (one, other) = (vertex(pair.0)?, vertex(pair.1)?);
        bracket.demand = Some((one.min(other), one.max(other)));
        let mut matcher = Matcher::new(bracket);
        if !matcher.solve() {
            return None;
        }
        let members = &matcher.graph().members;
        let pairs: Vec<(usize, usize)> = (0..members.len())
            .filter_map(|vertex| Some((vertex, matcher.partner(vertex)?)))
            .filter(|(one, other)| one < other)
            .map(|(one, other)| (members[one], members[other]))
            .collect();
        Some(self.judge_pairs(&pairs))
    }
}
