//! Reading a time control from left to right, and what can be wrong with its text.

use serde::Serialize;

use super::{ControlFault, MOST_MOVES, Period};
use crate::{Span, TimeControl};

/// A text is not a time control.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "time-control-error")]
pub struct ControlError {
    /// Where the trouble starts, in characters from 1.
    pub column: usize,
    /// Where it starts in bytes from 0, for pointing at it.
    pub offset: usize,
    /// What stands there; nothing at the end of the text.
    pub found: Option<String>,
    pub expected: ExpectedInControl,
}

/// What should stand at a place of a time control.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum ExpectedInControl {
    PlusOrEnd,
    PlusOrBlack,
    /// `-B` and the time of Black.
    Black,
    ColonOrEnd,
    /// `90'` or `90'/40`.
    MarkedMinutes,
    Minutes,
    Seconds,
    SecondsMark,
    SecondsOrMoves,
    SecondsForEachMove,
    /// The same; no moves are left for another period.
    OnlySecondsForEachMove,
    WordMove,
    WordMoveAndNumber,
    Moves {
        most: u32,
    },
    /// Any time control as US Chess writes it.
    UsControl,
    /// Any part of one.
    UsPart,
    Slash,
    NothingAfterAddition,
    /// A control; the tag of the game says that there is none, or that it is not known.
    KnownControl,
    /// One whose periods make sense.
    Possible(ControlFault),
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
    pub(super) fn number(&mut self, expected: ExpectedInControl) -> Result<u32, ControlError> {
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
        let expected = ExpectedInControl::Moves { most: MOST_MOVES };
        let mut ahead = *self;
        let moves = ahead.number(expected.clone())?;
        if moves == 0 || moves > MOST_MOVES {
            return Err(self.error(expected));
        }
        *self = ahead;
        Ok(moves)
    }

    /// That the text ends here.
    pub(super) fn end(&self, expected: ExpectedInControl) -> Result<(), ControlError> {
        match self.is_at_end() {
            true => Ok(()),
            false => Err(self.error(expected)),
        }
    }

    /// What is wrong here.
    pub(super) fn error(&self, expected: ExpectedInControl) -> ControlError {
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
            found: (length > 0).then(|| rest[..length].chars().take(40).collect()),
            expected,
        }
    }

    /// What is wrong with the whole text.
    pub(super) fn fault(text: &str, fault: ControlFault) -> ControlError {
        ControlError {
            column: 1,
            offset: 0,
            found: Some(text.trim().chars().take(40).collect()),
            expected: ExpectedInControl::Possible(fault),
        }
    }
}

/// Puts checked periods together, or tells what is wrong with them.
pub(super) fn control(text: &str, periods: Vec<Period>) -> Result<TimeControl, ControlError> {
    TimeControl::new(periods).map_err(|fault| Scanner::fault(text, fault))
}

/// So many seconds.
pub(super) fn seconds(number: u32) -> Span {
    Span::seconds(i64::from(number))
}

/// So many minutes.
pub(super) fn minutes(number: u32) -> Span {
    Span::minutes(i64::from(number))
}
