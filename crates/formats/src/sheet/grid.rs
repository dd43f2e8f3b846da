//! The cells of a worksheet, of which only those with something in them are kept.

use std::collections::BTreeMap;

use super::records::Row;
use super::{HEADINGS_WITHIN, MAX_CELL, MAX_COLUMNS, MAX_ROWS, Sheet, SheetError};
use super::{MAX_CELLS, MAX_TEXT};

/// What the cells of all worksheets of a workbook take up so far. A few bytes of a file can ask
/// for the same text in every cell, and for that in every worksheet.
#[derive(Debug, Default)]
pub(super) struct Budget {
    cells: usize,
    text: usize,
}

impl Budget {
    fn take(&mut self, cells: usize, text: usize) -> Result<(), SheetError> {
        self.cells += cells;
        self.text += text;
        if self.cells > MAX_CELLS || self.text > MAX_TEXT {
            return Err(SheetError::TOO_MUCH);
        }
        Ok(())
    }
}

/// Collects cells in any order. A worksheet that claims to be a million rows long costs nothing.
#[derive(Debug, Default)]
pub(super) struct Grid(BTreeMap<u32, Vec<String>>);

impl Grid {
    /// Enters a cell; rows and columns count from 0.
    pub(super) fn put(
        &mut self,
        budget: &mut Budget,
        row: u32,
        column: usize,
        text: &str,
    ) -> Result<(), SheetError> {
        let text = text.trim();
        if text.is_empty() {
            return Ok(());
        }
        let line = u64::from(row) + 1;
        if column >= MAX_COLUMNS {
            return Err(SheetError::too_many_columns(line));
        }
        if text.chars().count() > MAX_CELL {
            let column = column + 1;
            return Err(SheetError::long_cell(line, column));
        }
        if self.0.len() > MAX_ROWS + HEADINGS_WITHIN && !self.0.contains_key(&row) {
            return Err(SheetError::TOO_MANY_ROWS);
        }
        let cells = self.0.entry(row).or_default();
        // The cells before this one are there as well, though nothing is in them.
        budget.take((column + 1).saturating_sub(cells.len()), text.len())?;
        if cells.len() <= column {
            cells.resize(column + 1, String::new());
        }
        text.clone_into(&mut cells[column]);
        Ok(())
    }

    /// Whether no cell has any text.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The cells as a table: headings and the rows below them.
    pub(super) fn into_sheet(self) -> Result<Sheet, SheetError> {
        let rows = self.0.into_iter().map(|(row, cells)| Row {
            line: u64::from(row) + 1,
            cells,
            ..Row::default()
        });
        let sheet = Sheet::of(rows);
        if sheet.rows.len() > MAX_ROWS {
            return Err(SheetError::TOO_MANY_ROWS);
        }
        Ok(sheet)
    }
}

/// The worksheet of a workbook that has headings, or else the first one that is not empty.
pub(super) fn best(
    grids: impl Iterator<Item = Result<Grid, SheetError>>,
) -> Result<Sheet, SheetError> {
    let mut first = None;
    for grid in grids {
        let grid = grid?;
        if grid.is_empty() {
            continue;
        }
        let sheet = grid.into_sheet()?;
        if sheet.header.is_some() {
            return Ok(sheet);
        }
        first = first.or(Some(sheet));
    }
    Ok(first.unwrap_or_default())
}
