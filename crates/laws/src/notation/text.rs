//! Reading the moves of a game from a text like that of a score sheet.

use std::ops::Range;

use adoube_formats::pgn::ResultMark;
use shakmaty::{Chess, Position};

use super::error::{Expected, NotationError};
use super::language::Language;
use super::read::{Reading, read};

/// A move and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenMove {
    /// The bytes of the text.
    pub at: Range<usize>,
    /// What it means.
    pub reading: Reading,
}

/// Where reading came to an end before the text did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stopped {
    /// The bytes of the text that are no move; columns of the error count from their start.
    pub at: Range<usize>,
    /// What is wrong with them.
    pub error: NotationError,
}

/// The moves of a text.
#[derive(Clone, Debug)]
pub struct MoveText {
    /// The moves that could be read, in order.
    pub moves: Vec<WrittenMove>,
    /// The position after them.
    pub position: Chess,
    /// The result, if one stands after them.
    pub result: Option<ResultMark>,
    /// What could not be read: without that move nothing after it can be.
    pub stopped: Option<Stopped>,
}

/// The longest move in words: a number, `Bauer Eva fuenf schlaegt David sechs en passant`, check and an
/// offer.
const LONGEST: usize = 11;

/// Reads move after move, with or without numbers, in any mixture of notations, until the text ends, a
/// result is written or something cannot be read.
pub fn read_moves(position: &Chess, text: &str, languages: &[Language]) -> MoveText {
    let words = words(text);
    let mut found = MoveText {
        moves: Vec::new(),
        position: position.clone(),
        result: None,
        stopped: None,
    };
    let mut rest = &words[..];
    while let Some(first) = rest.first() {
        if found.result.is_some() {
            found.stopped = Some(after_result(first.start..text.len()));
            break;
        }
        if let Some(result) = ResultMark::read(&text[first.clone()]) {
            found.result = Some(result);
            rest = &rest[1..];
            continue;
        }
        match next_move(&found.position, text, rest, languages) {
            Ok((written, used)) => {
                found.position.play_unchecked(written.reading.mv);
                found.moves.push(written);
                rest = &rest[used..];
            }
            Err(stopped) => {
                found.stopped = Some(stopped);
                break;
            }
        }
    }
    found
}

fn after_result(at: Range<usize>) -> Stopped {
    let error = NotationError::Unreadable {
        column: 1,
        expected: Expected::NothingAfterResult,
    };
    Stopped { at, error }
}

/// Where the words of a text are.
fn words(text: &str) -> Vec<Range<usize>> {
    let mut words = Vec::new();
    let mut at = 0;
    for piece in text.split_inclusive(char::is_whitespace) {
        let word = at..at + piece.trim_end().len();
        at += piece.len();
        if !word.is_empty() {
            words.push(word);
        }
    }
    words
}

/// The longest run of words that is a move, and how many they are; or why the most telling run is none.
fn next_move(
    position: &Chess,
    text: &str,
    words: &[Range<usize>],
    languages: &[Language],
) -> Result<(WrittenMove, usize), Stopped> {
    let attempt = |used: usize| {
        let at = words[0].start..words[used - 1].end;
        match read(position, &text[at.clone()], languages) {
            Ok(reading) => Ok((WrittenMove { at, reading }, used)),
            Err(error) => Err(Stopped { at, error }),
        }
    };
    let longest = LONGEST.min(words.len());
    let mut result = attempt(longest);
    for used in (1..longest).rev() {
        let Err(failure) = &result else { break };
        let next = attempt(used);
        if next.is_ok()
            || next
                .as_ref()
                .is_err_and(|next| progress(next) >= progress(failure))
        {
            result = next;
        }
    }
    result
}

/// A move that is not legal tells more than letters that are no move.
fn progress(stopped: &Stopped) -> usize {
    match stopped.error {
        NotationError::Unreadable { column, .. } => column,
        _ => usize::MAX,
    }
}
