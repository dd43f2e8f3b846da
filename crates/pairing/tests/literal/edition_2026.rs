//! The edition of 2026: every bracket must let the rest be completed (C4), with the lowest possible
//! score of the player who gets the pairing-allocated bye (C5).

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

/// 1.9: the pairing of a round, bracket by bracket; `None` if it cannot be completed.
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
        let chosen = best(&Bracket2026::new(field, bracket.clone(), lower), method)?;
        moved_down = chosen.downfloaters;
        paired.push(Paired {
            role: if lower.len() == 0 {
                Role::Last
            } else {
                Role::Ordinary
            },
            bracket,
            chosen,
        });
    }
    Some(paired)
}

pub(crate) struct Bracket2026<'f> {
    field: &'f Field,
    bracket: Bracket,
    /// Everybody with a lower score than the residents.
    lower: Set,
    /// C8 by set of downfloaters.
    next: RefCell<BTreeMap<Set, Failure>>,
}

impl<'f> Bracket2026<'f> {
    pub(crate) fn new(field: &'f Field, bracket: Bracket, lower: Set) -> Bracket2026<'f> {
        Bracket2026 {
            field,
            bracket,
            lower,
            next: RefCell::default(),
        }
    }
}

impl Judge for Bracket2026<'_> {
    const EDITION: Edition = Edition::Dutch2026;

    fn criteria() -> Vec<Criterion<Self>> {
        vec![
            ("C6", downfloaters),
            ("C7", downfloater_scores),
            ("C8", next_bracket),
            ("C9", unplayed_games),
            ("C10", wide_colour_difference),
            ("C11", third_time_running),
            ("C12", preference_denied),
            ("C13", strong_preference_denied),
            ("C14", |judge, one| judge.repeated_downfloats(one, 0)),
            ("C15", |judge, one| judge.repeated_upfloats(one, 0)),
            ("C16", |judge, one| judge.repeated_downfloats(one, 1)),
            ("C17", |judge, one| judge.repeated_upfloats(one, 1)),
            ("C18", |judge, one| judge.differences_down(one, 0)),
            ("C19", |judge, one| judge.differences_up(one, 0)),
            ("C20", |judge, one| judge.differences_down(one, 1)),
            ("C21", |judge, one| judge.differences_up(one, 1)),
        ]
    }

    fn field(&self) -> &Field {
        self.field
    }

    fn bracket(&self) -> &Bracket {
        &self.bracket
    }

    /// C4 and C5. The lowest score of the bye that the round allows can be had from the start and is
    /// kept by every bracket.
    fn admits(&self, candidate: &Candidate) -> bool {
        lets_complete(self.field, candidate.downfloaters, self.lower)
    }
}

fn lets_complete(field: &Field, downfloaters: Set, lower: Set) -> bool {
    field.completion(downfloaters.and(lower)) == field.completion(field.everybody())
}

/// C6.
fn downfloaters(_: &Bracket2026<'_>, candidate: &Candidate) -> Failure {
    Failure::Count(candidate.downfloaters.len())
}

/// C7.
fn downfloater_scores(judge: &Bracket2026<'_>, candidate: &Candidate) -> Failure {
    Failure::List(scores_of(judge.field, candidate.downfloaters))
}

fn scores_of(field: &Field, players: Set) -> Vec<Points> {
    descending(players.places().map(|player| field.score(player)).collect())
}

/// C8: C1 to C7 in the following bracket, and only there.
fn next_bracket(judge: &Bracket2026<'_>, candidate: &Candidate) -> Failure {
    let moved_down = candidate.downfloaters;
    let known = judge.next.borrow().get(&moved_down).cloned();
    known.unwrap_or_else(|| {
        let found = best_next(judge.field, moved_down, judge.lower);
        judge.next.borrow_mut().insert(moved_down, found.clone());
        found
    })
}

