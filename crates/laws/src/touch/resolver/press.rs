//! The press of the clock: completes a made move, or is a breach.

use adoube_rulebook::{PawnNotReplaced, Treatment, TwoHandedMoves};
use shakmaty::{Move, Position, Role};

use super::{Resolver, made_topic};
use crate::moves::{Attempt, MovePhase, Progress, Reason, reasons};
use crate::topics;
use crate::touch::question::Reply;

impl Resolver<'_> {
    pub(super) fn press_clock(&mut self) {
        if self.two_hands && self.two_hands_are_illegal() {
            let text = "the clock was pressed after a move with two hands".to_owned();
            self.breach(topics::TWO_HANDS, text);
        }
        self.two_hands = false;
        match self.made {
            Some(made) if self.table.shows(made) => {
                self.phase = self.phase.after(Progress::ClockPressed);
                self.withdraw_castling_question();
                self.step(topics::MOVE_COMPLETED, "the clock was pressed");
            }
            _ if self.table.is_as_before() => {
                let text = "the clock was pressed without a move".to_owned();
                self.breach(topics::CLOCK_WITHOUT_MOVE, text);
            }
            Some(made) => self.press_before_end(made),
            None if self.phase == MovePhase::Committed => self.press_half_way(),
            None => self.press_after_wrong_move(),
        }
    }

    /// Whether two hands count as an illegal move here; in some editions only for certain moves.
    fn two_hands_are_illegal(&self) -> bool {
        let rules = &self.parameters.illegal_moves;
        let listed = rules.two_hands_moves != TwoHandedMoves::CastlingCapturePromotion
            || self
                .made
                .is_some_and(|made| made.is_castle() || made.is_conversion());
        rules.two_hands == Treatment::IllegalMove && listed
    }

    /// The move is fixed, but the pieces do not show it.
    fn press_before_end(&mut self, made: Move) {
        let text = format!("the clock was pressed before {made} was carried out");
        self.breach(made_topic(made), text);
    }

    fn press_half_way(&mut self) {
        match self.allowed.first() {
            Some(Move::Castle { .. }) => self.press_in_castling(),
            Some(legal) if legal.is_promotion() && self.table.new_piece.is_none() => {
                self.press_before_replacing();
            }
            Some(legal) if self.table.is_capture_left_standing(*legal) => {
                let text = "the clock was pressed before the captured piece was removed";
                self.breach(topics::CAPTURE_MADE, text.to_owned());
            }
            _ => self.press_after_wrong_move(),
        }
    }

    /// The pawn still stands on the last rank (7.5.2, 8F7).
    fn press_before_replacing(&mut self) {
        let text = "the clock was pressed before the pawn was replaced".to_owned();
        self.breach(topics::PAWN_NOT_REPLACED, text);
        let is_queen = |legal: &Move| legal.promotion() == Some(Role::Queen);
        let mut queens = self.allowed.iter().copied().filter(is_queen);
        let (Some(queen), None) = (queens.next(), queens.next()) else {
            return;
        };
        if self.parameters.illegal_moves.pawn_not_replaced == PawnNotReplaced::BecomesQueen {
            self.make(queen);
            self.step(topics::PAWN_NOT_REPLACED, "the pawn becomes a queen");
            self.phase = self.phase.after(Progress::ClockPressed);
        }
    }

    /// Half of a legal castling stands on the board: nobody but the arbiter can tell what was meant.
    fn press_in_castling(&mut self) {
        let text = "Was the castling left unfinished, or was this an illegal move?".to_owned();
        let replies = vec![Reply::UnfinishedCastling, Reply::IllegalMove];
        if self.ask(topics::CASTLING_MADE, text, replies) == Reply::IllegalMove {
            self.illegal_move(Vec::new());
            self.restore();
        }
    }

    /// An illegal move, or a legal one against a duty, which stands unless it is claimed in time.
    fn press_after_wrong_move(&mut self) {
        if self.legal.iter().any(|legal| self.table.shows(*legal)) {
            let text = "the move stands unless it is claimed in time or the arbiter saw it";
            self.step(topics::TOUCH_CLAIM_LAPSES, text);
            return;
        }
        let reasons = self.reasons_of_shown_move();
        self.illegal_move(reasons);
        self.restore();
    }

    fn reasons_of_shown_move(&self) -> Vec<Reason> {
        let board = self.position.board();
        let Some((from, to)) = self.table.only_moved(board, self.position.turn()) else {
            return Vec::new();
        };
        let is_pawn = board.role_at(from) == Some(Role::Pawn);
        let promotion = self.table.new_piece.filter(|_| is_pawn).map(|new| new.role);
        reasons(
            self.position,
            Attempt {
                from,
                to,
                promotion,
            },
        )
    }
}
