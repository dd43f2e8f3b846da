//! Why a position cannot come about by legal moves (Article 3.10.3).
//!
//! Every reason is a proof. The list is not complete and cannot be.

use adoube_rulebook::Topic;
use adoube_types::Colour;
use serde::Serialize;
use shakmaty::{Bitboard, Board, Castles, CastlingMode, Color, Role, Setup, Square};

use super::{last_move, pawns};
use crate::colour::from_shakmaty;
use crate::topics;

/// Why a position cannot come about by legal moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename = "illegal-position")]
pub enum IllegalReason {
    /// A player has no king.
    NoKing(Colour),
    /// A player has more than one king.
    ManyKings(Colour),
    /// A pawn stands on the first or the last rank.
    PawnOnLastRank,
    /// A player has more than eight pawns.
    ManyPawns(Colour),
    /// A player has more than sixteen pieces.
    ManyPieces(Colour),
    /// A player has more promoted pieces than missing pawns.
    ManyPromotions(Colour),
    /// A player's pawns stand on files that ask for more captures than the opponent misses pieces.
    PawnCaptures(Colour),
    /// The player who has just moved stands in check.
    OpponentInCheck,
    /// Both kings are in check.
    BothInCheck,
    /// The check on the board cannot have been given by a move.
    ImpossibleCheck,
    /// No legal move can have led to the position.
    NoLastMove,
    /// A castling right without king or rook on its square.
    CastlingRights,
    /// An en passant square behind which no pawn has just advanced two squares.
    EnPassant,
}

impl IllegalReason {
    /// What an edition's article is about that this is against.
    pub fn topic(self) -> Topic {
        match self {
            IllegalReason::CastlingRights => topics::CASTLING_LOST,
            IllegalReason::EnPassant => topics::EN_PASSANT,
            _ => topics::ILLEGAL_POSITION,
        }
    }

    /// A short name for programs.
    pub fn code(self) -> &'static str {
        match self {
            IllegalReason::NoKing(_) => "no_king",
            IllegalReason::ManyKings(_) => "many_kings",
            IllegalReason::PawnOnLastRank => "pawn_on_last_rank",
            IllegalReason::ManyPawns(_) => "many_pawns",
            IllegalReason::ManyPieces(_) => "many_pieces",
            IllegalReason::ManyPromotions(_) => "many_promotions",
            IllegalReason::PawnCaptures(_) => "pawn_captures",
            IllegalReason::OpponentInCheck => "opponent_in_check",
            IllegalReason::BothInCheck => "both_in_check",
            IllegalReason::ImpossibleCheck => "impossible_check",
            IllegalReason::NoLastMove => "no_last_move",
            IllegalReason::CastlingRights => "castling_rights",
            IllegalReason::EnPassant => "en_passant",
        }
    }
}

/// All reasons that apply, from the plain to the subtle.
pub(super) fn reasons(setup: &Setup, mode: CastlingMode) -> Vec<IllegalReason> {
    let mut reasons = Vec::new();
    for color in Color::ALL {
        count_pieces(&setup.board, color, mode, &mut reasons);
    }
    if (setup.board.pawns() & Bitboard::BACKRANKS).any() {
        reasons.push(IllegalReason::PawnOnLastRank);
    }
    if Castles::from_setup(setup, mode).is_err() {
        reasons.push(IllegalReason::CastlingRights);
    }
    if setup.ep_square.is_some() && last_move::double_step(setup).is_none() {
        reasons.push(IllegalReason::EnPassant);
    }
    if has_both_kings(&setup.board) {
        checks(setup, &mut reasons);
    }
    // What is plainly wrong would make the finer arguments wrong as well.
    if reasons.is_empty() {
        reasons.extend(fine_reasons(setup, mode));
    }
    reasons
}

fn has_both_kings(board: &Board) -> bool {
    Color::ALL
        .into_iter()
        .all(|color| board.by_piece(color.king()).count() == 1)
}

