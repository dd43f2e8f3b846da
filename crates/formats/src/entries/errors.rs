//! What is wrong with an entry list: everything, not only the first fault.

use std::fmt;

use crate::quote::quoted;

/// One fault of an entry list.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}{}: {problem}", in_column(.column))]
pub struct EntryListError {
    /// The line of the file on which the record starts, from 1.
    pub line: u64,
    /// The heading of the column as written in the file, if the fault is in one column.
    pub column: Option<String>,
    /// Where the record starts in the decoded text, in bytes.
    pub byte_offset: usize,
    /// What was found and what was expected.
    pub problem: String,
}

fn in_column(column: &Option<String>) -> String {
    let heading = column.as_ref();
    heading.map_or(String::new(), |heading| {
        format!(", column {}", quoted(heading))
    })
}

impl EntryListError {
    /// The fault alone, where its line is shown beside it.
    pub(super) fn without_line(&self) -> String {
        match &self.column {
            Some(heading) => format!("{}: {}", quoted(heading), self.problem),
            None => self.problem.clone(),
        }
    }

    /// A fault of the file as a whole.
    pub(super) fn of_file(problem: &str) -> EntryListError {
        EntryListError {
            line: 1,
            column: None,
            byte_offset: 0,
            problem: problem.to_owned(),
        }
    }
}

/// All the faults of an entry list, in the order of its lines; at least one.
///
/// Displays one fault per line, and no more than 20 of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryListErrors(Vec<EntryListError>);

/// As many as fit on a screen: who has more made one mistake many times.
const SHOWN: usize = 20;

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

impl fmt::Display for EntryListErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = self.0.iter().take(SHOWN);
        let mut lines: Vec<String> = shown.map(EntryListError::to_string).collect();
        if self.0.len() > SHOWN {
            lines.push(format!("and {} more", self.0.len() - SHOWN));
        }
        f.write_str(&lines.join("\n"))
    }
}

impl std::error::Error for EntryListErrors {}
