//! A case: everything that is known when the arbiter is called.

mod answer;
mod error;

use adoube_clock::{Colour, Reading, Span};
use adoube_rulebook::Rate;
use serde::{Deserialize, Serialize};

pub use error::CaseError;

use crate::declare::{choices, is_default, told};
use crate::{History, Incidents};

/// What is known. In a file every key is optional but `edition` and `incident`.
///
/// ```toml
/// edition = "fide-2023-01"
/// variations = ["supervised", "draw-restriction=30"]
/// rate = "rapid"
/// [board]
/// moves = "1. e4 e5 2. Ke2"
/// [clock]
/// white = "5:00"
/// [incident.illegal-move]
/// by = "white"
/// completed = true
/// ```
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// The edition's id, such as `fide-2023-01`.
    pub edition: String,
    /// What the event has announced, by the ids of the edition's variations.
    #[serde(default, skip_serializing_if = "is_default")]
    pub variations: Vec<String>,
    /// Facts that cannot be found out, by their place in a case: both answers are given.
    #[serde(default, skip_serializing_if = "is_default")]
    pub unknown: Vec<String>,
    /// The rate of play; it can also be told from the time control.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rate: Option<Rate>,
    /// The time control, as FIDE or US Chess write it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub control: Option<String>,
    /// In rapid and blitz, whether the competition rules hold in full.
    #[serde(default, skip_serializing_if = "is_default")]
    pub supervision: Option<Supervision>,
    /// Whether an arbiter or director is at the event.
    #[serde(default, skip_serializing_if = "is_default")]
    pub arbiter_present: Option<bool>,
    /// How far the game has come.
    #[serde(default, skip_serializing_if = "is_default")]
    pub stage: Stage,
    #[serde(default, skip_serializing_if = "is_default")]
    pub board: Board,
    #[serde(default, skip_serializing_if = "is_default")]
    pub clock: ClockFacts,
    /// The score sheets.
    #[serde(default, skip_serializing_if = "is_default")]
    pub sheets: Sheets,
    #[serde(default, skip_serializing_if = "is_default")]
    pub history: History,
    /// What happened. Several incidents of the same game share the rest of the case, the board too.
    #[serde(alias = "incidents")]
    pub incident: Incidents,
}

choices! {
    /// Whether the competition rules hold in full in rapid and blitz (A.3 and B.3 before 2023, A.4 and
    /// B.2 since).
    Supervision {
        /// They do: enough arbiters, and the games are recorded.
        Adequate,
        /// They do not.
        Reduced,
    }
}

/// How far a game has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// It is being played.
    #[default]
    Playing,
    /// It has ended; the result is not signed yet.
    Over,
    /// The result is signed or approved.
    Signed,
}

told! {
    /// What is known of the board. The position is the one before the incident: before the illegal move, or
    /// the one in which a flag fell or a claim was made.
    pub struct Board {
        /// Where the moves start from, or the present position if there are none, as FEN. Without it the
        /// moves start from the initial position.
        pub fen: Option<String>,
        /// The moves, in algebraic notation; numbers may stand between them.
        pub moves: Option<String>,
        /// Whether the game is Chess960.
        pub chess960: bool,
        /// How many moves each player has made, if the moves are not given.
        pub white_moves: Option<u32>,
        pub black_moves: Option<u32>,
        /// Whether White can still mate by some series of legal moves, as the arbiter found it. Without it
        /// the position tells.
        pub white_can_mate: Option<bool>,
        /// The same for Black.
        pub black_can_mate: Option<bool>,
    }
}

impl Board {
    /// How many moves a player is told to have made.
    pub(crate) fn moves_told(&self, side: Colour) -> Option<u32> {
        match side {
            Colour::White => self.white_moves,
            Colour::Black => self.black_moves,
        }
    }
}

// Not by `told!`: `cargo xtask house` would take its methods for those of the type of the same name in
// `adoube-clock`, which waits for a feature.
/// What is known of the clock.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ClockFacts {
    /// White's time left when the arbiter looks at the clock.
    #[serde(skip_serializing_if = "is_default")]
    pub white: Option<Span>,
    #[serde(skip_serializing_if = "is_default")]
    pub black: Option<Span>,
    /// Whose clock runs.
    #[serde(skip_serializing_if = "is_default")]
    pub running: Option<Colour>,
    /// What is added for each move; nothing is `0:00`.
    #[serde(skip_serializing_if = "is_default")]
    pub addition: Option<Span>,
    /// Whether that is a delay.
    #[serde(skip_serializing_if = "is_default")]
    pub delay: bool,
    /// Whether all remaining moves are in the period that is on (sudden death).
    #[serde(skip_serializing_if = "is_default")]
    pub last_period: Option<bool>,
    /// Whether either player is in time pressure; without it the times tell (US Chess 11D1).
    #[serde(skip_serializing_if = "is_default")]
    pub time_pressure: Option<bool>,
}

impl ClockFacts {
    /// What a reading of the clock tells.
    pub fn from_reading(reading: &Reading) -> ClockFacts {
        let mover = &reading.sides[reading.running.unwrap_or(Colour::White)];
        ClockFacts {
            white: Some(reading.sides.white.left),
            black: Some(reading.sides.black.left),
            running: reading.running,
            addition: Some(mover.addition),
            delay: mover.addition_is_delay,
            last_period: Some(mover.moves_owed.is_none()),
            time_pressure: None,
        }
    }

    /// A player's time.
    pub fn left(&self, side: Colour) -> Option<Span> {
        match side {
            Colour::White => self.white,
            Colour::Black => self.black,
        }
    }
}

told! {
    /// The two score sheets.
    pub struct Sheets {
        pub white: Sheet,
        pub black: Sheet,
    }
}

impl Sheets {
    /// The score sheet of one player.
    pub fn of(&self, side: Colour) -> &Sheet {
        match side {
            Colour::White => &self.white,
            Colour::Black => &self.black,
        }
    }
}

told! {
    /// What is known of a score sheet.
    pub struct Sheet {
        /// Whether every move is on it.
        pub complete: Option<bool>,
        /// Pairs of moves that are missing or cannot be read.
        pub missing_pairs: Option<u32>,
        /// Whether the player has stopped recording.
        pub stopped: Option<bool>,
    }
}
