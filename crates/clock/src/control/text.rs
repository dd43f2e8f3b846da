//! Reading a time control from left to right, and what can be wrong with its text.

use std::fmt;

use super::{ControlFault, MOST_MOVES, Period};
use crate::{Span, TimeControl};

/// A text is not a time control.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub struct ControlError {
    /// Where the trouble starts, in characters from 1.
    pub column: usize,
    /// Where it starts in bytes from 0, for pointing at it.
    pub offset: usize,
    /// What stands there; empty at the end of the text.
    pub found: String,
    /// What should, or what is wrong.
    pub expected: String,
}

impl fmt::Display for ControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (column, expected) = (self.column, &self.expected);
        match self.found.as_str() {
            "" => write!(f, "column {column}: found the end, expected {expected}"),
            found => write!(f, "column {column}: found {found:?}, expected {expected}"),
        }
    }
}

/// A place in a text.
#[derive(Clone, Copy)]
pub(super) struct Scanner<'a> {
    text: &'a str,
    offset: usize,
}

impl<'a> Scanner<'a> {
    pub(super) fn new(text: &'a str) -> Scanner<'a> {
        let mut scanner = Scanner { text, offset: 0 };
        scanner.skip(&[]);
        scanner
    }

    fn rest(&self) -> &'a str {
        &self.text[self.offset..]
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.rest().is_empty()
    }

    /// Skips blanks and these separators.
    pub(super) fn skip(&mut self, separators: &[char]) {
        let is_skipped = |c: char| c.is_whitespace() || separators.contains(&c);
        let rest = self.rest().trim_start_matches(is_skipped);
        self.offset = self.text.len() - rest.len();
    }

    /// Takes one of these characters, and the blanks after it.
    pub(super) fn take(&mut self, wanted: &[char]) -> bool {
        let taken = self.peek().filter(|c| wanted.contains(c));
        if let Some(taken) = taken {
            self.offset += taken.len_utf8();
            self.skip(&[]);
        }
        taken.is_some()
    }

    /// Takes a word of letters if it is one of these, in any case, with a point after it or not.
    pub(super) fn word(&mut self, wanted: &[&str]) -> bool {
        let rest = self.rest();
        let end = rest
            .find(|c: char| !c.is_alphabetic())
            .unwrap_or(rest.len());
        let found = wanted
            .iter()
            .any(|word| rest[..end].eq_ignore_ascii_case(word));
        if found {
            self.offset += end;
            self.take(&['.']);
            self.skip(&[]);
        }
        found
    }

    /// A number of at most seven digits.
    pub(super) fn number(&mut self, expected: &str) -> Result<u32, ControlError> {
        let rest = self.rest();
        let end = rest
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(rest.len());
        let number = rest[..end].parse().ok().filter(|_| end <= 7);
        let number = number.ok_or_else(|| self.error(expected))?;
        self.offset += end;
        self.skip(&[]);
        Ok(number)
    }

    /// A number of moves.
    pub(super) fn moves(&mut self) -> Result<u32, ControlError> {
        let expected = format!("a number of moves, from 1 to {MOST_MOVES}");
        let mut ahead = *self;
        let moves = ahead.number(&expected)?;
        if moves == 0 || moves > MOST_MOVES {
            return Err(self.error(&expected));
        }
        *self = ahead;
        Ok(moves)
    }

    /// That the text ends here.
    pub(super) fn end(&self, expected: &str) -> Result<(), ControlError> {
        match self.is_at_end() {
            true => Ok(()),
            false => Err(self.error(expected)),
        }
    }

    /// What is wrong here.
    pub(super) fn error(&self, expected: &str) -> ControlError {
        let rest = self.rest();
        let number = |c: char| c.is_ascii_digit();
        let length = match rest.chars().next() {
            None => 0,
            Some(first) if number(first) => rest.find(|c| !number(c)).unwrap_or(rest.len()),
            Some(first) if first.is_alphabetic() => {
                let end = rest.find(|c: char| !c.is_alphabetic());
                end.unwrap_or(rest.len())
            }
            Some(first) => first.len_utf8(),
        };
        ControlError {
            column: self.text[..self.offset].chars().count() + 1,
            offset: self.offset,
            found: rest[..length].chars().take(40).collect(),
            expected: expected.to_owned(),
        }
    }

    /// What is wrong with the whole text.
    pub(super) fn fault(text: &str, fault: &ControlFault) -> ControlError {
        ControlError {
            column: 1,
            offset: 0,
            found: text.trim().chars().take(40).collect(),
            expected: format!("a possible time control: {fault}"),
        }
    }
}

/// Puts checked periods together, or tells what is wrong with them.
pub(super) fn control(text: &str, periods: Vec<Period>) -> Result<TimeControl, ControlError> {
    TimeControl::new(periods).map_err(|fault| Scanner::fault(text, &fault))
}

/// So many seconds.
pub(super) fn seconds(number: u32) -> Span {
    Span::seconds(i64::from(number))
}

/// So many minutes.
pub(super) fn minutes(number: u32) -> Span {
    Span::minutes(i64::from(number))
}
