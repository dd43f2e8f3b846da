//! The advice of US Chess 14I on kinds of endings: hints, no rules.

use super::{ADVICE, Ending};
use crate::ruling::Draft;

/// Cites the advice on an ending.
pub(super) fn cite(ending: Option<Ending>, draft: Draft<'_>) -> Draft<'_> {
    let nth = match ending {
        None => return draft.cite(ADVICE),
        Some(Ending::Complex) => 2,
        Some(Ending::OppositeBishops) => 3,
        Some(Ending::SamePieces) => 4,
        Some(Ending::PieceLess) => 5,
        Some(Ending::RookPawn) => 6,
        Some(Ending::RookAgainstRookAndBishop) => 7,
    };
    draft.cite_nth(ADVICE, nth)
}

/// What directors usually do with it.
pub(super) fn usual(ending: Option<Ending>) -> &'static str {
    match ending {
        None => "a delay clock if there is one, unless the claim is clear",
        Some(Ending::Complex) => "deny: complex positions rarely allow the claim",
        Some(Ending::OppositeBishops) => {
            "a draw if the pawns are mostly fixed, even a pawn or two behind"
        }
        Some(Ending::SamePieces) => "a draw, unless there is a quick forced win",
        Some(Ending::PieceLess) => "no draw outright for the weaker side: a delay clock, or watch",
        Some(Ending::RookPawn) => "a draw if the king can stop the pawn",
        Some(Ending::RookAgainstRookAndBishop) => "deny, unless material is won at once",
    }
}
