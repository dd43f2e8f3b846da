//! Moves that are not plain algebraic notation, and why a move is none.

use adoube_formats::decode;
use adoube_rulebook::Topic;
use shakmaty::{Bitboard, CastlingSide, Chess, Move, Position, Role, Square};

use super::quick::{origin, target, without_check_mark};
use super::report::GameFault;
use crate::moves::{Attempt, Judgement, judge};
use crate::notation::{self, Language, NotationError, Reason};
use crate::topics;

/// Why a word is no legal move.
pub(super) struct WrongMove {
    pub(super) fault: GameFault,
    pub(super) topic: Option<Topic>,
}

/// The legal move a word means, read with patience.
pub(super) fn slow_move(position: &Chess, word: &[u8]) -> Result<Move, WrongMove> {
    let text = decode(word);
    match notation::read(position, &text, &[Language::English]) {
        Ok(reading) => Ok(reading.mv),
        Err(error) => Err(over(position)
            .or_else(|| null_move(word))
            .or_else(|| judged(position, word))
            .unwrap_or_else(|| general(error))),
    }
}

/// No move is legal any more.
fn over(position: &Chess) -> Option<WrongMove> {
    if !position.legal_moves().is_empty() {
        return None;
    }
    let (fault, topic) = match position.is_check() {
        true => (GameFault::OverByCheckmate, topics::CHECKMATE),
        false => (GameFault::OverByStalemate, topics::STALEMATE),
    };
    Some(WrongMove {
        fault,
        topic: Some(topic),
    })
}

/// Programs write so that nobody moved.
fn null_move(word: &[u8]) -> Option<WrongMove> {
    matches!(word, b"--" | b"Z0" | b"@@@@" | b"null").then(|| WrongMove {
        fault: GameFault::NullMove,
        topic: Some(topics::TURN),
    })
}

/// What the Laws say of the piece that was meant, where it is clear which was.
fn judged(position: &Chess, word: &[u8]) -> Option<WrongMove> {
    let Judgement::Illegal(reasons) = judge(position, attempt(position, word)?) else {
        return None;
    };
    let decisive = reasons.into_iter().next()?;
    Some(WrongMove {
        fault: GameFault::Illegal(decisive.fault),
        topic: Some(decisive.topic),
    })
}

/// The only own piece of the kind and place that a word names, going where it says.
fn attempt(position: &Chess, word: &[u8]) -> Option<Attempt> {
    let word = without_check_mark(word);
    if let b"O-O" | b"0-0" | b"O-O-O" | b"0-0-0" = word {
        return castling(position, CastlingSide::from_queen_side(word.len() > 3));
    }
    let (role, rest) = match word.split_first()? {
        (b'N', rest) => (Role::Knight, rest),
        (b'B', rest) => (Role::Bishop, rest),
        (b'R', rest) => (Role::Rook, rest),
        (b'Q', rest) => (Role::Queen, rest),
        (b'K', rest) => (Role::King, rest),
        _ => return None,
    };
    let (start, to) = target(rest)?;
    let pieces: Bitboard = position.board().by_piece(role.of(position.turn())) & origin(start)?;
    Some(Attempt {
        from: pieces.single_square()?,
        to,
        promotion: None,
    })
}

/// The king on its way to castle; in Chess960 onto its rook, while it may still castle there.
fn castling(position: &Chess, side: CastlingSide) -> Option<Attempt> {
    let turn = position.turn();
    let from = position.board().king_of(turn)?;
    let to = match position.castles().mode() {
        shakmaty::CastlingMode::Standard => {
            let home = turn.fold_wb(Square::E1, Square::E8);
            (from == home).then(|| side.king_to(turn))?
        }
        shakmaty::CastlingMode::Chess960 => position.castles().rook(turn, side)?,
    };
    Some(Attempt {
        from,
        to,
        promotion: None,
    })
}

/// What the reader of notation says.
fn general(error: NotationError) -> WrongMove {
    let topic = match &error {
        NotationError::NoSuchMove { reason, .. } => Some(topic(*reason)),
        _ => None,
    };
    WrongMove {
        fault: GameFault::Notation(error),
        topic,
    }
}

fn topic(reason: Reason) -> Topic {
    match reason {
        Reason::OtherPlayersTurn => topics::TURN,
        Reason::KingAttacked => topics::KING_EXPOSED,
        Reason::WrongPromotion => topics::PROMOTION,
        Reason::CastlingImpossible => topics::CASTLING,
        Reason::NoSuchPiece | Reason::OutOfReach => topics::ILLEGAL_MOVE_DEFINED,
    }
}
