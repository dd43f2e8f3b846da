//! A round's pairings as plain text, by pairing numbers.
//!
//! The form that JaVaFo and bbpPairings write: the number of lines that follow, then a line
//! `white black` for each board, with `0` in place of black for the player who receives the
//! pairing-allocated bye. People who type it leave out the count, write `1-5` or `1, 5`, and add
//! blank lines and comments after `#`: all of it is read.
//!
//! ```
//! use adoube_formats::pairs::{PairsProblem, read_pairs, write_pairs};
//!
//! let round = read_pairs("# round 1\n1 - 4\n5 - 2\n3 0\n")?;
//! assert_eq!(write_pairs(&round), "3\n1 4\n5 2\n3 0\n");
//!
//! let error = read_pairs("1 4\n2 4\n").unwrap_err();
//! assert_eq!((error.line, error.column, error.found.as_str()), (2, 3, "4"));
//! assert!(matches!(error.problem, PairsProblem::PlayerTwice { line: 1, .. }));
//! # Ok::<(), adoube_formats::PairsError>(())
//! ```

mod tokens;

#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::fmt::Write;

use adoube_tournament::PairingNumber;
use serde::Serialize;

use crate::quote::Quoted;
use tokens::{Line, Token};

/// The pairings of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pairs {
    /// White and Black of each board, the first board first.
    pub boards: Vec<(PairingNumber, PairingNumber)>,
    /// The player who receives the pairing-allocated bye.
    pub bye: Option<PairingNumber>,
}

/// Why a text is not the pairings of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PairsError {
    /// The line, from 1.
    pub line: usize,
    /// The character of the line, from 1.
    pub column: usize,
    /// What stands there; nothing at the end of a line.
    pub found: String,
    pub problem: PairsProblem,
}

adoube_types::errors!(PairsError);

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum PairsProblem {
    /// Something else was expected.
    Unexpected {
        found: Quoted,
        expected: PairsExpected,
    },
    /// The line ends where something was expected.
    LineEnds {
        expected: PairsExpected,
    },
    PlayerTwice {
        player: PairingNumber,
        /// The line on which the player stands already.
        line: usize,
    },
    SecondBye {
        player: PairingNumber,
        /// Who has the bye already.
        earlier: PairingNumber,
        line: usize,
    },
    /// The first line does not count those that follow.
    WrongCount {
        count: Quoted,
        lines: usize,
    },
    NoPairs,
}

/// What should stand at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum PairsExpected {
    White,
    Black,
    LineEnd,
}

/// Reads the pairings of a round.
///
/// # Errors
///
/// [`PairsError`] with every line that is wrong: what stands there and what was expected.
pub fn read_pairs(text: &str) -> Result<Pairs, PairsError> {
    let text = with_plain_line_ends(text);
    let mut lines = text
        .lines()
        .zip(1..)
        .map(|(text, number)| Line { number, text })
        .filter(Line::has_content)
        .peekable();
    let first = lines.peek().ok_or_else(nothing)?;
    let count = first.count();
    if count.is_some() {
        lines.next();
    }

    let mut reading = Reading::default();
    for line in lines {
        reading.read(&line)?;
    }
    match count {
        Some(count) => reading.check_count(count),
        None => Ok(reading.pairs),
    }
}

fn nothing() -> PairsError {
    PairsError {
        line: 1,
        column: 1,
        found: String::new(),
        problem: PairsProblem::NoPairs,
    }
}

/// Without the mark that Windows editors put first, and with LF only, so that lines are counted
/// as an editor counts them.
fn with_plain_line_ends(text: &str) -> String {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    text.replace("\r\n", "\n").replace('\r', "\n")
}

/// Writes the pairings of a round: the number of lines, the boards, the bye.
pub fn write_pairs(pairs: &Pairs) -> String {
    let bye = pairs.bye.map(|player| (player.get(), 0));
    let boards = pairs.boards.iter();
    let lines = boards.map(|(white, black)| (white.get(), black.get()));
    let count = pairs.boards.len() + usize::from(bye.is_some());
    let mut text = format!("{count}\n");
    for (white, black) in lines.chain(bye) {
        // Writing to a string does not fail.
        let _ = writeln!(text, "{white} {black}");
    }
    text
}

/// What has been read so far.
#[derive(Default)]
struct Reading {
    pairs: Pairs,
    bye_line: usize,
    line_of: HashMap<PairingNumber, usize>,
}

impl Reading {
    fn read(&mut self, line: &Line) -> Result<(), PairsError> {
        let mut tokens = line.tokens();
        let mut next = || tokens.next().unwrap_or_else(|| line.end());

        let white_token = next();
        let white = white_token
            .player()
            .ok_or_else(|| white_token.fault(PairsExpected::White))?;
        let mut black_token = next();
        if black_token.is_dash_or_comma() {
            black_token = next();
        }
        let black = black_token
            .number()
            .ok_or_else(|| black_token.fault(PairsExpected::Black))?;
        let after = next();
        if !after.text.is_empty() {
            return Err(after.fault(PairsExpected::LineEnd));
        }

        self.note(white, &white_token)?;
        match PairingNumber::new(black) {
            Some(black) => {
                self.note(black, &black_token)?;
                self.pairs.boards.push((white, black));
                Ok(())
            }
            None => self.note_bye(white, &white_token),
        }
    }

    fn note(&mut self, player: PairingNumber, token: &Token) -> Result<(), PairsError> {
        match self.line_of.insert(player, token.line) {
            None => Ok(()),
            Some(line) => Err(token.error(PairsProblem::PlayerTwice { player, line })),
        }
    }

    fn note_bye(&mut self, player: PairingNumber, token: &Token) -> Result<(), PairsError> {
        if let Some(earlier) = self.pairs.bye {
            let line = self.bye_line;
            return Err(token.error(PairsProblem::SecondBye {
                player,
                earlier,
                line,
            }));
        }
        self.pairs.bye = Some(player);
        self.bye_line = token.line;
        Ok(())
    }

    fn check_count(self, count: Token) -> Result<Pairs, PairsError> {
        let lines = self.pairs.boards.len() + usize::from(self.pairs.bye.is_some());
        let stated = count
            .number()
            .and_then(|number| usize::try_from(number).ok());
        if stated == Some(lines) {
            return Ok(self.pairs);
        }
        let stated = count.text.into();
        Err(count.error(PairsProblem::WrongCount {
            count: stated,
            lines,
        }))
    }
}
