//! What acts on the board come to, as facts.

use serde::Serialize;
use shakmaty::{Move, Role, Square};

use crate::fact::{self, PieceOn};

/// A step of the argument about touched pieces.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum TouchStep {
    Adjusted {
        piece: PieceOn,
    },
    ByAccident {
        piece: PieceOn,
    },
    NotClearlyByAccident {
        piece: PieceOn,
    },
    CastlingSaid,
    BesideTheBoard {
        #[serde(serialize_with = "fact::role")]
        role: Role,
    },
    /// A piece must be moved: the only one touched, or the first that can be used.
    MustMove {
        piece: PieceOn,
        first_usable: bool,
    },
    MustMoveWithoutCastling {
        piece: PieceOn,
        first_usable: bool,
    },
    MustBeCaptured {
        piece: PieceOn,
        first_usable: bool,
    },
    MustCapture {
        piece: PieceOn,
        other: PieceOn,
    },
    MustCastle,
    /// Castling with the touched rook is illegal.
    AnotherKingMove,
    /// Castling is illegal and the king cannot move.
    NoKingMove,
    NonePossible,
    Released {
        piece: PieceOn,
        #[serde(serialize_with = "fact::square")]
        square: Square,
    },
    ReleasedIllegally {
        piece: PieceOn,
        #[serde(serialize_with = "fact::square")]
        square: Square,
    },
    NoSuchPromotion {
        #[serde(serialize_with = "fact::role")]
        role: Role,
        #[serde(serialize_with = "fact::square")]
        square: Square,
    },
    PromotionChosen {
        #[serde(serialize_with = "fact::role")]
        role: Role,
        #[serde(serialize_with = "fact::square")]
        square: Square,
    },
    BecomesQueen,
    Made {
        #[serde(rename = "move", serialize_with = "fact::written")]
        mv: Move,
    },
    EndsGame,
    ClockPressed,
    /// A legal move against a duty.
    StandsUnlessClaimed,
}

/// What broke an article.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum TouchBreach {
    AdjustedUnannounced {
        piece: PieceOn,
    },
    TwoHands,
    PressedAfterTwoHands,
    TakenAgainstDuty {
        piece: PieceOn,
        #[serde(serialize_with = "fact::square")]
        square: Square,
    },
    PromotedAgainstDuty {
        #[serde(serialize_with = "fact::role")]
        role: Role,
        #[serde(serialize_with = "fact::square")]
        square: Square,
    },
    ChoiceChanged,
    PressedWithoutMove,
    PressedBeforeEnd {
        #[serde(rename = "move", serialize_with = "fact::written")]
        mv: Move,
    },
    CaptureLeftStanding,
    PawnNotReplaced,
    IllegalMove,
    TouchedOffMove,
    MovedOffMove,
}

/// What must be asked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum TouchQuestion {
    Intended { piece: PieceOn },
    WhichFirst,
    MeantToCastle,
    PartOfCastling,
    CastlingUnfinished,
}
