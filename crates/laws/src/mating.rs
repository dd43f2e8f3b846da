//! Can this player still mate? The question of Articles 5.1.2, 5.2.2, 6.9 and 7.5.5.
//!
//! [`Mating`] is who answers it. [`ByMaterial`] answers from the pieces alone: it knows when there is
//! no mate with them at all, and otherwise says that it does not know.

use shakmaty::{Bitboard, Chess, Color, Position, Role};

/// Answers whether a player can mate by some series of legal moves.
pub trait Mating {
    /// Whether `side` can mate from this position by some series of legal moves, the opponent
    /// helping; nothing if that is not decided.
    fn can_mate(&self, position: &Chess, side: Color) -> Option<bool>;

    /// Whether the position is dead: neither player can mate (Article 5.2.2).
    fn is_dead(&self, position: &Chess) -> Option<bool> {
        let white = self.can_mate(position, Color::White);
        if white == Some(true) {
            return Some(false);
        }
        match (white, self.can_mate(position, Color::Black)) {
            (_, Some(true)) => Some(false),
            (Some(false), Some(false)) => Some(true),
            _ => None,
        }
    }
}

/// Answers from the pieces on the board, and for finished games.
#[derive(Debug, Clone, Copy, Default)]
pub struct ByMaterial;

impl Mating for ByMaterial {
    fn can_mate(&self, position: &Chess, side: Color) -> Option<bool> {
        if lacks_material(position, side) {
            return Some(false);
        }
        let over = position.legal_moves().is_empty();
        over.then(|| position.is_check() && position.turn() != side)
    }
}

/// Whether no arrangement of the pieces, nor of those the pawns may become, is mate by this player.
///
/// * A bare king cannot mate.
/// * One knight mates only a king that its own rook, bishop, knight or pawn hems in; queens alone
///   would take the knight or guard against it. (All arrangements have been tried.)
/// * Bishops of one square colour mate only with the help of a knight, a pawn or a bishop of the
///   other colour, of either player, that blocks a square they cannot attack.
pub fn lacks_material(position: &Chess, side: Color) -> bool {
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
