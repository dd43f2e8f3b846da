//! Moves that are not plain algebraic notation, and why a move is none.

use adoube_formats::decode;
use adoube_rulebook::Topic;
use shakmaty::{Chess, Move, Position};

use crate::notation::{self, Language, NotationError, Reason};
use crate::topics;

/// Why a word is no legal move.
pub(super) struct WrongMove {
    pub(super) message: String,
    pub(super) topic: Option<Topic>,
}

/// The legal move a word means, read with patience.
pub(super) fn slow_move(position: &Chess, word: &[u8]) -> Result<Move, WrongMove> {
    let text = decode(word);
    match notation::read(position, &text, &[Language::English]) {
        Ok(reading) => Ok(reading.mv),
        Err(error) => Err(wrong(position, &error)),
    }
}

fn wrong(position: &Chess, error: &NotationError) -> WrongMove {
    if position.legal_moves().is_empty() {
        let (message, topic) = match position.is_check() {
            true => ("the game was over by checkmate", topics::CHECKMATE),
            false => ("the game was over by stalemate", topics::STALEMATE),
        };
        return WrongMove {
            message: message.to_owned(),
            topic: Some(topic),
        };
    }
    WrongMove {
        message: error.to_string(),
        topic: topic(error),
    }
}

fn topic(error: &NotationError) -> Option<Topic> {
    let NotationError::NoSuchMove { reason, .. } = error else {
        return None;
    };
    Some(match reason {
        Reason::OtherPlayersTurn => topics::TURN,
        Reason::KingAttacked => topics::KING_EXPOSED,
        Reason::WrongPromotion => topics::PROMOTION,
        Reason::CastlingImpossible => topics::CASTLING,
        Reason::NoSuchPiece | Reason::OutOfReach => topics::ILLEGAL_MOVE_DEFINED,
    })
}
