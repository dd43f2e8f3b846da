//! What speaks against other upfloaters and other pairs. Nothing is guessed: what is asked for is
//! paired, as well as it can be, and compared.

use std::cmp::Reverse;

use adoube_tournament::Points;

use super::bracket::PairMerits;
use super::{Procedure, UnpairedPlayers};
use crate::fide::answer::{Criterion, Paired, PairedGroup, Reason};
use crate::matching::{Matcher, Rules};

/// How many others are told of.
const COMPARED: usize = 3;

/// What a set of upfloaters is judged by; in the order of the criteria, less is better.
#[derive(Debug, PartialEq, Eq)]
struct SetMerits {
    upfloaters: usize,
    /// In ascending order.
    scores: Vec<Reverse<Points>>,
    /// By how much C6 fails.
    following: usize,
    floated: usize,
}

impl SetMerits {
    /// What makes another set worse than this one.
    fn why_not(&self, other: &SetMerits) -> Reason {
        let differences = [
            (
                Criterion::Upfloaters,
                self.upfloaters.cmp(&other.upfloaters),
            ),
            (Criterion::UpfloaterScores, self.scores.cmp(&other.scores)),
            (Criterion::NextGroup, self.following.cmp(&other.following)),
            (Criterion::FloatedLast, self.floated.cmp(&other.floated)),
        ];
        first_worse(&differences)
    }
}

impl PairMerits {
    /// What makes other pairs worse than these.
    fn why_not(&self, other: &PairMerits) -> Reason {
        let strong = self.strong_preferences.cmp(&other.strong_preferences);
        let opponents = self.opponents_floated.cmp(&other.opponents_floated);
        let differences = [
            (
                Criterion::Preferences,
                self.preferences.cmp(&other.preferences),
            ),
            (Criterion::StrongPreferences, strong),
            (Criterion::OpponentsFloatedLast, opponents),
        ];
        first_worse(&differences)
    }
}

fn first_worse(differences: &[(Criterion, std::cmp::Ordering)]) -> Reason {
    let mut differences = differences.iter();
    let first = differences.find(|(_, order)| order.is_ne());
    first.map_or(Reason::Order, |(criterion, _)| {
        Reason::Criterion(*criterion)
    })
}

const INCOMPLETE: Reason = Reason::Criterion(Criterion::Completion);

