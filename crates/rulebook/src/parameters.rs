//! What an edition fixes in numbers and alternatives, by subject.

use serde::{Deserialize, Serialize};

/// Everything an edition fixes, as the engines ask for it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Parameters {
    /// Touched pieces, and when a move is made.
    pub touch: Touch,
    /// Agreed, claimed and automatic draws.
    pub draws: Draws,
    /// The player who gives up.
    pub resignation: Resignation,
}

/// Article 4 of the FIDE Laws, rules 9 and 10 of US Chess.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Touch {
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

/// Article 9 of the FIDE Laws, rule 14 of US Chess.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draws {
    /// How many moves each player must have made before they can agree on a draw.
    pub agreement_after_moves: u32,
    /// How often the same position must stand for a claim.
    pub repetition_claim: u32,
    /// How often the same position must stand for a draw without a claim.
    pub repetition_end: u32,
    /// Which appearances count for the draw without a claim.
    pub repetition_end_counts: Appearances,
    /// Moves by each player without a pawn move or capture, for a claim.
    pub quiet_moves_claim: u32,
    /// Moves by each player without a pawn move or capture, for a draw without a claim.
    pub quiet_moves_end: u32,
    /// What the last move of the count for a draw without a claim must have reached.
    pub quiet_moves_end_counts: MoveState,
    /// Whether the draws without a claim end the game of themselves.
    pub ends_without_claim: WithoutClaim,
    /// Whether a repetition may be claimed with a move written down but not played.
    pub repetition_by_intended_move: bool,
    /// Whether the move count may be claimed with a move written down but not played.
    pub quiet_moves_by_intended_move: bool,
    /// Until when the player to move may claim.
    pub claim_until: ClaimUntil,
    /// What a wrong claim gives the opponent.
    pub wrong_claim_bonus: Seconds,
}

/// Which appearances of a position count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Appearances {
    /// All of them.
    Any,
    /// Only those that follow each other every second move of each player.
    ConsecutiveAlternateMoves,
}

/// How far a move has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveState {
    /// Played on the board.
    Made,
    /// Made, and the clock pressed.
    Completed,
}

/// Whether the draws without a claim end the game of themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WithoutClaim {
    /// The game is drawn.
    Automatic,
    /// The director may declare it drawn.
    DirectorMay,
}

/// Until when the player to move may claim a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClaimUntil {
    /// Until a piece is touched with intent.
    PieceTouched,
    /// Until the clock is pressed.
    ClockPressed,
}

/// A time by rate of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seconds {
    /// Standard play.
    pub standard: u32,
    /// Rapid play.
    pub rapid: u32,
    /// Blitz.
    pub blitz: u32,
}

/// What resignation does.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Resignation {
    /// Whether the game is drawn if the opponent cannot mate by any series of legal moves.
    pub draw_if_opponent_cannot_mate: bool,
}
