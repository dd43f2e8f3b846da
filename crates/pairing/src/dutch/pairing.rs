//! What the engine answers.

use std::fmt;
use std::str::FromStr;

use adoube_tournament::{EntrantId, RoundNumber};

/// An edition of C.04.3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edition {
    /// In force until 31 January 2026.
    Dutch2017,
    /// In force from 1 February 2026.
    Dutch2026,
}

impl Edition {
    /// Every edition, the oldest first.
    pub const ALL: [Edition; 2] = [Edition::Dutch2017, Edition::Dutch2026];

    /// `dutch-2017` or `dutch-2026`.
    pub fn name(self) -> &'static str {
        match self {
            Edition::Dutch2017 => "dutch-2017",
            Edition::Dutch2026 => "dutch-2026",
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text names no edition.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no edition of the Dutch system: expected dutch-2017 or dutch-2026")]
pub struct UnknownEdition(String);

impl FromStr for Edition {
    type Err = UnknownEdition;

    fn from_str(text: &str) -> Result<Edition, UnknownEdition> {
        (Edition::ALL.into_iter())
            .find(|edition| edition.name() == text)
            .ok_or_else(|| UnknownEdition(text.to_owned()))
    }
}

/// Two players who meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    /// Who has the white pieces.
    pub white: EntrantId,
    /// Who has the black pieces.
    pub black: EntrantId,
}

/// A paired round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundPairing {
    /// The round.
    pub round: RoundNumber,
    /// The pairs in the order of publication (C.04.2.D.9).
    pub pairs: Vec<Pair>,
    /// Who gets the pairing-allocated bye.
    pub bye: Option<EntrantId>,
}

/// The round has no legal pairing.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("round {round} has no legal pairing")]
pub struct CannotPair {
    /// The round.
    pub round: RoundNumber,
}
