//! Backups: everything that a server keeps in one file, and bringing it back.
//!
//! A backup is a zip file: each event as its export (`events/club.jsonl`), the accounts
//! (`people.db`), the rating lists, and `manifest.json`, which names every file with its length and SHA-256
//! and every event with the digest of its last record. It is made while the server runs: each event is a
//! moment of its journal, the accounts are one of theirs. Exports know nothing of databases, so that what
//! was kept in SQLite can be restored into PostgreSQL and the other way round.

mod making;
mod restoring;
mod schedule;

use std::path::{Path, PathBuf};

use adoube_journal::{Deletion, Digest, EventId, StoreError, SubmitError};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

pub use making::{FinishedBackup, make_backup};
pub use restoring::{Backup, Place, read_backup};
pub use schedule::{BackupPlan, LastBackup, keep_backups};

use crate::auth::PeopleError;

/// The version of the form written here.
const VERSION: u32 = 1;

/// The file that names all others.
const MANIFEST: &str = "manifest.json";

/// The file of the accounts.
const PEOPLE: &str = "people.db";

/// The file of the events of a data folder.
const EVENTS: &str = "adoube.db";

/// What a backup holds.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Manifest {
    adoube: String,
    version: u32,
    /// When it was begun.
    pub at: Timestamp,
    /// The store that it is a copy of, by its identity.
    pub store: String,
    pub events: Vec<BackedUpEvent>,
    /// Events that are not in it, because their journals are not sound.
    pub left_out: Vec<EventId>,
    pub files: Vec<BackedUpFile>,
}

/// An event in a backup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BackedUpEvent {
    pub event: EventId,
    pub name: String,
    pub records: u64,
    /// The digest of the last record.
    pub head: Digest,
    /// Who deleted it, if it was deleted and can still be brought back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deleted: Option<Deletion>,
}

/// A file in a backup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BackedUpFile {
    pub name: String,
    pub bytes: u64,
    pub sha256: String,
}

/// Why a backup was not made or not restored.
#[derive(Debug, Serialize)]
pub enum BackupError {
    /// A file cannot be read or written.
    File {
        path: PathBuf,
        problem: String,
    },
    /// It is not a backup of this program.
    NotABackup {
        path: PathBuf,
    },
    /// It was made by a newer program.
    NewerVersion {
        found: u32,
        known: u32,
    },
    /// A file in the backup is not what was written.
    Damaged {
        file: String,
    },
    /// An event came out otherwise than it went in.
    OtherEvent {
        event: EventId,
    },
    /// There is something at the place already.
    NotEmpty {
        place: String,
    },
    /// The accounts cannot be copied.
    People {
        problem: String,
    },
    Store(StoreError),
    Journal(SubmitError),
}

impl std::fmt::Display for BackupError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for BackupError {}

impl BackupError {
    fn file(path: &Path) -> impl Fn(std::io::Error) -> BackupError + '_ {
        move |error| BackupError::File {
            path: path.to_owned(),
            problem: error.to_string(),
        }
    }

    fn archive(path: &Path) -> impl Fn(zip::result::ZipError) -> BackupError + '_ {
        move |error| BackupError::File {
            path: path.to_owned(),
            problem: error.to_string(),
        }
    }
}

impl From<StoreError> for BackupError {
    fn from(error: StoreError) -> BackupError {
        BackupError::Store(error)
    }
}

impl From<SubmitError> for BackupError {
    fn from(error: SubmitError) -> BackupError {
        BackupError::Journal(error)
    }
}

impl From<PeopleError> for BackupError {
    fn from(error: PeopleError) -> BackupError {
        BackupError::People {
            problem: error.to_string(),
        }
    }
}

/// Bytes as hexadecimal digits.
fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What is kept in a data folder beside the databases: the rating lists, by their names in it.
fn other_files(folder: &Path) -> std::io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if !["rating-list", "members-list"]
            .iter()
            .any(|start| name.starts_with(start))
        {
            continue;
        }
        if entry.file_type()?.is_dir() {
            for inner in std::fs::read_dir(entry.path())? {
                let inner = inner?.file_name().to_string_lossy().into_owned();
                names.push(format!("{name}/{inner}"));
            }
        } else {
            names.push(name);
        }
    }
    // What is only on its way is not kept.
    names.retain(|name| !name.ends_with(".part"));
    names.sort();
    Ok(names)
}
