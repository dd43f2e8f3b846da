//! A position in outline: the men and whose turn it is.
//!
//! Castling and captures en passant are left out, so a move that is possible here is legal in the
//! position itself. What is made of a sketch is checked there before it is given out.

use shakmaty::{Bitboard, Board, Chess, Color, Move, Position, Rank, Role, Square, attacks};

/// The men and whose turn it is.
#[derive(Debug, Clone)]
pub(super) struct Sketch {
    pub board: Board,
    pub turn: Color,
}

impl Sketch {
    pub(super) fn of(position: &Chess) -> Sketch {
        Sketch {
            board: position.board().clone(),
            turn: position.turn(),
        }
    }

    pub(super) fn king(&self, color: Color) -> Square {
        self.board.king_of(color).unwrap_or(Square::A1)
    }

    /// The move from one square to another, if it is legal; a pawn becomes a queen.
    pub(super) fn legal(&self, from: Square, to: Square) -> Option<Move> {
        let board = &self.board;
        let role = board.role_at(from)?;
        let can = board.by_color(self.turn).contains(from) && self.moves(from, role).contains(to);
        let safe = can && self.is_safe(from, to, role);
        safe.then(|| self.as_move(from, to, role))
    }

    /// The first legal move of the man on this square that does not end on one of these.
    pub(super) fn legal_outside(&self, from: Square, closed: Bitboard) -> Option<Move> {
        let role = self.board.role_at(from)?;
        let moves = self.moves(from, role) & !closed;
        moves.into_iter().find_map(|to| self.legal(from, to))
    }

    /// Whether the king is not in check after this man has gone there.
    fn is_safe(&self, from: Square, to: Square, role: Role) -> bool {
        let board = &self.board;
        let occupied = board.occupied().without(from).with(to);
        let king = match role {
            Role::King => to,
            _ => self.king(self.turn),
        };
        let attackers = board.attacks_to(king, !self.turn, occupied);
        attackers.without(to).is_empty()
    }

    /// Where the man on this square can go, checks aside.
    pub(super) fn moves(&self, from: Square, role: Role) -> Bitboard {
        let board = &self.board;
        let landing = !board.by_color(self.turn) & !board.kings();
        match role {
            Role::Pawn => self.pawn_moves(from) & landing,
            _ => attacks_from(from, role, self.turn, board.occupied()) & landing,
        }
    }

    fn pawn_moves(&self, from: Square) -> Bitboard {
        let color = self.turn;
        let free = !self.board.occupied();
        let ahead = color.fold_wb(8, -8);
        let one = Bitboard::from_square(from).shift(ahead) & free;
        let third = Bitboard::from_rank(color.fold_wb(Rank::Third, Rank::Sixth));
        let two = (one & third).shift(ahead) & free;
        let captures = attacks::pawn_attacks(color, from) & self.board.by_color(!color);
        one | two | captures
    }

    fn as_move(&self, from: Square, to: Square, role: Role) -> Move {
        let last = Bitboard::BACKRANKS.contains(to);
        Move::Normal {
            role,
            from,
            capture: self.board.role_at(to),
            to,
            promotion: (role == Role::Pawn && last).then_some(Role::Queen),
        }
    }

    /// Whether this player has mated.
    pub(super) fn is_over(&self, side: Color) -> bool {
        let checkers = self.checkers();
        self.turn != side && checkers.any() && self.is_mate(checkers)
    }

    /// Every move that is allowed, one after the other as long as more are wanted.
    pub(super) fn each_move(&self, mut more: impl FnMut(Move) -> bool) {
        for from in self.board.by_color(self.turn) {
            let role = self.board.role_at(from).unwrap_or(Role::Pawn);
            for to in self.moves(from, role) {
                if !self.is_safe(from, to, role) {
                    continue;
                }
                let m = self.as_move(from, to, role);
                if !more(m) {
                    return;
                }
                if let Move::Normal {
                    role,
                    from,
                    capture,
                    to,
                    promotion: Some(_),
                } = m
                {
                    for piece in [Role::Rook, Role::Bishop, Role::Knight] {
                        let m = Move::Normal {
                            role,
                            from,
                            capture,
                            to,
                            promotion: Some(piece),
                        };
                        if !more(m) {
                            return;
                        }
                    }
                }
            }
        }
    }

    /// Plays a move that is allowed.
    pub(super) fn play(&mut self, m: Move) {
        if let Move::Normal {
            role,
            from,
            to,
            promotion,
            ..
        } = m
        {
            self.board.discard_piece_at(from);
            let piece = promotion.unwrap_or(role).of(self.turn);
            self.board.set_piece_at(to, piece);
        }
        self.turn = !self.turn;
    }

    /// The men that give check to the player who is to move.
    pub(super) fn checkers(&self) -> Bitboard {
        let king = self.king(self.turn);
        self.board
            .attacks_to(king, !self.turn, self.board.occupied())
    }