fn count_pieces(board: &Board, color: Color, mode: CastlingMode, reasons: &mut Vec<IllegalReason>) {
    let count = |role: Role| board.by_piece(role.of(color)).count();
    match count(Role::King) {
        0 => reasons.push(IllegalReason::NoKing(from_shakmaty(color))),
        1 => {}
        _ => reasons.push(IllegalReason::ManyKings(from_shakmaty(color))),
    }
    let pawns = count(Role::Pawn);
    if pawns > 8 {
        reasons.push(IllegalReason::ManyPawns(from_shakmaty(color)));
    }
    if board.by_color(color).count() > 16 {
        reasons.push(IllegalReason::ManyPieces(from_shakmaty(color)));
    }
    if pawns <= 8 && promoted(board, color, mode) > 8 - pawns {
        reasons.push(IllegalReason::ManyPromotions(from_shakmaty(color)));
    }
}

/// How many pieces at least are promoted pawns.
fn promoted(board: &Board, color: Color, mode: CastlingMode) -> usize {
    let count = |role: Role| board.by_piece(role.of(color)).count();
    let others = count(Role::Queen).saturating_sub(1)
        + count(Role::Rook).saturating_sub(2)
        + count(Role::Knight).saturating_sub(2);
    let bishops = [Bitboard::LIGHT_SQUARES, Bitboard::DARK_SQUARES];
    let bishops = bishops.into_iter().map(|squares| {
        let on_squares = (board.by_piece(color.bishop()) & squares).count();
        match mode {
            CastlingMode::Standard if died_at_home(board, color, squares) => on_squares,
            _ => on_squares.saturating_sub(1),
        }
    });
    others + bishops.sum::<usize>()
}

/// Whether the bishop of these squares has been taken where it began: its two pawns have not moved,
/// and it is not there.
fn died_at_home(board: &Board, color: Color, squares: Bitboard) -> bool {
    let (first, second) = color.fold_wb((0, 8), (56, 48));
    let home = [2, 5]
        .map(|file| Square::new(first + file))
        .into_iter()
        .find(|home| squares.contains(*home));
    let Some(home) = home else {
        return false;
    };
    let file = u32::from(home.file());
    let guards =
        Bitboard::from(Square::new(second + file - 1)).with(Square::new(second + file + 1));
    let own_pawns = board.by_piece(color.pawn());
    own_pawns.is_superset(guards) && !board.by_piece(color.bishop()).contains(home)
}

/// Checks that cannot stand on the board.
fn checks(setup: &Setup, reasons: &mut Vec<IllegalReason>) {
    let in_check = |color: Color| {
        setup.board.king_of(color).is_some_and(|king| {
            let attackers = setup.board.attacks_to(king, !color, setup.board.occupied());
            attackers.any()
        })
    };
    match (in_check(setup.turn), in_check(!setup.turn)) {
        (true, true) => reasons.push(IllegalReason::BothInCheck),
        (false, true) => reasons.push(IllegalReason::OpponentInCheck),
        _ => {}
    }
}

/// Reasons that need a look at how the position came about.
fn fine_reasons(setup: &Setup, mode: CastlingMode) -> Vec<IllegalReason> {
    let mut reasons = Vec::new();
    for color in Color::ALL {
        let missing = 16 - setup.board.by_color(!color).count();
        if !pawns::can_have_come(setup.board.by_piece(color.pawn()), color, missing) {
            reasons.push(IllegalReason::PawnCaptures(from_shakmaty(color)));
        }
    }
    if !last_move::exists(setup, mode) {
        let king = setup.board.king_of(setup.turn);
        let check = king.is_some_and(|king| {
            let occupied = setup.board.occupied();
            setup.board.attacks_to(king, !setup.turn, occupied).any()
        });
        reasons.push(match check {
            true => IllegalReason::ImpossibleCheck,
            false => IllegalReason::NoLastMove,
        });
    }
    reasons
}
