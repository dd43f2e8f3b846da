//! Cuts a stream into pieces of whole games.

use std::io::{self, Read};

use super::scanner::ends_with_empty_line;

/// A piece of a stream that holds whole games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Block {
    pub text: Vec<u8>,
    /// Whether the piece had to end inside a game, because the game is longer than
    /// [`Blocks::with_limit`] allows.
    pub cut: bool,
}

/// Cuts a stream of any length into [`Block`]s.
#[derive(Debug)]
pub struct Blocks<R> {
    source: R,
    size: usize,
    limit: usize,
    rest: Vec<u8>,
    done: bool,
}

impl<R: Read> Blocks<R> {
    /// How much of the stream a block holds, if its games allow it.
    pub const SIZE: usize = 1 << 20;

    /// How long the text of one game may be.
    pub const LIMIT: usize = 64 << 20;

    /// Blocks of the usual size.
    pub fn new(source: R) -> Blocks<R> {
        Blocks::with_limit(source, Blocks::<R>::SIZE, Blocks::<R>::LIMIT)
    }

    /// Blocks of about this size, with games of at most `limit` bytes.
    pub fn with_limit(source: R, size: usize, limit: usize) -> Blocks<R> {
        Blocks {
            source,
            size: size.max(1),
            limit: limit.max(size),
            rest: Vec::new(),
            done: false,
        }
    }

    /// The next block, or nothing at the end of the stream.
    ///
    /// # Errors
    ///
    /// Whatever reading the stream fails with.
    pub fn next_block(&mut self) -> io::Result<Option<Block>> {
        let mut text = std::mem::take(&mut self.rest);
        let mut searched = 0;
        loop {
            if !self.done {
                self.fill(&mut text)?;
            }
            if self.done {
                return Ok((!text.is_empty()).then_some(Block { text, cut: false }));
            }
            if let Some(place) = last_game(&text, searched) {
                self.rest = text.split_off(place);
                return Ok(Some(Block { text, cut: false }));
            }
            if text.len() >= self.limit {
                return Ok(Some(self.cut(text)));
            }
            searched = text.len().saturating_sub(16);
        }
    }

    /// A block that ends inside a game: behind a line, if there is one.
    fn cut(&mut self, mut text: Vec<u8>) -> Block {
        let place = memchr::memrchr(b'\n', &text).map_or(text.len(), |line_end| line_end + 1);
        self.rest = text.split_off(place);
        Block { text, cut: true }
    }

    /// Reads as much as one block needs more.
    fn fill(&mut self, text: &mut Vec<u8>) -> io::Result<()> {
        let more = self
            .size
            .saturating_sub(text.len())
            .max(self.size / 2)
            .max(1);
        text.reserve(more);
        let read = self.source.by_ref().take(more as u64).read_to_end(text)?;
        self.done = read < more;
        Ok(())
    }
}

/// Where the last game of a text begins: behind an empty line, with its event tag.
fn last_game(text: &[u8], from: usize) -> Option<usize> {
    memchr::memmem::rfind_iter(text, b"[Event \"")
        .take_while(|&place| place >= from && place > 0)
        .find(|&place| ends_with_empty_line(&text[..place]))
}
