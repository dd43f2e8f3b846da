//! Workbooks of Excel.

use std::io::Cursor;

use calamine::{DataRef, Reader, Xlsx};

use super::archive::broken;
use super::grid::{self, Grid};
use super::{Sheet, SheetError};

/// Reads the worksheet with the entries, cell by cell: a worksheet read at once would take up as
/// much memory as it claims to be large.
pub(super) fn read(bytes: &[u8]) -> Result<Sheet, SheetError> {
    let mut workbook: Xlsx<_> = Xlsx::new(Cursor::new(bytes)).map_err(broken)?;
    let names = workbook.sheet_names();
    grid::best(names.iter().map(|name| read_worksheet(&mut workbook, name)))
}

fn read_worksheet(workbook: &mut Xlsx<Cursor<&[u8]>>, name: &str) -> Result<Grid, SheetError> {
    let mut grid = Grid::default();
    let Ok(mut cells) = workbook.worksheet_cells_reader(name) else {
        // A sheet with nothing but a chart has no cells.
        return Ok(grid);
    };
    while let Some(cell) = cells.next_cell().map_err(broken)? {
        let (row, column) = cell.get_position();
        grid.put(row, column as usize, &text(cell.get_value()))?;
    }
    Ok(grid)
}

fn text(value: &DataRef<'_>) -> String {
    match value {
        DataRef::Empty | DataRef::Error(_) => String::new(),
        DataRef::Int(number) => number.to_string(),
        DataRef::Float(number) => number.to_string(),
        DataRef::String(text) => text.clone(),
        DataRef::SharedString(text) => (*text).to_owned(),
        DataRef::Bool(value) => value.to_string(),
        DataRef::DateTime(date) if date.is_datetime() => {
            let (year, month, day, ..) = date.to_ymd_hms_milli();
            format!("{year:04}-{month:02}-{day:02}")
        }
        DataRef::DateTime(duration) => duration.as_f64().to_string(),
        DataRef::DateTimeIso(date) => date.split('T').next().unwrap_or_default().to_owned(),
        DataRef::DurationIso(text) => text.clone(),
    }
}
