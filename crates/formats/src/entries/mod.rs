//! An entry list, as text or as a workbook.
//!
//! The list may come from a spreadsheet, a federation's site, another tournament program or a
//! text editor. Headings are recognised whatever their case, blanks, dashes, dots and accents, in
//! English, German, French, Spanish or Italian; lines of titles may stand above them. Only a name
//! is required; empty cells are unknown facts.
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
mod errors;
mod federations;
mod field;
mod guess;
mod mapping;
mod preview;
mod write;

#[cfg(test)]
mod tests;

use adoube_tournament::Player;

use crate::duplicates::{Certainty, duplicates};
use crate::sheet::Sheet;

pub use errors::{
    CellExpected, ColumnName, EntryListError, EntryListErrors, EntryProblem, EntryRemark, Heading,
    Headings,
};
pub use field::Field;
pub use mapping::Mapping;
pub use preview::{Preview, PreviewRow};
pub use write::{ListedEntry, write_entries};

/// What an entry list holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entries {
    /// The players, in the order of the list.
    pub players: Vec<EntryRow>,
    /// The headings that were not understood, as written, so that nothing is dropped in silence.
    /// A column with content but without a heading is told by its place.
    pub ignored_columns: Vec<ColumnName>,
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
    /// What the player needs, as written: a list with semicolons.
    pub needs: Option<String>,
    /// The national rating is given as NEW: the player has never played a rated event.
    pub is_new: bool,
}

/// Reads an entry list from the bytes of a file, or refuses it with all its faults.
///
/// The columns are taken by their headings alone. To let somebody look at a list first, and choose
/// what the columns mean, use [`Sheet::read`], [`Mapping::guess`] and [`Mapping::apply`].
///
/// The offsets in the errors are those of the text that [`decode`](crate::decode) makes of the
/// same bytes.
///
/// # Errors
///
/// [`EntryListErrors`] with line, column, what was found and what was expected, of all faults.
pub fn read_entries(bytes: &[u8]) -> Result<Entries, EntryListErrors> {
    let unreadable = |problem| EntryListError::of_file(EntryProblem::Sheet { problem });
    let sheet = Sheet::read(bytes).map_err(unreadable)?;
    if sheet.header.is_none() && sheet.rows.is_empty() {
        return Err(EntryListError::of_file(EntryProblem::EmptyFile).into());
    }
    let mapping = Mapping::from_headings(&sheet);
    mapping.check(&sheet)?;
    let preview = mapping.apply(&sheet);
    if !preview.faults.is_empty() {
        return Err(EntryListErrors::new(preview.faults));
    }
    Ok(Entries {
        players: preview.players.into_iter().map(EntryRow::from).collect(),
        ignored_columns: preview.ignored_columns,
    })
}

impl Entries {
    /// Rows that are likely the same person, as pairs of places in `players`, the earlier first;
    /// see [`duplicates`].
    pub fn duplicates(&self) -> Vec<(usize, usize)> {
        let pairs = duplicates(self.players.iter().map(|row| &row.player));
        let likely = pairs
            .into_iter()
            .filter(|pair| pair.certainty >= Certainty::Likely);
        likely.map(|pair| (pair.first, pair.second)).collect()
    }
}
