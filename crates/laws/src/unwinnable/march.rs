//! Moves that make a position simpler until there is a plan.
//!
//! A winner without a queen or rook promotes a pawn: one whose way is free, or else the loser's pieces let
//! themselves be captured by pawns, and the king captures pawns that block. A winner with a queen or
//! rook captures the loser's pieces, which come where they can be captured. Meanwhile the losing king goes
//! to a corner and the winner's comes near.

use shakmaty::{Bitboard, Move, Role, Square, attacks};

use super::helpmate::{Course, Progress};
use super::route::{blocking, king_hunt, king_step, runner};
use super::sketch::{attacks_from, king_steps};

impl Course {
    /// One move without a plan.
    pub(super) fn march(&mut self) -> Progress {
        let next = match self.winner_to_move() {
            true => self.winner_marches(),
            false => self.loser_marches(),
        };
        let next = next.filter(|m| !self.spoils(*m));
        match next.or_else(|| self.pass()) {
            Some(m) => self.play(m),
            None => Progress::Stuck,
        }
    }

    fn winner_marches(&self) -> Option<Move> {
        let promote = match self.is_heavy() {
            true => None,
            false => self.promote(),
        };
        promote.or_else(|| self.take()).or_else(|| {
            let beside = king_steps(Bitboard::from_square(self.corner));
            king_step(&self.sketch, self.side, king_steps(beside) & !beside)
        })
    }

    fn loser_marches(&self) -> Option<Move> {
        let help = match self.is_heavy() {
            true => self.offer(),
            false => self.let_promote(),
        };
        help.or_else(|| {
            let corner = Bitboard::from_square(self.corner);
            king_step(&self.sketch, !self.side, corner)
        })
    }

    /// The winner's next move on the way to a promotion.
    fn promote(&self) -> Option<Move> {
        let board = &self.sketch.board;
        if let Some((pawn, _)) = runner(board, self.side) {
            let to = pawn.offset(self.side.fold_wb(8, -8))?;
            return match Bitboard::BACKRANKS.contains(to) && self.would_be_lost(pawn, to) {
                true => None,
                false => self.sketch.legal(pawn, to),
            };
        }
        let pawns = board.by_color(self.side) & board.pawns();
        let men = board.by_color(!self.side) & !board.kings();
        let blocking = blocking(board, self.side);
        self.capture(men, pawns)
            .or_else(|| self.capture(blocking, board.by_color(self.side)))
            .or_else(|| king_hunt(&self.sketch, self.side, blocking))
    }

    /// Whether the losing king could capture a man of the winner that goes there.
    fn would_be_lost(&self, from: Square, to: Square) -> bool {
        let board = &self.sketch.board;
        let king = self.sketch.king(!self.side);
        attacks::king_attacks(king).contains(to) && {
            let occupied = board.occupied().without(from).without(king);
            let guards = board.attacks_to(to, self.side, occupied);
            guards.without(from).is_empty()
        }
    }

    /// A capture of one of these men by one of those.
    fn capture(&self, prey: Bitboard, takers: Bitboard) -> Option<Move> {
        let board = &self.sketch.board;
        prey.into_iter().find_map(|to| {
            let takers = takers & board.attacks_to(to, self.side, board.occupied());
            (takers.into_iter()).find_map(|from| self.sketch.legal(from, to))
        })
    }

    /// The loser's next move that lets a pawn of the winner pass.
    fn let_promote(&self) -> Option<Move> {
        let board = &self.sketch.board;
        let men = board.by_color(!self.side) & !board.kings();
        if let Some((_, way)) = runner(board, self.side) {
            let king = self.sketch.king(!self.side);
            let way = way | king_steps(way & Bitboard::BACKRANKS);
            return match way.contains(king) {
                true => self.sketch.legal_outside(king, way | board.occupied()),
                false => None,
            };
        }
        let pieces = men & !board.pawns();
        let pawns = board.by_color(self.side) & board.pawns();
        let front = pawns.shift(self.side.fold_wb(8, -8));
        let wanted = self.sketch.attacked_by_pawns(self.side) & !board.occupied();
        let closed = front | board.occupied();
        let near = |from: Square, role: Role, to: Square| {
            let occupied = board.occupied().without(from);
            (attacks_from(to, role, !self.side, occupied) & wanted).any()
        };
        self.quietly(men, |_, _, to| wanted.contains(to))
            .or_else(|| self.quietly(pieces & front, |_, _, to| !closed.contains(to)))
            .or_else(|| {
                self.quietly(pieces, |from, role, to| {
                    !closed.contains(to) && near(from, role, to)
                })
            })
    }

