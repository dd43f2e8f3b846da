//! Workbooks in the open document format.
//!
//! They are read here and not by the crate that reads those of Excel, because that one repeats
//! cells and rows as often as a file tells it to.

use std::io::{Cursor, Read};

use quick_xml::Reader;
use quick_xml::escape::resolve_predefined_entity;
use quick_xml::events::{BytesStart, Event};
use zip::ZipArchive;

use super::archive::broken;
use super::grid::{self, Grid};
use super::{MAX_CELL, MAX_COLUMNS, MAX_ROWS, Sheet, SheetError};

/// Reads the worksheet with the entries.
pub(super) fn read(mut archive: ZipArchive<Cursor<&[u8]>>) -> Result<Sheet, SheetError> {
    let mut content = String::new();
    let mut part = archive.by_name("content.xml").map_err(broken)?;
    part.read_to_string(&mut content).map_err(broken)?;
    let mut reader = Reader::from_str(&content);
    grid::best(std::iter::from_fn(|| read_table(&mut reader).transpose()))
}

/// Reads the next table; `None` after the last one.
fn read_table(reader: &mut Reader<&[u8]>) -> Result<Option<Grid>, SheetError> {
    let mut table: Option<Table> = None;
    loop {
        let event = reader.read_event().map_err(broken)?;
        if let Event::Eof = event {
            return Ok(None);
        }
        match &mut table {
            None => {
                if matches!(&event, Event::Start(tag) if tag.name().as_ref() == b"table:table") {
                    table = Some(Table::default());
                }
            }
            Some(table) => {
                if table.take_in(event)? {
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
    fn take_in(&mut self, event: Event<'_>) -> Result<bool, SheetError> {
        match event {
            Event::Start(tag) => self.start(&tag)?,
            Event::Empty(tag) => {
                self.start(&tag)?;
                self.end(tag.name().as_ref())?;
            }
            Event::Text(text) => self.write(&text.decode().map_err(broken)?),
            Event::CData(text) => self.write(&text.decode().map_err(broken)?),
            Event::GeneralRef(entity) => {
                let character = entity.resolve_char_ref().map_err(broken)?;
                let name = entity.decode().map_err(broken)?;
                match character {
                    Some(character) => self.write(character.encode_utf8(&mut [0; 4])),
                    None => self.write(resolve_predefined_entity(&name).unwrap_or_default()),
                }
            }
            Event::End(tag) if tag.name().as_ref() == b"table:table" => return Ok(true),
            Event::End(tag) => self.end(tag.name().as_ref())?,
            _ => {}
        }
        Ok(false)
    }

    fn start(&mut self, tag: &BytesStart<'_>) -> Result<(), SheetError> {
        match tag.name().as_ref() {
            b"office:annotation" => self.remark += 1,
            b"table:table-row" => {
                self.column = 0;
                let repeated = number(tag, "table:number-rows-repeated")?;
                self.row_repeated = u32::try_from(repeated).unwrap_or(u32::MAX);
            }
            b"table:table-cell" | b"table:covered-table-cell" => self.cell = Some(Cell::of(tag)?),
            b"text:p" => {
                if let Some(cell) = self.cell.as_mut().filter(|_| self.remark == 0) {
                    cell.paragraphs += 1;
                    if cell.paragraphs > 1 {
                        cell.text.push(' ');
                    }
                }
            }
            b"text:s" | b"text:tab" | b"text:line-break" => self.write(" "),
            _ => {}
        }
        Ok(())
    }

    fn end(&mut self, tag: &[u8]) -> Result<(), SheetError> {
        match tag {
            b"office:annotation" => self.remark = self.remark.saturating_sub(1),
            b"table:table-row" => self.end_row()?,
            b"table:table-cell" | b"table:covered-table-cell" => self.end_cell()?,
            _ => {}
        }
        Ok(())
    }

    fn write(&mut self, text: &str) {
        if let Some(cell) = self.cell.as_mut().filter(|_| self.remark == 0)
            && cell.paragraphs > 0
            // Anything longer is refused in any case, and this much is enough to see it.
            && cell.text.len() <= 4 * MAX_CELL
        {
            cell.text.push_str(text);
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
                return Err(SheetError::TooManyColumns { line });
            }
            self.filled
                .extend((self.column..end).map(|column| (column, text.clone())));
        }
        self.column = end;
        Ok(())
    }

    fn end_row(&mut self) -> Result<(), SheetError> {
        let filled = std::mem::take(&mut self.filled);
        let after = self.row.saturating_add(self.row_repeated.max(1));
        if !filled.is_empty() {
            if self.row_repeated as usize > MAX_ROWS {
                return Err(SheetError::TooManyRows);
            }
            for row in self.row..after {
                for (column, text) in &filled {
                    self.grid.put(row, *column, text)?;
                }
            }
        }
        self.row = after;
        Ok(())
    }
}

impl Cell {
    fn of(tag: &BytesStart<'_>) -> Result<Cell, SheetError> {
        let value = match attribute(tag, "office:value-type")?.as_deref() {
            Some("float") => attribute(tag, "office:value")?,
            Some("date") => attribute(tag, "office:date-value")?
                .map(|date| date.split('T').next().unwrap_or_default().to_owned()),
            _ => None,
        };
        Ok(Cell {
            repeated: number(tag, "table:number-columns-repeated")?,
            value,
            text: String::new(),
            paragraphs: 0,
        })
    }
}

fn attribute(tag: &BytesStart<'_>, name: &str) -> Result<Option<String>, SheetError> {
    let attribute = tag.try_get_attribute(name).map_err(broken)?;
    let decoder = tag.decoder();
    let value = attribute.map(|it| it.decode_and_unescape_value(decoder).map(String::from));
    value.transpose().map_err(broken)
}

/// How often something is repeated.
fn number(tag: &BytesStart<'_>, name: &str) -> Result<usize, SheetError> {
    let number = attribute(tag, name)?.map_or(Ok(1), |number| number.parse());
    number.map_err(broken)
}
