//! Games as PGN text: cut into tags, moves and comments, of any size, with patience.
//!
//! This module knows the text and not the game: what stands where a move belongs is handed on as
//! it is. [`Scanner`] walks through the games of a text that is in memory; [`Blocks`] cuts a stream
//! of any length into pieces that hold whole games, so that memory stays flat and the pieces can be
//! worked on side by side.
//!
//! A comment ends at its brace. Where that brace is missing it ends before the next game: at an
//! empty line with `[Event "` after it. Outside comments a tag at the start of a line always begins
//! a new game. Variations are skipped.
//!
//! ```
//! use adoube_formats::pgn::{Scanner, Token};
//!
//! let mut scanner = Scanner::new(b"[White \"Ann\"]\n\n1. e4 {best} (1. d4) e5 1-0\n");
//! assert!(scanner.next_game());
//! let tag = scanner.next_tag().unwrap();
//! assert_eq!((tag.name, &*tag.value()), (&b"White"[..], "Ann"));
//! assert!(scanner.next_tag().is_none());
//! let mut moves = Vec::new();
//! loop {
//!     match scanner.next_token() {
//!         Token::Move(text) => moves.push(text),
//!         Token::End => break,
//!         _ => {}
//!     }
//! }
//! assert_eq!(moves, [b"e4", b"e5"]);
//! assert!(!scanner.next_game());
//! ```

mod blocks;
mod scanner;

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

pub use blocks::{Block, Blocks};
pub use scanner::Scanner;

use crate::decode;

/// A tag pair, as it is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tag<'a> {
    /// Its name, such as `White`.
    pub name: &'a [u8],
    /// What stands between the quotation marks.
    pub raw_value: &'a [u8],
}

impl<'a> Tag<'a> {
    /// The value, with escaped quotation marks and backslashes resolved.
    pub fn value(&self) -> Cow<'a, str> {
        let text = decode(self.raw_value);
        if text.contains('\\') {
            return Cow::Owned(text.replace("\\\"", "\"").replace("\\\\", "\\"));
        }
        text
    }
}

/// A piece of the text after the tags.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Token<'a> {
    /// What stands where a move belongs, without `!` and `?`.
    Move(&'a [u8]),
    /// A comment, without its braces.
    Comment(&'a [u8]),
    /// The mark that ends the game.
    Result(ResultMark),
    /// Something that does not belong there. The scanner goes on behind it.
    Fault(Fault),
    /// The game's text is over.
    End,
}

/// The mark that ends a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ResultMark {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: not finished, or not known.
    Open,
}

impl ResultMark {
    /// Reads a mark; half points may be `½`, and dashes may be long. `0-0` is castling, not a game that
    /// both have lost.
    pub fn read(text: &str) -> Option<ResultMark> {
        match text {
            "1-0" => Some(ResultMark::WhiteWins),
            "0-1" => Some(ResultMark::BlackWins),
            "1/2-1/2" | "1/2" | "½-½" | "½" => Some(ResultMark::Draw),
            "*" => Some(ResultMark::Open),
            _ if text.contains(DASHES) => ResultMark::read(&text.replace(DASHES, "-")),
            _ => None,
        }
    }

    /// The mark, as it is written.
    pub fn mark(self) -> &'static str {
        match self {
            ResultMark::WhiteWins => "1-0",
            ResultMark::BlackWins => "0-1",
            ResultMark::Draw => "1/2-1/2",
            ResultMark::Open => "*",
        }
    }
}

/// What stands for a hyphen.
const DASHES: [char; 6] = ['‐', '‑', '–', '—', '−', ':'];

/// What can be wrong with the text of a game, apart from its moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename = "PgnFault")]
pub enum Fault {
    /// A tag without its closing quotation mark or bracket.
    OpenTag,
    /// A tag without its value in quotation marks.
    BadTag,
    /// A `[` that begins no tag.
    StrayBracket,
    /// A comment without its closing brace.
    OpenComment,
    /// A closing brace without a comment.
    StrayBrace,
    /// A variation without its closing parenthesis.
    OpenVariation,
    /// A closing parenthesis without a variation.
    StrayParenthesis,
    /// The game has no result mark at its end.
    NoResult,
    /// Moves stand behind the result mark; they are passed over.
    MovesAfterResult,
    /// The text goes on too long to be a game.
    TooLong,
}
