//! Moves on the board: legal or why not, and how far a move has come.
//!
//! [`judge`] takes what a player tried and gives the legal move, or every reason why it is illegal,
//! in the order of the articles. [`MovePhase`] tells a move that is made from one that is completed.
//!
//! ```
//! use adoube_laws::moves::{Attempt, Fault, Judgement, judge};
//! use shakmaty::{Chess, Square};
//!
//! let attempt = Attempt { from: Square::A1, to: Square::A3, promotion: None };
//! let Judgement::Illegal(reasons) = judge(&Chess::new(), attempt) else { panic!() };
//! assert!(matches!(reasons[0].fault, Fault::JumpsOver { square: Square::A2, .. }));
//! ```

mod castling;
mod phase;
mod reason;
mod reasons;

use shakmaty::{Chess, Move, Position, Role, Square};

pub use castling::{castling_squares, king_arrival};
pub use phase::{MovePhase, Progress};
pub use reason::{CastlingLost, Fault, Reason};
pub use reasons::reasons;

/// What a player tried: a piece taken from one square to another.
///
/// Castling is the king's step of two squares. In a Chess960 game it is the king taken to its own
/// rook; a king taken two or more squares to its castling square is understood as well.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Attempt {
    /// Where the piece stood.
    pub from: Square,
    /// Where it was put.
    pub to: Square,
    /// What the pawn was exchanged for.
    pub promotion: Option<Role>,
}

/// The answer of [`judge`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Judgement {
    /// The move is legal.
    Legal(Move),
    /// The move is illegal, for at least one reason; the decisive one comes first.
    Illegal(Vec<Reason>),
}

/// Whether a player may move so.
pub fn judge(position: &Chess, attempt: Attempt) -> Judgement {
    match legal_move(position, attempt) {
        Some(legal) => Judgement::Legal(legal),
        None => Judgement::Illegal(reasons(position, attempt)),
    }
}

fn legal_move(position: &Chess, attempt: Attempt) -> Option<Move> {
    let is_meant = |legal: &Move| match *legal {
        Move::Castle { king, rook } => {
            attempt.from == king
                && attempt.promotion.is_none()
                && castling::rook_meant(position, king, attempt.to) == Some(rook)
        }
        other => {
            other.from() == Some(attempt.from)
                && other.to() == attempt.to
                && other.promotion() == attempt.promotion
        }
    };
    position.legal_moves().into_iter().find(is_meant)
}

/// The square of the piece a move captures, which en passant is not the square of arrival.
pub fn captured_square(legal: Move) -> Option<Square> {
    match legal {
        Move::Normal { capture, to, .. } => capture.map(|_| to),
        Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
        Move::Castle { .. } | Move::Put { .. } => None,
    }
}

/// The name of a kind of piece in files.
pub(crate) fn role_name(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}
