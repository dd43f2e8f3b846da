//! Why a text is no move.

use std::fmt;

use serde::Serialize;
use shakmaty::Move;

/// Why a text is not exactly one legal move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotationError {
    /// It is not written like a move.
    #[error("column {column}: expected {expected}")]
    Unreadable {
        /// The character of the text, from 1.
        column: usize,
        /// What should stand there.
        expected: &'static str,
    },
    /// It is written like a move, but no legal one.
    #[error("no legal move is written like this: {reason}{}", nearby(near))]
    NoSuchMove {
        /// What is in the way.
        reason: Reason,
        /// Legal moves that differ in the piece, the place of departure or the promotion alone, or else
        /// arrive on the same square; none if they are too many to help.
        near: Vec<Candidate>,
    },
    /// It may be any of several legal moves.
    #[error("{}", several(moves))]
    Ambiguous {
        /// All of them.
        moves: Vec<Candidate>,
    },
}

/// A legal move a text may have meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    pub mv: Move,
    /// The move in long algebraic notation, with English letters.
    pub long: String,
}

impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.long)
    }
}

/// What is in the way of a move that is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
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

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::OtherPlayersTurn => "it is White's turn",
            Reason::NoSuchPiece => "the player has no such piece there",
            Reason::OutOfReach => "such a piece does not move there",
            Reason::KingAttacked => "the king would be attacked",
            Reason::WrongPromotion => "the pawn does not become that piece",
            Reason::CastlingImpossible => "castling is not possible",
        })
    }
}

fn nearby(near: &[Candidate]) -> String {
    if near.is_empty() {
        return String::new();
    }
    format!("; legal would be {}", list(near))
}

fn several(moves: &[Candidate]) -> String {
    let promotions_only = moves.iter().all(|other| {
        let same = |of: fn(Move) -> Option<shakmaty::Square>| of(other.mv) == of(moves[0].mv);
        other.mv.is_promotion() && same(Move::from) && same(|mv| Some(mv.to()))
    });
    if promotions_only {
        format!("the new piece is missing: {}", list(moves))
    } else {
        format!("may be {}", list(moves))
    }
}

fn list(moves: &[Candidate]) -> String {
    let names: Vec<&str> = moves.iter().map(|near| near.long.as_str()).collect();
    names.join(" or ")
}
