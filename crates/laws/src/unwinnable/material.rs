//! Pieces that cannot mate.

use adoube_types::Colour;
use shakmaty::{Bitboard, Chess, Color, Position, Role};

use crate::colour::to_shakmaty;

/// Whether this player cannot come to mate with the pieces on the board, whatever is played.
///
/// * A bare king cannot mate.
/// * One knight cannot mate a king with queens alone: whatever neighbouring squares they block, one
///   of them takes the knight. (A test tries all arrangements.)
/// * Bishops of one square colour cannot mate without a pawn, a knight or a bishop of the other
///   colour on the board. Suppose they do, on a diagonal that leaves the king's square k through the
///   corner of k where the neighbours s and t meet. Neither s nor t has the bishops' colour; the
///   attacking king, who stands two squares off, attacks at most one of them. So the other holds a
///   rook or queen, which cannot be pinned by these bishops, and captures or interposes where the
///   diagonal passes that corner. (The check is single: one bishop cannot uncover another and check,
///   and nothing promotes.)
pub fn lacks_material(position: &Chess, side: Colour) -> bool {
    is_lacking_material(position, to_shakmaty(side))
}

/// The same as the search asks it.
pub(crate) fn is_lacking_material(position: &Chess, side: Color) -> bool {
    let board = position.board();
    let own = board.by_color(side);
    let other = board.by_color(!side);
    if (own & (board.pawns() | board.rooks_and_queens())).any() {
        return false;
    }
    let knights = own & board.knights();
    let bishops = own & board.bishops();
    if knights.is_empty() && bishops.is_empty() {
        return true;
    }
    if bishops.is_empty() {
        let helpers = board.pawns() | board.knights() | board.bishops() | board.rooks();
        return knights.count() == 1 && (other & helpers).is_empty();
    }
    let all_bishops = board.by_role(Role::Bishop);
    let one_colour = (all_bishops & Bitboard::LIGHT_SQUARES).is_empty()
        || (all_bishops & Bitboard::DARK_SQUARES).is_empty();
    one_colour && (board.pawns() | board.knights()).is_empty()
}
