//! Who sits where when some always sit at the same table.

use std::collections::{BTreeMap, BTreeSet};

use adoube_journal::Pairing;
use adoube_pairing::dutch::Pair;
use adoube_tournament::{BoardNumber, EntrantId};

/// The tables of some pairs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seating {
    /// The table of each pair, in the order in which the pairs were given.
    pub tables: Vec<u32>,
    /// Players with a fixed table who do not sit there: it was taken, or their opponent has one too.
    pub displaced: Vec<EntrantId>,
}

impl Seating {
    /// The boards of the pairs that were seated, in the order of the tables.
    pub fn boards(&self, pairs: &[Pair]) -> Vec<Pairing> {
        let seated = self.tables.iter().zip(pairs);
        let mut boards: Vec<Pairing> = seated
            .map(|(table, pair)| Pairing {
                board: BoardNumber::single(*table),
                white: pair.white,
                black: pair.black,
            })
            .collect();
        boards.sort_by_key(|pairing| pairing.board);
        boards
    }
}

/// Seats pairs: a pair with a player who always sits at one table sits there, the others fill the
/// tables from 1 in their order. Where two pairs want one table, the first in order has it.
///
/// ```
/// use std::collections::BTreeMap;
///
/// use adoube_conduct::rounds::seat;
/// use adoube_pairing::dutch::Pair;
/// use adoube_tournament::EntrantId;
///
/// let pairs = [(1, 4), (5, 2), (3, 6)].map(|(white, black)| Pair {
///     white: EntrantId(white),
///     black: EntrantId(black),
/// });
/// let fixed = BTreeMap::from([(EntrantId(6), 1)]);
/// assert_eq!(seat(&pairs, &fixed).tables, [2, 3, 1]);
/// ```
pub fn seat(pairs: &[Pair], fixed: &BTreeMap<EntrantId, u32>) -> Seating {
    let wishes = |pair: &Pair| {
        let mut wishes: Vec<u32> = [pair.white, pair.black]
            .iter()
            .filter_map(|player| fixed.get(player).copied())
            .filter(|table| *table > 0)
            .collect();
        wishes.sort_unstable();
        wishes
    };
    let mut taken = BTreeSet::new();
    let kept: Vec<Option<u32>> = (pairs.iter())
        .map(|pair| wishes(pair).into_iter().find(|table| taken.insert(*table)))
        .collect();
    let mut free = (1..).filter(|table| !taken.contains(table));
    let tables: Vec<u32> = (kept.into_iter())
        .filter_map(|kept| kept.or_else(|| free.next()))
        .collect();
    let displaced = (pairs.iter().zip(&tables))
        .flat_map(|(pair, table)| [(pair.white, *table), (pair.black, *table)])
        .filter(|(player, table)| fixed.get(player).is_some_and(|wish| wish != table))
        .map(|(player, _)| player)
        .collect();
    Seating { tables, displaced }
}
