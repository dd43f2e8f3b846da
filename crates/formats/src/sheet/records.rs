//! Separated values, as people and spreadsheets write them.
//!
//! The `csv` crate writes our lists, but does not read them: it does not say where a record
//! starts after CRLF or blank lines, takes an unclosed quotation mark for the rest of the file
//! without a word, and splits `1, "Carlsen, Magnus"` at the comma of the name because of the
//! blank before the quotation mark. The tests hold the two readers against each other.

use super::MAX_COLUMNS;

/// The records of a text, blank lines included.
pub(crate) fn records(text: &str, separator: char) -> Records<'_> {
    Records {
        text,
        separator,
        offset: 0,
        line: 1,
    }
}

/// One row of a table: usually a line, or more where a quoted cell holds line ends.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// The line of the text on which it starts, or the row of the worksheet, from 1.
    pub line: u64,
    /// Where it starts in the decoded text, in bytes; 0 in a workbook.
    pub offset: usize,
    /// The cells, without quotation marks and surrounding blanks.
    pub cells: Vec<String>,
    /// Whether the last cell opens a quotation mark that never closes.
    pub unclosed: bool,
}

impl Row {
    /// A blank line, or the `;;;;` that spreadsheets write for one.
    pub fn is_blank(&self) -> bool {
        self.cells.iter().all(String::is_empty) && !self.unclosed
    }

    /// The cell at a place; missing cells are empty.
    pub fn cell(&self, place: usize) -> &str {
        self.cells.get(place).map_or("", String::as_str)
    }

    /// How many cells there are up to the last one that is not empty.
    pub fn width(&self) -> usize {
        let last = self.cells.iter().rposition(|cell| !cell.is_empty());
        last.map_or(0, |place| place + 1)
    }
}

/// Reads one [`Row`] after the other.
#[derive(Debug)]
pub(crate) struct Records<'t> {
    text: &'t str,
    separator: char,
    offset: usize,
    line: u64,
}

impl Iterator for Records<'_> {
    type Item = Row;

    fn next(&mut self) -> Option<Row> {
        let start = &self.text[self.offset..];
        if start.is_empty() {
            return None;
        }
        let mut record = Row {
            line: self.line,
            offset: self.offset,
            cells: Vec::new(),
            unclosed: false,
        };
        let mut rest = start;
        loop {
            let cell = Cell::read(rest, self.separator);
            // One column too many is enough to see that there are too many.
            if record.cells.len() <= MAX_COLUMNS {
                record.cells.push(cell.text.trim().to_owned());
            }
            record.unclosed = cell.unclosed;
            rest = cell.rest;
            match rest.strip_prefix(self.separator) {
                Some(next) => rest = next,
                None => break,
            }
        }
        let length = start.len() - after_line_end(rest).len();
        self.offset += length;
        self.line += line_ends(&start[..length]);
        Some(record)
    }
}

/// A cell and the text that follows it: a separator, a line end, or nothing.
struct Cell<'t> {
    text: String,
    rest: &'t str,
    unclosed: bool,
}

