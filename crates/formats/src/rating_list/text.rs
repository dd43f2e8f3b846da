//! A rating list as text in columns.

use std::io::{BufRead, Read};
use std::ops::Range;

use super::columns::{Column, Columns};
use super::player::{ListedPlayer, ListedRating, RatingKind};
use super::source::{ListingExpected, ListingProblem, LongPart, NotAList, RatingListError};
use crate::decode;

/// No line of a list is anywhere near as long.
const LONGEST_LINE: u64 = 4096;

/// Reads the lines of a list, using one buffer for all of them.
pub(super) struct TextList<'r> {
    source: Box<dyn BufRead + 'r>,
    columns: Columns,
    line: u64,
    buffer: Vec<u8>,
}

impl<'r> TextList<'r> {
    /// Reads the headings, from which the columns follow.
    pub(super) fn new(
        source: Box<dyn BufRead + 'r>,
        single: RatingKind,
    ) -> Result<TextList<'r>, RatingListError> {
        let mut source = source;
        let (mut buffer, mut line) = (Vec::new(), 0);
        loop {
            line += 1;
            if !read_line(&mut source, &mut buffer)? {
                return Err(NotAList::Empty.into());
            }
            if !buffer.trim_ascii().is_empty() {
                break;
            }
        }
        let header = decode(&buffer);
        let columns = Columns::of(&header, single).ok_or_else(|| NotAList::Begins {
            line: header.trim().into(),
        })?;
        Ok(TextList {
            source,
            columns,
            line,
            buffer,
        })
    }

    /// What the headings say.
    pub(super) fn columns(&self) -> &Columns {
        &self.columns
    }
}

impl Iterator for TextList<'_> {
    type Item = Result<ListedPlayer, RatingListError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            self.line += 1;
            match read_line(&mut self.source, &mut self.buffer) {
                Err(error) => return Some(Err(error)),
                Ok(false) => return None,
                Ok(true) => {}
            }
            if !self.buffer.trim_ascii_start().is_empty() {
                let player = read_player(&self.columns, &self.buffer);
                let line = self.line;
                return Some(player.map_err(|problem| RatingListError::Line { line, problem }));
            }
        }
    }
}

/// Reads a line without its end; `false` at the end of the file.
pub(super) fn read_line(
    source: &mut dyn BufRead,
    buffer: &mut Vec<u8>,
) -> Result<bool, RatingListError> {
    buffer.clear();
    let read = source.take(LONGEST_LINE).read_until(b'\n', buffer)?;
    if read as u64 == LONGEST_LINE && buffer.last() != Some(&b'\n') {
        let (what, most) = (LongPart::Line, LONGEST_LINE as usize);
        return Err(RatingListError::TooLong { what, most });
    }
    let end = buffer
        .iter()
        .rposition(|byte| !matches!(byte, b'\r' | b'\n'));
    buffer.truncate(end.map_or(0, |end| end + 1));
    Ok(read > 0)
}

fn read_player(columns: &Columns, bytes: &[u8]) -> Result<ListedPlayer, ListingProblem> {
    let text = decode(bytes);
    let line = Line {
        text: &text,
        ascii: text.is_ascii(),
    };
    let mut player = ListedPlayer::default();
    let mut shift = 0;
    for (column, place) in &columns.places {
        let start = place.start + shift;
        if *column == Column::OtherTitles {
            shift = line.overflow(place, columns.width);
        }
        let cell = line.cell(start..place.end.saturating_add(shift));
        enter(&mut player, *column, cell)?;
    }
    Ok(player)
}

/// One line; columns are counted in characters.
struct Line<'t> {
    text: &'t str,
    ascii: bool,
}

impl<'t> Line<'t> {
    fn cell(&self, place: Range<usize>) -> &'t str {
        let byte = |place: usize| {
            if self.ascii {
                return place.min(self.text.len());
            }
            let mut starts = self.text.char_indices();
            starts.nth(place).map_or(self.text.len(), |(byte, _)| byte)
        };
        self.text[byte(place.start)..byte(place.end)].trim()
    }

    /// By how much a full column pushed the rest of the line to the right. FIDE's lists do so
    /// where somebody has many titles; a column that does not overflow ends with a blank.
    fn overflow(&self, place: &Range<usize>, width: usize) -> usize {
        let last = self.text.as_bytes().get(place.end.saturating_sub(1));
        match last {
            Some(byte) if self.ascii && *byte != b' ' => self.text.len().saturating_sub(width),
            _ => 0,
        }
    }
}

/// Enters a cell into a player; both kinds of lists use it.
pub(super) fn enter(
    player: &mut ListedPlayer,
    column: Column,
    cell: &str,
) -> Result<(), ListingProblem> {
    match column {
        Column::FideId => player.fide_id = identity(cell)?,
        Column::Name => player.name = name(cell)?,
        Column::Federation => player.federation = cell.parse().ok(),
        Column::Sex => player.sex = cell.parse().ok(),
        Column::Title => player.title = player.read_title(cell),
        Column::WomensTitle => player.womens_title = player.read_title(cell),
        Column::OtherTitles => player.add_other_title(cell),
        Column::Rating(kind) => {
            let rating = number(cell, ListingExpected::Rating, 9999)?;
            *player.rating_mut(kind) = (rating > 0).then(|| ListedRating {
                rating,
                ..ListedRating::default()
            });
        }
        Column::Games(kind) => {
            let games = number(cell, ListingExpected::Games, u16::MAX)?;
            if let Some(rating) = player.rating_mut(kind) {
                rating.games = games;
            }
        }
        Column::K(kind) => {
            let k = number(cell, ListingExpected::K, 255)?;
            if let Some(rating) = player.rating_mut(kind) {
                rating.k = k as u8;
            }
        }
        Column::BirthYear => player.birth_year = birth_year(cell)?,
        Column::Flag => player.read_flag(cell),
        Column::Unused => {}
    }
    Ok(())
}

pub(super) fn unexpected(cell: &str, expected: ListingExpected) -> ListingProblem {
    let found = cell.into();
    ListingProblem::Unexpected { found, expected }
}

fn identity(cell: &str) -> Result<u32, ListingProblem> {
    let id = cell.parse().ok().filter(|id| *id != 0);
    id.ok_or_else(|| unexpected(cell, ListingExpected::FideId))
}

pub(super) fn name(cell: &str) -> Result<String, ListingProblem> {
    if cell.is_empty() {
        return Err(ListingProblem::NoName);
    }
    if cell.chars().any(char::is_control) {
        return Err(unexpected(cell, ListingExpected::NameOnOneLine));
    }
    Ok(cell.to_owned())
}

/// A whole number; nothing is 0.
fn number(cell: &str, expected: ListingExpected, most: u16) -> Result<u16, ListingProblem> {
    if cell.is_empty() {
        return Ok(0);
    }
    let number = cell.parse().ok().filter(|number| *number <= most);
    number.ok_or_else(|| unexpected(cell, expected))
}

/// The year; some lists write whole dates with the year first or last.
pub(super) fn birth_year(cell: &str) -> Result<Option<u16>, ListingProblem> {
    if cell.is_empty()
        || cell
            .bytes()
            .all(|byte| matches!(byte, b'0' | b'.' | b'-' | b'/'))
    {
        return Ok(None);
    }
    let mut parts = cell.split(['.', '-', '/']);
    let year = parts
        .find(|part| part.len() == 4)
        .and_then(|year| year.parse().ok());
    match year.filter(|year| (1850..=2200).contains(year)) {
        Some(year) => Ok(Some(year)),
        None => Err(unexpected(cell, ListingExpected::BirthYear)),
    }
}
