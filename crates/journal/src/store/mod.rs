//! Where journals are kept.

mod deletion;
mod memory;
mod migrations;
mod notices;
mod postgres;
mod postgres_pool;
mod private;
mod sqlite;
mod sqlite_file;
mod writes;

use std::path::PathBuf;
use std::sync::Arc;

use async_trait::async_trait;
use jiff::Timestamp;
use serde::{Serialize, Serializer};
use sqlx::{PgPool, Row};

use crate::chain::{EventHead, StoredEvent, StoredRecord};
use crate::{EventId, InvalidAuthor, Seq};

pub use deletion::{DeletedEvent, Deletion};
pub use memory::MemoryStore;
pub use migrations::migrations;
pub use notices::{StoreNotice, StoreNotices};
pub use postgres::PostgresStore;
pub use private::{private_file, private_folder};
pub use sqlite::SqliteStore;
pub use sqlite_file::{SqliteFileError, fold_sqlite_log, open_sqlite_file};

/// An event in a list of events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventSummary {
    /// The short name.
    pub id: EventId,
    pub name: String,
    /// How many records the journal has.
    pub records: u64,
    /// When the last of them was written.
    pub changed: Option<Timestamp>,
}

/// How an append ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// The records are durable.
    Yes,
    /// The journal has grown since; nothing was written.
    HeadMoved,
}

/// Why a store failed.
#[derive(Debug, Serialize)]
pub enum StoreError {
    /// There is no such event.
    NoEvent(EventId),
    /// The event was deleted, and can still be brought back.
    EventDeleted(EventId),
    /// There is such an event already.
    EventExists(EventId),
    /// The records of a new event are not numbered 1, 2, 3 …
    OutOfOrder(Seq),
    /// A stored record cannot be read.
    Unreadable {
        /// Of which event.
        event: EventId,
        seq: Seq,
        problem: Unreadable,
    },
    /// The file was written by a newer program.
    NewerVersion {
        /// The file; the database of a server if there is none.
        file: Option<PathBuf>,
    },
    /// The file cannot be opened.
    Open {
        path: PathBuf,
        /// What the system says.
        problem: String,
    },
    /// The database failed.
    Database(#[serde(serialize_with = "as_told")] sqlx::Error),
    /// The file can only be read: its folder or its disc is read-only.
    ReadOnly { path: PathBuf },
    /// The file that was opened is not in its place any more: what is written would be lost.
    Gone { path: PathBuf },
}

/// What of a stored record cannot be read.
#[derive(Debug, Serialize)]
pub enum Unreadable {
    Author(InvalidAuthor),
    /// The time or the change, as their readers tell it.
    Text(String),
}

adoube_types::errors!(StoreError);

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Database(error)
    }
}

/// What a library says, in its own words.
fn as_told<S: Serializer>(error: &sqlx::Error, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(error)
}

impl StoreError {
    /// Whether the store cannot be reached or written to just now, whatever is asked of it: the
    /// same may succeed later.
    pub fn is_away(&self) -> bool {
        match self {
            StoreError::Database(error) => is_away(error),
            StoreError::Gone { .. } | StoreError::ReadOnly { .. } => true,
            _ => false,
        }
    }
}

/// Whether a database cannot be reached or written to just now.
pub fn is_away(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::PoolTimedOut
        | sqlx::Error::PoolClosed
        | sqlx::Error::WorkerCrashed
        | sqlx::Error::Io(_)
        | sqlx::Error::Tls(_) => true,
        sqlx::Error::Database(error) => error.code().is_some_and(|code| is_away_code(&code)),
        _ => false,
    }
}

/// PostgreSQL has codes of five letters, SQLite numbers of at most four digits.
fn is_away_code(code: &str) -> bool {
    if code.len() == 5 {
        // Connection, read-only transaction, resources, operator, system.
        let classes = ["08", "25006", "53", "57P", "58"];
        return classes.iter().any(|class| code.starts_with(class));
    }
    // Busy, read-only, input or output, full, cannot open; whatever the extended code says on top.
    let number = code.parse::<u32>().unwrap_or(0);
    matches!(number & 0xff, 5 | 8 | 10 | 13 | 14)
}

