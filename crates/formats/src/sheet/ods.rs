//! Workbooks in the open document format.
//!
//! They are read here, because cells and rows are repeated as often as a file says, which no reader
//! of everything can refuse.

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

use super::archive::{Parts, broken};
use super::grid::{self, Budget, Grid};
use super::markup::{attributes, text_of, write};
use super::{MAX_COLUMNS, MAX_ROWS, Sheet, SheetError, WorkbookProblem};

/// Reads the worksheet with the entries.
pub(super) fn read(parts: &mut Parts<'_>) -> Result<Sheet, SheetError> {
    let manifest = parts.text("META-INF/manifest.xml")?.unwrap_or_default();
    if manifest.contains("manifest:encryption-data") {
        return Err(WorkbookProblem::Password.into());
    }
    let content = parts.text("content.xml")?.unwrap_or_default();
    let mut reader = Reader::from_str(&content);
    let mut budget = Budget::default();
    grid::best(std::iter::from_fn(|| {
        read_table(&mut reader, &mut budget).transpose()
    }))
}

/// Reads the next table; `None` after the last one.
fn read_table(reader: &mut Reader<&[u8]>, budget: &mut Budget) -> Result<Option<Grid>, SheetError> {
    let mut table: Option<Table> = None;
    loop {
        let event = reader.read_event().map_err(broken)?;
        if let Event::Eof = event {
            return Ok(None);
        }
        match &mut table {
            None => {
                if matches!(&event, Event::Start(tag) if tag.name().as_ref() == "table:table") {
                    table = Some(Table::default());
                }
            }
            Some(table) => {
                if table.take_in(&event, budget)? {
                    return Ok(Some(std::mem::take(&mut table.grid)));
                }
            }
        }
    }
}

/// A table as far as it was read.
#[derive(Default)]
struct Table {
    grid: Grid,
    row: u32,
    row_repeated: u32,
    column: usize,
    cell: Option<Cell>,
    /// How deep inside of a remark about a cell, which is not part of it.
    remark: usize,
    /// The filled cells of the row, to be repeated with it.
    filled: Vec<(usize, String)>,
}

/// A cell as far as it was read.
struct Cell {
    repeated: usize,
    /// The value, where the text only shows it.
    value: Option<String>,
    text: String,
    paragraphs: usize,
}

impl Table {
    /// Takes in what comes next; `true` at the end of the table.
    fn take_in(&mut self, event: &Event<'_>, budget: &mut Budget) -> Result<bool, SheetError> {
        match event {
            Event::Start(tag) => self.start(tag)?,
            Event::Empty(tag) => {
                self.start(tag)?;
                self.end(tag.name().as_ref(), budget)?;
            }
            Event::End(tag) if tag.name().as_ref() == "table:table" => return Ok(true),
            Event::End(tag) => self.end(tag.name().as_ref(), budget)?,
            other => {
                if let Some(text) = text_of(other)? {
                    self.write(&text);
                }
            }
        }
        Ok(false)
    }

    fn start(&mut self, tag: &BytesStart<'_>) -> Result<(), SheetError> {
        match tag.name().as_ref() {
            "office:annotation" => self.remark += 1,
            "table:table-row" => {
                self.column = 0;
                let [repeated] = attributes(tag, ["table:number-rows-repeated"])?;
                let repeated = number(repeated.as_deref())?;
                self.row_repeated = u32::try_from(repeated).unwrap_or(u32::MAX);
            }
            "table:table-cell" | "table:covered-table-cell" => self.cell = Some(Cell::of(tag)?),
            "text:p" => {
                if let Some(cell) = self.cell.as_mut().filter(|_| self.remark == 0) {
                    cell.paragraphs += 1;
                    if cell.paragraphs > 1 {
                        cell.text.push(' ');
                    }
                }
            }
            "text:s" | "text:tab" | "text:line-break" => self.write(" "),
            _ => {}
        }
        Ok(())
    }

    fn end(&mut self, tag: &str, budget: &mut Budget) -> Result<(), SheetError> {
        match tag {
            "office:annotation" => self.remark = self.remark.saturating_sub(1),
            "table:table-row" => self.end_row(budget)?,
            "table:table-cell" | "table:covered-table-cell" => self.end_cell()?,
            _ => {}
        }
        Ok(())
    }

    fn write(&mut self, text: &str) {
        if let Some(cell) = self.cell.as_mut().filter(|_| self.remark == 0)
            && cell.paragraphs > 0
        {
            write(&mut cell.text, text);
        }
    }

    fn end_cell(&mut self) -> Result<(), SheetError> {
        let Some(cell) = self.cell.take() else {
            return Ok(());
        };
        let text = cell.value.unwrap_or(cell.text);
        let end = self.column.saturating_add(cell.repeated);
        if !text.trim().is_empty() {
            if end > MAX_COLUMNS {
                let line = u64::from(self.row) + 1;
                return Err(SheetError::too_many_columns(line));
            }
            self.filled
                .extend((self.column..end).map(|column| (column, text.clone())));
        }
        self.column = end;
        Ok(())
    }

    fn end_row(&mut self, budget: &mut Budget) -> Result<(), SheetError> {
        let filled = std::mem::take(&mut self.filled);
        let after = self.row.saturating_add(self.row_repeated.max(1));
        if !filled.is_empty() {
            if self.row_repeated as usize > MAX_ROWS {
                return Err(SheetError::TOO_MANY_ROWS);
            }
            for row in self.row..after {
                for (column, text) in &filled {
                    self.grid.put(budget, row, *column, text)?;
                }
            }
        }
        self.row = after;
        Ok(())
    }
}

impl Cell {
    fn of(tag: &BytesStart<'_>) -> Result<Cell, SheetError> {
        let [kind, number_value, date_value, repeated] = attributes(
            tag,
            [
                "office:value-type",
                "office:value",
                "office:date-value",
                "table:number-columns-repeated",
            ],
        )?;
        let value = match kind.as_deref() {
            Some("float") => number_value.map(String::from),
            Some("date") => {
                date_value.map(|date| date.split('T').next().unwrap_or_default().to_owned())
            }
            _ => None,
        };
        Ok(Cell {
            repeated: number(repeated.as_deref())?,
            value,
            text: String::new(),
            paragraphs: 0,
        })
    }
}

/// How often something is repeated: once, if nothing else is said.
fn number(repeated: Option<&str>) -> Result<usize, SheetError> {
    repeated.map_or(Ok(1), |number| number.parse().map_err(broken))
}