impl Procedure<'_> {
    /// Judges a set of upfloaters; `None` if it leaves no legal pairing.
    fn judge_set(&self, left: &UnpairedPlayers, set: &[usize]) -> Option<SetMerits> {
        let bracket = [&left.residents[..], set].concat();
        if !self.can_all_be_paired(&bracket) {
            return None;
        }
        let shortfall = self.shortfall(left, set)?;
        let mut scores: Vec<Points> = set
            .iter()
            .map(|place| self.competitor(*place).score)
            .collect();
        scores.sort_unstable();
        let counts = |place: &&usize| self.law.minds_upfloaters && self.has_floated(**place);
        Some(SetMerits {
            upfloaters: set.len(),
            scores: scores.into_iter().map(Reverse).collect(),
            following: match self.law.is_following_graded {
                true => shortfall,
                false => usize::from(shortfall > 1),
            },
            floated: set.iter().filter(counts).count(),
        })
    }

    /// How many upfloaters the following scoregroup will need at least if a set is taken; `None` if
    /// those left cannot be paired.
    fn shortfall(&self, left: &UnpairedPlayers, set: &[usize]) -> Option<usize> {
        let rest: Vec<(usize, bool)> = (left.pool.iter().enumerate())
            .filter(|(_, place)| !set.contains(place))
            .map(|(order, place)| (*place, left.following.contains(&order)))
            .collect();
        let is_parted = |one: usize, other: usize| rest[one].1 != rest[other].1;
        let mut matcher = Matcher::new(Rules {
            vertices: rest.len(),
            pair: |one: usize, other: usize| {
                let may_meet = self.may_meet(rest[one].0, rest[other].0);
                may_meet.then(|| 2 * i128::from(is_parted(one, other)))
            },
            alone: |_| None,
        });
        let parted = |matcher: &Matcher<_>, vertex: usize| {
            let partner = matcher.partner(vertex);
            partner.is_some_and(|partner| rest[vertex].1 && is_parted(vertex, partner))
        };
        matcher.solve().then(|| {
            let vertices = 0..rest.len();
            vertices.filter(|vertex| parted(&matcher, *vertex)).count()
        })
    }

    /// What speaks against other pairs of a group.
    pub(super) fn why_not_pairs(
        &self,
        paired: &Paired,
        group: usize,
        others: &[(usize, usize)],
    ) -> Reason {
        let left = self.left_at(paired, group);
        let group = &paired.groups[group];
        let is_resident = |place: &usize| left.residents.contains(place);
        let (inside, mut set): (Vec<(usize, usize)>, Vec<usize>) = (
            (others.iter().copied())
                .filter(|(one, other)| is_resident(one) || is_resident(other))
                .collect(),
            (others.iter())
                .filter(|(one, other)| is_resident(one) != is_resident(other))
                .map(|(one, other)| if is_resident(one) { *other } else { *one })
                .collect(),
        );
        set.sort_unstable();
        let seated = inside.iter().flat_map(|(one, other)| [one, other]);
        if seated.filter(|place| is_resident(place)).count() < left.residents.len() {
            return INCOMPLETE;
        }
        if set == group.joined {
            let merits = self.judge_pairs(&group.pairs);
            return merits.why_not(&self.judge_pairs(&inside));
        }
        self.why_not_set(&left, &group.joined, &set)
    }

    /// What speaks against another set of upfloaters.
    fn why_not_set(&self, left: &UnpairedPlayers, chosen: &[usize], other: &[usize]) -> Reason {
        let [chosen, other] = [chosen, other].map(|set| self.judge_set(left, set));
        match (chosen, other) {
            (Some(chosen), Some(other)) => chosen.why_not(&other),
            _ => INCOMPLETE,
        }
    }

    /// Others of the pool who come before an upfloater, and why they did not float.
    pub(super) fn upfloaters_before(
        &self,
        left: &UnpairedPlayers,
        floater: usize,
    ) -> Vec<(usize, Reason)> {
        let Some(chosen) = self.upfloaters(left, None) else {
            return Vec::new();
        };
        let before = left.pool.iter().copied();
        (before.take_while(|place| *place != floater))
            .filter(|place| !chosen.set.contains(place))
            .take(COMPARED)
            .map(|place| {
                // Who cannot meet a resident can only float together with an opponent, and so make
                // two more.
                let more = Reason::Criterion(Criterion::Upfloaters);
                let other = self.upfloaters(left, Some(place));
                let reason = other.map_or(more, |other| {
                    self.why_not_set(left, &chosen.set, &other.set)
                });
                (place, reason)
            })
            .collect()
    }

    /// Opponents whom the top member of a pair has in pairings that come first: those with smaller
    /// numbers than the one it meets.
    pub(super) fn opponents_before(
        &self,
        group: &PairedGroup,
        pair: usize,
    ) -> Vec<(usize, Reason)> {
        let number = |place: usize| self.competitor(place).number;
        let mut members = [&group.residents[..], &group.joined].concat();
        members.sort_by_key(|place| number(*place));
        let (top, bottom) = group.pairs[pair];
        // Half the bracket further is the opponent of the first of all pairings; the others are those
        // who were left when the choice was made.
        let own = members.iter().position(|member| *member == top);
        let natural = own.and_then(|own| members.get(own + members.len() / 2).copied());
        let mut left: Vec<usize> = group.pairs[pair + 1..].iter().map(|pair| pair.1).collect();
        left.sort_by_key(|place| number(*place));
        left.retain(|place| Some(*place) != natural);
        let chosen = self.judge_pairs(&group.pairs);
        (natural.into_iter().chain(left))
            .filter(|place| (number(top)..number(bottom)).contains(&number(*place)))
            .take(COMPARED)
            .map(|place| (place, self.why_not_opponent(&members, &chosen, top, place)))
            .collect()
    }

    /// What speaks against a pair of a bracket. Whether the two may meet at all is asked elsewhere.
    fn why_not_opponent(
        &self,
        members: &[usize],
        chosen: &PairMerits,
        one: usize,
        other: usize,
    ) -> Reason {
        let best = self.best_with(members, (one, other));
        best.map_or(INCOMPLETE, |best| chosen.why_not(&best))
    }
}
