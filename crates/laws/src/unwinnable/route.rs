//! Ways of kings and pawns over the board.

use shakmaty::{Bitboard, Board, Color, Move, Square};

use super::reach::file_ahead;
use super::sketch::{Sketch, king_steps};

/// The first step of the king to move on a shortest way to one of these squares.
pub(super) fn king_step(sketch: &Sketch, color: Color, targets: Bitboard) -> Option<Move> {
    king_step_around(sketch, color, targets, Bitboard::EMPTY)
}

/// The same around squares to avoid.
pub(super) fn king_step_around(
    sketch: &Sketch,
    color: Color,
    targets: Bitboard,
    avoid: Bitboard,
) -> Option<Move> {
    if targets.contains(sketch.king(color)) {
        return None;
    }
    // The other king will not stay where he is.
    let occupied = sketch.board.occupied();
    let without_king = occupied.without(sketch.king(!color));
    let free = !occupied & !sketch.attacked_by_men(!color, without_king);
    first_step(sketch, color, free & !avoid, targets)
}

/// The first step of a king on a shortest way to capture one of these men.
pub(super) fn king_hunt(sketch: &Sketch, color: Color, prey: Bitboard) -> Option<Move> {
    let occupied = sketch.board.occupied();
    let free = (!occupied | prey) & !sketch.attacked_by_men(!color, occupied);
    first_step(sketch, color, free, prey)
}

/// The first step to one of the targets over squares that are free.
fn first_step(sketch: &Sketch, color: Color, free: Bitboard, targets: Bitboard) -> Option<Move> {
    let king = sketch.king(color);
    let near = king_steps(Bitboard::from_square(king));
    let mut way = targets & free;
    loop {
        let steps = way & near;
        if steps.any() {
            return steps.into_iter().find_map(|to| sketch.legal(king, to));
        }
        let wider = way | king_steps(way) & free;
        if wider == way {
            return None;
        }
        way = wider;
    }
}

/// The corner nearest to a king, at other attempts another one.
pub(super) fn corner(king: Square, attempt: usize) -> Square {
    let file = (u32::from(king.file()) / 4) ^ (attempt as u32 / 2 % 2);
    let rank = (u32::from(king.rank()) / 4) ^ (attempt as u32 % 2);
    Square::new(rank * 56 + file * 7)
}

/// The pawn of this colour that is nearest to promotion on a way that is free but for kings, and the way.
pub(super) fn runner(board: &Board, color: Color) -> Option<(Square, Bitboard)> {
    let pawns = board.by_color(color) & board.pawns();
    (pawns.into_iter())
        .map(|pawn| (pawn, file_ahead(pawn, color)))
        .filter(|(_, way)| (*way & board.occupied() & !board.kings()).is_empty())
        .min_by_key(|(_, way)| way.count())
}

/// Enemy pawns in the way of pawns of this colour.
pub(super) fn blocking(board: &Board, color: Color) -> Bitboard {
    let pawns = board.by_color(color) & board.pawns();
    let enemies = board.by_color(!color) & board.pawns();
    (pawns.into_iter()).fold(Bitboard::EMPTY, |all, pawn| all | file_ahead(pawn, color)) & enemies
}
