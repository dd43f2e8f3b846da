//! Games without increment, adjourned games, and where such rules stand.

use serde::{Deserialize, Serialize};

/// Appendix G or Guidelines III of the FIDE Laws, rule 14H of US Chess.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quickplay {
    /// Whether these rules are in force.
    pub in_force: QuickplayUse,
    /// How much time the claimant may have left.
    pub seconds_left: u32,
    /// Whether exactly that much is still little enough.
    pub seconds_left_included: bool,
    /// What a claimant gets to go on with.
    pub relief: Relief,
    /// The delay or increment for both, if it is fixed.
    pub relief_seconds: Option<u32>,
    /// What the opponent then gets, and after a rejected claim.
    pub opponent_gains_seconds: Option<u32>,
    /// How much a clearly wrong claim may cost.
    pub wrong_claim_costs_up_to_seconds: Option<u32>,
    /// Whether the event announced a list of positions for such claims in blitz.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub blitz_list: bool,
}

/// Whether the rules for the end of a game without increment are in force.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum QuickplayUse {
    /// If it was announced.
    IfAnnounced,
    /// It must be announced whether they are.
    MustBeAnnounced,
    /// No claim is allowed.
    NotAllowed,
    /// They are: the event said so.
    InForce,
}

/// What a claimant gets to go on with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Relief {
    /// A delay or an increment for both.
    DelayOrIncrement,
    /// An increment for both.
    Increment,
    /// A delay clock; the claimant keeps half of the time.
    DelayClockAndHalfTime,
}

/// What an edition says of sealed moves and adjourned games.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Adjournment {
    /// What an ambiguous sealed move leads to.
    pub ambiguous_move: AmbiguousMove,
    /// What a lost envelope leads to.
    pub missing_envelope: MissingEnvelope,
    /// Within how many moves a wrongly resumed position is corrected.
    pub wrong_position_within_moves: Option<u32>,
    /// Whether games are adjudicated as a matter of course, as the event announced.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub games_adjudicated: bool,
}

/// What an event by correspondence announced.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Correspondence {
    /// Whether the first time a player oversteps costs days instead of the game.
    pub first_overstep_costs_days: bool,
}

/// What an ambiguous sealed move leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AmbiguousMove {
    Loses,
    /// The opponent may choose.
    OpponentChooses,
}

/// What a lost envelope leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MissingEnvelope {
    /// The sealer plays the move stated as sealed.
    SealerStatesMove,
    /// The game goes on from the adjourned position.
    FromPosition,
}

/// Where some subjects stand in this edition.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Parts {
    pub notation: Option<String>,
    /// Visually disabled players.
    pub blind: Option<String>,
    pub adjournment: Option<String>,
    /// Chess960.
    pub chess960: Option<String>,
    /// Games without increment.
    pub quickplay: Option<String>,
}
