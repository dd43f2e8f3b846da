//! Why a move is illegal.

use adoube_rulebook::Topic;
use adoube_types::Colour;
use serde::Serialize;
use shakmaty::{Role, Square};

use crate::fact;

/// One reason why a move is illegal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reason {
    /// What the article that forbids it is about.
    pub topic: Topic,
    /// What is wrong.
    pub fault: Fault,
}

/// What is wrong with a move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "move-fault")]
pub enum Fault {
    /// No piece stands there.
    EmptySquare {
        /// Where the move was to start.
        #[serde(serialize_with = "fact::square")]
        square: Square,
    },
    /// The piece belongs to the player who is not on move.
    NotOnMove {
        /// Whose piece it is.
        colour: Colour,
    },
    /// The piece stayed where it was.
    NoMove,
    /// A king cannot be captured.
    CapturesKing {
        /// Where the king stands.
        #[serde(serialize_with = "fact::square")]
        square: Square,
    },
    /// A piece of the same player stands on the square of arrival.
    OwnPiece {
        /// The square of arrival.
        #[serde(serialize_with = "fact::square")]
        square: Square,
        /// What stands there.
        #[serde(serialize_with = "fact::role")]
        role: Role,
    },
    /// Pieces of this kind do not move so.
    DoesNotMoveSo {
        #[serde(serialize_with = "fact::role")]
        role: Role,
    },
    /// A piece stands in the way.
    JumpsOver {
        #[serde(serialize_with = "fact::role")]
        mover: Role,
        /// What stands in the way.
        #[serde(serialize_with = "fact::role")]
        role: Role,
        /// Where it stands.
        #[serde(serialize_with = "fact::square")]
        square: Square,
    },
    /// A pawn cannot advance to or over an occupied square.
    PawnBlocked {
        /// The occupied square.
        #[serde(serialize_with = "fact::square")]
        square: Square,
    },
    /// A pawn advances two squares only on its first move.
    NotFirstMoveOfPawn,
    /// A pawn moves diagonally only to capture.
    NothingToCapture,
    /// The pawn beside did not just advance two squares.
    NotEnPassant {
        /// The pawn that cannot be captured in passing.
        #[serde(serialize_with = "fact::square")]
        pawn: Square,
    },
    /// The pawn reached the last rank and was not exchanged.
    PromotionMissing,
    /// A pawn cannot become this.
    PromotionForbidden {
        /// What it was exchanged for.
        #[serde(serialize_with = "fact::role")]
        role: Role,
    },
    /// Only a pawn that reaches the last rank is exchanged.
    NotAPromotion,
    /// Castling is no longer possible on this side.
    CastlingLost(CastlingLost),
    /// Squares that must be empty for castling are not.
    CastlingBlocked {
        /// The occupied squares.
        #[serde(serialize_with = "fact::squares")]
        squares: Vec<Square>,
    },
    /// The king is in check and cannot castle.
    CastlingInCheck {
        /// The pieces that give check.
        #[serde(serialize_with = "fact::squares")]
        by: Vec<Square>,
    },
    /// The king would cross an attacked square.
    CastlingAcrossAttack {
        /// The attacked square.
        #[serde(serialize_with = "fact::square")]
        square: Square,
        #[serde(serialize_with = "fact::squares")]
        by: Vec<Square>,
    },
    /// The king would arrive on an attacked square by castling.
    CastlingIntoAttack {
        /// The attacked square.
        #[serde(serialize_with = "fact::square")]
        square: Square,
        #[serde(serialize_with = "fact::squares")]
        by: Vec<Square>,
    },
    /// The king moves to an attacked square.
    KingIntoAttack {
        #[serde(serialize_with = "fact::squares")]
        by: Vec<Square>,
    },
    /// The king is in check and stays so.
    StaysInCheck {
        /// The pieces that give check.
        #[serde(serialize_with = "fact::squares")]
        by: Vec<Square>,
    },
    /// The piece is pinned: without it the king is attacked.
    Pinned {
        /// The pinning pieces.
        #[serde(serialize_with = "fact::squares")]
        by: Vec<Square>,
    },
}

/// Why castling is no longer possible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum CastlingLost {
    /// The king does not stand where it began.
    KingMoved,
    /// There is no rook to castle with.
    NoRook,
    /// The rook has moved, or is not the original one; the king has not moved.
    RookMoved,
    /// The king or the rook has moved; the position does not tell which.
    KingOrRookMoved,
}
