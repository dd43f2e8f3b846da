//! Reads the events one by one.

mod contact;
mod placing;
mod press;
mod promoting;

use adoube_rulebook::{CaptureFixed, CastlingFixed, Parameters, Topic};
use shakmaty::{Chess, Move, Position, Role, Square};

use super::event::{Event, Hand};
use super::obligation::obligation;
use super::off_move::breach_off_move;
use super::question::{Answer, Open, Reply};
use super::table::{NewPiece, Place, Table};
use super::{Breach, Outcome, TouchBreach, TouchQuestion, TouchStep};
use crate::Step;
use crate::fact::PieceOn;
use crate::moves::{MovePhase, Progress, captured_square, castling_squares};
use crate::topics;

/// The replies to whether a release was the first part of castling.
const FIRST_PART_OF_CASTLING: [Reply; 2] = [Reply::NotCastling, Reply::Castling];

/// What came of the events, with open questions answered by their first reply.
pub(super) struct Run {
    pub legal: Vec<Move>,
    pub outcome: Outcome,
    pub open: Vec<Open>,
    pub because: Vec<Step<TouchStep>>,
    pub ignored: Vec<usize>,
}

/// The state while events are read.
pub(super) struct Resolver<'a> {
    position: &'a Chess,
    parameters: &'a Parameters,
    answers: &'a [Answer],
    /// The number of the event that is read.
    event: usize,
    legal: Vec<Move>,
    allowed: Vec<Move>,
    phase: MovePhase,
    made: Option<Move>,
    /// What the rule that narrowed the moves last is about.
    governing: Topic,
    /// Touched pieces in order, by their homes.
    touched: Vec<Square>,
    /// Whether the player meant to castle, if that is known.
    castling: Option<bool>,
    /// The new piece that has touched a square of promotion.
    chosen: Option<(Square, Role)>,
    adjusting: bool,
    hand: Option<Hand>,
    /// Whether a piece was handled with the hand in use.
    handled: bool,
    two_hands: bool,
    table: Table,
    breaches: Vec<Breach>,
    open: Vec<Open>,
    because: Vec<Step<TouchStep>>,
    ignored: Vec<usize>,
}

