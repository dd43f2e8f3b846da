//! Lines of standard input, answered on all cores and printed in their order.

use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Stdin};
use std::ops::AddAssign;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use rayon::prelude::*;

use crate::failure::Failure;
use crate::{files, output};

/// So many lines are one piece of work: questions can take long, so pieces are short.
const LINES: usize = 32;

/// So many pieces are shared out at a time, so that memory does not grow while one takes long.
const PIECES: usize = 4096;

/// So many bytes are read at a time.
const BUFFER: usize = 1 << 16;

/// A line that is not empty.
pub(super) struct Line<'t> {
    /// Its number; the first line of the input is line 1.
    pub number: u64,
    pub text: &'t str,
}

/// Answers every line. `answer` writes what is to be printed and keeps its count; the sum of all
/// counts is returned. Answers are printed as soon as those before them are, until nobody reads them.
pub(super) fn answer_lines<C: Default + AddAssign + Send>(
    threads: Option<usize>,
    answer: impl Fn(Line<'_>, &mut String, &mut C) + Sync,
) -> Result<C, Failure> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads.unwrap_or(0))
        .build()
        .map_err(|error| Failure::new(error.to_string()))?;
    let mut pieces = Pieces::of(io::stdin());
    let desk = Mutex::new(Desk::default());
    let mut read_on = Some(());
    while read_on.is_some() && !pieces.ended {
        let some = pieces.by_ref().take(PIECES);
        read_on = pool.install(|| {
            some.par_bridge().try_for_each(|piece| {
                let answered = piece.answered(&answer);
                let mut desk = desk.lock().unwrap_or_else(PoisonError::into_inner);
                desk.hand_in(piece.number, answered).then_some(())
            })
        });
    }
    match pieces.error {
        Some(error) => Err(files::unreadable(Path::new("-"), &error)),
        None => Ok(desk
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner)
            .count),
    }
}

/// Some lines that follow each other.
struct Piece {
    number: u64,
    first_line: u64,
    bytes: Vec<u8>,
}

impl Piece {
    fn answered<C: Default>(&self, answer: &impl Fn(Line<'_>, &mut String, &mut C)) -> (String, C) {
        let (mut printed, mut count) = (String::new(), C::default());
        let text = String::from_utf8_lossy(&self.bytes);
        for (number, text) in (self.first_line..).zip(text.lines()) {
            let text = text.trim_start_matches('\u{feff}').trim();
            if !text.is_empty() {
                answer(Line { number, text }, &mut printed, &mut count);
            }
        }
        (printed, count)
    }
}

/// Standard input, piece by piece.
struct Pieces {
    input: BufReader<Stdin>,
    pieces: u64,
    lines: u64,
    ended: bool,
    error: Option<io::Error>,
}

impl Pieces {
    fn of(input: Stdin) -> Pieces {
        Pieces {
            input: BufReader::with_capacity(BUFFER, input),
            pieces: 0,
            lines: 0,
            ended: false,
            error: None,
        }
    }

    /// The next lines, fewer if more would have to be waited for.
    fn read(&mut self) -> io::Result<Piece> {
        let mut piece = Piece {
            number: self.pieces,
            first_line: self.lines + 1,
            bytes: Vec::new(),
        };
        for _ in 0..LINES {
            if self.input.read_until(b'\n', &mut piece.bytes)? == 0 {
                break;
            }
            self.lines += 1;
            if self.input.buffer().is_empty() {
                break;
            }
        }
        self.pieces += 1;
        Ok(piece)
    }
}

impl Iterator for Pieces {
    type Item = Piece;

    fn next(&mut self) -> Option<Piece> {
        if self.ended {
            return None;
        }
        let piece = self.read();
        let piece = piece.map_err(|error| self.error = Some(error)).ok();
        let piece = piece.filter(|piece| !piece.bytes.is_empty());
        self.ended = piece.is_none();
        piece
    }
}

/// Where answers wait for those before them.
#[derive(Default)]
struct Desk<C> {
    next: u64,
    waiting: BTreeMap<u64, (String, C)>,
    count: C,
}

impl<C: AddAssign> Desk<C> {
    /// Prints what can be printed; whether more can be of use to anybody.
    fn hand_in(&mut self, number: u64, answered: (String, C)) -> bool {
        self.waiting.insert(number, answered);
        let mut printed = String::new();
        while let Some((text, count)) = self.waiting.remove(&self.next) {
            printed += &text;
            self.count += count;
            self.next += 1;
        }
        printed.is_empty() || output::print_while_read(&printed)
    }
}
