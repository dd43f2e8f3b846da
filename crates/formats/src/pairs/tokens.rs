//! Numbers and the marks between them, each with its place.

use adoube_tournament::PairingNumber;

use super::{PairsError, PairsExpected, PairsProblem};

/// A line and its number, from 1.
pub(super) struct Line<'t> {
    pub number: usize,
    pub text: &'t str,
}

impl<'t> Line<'t> {
    /// Whether the line is neither blank nor a comment.
    pub(super) fn has_content(&self) -> bool {
        let text = self.text.trim_start();
        !text.is_empty() && !text.starts_with('#')
    }

    /// The number that stands alone on the line, if one does.
    pub(super) fn count(&self) -> Option<Token<'t>> {
        let mut tokens = self.tokens();
        let token = tokens.next().filter(Token::is_digits)?;
        tokens.next().is_none().then_some(token)
    }

    /// Words and the marks that separate them.
    pub(super) fn tokens(&self) -> impl Iterator<Item = Token<'t>> + use<'t> {
        let (line, text) = (self.number, self.text);
        let mut start = 0;
        std::iter::from_fn(move || {
            let rest = text[start..].trim_start();
            start = text.len() - rest.len();
            let ends_word = |c: char| c.is_whitespace() || is_mark(c);
            let first = rest.chars().next()?;
            let length = if is_mark(first) {
                first.len_utf8()
            } else {
                rest.find(ends_word).unwrap_or(rest.len())
            };
            let column = text[..start].chars().count() + 1;
            start += length;
            let text = &rest[..length];
            Some(Token { line, column, text })
        })
    }

    /// The empty place after the last character.
    pub(super) fn end(&self) -> Token<'t> {
        Token {
            line: self.number,
            column: self.text.trim_end().chars().count() + 1,
            text: "",
        }
    }
}

fn is_mark(character: char) -> bool {
    matches!(character, ',' | ';' | '-' | '–')
}

/// A word or mark, and where it stands.
pub(super) struct Token<'t> {
    pub line: usize,
    pub column: usize,
    pub text: &'t str,
}

impl Token<'_> {
    /// Whether it is a number without a sign.
    pub(super) fn is_digits(&self) -> bool {
        !self.text.is_empty() && self.text.bytes().all(|byte| byte.is_ascii_digit())
    }

    /// Whether it is a mark between two numbers.
    pub(super) fn is_dash_or_comma(&self) -> bool {
        self.text.starts_with(is_mark)
    }

    /// The number, if it is one.
    pub(super) fn number(&self) -> Option<u32> {
        // `parse` alone would also take "+1".
        self.is_digits().then(|| self.text.parse().ok())?
    }

    /// The pairing number, if it is one; 0 is none.
    pub(super) fn player(&self) -> Option<PairingNumber> {
        self.number().and_then(PairingNumber::new)
    }

    /// The error that something else was expected here.
    pub(super) fn fault(&self, expected: PairsExpected) -> PairsError {
        self.error(match self.text {
            "" => PairsProblem::LineEnds { expected },
            text => PairsProblem::Unexpected {
                found: text.into(),
                expected,
            },
        })
    }

    /// An error at this place.
    pub(super) fn error(&self, problem: PairsProblem) -> PairsError {
        PairsError {
            line: self.line,
            column: self.column,
            found: self.text.to_owned(),
            problem,
        }
    }
}