/// A place where journals are kept.
///
/// A store knows nothing of chess. It keeps each event's records in order and promises two
/// things: what [`append`](Store::append) acknowledged is durable, and a journal only ever grows
/// at the end its writer knew.
#[async_trait]
pub trait Store: Send + Sync {
    /// Every event that is not deleted, by short name.
    async fn events(&self) -> Result<Vec<EventSummary>, StoreError>;

    /// Makes new events with their records: all of them or none.
    async fn create(&self, events: &[(EventId, StoredEvent)]) -> Result<(), StoreError>;

    /// An event with the records after a given one, deleted or not: its head says so.
    async fn load(&self, event: &EventId, after: Seq) -> Result<StoredEvent, StoreError>;

    /// Appends records, all or none, provided that the journal still ends just before the first of
    /// them, with the record of this digest. A new name of the event is kept with them.
    async fn append(
        &self,
        event: &EventId,
        before: &str,
        records: &[StoredRecord],
        renamed: Option<&str>,
    ) -> Result<Appended, StoreError>;

    /// Appends records as [`append`](Store::append) does, and puts others in the place of earlier ones,
    /// whose digests they keep: what those said is not kept.
    async fn erase(
        &self,
        event: &EventId,
        before: &str,
        records: &[StoredRecord],
        instead: &[StoredRecord],
    ) -> Result<Appended, StoreError>;

    /// Deletes an event: it is in no list and nothing is written to it, but it is kept.
    async fn delete(&self, event: &EventId, deletion: &Deletion) -> Result<(), StoreError>;

    /// Brings a deleted event back, as it was.
    async fn recover(&self, event: &EventId) -> Result<(), StoreError>;

    /// Every deleted event that is still kept, by short name.
    async fn deleted(&self) -> Result<Vec<DeletedEvent>, StoreError>;

    /// Removes a deleted event for good, unless it was brought back since. Says whether it did.
    async fn purge(&self, event: &DeletedEvent) -> Result<bool, StoreError>;

    /// Makes the events of a backup: all of them or none, in a store without any. It is from then on the
    /// store that the backup was made of.
    async fn restore(
        &self,
        identity: &str,
        events: &[(EventId, StoredEvent)],
    ) -> Result<(), StoreError>;

    /// What the database finds wrong with its own file.
    async fn inspect(&self) -> Result<Vec<String>, StoreError> {
        Ok(Vec::new())
    }

    /// What tells this store from every other: drawn when it was made, the same ever after. Two
    /// stores may have an event of the same short name; roles and tokens belong to one of them.
    async fn identity(&self) -> Result<String, StoreError>;

    /// Writes a mark that means nothing: if that succeeds, records can be stored.
    async fn check(&self) -> Result<(), StoreError>;

    /// The last record of each of these events, as far as there are such events.
    async fn ends(&self, events: &[EventId]) -> Result<Vec<(EventId, Seq)>, StoreError> {
        let known = self.events().await?.into_iter();
        let asked = known.filter(|event| events.contains(&event.id));
        let ends = asked.map(|event| (event.id, Seq(event.records)));
        Ok(ends.collect())
    }

    /// What other programs write, as the store tells it; nothing if the store has to be asked.
    fn notices(&self) -> Option<Box<dyn StoreNotices>> {
        None
    }

    /// The database server behind it, if there is one: what belongs to all servers that share the
    /// events is kept there too.
    fn database(&self) -> Option<PgPool> {
        None
    }

    /// Puts everything in order before the program ends. Nothing is lost without it.
    async fn close(&self) {}
}

