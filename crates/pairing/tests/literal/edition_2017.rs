//! The edition of 2017: completion is looked at after a bracket has been paired, and where it fails
//! the bracket is paired anew as the penultimate one, with everybody below in the last (A.9).

use std::cell::RefCell;
use std::collections::BTreeMap;

use adoube_pairing::dutch::Edition;
use adoube_tournament::{Float, Points};

use super::criteria::{
    Criterion, Failure, Judge, Method, absolute_difference, best, descending, preference_denied,
    strong_preference_denied, third_time_running, wide_colour_difference,
};
use super::generate::{Bracket, Candidate, leaving_over};
use super::state::{Completion, Field, Place, Set};
use super::{Paired, Role};

/// A.9: the pairing of a round, bracket by bracket; `None` if it cannot be completed.
pub(crate) fn pair(field: &Field, method: Method) -> Option<Vec<Paired>> {
    if field.completion(field.everybody()) == Completion::Impossible {
        return None;
    }
    let mut paired = Vec::new();
    let mut lower = field.everybody();
    let mut moved_down = Set::default();
    for residents in field.scoregroups() {
        lower = lower.minus(residents);
        let bracket = Bracket::new(moved_down, residents);
        let role = if lower.len() == 0 {
            Role::Last
        } else {
            Role::Ordinary
        };
        let chosen = Bracket2017::new(field, bracket.clone(), lower, role).pair(method)?;
        moved_down = chosen.downfloaters;
        let completion = field.completion(moved_down.and(lower));
        if role == Role::Ordinary && completion == Completion::Impossible {
            paired.extend(pair_last_two(field, bracket, lower, method)?);
            return Some(paired);
        }
        paired.push(Paired {
            role,
            bracket,
            chosen,
        });
    }
    Some(paired)
}

/// The penultimate bracket once more, then all that is left as one bracket.
fn pair_last_two(
    field: &Field,
    bracket: Bracket,
    lower: Set,
    method: Method,
) -> Option<[Paired; 2]> {
    let role = Role::Penultimate;
    let chosen = Bracket2017::new(field, bracket.clone(), lower, role).pair(method)?;
    let collapsed = Bracket::new(chosen.downfloaters, lower);
    let nobody = Set::default();
    let completing = Bracket2017::new(field, collapsed.clone(), nobody, Role::Last).pair(method)?;
    Some([
        Paired {
            role,
            bracket,
            chosen,
        },
        Paired {
            role: Role::CollapsedLast,
            bracket: collapsed,
            chosen: completing,
        },
    ])
}

pub(crate) struct Bracket2017<'f> {
    field: &'f Field,
    bracket: Bracket,
    /// Everybody with a lower score than the residents.
    lower: Set,
    role: Role,
    /// C.7 by set of downfloaters.
    next: RefCell<BTreeMap<Set, Failure>>,
}

impl<'f> Bracket2017<'f> {
    pub(crate) fn new(
        field: &'f Field,
        bracket: Bracket,
        lower: Set,
        role: Role,
    ) -> Bracket2017<'f> {
        Bracket2017 {
            field,
            bracket,
            lower,
            role,
            next: RefCell::default(),
        }
    }

    fn pair(&self, method: Method) -> Option<Candidate> {
        best(self, method)
    }
}

impl Judge for Bracket2017<'_> {
    const EDITION: Edition = Edition::Dutch2017;

    fn criteria() -> Vec<Criterion<Self>> {
        vec![
            ("C.5", downfloaters),
            ("C.6", pairing_score_difference),
            ("C.7", next_bracket),
            ("C.8", wide_colour_difference),
            ("C.9", third_time_running),
            ("C.10", preference_denied),
            ("C.11", strong_preference_denied),
            ("C.12", |judge, one| judge.repeated(one, Float::Down, 0)),
            ("C.13", |judge, one| judge.repeated(one, Float::Up, 0)),
            ("C.14", |judge, one| judge.repeated(one, Float::Down, 1)),
            ("C.15", |judge, one| judge.repeated(one, Float::Up, 1)),
            ("C.16", |judge, one| judge.differences(one, Float::Down, 0)),
            ("C.17", |judge, one| judge.differences(one, Float::Up, 0)),
            ("C.18", |judge, one| judge.differences(one, Float::Down, 1)),
            ("C.19", |judge, one| judge.differences(one, Float::Up, 1)),
        ]
    }

    fn field(&self) -> &Field {
        self.field
    }

    fn bracket(&self) -> &Bracket {
        &self.bracket
    }

    /// C.4 in the penultimate bracket, C.2 in the last; an ordinary bracket looks at neither.
    fn admits(&self, candidate: &Candidate) -> bool {
        let left = candidate.downfloaters;
        match self.role {
            Role::Ordinary => true,
            Role::Penultimate => {
                self.field.completion(left.and(self.lower)) != Completion::Impossible
            }
            Role::Last | Role::CollapsedLast => left.len() <= 1 && !is_barred(self.field, left),
        }
    }
}

