//! A game of a PGN file, read as the sheet of somebody.

use adoube_formats::pgn::{Scanner, Token};

use super::super::sheet::{ClockTime, Entry, Keeper, MOST_ROWS, ScoreSheet};
use super::token::clock_time;
use crate::notation::Language;

/// Whether a text begins with a tag of a PGN file.
pub(super) fn is_pgn(text: &str) -> bool {
    let first = text.lines().map(str::trim).find(|line| !line.is_empty());
    first.is_some_and(|line| line.starts_with('[') && line.contains('"'))
}

/// The first game of a PGN file: its tags stand above the moves, comments beside them. Its letters are
/// English. What is no move is taken over as it is; the moves are read later.
pub(super) fn read_pgn(text: &str) -> ScoreSheet {
    let mut sheet = ScoreSheet::new(Keeper::default());
    sheet.languages = vec![Language::English];
    let mut scanner = Scanner::new(text.as_bytes());
    if !scanner.next_game() {
        return sheet;
    }
    while let Some(tag) = scanner.next_tag() {
        // Names that no sheet can have say nothing about the game.
        sheet.add_header(&String::from_utf8_lossy(tag.name), &tag.value());
    }
    while sheet.entries.len() < MOST_ROWS as usize * 2 {
        match scanner.next_token() {
            Token::Move(word) => {
                let word = String::from_utf8_lossy(word);
                sheet.entries.push(Entry::of_move(word));
            }
            Token::Comment(comment) => {
                let comment = String::from_utf8_lossy(comment);
                if let Some(entry) = sheet.entries.last_mut() {
                    beside(entry, comment.trim());
                }
            }
            Token::Result(result) => sheet.result = Some(result),
            Token::Fault(_) => {}
            Token::End => break,
        }
    }
    sheet
}

/// A comment: `[%clk 1:23:45]` is a time, anything else a remark.
fn beside(entry: &mut Entry, comment: &str) {
    let clock = comment.strip_prefix("[%clk").and_then(|rest| {
        let (time, rest) = rest.split_once(']')?;
        Some((clock_time(time.trim())?, rest.trim()))
    });
    let rest = match clock {
        Some((time, rest)) => {
            entry.clock = Some(ClockTime(time.0));
            rest
        }
        None => comment,
    };
    if !rest.is_empty() {
        entry.remark = Some(rest.to_owned());
    }
}
