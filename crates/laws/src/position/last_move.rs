//! Whether some move can have led to a position.
//!
//! Every way to take one move back is tried: what moved, from where, and whether it captured. The
//! move must have been the opponent's to make, so before it the king of the player who is now to
//! move was not attacked. Nothing more is asked of the position before.

use shakmaty::{
    Bitboard, Board, Castles, CastlingMode, CastlingSide, Color, Rank, Role, Setup, Square, attacks,
};

/// Whether some move can have led to the position. The position has one king each, no pawns on
/// the last ranks, and the player not to move is not in check.
pub(super) fn exists(setup: &Setup, mode: CastlingMode) -> bool {
    let back = TakeBack::new(setup, mode);
    if let Some((from, to)) = double_step(setup) {
        return back.double_step(from, to);
    }
    let mut moved = setup.board.by_color(back.mover).into_iter();
    moved.any(|to| back.piece(to)) || back.castling()
}

/// The double step that the en passant square tells of, if the board allows it.
pub(super) fn double_step(setup: &Setup) -> Option<(Square, Square)> {
    let passed = setup.ep_square?;
    let (rank, back) = setup.turn.fold_wb((Rank::Sixth, 8), (Rank::Third, -8));
    let (from, to) = (passed.offset(back)?, passed.offset(-back)?);
    let occupied = setup.board.occupied();
    let there = passed.rank() == rank
        && !occupied.contains(passed)
        && !occupied.contains(from)
        && setup.board.by_piece((!setup.turn).pawn()).contains(to);
    there.then_some((from, to))
}

struct TakeBack<'a> {
    board: &'a Board,
    mover: Color,
    king: Square,
    /// King and rooks that have not moved, because they may still castle.
    unmoved: Bitboard,
    mode: CastlingMode,
    /// Whether the move can have captured: the other player misses a piece.
    captured: bool,
    /// Whether the move can have captured a pawn.
    captured_pawn: bool,
    /// Whether the mover can have promoted.
    promoted: bool,
}