    /// A move of one of these men of the loser, without check, to a square that is good.
    fn quietly(&self, men: Bitboard, good: impl Fn(Square, Role, Square) -> bool) -> Option<Move> {
        let board = &self.sketch.board;
        let king = self.sketch.king(self.side);
        men.into_iter().find_map(|from| {
            let role = board.role_at(from)?;
            let checks = attacks_from(king, role, self.side, board.occupied());
            let moves = self.sketch.moves(from, role) & !checks;
            (moves.into_iter().filter(|to| good(from, role, *to)))
                .find_map(|to| self.sketch.legal(from, to))
        })
    }

    /// A capture of one of the loser's pieces, by a pawn if possible.
    fn take(&self) -> Option<Move> {
        let board = &self.sketch.board;
        let pieces = board.by_color(!self.side) & !board.pawns() & !board.kings();
        pieces.into_iter().find_map(|to| {
            let takers = board.attacks_to(to, self.side, board.occupied());
            let pawns = takers & board.pawns();
            (pawns.into_iter().chain(takers & !board.pawns()))
                .filter(|from| !self.would_be_lost(*from, to))
                .find_map(|from| self.sketch.legal(from, to))
        })
    }

    /// A move of one of the loser's pieces to where it can be captured.
    fn offer(&self) -> Option<Move> {
        let board = &self.sketch.board;
        let pieces = board.by_color(!self.side) & !board.pawns() & !board.kings();
        if pieces.is_empty() {
            return None;
        }
        let attacked = self.sketch.attacked(self.side, board.occupied()) & !board.occupied();
        self.quietly(pieces, |_, _, to| attacked.contains(to))
    }

    /// A move of no consequence, another one each time.
    fn pass(&self) -> Option<Move> {
        let board = &self.sketch.board;
        let own = board.by_color(self.sketch.turn);
        let any = |closed: Bitboard| {
            (own.into_iter()).find_map(|from| self.sketch.legal_outside(from, closed))
        };
        let idle = match self.winner_to_move() && self.is_heavy() {
            true => own & !board.kings() & !board.pawns(),
            false => own & !board.kings(),
        };
        self.shuffle(idle)
            .or_else(|| self.shuffle(own))
            .or_else(|| any(board.occupied()))
            .or_else(|| any(Bitboard::EMPTY))
    }

    /// A move of one of these men that neither checks nor ends the game; the loser neither captures nor
    /// promotes.
    fn shuffle(&self, men: Bitboard) -> Option<Move> {
        let board = &self.sketch.board;
        let turn = self.sketch.turn;
        let king = self.sketch.king(!turn);
        let times = (7 * (self.line.len() + self.attempt)) as u32;
        let way = match self.is_heavy() {
            true => Bitboard::EMPTY,
            false => runner(board, self.side).map_or(Bitboard::EMPTY, |(_, way)| way),
        };
        turned(men, times).find_map(|from| {
            let role = board.role_at(from)?;
            let closed = match (self.winner_to_move(), role) {
                (true, _) => way,
                (false, Role::Pawn) => way | board.occupied() | Bitboard::BACKRANKS,
                (false, _) => way | board.occupied(),
            };
            turned(self.sketch.moves(from, role) & !closed, 5 * times)
                .filter(|to| !attacks_from(*to, role, turn, board.occupied()).contains(king))
                .filter_map(|to| self.sketch.legal(from, to))
                .find(|m| !self.spoils(*m))
        })
    }
}

/// These squares, beginning somewhere else each time.
fn turned(squares: Bitboard, times: u32) -> impl Iterator<Item = Square> {
    let first = times % 64;
    let turned = Bitboard(squares.0.rotate_right(first));
    (turned.into_iter()).map(move |square| Square::new((u32::from(square) + first) % 64))
}
