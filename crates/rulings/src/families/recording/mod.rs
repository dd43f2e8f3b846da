//! Recording and score sheets: Article 8 of the FIDE Laws with A.2 and A.3, rule 15 of US Chess.

mod duty;
mod excused;
mod requests;
mod result;
mod sheet;
mod updating;

use adoube_clock::{Colour, Span};
use serde::{Deserialize, Serialize};

use crate::GameResult;
use crate::incident::{Decided, Family, Kind};
use crate::scene::Scene;

/// Something about the score sheets.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Recording {
    /// A player does not record.
    NotRecording(NotRecording),
    /// A move was written before it was made.
    RecordedInAdvance(RecordedInAdvance),
    /// A player is behind with recording.
    RecordingBehind(RecordingBehind),
    /// Something else is written or done with the sheet.
    SheetMisused(SheetMisused),
    /// A player asks to see or borrow a sheet.
    SheetRequest(SheetRequest),
    /// The sheets after a flag has fallen.
    SheetsAfterFlag(SheetsAfterFlag),
    /// Nobody can show how many moves were made.
    MoveNumberUnknown(MoveNumberUnknown),
    /// A player is excused from recording.
    ExcusedFromRecording(ExcusedFromRecording),
    /// The result on the sheets is wrong.
    WrongResult(WrongResult),
}

impl Family for Recording {
    const NAME: &'static str = "Recording";
    const KINDS: &'static [Kind] = &[
        Kind::new("not-recording", "a player does not record the moves"),
        Kind::new(
            "recorded-in-advance",
            "a move was written before it was made",
        ),
        Kind::new("recording-behind", "a player is behind with recording"),
        Kind::new("sheet-misused", "notes, a hidden sheet or another notation"),
        Kind::new(
            "sheet-request",
            "a player asks to see or borrow a score sheet",
        ),
        Kind::new(
            "sheets-after-flag",
            "score sheets are incomplete after a flag-fall",
        ),
        Kind::new(
            "move-number-unknown",
            "nobody can show how many moves were made",
        ),
        Kind::new(
            "excused-from-recording",
            "a player cannot record or is excused",
        ),
        Kind::new("wrong-result", "the result was written or reported wrongly"),
    ];

    fn decide(&self, scene: &Scene) -> Decided {
        match self {
            Recording::NotRecording(facts) => facts.decide(scene),
            Recording::RecordedInAdvance(facts) => facts.decide(scene),
            Recording::RecordingBehind(facts) => facts.decide(scene),
            Recording::SheetMisused(facts) => facts.decide(scene),
            Recording::SheetRequest(facts) => facts.decide(scene),
            Recording::SheetsAfterFlag(facts) => facts.decide(scene),
            Recording::MoveNumberUnknown(facts) => facts.decide(scene),
            Recording::ExcusedFromRecording(facts) => facts.decide(scene),
            Recording::WrongResult(facts) => facts.decide(scene),
        }
    }
}

/// A player does not record.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct NotRecording {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// Whether the time that counts was below the limit at some moment of this period. Without it the
    /// clock tells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub was_below: Option<bool>,
    /// The player is visually disabled.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub visually_disabled: bool,
}

/// A move was written before it was made.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RecordedInAdvance {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub purpose: Option<Purpose>,
    /// It was the only legal move.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub forced: bool,
}

/// What a move was written down for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// For a claim of a draw.
    Claim,
    /// To seal it.
    Sealing,
    /// For nothing in particular.
    None,
}

/// A player is behind with recording.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RecordingBehind {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// How many of the player's own moves are not written, before making the next.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub own_moves_missing: Option<u32>,
}

/// Something else is written or done with the sheet.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SheetMisused {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub how: Option<Misuse>,
}

/// What is wrong with a sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Misuse {
    /// Notes that have no place there.
    Notes,
    /// The arbiter cannot see it.
    HiddenFromArbiter,
    /// The opponent cannot see it.
    HiddenFromOpponent,
    /// It is in another notation than the algebraic.
    OtherNotation,
    /// A draw offer was not noted.
    OfferNotNoted,
}

/// A player asks to see or borrow a sheet.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SheetRequest {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    /// Whether the player has the move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on_move: Option<bool>,
    /// Whether both players have the time that a loan needs. Without it the clock tells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub both_have_time: Option<bool>,
    /// The opponent refuses.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub refused: bool,
}

/// The sheets after a flag has fallen.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SheetsAfterFlag {
    /// Who had stopped recording. Without it the sheets tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<Stopped>,
    /// Whether there is a complete record: a sheet, or the arbiter's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub record_complete: Option<bool>,
    /// The next period is sudden death.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub sudden_death_next: bool,
    /// A player dawdles over it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub dawdles: bool,
}

/// Who had stopped recording.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stopped {
    Both,
    White,
    Black,
}

/// Nobody can show how many moves were made.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MoveNumberUnknown {
    /// How many moves the period asks for, counted from the start of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quota: Option<u32>,
    /// How many moves could be shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub found: Option<u32>,
}

/// A player is excused from recording.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ExcusedFromRecording {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Colour>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<Reason>,
    /// The player's whole time, if the time control is not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total_time: Option<Span>,
    /// The clock shows no seconds.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub clock_without_seconds: bool,
}

/// Why a player does not record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    Disability,
    Religion,
    Beginner,
}

/// The result on the sheets is wrong.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct WrongResult {
    /// Whether both players wrote or reported the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub both_agree: Option<bool>,
    /// The result that was reached on the board, if it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub true_result: Option<GameResult>,
    /// How many rounds ago it was; 0 is the round just played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounds_ago: Option<u32>,
}
