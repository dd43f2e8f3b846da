//! Touched pieces, and when a move is made.

use serde::{Deserialize, Serialize};

use super::MoveState;

/// Article 4 of the FIDE Laws, rules 9 and 10 of US Chess.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Touch {
    /// What the opponent's move must have reached for a player to have the move.
    pub turn_passes_when: MoveState,
    /// Whether any contact that is not clearly an accident counts as intended.
    pub contact_presumed_intended: bool,
    /// Whether a player who touches king and rook must castle there, if that is legal.
    pub king_and_rook_must_castle: bool,
    /// What it means to touch the rook first and then the king.
    pub rook_first: RookFirst,
    /// When a capture can no longer be taken back.
    pub capture_fixed: CaptureFixed,
    /// When castling can no longer be taken back.
    pub castling_fixed: CastlingFixed,
    /// What a rook set upside down on the promotion square is.
    pub upside_down_rook: UpsideDownRook,
}

/// What it means to touch the rook first and then the king.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RookFirst {
    /// No castling with that rook on this move.
    BarsThatSide,
    /// No castling at all on this move.
    BarsCastling,
    /// Castling is allowed; the rook is bound only if castling is illegal.
    Allowed,
}

/// When a capture can no longer be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CaptureFixed {
    /// The captured piece is off the board and the capturing piece released on its square.
    RemovedAndReleased,
    /// Both pieces were touched on purpose.
    BothTouched,
}

/// When castling can no longer be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CastlingFixed {
    /// The rook is released on the square the king crossed.
    RookReleased,
    /// The king is released after its step of two squares.
    KingReleased,
}

/// What a rook set upside down on the promotion square is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UpsideDownRook {
    /// A rook, whatever the player calls it.
    Rook,
    /// A queen, unless the player says otherwise.
    Queen,
}
