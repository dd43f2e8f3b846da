//! Reads the events one by one.

use adoube_rulebook::{CaptureFixed, CastlingFixed, Topic, Touch, UpsideDownRook};
use shakmaty::{Chess, Move, Position, Role, Square};

use super::claim::breach_off_move;
use super::event::{Event, Hand, Intent};
use super::obligation::obligation;
use super::question::{Answer, Open, Reply};
use super::table::{NewPiece, Place, Table};
use super::{Breach, Outcome, Step};
use crate::moves::{MovePhase, Progress, captured_square, castling_squares, role_name};
use crate::topics;

/// What came of the events, with open questions answered by their first reply.
pub(super) struct Run {
    pub legal: Vec<Move>,
    pub outcome: Outcome,
    pub open: Vec<Open>,
    pub because: Vec<Step>,
    pub ignored: Vec<usize>,
}

/// The state while events are read.
pub(super) struct Resolver<'a> {
    pub(super) position: &'a Chess,
    touch: &'a Touch,
    answers: &'a [Answer],
    /// The number of the event that is read.
    event: usize,
    pub(super) legal: Vec<Move>,
    pub(super) allowed: Vec<Move>,
    pub(super) phase: MovePhase,
    pub(super) made: Option<Move>,
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
    pub(super) two_hands: bool,
    pub(super) table: Table,
    breaches: Vec<Breach>,
    open: Vec<Open>,
    because: Vec<Step>,
    ignored: Vec<usize>,
}

impl<'a> Resolver<'a> {
    pub fn new(position: &'a Chess, touch: &'a Touch, answers: &'a [Answer]) -> Resolver<'a> {
        let legal = position.legal_moves().to_vec();
        Resolver {
            position,
            touch,
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

    pub fn run(mut self, events: &[Event]) -> Run {
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
                self.step(topics::CASTLING, "the player said that castling follows");
                self.oblige();
            }
            Event::Displace { square, by, intent } => return self.displace(*square, *by, *intent),
            Event::TouchOffBoard { role } => {
                let text = format!("a {} beside the board binds to nothing", role_name(*role));
                self.step(topics::PROMOTION_CHOICE, &text);
            }
            Event::Hand { used } => self.use_hand(*used),
            Event::PressClock => self.press_clock(),
        }
        true
    }

    fn touch_square(&mut self, square: Square, intent: Option<Intent>) -> bool {
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
        let name = self.name(piece);
        let presumed = self.touch.contact_presumed_intended;
        match intent {
            None if self.adjusting => {
                self.step(
                    topics::ADJUSTING,
                    &format!("{name} was adjusted after an announcement"),
                );
                false
            }
            None | Some(Intent::Deliberate) => true,
            Some(Intent::Accidental) => {
                self.step(
                    topics::TOUCH_INTENDED,
                    &format!("{name} was touched by accident"),
                );
                false
            }
            Some(Intent::Adjusting) if self.adjusting => false,
            Some(Intent::Adjusting) => {
                self.breach(
                    topics::ADJUSTING,
                    format!("{name} was adjusted unannounced"),
                );
                presumed
            }
            Some(Intent::Unclear) if presumed => {
                let text = format!("{name} was not clearly touched by accident");
                self.step(topics::TOUCH_INTENDED, &text);
                true
            }
            Some(Intent::Unclear) => {
                let text = format!("Was {name} touched in order to move or capture it?");
                let replies = vec![Reply::NotIntended, Reply::Intended];
                self.ask(topics::TOUCH_INTENDED, text, replies) == Reply::Intended
            }
        }
    }

    fn touch_together(&mut self, squares: &[Square]) -> bool {
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
            let text = "Which of these pieces was touched first?".to_owned();
            if let Reply::TouchedFirst(first) = self.ask(topic, text, replies) {
                pieces.sort_by_key(|piece| *piece != first);
            }
        }
        pieces
    }

