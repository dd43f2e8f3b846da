//! What can be wrong with a case.

use adoube_clock::ControlError;
use adoube_laws::notation::NotationError;
use adoube_laws::position::{FenError, IllegalReason};
use adoube_rulebook::VariationError;
use serde::Serialize;

/// Why a case cannot be ruled on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CaseError {
    /// The text is not a case: place and cause, as the reader of TOML tells them.
    Text { cause: String },
    /// There is no such kind of incident.
    Kind { found: String },
    /// There is no such edition.
    Edition { found: String, known: Vec<String> },
    /// The edition has no such variation.
    Variation(VariationError),
    /// The time control cannot be read.
    Control { cause: ControlError },
    /// The position cannot be read.
    Position { cause: FenError },
    /// No game can be played from the position.
    NoGame { reasons: Vec<IllegalReason> },
    /// A move cannot be read or is illegal.
    Move {
        /// Its number among the half-moves, from 1.
        number: usize,
        word: String,
        cause: NotationError,
    },
    /// A case has no such fact.
    NoFact { fact: String },
    /// An answer does not fit the case.
    Answer { fact: String, cause: String },
}

adoube_types::errors!(CaseError);
