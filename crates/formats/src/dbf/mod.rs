//! Tables of dBASE III, in which US Chess takes rating reports and gives out its ratings.
//!
//! A file is a header, a description of each field, and records of fixed length that begin with a
//! blank, or with an asterisk if they are deleted. [`Reader`] reads records one after the other, so
//! that a table of a million members needs no memory; [`write()`] writes a table of texts.

mod read;
mod write;

use serde::Serialize;

pub use read::Reader;
pub use write::write;

/// A field of every record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name, no more than ten letters.
    pub name: String,
    /// What is in it: `C` for text, `N` for a number, `D` for a day. All of them are written as text.
    pub kind: char,
    /// How many bytes it has.
    pub width: u8,
}

impl Field {
    /// A field of text.
    pub fn text(name: &str, width: u8) -> Field {
        Field {
            name: name.to_owned(),
            kind: 'C',
            width,
        }
    }
}

/// Why a table cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum DbfError {
    /// The file does not begin as a table.
    NotATable,
    /// The file ends inside its header.
    HeaderEnds,
    /// The lengths in the header contradict each other.
    Lengths,
    /// The file ends before its last record.
    RecordMissing {
        /// The record that is missing, from 1.
        record: u32,
        /// How many the header tells of.
        of: u32,
    },
    /// The file cannot be read any further.
    Read {
        /// What the system says.
        error: String,
    },
}

adoube_types::errors!(DbfError);

/// Whether a file may be a table, by its first byte. No text begins with such a byte.
pub(crate) fn begins_table(first: u8) -> bool {
    matches!(first, 0x03 | 0x83 | 0x8b | 0xf5)
}

/// The header before the fields.
const HEADER: usize = 32;
/// What describes a field.
const DESCRIPTION: usize = 32;
/// Ends the descriptions.
const FIELDS_END: u8 = 0x0d;
/// Ends the file.
const FILE_END: u8 = 0x1a;
