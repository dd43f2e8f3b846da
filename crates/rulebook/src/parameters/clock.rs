//! Coming late, fallen flags and clocks.

use serde::{Deserialize, Serialize};

/// Article 6.7 of the FIDE Laws, rule 13D of US Chess.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DefaultTime {
    /// How late is too late if the regulations of the event say nothing.
    pub unless_specified: Lateness,
    /// What the event has specified.
    pub specified_minutes: Option<u32>,
    /// Who loses the time if nobody is there.
    pub both_absent: BothAbsent,
    /// Whether equipment must be set up to win by it.
    pub equipment_must_be_set_up: bool,
}

/// How late is too late.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lateness {
    /// The event must say.
    MustBeSpecified,
    /// So many minutes.
    Minutes(u32),
    /// So many minutes or the first control, whichever is shorter.
    MinutesOrFirstControl(u32),
}

/// Who loses the time if nobody is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BothAbsent {
    /// White, until arriving.
    White,
    /// Both, half each.
    SplitEqually,
}

/// Articles 6.8, 6.9 and A.4 of the FIDE Laws, rules 13C and 14G of US Chess.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Flags {
    /// Who may call a flag.
    pub called_by: FlagCallers,
    /// When the opponent of the flagged player wins.
    pub win_needs: WinOnTime,
    /// When the rule for two fallen flags is in force.
    pub both_down: BothFlags,
    /// Whether it needs to be unknown which fell first.
    pub both_down_order_must_be_unknown: bool,
    /// Whether the mark on a digital clock tells which fell first.
    pub clock_mark_decides: bool,
    /// Whether an unsupervised claimant must have time left.
    pub claimant_needs_time: bool,
    /// Whether an unsupervised claimant must stop the clock.
    pub claimant_must_stop_clock: bool,
    /// Whether the arbiter calls flags in unsupervised games.
    pub arbiter_calls_unsupervised: ArbiterCalls,
    /// How many pairs of moves may be missing on a claimant's sheet before sudden death.
    pub claim_missing_pairs_at_most: Option<u32>,
    /// What a claim denied for a poor sheet gives the opponent.
    pub claim_denied_gives_seconds: Option<u32>,
}

/// Who may call a flag.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FlagCallers {
    /// The players and the arbiter.
    PlayersAndArbiter,
    /// The players only.
    PlayersOnly,
}

/// When the opponent of the flagged player wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WinOnTime {
    /// If some series of legal moves mates.
    PossibleMate,
    /// Unless the opponent has one of the listed materials without a forced win.
    MatingMaterial,
}

/// When the rule for two fallen flags is in force.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BothFlags {
    Always,
    /// Only if the guidelines for games without increment were announced.
    IfAnnounced,
}

/// Whether the arbiter calls flags.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ArbiterCalls {
    /// The arbiter does.
    Shall,
    /// The arbiter can.
    Can,
    /// Only a comment says so.
    ByComment,
    /// The director does not.
    Never,
}

/// Clocks and time pressure.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockRules {
    /// What an assistant for the clock or the scoresheet usually costs.
    pub assistant_costs_minutes: Option<u32>,
    /// When players are in time pressure.
    pub time_pressure: Option<TimePressure>,
    /// The delay if the organiser names none, by base time, in controls of a single sudden-death
    /// period.
    #[serde(default)]
    pub default_delays: Vec<DefaultDelay>,
    /// The same in mixed and repeating controls, whatever the base time (US Chess 5E, 5E2).
    pub mixed_or_repeating_default_delay_seconds: Option<u32>,
    /// What must be left of a player's time if time is subtracted when a clock is changed or
    /// corrected.
    pub defective_clock_floor: Option<ClockFloor>,
    /// Before the determination of which move of Black's a late player may change the clock.
    pub change_before_black_move: Option<u32>,
    /// Whether clocks without increment and delay have a time control of their own.
    pub other_control_without_increment: bool,
    /// Whether clocks without delay have a time control of their own.
    pub other_control_without_delay: bool,
    /// Whether the event fixed which way clocks face and who sits where.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sides_fixed: bool,
    /// At what hour of an analog clock the first control ends.
    pub analog_first_control_ends_at: Option<u32>,
    /// The usual rest between two games.
    pub rest_between_games_minutes: Option<u32>,
}

/// When players are in time pressure (US Chess 11D1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimePressure {
    /// Either player has less than this,
    pub below_seconds: u32,
    /// and less than this is added for each move.
    pub addition_below_seconds: u32,
}

/// The delay for some base times (US Chess 5E2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DefaultDelay {
    /// Base times of at least so many whole minutes.
    pub base_from_minutes: u32,
    pub delay_seconds: u32,
}

/// What a director who subtracts time must leave (US Chess 16O): the greater of the two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockFloor {
    /// In any case.
    pub seconds: u32,
    /// For each move still owed in the control.
    pub seconds_for_each_move: u32,
}
