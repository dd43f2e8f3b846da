//! Plain text: columns that line up in a terminal and on a notice board.

use super::{Column, DecimalSeparator, Say, TableText};

use std::fmt::Write;

use adoube_tournament::Points;

/// Where the text of a column stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Align {
    Left,
    Right,
    Centre,
    /// Numbers under each other by their decimal points.
    Decimal,
}

struct TextColumn {
    heading: String,
    align: Align,
    /// The widest text that is shown whole.
    limit: usize,
    /// Left out where nothing is in it.
    optional: bool,
}

/// A table while it is written.
pub(super) struct TextTable<'a> {
    say: Say<'a>,
    columns: Vec<TextColumn>,
    rows: Vec<Vec<String>>,
}

/// What stands between two columns.
const GAP: &str = "  ";

/// The widest name that is shown whole.
pub(super) const NAME: usize = 30;

impl<'a> TextTable<'a> {
    /// A table without columns yet.
    pub(super) fn new(say: Say<'a>) -> TextTable<'a> {
        TextTable {
            say,
            columns: Vec::new(),
            rows: Vec::new(),
        }
    }

    /// Adds a column with its heading; its cells are aligned as told.
    pub(super) fn column(mut self, heading: impl Into<String>, align: Align) -> TextTable<'a> {
        self.columns.push(TextColumn {
            heading: heading.into(),
            align,
            limit: usize::MAX,
            optional: false,
        });
        self
    }

    /// Adds a column with a heading in words.
    pub(super) fn labelled(self, heading: Column, align: Align) -> TextTable<'a> {
        let heading = (self.say)(&TableText::Column(heading));
        self.column(heading, align)
    }

    /// The last column is left out where nothing is in it.
    pub(super) fn optional(mut self) -> TextTable<'a> {
        if let Some(column) = self.columns.last_mut() {
            column.optional = true;
        }
        self
    }

    /// Texts of the last column are cut to a width.
    pub(super) fn at_most(mut self, width: usize) -> TextTable<'a> {
        if let Some(column) = self.columns.last_mut() {
            column.limit = width;
        }
        self
    }

    /// Adds columns of one kind.
    pub(super) fn columns(
        self,
        headings: impl IntoIterator<Item = impl Into<String>>,
        align: Align,
    ) -> TextTable<'a> {
        headings
            .into_iter()
            .fold(self, |table, heading| table.column(heading, align))
    }

    /// Adds a row; what is missing at its end is empty.
    pub(super) fn row(&mut self, cells: Vec<String>) {
        let cells = cells.into_iter().zip(&self.columns);
        let cells = cells.map(|(cell, column)| fit(cell, column.limit));
        self.rows.push(cells.collect());
    }

    /// The table as lines, headings first.
    pub(super) fn render(&self) -> String {
        let shown: Vec<(usize, Widths)> = (0..self.columns.len())
            .filter(|place| !self.is_left_out(*place))
            .map(|place| (place, self.widths(place)))
            .collect();
        let mut text = String::new();
        let headings = |place: usize| self.columns[place].heading.as_str();
        write_line(&mut text, &shown, |place, widths, line| {
            let align = match self.columns[place].align {
                Align::Decimal => Align::Right,
                other => other,
            };
            pad(line, headings(place), align, widths);
        });
        let separator = (self.say)(&TableText::DecimalSeparator(DecimalSeparator {}));
        for row in &self.rows {
            write_line(&mut text, &shown, |place, widths, line| {
                let cell = row.get(place).map_or("", String::as_str);
                let (start, align) = (line.len(), self.columns[place].align);
                pad(line, cell, align, widths);
                if align == Align::Decimal {
                    let number = line.split_off(start);
                    line.push_str(&number.replace('.', &separator));
                }
            });
        }
        text
    }

    fn is_left_out(&self, place: usize) -> bool {
        let empty = |row: &Vec<String>| row.get(place).is_none_or(String::is_empty);
        self.columns[place].optional && self.rows.iter().all(empty)
    }

    fn widths(&self, place: usize) -> Widths {
        let column = &self.columns[place];
        let mut widths = Widths::default();
        for cell in self.rows.iter().filter_map(|row| row.get(place)) {
            if column.align == Align::Decimal {
                let (whole, rest) = decimal_parts(cell);
                widths.whole = widths.whole.max(width(whole));
                widths.rest = widths.rest.max(width(rest));
            } else {
                widths.all = widths.all.max(width(cell));
            }
        }
        let numbers = widths.whole + widths.rest;
        widths.all = widths.all.max(numbers).max(width(&column.heading));
        widths
    }
}

#[derive(Clone, Copy, Default)]
struct Widths {
    all: usize,
    /// Before the decimal point.
    whole: usize,
    /// The decimal point and what follows it.
    rest: usize,
}

