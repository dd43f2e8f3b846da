//! What can be wrong with a case.

/// Why a case cannot be ruled on.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CaseError {
    /// The text is not a case: place and cause.
    #[error("{0}")]
    Text(String),
    /// There is no such edition.
    #[error("edition: there is no {found:?}; there are {known}")]
    Edition {
        /// What was given.
        found: String,
        /// What there is.
        known: String,
    },
    /// The edition has no such variation.
    #[error("variations: {0}")]
    Variation(String),
    /// The time control cannot be read.
    #[error("control: {0}")]
    Control(String),
    /// The position cannot be read or is not possible.
    #[error("board.fen: {0}")]
    Position(String),
    /// A move cannot be read or is illegal.
    #[error("board.moves: move {number} ({word:?}): {why}")]
    Move {
        /// Its number among the half-moves, from 1.
        number: usize,
        word: String,
        /// What is wrong with it.
        why: String,
    },
    /// An answer does not fit the case.
    #[error("{fact}: {why}")]
    Answer {
        fact: String,
        /// What is wrong.
        why: String,
    },
}
