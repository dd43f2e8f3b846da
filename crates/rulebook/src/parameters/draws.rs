//! Agreed, claimed and automatic draws, and resignation.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::rates::Rate;

use super::{Medium, MoveState};

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
    /// Whether mate on the last move of the count goes before the draw.
    pub mate_goes_first: bool,
    /// What an intended move must be put down on before it is claimed with.
    pub intended_move_on: Vec<Medium>,
    /// What the regulations of an event may forbid.
    pub restriction_may_forbid: Restriction,
    /// Before which move agreements need the arbiter's consent, if the event says so.
    pub restricted_before_move: Option<u32>,
    /// Whether every agreement needs the arbiter's consent, if the event says so.
    pub agreement_needs_consent: bool,
    /// The claim's count for positions the director has named, if there are any.
    pub quiet_moves_claim_in_named_positions: Option<u32>,
    /// Below how much time in sudden death a witness or a director's count helps a claim.
    pub witness_helps_below_seconds: Option<u32>,
}

/// What the regulations of an event may forbid about draws.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Restriction {
    /// There is no such rule.
    NotProvided,
    /// To agree early, or at all.
    Agreeing,
    /// To offer or agree early, or at all.
    OfferingOrAgreeing,
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
    pub standard: u32,
    pub rapid: u32,
    pub blitz: u32,
}

impl Seconds {
    /// The time at this rate of play; US Chess's Quick is rapid, its slower rates are standard play.
    pub fn at(self, rate: Rate) -> Duration {
        let seconds = match rate {
            Rate::Standard | Rate::Regular | Rate::Dual => self.standard,
            Rate::Rapid | Rate::Quick => self.rapid,
            Rate::Blitz => self.blitz,
        };
        Duration::from_secs(seconds.into())
    }
}

/// What resignation does.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Resignation {
    /// Whether the game is drawn if the opponent cannot mate by any series of legal moves.
    pub draw_if_opponent_cannot_mate: bool,
}