    fn lift(&mut self, square: Square) -> bool {
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

    fn remove(&mut self, square: Square) -> bool {
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

    fn displace(&mut self, square: Square, by: Square, intent: Option<Intent>) -> bool {
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

    fn use_hand(&mut self, used: Hand) {
        let changed = self.hand.is_some_and(|hand| hand != used) && self.handled;
        self.hand = Some(used);
        if (used == Hand::Both || changed) && !self.two_hands && !self.adjusting {
            self.two_hands = true;
            self.breach(
                topics::ONE_HAND,
                "two hands were used for one move".to_owned(),
            );
        }
    }

    /// The piece a player means by a square it came from: one in hand, or one that stands there.
    fn piece_named(&self, square: Square) -> Option<Square> {
        if self.table.place(square) == Place::Hand {
            return Some(square);
        }
        self.table.seen(self.position.board(), square)
    }

    fn release(&mut self, from: Option<Square>, square: Square) -> bool {
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
        let name = self.name(piece);
        if meant.is_empty() {
            self.released_illegally(piece, square);
            return;
        }
        let within = self.still_allowed(&meant);
        if within.is_empty() {
            let text = format!("{name} was taken to {square} against this duty");
            self.breach(self.governing, text);
            return;
        }
        let within = self.castling_or_not(within);
        let topic = release_topic(&within);
        self.narrow(within, topic, format!("{name} was released on {square}"));
        self.phase = self.phase.after(Progress::PartReleased);
    }

    fn released_illegally(&mut self, piece: Square, square: Square) {
        let text = format!(
            "{} on {square} is no legal move: it may be corrected before the clock is pressed",
            self.name(piece)
        );
        self.step(topics::ILLEGAL_MOVE, &text);
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
            let text = "Was this the first part of castling, or a move of its own?".to_owned();
            let replies = vec![Reply::NotCastling, Reply::Castling];
            self.ask(topics::CASTLING_MADE, text, replies) == Reply::Castling
        });
        if castles { castling } else { other }
    }

    fn role_of_new_piece(&self, role: Role, upside_down: bool, declared: Option<Role>) -> Role {
        let is_choice = |role: &Role| !matches!(role, Role::King | Role::Pawn);
        match self.touch.upside_down_rook {
            UpsideDownRook::Queen if upside_down && role == Role::Rook => {
                declared.filter(is_choice).unwrap_or(Role::Queen)
            }
            _ => role,
        }
    }

    fn place_promotion(&mut self, new: NewPiece) {
        self.adjusting = false;
        self.handled = true;
        self.table.new_piece = Some(new);
        self.choose(new.square, new.role);
        self.settle();
    }

    /// The choice is final when the new piece touches the square (4.4.4, 9D).
    fn choose(&mut self, square: Square, role: Role) {
        if self.chosen.is_some_and(|chosen| chosen != (square, role)) {
            let text = "the choice of the new piece was changed".to_owned();
            self.breach(topics::PROMOTION_CHOICE, text);
            return;
        }
        let is_meant = |legal: &Move| legal.promotion() == Some(role) && legal.to() == square;
        let meant: Vec<Move> = self.legal.iter().copied().filter(is_meant).collect();
        let name = role_name(role);
        let within = self.still_allowed(&meant);
        if meant.is_empty() {
            let text = format!("no pawn can become a {name} on {square}");
            self.step(topics::PROMOTION, &text);
        } else if within.is_empty() {
            let text = format!("a {name} was put on {square} against this duty");
            self.breach(self.governing, text);
        } else {
            self.chosen = Some((square, role));
            let text = format!("a {name} has touched {square}");
            self.narrow(within, topics::PROMOTION_CHOICE, text);
            self.phase = self.phase.after(Progress::PartReleased);
        }
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
        let mut duty = obligation(self.position, self.touch, &self.touched, self.castling);
        if duty.depends_on_castling {
            let text = "Were king and rook touched in order to castle?".to_owned();
            let replies = vec![Reply::Castling, Reply::NotCastling];
            let reply = self.ask(topics::TOUCHED_CASTLING_ILLEGAL, text, replies);
            self.castling = Some(reply == Reply::Castling);
            duty = obligation(self.position, self.touch, &self.touched, self.castling);
        }
        let (topic, text) = duty.rule;
        if !self.narrow(duty.moves, topic, text) || !duty.capture_of_touched {
            return;
        }
        if self.touch.capture_fixed == CaptureFixed::BothTouched {
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
    fn narrow(&mut self, moves: Vec<Move>, topic: Topic, text: String) -> bool {
        let kept = self.still_allowed(&moves);
        if kept.is_empty() {
            return self.legal.is_empty();
        }
        self.allowed = kept;
        self.governing = topic;
        if self
            .because
            .last()
            .is_none_or(|last| (last.topic, &last.text) != (topic, &text))
        {
            self.step(topic, &text);
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
            self.step(
                topics::MOVE_COMPLETED,
                "the move ends the game and is completed",
            );
            self.phase = self.phase.after(Progress::GameEnded);
        }
    }

    /// Where the king alone decides, castling is fixed when it is released (9C).
    fn castling_by_king(&self) -> Option<Move> {
        match (self.touch.castling_fixed, &self.allowed[..]) {
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
        let topic = made_topic(legal);
        self.governing = topics::PIECE_RELEASED;
        self.step(topic, &format!("{legal} is made"));
    }

    /// Asks, unless it was answered.
    pub(super) fn ask(&mut self, topic: Topic, text: String, replies: Vec<Reply>) -> Reply {
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
                text,
                replies,
            });
        }
        reply
    }

    pub(super) fn step(&mut self, topic: Topic, text: &str) {
        self.because.push(Step {
            topic,
            text: text.to_owned(),
        });
    }

    pub(super) fn breach(&mut self, topic: Topic, text: String) {
        let event = self.event;
        self.breaches.push(Breach {
            event,
            topic,
            text,
            reasons: Vec::new(),
        });
    }

    pub(super) fn illegal_move(&mut self, reasons: Vec<crate::moves::Reason>) {
        let text = "an illegal move was completed".to_owned();
        let topic = topics::ILLEGAL_MOVE;
        self.breaches.push(Breach {
            event: self.event,
            topic,
            text,
            reasons,
        });
    }

    /// The position before the move is set up again; what was touched and released still binds.
    pub(super) fn restore(&mut self) {
        self.table = Table::default();
        self.phase = MovePhase::NotMade;
        self.handled = false;
    }

    fn name(&self, piece: Square) -> String {
        let role = self
            .position
            .board()
            .role_at(piece)
            .map_or("piece", role_name);
        format!("the {role} on {piece}")
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
