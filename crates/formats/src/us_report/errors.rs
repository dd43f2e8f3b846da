//! What is wrong with a report, by file, record and field.

use serde::{Serialize, Serializer};

use crate::dbf::DbfError;
use crate::facts::faults;
use crate::quote::Quoted;

/// One of the three files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum UsFile {
    /// `THEXPORT.DBF`: the event.
    Event,
    /// `TSEXPORT.DBF`: the sections.
    Sections,
    /// `TDEXPORT.DBF`: the players.
    Players,
}

impl UsFile {
    /// The three of them.
    pub const ALL: [UsFile; 3] = [UsFile::Event, UsFile::Sections, UsFile::Players];

    /// The name under which the federation wants it.
    pub fn name(self) -> &'static str {
        match self {
            UsFile::Event => "THEXPORT.DBF",
            UsFile::Sections => "TSEXPORT.DBF",
            UsFile::Players => "TDEXPORT.DBF",
        }
    }

    /// The file with this name, in whatever case and with anything before it.
    pub fn named(name: &str) -> Option<UsFile> {
        let name = name.to_ascii_uppercase();
        UsFile::ALL
            .into_iter()
            .find(|file| name.ends_with(file.name()))
    }
}

/// Something wrong in one of the files.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct UsReportError {
    /// The name of the file.
    pub file: &'static str,
    /// The record, from 1; 0 for the file as a whole.
    pub record: u32,
    /// The field; empty for a record as a whole.
    pub field: String,
    pub problem: UsProblem,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "UsReportProblem")]
pub enum UsProblem {
    /// The file is no table, or a damaged one.
    Table(DbfError),
    /// A field that every report has.
    NoField,
    /// No event, or more than one.
    Events {
        found: usize,
    },
    Unexpected {
        found: Quoted,
        expected: UsExpected,
    },
    /// A player of a section that is not there.
    NoSuchSection {
        section: u32,
    },
    /// Two records for one section, or one player.
    Twice {
        number: u32,
    },
    /// An opponent who is not in the section.
    NoSuchOpponent {
        opponent: u32,
    },
    /// The opponent tells of another game.
    Disagreement {
        opponent: u32,
        /// What stands here.
        here: String,
        /// What stands there.
        there: String,
    },
}

/// What should stand in a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "UsReportExpected")]
pub enum UsExpected {
    Number,
    Day,
    Result,
    Kind,
    Rating,
}

/// Everything that is wrong with a report; there is at least one thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UsReportErrors(Vec<UsReportError>);

impl UsReportErrors {
    pub(super) fn of(errors: Vec<UsReportError>) -> Result<(), UsReportErrors> {
        match errors.is_empty() {
            true => Ok(()),
            false => Err(UsReportErrors(errors)),
        }
    }

    /// All of them, in the order of the files.
    pub fn errors(&self) -> &[UsReportError] {
        &self.0
    }
}

impl Serialize for UsReportErrors {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        faults(&self.0, serializer)
    }
}

adoube_types::errors!(UsReportErrors);
