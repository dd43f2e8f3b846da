//! Text whose columns are parted by blanks, as copied from a page or a printout.

use std::ops::Range;

use super::records::Row;
use super::{Sheet, SheetError, header_place};

/// A piece of a line and where it stands, in characters.
#[derive(Debug)]
struct Piece {
    text: String,
    place: Range<usize>,
}

/// The lines that are not blank, cut wherever two blanks or more stand.
pub(super) fn rows(text: &str) -> impl Iterator<Item = Row> {
    lines(text).map(|(row, pieces)| Row {
        cells: pieces.into_iter().map(|piece| piece.text).collect(),
        ..row
    })
}

fn lines(text: &str) -> impl Iterator<Item = (Row, Vec<Piece>)> {
    let mut line = 0;
    let mut offset = 0;
    let mut after_return = false;
    let ends = text.split_inclusive(['\r', '\n']);
    ends.filter_map(move |text| {
        // CRLF is one line end, though it is cut in two here.
        let rest_of_end = after_return && text == "\n";
        after_return = text.ends_with('\r');
        line += u64::from(!rest_of_end);
        let row = Row {
            line,
            offset,
            ..Row::default()
        };
        offset += text.len();
        let pieces = pieces(text);
        (!pieces.is_empty()).then_some((row, pieces))
    })
}

fn pieces(line: &str) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    let mut blanks = 2;
    for (place, character) in line.chars().enumerate() {
        if character.is_whitespace() {
            blanks += if character == '\t' { 2 } else { 1 };
            continue;
        }
        match pieces.last_mut().filter(|_| blanks < 2) {
            Some(piece) => {
                piece.text.extend(std::iter::repeat_n(' ', blanks));
                piece.text.push(character);
                piece.place.end = place + 1;
            }
            None => pieces.push(Piece {
                text: character.to_string(),
                place: place..place + 1,
            }),
        }
        blanks = 0;
    }
    pieces
}

/// The table. Where a line has fewer pieces than there are headings, each belongs to the heading
/// it stands under; without headings it is not known which ones are missing.
pub(super) fn read(text: &str) -> Result<Sheet, SheetError> {
    let rows: Vec<Row> = rows(text).collect();
    let place = header_place(&rows);
    let mut lines = lines(text).skip(place.unwrap_or_default());
    let Some((_, header)) = lines.next() else {
        return Ok(Sheet::default());
    };
    let mut sheet = Sheet::of(rows);
    let lines = lines.map(|(_, pieces)| pieces);
    let below = sheet.rows.iter_mut().skip(usize::from(place.is_none()));
    for (row, pieces) in below.zip(lines) {
        let found = pieces.len();
        if found == header.len() {
            continue;
        }
        let aligned = place.and_then(|_| align(&header, pieces));
        row.cells = aligned.ok_or(SheetError::Ragged {
            line: row.line,
            found,
            expected: header.len(),
        })?;
    }
    Ok(sheet)
}

/// The pieces under the headings they stand nearest to; `None` if two stand under the same.
fn align(header: &[Piece], pieces: Vec<Piece>) -> Option<Vec<String>> {
    let mut cells = vec![String::new(); header.len()];
    for piece in pieces {
        let gap = |heading: &&Piece| {
            let (one, two) = (&heading.place, &piece.place);
            let apart = one
                .start
                .max(two.start)
                .saturating_sub(one.end.min(two.end));
            (apart, one.start.abs_diff(two.start))
        };
        let nearest = header.iter().min_by_key(gap)?;
        let column = header
            .iter()
            .position(|heading| std::ptr::eq(heading, nearest))?;
        if !cells[column].is_empty() {
            return None;
        }
        cells[column] = piece.text;
    }
    Some(cells)
}
