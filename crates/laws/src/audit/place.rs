//! Lines and columns in a text.

/// Finds lines and columns in a text. Places are asked for from the front to the back, so the text is
/// walked through once; going back costs a new walk.
pub(super) struct Place<'t> {
    text: &'t [u8],
    at: usize,
    line: u64,
    column: u64,
}

impl<'t> Place<'t> {
    pub(super) fn new(text: &'t [u8]) -> Place<'t> {
        Place {
            text,
            at: 0,
            line: 1,
            column: 1,
        }
    }

    /// The line and the column of a byte, both from 1; columns count characters.
    pub(super) fn of(&mut self, at: usize) -> (u64, u64) {
        if at < self.at {
            *self = Place::new(self.text);
        }
        let passed = &self.text[self.at..at];
        self.line += lines(passed);
        self.column = match memchr::memrchr(b'\n', passed) {
            Some(line_end) => 1 + characters(&passed[line_end + 1..]),
            None => self.column + characters(passed),
        };
        self.at = at;
        (self.line, self.column)
    }
}

/// How many lines a text has, a last one without its end not counted.
pub(super) fn lines(text: &[u8]) -> u64 {
    memchr::memchr_iter(b'\n', text).count() as u64
}

/// Characters of UTF-8: bytes that do not continue one.
fn characters(text: &[u8]) -> u64 {
    text.iter().filter(|byte| **byte & 0xC0 != 0x80).count() as u64
}
