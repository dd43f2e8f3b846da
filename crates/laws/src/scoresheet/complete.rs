//! Whether a score sheet is reasonably complete (US Chess 13C7).

use adoube_rulebook::Flags;

/// How many pairs of moves are missing or incomplete. A pair is two moves in a row, whoever made the
/// first one, and no pair is half complete.
///
/// The plies that are missing may come in any order, from 0 or from 1.
pub fn missing_pairs(plies: impl IntoIterator<Item = usize>) -> usize {
    let mut plies: Vec<usize> = plies.into_iter().collect();
    plies.sort_unstable();
    let (mut pairs, mut covered) = (0, None);
    for ply in plies {
        if covered.is_none_or(|last| ply > last) {
            pairs += 1;
            covered = Some(ply.saturating_add(1));
        }
    }
    pairs
}

/// The usual limit of rule 13C7, where the edition has none of its own.
pub const MISSING_PAIRS_AT_MOST: usize = 3;

/// Whether a sheet on which these plies are missing is reasonably complete. An organiser may announce
/// another limit; then compare [`missing_pairs`] with that one.
pub fn is_reasonably_complete(plies: impl IntoIterator<Item = usize>, flags: &Flags) -> bool {
    let limit = flags.claim_missing_pairs_at_most;
    missing_pairs(plies) <= limit.map_or(MISSING_PAIRS_AT_MOST, |limit| limit as usize)
}
