//! The pairing-allocated bye (3.4), given before anybody is paired.

use std::cmp::Reverse;

use super::Procedure;
use crate::fide::answer::{Criterion, Paired, Reason};
use crate::matching::{Matcher, Rules};

/// What a second one without a partner would cost: more than any place in the order.
const ALONE: i128 = 1 << 40;

impl Procedure<'_> {
    /// Who gets the bye, nobody if the number is even; `None` if the field cannot be paired.
    pub(super) fn give_bye(&self) -> Option<Option<usize>> {
        let everybody: Vec<usize> = (0..self.field.len()).collect();
        if everybody.len().is_multiple_of(2) {
            return self.can_all_be_paired(&everybody).then_some(None);
        }
        let candidates = self.bye_candidates();
        let first = *candidates.first()?;
        if self.is_loose(everybody.len(), 1) {
            return Some(Some(first));
        }
        self.first_who_leaves_a_pairing(&candidates).map(Some)
    }

    /// Those who may have the bye: the lowest score first, then who played most matches, then the
    /// largest number (3.4.2–3.4.4).
    fn bye_candidates(&self) -> Vec<usize> {
        let mut candidates: Vec<usize> = (0..self.field.len())
            .filter(|place| self.competitor(*place).may_have_bye)
            .collect();
        candidates.sort_by_key(|place| {
            let one = self.competitor(*place);
            (one.score, Reverse(one.games), Reverse(one.number))
        });
        candidates
    }

    /// The first candidate without whom the others can be paired (3.4.1). One matching finds it: to
    /// be left over costs as much as the place in the order says.
    fn first_who_leaves_a_pairing(&self, candidates: &[usize]) -> Option<usize> {
        let mut order = vec![None; self.field.len()];
        for (place, candidate) in candidates.iter().enumerate() {
            order[*candidate] = Some(place as i128);
        }
        let mut matcher = Matcher::new(Rules {
            vertices: self.field.len(),
            pair: |one: usize, other: usize| self.may_meet(one, other).then_some(0),
            alone: |vertex: usize| order[vertex].map(|place: i128| 2 * (ALONE + place)),
        });
        if !matcher.solve() {
            return None;
        }
        let mut alone = (0..self.field.len()).filter(|vertex| matcher.partner(*vertex).is_none());
        alone.next().filter(|_| alone.next().is_none())
    }

    /// Why the bye does not go to somebody else who may have it.
    pub(super) fn why_not_bye_to(&self, paired: &Paired, other: usize) -> Reason {
        let others: Vec<usize> = (0..self.field.len()).filter(|one| *one != other).collect();
        let Some(bye) = paired.bye.filter(|_| self.can_all_be_paired(&others)) else {
            return Reason::Criterion(Criterion::Completion);
        };
        let (bye, other) = (self.competitor(bye), self.competitor(other));
        Reason::Criterion(if other.score != bye.score {
            Criterion::ByeScore
        } else if other.games != bye.games {
            Criterion::ByeGames
        } else {
            Criterion::ByeRank
        })
    }
}
