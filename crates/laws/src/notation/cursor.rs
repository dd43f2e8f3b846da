//! A place in the text of a move.

use super::error::Expected;

/// Where reading stopped, and what should have stood there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stop {
    /// In bytes from the start of the text.
    pub at: usize,
    pub expected: Expected,
}

/// A place in a text, to be moved forward. Copying it is how to look ahead.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Cursor { text, at: 0 }
    }

    pub(super) fn at(&self) -> usize {
        self.at
    }

    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub(super) fn skip(&mut self, bytes: usize) {
        self.at += bytes;
    }

    /// Eats one character that passes.
    pub(super) fn eat_if(&mut self, passes: impl Fn(char) -> bool) -> Option<char> {
        let next = self.peek().filter(|&next| passes(next))?;
        self.skip(next.len_utf8());
        Some(next)
    }

    /// Eats one character for which there is a value.
    pub(super) fn eat_some<T>(&mut self, value: impl Fn(char) -> Option<T>) -> Option<T> {
        let next = self.peek()?;
        let value = value(next)?;
        self.skip(next.len_utf8());
        Some(value)
    }

    /// Eats exactly these characters.
    pub(super) fn eat(&mut self, word: &str) -> bool {
        let found = self.rest().starts_with(word);
        if found {
            self.skip(word.len());
        }
        found
    }

    /// Eats these characters, capital or small; they are ASCII.
    pub(super) fn eat_any_case(&mut self, word: &str) -> bool {
        let head = self.rest().as_bytes().get(..word.len());
        let found = head.is_some_and(|head| head.eq_ignore_ascii_case(word.as_bytes()));
        if found {
            self.skip(word.len());
        }
        found
    }

    /// Eats the small letters of these capitals.
    pub(super) fn eat_small(&mut self, capitals: &str) -> bool {
        let mut ahead = *self;
        let mut small = capitals.chars().flat_map(char::to_lowercase);
        let found = small.all(|letter| ahead.eat_if(|next| next == letter).is_some());
        if found {
            *self = ahead;
        }
        found
    }

    /// Eats blanks; says whether there were any.
    pub(super) fn spaces(&mut self) -> bool {
        let before = self.at;
        while self.eat_if(char::is_whitespace).is_some() {}
        self.at > before
    }

    /// An error unless only blanks are left.
    pub(super) fn end(mut self) -> Result<(), Stop> {
        self.spaces();
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(self.stop(Expected::EndOfMove)),
        }
    }

    pub(super) fn stop(&self, expected: Expected) -> Stop {
        Stop {
            at: self.at,
            expected,
        }
    }
}

/// The hyphens and dashes people use.
pub(super) fn is_dash(letter: char) -> bool {
    matches!(letter, '-' | '‐' | '‑' | '–' | '—' | '−')
}

/// The signs for a capture: x, a colon (US Chess, correspondence glossary), the Cyrillic letter.
pub(super) fn is_capture_sign(letter: char) -> bool {
    matches!(letter, 'x' | 'X' | '×' | 'х' | ':')
}
