//! The criteria, the highest first, and how they are put one behind the other into one number.

use std::collections::BTreeMap;

use adoube_tournament::Points;
use serde::Serialize;

use super::Edition;
use crate::facts::Article;
use crate::matching::Weight;

/// What a pairing is judged by, in the order of importance that both editions share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename = "dutch-criterion")]
pub enum Criterion {
    /// Everybody is paired, but for one bye if the number is odd.
    Completion,
    /// How many players of the bracket are not paired in it.
    Downfloaters,
    /// The scores of the downfloaters (2026), or all score differences (2017).
    DownfloaterScores,
    /// How many players the next bracket has to leave unpaired.
    NextDownfloaters,
    /// Their scores (2026), or the score differences of the next bracket (2017).
    NextScores,
    /// The unplayed games of who gets the bye.
    ByeGames,
    /// Topscorers, or their opponents, with a colour difference beyond two.
    ColourDifference,
    /// Topscorers, or their opponents, with the same colour three times running.
    ThirdColour,
    /// Players who do not get the colour they prefer.
    Preference,
    /// Players who do not get the colour they strongly prefer.
    StrongPreference,
    /// Downfloats repeated from the last round.
    DownfloatLast,
    /// Upfloats repeated from the last round.
    UpfloatLast,
    /// Downfloats repeated from two rounds before.
    DownfloatBefore,
    /// Upfloats repeated from two rounds before.
    UpfloatBefore,
    /// Score differences of downfloats repeated from the last round.
    DownfloatLastScores,
    /// Score differences of upfloats repeated from the last round.
    UpfloatLastScores,
    /// Score differences of downfloats repeated from two rounds before.
    DownfloatBeforeScores,
    /// Score differences of upfloats repeated from two rounds before.
    UpfloatBeforeScores,
    /// Generation order: how many players change between the halves.
    Exchanges,
    /// Generation order: how far apart they are.
    ExchangeDistance,
}

use Criterion::*;

impl Criterion {
    /// Every criterion, the most important first.
    pub const ALL: [Criterion; 20] = [
        Completion,
        Downfloaters,
        DownfloaterScores,
        NextDownfloaters,
        NextScores,
        ByeGames,
        ColourDifference,
        ThirdColour,
        Preference,
        StrongPreference,
        DownfloatLast,
        UpfloatLast,
        DownfloatBefore,
        UpfloatBefore,
        DownfloatLastScores,
        UpfloatLastScores,
        DownfloatBeforeScores,
        UpfloatBeforeScores,
        Exchanges,
        ExchangeDistance,
    ];

    /// The article of an edition.
    pub fn article(self, edition: Edition) -> Article {
        let (old, new) = match self {
            Completion => ("C.4", "C4"),
            Downfloaters => ("C.5", "C6"),
            DownfloaterScores => ("C.6", "C7"),
            NextDownfloaters | NextScores => ("C.7", "C8"),
            ByeGames => ("–", "C9"),
            ColourDifference => ("C.8", "C10"),
            ThirdColour => ("C.9", "C11"),
            Preference => ("C.10", "C12"),
            StrongPreference => ("C.11", "C13"),
            DownfloatLast => ("C.12", "C14"),
            UpfloatLast => ("C.13", "C15"),
            DownfloatBefore => ("C.14", "C16"),
            UpfloatBefore => ("C.15", "C17"),
            DownfloatLastScores => ("C.16", "C18"),
            UpfloatLastScores => ("C.17", "C19"),
            DownfloatBeforeScores => ("C.18", "C20"),
            UpfloatBeforeScores => ("C.19", "C21"),
            Exchanges | ExchangeDistance => ("D.2", "4.3"),
        };
        edition.article(old, new)
    }

    /// Whether it is counted by score or score difference, the largest first.
    fn is_list(self) -> bool {
        matches!(
            self,
            DownfloaterScores
                | NextScores
                | DownfloatLastScores
                | UpfloatLastScores
                | DownfloatBeforeScores
                | UpfloatBeforeScores
        )
    }
}