/// C.2: one player is left over, who may not have the pairing-allocated bye.
fn is_barred(field: &Field, left: Set) -> bool {
    left.len() == 1
        && left
            .places()
            .any(|player| field.players[player].barred_from_bye)
}

/// C.5.
fn downfloaters(_: &Bracket2017<'_>, candidate: &Candidate) -> Failure {
    Failure::Count(candidate.downfloaters.len())
}

/// C.6.
fn pairing_score_difference(judge: &Bracket2017<'_>, candidate: &Candidate) -> Failure {
    Failure::List(psd(judge.field, &judge.bracket, candidate))
}

/// A.8: the score differences of pairs and downfloaters, the largest first.
pub(crate) fn psd(field: &Field, bracket: &Bracket, candidate: &Candidate) -> Vec<Points> {
    let pairs = candidate.pairs.iter();
    let of_pairs = pairs.map(|(one, other)| absolute_difference(field, *one, *other));
    let floating = candidate.downfloaters.places();
    let of_downfloaters = floating.map(|player| downfloater_difference(field, bracket, player));
    descending(of_pairs.chain(of_downfloaters).collect())
}

/// A.8: against an artificial value one point below the lowest score of the bracket.
fn downfloater_difference(field: &Field, bracket: &Bracket, player: Place) -> Points {
    let scores = bracket.players().places().map(|place| field.score(place));
    let lowest = scores.min().unwrap_or(Points::ZERO);
    field.score(player) - (lowest - Points::ONE)
}

/// C.7: what the downfloaters let the following bracket do; not in the last two brackets.
fn next_bracket(judge: &Bracket2017<'_>, candidate: &Candidate) -> Failure {
    if judge.role != Role::Ordinary {
        return Failure::Count(0);
    }
    let moved_down = candidate.downfloaters;
    let known = judge.next.borrow().get(&moved_down).cloned();
    known.unwrap_or_else(|| {
        let found = best_next(judge.field, moved_down, judge.lower);
        judge.next.borrow_mut().insert(moved_down, found.clone());
        found
    })
}

/// The fewest players that the next bracket leaves over, then its lowest PSD.
fn best_next(field: &Field, moved_down: Set, lower: Set) -> Failure {
    let groups = field.scoregroups();
    let Some(residents) = groups
        .into_iter()
        .find(|group| lower.in_both(*group) == *group)
    else {
        return Failure::Count(0);
    };
    let bracket = Bracket::new(moved_down, residents);
    let is_last = residents == lower;
    // All residents have the same score, so the PSD depends only on who is left over.
    (bracket.players().subsets())
        .filter(|left| !is_last || !is_barred(field, *left))
        .filter_map(|left| leaving_over(field, &bracket, left))
        .map(|pairing| Failure::Next(pairing.downfloaters.len(), psd(field, &bracket, &pairing)))
        .min()
        .unwrap_or(Failure::NextImpossible)
}

impl Bracket2017<'_> {
    /// A.4.b: who would receive which float, and at which score difference.
    fn floats(&self, candidate: &Candidate) -> Vec<(Place, Float, Points)> {
        let mut floats = Vec::new();
        for (one, other) in &candidate.pairs {
            let difference = absolute_difference(self.field, *one, *other);
            if difference != Points::ZERO {
                floats.push((*one.min(other), Float::Down, difference));
                floats.push((*one.max(other), Float::Up, difference));
            }
        }
        for player in candidate.downfloaters.places() {
            let difference = downfloater_difference(self.field, &self.bracket, player);
            floats.push((player, Float::Down, difference));
        }
        floats
    }

    /// The score differences of those who receive the same float as last round (0) or the round
    /// before it (1).
    fn same_floats(&self, candidate: &Candidate, float: Float, back: usize) -> Vec<Points> {
        (self.floats(candidate).into_iter())
            .filter(|(player, receives, _)| {
                *receives == float && self.field.players[*player].floats[back] == Some(float)
            })
            .map(|(_, _, difference)| difference)
            .collect()
    }

    /// C.12 to C.15.
    fn repeated(&self, candidate: &Candidate, float: Float, back: usize) -> Failure {
        Failure::Count(self.same_floats(candidate, float, back).len())
    }

    /// C.16 to C.19.
    fn differences(&self, candidate: &Candidate, float: Float, back: usize) -> Failure {
        Failure::List(descending(self.same_floats(candidate, float, back)))
    }
}
