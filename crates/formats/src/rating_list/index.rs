//! Looking players up in a rating list.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::matches;
use super::player::{ListDate, ListedPlayer};
use super::source::RatingListError;
use super::store::Store;
use crate::facts::as_told;

/// A rating list to look players up in, whole in memory as it is in its file: some 60 bytes for
/// each player.
#[derive(Clone, PartialEq, Eq)]
pub struct Index {
    store: Store,
}

/// Why an index cannot be made, read or written.
#[derive(Debug, Serialize)]
#[serde(rename = "RatingIndexError")]
pub enum IndexError {
    /// The file is something else.
    NotAnIndex,
    /// The file was made by another version of this program.
    Version { version: u32 },
    /// The file is not as it was written.
    Broken,
    /// The list is too large.
    TooLarge,
    /// The list cannot be read.
    List { problem: RatingListError },
    /// The file of the index cannot be read or written.
    File {
        path: PathBuf,
        /// What the system says.
        #[serde(serialize_with = "as_told")]
        error: io::Error,
    },
}

adoube_types::errors!(IndexError);

impl From<RatingListError> for IndexError {
    fn from(problem: RatingListError) -> IndexError {
        IndexError::List { problem }
    }
}

impl Index {
    pub(super) fn of(store: Store) -> Index {
        Index { store }
    }

    /// The index in these bytes, if they are what [`Index::as_bytes`] once answered.
    ///
    /// # Errors
    ///
    /// [`IndexError`] if they are not: another version, cut short, or damaged.
    pub fn from_bytes(bytes: Vec<u8>) -> Result<Index, IndexError> {
        Store::new(bytes).map(Index::of)
    }

    /// The index as it is written to a file.
    pub fn as_bytes(&self) -> &[u8] {
        &self.store.bytes
    }

    /// Reads an index from its file.
    ///
    /// # Errors
    ///
    /// [`IndexError`] if the file cannot be read, or as for [`Index::from_bytes`].
    pub fn open(path: &Path) -> Result<Index, IndexError> {
        Index::from_bytes(fs::read(path).map_err(at(path))?)
    }

    /// Writes the index to a file: to another one beside it first, which then takes its place, so
    /// that whoever opens it finds the old one or the new one.
    ///
    /// # Errors
    ///
    /// [`IndexError`] if the file cannot be written; the old one is then still there.
    pub fn save(&self, path: &Path) -> Result<(), IndexError> {
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(format!(".{}.part", std::process::id()));
        let part = path.with_file_name(name);
        let write = || {
            let mut file = File::create(&part)?;
            file.write_all(self.as_bytes())?;
            file.sync_all()?;
            fs::rename(&part, path)
        };
        write().map_err(|error| {
            // What is left of a file that could not be written is of no use to anybody.
            let _ = fs::remove_file(&part);
            at(path)(error)
        })
    }

    /// The month of the list.
    pub fn date(&self) -> Option<ListDate> {
        self.store.date
    }

    /// How many players it has.
    pub fn len(&self) -> usize {
        self.store.count as usize
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The players who fit what was typed so far, no more than `limit`, best first.
    ///
    /// Every word typed must start another word of the name, in any order, without regard to case,
    /// accents and the more common differences of transliteration; digits may start the FIDE ID.
    /// First come those of whose name all words are whole and one is of the family name, then the
    /// starts of words with that of the family name among them, then other starts of words, then
    /// those that only sound so; among equals the higher rated, and inactive ones as if they had
    /// 300 points less.
    pub fn search(&self, query: &str, limit: usize) -> Vec<ListedPlayer> {
        let numbers = matches::search(&self.store, query, limit).into_iter();
        numbers
            .filter_map(|number| self.store.player(number))
            .collect()
    }

    /// The player with a FIDE ID.
    pub fn by_fide_id(&self, id: u32) -> Option<ListedPlayer> {
        let id = u64::from(id);
        let numbers = matches::with_identities(&self.store, id..id + 1);
        let mut players = numbers.filter_map(|number| self.store.player(number));
        players.find(|player| player.member_id == 0)
    }

    /// The member of US Chess with a number.
    pub fn by_member_id(&self, id: u32) -> Option<ListedPlayer> {
        let id = u64::from(id);
        let numbers = matches::with_identities(&self.store, id..id + 1);
        let mut players = numbers.filter_map(|number| self.store.player(number));
        players.find(|player| player.member_id > 0)
    }

    /// Whether it is a list of members of US Chess.
    pub fn is_of_members(&self) -> bool {
        self.players()
            .next()
            .is_some_and(|player| player.member_id > 0)
    }

    /// Everybody, in the order in which searches answer.
    pub fn players(&self) -> impl Iterator<Item = ListedPlayer> {
        (0..self.store.count).filter_map(|number| self.store.player(number))
    }
}

impl fmt::Debug for Index {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Index")
            .field("date", &self.date())
            .field("players", &self.len())
            .finish()
    }
}

fn at(path: &Path) -> impl Fn(io::Error) -> IndexError {
    let path = path.to_owned();
    move |error| IndexError::File {
        path: path.clone(),
        error,
    }
}
