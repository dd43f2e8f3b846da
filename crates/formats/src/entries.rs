//! An entry list as CSV.
//!
//! The list may come from a spreadsheet, a federation's site, another tournament program or a
//! text editor. The first line that is not blank holds the headings, which are recognised
//! whatever their case, blanks, dashes, dots and accents, in English, German, French or Spanish;
//! comma, semicolon or tab separates. Only a name is required; empty cells are unknown facts.
//!
//! ```
//! use adoube_formats::entries::{read_entries, write_entries};
//!
//! let entries = read_entries(b"Name\tFIDE-ID\tBorn\nPolgar, Judit\t700070\t23.07.1976\n")?;
//! let judit = &entries.players[0].player;
//! assert_eq!(judit.fide_id, Some(700070));
//!
//! let written = write_entries([judit]);
//! assert_eq!(&read_entries(written.as_bytes())?.players[0].player, judit);
//! # Ok::<(), adoube_formats::EntryListErrors>(())
//! ```

mod cells;
mod columns;
mod errors;
mod layout;
mod write;

#[cfg(test)]
mod tests;

use std::collections::{BTreeSet, HashMap};

use adoube_tournament::{BirthDate, Player};

use crate::decode;
use crate::records::{Record, records};
use columns::Column;
use layout::Layout;

pub use errors::{EntryListError, EntryListErrors};
pub use write::write_entries;

/// What an entry list holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entries {
    /// The players, in the order of the list.
    pub players: Vec<EntryRow>,
    /// The headings that were not understood, as written, so that nothing is dropped in silence.
    /// A column with content but without a heading is called `column 3`.
    pub ignored_columns: Vec<String>,
}

/// One player of an entry list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryRow {
    /// The line of the file on which the row starts, from 1.
    pub line: u64,
    /// What the row tells about the player.
    pub player: Player,
    /// The team, if the list has teams.
    pub team: Option<String>,
}

/// Reads an entry list from the bytes of a file.
///
/// The offsets in the errors are those of the text that [`decode`] makes of the same bytes.
pub fn read_entries(bytes: &[u8]) -> Result<Entries, EntryListErrors> {
    refuse_workbook(bytes)?;
    let text = decode(bytes);
    let mut rows = filled_records(&text, separator_of(&text));
    let header = rows.next().ok_or_else(|| {
        EntryListError::of_file(
            "found an empty file, expected a line of headings, one of them Name",
        )
    })?;
    let layout = Layout::of(&header)?;
    let rows: Vec<Record> = rows.collect();

    let (mut players, mut errors) = (Vec::new(), Vec::new());
    for row in &rows {
        match layout.read_row(row) {
            Ok(player) => players.push(player),
            Err(faults) => errors.extend(faults),
        }
    }
    if !errors.is_empty() {
        return Err(EntryListErrors::new(errors));
    }
    Ok(Entries {
        players,
        ignored_columns: layout.ignored_columns(&rows),
    })
}

fn filled_records(text: &str, separator: char) -> impl Iterator<Item = Record> {
    records(text, separator).filter(|record| !record.is_blank())
}

/// The separator under which the headings make most sense.
fn separator_of(text: &str) -> char {
    let sense = |separator: &char| {
        let header = filled_records(text, *separator).next();
        let headings = header.map_or(Vec::new(), |header| header.cells);
        let known = headings.iter().filter_map(|cell| Column::called(cell));
        (known.count(), headings.len())
    };
    // The last of equals wins: names alone, one on a line, may well contain commas but no tabs.
    let separators = [',', ';', '\t'];
    separators.into_iter().max_by_key(sense).unwrap_or('\t')
}

/// The file that people send most often in place of a CSV file deserves its own words.
fn refuse_workbook(bytes: &[u8]) -> Result<(), EntryListError> {
    let xlsx_or_ods = bytes.starts_with(b"PK\x03\x04");
    let xls = bytes.starts_with(b"\xD0\xCF\x11\xE0");
    if xlsx_or_ods || xls {
        return Err(EntryListError::of_file(
            "found a spreadsheet, expected text: open it there and save the sheet as CSV (UTF-8)",
        ));
    }
    Ok(())
}

impl Entries {
    /// Rows that are likely the same person, as pairs of places in `players`, the earlier first:
    /// the same FIDE ID, or the same national ID, or the same name and date of birth (equal, or
    /// unknown in both). Each row is held against the first one it repeats.
    pub fn duplicates(&self) -> Vec<(usize, usize)> {
        let mut first_seen = HashMap::new();
        let mut pairs = BTreeSet::new();
        for (place, row) in self.players.iter().enumerate() {
            for identity in identities(&row.player) {
                let first = *first_seen.entry(identity).or_insert(place);
                if first != place {
                    pairs.insert((first, place));
                }
            }
        }
        pairs.into_iter().collect()
    }
}

/// What two different people do not share, or seldom.
#[derive(PartialEq, Eq, Hash)]
enum Identity<'p> {
    Fide(u32),
    National(&'p str),
    Person(String, Option<BirthDate>),
}

fn identities(player: &Player) -> impl Iterator<Item = Identity<'_>> {
    let fide = player.fide_id.map(Identity::Fide);
    let national = player.national_id.as_deref().map(Identity::National);
    let person = Identity::Person(player.name.to_lowercase(), player.birth);
    [fide, national, Some(person)].into_iter().flatten()
}