impl<'a> TakeBack<'a> {
    fn new(setup: &'a Setup, mode: CastlingMode) -> TakeBack<'a> {
        let board = &setup.board;
        let mover = !setup.turn;
        let castles = Castles::from_setup(setup, mode).unwrap_or_else(|castles| castles);
        let mut unmoved = castles.castling_rights()
            & Bitboard::from_rank(mover.fold_wb(Rank::First, Rank::Eighth));
        if castles.has_color(mover) {
            unmoved |= board.by_piece(mover.king());
        }
        TakeBack {
            board,
            mover,
            king: board.king_of(setup.turn).unwrap_or(Square::A1),
            unmoved,
            mode,
            captured: board.by_color(!mover).count() < 16,
            captured_pawn: board.by_piece((!mover).pawn()).count() < 8
                && board.by_color(!mover).count() < 16,
            promoted: board.by_piece(mover.pawn()).count() < 8,
        }
    }

    /// Whether the piece on this square can have made the last move.
    fn piece(&self, to: Square) -> bool {
        let Some(role) = self.board.role_at(to) else {
            return false;
        };
        if self.unmoved.contains(to) {
            return false;
        }
        match role {
            Role::Pawn => self.pawn(to),
            _ => self.officer(role, to) || self.promotion(to),
        }
    }

    fn officer(&self, role: Role, to: Square) -> bool {
        let occupied = self.board.occupied();
        let reach = attacks::attacks(to, role.of(self.mover), occupied);
        (reach & !occupied)
            .into_iter()
            .any(|from| self.without_or_with_capture(role, from, to))
    }

    fn without_or_with_capture(&self, role: Role, from: Square, to: Square) -> bool {
        self.is_possible(role, from, to, None) || (self.captured && self.captures(role, from, to))
    }

    fn captures(&self, role: Role, from: Square, to: Square) -> bool {
        // What was captured matters only as a piece in the way; a knight can stand anywhere.
        self.captured && self.is_possible(role, from, to, Some((to, Role::Knight)))
    }

    fn promotion(&self, to: Square) -> bool {
        let last_rank = self.mover.fold_wb(Rank::Eighth, Rank::First);
        let is_king = self.board.kings().contains(to);
        if !self.promoted || is_king || to.rank() != last_rank {
            return false;
        }
        let straight = self.behind(to);
        straight
            .is_some_and(|from| self.is_free(from) && self.is_possible(Role::Pawn, from, to, None))
            || self.came_diagonally(to)
    }

    fn pawn(&self, to: Square) -> bool {
        let Some(from) = self.behind(to) else {
            return false;
        };
        let second = self.mover.fold_wb(Rank::Second, Rank::Seventh);
        if to.rank() == second {
            return false;
        }
        if self.is_free(from) && self.is_possible(Role::Pawn, from, to, None) {
            return true;
        }
        let double = to.rank() == self.mover.fold_wb(Rank::Fourth, Rank::Fifth);
        let start = self.behind(from);
        if double && start.is_some_and(|start| self.double_step(start, to)) {
            return true;
        }
        self.came_diagonally(to) || self.took_en_passant(to)
    }

    fn double_step(&self, from: Square, to: Square) -> bool {
        let between = self.behind(to);
        let free = self.is_free(from) && between.is_some_and(|between| self.is_free(between));
        free && self.is_possible(Role::Pawn, from, to, None)
    }

    fn came_diagonally(&self, to: Square) -> bool {
        attacks::pawn_attacks(!self.mover, to)
            .into_iter()
            .any(|from| self.is_free(from) && self.captures(Role::Pawn, from, to))
    }

    fn took_en_passant(&self, to: Square) -> bool {
        let sixth = self.mover.fold_wb(Rank::Sixth, Rank::Third);
        let (Some(taken), Some(origin)) = (self.behind(to), self.ahead(to)) else {
            return false;
        };
        let room = to.rank() == sixth && self.is_free(taken) && self.is_free(origin);
        room && self.captured_pawn
            && attacks::pawn_attacks(!self.mover, to)
                .into_iter()
                .any(|from| {
                    self.is_free(from)
                        && self.is_possible(Role::Pawn, from, to, Some((taken, Role::Pawn)))
                })
    }

    fn castling(&self) -> bool {
        [CastlingSide::KingSide, CastlingSide::QueenSide]
            .into_iter()
            .any(|side| self.castled(side))
    }

    fn castled(&self, side: CastlingSide) -> bool {
        let (king, rook) = (side.king_to(self.mover), side.rook_to(self.mover));
        let stands = self.board.by_piece(self.mover.king()).contains(king)
            && self.board.by_piece(self.mover.rook()).contains(rook);
        if !stands || self.unmoved.any() {
            return false;
        }
        // Where king and rook began a Chess960 game is not known.
        self.mode == CastlingMode::Chess960 || self.castled_from_home(side, king, rook)
    }

    fn castled_from_home(&self, side: CastlingSide, king: Square, rook: Square) -> bool {
        let home = self.mover.fold_wb(Square::E1, Square::E8);
        let corner = Square::from_coords(
            match side {
                CastlingSide::KingSide => shakmaty::File::H,
                CastlingSide::QueenSide => shakmaty::File::A,
            },
            home.rank(),
        );
        let between = attacks::between(home, corner).without(king).without(rook);
        let free = between.with(home).with(corner) & self.board.occupied();
        if free.any() {
            return false;
        }
        let mut before = self.board.clone();
        before.discard_piece_at(king);
        before.discard_piece_at(rook);
        before.set_piece_at(home, self.mover.king());
        before.set_piece_at(corner, self.mover.rook());
        self.king_was_safe(&before)
    }

    /// Whether the position before such a move was one in which it was the mover's turn.
    fn is_possible(
        &self,
        role: Role,
        from: Square,
        to: Square,
        taken: Option<(Square, Role)>,
    ) -> bool {
        let mut before = self.board.clone();
        before.discard_piece_at(to);
        before.set_piece_at(from, role.of(self.mover));
        if let Some((square, role)) = taken {
            before.set_piece_at(square, role.of(!self.mover));
        }
        self.king_was_safe(&before)
    }

    fn king_was_safe(&self, before: &Board) -> bool {
        before
            .attacks_to(self.king, self.mover, before.occupied())
            .is_empty()
    }

    fn is_free(&self, square: Square) -> bool {
        !self.board.occupied().contains(square)
    }

    fn behind(&self, square: Square) -> Option<Square> {
        square.offset(self.mover.fold_wb(-8, 8))
    }

    fn ahead(&self, square: Square) -> Option<Square> {
        square.offset(self.mover.fold_wb(8, -8))
    }
}
