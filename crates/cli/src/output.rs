//! What is printed. A reader who goes away early (`adoube … | head`) is not an error.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use comfy_table::{
    CellAlignment, ColumnConstraint, ContentArrangement, Table, Width as ColumnWidth, presets,
};
use serde::Serialize;
use terminal_size::{Width, terminal_size_of};

use crate::texts::say;

/// Whether something could not be printed, such as on a full disk.
static INCOMPLETE: AtomicBool = AtomicBool::new(false);

/// Whether everything that was to be printed could be; a reader who left does not count.
pub(crate) fn is_complete() -> bool {
    !INCOMPLETE.load(Ordering::Relaxed)
}

/// Prints text on standard output.
pub(crate) fn print(text: &str) {
    print_while_read(text);
}

/// Prints a line on standard output.
pub(crate) fn print_line(line: &str) {
    print(&format!("{line}\n"));
}

/// Prints text on standard output; whether more of it can be of use to anybody.
pub(crate) fn print_while_read(text: &str) -> bool {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            complain(&say!("output-unwritable", error = error.to_string()));
            INCOMPLETE.store(true, Ordering::Relaxed);
            false
        }
        outcome => outcome.is_ok(),
    }
}

/// A text of strangers without what would steer a terminal.
pub(crate) fn printable(text: &str) -> String {
    let shown = |character: char| match character.is_control() {
        true => char::REPLACEMENT_CHARACTER,
        false => character,
    };
    text.chars().map(shown).collect()
}

/// The text with a capital letter at its beginning.
pub(crate) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().collect::<String>() + letters.as_str()
    })
}

/// Prints text on standard error.
pub(crate) fn print_error(text: &str) {
    let _ = io::stderr().write_all(text.as_bytes());
}

/// Prints a line on standard error.
pub(crate) fn complain(line: &str) {
    print_error(&format!("{line}\n"));
}

/// Tells what is good to know.
pub(crate) fn note(text: &str) {
    complain(&say!("note-line", text = text));
}

/// Tells what is strange.
pub(crate) fn warn(text: &str) {
    complain(&say!("warning-line", text = text));
}

/// Prints one JSON object on a line.
pub(crate) fn print_json(value: &impl Serialize) {
    print(&json_line(value));
}

/// A value as a line of JSON; nothing, and a word on standard error, if it cannot be written so.
pub(crate) fn json_line(value: &impl Serialize) -> String {
    match serde_json::to_string(value) {
        Ok(line) => line + "\n",
        Err(error) => {
            complain(&say!("output-not-json", error = error.to_string()));
            String::new()
        }
    }
}

/// How far apart columns are.
const COLUMN_GAP: u16 = 2;

/// How wide the output is where nobody knows how wide the terminal is.
const USUAL_WIDTH: u16 = 80;

/// A table without lines.
fn plain_table(headings: &[&str], rows: Vec<Vec<String>>) -> Table {
    let mut table = Table::new();
    table
        .load_style(presets::NOTHING)
        .set_content_arrangement(ContentArrangement::Disabled)
        .set_header(headings)
        .add_rows(rows);
    for column in table.column_iter_mut() {
        column.set_padding((0, COLUMN_GAP));
    }
    table
}

/// A plain table; the columns named in `right` are aligned to the right.
pub(crate) fn table(headings: &[&str], right: &[usize], rows: Vec<Vec<String>>) -> String {
    let mut table = plain_table(headings, rows);
    for column in right {
        if let Some(column) = table.column_mut(*column) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table.trim_fmt() + "\n"
}

/// A plain table whose cells are wrapped to the terminal, but never within a word.
pub(crate) fn wrapped_table(headings: &[&str], rows: Vec<Vec<String>>) -> String {
    let longest_words: Vec<u16> = (0..headings.len())
        .map(|place| longest_word(headings[place], rows.iter().map(|row| row[place].as_str())))
        .collect();
    let mut table = plain_table(headings, rows);
    table
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(terminal_width());
    for (column, longest_word) in table.column_iter_mut().zip(longest_words) {
        let least = ColumnWidth::Fixed(longest_word.saturating_add(COLUMN_GAP));
        column.set_constraint(ColumnConstraint::LowerBoundary(least));
    }
    table.trim_fmt() + "\n"
}

/// The length of the longest word of a column.
fn longest_word<'a>(heading: &'a str, cells: impl Iterator<Item = &'a str>) -> u16 {
    let words = cells.chain([heading]).flat_map(str::split_whitespace);
    let longest = words.map(|word| word.chars().count()).max();
    longest
        .and_then(|length| u16::try_from(length).ok())
        .unwrap_or(0)
}

fn terminal_width() -> u16 {
    let size = terminal_size_of(io::stdout());
    size.map_or(USUAL_WIDTH, |(Width(width), _)| width)
}

/// A time as lists show it, in the time zone of the computer.
pub(crate) fn short_time(at: jiff::Timestamp) -> String {
    let zoned = at.to_zoned(jiff::tz::TimeZone::system());
    zoned.strftime("%Y-%m-%d %H:%M").to_string()
}
