//! What the director asks of entries: which of several a player goes on with, and whether a class may be paired for itself.

use adoube_tournament::{EntrantId, Points};

/// The entry that a player who entered again goes on with (28S5): the one with the best score, of
/// equal ones the latest; or simply the latest, if that was declared before round 1. `entries` are
/// in the order in which they were made. For prizes the latest entry counts, unless something else
/// was announced (32C5).
pub fn carried_entry(entries: &[(EntrantId, Points)], latest_counts: bool) -> Option<EntrantId> {
    let carried = if latest_counts {
        entries.last()
    } else {
        entries.iter().max_by_key(|(_, points)| *points)
    };
    carried.map(|(entrant, _)| *entrant)
}

/// Whether class pairings may be used for a class in the last round (29I): nobody of it can win
/// more than its first prize from the places.
pub fn may_pair_by_class<M: Ord>(first_in_class: M, best_place_prizes: &[M]) -> bool {
    best_place_prizes.iter().all(|best| best <= &first_in_class)
}
