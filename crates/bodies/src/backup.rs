//! What is said of backups.

use adoube_journal::{Digest, EventId};
use adoube_words::Told;
use jiff::Timestamp;
use serde::Serialize;

/// A backup that was made, looked at or restored.
#[derive(Serialize)]
pub struct BackupBody {
    pub file: String,
    /// When it was begun.
    pub at: Timestamp,
    /// How many files are in it.
    pub files: usize,
    pub events: Vec<BackupEventBody>,
    /// Events that are not in it, and why, if that is known.
    pub left_out: Vec<LeftOutBody>,
    /// Whether it was brought back.
    pub restored: bool,
}

/// An event in a backup.
#[derive(Serialize)]
pub struct BackupEventBody {
    pub event: EventId,
    pub name: String,
    pub records: u64,
    /// The digest of the last record.
    pub head: Digest,
}

/// An event that is not in a backup.
#[derive(Serialize)]
pub struct LeftOutBody {
    pub event: EventId,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<Told>,
}