impl<'t> Cell<'t> {
    fn read(text: &'t str, separator: char) -> Cell<'t> {
        let blank = |c: char| c.is_whitespace() && c != separator && !is_line_end(c);
        match text.trim_start_matches(blank).strip_prefix('"') {
            Some(inside) => Cell::quoted(inside, separator),
            None => {
                let (text, rest) = plain(text, separator);
                Cell {
                    text: text.to_owned(),
                    rest,
                    unclosed: false,
                }
            }
        }
    }

    /// A cell whose quotation mark is open. A doubled mark stands for the mark itself; what
    /// follows the closing mark still belongs to the cell, as in `"Misha" Tal`.
    fn quoted(mut inside: &'t str, separator: char) -> Cell<'t> {
        let mut text = String::new();
        while let Some((before, after)) = inside.split_once('"') {
            text.push_str(before);
            let Some(next) = after.strip_prefix('"') else {
                let (tail, rest) = plain(after, separator);
                text.push_str(tail);
                return Cell {
                    text,
                    rest,
                    unclosed: false,
                };
            };
            text.push('"');
            inside = next;
        }
        text.push_str(inside);
        Cell {
            text,
            rest: "",
            unclosed: true,
        }
    }
}

/// Splits before the next separator or line end.
fn plain(text: &str, separator: char) -> (&str, &str) {
    let end = text.find(|c| c == separator || is_line_end(c));
    text.split_at(end.unwrap_or(text.len()))
}

fn is_line_end(character: char) -> bool {
    matches!(character, '\r' | '\n')
}

/// The text after the line end that it starts with, if it does.
fn after_line_end(text: &str) -> &str {
    text.strip_prefix("\r\n")
        .or_else(|| text.strip_prefix(is_line_end))
        .unwrap_or(text)
}

/// How many lines end in the text, by LF, CRLF or CR.
fn line_ends(text: &str) -> u64 {
    let ends = text.matches(is_line_end).count() - text.matches("\r\n").count();
    ends as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn cells(text: &str, separator: char) -> Vec<Vec<String>> {
        records(text, separator)
            .filter(|record| !record.is_blank())
            .map(|record| record.cells)
            .collect()
    }

    #[test]
    fn cells_as_people_write_them() {
        for (text, expected) in [
            ("a;b;c", &["a", "b", "c"][..]),
            (" a ;\tb ; c\u{a0}", &["a", "b", "c"]),
            ("a;;", &["a", "", ""]),
            (r#""a;b";c"#, &["a;b", "c"]),
            (r#"a;  "b;c"  ;d"#, &["a", "b;c", "d"]),
            (r#""say ""check""";d"#, &[r#"say "check""#, "d"]),
            (r#""";"";d"#, &["", "", "d"]),
            (r#""Misha" Tal;d"#, &["Misha Tal", "d"]),
            (r#"Tal "Misha";d"#, &[r#"Tal "Misha""#, "d"]),
            ("\"a\r\nb\";c", &["a\r\nb", "c"]),
        ] {
            assert_eq!(cells(text, ';'), [expected], "{text}");
        }
    }

    #[test]
    fn a_tab_separates_only_where_it_is_the_separator() {
        assert_eq!(cells("a\t\t \"b\"", '\t'), [["a", "", "b"]]);
        assert_eq!(cells("a,\t\"b\"", ','), [["a", "b"]]);
    }

    #[test]
    fn lines_are_counted_as_an_editor_counts_them() {
        for end in ["\n", "\r\n", "\r"] {
            let text = ["a", "", "\"b", "b\",c", "", "", "d", ""].join(end);
            let found: Vec<_> = records(&text, ',')
                .filter(|record| !record.is_blank())
                .map(|record| (record.line, &text[record.offset..][..1]))
                .map(|(line, first)| (line, first.to_owned()))
                .collect();
            let expected = [(1, "a"), (3, "\""), (7, "d")].map(|(l, f)| (l, f.to_owned()));
            assert_eq!(found, expected, "{end:?}");
        }
    }

    #[test]
    fn an_unclosed_quotation_mark_is_noticed() {
        let found: Vec<_> = records("a,b\nc,\"d\ne,f\n", ',').collect();
        assert_eq!(found.len(), 2);
        assert!(found[1].unclosed);
        assert_eq!((found[1].line, found[1].offset), (2, 4));
        assert!(records("\"", ',').all(|record| record.unclosed));
    }

    proptest! {
        #[test]
        fn reads_what_the_csv_crate_writes(
            table in prop::collection::vec(prop::collection::vec(cell(), 2..5), 0..6),
            separator in prop::sample::select(vec![b',', b';', b'\t']),
        ) {
            let mut writer = csv::WriterBuilder::new()
                .delimiter(separator).flexible(true).from_writer(Vec::new());
            for row in &table {
                writer.write_record(row).unwrap();
            }
            let text = String::from_utf8(writer.into_inner().unwrap()).unwrap();
            let expected: Vec<Vec<String>> = table.iter()
                .map(|row| row.iter().map(|cell| cell.trim().to_owned()).collect())
                .collect();
            let found: Vec<_> = records(&text, char::from(separator))
                .map(|record| record.cells).collect();
            prop_assert_eq!(found, expected);
        }

        #[test]
        fn reads_what_the_csv_crate_reads(text in "[ab,\"\r\n]{0,30}") {
            // Without blanks before quotation marks the two agree on everything.
            let theirs: Vec<Vec<String>> = csv::ReaderBuilder::new()
                .has_headers(false).flexible(true).from_reader(text.as_bytes())
                .records()
                .map(|record| record.unwrap().iter().map(|cell| cell.trim().to_owned()).collect())
                .filter(|cells: &Vec<String>| cells.iter().any(|cell| !cell.is_empty()))
                .collect();
            let ours: Vec<Vec<String>> = cells(&text, ',').into_iter()
                .filter(|cells| cells.iter().any(|cell| !cell.is_empty()))
                .collect();
            prop_assert_eq!(ours, theirs);
        }

        #[test]
        fn records_cover_the_text(text in "\\PC{0,20}[,;\"\r\n]{0,5}\\PC{0,20}") {
            let mut next = 0;
            for record in records(&text, ';') {
                prop_assert!(record.offset == 0 || record.offset > next);
                next = record.offset;
                let line = 1 + line_ends(&text[..record.offset]);
                prop_assert_eq!(record.line, line);
            }
        }
    }

    fn cell() -> impl Strategy<Value = String> {
        prop_oneof!["[a-z]{1,4}", "[ab ,;\t\"\r\nжé]{0,6}", "\\PC{0,6}"]
    }
}
