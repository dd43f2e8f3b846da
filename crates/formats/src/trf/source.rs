//! The lines of a file and the places in them.

use super::errors::{TrfError, TrfProblem};
use super::expected::{TrfExpected, TrfField};

/// One line of the file, kept so that later checks can still point into it.
#[derive(Clone, Debug)]
pub(super) struct SourceLine {
    /// The number of the line, from 1.
    pub number: u64,
    /// Where the line starts in the decoded text.
    pub byte_offset: usize,
    /// The line without its end.
    pub text: String,
    /// Where each character starts, if they are not all one byte long.
    starts: Option<Vec<usize>>,
}

impl SourceLine {
    /// A line with its number, from 1, and its place in the decoded text.
    pub(super) fn new(number: u64, byte_offset: usize, text: &str) -> SourceLine {
        let starts = || text.char_indices().map(|(byte, _)| byte).collect();
        SourceLine {
            number,
            byte_offset,
            text: text.to_owned(),
            starts: (!text.is_ascii()).then(starts),
        }
    }

    /// The same line of a program that counts the columns in bytes of UTF-8: the name is filled up to its
    /// columns. Nothing if no letter of a name takes more than one byte.
    pub(super) fn counted_in_bytes(&self) -> Option<SourceLine> {
        let end = match self.columns(1, 3) {
            "001" => 47,
            "310" => 40,
            "013" => 36,
            _ => return None,
        };
        let (name, rest) = self.text.split_at_checked(end)?;
        let missing = end - name.chars().count();
        let blanks = " ".repeat(missing);
        let filled = || {
            SourceLine::new(
                self.number,
                self.byte_offset,
                &format!("{name}{blanks}{rest}"),
            )
        };
        (missing > 0).then(filled)
    }

    /// The text from column `first` to column `last`, both from 1 and included; what the line does
    /// not reach is left out.
    pub(super) fn columns(&self, first: usize, last: usize) -> &str {
        let (from, to) = (self.byte_of(first), self.byte_of(last + 1));
        self.text.get(from..to).unwrap_or("")
    }

    /// The number of characters.
    pub(super) fn width(&self) -> usize {
        self.starts.as_ref().map_or(self.text.len(), Vec::len)
    }

    /// The number of characters without the blanks at the end.
    pub(super) fn filled_width(&self) -> usize {
        let blanks = self.text.len() - self.text.trim_end_matches(' ').len();
        self.width() - blanks
    }

    fn byte_of(&self, column: usize) -> usize {
        let place = column.saturating_sub(1);
        let byte = match &self.starts {
            Some(starts) => starts.get(place).copied(),
            None => Some(place),
        };
        byte.unwrap_or(self.text.len()).min(self.text.len())
    }

    /// A fault of the field in these columns.
    pub(super) fn fault(
        &self,
        columns: (usize, usize),
        field: TrfField,
        expected: TrfExpected,
    ) -> TrfError {
        let found = self.columns(columns.0, columns.1);
        let blanks = found.chars().take_while(|c| *c == ' ').count();
        let found = found.trim_matches(' ');
        // An empty field is pointed at where it starts.
        let column = columns.0 + if found.is_empty() { 0 } else { blanks };
        TrfError {
            line: self.number,
            column,
            field,
            found: found.to_owned(),
            byte_offset: self.byte_offset + self.byte_of(column),
            problem: TrfProblem::of(found, expected),
        }
    }

    /// A fault of the field that only shows beside other lines.
    pub(super) fn contradiction(
        &self,
        columns: (usize, usize),
        field: TrfField,
        problem: TrfProblem,
    ) -> TrfError {
        TrfError {
            problem,
            ..self.fault(columns, field, TrfExpected::Blank)
        }
    }
}

/// The lines of a text. CR, LF and CR LF all end a line, also in one file.
pub(super) fn lines(text: &str) -> Vec<SourceLine> {
    let mut lines = Vec::new();
    let mut start = 0;
    while start < text.len() {
        let rest = &text[start..];
        let length = rest.find(['\r', '\n']).unwrap_or(rest.len());
        let number = lines.len() as u64 + 1;
        lines.push(SourceLine::new(number, start, &rest[..length]));
        let end = &rest[length..];
        start += length + if end.starts_with("\r\n") { 2 } else { 1 };
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_end() {
        let found: Vec<(u64, usize, String)> = lines("a\rb\nc\r\n\r\nd")
            .into_iter()
            .map(|line| (line.number, line.byte_offset, line.text))
            .collect();
        let expected = [
            (1, 0, "a"),
            (2, 2, "b"),
            (3, 4, "c"),
            (4, 7, ""),
            (5, 9, "d"),
        ];
        assert_eq!(
            found,
            expected.map(|(n, at, text)| (n, at, text.to_owned()))
        );
    }

    #[test]
    fn columns_are_characters() {
        let line = &lines("012 Zürich")[0];
        assert_eq!(line.columns(5, 6), "Zü");
        assert_eq!(line.columns(7, 99), "rich");
        assert_eq!(line.columns(50, 60), "");
        assert_eq!(
            line.fault((7, 8), TrfField::Name, TrfExpected::Blank)
                .byte_offset,
            7
        );
    }

    #[test]
    fn names_of_programs_that_count_bytes_are_filled_up() {
        let line = |name: &str| format!("001    1      {name}2300");
        let by_bytes = line(&format!("{}{}", "Ärzte, Jürgen", " ".repeat(34 - 15)));
        let filled = lines(&by_bytes)[0].counted_in_bytes().unwrap();
        assert_eq!(filled.columns(49, 52), "2300");
        assert!(lines(&line("Plain"))[0].counted_in_bytes().is_none());
    }
}
