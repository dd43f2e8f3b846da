//! How many pairs a group keeps, and whether a choice still lets it keep them (8.4, 9.5).

use super::super::median::left_over;
use super::teams::{Law, Teams};
use crate::matching::{Graph, Matcher};

/// What lies outside a group.
enum Outside {
    /// So many teams leave, and any of them find opponents there.
    Doors(usize),
    /// These teams, who have to be looked at.
    Teams(Vec<usize>),
}

/// What is asked of a team of the group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    Any,
    /// Leaves the group.
    Floats,
}

/// A group and what lies outside, matched so that the group keeps the most pairs.
pub(super) struct Keeping<'k> {
    matcher: Matcher<Choice<'k>>,
    pub law: Law,
    /// How many teams leave.
    pub leaving: usize,
}

impl<'k> Keeping<'k> {
    /// The most pairs that a group can keep so that all teams left, with the others, can still be
    /// paired; `None` if they cannot.
    pub(super) fn new(
        teams: &'k Teams<'k>,
        law: Law,
        members: &[usize],
        others: &[usize],
    ) -> Option<Keeping<'k>> {
        let leaving = left_over(members, &|one, other| teams.may_meet_by(law, one, other));
        let outside = match is_loose(teams, others.len() + leaving) {
            true => Outside::Doors(leaving),
            false => Outside::Teams(others.to_vec()),
        };
        let mut matcher = Matcher::new(Choice {
            teams,
            law,
            members: members.to_vec(),
            roles: vec![Role::Any; members.len()],
            outside,
        });
        if !matcher.solve() {
            return None;
        }
        let graph = matcher.graph();
        let is_kept = |vertex: &usize| {
            let partner = matcher.partner(*vertex);
            partner.is_some_and(|partner| graph.is_inside(*vertex, partner))
        };
        let kept = (0..members.len()).filter(is_kept).count();
        Some(Keeping {
            matcher,
            law,
            leaving: members.len() - kept,
        })
    }

    /// Pairs a team with the first of the candidates in the group with whom the number is reached.
    pub(super) fn meet_first(&mut self, team: usize, candidates: &[usize]) -> Option<usize> {
        let graph = self.matcher.graph();
        let vertex = graph.vertex(team)?;
        // Two who may not meet in this group could both leave it and meet elsewhere; that is no
        // pair of the group.
        let candidates: Vec<usize> = (candidates.iter())
            .filter_map(|other| graph.vertex(*other))
            .filter(|other| graph.is_inside(vertex, *other))
            .collect();
        let met = self
            .matcher
            .pair_first(vertex, candidates.into_iter().map(Some))??;
        self.matcher.graph().members.get(met).copied()
    }

    /// Lets a team leave the group, if the number is still reached.
    pub(super) fn may_leave(&mut self, team: usize) -> bool {
        let vertex = self.matcher.graph().vertex(team);
        vertex.is_some_and(|vertex| self.matcher.try_role(vertex, Role::Floats))
    }
}

/// Whether so many teams can be paired whoever they are: each can meet at least half of the others
/// (Dirac's theorem).
fn is_loose(teams: &Teams, count: usize) -> bool {
    count == 0 || count >= 2 * (teams.field.most_barred() + 1)
}

/// Pairs inside the group cost nothing, others something: the cheapest matching keeps the most.
struct Choice<'k> {
    teams: &'k Teams<'k>,
    law: Law,
    members: Vec<usize>,
    roles: Vec<Role>,
    outside: Outside,
}

impl Choice<'_> {
    fn vertex(&self, team: usize) -> Option<usize> {
        self.members.iter().position(|member| *member == team)
    }

    /// Whether two vertices are teams of the group that may meet in it.
    fn is_inside(&self, one: usize, other: usize) -> bool {
        match (self.members.get(one), self.members.get(other)) {
            (Some(one), Some(other)) => self.teams.may_meet_by(self.law, *one, *other),
            _ => false,
        }
    }

    /// The team at a vertex; none at a door.
    fn team(&self, vertex: usize) -> Option<usize> {
        let outside = || match &self.outside {
            Outside::Doors(_) => None,
            Outside::Teams(teams) => teams.get(vertex - self.members.len()),
        };
        self.members.get(vertex).or_else(outside).copied()
    }
}

impl Graph for Choice<'_> {
    type Cost = i128;
    type Role = Role;

    fn len(&self) -> usize {
        let outside = match &self.outside {
            Outside::Doors(doors) => *doors,
            Outside::Teams(teams) => teams.len(),
        };
        self.members.len() + outside
    }

    fn cost(&self, one: usize, other: usize) -> Option<i128> {
        if self.is_inside(one, other) {
            // Two who both leave do not meet elsewhere if they could meet here: the group would keep
            // one pair more.
            let stay = [one, other].map(|vertex| self.roles[vertex]) == [Role::Any; 2];
            return stay.then_some(0);
        }
        match (&self.outside, self.team(one), self.team(other)) {
            // Every door is used whatever is chosen, so that it need not cost anything.
            (Outside::Doors(_), Some(_), None) | (Outside::Doors(_), None, Some(_)) => Some(0),
            (Outside::Teams(_), Some(one), Some(other)) => {
                self.teams.may_meet(one, other).then_some(2)
            }
            _ => None,
        }
    }

    fn single(&self, _: usize) -> Option<i128> {
        None
    }

    fn set_role(&mut self, vertex: usize, role: Role) -> Role {
        std::mem::replace(&mut self.roles[vertex], role)
    }

    fn natural(&self, vertex: usize) -> usize {
        vertex + self.members.len() / 2
    }
}
