//! What touched pieces bind a player to (FIDE 4.3 to 4.5; US Chess 10B to 10D, 10I).

use adoube_rulebook::{RookFirst, Topic, Touch};
use shakmaty::{Chess, Move, Position, Role, Square};

use super::TouchStep;
use crate::fact::PieceOn;
use crate::moves::{captured_square, castling_squares};
use crate::topics;

/// The moves that touched pieces leave, and the rule that says so.
pub(super) struct Obligation {
    pub moves: Vec<Move>,
    pub rule: (Topic, TouchStep),
    /// Whether the first piece of each colour must capture and be captured.
    pub capture_of_touched: bool,
    /// Whether the answer depends on whether the player meant to castle.
    pub depends_on_castling: bool,
}

impl Obligation {
    fn new(moves: Vec<Move>, topic: Topic, step: TouchStep) -> Obligation {
        Obligation {
            moves,
            rule: (topic, step),
            capture_of_touched: false,
            depends_on_castling: false,
        }
    }
}

/// What pieces, named by their squares in the order they were touched, bind to. `castling` says
/// whether the player meant to castle, if that is known.
pub(super) fn obligation(
    position: &Chess,
    touch: &Touch,
    touched: &[Square],
    castling: Option<bool>,
) -> Obligation {
    let scene = Scene::new(position, touch, touched);
    let found = scene.by_touch(castling);
    scene.castling_duty(found)
}

struct Scene<'a> {
    position: &'a Chess,
    touch: &'a Touch,
    touched: &'a [Square],
    /// The legal moves without the castlings that are barred.
    open: Vec<Move>,
}

