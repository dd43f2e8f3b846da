//! Contact with pieces: what counts as touched, and in which order.

use shakmaty::{Position, Role, Square};

use super::Resolver;
use crate::topics;
use crate::touch::event::{Hand, Intent};
use crate::touch::question::Reply;
use crate::touch::{TouchBreach, TouchQuestion, TouchStep};

impl Resolver<'_> {
    pub(super) fn touch_square(&mut self, square: Square, intent: Option<Intent>) -> bool {
        let Some(piece) = self.table.seen(self.position.board(), square) else {
            return false;
        };
        if self.counts(piece, intent) {
            self.bind(piece);
        }
        true
    }

    /// Whether a contact binds.
    fn counts(&mut self, piece: Square, intent: Option<Intent>) -> bool {
        let piece = self.piece(piece);
        let presumed = self.parameters.touch.contact_presumed_intended;
        match intent {
            None if self.adjusting => {
                self.step(topics::ADJUSTING, TouchStep::Adjusted { piece });
                false
            }
            None | Some(Intent::Deliberate) => true,
            Some(Intent::Accidental) => {
                self.step(topics::TOUCH_INTENDED, TouchStep::ByAccident { piece });
                false
            }
            Some(Intent::Adjusting) if self.adjusting => false,
            Some(Intent::Adjusting) => {
                let unannounced = TouchBreach::AdjustedUnannounced { piece };
                self.breach(topics::ADJUSTING, unannounced);
                presumed
            }
            Some(Intent::Unclear) if presumed => {
                let unclear = TouchStep::NotClearlyByAccident { piece };
                self.step(topics::TOUCH_INTENDED, unclear);
                true
            }
            Some(Intent::Unclear) => {
                let question = TouchQuestion::Intended { piece };
                let replies = vec![Reply::NotIntended, Reply::Intended];
                self.ask(topics::TOUCH_INTENDED, question, replies) == Reply::Intended
            }
        }
    }

    pub(super) fn touch_together(&mut self, squares: &[Square]) -> bool {
        let board = self.position.board();
        let pieces: Vec<Square> = squares
            .iter()
            .filter_map(|square| self.table.seen(board, *square))
            .collect();
        if self.adjusting {
            return !pieces.is_empty();
        }
        // An own piece counts as touched before an opponent's (4.3.3, 10C).
        let us = self.position.us();
        let (own, others): (Vec<Square>, Vec<Square>) =
            pieces.iter().partition(|piece| us.contains(**piece));
        for group in [own, others] {
            for piece in self.in_order(group) {
                self.bind(piece);
            }
        }
        !pieces.is_empty()
    }

    /// Pieces of one colour in the order of their touch, which may have to be asked for. King and
    /// rook together count as the king first (4.4.1, 10I1).
    fn in_order(&mut self, mut pieces: Vec<Square>) -> Vec<Square> {
        pieces.sort();
        pieces.dedup();
        let role = |piece: &Square| self.position.board().role_at(*piece);
        let king = pieces
            .iter()
            .position(|piece| role(piece) == Some(Role::King));
        if let (Some(king), 2) = (king, pieces.len())
            && role(&pieces[1 - king]) == Some(Role::Rook)
        {
            pieces.swap(0, king);
            return pieces;
        }
        if pieces.len() > 1 {
            let topic = if self.position.us().contains(pieces[0]) {
                topics::TOUCHED_OWN
            } else {
                topics::TOUCHED_OPPONENT
            };
            let replies = pieces
                .iter()
                .map(|piece| Reply::TouchedFirst(*piece))
                .collect();
            let question = TouchQuestion::WhichFirst;
            if let Reply::TouchedFirst(first) = self.ask(topic, question, replies) {
                pieces.sort_by_key(|piece| *piece != first);
            }
        }
        pieces
    }

    pub(super) fn displace(&mut self, square: Square, by: Square, intent: Option<Intent>) -> bool {
        let board = self.position.board();
        let pieces = (self.piece_named(by), self.table.seen(board, square));
        let (Some(by), Some(piece)) = pieces else {
            return false;
        };
        self.adjusting = false;
        self.bind(by);
        if self.counts(piece, intent) {
            self.bind(piece);
        }
        true
    }

    pub(super) fn use_hand(&mut self, used: Hand) {
        let changed = self.hand.is_some_and(|hand| hand != used) && self.handled;
        self.hand = Some(used);
        if (used == Hand::Both || changed) && !self.two_hands && !self.adjusting {
            self.two_hands = true;
            self.breach(topics::ONE_HAND, TouchBreach::TwoHands);
        }
    }
}
