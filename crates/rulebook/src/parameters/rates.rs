//! Rates of play, rapid and blitz, points.

use serde::{Deserialize, Serialize};

/// Which time control is which rate of play.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatesOfPlay {
    /// For how many moves the addition is counted.
    pub moves_counted: u32,
    /// Whether a delay counts like an increment.
    pub delay_counts: bool,
    /// The bands, slowest first.
    pub bands: Vec<Band>,
}

/// A band of total times in minutes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Band {
    /// What it is.
    pub rate: Rate,
    /// More than this.
    pub over_minutes: Option<u32>,
    /// At least this.
    pub at_least_minutes: Option<u32>,
    /// At most this.
    pub at_most_minutes: Option<u32>,
    /// Less than this.
    pub under_minutes: Option<u32>,
    /// The base time must be at least this.
    pub base_at_least_minutes: Option<u32>,
}

/// A rate of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rate {
    /// FIDE standard play.
    Standard,
    Rapid,
    Blitz,
    /// US Chess Regular only.
    Regular,
    /// US Chess Regular and Quick.
    Dual,
    /// US Chess Quick only.
    Quick,
}

/// Appendices A and B of the FIDE Laws.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RapidBlitz {
    /// Whether the competition rules hold in full.
    pub mode: SupervisionMode,
    /// How many rapid games an arbiter may supervise for that.
    pub rapid_games_for_each_arbiter: u32,
    /// How many blitz games an arbiter may supervise for that.
    pub blitz_games_for_each_arbiter: u32,
    /// Whether every game must then be recorded.
    pub games_recorded: bool,
    /// How often a player may then ask to see the sheet.
    pub scoresheet_requests_at_most: Option<u32>,
    /// Whether players must record.
    pub players_must_record: bool,
    /// Whether players who do not record keep their claims.
    pub claims_kept: ClaimsKept,
    /// After how many moves by each player setting and set-up are fixed without supervision.
    pub fixed_after_moves: u32,
    /// Which illegal position draws after one more move.
    pub illegal_position: IllegalPositionDraw,
}

/// Whether the competition rules hold in full.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SupervisionMode {
    /// The regulations of the event must say.
    MustBeSpecified,
    Supervised,
    /// They do not.
    Unsupervised,
}

/// Whether players who do not record keep their claims.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClaimsKept {
    Kept,
    /// The text does not say.
    NotStated,
}

/// Which illegal position draws after one more move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum IllegalPositionDraw {
    /// The one that was seen, if it still stands.
    ThatOne,
    /// Any that stands then.
    AnyOne,
}

/// Points for a game, in halves.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scoring {
    /// For a win.
    pub win_half_points: u32,
    /// For a draw.
    pub draw_half_points: u32,
    /// For a loss.
    pub loss_half_points: u32,
    /// Whether scores must be normal ones and not exceed the game's maximum.
    pub constrained: Option<bool>,
}
