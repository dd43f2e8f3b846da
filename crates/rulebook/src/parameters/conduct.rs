//! Devices, absence, duties and penalties.

use serde::{Deserialize, Serialize};

/// Article 11 of the FIDE Laws, rule 20 of US Chess.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Conduct {
    /// Which devices are forbidden.
    pub forbidden_devices: Devices,
    /// Where they are.
    pub forbidden_where: DevicePlace,
    /// What the first offence costs.
    pub device_first: DeviceSanction,
    /// What later ones cost.
    pub device_later: DeviceSanction,
    /// Whether the event may set another penalty.
    pub device_penalty_may_differ: bool,
    /// Whether a device may lie switched off in a bag.
    pub device_in_bag: DeviceInBag,
    /// Half points less for prizes for a disturbance after the last game.
    pub prize_half_points_lost: Option<u32>,
    /// What the arbiter may have inspected.
    pub inspection: Vec<Inspected>,
    /// Whether smoking names electronic cigarettes.
    pub smoking_includes_e_cigarettes: bool,
    /// Whether the player who does not have the move reports before leaving the playing area.
    pub report_leaving: ReportLeaving,
    /// How long a player may be away without leave.
    pub absence_minutes: Option<u32>,
    /// Whether players must help to reconstruct a game.
    pub must_help_reconstruct: bool,
    /// Whether players check claims themselves.
    pub players_check_claims: bool,
}

/// Which devices are forbidden.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Devices {
    /// Phones, means of communication and what can suggest moves.
    CommunicatingOrSuggestingMoves,
    /// Every electronic device the arbiter has not approved.
    AnyNotApproved,
    /// Means of communication that are not completely off.
    CommunicatingUnlessOff,
}

/// Where devices are forbidden.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DevicePlace {
    /// On the person, in the venue.
    OnPerson,
    /// In the venue.
    Venue,
}

/// What a device costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeviceSanction {
    /// The game; the opponent wins.
    GameLost,
    /// So much of the offender's time, or half of what is left if that is less.
    OwnSecondsOrHalf(u32),
    /// What the regulations of the event say.
    AsAnnounced,
}

/// Whether a device may lie switched off in a bag.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeviceInBag {
    /// Only if the event allows it.
    IfEventAllows,
    /// The event allows it.
    Allowed,
}

/// What the arbiter may have inspected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Inspected {
    Clothes,
    Bags,
    OtherItems,
    Body,
}

/// Whether the player who does not have the move reports before leaving.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReportLeaving {
    /// There is no such rule.
    NotProvided,
    /// Only if the event requires it.
    IfEventRequires,
    /// The event requires it.
    Required,
}

/// What an arbiter may impose.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Penalties {
    /// The list, mildest first.
    pub list: Vec<Penalty>,
    /// What a breach gives the opponent unless a rule says otherwise.
    pub standard_seconds: Option<u32>,
}

/// A penalty that an edition names, from a warning to expulsion.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Penalty {
    Warning,
    /// More time for the opponent.
    OpponentMoreTime,
    /// Less time for the offender.
    OffenderLessTime,
    /// More points for the opponent, up to the game's maximum.
    OpponentMorePoints,
    /// Fewer points for the offender.
    OffenderFewerPoints,
    /// Loss of the game.
    GameLost,
    /// A fine announced in advance.
    Fine,
    /// Exclusion from rounds.
    ExclusionFromRounds,
    /// Expulsion from the competition.
    Expulsion,
}
