//! The words of a line of moves.

use super::super::sheet::{ClockTime, Written};
use super::error::ExpectedOnSheet;
use crate::notation::ResultMark;

/// A word of a line of moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Token {
    /// `12.` or `12`; with more dots it stands before Black's move.
    Number {
        number: u32,
        black: bool,
    },
    /// Dots in the place of a move.
    Dots,
    /// What stands in the place of a move.
    Written(Written),
    /// A sign that belongs to the move before it: `e.p.`, `ch`.
    Suffix(String),
    CrossedOut(String),
    Clock(ClockTime),
    Offer,
    Remark(String),
    Result(ResultMark),
}

/// A word, or what was expected in its place.
pub(super) struct Found<'a> {
    /// In bytes from the start of the line.
    pub at: usize,
    pub text: &'a str,
    pub token: Result<Token, ExpectedOnSheet>,
}

/// The words of a line.
pub(super) fn tokens(line: &str) -> impl Iterator<Item = Found<'_>> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = &line[at..];
        at += rest.len() - rest.trim_start().len();
        let rest = &line[at..];
        let (token, length) = next(rest)?;
        let found = Found {
            at,
            text: &rest[..length],
            token,
        };
        at += length;
        Some(found)
    })
}

/// The word a text begins with and its length; a word is never empty.
fn next(text: &str) -> Option<Lexed> {
    let first = text.chars().next()?;
    Some(match first {
        '"' => enclosed(text, '"', |text| Token::Written(Written::Move(text))),
        '{' => enclosed(text, '}', Token::Remark),
        '~' => enclosed(text, '~', Token::CrossedOut),
        _ => match numbered(text).or_else(|| bracketed(text)) {
            Some((token, length)) => (Ok(token), length),
            None => word(text),
        },
    })
}

type Lexed = (Result<Token, ExpectedOnSheet>, usize);

/// A text between two signs, in which a backslash takes away the meaning of what follows it.
fn enclosed(text: &str, end: char, make: fn(String) -> Token) -> Lexed {
    let mut content = String::new();
    let mut letters = text.char_indices().skip(1);
    while let Some((at, letter)) = letters.next() {
        match letter {
            '\\' => content.extend(letters.next().map(|(_, escaped)| unescape(escaped))),
            _ if letter == end => return (Ok(make(content)), at + letter.len_utf8()),
            _ => content.push(letter),
        }
    }
    (Err(ExpectedOnSheet::EndSign), text.len())
}

fn unescape(letter: char) -> char {
    match letter {
        'n' => '\n',
        'r' => '\r',
        other => other,
    }
}

/// Puts a text between two signs, so that [`enclosed`] gives it back.
pub(super) fn enclose(text: &str, [start, end]: [char; 2]) -> String {
    let mut enclosed = String::from(start);
    for letter in text.chars() {
        match letter {
            '\n' => enclosed.push_str("\\n"),
            '\r' => enclosed.push_str("\\r"),
            '\\' => enclosed.push_str("\\\\"),
            _ if letter == end => enclosed.extend(['\\', letter]),
            _ => enclosed.push(letter),
        }
    }
    enclosed.push(end);
    enclosed
}

/// A move number: digits and dots, or up to three digits alone.
fn numbered(text: &str) -> Option<(Token, usize)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let after = &text[digits..];
    let dots = after.chars().take_while(|next| matches!(next, '.' | '…'));
    let (mut length, mut count) = (0, 0);
    for dot in dots {
        length += dot.len_utf8();
        count += if dot == '…' { 3 } else { 1 };
    }
    let alone = digits <= 3 && after.chars().next().is_none_or(char::is_whitespace);
    let fits = matches!(digits, 1..=4) && !text.starts_with('0') && (count > 0 || alone);
    let number = text[..digits].parse().ok().filter(|_| fits)?;
    let black = count > 1;
    Some((Token::Number { number, black }, digits + length))
}

/// `(=)` or a clock time in brackets.
fn bracketed(text: &str) -> Option<(Token, usize)> {
    let inside = text.strip_prefix('(')?;
    let end = inside.find(')')?;
    let content = inside[..end].trim();
    let token = match content {
        "=" => Token::Offer,
        _ => Token::Clock(clock_time(content)?),
    };
    Some((token, end + 2))
}

/// `h:mm` or `h:mm:ss`.
pub(super) fn clock_time(text: &str) -> Option<ClockTime> {
    let mut parts = text.split(':');
    let hours = digits(parts.next()?, 1..=7)?;
    let minutes = digits(parts.next()?, 2..=2).filter(|minutes| *minutes < 60)?;
    let seconds = match parts.next() {
        Some(part) => digits(part, 2..=2).filter(|seconds| *seconds < 60)?,
        None => 0,
    };
    let whole = hours
        .checked_mul(3600)?
        .checked_add(minutes * 60 + seconds)?;
    parts.next().is_none().then_some(ClockTime(whole))
}

fn digits(text: &str, length: std::ops::RangeInclusive<usize>) -> Option<u32> {
    let fits = length.contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    fits.then(|| text.parse().ok()).flatten()
}

/// Everything up to a blank, or to something that stands beside moves.
fn word(text: &str) -> Lexed {
    let ends = |(at, letter): &(usize, char)| {
        letter.is_whitespace()
            || matches!(letter, '"' | '{' | '~')
            || (*letter == '(' && bracketed(&text[*at..]).is_some())
    };
    let end = text.char_indices().skip(1).find(ends);
    let length = end.map_or(text.len(), |(at, _)| at);
    (meaning(&text[..length]), length)
}

fn meaning(word: &str) -> Result<Token, ExpectedOnSheet> {
    let only = |signs: &str| word.chars().all(|letter| signs.contains(letter));
    if word.starts_with('(') && !is_suffix(word) {
        return Err(ExpectedOnSheet::ClockTime);
    }
    Ok(if only("-‐‑–—−") {
        Token::Written(Written::Dash)
    } else if only("?") {
        Token::Written(Written::Illegible)
    } else if only("✓✔√☑vV") {
        Token::Written(Written::Tick)
    } else if only(".…_") {
        Token::Dots
    } else if word == "=" {
        Token::Offer
    } else if is_suffix(word) {
        Token::Suffix(word.to_owned())
    } else if let Some(result) = ResultMark::read(word) {
        Token::Result(result)
    } else if let Some(time) = clock_time(word) {
        Token::Clock(time)
    } else {
        Token::Written(Written::Move(word.to_owned()))
    })
}

/// The signs that people write after a move with a blank before them.
const SUFFIXES: [&str; 24] = [
    "e.p.",
    "e.p",
    "ep",
    "ep.",
    "(ep)",
    "(e.p.)",
    "en",
    "passant",
    "+",
    "++",
    "#",
    "!",
    "!!",
    "†",
    "ch",
    "ch.",
    "check",
    "mate",
    "checkmate",
    "dis",
    "dis.",
    "dbl",
    "dbl.",
    "double",
];

fn is_suffix(word: &str) -> bool {
    SUFFIXES.iter().any(|sign| sign.eq_ignore_ascii_case(word))
}
