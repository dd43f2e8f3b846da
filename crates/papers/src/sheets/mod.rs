//! The tables of a paper for spreadsheets.
//!
//! Texts are written as texts, so that nothing that somebody was entered as becomes a formula.

mod ods;

use adoube_formats::formula::disarmed;
use rust_xlsxwriter::{Format, Workbook, XlsxError};

use crate::Document;
use crate::document::{Align, Column, Table};

pub use ods::ods;

/// What a cell says to a spreadsheet.
enum CellValue<'t> {
    Number(f64),
    Text(&'t str),
}

/// A number if the column is one of numbers and it looks like one: with a point, a comma or a half.
fn cell_value<'t>(column: &Column, cell: &'t str) -> CellValue<'t> {
    let plain = cell.replace(',', ".").replace('−', "-");
    let halves = plain
        .strip_suffix('½')
        .map(|whole| format!("{}.5", if whole.is_empty() { "0" } else { whole }));
    let number = halves.unwrap_or(plain);
    let is_number = number
        .bytes()
        .all(|byte| byte.is_ascii_digit() || b".-+".contains(&byte));
    match number.parse() {
        Ok(number) if is_number && column.align == Align::End => CellValue::Number(number),
        _ => CellValue::Text(cell),
    }
}

/// The names of the sheets: short, without signs that spreadsheets refuse, each once.
fn names(paper: &Document) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for (number, table) in (1..).zip(paper.tables()) {
        let title = table.title.as_deref().unwrap_or(&paper.title);
        let plain = title
            .chars()
            .filter(|letter| !"[]:*?/\\'".contains(*letter));
        let mut name: String = plain.take(25).collect();
        if name.trim().is_empty() || names.contains(&name) {
            name = format!("{name} {number}").trim().to_owned();
        }
        names.push(name);
    }
    names
}

/// The tables of a paper as XLSX, a sheet each.
///
/// # Errors
///
/// If a table has more lines or columns than a sheet.
pub fn xlsx(paper: &Document) -> Result<Vec<u8>, XlsxError> {
    let mut book = Workbook::new();
    let bold = Format::new().set_bold();
    for (table, name) in paper.tables().zip(names(paper)) {
        let sheet = book.add_worksheet();
        sheet.set_name(name)?;
        for (place, column) in (0_u16..).zip(&table.columns) {
            sheet.write_string_with_format(0, place, &column.head, &bold)?;
        }
        sheet.set_freeze_panes(1, 0)?;
        for (line, row) in (1_u32..).zip(&table.rows) {
            for ((place, column), cell) in (0_u16..).zip(&table.columns).zip(&row.cells) {
                match cell_value(column, cell) {
                    CellValue::Number(number) => sheet.write_number(line, place, number)?,
                    CellValue::Text("") => sheet,
                    CellValue::Text(text) => sheet.write_string(line, place, text)?,
                };
            }
        }
        sheet.autofit();
    }
    if paper.tables().next().is_none() {
        book.add_worksheet().write_string(0, 0, &paper.title)?;
    }
    book.save_to_buffer()
}

/// The tables of a paper as CSV, below each other.
pub fn csv(paper: &Document) -> String {
    let tables: Vec<String> = paper.tables().map(one_csv).collect();
    tables.join("\n")
}

fn one_csv(table: &Table) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let heads: Vec<String> = table
        .columns
        .iter()
        .map(|column| column.head.clone())
        .collect();
    for row in std::iter::once(&heads).chain(table.rows.iter().map(|row| &row.cells)) {
        let row = row.iter().map(|cell| disarmed(cell).into_owned());
        // Writing into memory does not fail.
        let _ = writer.write_record(row);
    }
    String::from_utf8(writer.into_inner().unwrap_or_default()).unwrap_or_default()
}
