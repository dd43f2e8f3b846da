//! Two people should compute the prizes independently of each other; this compares them.

use std::collections::BTreeMap;

use adoube_tournament::EntrantId;
use serde::Serialize;

use crate::{Division, Money};

/// A player for whom two computations differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Difference {
    pub entrant: EntrantId,
    /// What the division pays.
    pub here: Money,
    /// What the other computation pays.
    pub there: Money,
}

/// Where another computation of the same prizes differs from a division. Several amounts for one
/// player are added up.
pub fn reconcile(division: &Division, other: &[(EntrantId, Money)]) -> Vec<Difference> {
    let mut both: BTreeMap<EntrantId, (Money, Money)> = BTreeMap::new();
    for award in &division.awards {
        both.entry(award.entrant).or_default().0 += award.cash;
    }
    for &(entrant, cash) in other {
        both.entry(entrant).or_default().1 += cash;
    }
    both.into_iter()
        .filter(|(_, (here, there))| here != there)
        .map(|(entrant, (here, there))| Difference {
            entrant,
            here,
            there,
        })
        .collect()
}
