//! A whole event as text: one JSON object a line, the same bytes every time.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::{EventId, Journal, Reader, Record};

/// The version of the form written here.
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    adoube: String,
    version: u32,
    event: EventId,
    records: u64,
}

/// What an export holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Export {
    /// The short name the event had.
    pub event: EventId,
    /// All its records.
    pub records: Vec<Record>,
}

/// Why a text is not the export of an event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum ExportError {
    /// The first line does not say so.
    NotAnExport {
        /// Where the line stops making sense.
        column: usize,
    },
    /// It was written by a newer program.
    NewerVersion {
        found: u32,
        /// Up to which version this program reads.
        known: u32,
    },
    /// A record cannot be read.
    BadRecord {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What the reader of JSON found wrong.
        problem: String,
    },
    /// Records are missing or too many.
    Incomplete {
        /// How many the first line promises.
        announced: u64,
        /// How many follow.
        found: u64,
    },
}

adoube_types::errors!(ExportError);

/// Writes a whole event. The same journal gives the same bytes.
///
/// # Errors
///
/// A record cannot be written as JSON.
pub fn write_export(journal: &Journal) -> Result<String, serde_json::Error> {
    write(journal, Cow::Borrowed)
}

/// Writes an event for a reader: records that are not for the reader are withheld. What is read back from it
/// is the same event without them.
///
/// # Errors
///
/// A record cannot be written as JSON.
pub fn write_export_for(reader: Reader, journal: &Journal) -> Result<String, serde_json::Error> {
    write(journal, |record| {
        Cow::Owned(journal.shown_to(reader, record))
    })
}

fn write<'j>(
    journal: &'j Journal,
    shown: impl Fn(&'j Record) -> Cow<'j, Record>,
) -> Result<String, serde_json::Error> {
    let header = Header {
        adoube: "journal".to_owned(),
        version: VERSION,
        event: journal.id().clone(),
        records: journal.records().len() as u64,
    };
    let mut text = serde_json::to_string(&header)?;
    text.push('\n');
    for record in journal.records() {
        text.push_str(&serde_json::to_string(shown(record).as_ref())?);
        text.push('\n');
    }
    Ok(text)
}

/// Whether a text looks like an export, whatever else may be wrong with it.
pub fn is_export(text: &str) -> bool {
    text.trim_start().starts_with("{\"adoube\":\"journal\"")
}

/// Reads a whole event.
///
/// # Errors
///
/// [`ExportError`] with the line that is no record of ours.
pub fn read_export(text: &str) -> Result<Export, ExportError> {
    let mut lines = text.lines().enumerate();
    let first = lines.next().map_or("", |(_, line)| line);
    let header: Header = serde_json::from_str(first).map_err(|error| ExportError::NotAnExport {
        column: error.column(),
    })?;
    if header.adoube != "journal" {
        return Err(ExportError::NotAnExport { column: 1 });
    }
    if header.version > VERSION {
        return Err(ExportError::NewerVersion {
            found: header.version,
            known: VERSION,
        });
    }
    let records: Vec<Record> = lines
        .filter(|(_, line)| !line.trim().is_empty())
        .map(read_record)
        .collect::<Result<_, _>>()?;
    let found = records.len() as u64;
    if found != header.records {
        return Err(ExportError::Incomplete {
            announced: header.records,
            found,
        });
    }
    Ok(Export {
        event: header.event,
        records,
    })
}

fn read_record((place, line): (usize, &str)) -> Result<Record, ExportError> {
    serde_json::from_str(line).map_err(|error| {
        // serde_json ends its message with its own line and column; ours are the file's.
        let message = error.to_string();
        let problem = match message.rfind(" at line ") {
            Some(end) => message[..end].to_owned(),
            None => message,
        };
        ExportError::BadRecord {
            line: place + 1,
            column: error.column(),
            problem,
        }
    })
}
