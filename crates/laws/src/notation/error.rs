//! Why a text is no move.

use adoube_types::facts::AnyOf;
use serde::{Serialize, Serializer};
use shakmaty::Move;

/// Why a text is not exactly one legal move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum NotationError {
    /// It is not written like a move.
    Unreadable {
        /// The character of the text, from 1.
        column: usize,
        /// What should stand there.
        expected: Expected,
    },
    /// It is written like a move, but no legal one.
    NoSuchMove {
        /// What is in the way.
        reason: Reason,
        /// Legal moves that differ in the piece, the place of departure or the promotion alone, or else
        /// arrive on the same square; none if they are too many to help.
        #[serde(serialize_with = "any_of")]
        near: Vec<Candidate>,
    },
    /// It may be any of several legal moves.
    Ambiguous {
        /// All of them.
        #[serde(serialize_with = "any_of")]
        moves: Vec<Candidate>,
        /// Only the new piece of the promotion is missing.
        promotion: bool,
    },
}

/// A legal move a text may have meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    pub mv: Move,
    /// The move in long algebraic notation, with English letters.
    pub long: String,
}

impl Serialize for Candidate {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.long)
    }
}

/// What should stand at a place of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "expected-in-move")]
pub enum Expected {
    Move,
    Square,
    SquareOfArrival,
    Piece,
    Rank,
    HyphenOrCapture,
    EndOfMove,
    NothingAfterResult,
}

/// What is in the way of a move that is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename = "notation-reason", rename_all = "kebab-case")]
pub enum Reason {
    /// The other player is to move.
    OtherPlayersTurn,
    /// The player has no such piece, or not where it was written.
    NoSuchPiece,
    /// The piece does not move there.
    OutOfReach,
    /// The king would be attacked (article 3.9).
    KingAttacked,
    /// The new piece of the promotion: there is none, or not that one.
    WrongPromotion,
    /// Castling is not possible (article 3.8.2).
    CastlingImpossible,
}

impl NotationError {
    /// Several legal moves that a text may have meant.
    pub(super) fn ambiguous(moves: Vec<Candidate>) -> NotationError {
        let promotion = moves.iter().all(|other| {
            let same = |of: fn(Move) -> Option<shakmaty::Square>| of(other.mv) == of(moves[0].mv);
            other.mv.is_promotion() && same(Move::from) && same(|mv| Some(mv.to()))
        });
        NotationError::Ambiguous { moves, promotion }
    }
}

fn any_of<S: Serializer>(moves: &[Candidate], to: S) -> Result<S::Ok, S::Error> {
    AnyOf(moves.to_vec()).serialize(to)
}
