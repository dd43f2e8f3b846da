//! Why a move is illegal, as data and in words.

use std::fmt;

use adoube_rulebook::Topic;
use adoube_types::Colour;
use shakmaty::{Role, Square};

use super::role_name;

/// One reason why a move is illegal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reason {
    /// What the article that forbids it is about.
    pub topic: Topic,
    /// What is wrong.
    pub fault: Fault,
}

/// What is wrong with a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// No piece stands there.
    EmptySquare {
        /// Where the move was to start.
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
        square: Square,
    },
    /// A piece of the same player stands on the square of arrival.
    OwnPiece {
        /// The square of arrival.
        square: Square,
        /// What stands there.
        role: Role,
    },
    /// Pieces of this kind do not move so.
    DoesNotMoveSo { role: Role },
    /// A piece stands in the way.
    JumpsOver {
        mover: Role,
        /// What stands in the way.
        role: Role,
        /// Where it stands.
        square: Square,
    },
    /// A pawn cannot advance to or over an occupied square.
    PawnBlocked {
        /// The occupied square.
        square: Square,
    },
    /// A pawn advances two squares only on its first move.
    NotFirstMoveOfPawn,
    /// A pawn moves diagonally only to capture.
    NothingToCapture,
    /// The pawn beside did not just advance two squares.
    NotEnPassant {
        /// The pawn that cannot be captured in passing.
        pawn: Square,
    },
    /// The pawn reached the last rank and was not exchanged.
    PromotionMissing,
    /// A pawn cannot become this.
    PromotionForbidden {
        /// What it was exchanged for.
        role: Role,
    },
    /// Only a pawn that reaches the last rank is exchanged.
    NotAPromotion,
    /// Castling is no longer possible on this side.
    CastlingLost(CastlingLost),
    /// Squares that must be empty for castling are not.
    CastlingBlocked {
        /// The occupied squares.
        squares: Vec<Square>,
    },
    /// The king is in check and cannot castle.
    CastlingInCheck {
        /// The pieces that give check.
        by: Vec<Square>,
    },
    /// The king would cross an attacked square.
    CastlingAcrossAttack {
        /// The attacked square.
        square: Square,
        by: Vec<Square>,
    },
    /// The king would arrive on an attacked square by castling.
    CastlingIntoAttack {
        /// The attacked square.
        square: Square,
        by: Vec<Square>,
    },
    /// The king moves to an attacked square.
    KingIntoAttack { by: Vec<Square> },
    /// The king is in check and stays so.
    StaysInCheck {
        /// The pieces that give check.
        by: Vec<Square>,
    },
    /// The piece is pinned: without it the king is attacked.
    Pinned {
        /// The pinning pieces.
        by: Vec<Square>,
    },
}

/// Why castling is no longer possible.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fault.fmt(f)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::EmptySquare { square } => write!(f, "no piece stands on {square}"),
            Fault::NotOnMove { colour } => write!(f, "{colour} is not on move"),
            Fault::NoMove => f.write_str("the piece stays on its square"),
            Fault::CapturesKing { square } => write!(f, "the king on {square} cannot be captured"),
            Fault::OwnPiece { square, role } => {
                write!(
                    f,
                    "the player's own {} stands on {square}",
                    role_name(*role)
                )
            }
            Fault::DoesNotMoveSo { role } => write!(f, "a {} does not move so", role_name(*role)),
            Fault::JumpsOver {
                mover,
                role,
                square,
            } => {
                let (mover, role) = (role_name(*mover), role_name(*role));
                write!(f, "the {mover} cannot jump over the {role} on {square}")
            }
            Fault::PawnBlocked { square } => write!(f, "the pawn is blocked on {square}"),
            Fault::NotFirstMoveOfPawn => {
                f.write_str("a pawn advances two squares only on its first move")
            }
            Fault::NothingToCapture => f.write_str("the pawn has nothing to capture there"),
            Fault::NotEnPassant { pawn } => {
                write!(f, "the pawn on {pawn} did not just advance two squares")
            }
            Fault::PromotionMissing => f.write_str("the pawn must be exchanged for a new piece"),
            Fault::PromotionForbidden { role } => {
                write!(f, "a pawn cannot become a {}", role_name(*role))
            }
            Fault::NotAPromotion => {
                f.write_str("only a pawn that reaches the last rank is exchanged")
            }
            Fault::CastlingLost(lost) => lost.fmt(f),
            Fault::CastlingBlocked { squares } => {
                write!(f, "for castling {} must be empty", list(squares))
            }
            Fault::CastlingInCheck { by } => {
                write!(
                    f,
                    "the king cannot castle out of the check from {}",
                    list(by)
                )
            }
            Fault::CastlingAcrossAttack { square, by } => {
                write!(
                    f,
                    "castling crosses {square}, which is attacked from {}",
                    list(by)
                )
            }
            Fault::CastlingIntoAttack { square, by } => {
                write!(
                    f,
                    "castling ends on {square}, which is attacked from {}",
                    list(by)
                )
            }
            Fault::KingIntoAttack { by } => {
                write!(f, "the king would be attacked from {}", list(by))
            }
            Fault::StaysInCheck { by } => write!(f, "the king stays in check from {}", list(by)),
            Fault::Pinned { by } => write!(f, "the king would be exposed to {}", list(by)),
        }
    }
}

impl fmt::Display for CastlingLost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            CastlingLost::KingMoved => "the king has moved and cannot castle",
            CastlingLost::NoRook => "there is no rook to castle with",
            CastlingLost::RookMoved => "the rook has moved and cannot castle",
            CastlingLost::KingOrRookMoved => "the king or the rook has moved and cannot castle",
        })
    }
}

fn list(squares: &[Square]) -> String {
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    names.join(", ")
}
