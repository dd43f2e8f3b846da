//! Workbooks of Excel.
//!
//! They are read here, because a reader for everything that a workbook can hold believes what
//! the file says of itself: it takes memory for as many texts as are announced, repeats a style for
//! every use, and reads a worksheet as often as it is named. What is read here is read once.

mod book;
mod dates;
mod strings;

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

use super::archive::{Parts, broken};
use super::grid::{self, Budget, Grid};
use super::markup::{attributes, text_of, write};
use super::{Sheet, SheetError, WorkbookProblem};
use crate::quote::Quoted;
use book::Workbook;

/// Reads the worksheet with the entries.
pub(super) fn read(parts: &mut Parts<'_>) -> Result<Sheet, SheetError> {
    let book = Workbook::read(parts)?;
    let mut budget = Budget::default();
    let sheets = book.sheets.iter();
    grid::best(sheets.map(|part| {
        // A sheet with nothing but a chart has no cells.
        let text = parts.text(part)?.unwrap_or_default();
        read_worksheet(&text, &book, &mut budget)
    }))
}

fn read_worksheet(text: &str, book: &Workbook, budget: &mut Budget) -> Result<Grid, SheetError> {
    let mut reader = Reader::from_str(text);
    let mut sheet = Worksheet::default();
    loop {
        match reader.read_event().map_err(broken)? {
            Event::Eof => return Ok(sheet.grid),
            Event::Start(tag) => sheet.start(&tag)?,
            Event::Empty(tag) => {
                sheet.start(&tag)?;
                sheet.end(tag.local_name().as_ref(), book, budget)?;
            }
            Event::End(tag) if tag.local_name().as_ref() == "sheetData" => return Ok(sheet.grid),
            Event::End(tag) => sheet.end(tag.local_name().as_ref(), book, budget)?,
            event => sheet.take_in(&event)?,
        }
    }
}

/// A worksheet as far as it was read.
#[derive(Default)]
struct Worksheet {
    grid: Grid,
    row: u32,
    column: usize,
    cell: Option<Cell>,
    /// Inside of the value of a cell.
    in_value: bool,
    /// Inside of a remark how a text is pronounced.
    in_phonetics: bool,
}

/// A cell as far as it was read.
#[derive(Default)]
struct Cell {
    /// What the value is: a number, a text, the number of a shared text …
    kind: Option<String>,
    style: Option<usize>,
    text: String,
}

impl Worksheet {
    fn start(&mut self, tag: &BytesStart<'_>) -> Result<(), SheetError> {
        match tag.local_name().as_ref() {
            "row" => {
                self.column = 0;
                if let [Some(row)] = attributes(tag, ["r"])? {
                    self.row = row_number(&row)?;
                }
            }
            "c" => {
                let [place, style, kind] = attributes(tag, ["r", "s", "t"])?;
                if let Some(place) = place {
                    (self.row, self.column) = position(&place)?;
                }
                self.cell = Some(Cell {
                    kind: kind.map(String::from),
                    style: style.and_then(|style| style.parse().ok()),
                    text: String::new(),
                });
            }
            "v" | "t" => self.in_value = true,
            "rPh" => self.in_phonetics = true,
            _ => {}
        }
        Ok(())
    }

    fn end(&mut self, tag: &str, book: &Workbook, budget: &mut Budget) -> Result<(), SheetError> {
        match tag {
            "row" => self.row = self.row.saturating_add(1),
            "c" => {
                if let Some(cell) = self.cell.take() {
                    let text = cell.value(book)?;
                    self.grid.put(budget, self.row, self.column, &text)?;
                }
                self.column = self.column.saturating_add(1);
            }
            "v" | "t" => self.in_value = false,
            "rPh" => self.in_phonetics = false,
            _ => {}
        }
        Ok(())
    }

    fn take_in(&mut self, event: &Event<'_>) -> Result<(), SheetError> {
        if self.in_value
            && !self.in_phonetics
            && let Some(cell) = &mut self.cell
            && let Some(text) = text_of(event)?
        {
            write(&mut cell.text, &text);
        }
        Ok(())
    }
}

impl Cell {
    /// What a reader sees in the cell, numbers without their format.
    fn value(&self, book: &Workbook) -> Result<String, SheetError> {
        let text = self.text.trim();
        Ok(match self.kind.as_deref() {
            Some("s") if !text.is_empty() => book.strings.get(text)?.to_owned(),
            Some("inlineStr" | "str") => strings::plain(text),
            Some("b") => match text {
                "1" => "true".to_owned(),
                "0" => "false".to_owned(),
                other => other.to_owned(),
            },
            Some("e") => String::new(),
            Some("d") => text.split('T').next().unwrap_or_default().to_owned(),
            _ => match text.parse::<f64>() {
                Ok(number) => book
                    .date(self.style, number)
                    .unwrap_or_else(|| number.to_string()),
                Err(_) => text.to_owned(),
            },
        })
    }
}

/// Row and column of a name such as `B7`, from 0.
fn position(name: &str) -> Result<(u32, usize), SheetError> {
    let digits = name.find(|c: char| !c.is_ascii_alphabetic());
    let (letters, row) = name.split_at(digits.unwrap_or(name.len()));
    if letters.is_empty() || letters.len() > 3 {
        return Err(unknown_place(name));
    }
    let letter = |letter: u8| usize::from(letter.to_ascii_uppercase() - b'A') + 1;
    let column = letters.bytes().fold(0, |sum, it| sum * 26 + letter(it));
    Ok((row_number(row)?, column - 1))
}

/// The number of a row, from 0.
fn row_number(row: &str) -> Result<u32, SheetError> {
    let number = row.parse::<u32>().ok();
    let number = number.and_then(|number| number.checked_sub(1));
    number.ok_or_else(|| unknown_place(row))
}

fn unknown_place(name: &str) -> SheetError {
    let found: String = name.chars().take(20).collect();
    let found = Quoted(found);
    WorkbookProblem::NoPlace { found }.into()
}
