//! Why a text is no score sheet.

use serde::Serialize;

use crate::fact;

/// A place in the text that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "score-sheet-error")]
pub struct SheetError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What stands there.
    #[serde(serialize_with = "fact::quoted")]
    pub found: String,
    pub expected: ExpectedOnSheet,
}

/// What should stand at a place of a score sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum ExpectedOnSheet {
    Languages,
    Result,
    Keeper,
    SameResult,
    SmallerNumber,
    NewNumber,
    EndOfSheet,
    MoveBefore,
    EndSign,
    ClockTime,
}

/// Everything in a text that cannot be read, told a line each.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "Lines")]
pub struct SheetErrors(pub Vec<SheetError>);
