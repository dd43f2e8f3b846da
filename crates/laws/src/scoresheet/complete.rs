//! Whether a score sheet is complete, and reasonably complete (US Chess 13C7).

use adoube_rulebook::Flags;
use serde::Serialize;

/// How complete a score sheet is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename = "sheet-completeness")]
pub enum Completeness {
    /// No move is missing or wrong.
    Complete,
    /// Not too many pairs of moves are missing for a claim on time.
    Reasonable { pairs: usize, limit: u32 },
    /// Too many are.
    NotReasonable { pairs: usize, limit: u32 },
    /// Moves are missing, and the edition does not say how many may be: its players must fill in all
    /// of them.
    Incomplete { moves: usize },
}

impl Completeness {
    /// How complete a sheet is on which these plies are missing, in any order, from 0 or from 1.
    pub fn of(missing: &[usize], flags: &Flags) -> Completeness {
        let pairs = missing_pairs(missing);
        match (missing.len(), flags.claim_missing_pairs_at_most) {
            (0, _) => Completeness::Complete,
            (moves, None) => Completeness::Incomplete { moves },
            (_, Some(limit)) if pairs <= limit as usize => {
                Completeness::Reasonable { pairs, limit }
            }
            (_, Some(limit)) => Completeness::NotReasonable { pairs, limit },
        }
    }

    /// Whether a sheet is reasonably complete; nothing if the edition knows no such thing.
    pub fn is_reasonable(self) -> Option<bool> {
        match self {
            Completeness::Complete | Completeness::Reasonable { .. } => Some(true),
            Completeness::NotReasonable { .. } => Some(false),
            Completeness::Incomplete { .. } => None,
        }
    }
}

/// How many pairs of moves are missing or incomplete. A pair is two moves in a row, whoever made the
/// first one, and no pair is half complete.
pub fn missing_pairs(plies: &[usize]) -> usize {
    let mut plies = plies.to_vec();
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
