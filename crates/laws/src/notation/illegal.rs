//! Why no legal move is written like that.

use shakmaty::{Bitboard, Chess, Move, MoveList, Position, Rank, Role, Square, attacks};

use super::error::{Candidate, NotationError, Reason};
use super::language::Language;
use super::meaning::{Meaning, Squares};
use super::write::{Style, write};

/// The error for a text that agrees with no legal move.
pub(super) fn no_such_move(position: &Chess, meaning: &Meaning) -> NotationError {
    match meaning {
        Meaning::Castling(_) => NotationError::NoSuchMove {
            reason: Reason::CastlingImpossible,
            near: Vec::new(),
        },
        Meaning::Squares(squares) => NotationError::NoSuchMove {
            reason: reason(position, squares),
            near: near(position, squares),
        },
    }
}

/// Moves with their long names.
pub(super) fn candidates(position: &Chess, moves: &[Move]) -> Vec<Candidate> {
    let named = |&mv| Candidate {
        mv,
        long: write(position, mv, Style::Long, Language::English),
    };
    moves.iter().map(named).collect()
}

/// Legal moves from which only one thing that was written keeps us; if there are none, those that
/// arrive on the same square.
fn near(position: &Chess, squares: &Squares) -> Vec<Candidate> {
    let without = |change: fn(&mut Squares)| {
        let mut changed = squares.clone();
        change(&mut changed);
        changed
    };
    let relaxed = [
        without(|squares| squares.promotion = None),
        without(|squares| squares.from = Bitboard::FULL),
        without(|squares| squares.role = None),
    ];
    let mut moves = legal_moves(position, &relaxed);
    if moves.is_empty() {
        moves = legal_moves(position, &[Squares::new(None, Bitboard::FULL, squares.to)]);
    }
    // All of them would be no help.
    if moves.len() > NEAR {
        return Vec::new();
    }
    candidates(position, &moves)
}

/// As many as somebody reads.
const NEAR: usize = 8;

fn legal_moves(position: &Chess, any_of: &[Squares]) -> MoveList {
    let mode = position.castles().mode();
    let mut moves = position.legal_moves();
    moves.retain(|mv| any_of.iter().any(|squares| squares.allows(*mv, mode)));
    moves
}

fn reason(position: &Chess, squares: &Squares) -> Reason {
    let of_role = squares
        .role
        .map_or(Bitboard::FULL, |role| position.our(role));
    let men = position.us() & of_role & squares.from;
    let aims = |from: Square| (aims(position, from, squares.takes) & squares.to).any();
    if men.is_empty() {
        Reason::NoSuchPiece
    } else if !men.into_iter().any(aims) {
        Reason::OutOfReach
    } else if squares.promotion.is_some() && promotes(position, squares) {
        Reason::WrongPromotion
    } else {
        Reason::KingAttacked
    }
}

/// Whether the move is fine but for the new piece.
fn promotes(position: &Chess, squares: &Squares) -> bool {
    let mut without = squares.clone();
    without.promotion = None;
    !legal_moves(position, &[without]).is_empty()
}

/// Where a piece of the player could go if his king did not matter.
fn aims(position: &Chess, from: Square, takes: Option<bool>) -> Bitboard {
    let board = position.board();
    let Some(piece) = board.piece_at(from) else {
        return Bitboard::EMPTY;
    };
    if piece.role != Role::Pawn {
        return attacks::attacks(from, piece, board.occupied()) & !position.us();
    }
    let en_passant = position.pseudo_legal_ep_square();
    let prey = position.them() | en_passant.map_or(Bitboard::EMPTY, Bitboard::from_square);
    let captures = attacks::pawn_attacks(piece.color, from) & prey;
    let free = !board.occupied();
    let forward = piece.color.fold_wb(8, -8);
    let one = Bitboard::from_square(from).shift(forward) & free;
    let at_home = piece.color.relative_rank(from.rank()) == Rank::Second;
    let two = if at_home {
        one.shift(forward) & free
    } else {
        Bitboard::EMPTY
    };
    match takes {
        Some(true) => captures,
        Some(false) => one | two,
        None => captures | one | two,
    }
}