/// The fewest players that the next bracket leaves over (C6), then their scores (C7), among its
/// candidates that comply with C1 to C5.
fn best_next(field: &Field, moved_down: Set, lower: Set) -> Failure {
    let groups = field.scoregroups();
    let Some(residents) = groups
        .into_iter()
        .find(|group| lower.in_both(*group) == *group)
    else {
        return Failure::Count(0);
    };
    let bracket = Bracket::new(moved_down, residents);
    let below = lower.minus(residents);
    (bracket.players().subsets())
        .filter(|left| lets_complete(field, *left, below))
        .filter(|left| leaving_over(field, &bracket, *left).is_some())
        .map(|left| Failure::Next(left.len(), scores_of(field, left)))
        .min()
        .unwrap_or(Failure::NextImpossible)
}

/// C9: where the bracket downfloats exactly the one player who will get the bye. It does if the
/// receiver cannot be anybody below it, which the lowest score of the bye shows.
fn unplayed_games(judge: &Bracket2026<'_>, candidate: &Candidate) -> Failure {
    let field = judge.field;
    let receiver_is_here = match field.completion(field.everybody()) {
        Completion::CompleteWithBye(score) => (judge.bracket.residents.first())
            .is_some_and(|resident| score >= field.score(*resident)),
        _ => false,
    };
    let unplayed = (candidate.downfloaters.first())
        .filter(|_| receiver_is_here && candidate.downfloaters.len() == 1)
        .map_or(0, |receiver| field.players[receiver].unplayed);
    Failure::Count(unplayed)
}

impl Bracket2026<'_> {
    fn had(&self, player: Place, float: Float, back: usize) -> bool {
        self.field.players[player].floats[back] == Some(float)
    }

    /// Moved-down players with their opponents.
    fn moved_down_pairs(&self, candidate: &Candidate) -> impl Iterator<Item = (Place, Place)> {
        let pairs = candidate.pairs.iter().copied();
        pairs.filter(|(one, _)| self.bracket.is_moved_down(*one))
    }

    /// C14, C16: resident downfloaters who had a downfloat.
    fn repeated_downfloats(&self, candidate: &Candidate, back: usize) -> Failure {
        let floating = candidate.downfloaters.places();
        let residents = floating.filter(|player| !self.bracket.is_moved_down(*player));
        let repeated = residents.filter(|player| self.had(*player, Float::Down, back));
        Failure::Count(repeated.count())
    }

    /// C15, C17: opponents of moved-down players who had an upfloat.
    fn repeated_upfloats(&self, candidate: &Candidate, back: usize) -> Failure {
        let pairs = self.moved_down_pairs(candidate);
        let repeated = pairs.filter(|(_, opponent)| self.had(*opponent, Float::Up, back));
        Failure::Count(repeated.count())
    }

    /// C18, C20: the score differences of moved-down players who had a downfloat. One who floats
    /// again is worse off than any who is paired.
    fn differences_down(&self, candidate: &Candidate, back: usize) -> Failure {
        const BEYOND: Points = Points::whole(100_000);
        let paired = (self.moved_down_pairs(candidate))
            .map(|(one, opponent)| (one, absolute_difference(self.field, one, opponent)));
        let limbo = (candidate.downfloaters.places())
            .filter(|player| self.bracket.is_moved_down(*player))
            .map(|player| (player, BEYOND + self.field.score(player)));
        let differences = (paired.chain(limbo))
            .filter(|(player, _)| self.had(*player, Float::Down, back))
            .map(|(_, difference)| difference);
        Failure::List(descending(differences.collect()))
    }

    /// C19, C21: the score differences of opponents of moved-down players who had an upfloat.
    fn differences_up(&self, candidate: &Candidate, back: usize) -> Failure {
        let differences = (self.moved_down_pairs(candidate))
            .filter(|(_, opponent)| self.had(*opponent, Float::Up, back))
            .map(|(one, opponent)| absolute_difference(self.field, one, opponent));
        Failure::List(descending(differences.collect()))
    }
}
