//! Tables in text.

use super::blanks;
use super::records::{Row, records};
use super::{HEADINGS_WITHIN, MAX_CELL, MAX_COLUMNS, MAX_ROWS, Sheet, SheetError};
use super::{MAX_CELLS, MAX_TEXT, header_place, known_headings};

/// What parts the cells of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Separator {
    Character(char),
    /// Two blanks or more.
    Blanks,
}

/// The last of equals is taken: names alone, one on a line, may well contain commas and even two
/// blanks, but no tabs.
const SEPARATORS: [Separator; 5] = [
    Separator::Blanks,
    Separator::Character(','),
    Separator::Character(';'),
    Separator::Character('|'),
    Separator::Character('\t'),
];

pub(super) fn read(text: &str) -> Result<Sheet, SheetError> {
    if text.len() > MAX_TEXT {
        return Err(SheetError::TOO_MUCH);
    }
    let separator = separator_by_headings(text)
        .or_else(|| separator_by_contents(text))
        .unwrap_or(Separator::Character('\t'));
    let sheet = match separator {
        Separator::Character(separator) => {
            let mut some = Vec::new();
            let mut cells = 0;
            for row in filled(text, separator).take(MAX_ROWS + HEADINGS_WITHIN + 2) {
                cells += row.cells.len();
                if cells > MAX_CELLS {
                    return Err(SheetError::TOO_MUCH);
                }
                some.push(row);
            }
            Sheet::of(some)
        }
        Separator::Blanks => blanks::read(text)?,
    };
    check(&sheet)?;
    Ok(sheet)
}

fn filled(text: &str, separator: char) -> impl Iterator<Item = Row> {
    records(text, separator).filter(|row| !row.is_blank())
}

/// The first rows under a separator.
fn first_rows(text: &str, separator: Separator, count: usize) -> Vec<Row> {
    match separator {
        Separator::Character(separator) => filled(text, separator).take(count).collect(),
        Separator::Blanks => blanks::rows(text).take(count).collect(),
    }
}

/// The separator under which the headings make most sense, if there are any.
fn separator_by_headings(text: &str) -> Option<Separator> {
    let sense = |separator: &Separator| {
        let rows = first_rows(text, *separator, HEADINGS_WITHIN);
        let header = &rows[header_place(&rows)?];
        Some((known_headings(header), header.cells.len()))
    };
    let sensible = SEPARATORS
        .into_iter()
        .filter(|separator| sense(separator).is_some());
    sensible.max_by_key(sense)
}

/// The separator that makes the most rows of the same number of cells.
fn separator_by_contents(text: &str) -> Option<Separator> {
    const LOOKED_AT: usize = 200;
    let agreement = |separator: &Separator| {
        let rows = first_rows(text, *separator, LOOKED_AT);
        let width = rows.first().map_or(0, |row| row.cells.len());
        let same = rows.iter().filter(|row| row.cells.len() == width).count();
        let shifted = rows.iter().any(|row| row.width() > width);
        // Columns made of blanks, of which the names have commas, are not parted by those.
        let columns = |row: &Row| row.cells.iter().any(|cell| cell.contains("  "));
        let blanks = *separator == Separator::Character(',') && rows.iter().any(columns);
        (width > 1 && !shifted && !blanks).then_some((same, width))
    };
    let agreeing = SEPARATORS
        .into_iter()
        .filter(|separator| agreement(separator).is_some());
    agreeing.max_by_key(agreement)
}

/// Whether everything is of a size that people can have written.
pub(super) fn check(sheet: &Sheet) -> Result<(), SheetError> {
    if sheet.rows.len() > MAX_ROWS {
        return Err(SheetError::TOO_MANY_ROWS);
    }
    for row in sheet.header.iter().chain(&sheet.rows) {
        let line = row.line;
        if row.cells.len() > MAX_COLUMNS {
            return Err(SheetError::too_many_columns(line));
        }
        // What a quotation mark that never closes swallowed is told as such.
        let long = |cell: &String| cell.chars().count() > MAX_CELL;
        if let Some(column) = row.cells.iter().position(long).filter(|_| !row.unclosed) {
            let column = column + 1;
            return Err(SheetError::long_cell(line, column));
        }
    }
    Ok(())
}
