//! Where journals are kept.

mod memory;
mod migrations;
mod postgres;
mod private;
mod sqlite;
mod sqlite_file;
mod writes;

use std::path::PathBuf;
use std::sync::Arc;

use async_trait::async_trait;
use jiff::Timestamp;
use serde::{Serialize, Serializer};
use sqlx::Row;

use crate::{Author, EventId, InvalidAuthor, Record, Seq};

pub use memory::MemoryStore;
pub use migrations::migrations;
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
            StoreError::Gone { .. } => true,
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
    /// Every event, by short name.
    async fn events(&self) -> Result<Vec<EventSummary>, StoreError>;

    /// Makes a new event with its first records.
    async fn create(
        &self,
        event: &EventId,
        name: &str,
        records: &[Record],
    ) -> Result<(), StoreError>;

    /// The records of an event after a given one.
    async fn load(&self, event: &EventId, after: Seq) -> Result<Vec<Record>, StoreError>;

    /// Appends records, all or none, provided that the journal still ends just before the first of
    /// them. A new name of the event is kept with them.
    async fn append(
        &self,
        event: &EventId,
        records: &[Record],
        renamed: Option<&str>,
    ) -> Result<Appended, StoreError>;

    /// What tells this store from every other: drawn when it was made, the same ever after. Two
    /// stores may have an event of the same short name; roles and tokens belong to one of them.
    async fn identity(&self) -> Result<String, StoreError>;

    /// Writes a mark that means nothing: if that succeeds, records can be stored.
    async fn check(&self) -> Result<(), StoreError>;

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

/// The columns of a record as they are stored: text that both databases keep as it is.
struct Columns {
    seq: i64,
    at: String,
    author: String,
    reason: Option<String>,
    /// A list as JSON; nothing where nothing was confirmed.
    confirmed: Option<String>,
    change: String,
}

impl Columns {
    fn of(record: &Record) -> Result<Columns, StoreError> {
        fn text(value: &impl serde::Serialize) -> Result<String, sqlx::Error> {
            serde_json::to_string(value).map_err(|error| sqlx::Error::Encode(error.into()))
        }
        Ok(Columns {
            seq: record.seq.0 as i64,
            at: record.at.to_string(),
            author: record.author.as_str().to_owned(),
            reason: record.reason.clone(),
            confirmed: (!record.confirmed.is_empty())
                .then(|| text(&record.confirmed))
                .transpose()?,
            change: text(&record.change)?,
        })
    }

    fn read<R>(row: &R) -> Result<Columns, sqlx::Error>
    where
        R: Row,
        for<'a> &'a str: sqlx::ColumnIndex<R>,
        for<'a> i64: sqlx::Decode<'a, R::Database> + sqlx::Type<R::Database>,
        for<'a> String: sqlx::Decode<'a, R::Database> + sqlx::Type<R::Database>,
    {
        Ok(Columns {
            seq: row.try_get("seq")?,
            at: row.try_get("at")?,
            author: row.try_get("author")?,
            reason: row.try_get("reason")?,
            confirmed: row.try_get("confirmed")?,
            change: row.try_get("change")?,
        })
    }

    fn record(self, event: &EventId) -> Result<Record, StoreError> {
        let seq = Seq(self.seq as u64);
        let unreadable = |problem: Unreadable| StoreError::Unreadable {
            event: event.clone(),
            seq,
            problem,
        };
        let text = |error: &dyn std::fmt::Display| unreadable(Unreadable::Text(error.to_string()));
        Ok(Record {
            seq,
            at: (self.at.parse()).map_err(|error: jiff::Error| text(&error))?,
            author: (self.author.parse::<Author>())
                .map_err(|error| unreadable(Unreadable::Author(error)))?,
            reason: self.reason,
            confirmed: (self.confirmed)
                .map_or(Ok(Vec::new()), |codes| serde_json::from_str(&codes))
                .map_err(|error| text(&error))?,
            change: serde_json::from_str(&self.change).map_err(|error| text(&error))?,
        })
    }
}

/// Every event with the number and the time of its last record; the same in both databases.
const EVENTS: &str = "SELECT slug, name,
        (SELECT coalesce(max(seq), 0) FROM record WHERE event = event.id) AS records,
        (SELECT at FROM record WHERE event = event.id ORDER BY seq DESC LIMIT 1) AS at
    FROM event ORDER BY slug";

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
        id: id
            .parse()
            .map_err(|error: crate::InvalidId| sqlx::Error::Decode(error.into()))?,
        name: row.try_get("name")?,
        records: row.try_get::<i64, _>("records")? as u64,
        changed: changed.and_then(|at| at.parse().ok()),
    })
}
