//! Castling (3.8.2; Chess960: Guidelines II.3): what is meant, and what prevents it.

use shakmaty::{
    Bitboard, CastlingMode, CastlingSide, Chess, Color, File, Position, Role, Square, attacks,
};

use super::{CastlingLost, Fault, Reason};
use crate::topics;

/// Where the king arrives by castling with a rook.
pub fn king_arrival(king: Square, rook: Square) -> Square {
    Square::from_coords(side(king, rook).king_to_file(), king.rank())
}

/// Where king and rook arrive by castling: the king's square first.
pub fn castling_squares(king: Square, rook: Square) -> (Square, Square) {
    let rook_to = Square::from_coords(side(king, rook).rook_to_file(), king.rank());
    (king_arrival(king, rook), rook_to)
}

fn side(king: Square, rook: Square) -> CastlingSide {
    CastlingSide::from_king_side(king < rook)
}

/// Whether a king's move is meant as castling.
pub(super) fn is_meant(position: &Chess, color: Color, king: Square, to: Square) -> bool {
    if king.rank() != color.backrank() || to.rank() != color.backrank() {
        return false;
    }
    let distance = king.file().distance(to.file());
    match position.castles().mode() {
        CastlingMode::Standard => distance == 2,
        CastlingMode::Chess960 => {
            position.board().piece_at(to) == Some(color.rook())
                || distance >= 2 && matches!(to.file(), File::C | File::G)
        }
    }
}

/// The rook a legal castling would be with, by where the king was taken.
pub(super) fn rook_meant(position: &Chess, king: Square, to: Square) -> Option<Square> {
    let color = position.turn();
    if !is_meant(position, color, king, to) {
        return None;
    }
    let castles = position.castles();
    if castles.mode().is_chess960() && position.board().piece_at(to) == Some(color.rook()) {
        return Some(to);
    }
    let rook = castles.rook(color, side(king, to))?;
    (king_arrival(king, rook) == to).then_some(rook)
}

/// What prevents the castling that is meant.
pub(super) fn reasons(
    position: &Chess,
    color: Color,
    king: Square,
    to: Square,
    reasons: &mut Vec<Reason>,
) {
    let castles = position.castles();
    let side = side(king, to);
    let Some(rook) = castles
        .rook(color, side)
        .filter(|rook| is_this(position, *rook, king, to))
    else {
        let fault = Fault::CastlingLost(why_lost(position, color, king, to));
        reasons.push(Reason::new(topics::CASTLING_LOST, fault));
        return;
    };
    let path = castles.path(color, side) & position.board().occupied();
    if path.any() {
        let topic = match castles.mode() {
            CastlingMode::Standard => topics::CASTLING_PREVENTED,
            CastlingMode::Chess960 => topics::CHESS960_CASTLING,
        };
        let squares = path.into_iter().collect();
        reasons.push(Reason::new(topic, Fault::CastlingBlocked { squares }));
    }
    attacked(position, color, king, rook, reasons);
}

/// Whether the rook that may castle on this side is the one the king was taken to.
fn is_this(position: &Chess, rook: Square, king: Square, to: Square) -> bool {
    let to_a_rook = position.castles().mode().is_chess960()
        && position.board().role_at(to) == Some(Role::Rook)
        && position.board().color_at(to) == position.board().color_at(king);
    rook == to || !to_a_rook && king_arrival(king, rook) == to
}

fn why_lost(position: &Chess, color: Color, king: Square, to: Square) -> CastlingLost {
    let castles = position.castles();
    let side = side(king, to);
    let standard = castles.mode().is_standard();
    if standard && king.file() != File::E {
        return CastlingLost::KingMoved;
    }
    let own_rooks = position.board().by_piece(color.rook()) & Bitboard::from(color.backrank());
    let on_side = |rook: Square| (rook > king) == (to > king);
    let candidate = |rook: Square| match castles.mode() {
        CastlingMode::Standard => matches!(rook.file(), File::A | File::H) && on_side(rook),
        CastlingMode::Chess960 => on_side(rook),
    };
    if !own_rooks.into_iter().any(candidate) {
        CastlingLost::NoRook
    } else if castles.has(color, side) || castles.has(color, side.other()) {
        CastlingLost::RookMoved
    } else {
        CastlingLost::KingOrRookMoved
    }
}

/// The king may not stand on, cross or reach an attacked square; the rook may.
fn attacked(position: &Chess, color: Color, king: Square, rook: Square, reasons: &mut Vec<Reason>) {
    let board = position.board();
    let (king_to, rook_to) = castling_squares(king, rook);
    let attackers = |square: Square, occupied: Bitboard| -> Vec<Square> {
        board
            .attacks_to(square, color.other(), occupied)
            .into_iter()
            .collect()
    };
    let mut push = |fault: Fault| reasons.push(Reason::new(topics::CASTLING_PREVENTED, fault));
    let by = attackers(king, board.occupied());
    if !by.is_empty() {
        push(Fault::CastlingInCheck { by });
    }
    let without_king = board.occupied().without(king);
    for square in attacks::between(king, king_to) {
        let by = attackers(square, without_king);
        if !by.is_empty() {
            push(Fault::CastlingAcrossAttack { square, by });
        }
    }
    let by = attackers(king_to, without_king.without(rook).with(rook_to));
    if !by.is_empty() {
        push(Fault::CastlingIntoAttack {
            square: king_to,
            by,
        });
    }
}