/// Opens the store at a place: a folder, in which a SQLite file is kept, or the address of a
/// PostgreSQL database (`postgres://…`).
///
/// # Errors
///
/// [`StoreError`] if the place cannot be opened, or holds something else.
pub async fn open_store(place: &str) -> Result<Arc<dyn Store>, StoreError> {
    if place.starts_with("postgres://") || place.starts_with("postgresql://") {
        return Ok(Arc::new(PostgresStore::connect(place).await?));
    }
    let folder = PathBuf::from(place);
    private_folder(&folder).map_err(|error| StoreError::Open {
        path: folder.clone(),
        problem: error.to_string(),
    })?;
    Ok(Arc::new(
        SqliteStore::open(&folder.join("adoube.db")).await?,
    ))
}

/// What there is to know of an event beside its records.
const HEAD: &str = "SELECT id, name, records, head, taken_in, seal, deleted, deleted_by
    FROM event WHERE slug = $1";

/// The records of an event after one of them.
const RECORDS: &str = "SELECT seq, at, author, reason, confirmed, salt, change, digest, shown
    FROM record WHERE event = $1 AND seq > $2 ORDER BY seq";

/// Events that are kept without digests.
const TO_TAKE_IN: &str = "SELECT slug FROM event WHERE head IS NULL ORDER BY slug";

/// The records of an event as they are read. While they are, others may write more: what is said of
/// their number and end must be of the same moment.
struct Gathered {
    after: Seq,
    records: Vec<StoredRecord>,
    /// How many there were when the head was read last.
    seen: usize,
}

impl Gathered {
    fn after(after: Seq) -> Gathered {
        Gathered {
            after,
            records: Vec::new(),
            seen: 0,
        }
    }

    fn last(&self) -> Seq {
        self.records
            .last()
            .map_or(self.after, |record| Seq(record.seq))
    }

    fn push(&mut self, record: StoredRecord) {
        self.records.push(record);
    }

    /// The event, unless it has grown since its head was read.
    fn up_to(&mut self, head: EventHead) -> Option<StoredEvent> {
        let grown = self.last().0 > head.records && self.records.len() > self.seen;
        self.seen = self.records.len();
        (!grown).then(|| StoredEvent {
            head,
            records: std::mem::take(&mut self.records),
        })
    }
}

fn read_head<R>(row: &R) -> Result<EventHead, StoreError>
where
    R: Row,
    for<'a> &'a str: sqlx::ColumnIndex<R>,
    for<'a> i64: sqlx::Decode<'a, R::Database> + sqlx::Type<R::Database>,
    for<'a> String: sqlx::Decode<'a, R::Database> + sqlx::Type<R::Database>,
{
    Ok(EventHead {
        name: row.try_get("name")?,
        records: row.try_get::<i64, _>("records")? as u64,
        head: row.try_get("head")?,
        taken_in: row.try_get("taken_in")?,
        seal: row.try_get("seal")?,
        deleted: deletion(row)?,
    })
}

fn read<R>(row: &R, event: &EventId) -> Result<StoredRecord, StoreError>
where
    R: Row,
    for<'a> &'a str: sqlx::ColumnIndex<R>,
    for<'a> i64: sqlx::Decode<'a, R::Database> + sqlx::Type<R::Database>,
    for<'a> String: sqlx::Decode<'a, R::Database> + sqlx::Type<R::Database>,
{
    let seq = row.try_get::<i64, _>("seq")? as u64;
    let columns = || -> Result<StoredRecord, sqlx::Error> {
        Ok(StoredRecord {
            seq,
            at: row.try_get("at")?,
            author: row.try_get("author")?,
            reason: row.try_get("reason")?,
            confirmed: row.try_get("confirmed")?,
            salt: row.try_get("salt")?,
            change: row.try_get("change")?,
            digest: row.try_get("digest")?,
            shown: row.try_get("shown")?,
        })
    };
    columns().map_err(|error| StoreError::Unreadable {
        event: event.clone(),
        seq: Seq(seq),
        problem: Unreadable::Text(error.to_string()),
    })
}