fn write_line(
    text: &mut String,
    shown: &[(usize, Widths)],
    cell: impl Fn(usize, Widths, &mut String),
) {
    let start = text.len();
    for (number, (place, widths)) in shown.iter().enumerate() {
        if number > 0 {
            text.push_str(GAP);
        }
        cell(*place, *widths, text);
    }
    let end = text[start..].trim_end().len();
    text.truncate(start + end);
    text.push('\n');
}

fn pad(line: &mut String, cell: &str, align: Align, widths: Widths) {
    let free = widths.all.saturating_sub(width(cell));
    let before = match align {
        Align::Left => 0,
        Align::Right => free,
        Align::Centre => free / 2,
        Align::Decimal => {
            let rest = width(decimal_parts(cell).1);
            free.saturating_sub(widths.rest.saturating_sub(rest))
        }
    };
    let after = free - before;
    // Writing to a string cannot fail.
    let _ = write!(line, "{:before$}{cell}{:after$}", "", "");
}

/// A number up to its decimal point, and what follows.
fn decimal_parts(cell: &str) -> (&str, &str) {
    let end = cell.find(|c: char| !c.is_ascii_digit() && c != '-');
    cell.split_at(end.unwrap_or(cell.len()))
}

/// A text that is not wider than asked for, cut with an ellipsis, and without characters that
/// would steer a terminal.
pub(super) fn fit(text: String, limit: usize) -> String {
    let text = if text.chars().any(char::is_control) {
        text.replace(char::is_control, "\u{FFFD}")
    } else {
        text
    };
    if text.len() <= limit || width(&text) <= limit {
        return text;
    }
    let mut cut = String::new();
    let mut used = 1;
    for character in text.chars() {
        used += character_width(character);
        if used > limit {
            break;
        }
        cut.push(character);
    }
    cut.truncate(cut.trim_end_matches([' ', ',']).len());
    cut + "…"
}

/// How many columns of a terminal a text takes.
pub(super) fn width(text: &str) -> usize {
    if text.is_ascii() {
        text.len()
    } else {
        text.chars().map(character_width).sum()
    }
}

/// Marks over letters take no room, the letters of East Asia take two columns.
fn character_width(character: char) -> usize {
    match u32::from(character) {
        0x300..=0x36F
        | 0x483..=0x489
        | 0x591..=0x5BD
        | 0x610..=0x61A
        | 0x64B..=0x65F
        | 0x1AB0..=0x1AFF
        | 0x1DC0..=0x1DFF
        | 0x200B..=0x200F
        | 0x202A..=0x202E
        | 0x2060..=0x2064
        | 0x20D0..=0x20FF
        | 0xFE00..=0xFE0F
        | 0xFE20..=0xFE2F
        | 0xFEFF => 0,
        0x1100..=0x115F
        | 0x2E80..=0x303E
        | 0x3041..=0x33FF
        | 0x3400..=0x4DBF
        | 0x4E00..=0x9FFF
        | 0xA000..=0xA4CF
        | 0xAC00..=0xD7A3
        | 0xF900..=0xFAFF
        | 0xFE30..=0xFE6F
        | 0xFF00..=0xFF60
        | 0xFFE0..=0xFFE6
        | 0x1F300..=0x1F64F
        | 0x1F900..=0x1F9FF
        | 0x20000..=0x3FFFD => 2,
        _ => 1,
    }
}

/// Points as they are written in a grid: `2½`.
pub(super) fn halves(points: Points) -> String {
    match points.as_hundredths() {
        50 => "½".to_owned(),
        amount if amount > 0 && amount % 100 == 50 => format!("{}½", amount / 100),
        _ => points.to_string(),
    }
}

/// Something that may be missing, as text.
pub(super) fn or_blank<T: ToString>(value: Option<T>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widths_of_letters() {
        for (text, columns) in [
            ("Oslo", 4),
            ("Łódź", 4),
            ("e\u{301}", 1),
            ("王玥", 4),
            ("한국", 4),
            ("½", 1),
            ("", 0),
        ] {
            assert_eq!(width(text), columns, "{text}");
        }
    }

    #[test]
    fn long_texts_are_cut() {
        let cut = |text: &str, limit| fit(text.to_owned(), limit);
        assert_eq!(cut("Carlsen", 7), "Carlsen");
        assert_eq!(cut("Carlsen, Magnus", 9), "Carlsen…");
        assert_eq!(cut("王玥王玥", 6), "王玥…");
        assert_eq!(cut("a\u{1b}[2J", 9), "a\u{FFFD}[2J");
    }

    #[test]
    fn numbers_stand_by_their_decimal_points() {
        let mut table = TextTable::new(&|_| ",".to_owned())
            .column("Name", Align::Left)
            .column("", Align::Left)
            .optional()
            .column("SB", Align::Decimal);
        for value in ["17.25", "20", "-1.5", "3*"] {
            table.row(vec!["王".to_owned(), String::new(), value.to_owned()]);
        }
        let text = "Name     SB\n王    17,25\n王    20\n王    -1,5\n王     3*\n";
        assert_eq!(table.render(), text);
    }
}
