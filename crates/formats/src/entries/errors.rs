//! What is wrong with an entry list: everything, not only the first fault.

use adoube_tournament::InvalidPlayer;
use serde::{Serialize, Serializer};

use super::field::Field;
use crate::duplicates::Reason;
use crate::facts::faults;
use crate::quote::Quoted;
use crate::sheet::SheetError;

/// One fault of an entry list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryListError {
    /// The line of the file on which the record starts, from 1.
    pub line: u64,
    /// The heading of the column as written in the file, if the fault is in one column.
    pub column: Option<String>,
    /// Where the record starts in the decoded text, in bytes.
    pub byte_offset: usize,
    pub problem: EntryProblem,
}

/// What is wrong with a row, a cell or the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum EntryProblem {
    /// A cell that cannot be read.
    Unexpected {
        found: Quoted,
        expected: CellExpected,
    },
    NoName,
    /// Nobody can be called so.
    Player {
        problem: InvalidPlayer,
    },
    /// Two columns tell the same.
    SecondColumn {
        field: Field,
        first: Quoted,
    },
    /// No heading is that of a name.
    NoNameColumn {
        headings: Headings,
        /// Whether there are others.
        more: bool,
    },
    /// More cells than headings.
    TooManyCells {
        width: usize,
        expected: usize,
    },
    OpenQuotation,
    EmptyFile,
    /// The file has no table.
    Sheet {
        problem: SheetError,
    },
}

/// What was expected of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum CellExpected {
    /// What names, clubs and the like must be, since they are printed in lists.
    OneLine,
    Title,
    Federation,
    FideId,
    Rating,
    Birth,
    /// The last day of a membership.
    Expiry,
    Sex,
    Grade,
}

/// Headings one after the other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "Row")]
pub struct Headings(pub Vec<Heading>);

/// A heading as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "ListHeading")]
pub struct Heading {
    pub text: Quoted,
}

/// A column, by its heading if it has one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "ListColumn")]
pub enum ColumnName {
    Called {
        heading: Quoted,
    },
    /// The column, from 1.
    Place {
        column: usize,
    },
}

impl From<&str> for ColumnName {
    fn from(heading: &str) -> ColumnName {
        let heading = heading.into();
        ColumnName::Called { heading }
    }
}

/// What to look at before a player is entered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum EntryRemark {
    InColumn {
        column: Quoted,
        problem: EntryProblem,
    },
    InRow {
        problem: EntryProblem,
    },
    /// Perhaps the same player as on another line.
    SamePlayer {
        line: u64,
        reason: Reason,
    },
}

impl From<&EntryListError> for EntryRemark {
    fn from(error: &EntryListError) -> EntryRemark {
        let problem = error.problem.clone();
        match error.column.as_deref() {
            Some(column) => EntryRemark::InColumn {
                column: column.into(),
                problem,
            },
            None => EntryRemark::InRow { problem },
        }
    }
}

impl EntryListError {
    /// A fault of the file as a whole.
    pub(super) fn of_file(problem: EntryProblem) -> EntryListError {
        EntryListError {
            line: 1,
            column: None,
            byte_offset: 0,
            problem,
        }
    }
}

/// A fault with its place, as it is told: any text can be a heading, also that of no heading.
#[derive(Serialize)]
#[serde(rename = "EntryListError")]
enum FaultAt<'a> {
    InColumn {
        line: u64,
        column: Quoted,
        problem: &'a EntryProblem,
    },
    InLine {
        line: u64,
        problem: &'a EntryProblem,
    },
}

impl Serialize for EntryListError {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (line, problem) = (self.line, &self.problem);
        let told = match self.column.as_deref() {
            Some(column) => FaultAt::InColumn {
                line,
                column: column.into(),
                problem,
            },
            None => FaultAt::InLine { line, problem },
        };
        told.serialize(serializer)
    }
}

/// All the faults of an entry list, in the order of its lines; at least one.
///
/// No more than 20 of them are told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryListErrors(Vec<EntryListError>);

adoube_types::errors!(EntryListError, EntryListErrors);

impl EntryListErrors {
    pub(super) fn new(errors: Vec<EntryListError>) -> EntryListErrors {
        EntryListErrors(errors)
    }

    /// Every fault, in the order of the lines.
    pub fn errors(&self) -> &[EntryListError] {
        &self.0
    }
}

impl From<EntryListError> for EntryListErrors {
    fn from(error: EntryListError) -> EntryListErrors {
        EntryListErrors(vec![error])
    }
}

impl Serialize for EntryListErrors {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        faults(&self.0, serializer)
    }
}
