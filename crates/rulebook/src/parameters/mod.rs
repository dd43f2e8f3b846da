//! What an edition fixes in numbers and alternatives, by subject.
//!
//! A name carries the unit of its number. `None` means that the edition has no such rule, or that
//! its text is not at hand; the edition's gaps tell which.

mod clock;
mod conduct;
mod draws;
mod finish;
mod illegal;
mod organisation;
mod rates;
mod recording;
mod touch;

use serde::{Deserialize, Serialize};

pub use clock::*;
pub use conduct::*;
pub use draws::*;
pub use finish::*;
pub use illegal::*;
pub use organisation::*;
pub use rates::*;
pub use recording::*;
pub use touch::*;

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
    /// Illegal moves and what counts as one.
    pub illegal_moves: IllegalMoves,
    /// Wrong set-ups, reversed colours and displaced pieces.
    pub irregularities: Irregularities,
    pub default_time: DefaultTime,
    pub flags: Flags,
    /// Clocks and time pressure.
    pub clock: ClockRules,
    /// Which time control is which rate of play.
    pub rates: RatesOfPlay,
    /// Rapid and blitz under the FIDE Laws.
    pub rapid_blitz: Option<RapidBlitz>,
    pub recording: Recording,
    /// Devices, absence and the duties of players.
    pub conduct: Conduct,
    /// What an arbiter may impose.
    pub penalties: Penalties,
    /// Points for a game.
    pub scoring: Scoring,
    /// The end of a game without increment.
    pub quickplay: Option<Quickplay>,
    pub adjournment: Option<Adjournment>,
    /// Play by correspondence, where an event announced something of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub correspondence: Option<Correspondence>,
    /// Where some subjects stand.
    pub parts: Parts,
    /// Appeals against rulings.
    pub appeals: Option<Appeals>,
    /// Byes a player may ask for.
    pub byes: Option<Byes>,
    /// What organisers owe.
    pub organiser: Option<Organiser>,
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
