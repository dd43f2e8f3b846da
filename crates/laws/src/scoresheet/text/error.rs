//! Why a text is no score sheet.

use std::fmt;

/// A place in the text that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: found {found:?}, expected {expected}")]
pub struct SheetError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What stands there.
    pub found: String,
    pub expected: &'static str,
}

/// Everything in a text that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub struct SheetErrors(pub Vec<SheetError>);

impl fmt::Display for SheetErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, error) in self.0.iter().enumerate() {
            if place > 0 {
                writeln!(f)?;
            }
            write!(f, "{error}")?;
        }
        Ok(())
    }
}
