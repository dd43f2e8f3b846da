//! The rating list of the server, to look players up in while they are entered.

use std::fs::{self, File};
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

use adoube_formats::rating_list::{
    Index, IndexError, ListDate, NotAList, RatingKind, RatingList, RatingListError,
};
use adoube_journal::private_file;

use crate::auth::Secret;

/// The file in the data folder.
const FILE: &str = "rating-list.index";

/// The file of the list of members of US Chess.
const MEMBERS: &str = "members-list.index";

/// The place of the rating list: in memory to be searched, and in a file to be there again
/// tomorrow.
pub struct RatingListStore {
    folder: Option<PathBuf>,
    index: RwLock<Option<Arc<Index>>>,
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
        let kept = |name: &str| {
            let file = folder.map(|folder| folder.join(name));
            let index = file.filter(|file| file.exists()).and_then(|file| {
                Index::open(&file)
                    .inspect_err(|error| tracing::warn!(%error, "the rating list cannot be opened"))
                    .ok()
            });
            RwLock::new(index.map(Arc::new))
        };
        RatingListStore {
            folder: folder.map(Path::to_owned),
            index: kept(FILE),
            members: kept(MEMBERS),
            work: Arc::default(),
        }
    }

    /// The list, if there is one.
    pub fn index(&self) -> Option<Arc<Index>> {
        let index = self.index.read().unwrap_or_else(PoisonError::into_inner);
        index.clone()
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
    pub fn put(&self, incoming: &IncomingFile, name: &str) -> Result<StoredList, IndexError> {
        let file = BufReader::new(File::open(&incoming.path).map_err(RatingListError::from)?);
        let list = RatingList::open(file, RatingKind::of_file_name(name))?;
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
        // The two lists do not take each other's place.
        let (name, shelf) = match built.index.is_of_members() {
            true => (MEMBERS, &self.members),
            false => (FILE, &self.index),
        };
        if let Some(folder) = &self.folder {
            let file = folder.join(name);
            built.index.save(&file)?;
            private_file(&file).map_err(RatingListError::from)?;
        }
        let shelved = StoredList {
            date,
            players: built.index.len(),
            left_out: built.left_out,
        };
        let mut index = shelf.write().unwrap_or_else(PoisonError::into_inner);
        *index = Some(Arc::new(built.index));
        Ok(shelved)
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