/// What a pairing costs: how often each criterion is failed, by score where the score counts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Failures(BTreeMap<(Criterion, std::cmp::Reverse<Points>), u32>);

impl Failures {
    /// Counts failures of a criterion at a score or score difference.
    pub(super) fn add(&mut self, criterion: Criterion, key: Points, amount: u32) {
        if amount > 0 {
            *self
                .0
                .entry((criterion, std::cmp::Reverse(key)))
                .or_default() += amount;
        }
    }

    /// How often a criterion is failed at each score, the highest first.
    pub(super) fn of(&self, criterion: Criterion) -> impl Iterator<Item = (Points, u32)> + '_ {
        (self.0.iter())
            .filter(move |((failed, _), _)| *failed == criterion)
            .map(|((_, key), count)| (key.0, *count))
    }

    /// The criteria that are failed.
    pub(super) fn criteria(&self) -> Vec<Criterion> {
        let mut criteria: Vec<Criterion> = self.0.keys().map(|(criterion, _)| *criterion).collect();
        criteria.dedup();
        criteria
    }

    /// The first criterion in which two pairings differ, and whether this one is the better.
    pub(super) fn first_difference(&self, other: &Failures) -> Option<(Criterion, bool)> {
        for criterion in Criterion::ALL {
            let own: BTreeMap<_, _> = self
                .of(criterion)
                .map(|(k, n)| (std::cmp::Reverse(k), n))
                .collect();
            let others: BTreeMap<_, _> = other
                .of(criterion)
                .map(|(k, n)| (std::cmp::Reverse(k), n))
                .collect();
            let keys: std::collections::BTreeSet<_> = own.keys().chain(others.keys()).collect();
            for key in keys {
                let (one, two) = (own.get(key).unwrap_or(&0), others.get(key).unwrap_or(&0));
                if one != two {
                    return Some((criterion, one < two));
                }
            }
        }
        None
    }
}

/// How many values a criterion can have in a bracket.
pub(super) struct Extent {
    pub criterion: Criterion,
    /// For a list: the scores, the highest first; otherwise one entry.
    pub keys: Vec<Points>,
    /// The largest sum of failures at one key.
    pub most: u32,
}

/// Where each criterion has its bits.
pub(super) struct Layout {
    /// By criterion: the keys, the highest first, with their shifts.
    places: BTreeMap<Criterion, Vec<(Points, u32)>>,
    bits: u32,
}

impl Layout {
    /// Puts criteria one behind the other. The lowest bit stays free, so that costs are even.
    pub(super) fn new(mut extents: Vec<Extent>) -> Layout {
        extents.sort_by_key(|extent| std::cmp::Reverse(extent.criterion));
        let mut shift = 1;
        let mut places = BTreeMap::new();
        for extent in extents {
            // As many bits as the largest possible sum needs: costs add up without ever spilling
            // into the criterion before, so that comparing two sums compares criterion by
            // criterion.
            let width = u32::BITS - extent.most.leading_zeros();
            let mut keys = Vec::new();
            for key in extent.keys.iter().rev() {
                keys.push((*key, shift));
                shift += width;
            }
            keys.reverse();
            places.insert(extent.criterion, keys);
        }
        Layout {
            places,
            bits: shift,
        }
    }

    /// How many bits a cost has.
    pub(super) fn bits(&self) -> u32 {
        self.bits
    }

    /// What a failure costs; nothing if the criterion plays no part here.
    pub(super) fn cost<W: Weight>(&self, criterion: Criterion, key: Points, amount: u32) -> W {
        let keys = self.places.get(&criterion).map_or(&[][..], Vec::as_slice);
        let place = if criterion.is_list() {
            keys.iter().find(|(own, _)| *own == key)
        } else {
            keys.first()
        };
        place.map_or(W::ZERO, |(_, shift)| W::shifted(amount, *shift))
    }
}
