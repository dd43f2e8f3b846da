//! Keys of positions: equal positions by Article 9.2.3 have equal keys.
//!
//! Unequal positions have the same key once in very many games. So a key only says where to
//! look; what it says is confirmed on the positions themselves.

use shakmaty::{Bitboard, CastlingSide, Chess, Color, Move, Position, Role, Square, attacks};

/// The key of a position that follows the moves of a game.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Key {
    pieces: u64,
    rights: Bitboard,
}

impl Key {
    /// The key of a position.
    pub(crate) fn of(position: &Chess) -> Key {
        let rights = position.castles().castling_rights();
        let mut pieces = rights
            .into_iter()
            .fold(0, |key, rook| key ^ RIGHTS[usize::from(rook)]);
        for (square, piece) in position.board() {
            pieces ^= on(piece.color, piece.role, square);
        }
        if position.turn().is_black() {
            pieces ^= BLACK_TO_MOVE;
        }
        Key { pieces, rights }
    }

    /// Follows a move, with the position after it.
    #[inline]
    pub(crate) fn play(&mut self, m: Move, after: &Chess) {
        self.pieces ^= BLACK_TO_MOVE ^ moved(!after.turn(), m);
        let rights = after.castles().castling_rights();
        for rook in self.rights ^ rights {
            self.pieces ^= RIGHTS[usize::from(rook)];
        }
        self.rights = rights;
    }

    /// The key for comparing: with the pawn that may be taken en passant, if one may.
    #[inline]
    pub(crate) fn with_en_passant(self, position: &Chess) -> u64 {
        match position.maybe_ep_square() {
            Some(square) if may_take(position, square) => {
                self.pieces ^ EN_PASSANT[usize::from(square)]
            }
            _ => self.pieces,
        }
    }
}

/// Whether the capture en passant is legal; most double steps have no pawn beside them.
fn may_take(position: &Chess, square: Square) -> bool {
    let turn = position.turn();
    let own_pawns = position.board().by_piece(Role::Pawn.of(turn));
    (attacks::pawn_attacks(!turn, square) & own_pawns).any() && position.legal_ep_square().is_some()
}

#[inline]
fn moved(turn: Color, m: Move) -> u64 {
    match m {
        Move::Normal {
            role,
            from,
            capture,
            to,
            promotion,
        } => {
            let arrived = on(turn, promotion.unwrap_or(role), to);
            let taken = capture.map_or(0, |taken| on(!turn, taken, to));
            on(turn, role, from) ^ arrived ^ taken
        }
        Move::EnPassant { from, to } => {
            let taken = Square::from_coords(to.file(), from.rank());
            on(turn, Role::Pawn, from) ^ on(turn, Role::Pawn, to) ^ on(!turn, Role::Pawn, taken)
        }
        Move::Castle { king, rook } => {
            let side = CastlingSide::from_queen_side(rook < king);
            on(turn, Role::King, king)
                ^ on(turn, Role::King, side.king_to(turn))
                ^ on(turn, Role::Rook, rook)
                ^ on(turn, Role::Rook, side.rook_to(turn))
        }
        Move::Put { .. } => 0,
    }
}

#[inline]
fn on(color: Color, role: Role, square: Square) -> u64 {
    PIECES[color.fold_wb(0, 6) + role as usize - 1][usize::from(square)]
}

type BySquare = [u64; 64];

static PIECES: [BySquare; 12] = {
    let mut table = [[0; 64]; 12];
    let mut piece = 0;
    while piece < 12 {
        table[piece] = numbers(1 + piece as u64);
        piece += 1;
    }
    table
};

static RIGHTS: BySquare = numbers(13);

static EN_PASSANT: BySquare = numbers(14);

const BLACK_TO_MOVE: u64 = numbers(15)[0];

/// Sixty-four numbers without a pattern (the generator SplitMix64).
const fn numbers(seed: u64) -> BySquare {
    let mut table = [0; 64];
    let mut state = seed.wrapping_mul(0xA076_1D64_78BD_642F);
    let mut square = 0;
    while square < 64 {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut number = state;
        number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        table[square] = number ^ (number >> 31);
        square += 1;
    }
    table
}
