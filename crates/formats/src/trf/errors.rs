//! What is wrong with a tournament report file, and what is only strange.

use std::fmt;

use crate::quote::quoted;

/// One fault of a tournament report file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}, {field}: {problem}")]
pub struct TrfError {
    /// The line of the file, from 1.
    pub line: u64,
    /// The character of the line, from 1.
    pub column: usize,
    /// The field, as the description of the format calls it.
    pub field: String,
    /// What stands there, without the blanks around it.
    pub found: String,
    pub expected: String,
    /// Where the field starts in the decoded text, in bytes.
    pub byte_offset: usize,
    /// What was found and what was expected, in a sentence.
    pub problem: String,
}

impl TrfError {
    /// The sentence for a field that does not hold what it should.
    pub(super) fn sentence(found: &str, expected: &str) -> String {
        let found = match found {
            "" => "nothing".to_owned(),
            found => quoted(found),
        };
        format!("found {found}, expected {expected}")
    }
}

/// All the faults of a tournament report file, in the order of its lines; at least one.
///
/// Displays one fault per line, and no more than 20 of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrfErrors(Vec<TrfError>);

/// As many as fit on a screen: who has more made one mistake many times.
const SHOWN: usize = 20;

impl TrfErrors {
    /// `done`, unless something is wrong.
    pub(super) fn unless_none<T>(mut errors: Vec<TrfError>, done: T) -> Result<T, TrfErrors> {
        if errors.is_empty() {
            return Ok(done);
        }
        errors.sort_by_key(|error| (error.line, error.column));
        Err(TrfErrors(errors))
    }

    /// Every fault, in the order of the lines.
    pub fn errors(&self) -> &[TrfError] {
        &self.0
    }
}

impl fmt::Display for TrfErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = self.0.iter().take(SHOWN);
        let mut lines: Vec<String> = shown.map(TrfError::to_string).collect();
        if self.0.len() > SHOWN {
            lines.push(format!("and {} more", self.0.len() - SHOWN));
        }
        f.write_str(&lines.join("\n"))
    }
}

impl std::error::Error for TrfErrors {}

/// Something strange in a file that can be used all the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrfWarning {
    /// The line of the file, from 1; 0 if it concerns the file as a whole.
    pub line: u64,
    /// What is strange, as a sentence.
    pub text: String,
}

impl fmt::Display for TrfWarning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.pad(&self.text),
            line => f.pad(&format!("line {line}: {}", self.text)),
        }
    }
}