impl<'a> Resolver<'a> {
    pub(super) fn new(
        position: &'a Chess,
        parameters: &'a Parameters,
        answers: &'a [Answer],
    ) -> Resolver<'a> {
        let legal = position.legal_moves().to_vec();
        Resolver {
            position,
            parameters,
            answers,
            event: 0,
            allowed: legal.clone(),
            legal,
            phase: MovePhase::NotMade,
            made: None,
            governing: topics::ILLEGAL_MOVE_DEFINED,
            touched: Vec::new(),
            castling: None,
            chosen: None,
            adjusting: false,
            hand: None,
            handled: false,
            two_hands: false,
            table: Table::default(),
            breaches: Vec::new(),
            open: Vec::new(),
            because: Vec::new(),
            ignored: Vec::new(),
        }
    }

    pub(super) fn run(mut self, events: &[Event]) -> Run {
        for (number, event) in events.iter().enumerate() {
            self.event = number;
            if self.phase == MovePhase::Completed {
                self.breaches.extend(breach_off_move(number, event));
            } else if !self.read(event) {
                self.ignored.push(number);
            }
        }
        Run {
            legal: self.legal,
            outcome: Outcome {
                allowed: self.allowed,
                phase: self.phase,
                made: self.made,
                breaches: self.breaches,
            },
            open: self.open,
            because: self.because,
            ignored: self.ignored,
        }
    }

    /// Reads an event; `false` if it fits nothing on the board.
    fn read(&mut self, event: &Event) -> bool {
        match event {
            Event::AnnounceAdjust => self.adjusting = true,
            Event::Touch { square, intent } => return self.touch_square(*square, *intent),
            Event::TouchTogether { squares } => return self.touch_together(squares),
            Event::Lift { square } => return self.lift(*square),
            Event::Remove { square } => return self.remove(*square),
            Event::Release { from, square } => return self.release(*from, *square),
            Event::PlacePromotion {
                square,
                role,
                upside_down,
                declared,
                released,
            } => {
                let role = self.role_of_new_piece(*role, *upside_down, *declared);
                self.place_promotion(NewPiece {
                    square: *square,
                    role,
                    released: *released,
                });
            }
            Event::DeclareCastling => {
                self.adjusting = false;
                self.castling = Some(true);
                self.step(topics::CASTLING, TouchStep::CastlingSaid);
                self.oblige();
            }
            Event::Displace { square, by, intent } => return self.displace(*square, *by, *intent),
            Event::TouchOffBoard { role } => {
                let step = TouchStep::BesideTheBoard { role: *role };
                self.step(topics::PROMOTION_CHOICE, step);
            }
            Event::Hand { used } => self.use_hand(*used),
            Event::PressClock => self.press_clock(),
        }
        true
    }

    /// Counts a piece as touched, and applies what follows.
    fn bind(&mut self, piece: Square) {
        if self.made.is_none() && !self.touched.contains(&piece) {
            self.touched.push(piece);
            self.oblige();
        }
    }

    fn oblige(&mut self) {
        if self.touched.is_empty() || self.made.is_some() {
            return;
        }
        let mut duty = obligation(
            self.position,
            &self.parameters.touch,
            &self.touched,
            self.castling,
        );
        if duty.depends_on_castling {
            let replies = vec![Reply::Castling, Reply::NotCastling];
            let question = TouchQuestion::MeantToCastle;
            let reply = self.ask(topics::TOUCHED_CASTLING_ILLEGAL, question, replies);
            self.castling = Some(reply == Reply::Castling);
            duty = obligation(
                self.position,
                &self.parameters.touch,
                &self.touched,
                self.castling,
            );
        }
        let (topic, step) = duty.rule;
        if !self.narrow(duty.moves, topic, step) || !duty.capture_of_touched {
            return;
        }
        if self.parameters.touch.capture_fixed == CaptureFixed::BothTouched {
            self.phase = self.phase.after(Progress::PartReleased);
            if let [capture] = self.allowed[..] {
                self.make(capture);
            }
        }
    }

    fn still_allowed(&self, moves: &[Move]) -> Vec<Move> {
        self.allowed
            .iter()
            .copied()
            .filter(|legal| moves.contains(legal))
            .collect()
    }

    /// Keeps these moves; `false` if none of them was still allowed.
    fn narrow(&mut self, moves: Vec<Move>, topic: Topic, step: TouchStep) -> bool {
        let kept = self.still_allowed(&moves);
        if kept.is_empty() {
            return false;
        }
        self.allowed = kept;
        self.governing = topic;
        if self
            .because
            .last()
            .is_none_or(|last| (last.topic, &last.fact) != (topic, &step))
        {
            self.step(topic, step);
        }
        true
    }

    /// Whether the pieces now show a move that is made, and whether it ended the game.
    fn settle(&mut self) {
        if self.made.is_none() {
            let shown = self
                .allowed
                .iter()
                .copied()
                .find(|legal| self.table.shows(*legal));
            let fixed = shown.or_else(|| self.castling_by_king());
            if let Some(legal) = fixed {
                self.make(legal);
            }
        }
        let Some(made) = self.made.filter(|made| self.table.shows(*made)) else {
            return;
        };
        if self.phase == MovePhase::Made && ends_game(self.position, made) {
            self.step(topics::MOVE_COMPLETED, TouchStep::EndsGame);
            self.phase = self.phase.after(Progress::GameEnded);
        }
    }

    /// Where the king alone decides, castling is fixed when it is released (9C).
    fn castling_by_king(&self) -> Option<Move> {
        match (self.parameters.touch.castling_fixed, &self.allowed[..]) {
            (CastlingFixed::KingReleased, [castling @ Move::Castle { king, rook }]) => {
                let (king_to, _) = castling_squares(*king, *rook);
                (self.table.place(*king) == Place::On(king_to)).then_some(*castling)
            }
            _ => None,
        }
    }

    fn make(&mut self, legal: Move) {
        self.made = Some(legal);
        self.allowed = vec![legal];
        self.phase = self.phase.after(Progress::Made);
        self.governing = made_topic(legal);
        self.step(self.governing, TouchStep::Made { mv: legal });
    }

    /// Asks, unless it was answered.
    fn ask(&mut self, topic: Topic, fact: TouchQuestion, replies: Vec<Reply>) -> Reply {
        let answers = self
            .answers
            .iter()
            .filter(|answer| answer.event == self.event);
        let answered = answers
            .map(|answer| answer.reply)
            .find(|reply| replies.contains(reply));
        let reply = answered.unwrap_or(replies[0]);
        if answered.is_none() {
            self.open.push(Open {
                event: self.event,
                topic,
                fact,
                replies,
            });
        }
        reply
    }

    fn step(&mut self, topic: Topic, fact: TouchStep) {
        self.because.push(Step { topic, fact });
    }

    fn breach(&mut self, topic: Topic, fact: TouchBreach) {
        let event = self.event;
        self.breaches.push(Breach {
            event,
            topic,
            fact,
            reasons: Vec::new(),
        });
    }

    fn illegal_move(&mut self, reasons: Vec<crate::moves::Reason>) {
        self.breaches.push(Breach {
            event: self.event,
            topic: topics::ILLEGAL_MOVE,
            fact: TouchBreach::IllegalMove,
            reasons,
        });
    }

    /// The position before the move is set up again; what was touched and released still binds.
    fn restore(&mut self) {
        self.table = Table::default();
        self.phase = MovePhase::NotMade;
        self.handled = false;
    }

    fn piece(&self, square: Square) -> PieceOn {
        PieceOn {
            name: self.position.board().role_at(square).into(),
            square,
        }
    }
}

fn made_topic(legal: Move) -> Topic {
    if legal.is_castle() {
        topics::CASTLING_MADE
    } else if legal.is_promotion() {
        topics::PROMOTION_MADE
    } else if captured_square(legal).is_some() {
        topics::CAPTURE_MADE
    } else {
        topics::PIECE_RELEASED
    }
}

/// Checkmate and stalemate. Other ends of the game need more than the position.
fn ends_game(position: &Chess, made: Move) -> bool {
    let after = position.clone().play(made);
    after.is_ok_and(|after| after.legal_moves().is_empty())
}
