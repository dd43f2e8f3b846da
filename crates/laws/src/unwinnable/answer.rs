//! What is asked and what is answered.

use std::time::Duration;

use serde::{Serialize, Serializer};
use shakmaty::Move;

/// Whether a player can still mate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    Winnable {
        /// Legal moves of both players, the last of them mate. Empty if the mate is on the board.
        line: Vec<Move>,
    },
    Unwinnable {
        proof: Proof,
    },
    Undecided {
        /// What was too little.
        why: Undecided,
    },
}

impl Answer {
    /// Whether the player can mate; nothing if that is not decided.
    pub fn decided(&self) -> Option<bool> {
        match self {
            Answer::Winnable { .. } => Some(true),
            Answer::Unwinnable { .. } => Some(false),
            Answer::Undecided { .. } => None,
        }
    }
}

/// Why a player cannot mate by any series of legal moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename = "unwinnable")]
pub enum Proof {
    /// There is no mate with the pieces on the board.
    Material,
    /// Every move is forced until the game ends otherwise, or repeats itself, or leaves a position
    /// with no way to mate.
    ForcedLine {
        /// So many half-moves are forced.
        plies: u32,
    },
    /// The pawns stand so that the pieces can never come to a mate.
    BlockedStructure,
    /// Every position that can come about was looked at.
    ExhaustedSearch { positions: u64 },
}

impl Proof {
    /// The kind in one word.
    pub fn kind(self) -> &'static str {
        match self {
            Proof::Material => "material",
            Proof::ForcedLine { .. } => "forced",
            Proof::BlockedStructure => "blocked",
            Proof::ExhaustedSearch { .. } => "exhausted",
        }
    }
}

/// Why a question stays open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename = "undecided")]
pub enum Undecided {
    /// Only the cheapest reasons were tried.
    Quick,
    /// So many positions were looked at.
    Nodes(u64),
    /// So long was looked.
    Time(#[serde(serialize_with = "seconds")] Duration),
}

/// How long to look for an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// At most so many positions.
    pub nodes: u64,
    /// At most so long, if that matters. Without it an answer does not depend on the machine.
    pub time: Option<Duration>,
}

impl Limits {
    /// Enough for what comes up in games.
    pub const DEFAULT: Limits = Limits {
        nodes: 5_000_000,
        time: None,
    };
}

impl Default for Limits {
    fn default() -> Limits {
        Limits::DEFAULT
    }
}

/// A number that each language writes with its own separator.
#[derive(Serialize)]
struct Decimal(String);

fn seconds<S: Serializer>(time: &Duration, to: S) -> Result<S::Ok, S::Error> {
    Decimal(time.as_secs_f64().to_string()).serialize(to)
}