/// What cannot be the short name of an event.
fn undecodable(error: crate::InvalidId) -> sqlx::Error {
    unfit(error)
}

/// What stands in a column and cannot.
fn unfit(error: impl std::error::Error + Send + Sync + 'static) -> sqlx::Error {
    sqlx::Error::Decode(error.into())
}

/// Every event with the number and the time of its last record; the same in both databases.
const EVENTS: &str = "SELECT slug, name,
        records,
        (SELECT at FROM record WHERE event = event.id ORDER BY seq DESC LIMIT 1) AS at
    FROM event WHERE deleted IS NULL ORDER BY slug";

/// Every event that is deleted and still kept.
const DELETED: &str = "SELECT slug, name, records, deleted, deleted_by FROM event
    WHERE deleted IS NOT NULL ORDER BY slug";

/// Who deleted an event, if somebody did.
fn deletion<R>(row: &R) -> Result<Option<Deletion>, StoreError>
where
    R: Row,
    for<'a> &'a str: sqlx::ColumnIndex<R>,
    for<'a> String: sqlx::Decode<'a, R::Database> + sqlx::Type<R::Database>,
{
    let (at, by): (Option<String>, Option<String>) =
        (row.try_get("deleted")?, row.try_get("deleted_by")?);
    let Some((at, by)) = at.zip(by) else {
        return Ok(None);
    };
    let at = at.parse().map_err(|error: jiff::Error| unfit(error))?;
    let by = by.parse().map_err(|error: InvalidAuthor| unfit(error))?;
    Ok(Some(Deletion { at, by }))
}

/// A line of the list of deleted events.
fn deleted_event<R>(row: &R) -> Result<DeletedEvent, StoreError>
where
    R: Row,
    for<'a> &'a str: sqlx::ColumnIndex<R>,
    for<'a> i64: sqlx::Decode<'a, R::Database> + sqlx::Type<R::Database>,
    for<'a> String: sqlx::Decode<'a, R::Database> + sqlx::Type<R::Database>,
{
    let id: String = row.try_get("slug")?;
    Ok(DeletedEvent {
        id: id.parse().map_err(undecodable)?,
        name: row.try_get("name")?,
        records: row.try_get::<i64, _>("records")? as u64,
        deletion: deletion(row)?.ok_or(sqlx::Error::RowNotFound)?,
    })
}

/// An event and its last record.
fn end<R>(row: &R) -> Result<(EventId, Seq), StoreError>
where
    R: Row,
    for<'a> &'a str: sqlx::ColumnIndex<R>,
    for<'a> i64: sqlx::Decode<'a, R::Database> + sqlx::Type<R::Database>,
    for<'a> String: sqlx::Decode<'a, R::Database> + sqlx::Type<R::Database>,
{
    let id: String = row.try_get("slug")?;
    let id = id
        .parse()
        .map_err(|error: crate::InvalidId| sqlx::Error::Decode(error.into()))?;
    Ok((id, Seq(row.try_get::<i64, _>("seq")? as u64)))
}

/// A line of that list.
fn summary<R>(row: &R) -> Result<EventSummary, StoreError>
where
    R: Row,
    for<'a> &'a str: sqlx::ColumnIndex<R>,
    for<'a> i64: sqlx::Decode<'a, R::Database> + sqlx::Type<R::Database>,
    for<'a> String: sqlx::Decode<'a, R::Database> + sqlx::Type<R::Database>,
{
    let id: String = row.try_get("slug")?;
    let changed: Option<String> = row.try_get("at")?;
    Ok(EventSummary {
        id: id.parse().map_err(undecodable)?,
        name: row.try_get("name")?,
        records: row.try_get::<i64, _>("records")? as u64,
        changed: changed.and_then(|at| at.parse().ok()),
    })
}