impl<'a> Scene<'a> {
    fn new(position: &'a Chess, touch: &'a Touch, touched: &'a [Square]) -> Scene<'a> {
        let legal = position.legal_moves();
        let mut scene = Scene {
            position,
            touch,
            touched,
            open: legal.to_vec(),
        };
        let open: Vec<Move> = legal
            .iter()
            .copied()
            .filter(|m| !scene.is_barred(*m))
            .collect();
        if !open.is_empty() {
            scene.open = open;
        }
        scene
    }

    fn role(&self, square: Square) -> Option<Role> {
        self.position.board().role_at(square)
    }

    fn is_own(&self, square: Square) -> bool {
        self.position.us().contains(square)
    }

    fn is_own_rook(&self, square: Square) -> bool {
        self.is_own(square) && self.role(square) == Some(Role::Rook)
    }

    fn order(&self, square: Square) -> Option<usize> {
        self.touched.iter().position(|touched| *touched == square)
    }

    /// When the king was touched.
    fn king_order(&self) -> Option<usize> {
        self.order(self.position.board().king_of(self.position.turn())?)
    }

    /// The rooks touched after the king, or before it.
    fn rooks(&self, after_king: bool) -> impl Iterator<Item = Square> {
        let king = self.king_order();
        self.touched
            .iter()
            .enumerate()
            .filter_map(move |(order, square)| {
                let right_order = king.is_some_and(|king| (order > king) == after_king);
                (right_order && self.is_own_rook(*square)).then_some(*square)
            })
    }

    fn is_barred(&self, legal: Move) -> bool {
        let Move::Castle { rook, .. } = legal else {
            return false;
        };
        match self.touch.rook_first {
            RookFirst::BarsThatSide => self.rooks(false).any(|first| first == rook),
            RookFirst::BarsCastling => self.rooks(false).next().is_some(),
            RookFirst::Allowed => false,
        }
    }

    fn open_where(&self, keep: impl Fn(Move) -> bool) -> Vec<Move> {
        self.open
            .iter()
            .copied()
            .filter(|legal| keep(*legal))
            .collect()
    }

    /// The moves by which a touched piece is moved or captured.
    fn uses(&self, square: Square) -> Vec<Move> {
        if self.is_own(square) {
            self.open_where(|legal| moves_piece(legal, square, self.touch.rook_first))
        } else {
            self.open_where(|legal| captured_square(legal) == Some(square))
        }
    }

    fn by_touch(&self, castling: Option<bool>) -> Obligation {
        let own = self.touched.iter().find(|square| self.is_own(**square));
        let other = self.touched.iter().find(|square| !self.is_own(**square));
        if let (Some(own), Some(other)) = (own, other) {
            let captures = self.open_where(|legal| {
                legal.from() == Some(*own) && captured_square(legal) == Some(*other)
            });
            if !captures.is_empty() {
                return self.capture_of_touched(captures, *own, *other);
            }
        }
        let both = own.is_some() && other.is_some();
        self.first_usable(both, castling)
    }

    fn capture_of_touched(&self, captures: Vec<Move>, own: Square, other: Square) -> Obligation {
        let step = TouchStep::MustCapture {
            piece: self.piece(own),
            other: self.piece(other),
        };
        Obligation {
            capture_of_touched: true,
            ..Obligation::new(captures, topics::TOUCHED_BOTH, step)
        }
    }

    fn first_usable(&self, both: bool, castling: Option<bool>) -> Obligation {
        for square in self.touched {
            let uses = self.uses(*square);
            if castling != Some(false) && self.is_rook_beside_touched_king(*square) {
                let depends_on_castling = castling.is_none() && !uses.is_empty();
                let topic = topics::TOUCHED_CASTLING_ILLEGAL;
                let free = Obligation::new(self.open.clone(), topic, TouchStep::NoKingMove);
                return Obligation {
                    depends_on_castling,
                    ..free
                };
            }
            if !uses.is_empty() {
                let (topic, step) = self.rule(*square, both);
                return Obligation::new(uses, topic, step);
            }
        }
        let step = TouchStep::NonePossible;
        Obligation::new(self.open.clone(), topics::TOUCHED_NONE_POSSIBLE, step)
    }

    /// Whether this is a rook touched after the king, on the rank where they castle.
    fn is_rook_beside_touched_king(&self, square: Square) -> bool {
        let Some(king) = self.position.board().king_of(self.position.turn()) else {
            return false;
        };
        self.rooks(true).any(|rook| rook == square)
            && king.rank() == self.position.turn().backrank()
            && square.rank() == king.rank()
    }

    fn rule(&self, square: Square, both: bool) -> (Topic, TouchStep) {
        let piece = self.piece(square);
        let first_usable = self.touched.first() != Some(&square);
        let must_move = TouchStep::MustMove {
            piece,
            first_usable,
        };
        let (topic, step) = if !self.is_own(square) {
            let captured = TouchStep::MustBeCaptured {
                piece,
                first_usable,
            };
            (topics::TOUCHED_OPPONENT, captured)
        } else if self.rooks(false).any(|rook| rook == square) {
            (topics::TOUCHED_ROOK_FIRST, must_move)
        } else if self.role(square) == Some(Role::King) && self.rooks(false).next().is_some() {
            let without = TouchStep::MustMoveWithoutCastling {
                piece,
                first_usable,
            };
            (topics::TOUCHED_ROOK_FIRST, without)
        } else {
            (topics::TOUCHED_OWN, must_move)
        };
        (if both { topics::TOUCHED_BOTH } else { topic }, step)
    }

    /// King, then rook: castling with it, if that is still possible (4.4.1); otherwise the king
    /// moves (4.4.3).
    fn castling_duty(&self, found: Obligation) -> Obligation {
        let castling_with = |rook: Square| {
            let is_it = |m: &Move| matches!(m, Move::Castle { rook: with, .. } if *with == rook);
            found.moves.iter().copied().find(is_it)
        };
        let mut rooks = self.rooks(true);
        if self.touch.king_and_rook_must_castle
            && let Some(castling) = rooks.find_map(castling_with)
        {
            let (topic, step) = (topics::TOUCHED_KING_AND_ROOK, TouchStep::MustCastle);
            return Obligation::new(vec![castling], topic, step);
        }
        let king_moves =
            !found.moves.is_empty() && found.moves.iter().all(|legal| legal.role() == Role::King);
        let illegal =
            |rook: Square| self.is_rook_beside_touched_king(rook) && castling_with(rook).is_none();
        if king_moves && !found.capture_of_touched && self.rooks(true).any(illegal) {
            let rule = (topics::TOUCHED_CASTLING_ILLEGAL, TouchStep::AnotherKingMove);
            return Obligation { rule, ..found };
        }
        found
    }

    fn piece(&self, square: Square) -> PieceOn {
        PieceOn {
            name: self.role(square).into(),
            square,
        }
    }
}

/// Whether a move moves a touched piece. Castling is a king's move, but for a rook that castles
/// while its king stays, and where a rook may be touched first.
fn moves_piece(legal: Move, square: Square, rook_first: RookFirst) -> bool {
    match legal {
        Move::Castle { king, rook } if rook == square => {
            castling_squares(king, rook).0 == king || rook_first == RookFirst::Allowed
        }
        other => other.from() == Some(square),
    }
}
