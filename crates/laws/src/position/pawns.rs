//! Whether pawns can have come to where they stand.
//!
//! A pawn changes its file only by capturing, one file a capture and at most one a rank. So each
//! pawn must have begun on a file of its own near enough, and all changes of file together need as
//! many captures, each of a piece the opponent no longer has.

use shakmaty::{Bitboard, Color, Square};

/// Whether these pawns can have come from the second rank with so many captures.
pub(super) fn can_have_come(pawns: Bitboard, color: Color, captures: usize) -> bool {
    // For every set of files taken: the fewest captures of the pawns placed so far.
    let mut fewest = [None; 256];
    fewest[0] = Some(0);
    for pawn in pawns {
        fewest = place(&fewest, pawn, color);
    }
    fewest.iter().flatten().any(|needed| *needed <= captures)
}

fn place(fewest: &[Option<usize>; 256], pawn: Square, color: Color) -> [Option<usize>; 256] {
    let file = usize::from(pawn.file());
    let rank = usize::from(pawn.rank());
    let steps = color.fold_wb(rank, 7 - rank).saturating_sub(1);
    let mut next = [None; 256];
    for (taken, needed) in fewest.iter().enumerate() {
        let Some(needed) = needed else { continue };
        for origin in (0..8).filter(|origin| taken & (1 << origin) == 0) {
            let captures = file.abs_diff(origin);
            if captures > steps {
                continue;
            }
            let slot: &mut Option<usize> = &mut next[taken | (1 << origin)];
            let total = needed + captures;
            *slot = Some(slot.map_or(total, |other: usize| other.min(total)));
        }
    }
    next
}
