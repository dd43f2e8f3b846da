//! The press of the clock: completes a made move, or is a breach.

use adoube_rulebook::{PawnNotReplaced, Treatment, TwoHandedMoves};
use shakmaty::{Move, Position, Role};

use super::{Resolver, made_topic};
use crate::moves::{Attempt, MovePhase, Progress, Reason, reasons};
use crate::topics;
use crate::touch::question::Reply;
use crate::touch::{TouchBreach, TouchQuestion, TouchStep};

impl Resolver<'_> {
    pub(super) fn press_clock(&mut self) {
        if self.two_hands && self.two_hands_are_illegal() {
            self.breach(topics::TWO_HANDS, TouchBreach::PressedAfterTwoHands);
        }
        self.two_hands = false;
        match self.made {
            Some(made) if self.table.shows(made) => {
                self.phase = self.phase.after(Progress::ClockPressed);
                self.withdraw_castling_question();
                self.step(topics::MOVE_COMPLETED, TouchStep::ClockPressed);
            }
            _ if self.table.is_as_before() => {
                self.breach(topics::CLOCK_WITHOUT_MOVE, TouchBreach::PressedWithoutMove);
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
        let early = TouchBreach::PressedBeforeEnd { mv: made };
        self.breach(made_topic(made), early);
    }

    fn press_half_way(&mut self) {
        match self.allowed.first() {
            Some(Move::Castle { .. }) => self.press_in_castling(),
            Some(legal) if legal.is_promotion() && self.table.new_piece.is_none() => {
                self.press_before_replacing();
            }
            Some(legal) if self.table.is_capture_left_standing(*legal) => {
                self.breach(topics::CAPTURE_MADE, TouchBreach::CaptureLeftStanding);
            }
            _ => self.press_after_wrong_move(),
        }
    }

    /// The pawn still stands on the last rank (7.5.2, 8F7).
    fn press_before_replacing(&mut self) {
        self.breach(topics::PAWN_NOT_REPLACED, TouchBreach::PawnNotReplaced);
        let is_queen = |legal: &Move| legal.promotion() == Some(Role::Queen);
        let mut queens = self.allowed.iter().copied().filter(is_queen);
        let (Some(queen), None) = (queens.next(), queens.next()) else {
            return;
        };
        if self.parameters.illegal_moves.pawn_not_replaced == PawnNotReplaced::BecomesQueen {
            self.make(queen);
            self.step(topics::PAWN_NOT_REPLACED, TouchStep::BecomesQueen);
            self.phase = self.phase.after(Progress::ClockPressed);
        }
    }

    /// Half of a legal castling stands on the board: nobody but the arbiter can tell what was meant.
    fn press_in_castling(&mut self) {
        let replies = vec![Reply::UnfinishedCastling, Reply::IllegalMove];
        let question = TouchQuestion::CastlingUnfinished;
        if self.ask(topics::CASTLING_MADE, question, replies) == Reply::IllegalMove {
            self.illegal_move(Vec::new());
            self.restore();
        }
    }

    /// An illegal move, or a legal one against a duty, which stands unless it is claimed in time.
    fn press_after_wrong_move(&mut self) {
        if self.legal.iter().any(|legal| self.table.shows(*legal)) {
            self.step(topics::TOUCH_CLAIM_LAPSES, TouchStep::StandsUnlessClaimed);
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
