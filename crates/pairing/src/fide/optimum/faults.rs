//! What a pairing fails, and how that becomes one number.

use std::collections::BTreeMap;

use super::super::answer::Criterion;
use crate::matching::Weight;

/// A criterion, and the score where it is counted score by score. What comes first in this order
/// counts more; the criteria are declared in the order of their importance.
pub(in super::super) type Digit = (Criterion, i32);

/// Stands in a digit that is not counted score by score, and comes before all scores.
pub(in super::super) const WHOLE: i32 = i32::MIN;

/// How often each criterion is failed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in super::super) struct Faults(BTreeMap<Digit, u32>);

impl Faults {
    pub(super) fn add(&mut self, digit: Digit, amount: u32) {
        if amount > 0 {
            *self.0.entry(digit).or_default() += amount;
        }
    }

    /// The criterion in which two pairings differ first, and whether this one is the better.
    pub(in super::super) fn first_difference(&self, other: &Faults) -> Option<(Criterion, bool)> {
        // A digit that only one of them has is 0 in the other; looking at the keys of one would miss it.
        let digits: std::collections::BTreeSet<_> = self.0.keys().chain(other.0.keys()).collect();
        digits.into_iter().find_map(|digit| {
            let [own, others] = [self, other].map(|faults| faults.0.get(digit).unwrap_or(&0));
            (own != others).then_some((digit.0, own < others))
        })
    }

    /// The criteria that are failed, with how often; scores are not counted again.
    pub(in super::super) fn counted(&self) -> Vec<(Criterion, u32)> {
        let whole = self.0.iter().filter(|((_, score), _)| *score == WHOLE);
        whole
            .map(|((criterion, _), amount)| (*criterion, *amount))
            .collect()
    }
}

/// Where each digit has its bits.
pub(super) struct Digits {
    shifts: BTreeMap<Digit, u32>,
    bits: u32,
}

impl Digits {
    /// Puts digits one behind the other, given the largest sum that each can reach: costs add up
    /// without ever spilling into the digit before. The lowest bit stays free, so that costs are
    /// even.
    pub(super) fn new(most: &BTreeMap<Digit, u32>) -> Digits {
        let mut bits = 1;
        let mut shifts = BTreeMap::new();
        // From the least important up: each digit begins above the most that all below it can add up to, so
        // comparing two sums compares the criteria one after the other.
        for (digit, most) in most.iter().rev() {
            shifts.insert(*digit, bits);
            bits += u32::BITS - most.leading_zeros();
        }
        Digits { shifts, bits }
    }

    /// How many bits a cost has.
    pub(super) fn bits(&self) -> u32 {
        self.bits
    }

    /// What some faults cost.
    pub(super) fn price<W: Weight>(&self, faults: &Faults) -> W {
        let mut total = W::ZERO;
        for (digit, amount) in &faults.0 {
            if let Some(shift) = self.shifts.get(digit) {
                total += W::shifted(*amount, *shift);
            }
        }
        total
    }

    /// The largest amount of each digit in some faults, where it is larger than before.
    pub(super) fn raise(most: &mut BTreeMap<Digit, u32>, faults: &Faults) {
        for (digit, amount) in &faults.0 {
            let largest = most.entry(*digit).or_default();
            *largest = (*largest).max(*amount);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn criteria_are_declared_by_importance() {
        use Criterion::*;
        let dubov = [
            Upfloaters,
            UpfloaterScores,
            Preferences,
            MaximumUpfloaters,
            TimesUpfloated,
            FloatedLast,
        ];
        assert!(dubov.is_sorted());
        let burstein = [
            Pairs,
            FloaterScores,
            IncomingFloaters,
            NextGroup,
            Preferences,
        ];
        assert!(burstein.is_sorted());
    }
}
