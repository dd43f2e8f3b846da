//! The rating list of the server, to look players up in while they are entered.

mod fetch;
mod issues;
mod sharing;
mod shelf;

use std::fs::{self, File};
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

use adoube_formats::rating_list::{
    Index, IndexError, ListDate, NotAList, RatingKind, RatingList, RatingListError,
};
use adoube_journal::private_file;
use jiff::Timestamp;

pub use sharing::SharingError;
pub use shelf::Shelf;

use crate::auth::Secret;

/// The file in the data folder, in versions that kept one list.
const FILE: &str = "rating-list.index";

/// The file of the list of members of US Chess.
const MEMBERS: &str = "members-list.index";

/// The place of the rating list: in memory to be searched, and in a file to be there again
/// tomorrow.
pub struct RatingListStore {
    folder: Option<PathBuf>,
    /// The lists of FIDE by month, and those of organisers and federations.
    pub shelf: Shelf,
    /// The members of US Chess, beside the list of FIDE.
    members: RwLock<Option<Arc<Index>>>,
    /// Whoever holds it puts a new list in place.
    work: Arc<tokio::sync::Mutex<()>>,
}

/// A rating list that was put in place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoredList {
    /// Its month, if it tells.
    pub date: Option<ListDate>,
    /// How many players it has.
    pub players: usize,
    /// How many lines could not be read.
    pub left_out: u64,
}

impl RatingListStore {
    /// The shelf in a folder, with the list that was put there before. A list that cannot be read
    /// any more is as good as none: it can be sent again.
    pub fn open(folder: Option<&Path>) -> RatingListStore {
        let shelf = Shelf::open(folder);
        adopt(&shelf, folder);
        let store = RatingListStore {
            folder: folder.map(Path::to_owned),
            shelf,
            members: RwLock::default(),
            work: Arc::default(),
        };
        store.read_members();
        store
    }

    /// Reads the list of members that lies in the folder.
    fn read_members(&self) {
        let file = self.folder.as_ref().map(|folder| folder.join(MEMBERS));
        let index = file.filter(|file| file.exists()).and_then(|file| {
            Index::open(&file)
                .inspect_err(|error| tracing::warn!(%error, "the rating list cannot be opened"))
                .ok()
        });
        let mut members = self.members.write().unwrap_or_else(PoisonError::into_inner);
        *members = index.map(Arc::new);
    }

    /// The list, if there is one.
    pub fn index(&self) -> Option<Arc<Index>> {
        self.shelf.newest()
    }

    /// The members of US Chess, if there is a list of them.
    pub fn members(&self) -> Option<Arc<Index>> {
        let members = self.members.read().unwrap_or_else(PoisonError::into_inner);
        members.clone()
    }

    /// The right to put a new list in place; `None` while somebody else does.
    pub fn begin(&self) -> Option<tokio::sync::OwnedMutexGuard<()>> {
        self.work.clone().try_lock_owned().ok()
    }

    /// A file to write an incoming list to. It goes when it is dropped.
    ///
    /// # Errors
    ///
    /// The file cannot be made.
    pub fn incoming(&self) -> io::Result<IncomingFile> {
        let folder = self.folder.clone().unwrap_or_else(std::env::temp_dir);
        let name = Secret::draw().map_err(io::Error::other)?;
        let path = folder.join(format!("rating-list-{}.part", name.reveal()));
        private_file(&path)?;
        let file = File::options().write(true).open(&path)?;
        Ok(IncomingFile { path, file })
    }

    /// Makes an index of the list in a file and puts it in place of the one before. This takes
    /// seconds: not for a thread that answers requests.
    ///
    /// # Errors
    ///
    /// [`IndexError`] if the list cannot be read or the index not be written.
    pub fn put(&self, incoming: &IncomingFile, name: &str) -> Result<StoredList, IndexError> {
        let file = BufReader::new(File::open(&incoming.path).map_err(RatingListError::from)?);
        let single = RatingKind::of_file_name(name);
        let list = RatingList::open(file, single)?;
        let date = list.date();
        let built = Index::build(list, date)?;
        if built.index.is_empty() {
            let found = match built.faults.into_iter().next() {
                Some(fault) => NotAList::OnlyFaults {
                    fault: Box::new(fault),
                },
                None => NotAList::NoPlayer,
            };
            return Err(RatingListError::from(found).into());
        }
        let shelved = StoredList {
            date,
            players: built.index.len(),
            left_out: built.left_out,
        };
        // The two lists do not take each other's place.
        if !built.index.is_of_members() {
            let index = Arc::new(built.index);
            let kept = self.shelf.keep_index(index, single, date, Timestamp::now());
            kept.map_err(RatingListError::from)?;
            return Ok(shelved);
        }
        if let Some(folder) = &self.folder {
            let file = folder.join(MEMBERS);
            built.index.save(&file)?;
            private_file(&file).map_err(RatingListError::from)?;
        }
        let mut index = self.members.write().unwrap_or_else(PoisonError::into_inner);
        *index = Some(Arc::new(built.index));
        Ok(shelved)
    }
}

/// Takes in the list that versions before kept as a single file.
fn adopt(shelf: &Shelf, folder: Option<&Path>) {
    let Some(file) = folder.map(|folder| folder.join(FILE)) else {
        return;
    };
    if !file.exists() {
        return;
    }
    let since = fs::metadata(&file).and_then(|about| about.modified());
    let since = since.ok().and_then(|since| Timestamp::try_from(since).ok());
    let adopted = Index::open(&file).map(|index| {
        let (date, since) = (index.date(), since.unwrap_or(Timestamp::UNIX_EPOCH));
        shelf.keep_index(Arc::new(index), RatingKind::Standard, date, since)
    });
    match adopted {
        Ok(Ok(())) => drop(fs::remove_file(&file)),
        Ok(Err(error)) => tracing::warn!(%error, "the rating list cannot be kept"),
        Err(error) => tracing::warn!(%error, "the rating list cannot be opened"),
    }
}

/// A list on its way in.
pub struct IncomingFile {
    path: PathBuf,
    /// Where its bytes go.
    pub file: File,
}

impl Drop for IncomingFile {
    fn drop(&mut self) {
        // If it cannot be removed, nothing is broken but tidiness.
        let _ = fs::remove_file(&self.path);
    }
}
