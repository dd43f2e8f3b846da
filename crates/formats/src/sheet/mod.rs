//! Tables: text with separators, text pasted from anywhere, workbooks.
//!
//! [`Sheet::read`] finds out which kind of file it has, where the headings stand and what
//! separates the cells. What the columns mean is another question: see
//! [`Mapping`](crate::entries::Mapping).
//!
//! ```
//! use adoube_formats::sheet::Sheet;
//!
//! let sheet = Sheet::read(b"City Open 2026\n\nNo.|Name|Rtg\n1|Ivory, Rook|2100\n")?;
//! assert_eq!(sheet.above[0].cells, ["City Open 2026"]);
//! assert_eq!(sheet.heading(1), "Name");
//! assert_eq!(sheet.rows[0].cells, ["1", "Ivory, Rook", "2100"]);
//! assert_eq!(sheet.rows[0].line, 4);
//! # Ok::<(), adoube_formats::sheet::SheetError>(())
//! ```

mod archive;
mod blanks;
mod grid;
mod markup;
mod ods;
mod records;
mod text;
mod xlsx;

use serde::Serialize;

use crate::decode;
use crate::entries::Field;
use crate::quote::Quoted;

pub use records::Row;

/// A table of at most this many rows is read.
pub const MAX_ROWS: usize = 50_000;
/// A table of at most this many columns is read.
pub const MAX_COLUMNS: usize = 200;
/// A cell of at most this many characters is read.
pub const MAX_CELL: usize = 1_000;
/// A table of at most this many cells is read, counted up to the last one of each row.
pub const MAX_CELLS: usize = 2_000_000;
/// A table with at most this many bytes of text is read.
pub const MAX_TEXT: usize = 32 << 20;

/// How many of the first rows may hold the headings. Exports have a few lines of titles above.
const HEADINGS_WITHIN: usize = 30;

/// A table. Rows without any text are left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// What stands above the headings, such as the name of the event.
    pub above: Vec<Row>,
    /// The headings, if there are any.
    pub header: Option<Row>,
    /// The rows below the headings.
    pub rows: Vec<Row>,
}

/// Why a file is not read as a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum SheetError {
    /// More rows than any event has players.
    TooManyRows { most: usize },
    /// More columns than anybody can need.
    TooManyColumns { line: u64, most: usize },
    /// More cells or more text than rows and columns within their limits need.
    TooMuch { cells: usize, megabytes: usize },
    /// A cell that is no fact about a player.
    LongCell {
        line: u64,
        /// The column, from 1.
        column: usize,
        /// How many characters are read.
        most: usize,
    },
    /// Columns parted by blanks, of which it is not clear which one is missing.
    Ragged {
        line: u64,
        /// How many columns were found.
        found: usize,
        /// How many there are in the first line.
        expected: usize,
    },
    /// A workbook of Excel 97 to 2003, or a later one that is encrypted, which looks the same.
    OldWorkbook,
    /// A zip file that is no workbook, a damaged one, or one that unpacks to far too much.
    Workbook { problem: WorkbookProblem },
}

/// What is wrong with a workbook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum WorkbookProblem {
    /// A zip file of another kind.
    OtherZip,
    /// A workbook of Excel in its binary form.
    Binary,
    Password,
    TooManyParts {
        most: usize,
    },
    TooLarge {
        megabytes: u64,
    },
    NoPart {
        part: Quoted,
    },
    TooManyAttributes {
        most: usize,
    },
    /// A cell refers to a text that is not there.
    NoText {
        number: String,
        count: usize,
    },
    /// A cell that says no place.
    NoPlace {
        found: Quoted,
    },
    /// What the reader of zip or XML says.
    Damaged {
        error: String,
    },
}

adoube_types::errors!(SheetError);

impl SheetError {
    const TOO_MANY_ROWS: SheetError = SheetError::TooManyRows { most: MAX_ROWS };

    const TOO_MUCH: SheetError = SheetError::TooMuch {
        cells: MAX_CELLS,
        megabytes: MAX_TEXT >> 20,
    };

    fn too_many_columns(line: u64) -> SheetError {
        let most = MAX_COLUMNS;
        SheetError::TooManyColumns { line, most }
    }

    fn long_cell(line: u64, column: usize) -> SheetError {
        SheetError::LongCell {
            line,
            column,
            most: MAX_CELL,
        }
    }
}

impl From<WorkbookProblem> for SheetError {
    fn from(problem: WorkbookProblem) -> SheetError {
        SheetError::Workbook { problem }
    }
}

impl Sheet {
    /// Reads a table from the bytes of a file: text in any common encoding, XLSX or ODS.
    ///
    /// # Errors
    ///
    /// [`SheetError`] if the file is damaged, too large, or has no table.
    pub fn read(bytes: &[u8]) -> Result<Sheet, SheetError> {
        if bytes.starts_with(b"PK\x03\x04") {
            return archive::read(bytes);
        }
        if bytes.starts_with(b"\xD0\xCF\x11\xE0") {
            return Err(SheetError::OldWorkbook);
        }
        Sheet::from_text(&decode(bytes))
    }

    /// Reads a table from text: cells are parted by commas, semicolons, tabs, bars, or by two or
    /// more blanks.
    ///
    /// # Errors
    ///
    /// [`SheetError`] if the text is too large or has no table.
    pub fn from_text(text: &str) -> Result<Sheet, SheetError> {
        text::read(text)
    }

    /// The table that these rows make up.
    pub(crate) fn of(rows: impl IntoIterator<Item = Row>) -> Sheet {
        let mut rows: Vec<Row> = rows.into_iter().filter(|row| !row.is_blank()).collect();
        let Some(place) = header_place(&rows) else {
            return Sheet {
                rows,
                ..Sheet::default()
            };
        };
        let below = rows.split_off(place + 1);
        let header = rows.pop();
        Sheet {
            above: rows,
            header,
            rows: below,
        }
    }

    /// How many columns there are.
    pub fn width(&self) -> usize {
        let rows = self.header.iter().chain(&self.rows);
        rows.map(|row| row.width()).max().unwrap_or_default()
    }

    /// The heading of a column; empty if there is none.
    pub fn heading(&self, column: usize) -> &str {
        self.header
            .as_ref()
            .map_or("", |header| header.cell(column))
    }
}

/// How many headings of a row are known.
fn known_headings(row: &Row) -> usize {
    let known = row
        .cells
        .iter()
        .filter(|cell| Field::called(cell).is_some());
    known.count()
}

/// Where the headings are: in the row of the first few in which most are known, one of them a
/// name. A row that is not the first must consist of more than a word that happens to be one.
fn header_place(rows: &[Row]) -> Option<usize> {
    let likely = |(place, row): &(usize, &Row)| {
        let has_name = row.cells.iter().any(|cell| {
            let field = Field::called(cell);
            matches!(field, Some(Field::Name | Field::FamilyName))
        });
        let filled = row.cells.iter().filter(|cell| !cell.is_empty()).count();
        let known = known_headings(row);
        has_name && (*place == 0 || known >= 2 || known == filled)
    };
    let first = rows.iter().take(HEADINGS_WITHIN).enumerate();
    // Of equals the last wins, so that going backwards the first one does.
    let best = first
        .rev()
        .filter(likely)
        .max_by_key(|(_, row)| known_headings(row));
    best.map(|(place, _)| place)
}
