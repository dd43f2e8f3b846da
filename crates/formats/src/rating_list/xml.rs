//! A rating list as XML.

use std::io::{BufRead, Read};

use memchr::memmem;
use quick_xml::Reader;
use quick_xml::escape::resolve_predefined_entity;
use quick_xml::events::{BytesRef, Event};

use super::columns::Column;
use super::player::{ListedPlayer, RatingKind};
use super::source::{ListingExpected, ListingProblem, LongPart, RatingListError};
use super::text::enter;
use crate::decode;

/// No player takes anywhere near as much.
const LONGEST: usize = 64 * 1024;

/// What ends a player.
const END: &[u8] = b"</player>";

/// Reads one `<player>` after the other: the text up to his end first, then what it says.
pub(super) struct XmlList<'r> {
    source: Box<dyn BufRead + 'r>,
    single: RatingKind,
    /// The text of a player, and whatever stands before it.
    piece: Vec<u8>,
    cell: String,
    /// The line on which the piece starts.
    line: u64,
}

impl<'r> XmlList<'r> {
    /// A list of which nothing has been read yet.
    pub(super) fn new(source: Box<dyn BufRead + 'r>, single: RatingKind) -> XmlList<'r> {
        XmlList {
            source,
            single,
            piece: Vec::new(),
            cell: String::new(),
            line: 1,
        }
    }

    /// Reads up to the end of the next player, or of the file; `false` if nothing was left.
    fn read_piece(&mut self) -> Result<bool, RatingListError> {
        self.line += line_ends(&self.piece);
        self.piece.clear();
        let ready = self.source.fill_buf()?;
        if let Some(end) = memmem::find(ready, END).filter(|end| *end <= LONGEST) {
            let length = end + END.len();
            self.piece.extend_from_slice(&ready[..length]);
            self.source.consume(length);
            return Ok(true);
        }
        while !self.piece.ends_with(END) {
            let room = LONGEST.saturating_sub(self.piece.len()) as u64;
            let read = (&mut *self.source)
                .take(room)
                .read_until(b'>', &mut self.piece)?;
            if read == 0 && room == 0 {
                let (what, most) = (LongPart::Player, LONGEST);
                return Err(RatingListError::TooLong { what, most });
            }
            if read == 0 {
                return Ok(!self.piece.is_empty());
            }
        }
        Ok(true)
    }

    /// The player of a piece; none if it only holds what stands behind the last player.
    fn read_player(&mut self) -> Result<Option<ListedPlayer>, RatingListError> {
        let text = decode(&self.piece);
        let mut reader = Reader::from_str(&text);
        // A piece holds the start of the list without its end, or the end without the start.
        reader.config_mut().check_end_names = false;
        reader.config_mut().allow_unmatched_ends = true;
        let (mut player, mut column, mut fault) = (None, None, None);
        let (mut line, mut start) = (self.line, self.line);
        let failed = |line, problem| Err(RatingListError::Line { line, problem });
        loop {
            match reader.read_event() {
                Ok(Event::Start(tag)) if tag.name().as_ref() == "player" => {
                    player = Some(ListedPlayer::default());
                    start = line;
                }
                Ok(Event::Start(tag)) => {
                    column = column_of(tag.name().as_ref(), self.single);
                    self.cell.clear();
                }
                Ok(Event::Text(text)) => {
                    line += line_ends(text.as_bytes());
                    self.cell.push_str(&text);
                }
                Ok(Event::CData(text)) => self.cell.push_str(&text),
                Ok(Event::GeneralRef(entity)) => push_entity(&mut self.cell, &entity),
                Ok(Event::End(tag)) if tag.name().as_ref() == "player" => break,
                Ok(Event::End(_)) => {
                    if let (Some(column), Some(player)) = (column.take(), &mut player) {
                        let entered = enter(player, column, self.cell.trim());
                        fault = fault.or(entered.err());
                    }
                }
                Ok(Event::Eof) if player.is_some() => {
                    return failed(line, ListingProblem::FileEnds);
                }
                Ok(Event::Eof) => return Ok(None),
                Ok(_) => {}
                Err(error) => {
                    let error = error.to_string();
                    return failed(line, ListingProblem::Damaged { error });
                }
            }
        }
        match player {
            Some(player) => checked(player, start, fault).map(Some),
            None => failed(line, ListingProblem::NoBeginning),
        }
    }
}

impl Iterator for XmlList<'_> {
    type Item = Result<ListedPlayer, RatingListError>;

    fn next(&mut self) -> Option<Self::Item> {
        match self.read_piece() {
            Ok(true) => self.read_player().transpose(),
            Ok(false) => None,
            Err(error) => Some(Err(error)),
        }
    }
}

fn line_ends(text: &[u8]) -> u64 {
    text.iter().filter(|byte| **byte == b'\n').count() as u64
}

fn checked(
    player: ListedPlayer,
    line: u64,
    fault: Option<ListingProblem>,
) -> Result<ListedPlayer, RatingListError> {
    let missing = match (player.fide_id, player.name.as_str()) {
        (0, _) => Some(ListingExpected::FideId),
        (_, "") => Some(ListingExpected::Name),
        _ => None,
    };
    let missing = missing.map(|expected| ListingProblem::Without { expected });
    match fault.or(missing) {
        Some(problem) => Err(RatingListError::Line { line, problem }),
        None => Ok(player),
    }
}

fn column_of(tag: &str, single: RatingKind) -> Option<Column> {
    use RatingKind::{Blitz, Rapid};
    Some(match tag {
        "fideid" => Column::FideId,
        "name" => Column::Name,
        "country" => Column::Federation,
        "sex" => Column::Sex,
        "title" => Column::Title,
        "w_title" => Column::WomensTitle,
        "o_title" => Column::OtherTitles,
        "rating" => Column::Rating(single),
        "games" => Column::Games(single),
        "k" => Column::K(single),
        "rapid_rating" => Column::Rating(Rapid),
        "rapid_games" => Column::Games(Rapid),
        "rapid_k" => Column::K(Rapid),
        "blitz_rating" => Column::Rating(Blitz),
        "blitz_games" => Column::Games(Blitz),
        "blitz_k" => Column::K(Blitz),
        "birthday" => Column::BirthYear,
        "flag" => Column::Flag,
        _ => return None,
    })
}

/// What an entity stands for; one that nobody defined stays out.
fn push_entity(cell: &mut String, entity: &BytesRef<'_>) {
    if let Ok(Some(character)) = entity.resolve_char_ref() {
        cell.push(character);
    } else if let Some(text) = resolve_predefined_entity(entity) {
        cell.push_str(text);
    }
}