    /// Whether the player to move, whom these men check, is mated.
    pub(super) fn is_mate(&self, checkers: Bitboard) -> bool {
        let king = self.king(self.turn);
        let own = self.board.by_color(self.turn);
        let steps = attacks::king_attacks(king) & !own;
        if (steps.into_iter()).any(|to| self.is_safe(king, to, Role::King)) {
            return false;
        }
        match checkers.single_square() {
            Some(checker) => !self.can_stop(king, checker),
            None => true,
        }
    }

    /// Whether the player to move has a move.
    pub(super) fn can_move(&self) -> bool {
        let own = self.board.by_color(self.turn);
        own.into_iter().any(|from| {
            let role = self.board.role_at(from).unwrap_or(Role::Pawn);
            (self.moves(from, role).into_iter()).any(|to| self.is_safe(from, to, role))
        })
    }

    /// Whether another man can capture the checking man or step between.
    fn can_stop(&self, king: Square, checker: Square) -> bool {
        let stops = attacks::between(checker, king).with(checker);
        let others = self.board.by_color(self.turn).without(king);
        let can = |from: Square| {
            let role = self.board.role_at(from).unwrap_or(Role::Pawn);
            let moves = self.moves(from, role) & stops;
            (moves.into_iter()).any(|to| self.is_safe(from, to, role))
        };
        others.into_iter().any(can)
    }

    /// Squares that men of this colour attack if these are occupied.
    pub(super) fn attacked(&self, color: Color, occupied: Bitboard) -> Bitboard {
        self.attacked_by_men(color, occupied) | attacks::king_attacks(self.king(color))
    }

    /// Squares that pawns of this colour attack.
    pub(super) fn attacked_by_pawns(&self, color: Color) -> Bitboard {
        let pawns = self.board.by_color(color) & self.board.pawns();
        beside(pawns.shift(color.fold_wb(8, -8)))
    }

    /// The same without the king.
    pub(super) fn attacked_by_men(&self, color: Color, occupied: Bitboard) -> Bitboard {
        let board = &self.board;
        let own = board.by_color(color);
        let mut all = self.attacked_by_pawns(color);
        for square in own & board.rooks_and_queens() {
            all |= attacks::rook_attacks(square, occupied);
        }
        for square in own & board.bishops_and_queens() {
            all |= attacks::bishop_attacks(square, occupied);
        }
        for square in own & board.knights() {
            all |= attacks::knight_attacks(square);
        }
        all
    }
}

/// The squares to the left and to the right of these.
fn beside(squares: Bitboard) -> Bitboard {
    let east = (squares & !Bitboard::from_file(shakmaty::File::H)).shift(1);
    let west = (squares & !Bitboard::from_file(shakmaty::File::A)).shift(-1);
    east | west
}

/// These squares and all beside them.
pub(super) fn king_steps(from: Bitboard) -> Bitboard {
    let wide = from | from.shift(8) | from.shift(-8);
    wide | beside(wide)
}

/// What a man attacks.
#[inline]
pub(super) fn attacks_from(from: Square, role: Role, color: Color, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => attacks::pawn_attacks(color, from),
        Role::King => attacks::king_attacks(from),
        Role::Knight => attacks::knight_attacks(from),
        Role::Bishop => attacks::bishop_attacks(from, occupied),
        Role::Rook => attacks::rook_attacks(from, occupied),
        Role::Queen => attacks::queen_attacks(from, occupied),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers that look random and are the same every time.
    fn dice(state: &mut u64, below: usize) -> usize {
        *state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (*state >> 33) as usize % below
    }

    fn is_plain(m: &Move) -> bool {
        matches!(m, Move::Normal { .. })
    }

    /// The moves of a sketch are the legal moves but for castling and captures en passant, also one by one,
    /// and its mates are mates.
    #[test]
    fn moves_are_legal_moves() {
        let mut state = 1;
        let mut mates = 0;
        for _ in 0..200 {
            let mut position = Chess::default();
            for _ in 0..200 {
                let sketch = Sketch::of(&position);
                let legal = position.legal_moves();
                let plain: Vec<Move> = legal.iter().copied().filter(is_plain).collect();
                let mut found = Vec::new();
                sketch.each_move(|m| {
                    found.push(m);
                    true
                });
                assert_eq!(found.len(), plain.len());
                assert!(plain.iter().all(|m| found.contains(m)));
                let from = Square::ALL[dice(&mut state, 64)];
                for to in Square::ALL {
                    let ends = |m: &Move| m.from() == Some(from) && m.to() == to;
                    assert_eq!(sketch.legal(from, to).is_some(), plain.iter().any(ends));
                }
                assert_eq!(sketch.can_move(), !plain.is_empty());
                let checkers = sketch.checkers();
                assert_eq!(checkers.any(), position.is_check());
                if checkers.any() {
                    assert_eq!(sketch.is_mate(checkers), plain.is_empty());
                }
                mates += usize::from(position.is_checkmate());
                if legal.is_empty() {
                    break;
                }
                let m = legal[dice(&mut state, legal.len())];
                position.play_unchecked(m);
                let mut after = sketch.clone();
                if is_plain(&m) {
                    after.play(m);
                    assert_eq!(&after.board, position.board());
                }
            }
        }
        assert!(mates > 0, "some games end in mate");
    }
}
