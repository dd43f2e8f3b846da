//! Pieces lifted, removed and let go.

use adoube_rulebook::Topic;
use shakmaty::{Move, Position, Role, Square};

use super::{FIRST_PART_OF_CASTLING, Resolver};
use crate::moves::{Progress, castling_squares};
use crate::topics;
use crate::touch::question::Reply;
use crate::touch::table::Place;
use crate::touch::{TouchBreach, TouchQuestion, TouchStep};

impl Resolver<'_> {
    pub(super) fn lift(&mut self, square: Square) -> bool {
        let Some(piece) = self.table.seen(self.position.board(), square) else {
            return false;
        };
        if !self.adjusting {
            self.handled = true;
            self.bind(piece);
        }
        self.table.put(piece, Place::Hand);
        true
    }

    pub(super) fn remove(&mut self, square: Square) -> bool {
        let board = self.position.board();
        let Some(piece) = self.table.cleared(board, square, self.position.turn()) else {
            return self.take_new_piece_back(square);
        };
        self.adjusting = false;
        self.handled = true;
        self.bind(piece);
        self.table.put(piece, Place::Off);
        self.settle();
        true
    }

    fn take_new_piece_back(&mut self, square: Square) -> bool {
        let stands = self.table.new_piece.is_some_and(|new| new.square == square);
        if stands {
            self.table.new_piece = None;
        }
        stands
    }

    pub(super) fn release(&mut self, from: Option<Square>, square: Square) -> bool {
        let piece = match from {
            Some(from) if self.table.place(from) == Place::Off => Some(from),
            Some(from) => self.piece_named(from),
            None => self.table.in_hand().or_else(|| self.last_touched_own()),
        };
        let Some(piece) = piece else {
            return false;
        };
        let put_back = piece == square;
        if !(self.adjusting && put_back) {
            self.adjusting = false;
            self.handled = true;
            self.bind(piece);
        }
        self.table.put(piece, Place::On(square));
        if !put_back && self.position.us().contains(piece) {
            self.released(piece, square);
        }
        self.settle();
        true
    }

    /// The piece a player means by a square it came from: one in hand, or one that stands there.
    pub(super) fn piece_named(&self, square: Square) -> Option<Square> {
        if self.table.place(square) == Place::Hand {
            return Some(square);
        }
        self.table.seen(self.position.board(), square)
    }

    fn last_touched_own(&self) -> Option<Square> {
        let us = self.position.us();
        self.touched
            .iter()
            .rev()
            .copied()
            .find(|piece| us.contains(*piece))
    }

    /// A piece let go as part of a legal move stays there (4.7, 9A).
    fn released(&mut self, piece: Square, square: Square) {
        let meant: Vec<Move> = self
            .legal
            .iter()
            .copied()
            .filter(|legal| takes(*legal, piece, square))
            .collect();
        let piece_on = self.piece(piece);
        if meant.is_empty() {
            self.released_illegally(piece, square);
            return;
        }
        let within = self.still_allowed(&meant);
        if within.is_empty() {
            let against = TouchBreach::TakenAgainstDuty {
                piece: piece_on,
                square,
            };
            self.breach(self.governing, against);
            return;
        }
        let within = self.castling_or_not(within);
        let topic = release_topic(&within);
        let released = TouchStep::Released {
            piece: piece_on,
            square,
        };
        self.narrow(within, topic, released);
        self.phase = self.phase.after(Progress::PartReleased);
    }

    fn released_illegally(&mut self, piece: Square, square: Square) {
        let released = TouchStep::ReleasedIllegally {
            piece: self.piece(piece),
            square,
        };
        self.step(topics::ILLEGAL_MOVE, released);
        let is_king = self.position.board().role_at(piece) == Some(Role::King);
        if is_king && piece.rank() == square.rank() && piece.distance(square) >= 2 {
            self.castling = Some(true);
            self.oblige();
        }
    }

    /// In Chess960, and where the rook may be touched first, one release can belong to castling or
    /// be a move of its own.
    fn castling_or_not(&mut self, meant: Vec<Move>) -> Vec<Move> {
        let (castling, other): (Vec<Move>, Vec<Move>) =
            meant.iter().partition(|legal| legal.is_castle());
        if castling.is_empty() || other.is_empty() {
            return meant;
        }
        let castles = self.castling.unwrap_or_else(|| {
            let replies = FIRST_PART_OF_CASTLING.to_vec();
            let question = TouchQuestion::PartOfCastling;
            self.ask(topics::CASTLING_MADE, question, replies) == Reply::Castling
        });
        if castles { castling } else { other }
    }

    /// A move of its own that was completed can no longer become castling.
    pub(super) fn withdraw_castling_question(&mut self) {
        self.open
            .retain(|open| open.replies != FIRST_PART_OF_CASTLING);
    }
}

/// Whether a move, or a part of it, takes a piece to a square.
fn takes(legal: Move, piece: Square, square: Square) -> bool {
    match legal {
        Move::Castle { king, rook } => {
            let (king_to, rook_to) = castling_squares(king, rook);
            (piece, square) == (king, king_to) || (piece, square) == (rook, rook_to)
        }
        other => other.from() == Some(piece) && other.to() == square,
    }
}

fn release_topic(moves: &[Move]) -> Topic {
    match moves.first() {
        Some(Move::Castle { .. }) => topics::CASTLING_MADE,
        Some(legal) if legal.is_promotion() => topics::PROMOTION_ACT,
        _ => topics::PIECE_RELEASED,
    }
}
