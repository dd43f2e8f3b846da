//! The embedded store: one SQLite file.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use async_trait::async_trait;
use futures::TryStreamExt;
use futures::lock::{Mutex, MutexGuard};
use jiff::Timestamp;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection, SqlitePool};

use super::migrations::migrations;
use super::private::private_if_writable;
use super::sqlite_file::{SqliteFileError, fold_sqlite_log, open_sqlite_file};
use super::writes::writes_records;
use super::{
    Appended, DELETED, DeletedEvent, Deletion, EVENTS, EventSummary, Gathered, HEAD, RECORDS,
    Store, StoreError, TO_TAKE_IN, deleted_event, end, read, read_head, summary, undecodable,
};
use crate::chain::{EventHead, StoredEvent, StoredRecord, TakenIn, chained};
use crate::{EventId, Seq};

static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    migrations(&[
        (
            "journal",
            include_str!("../../migrations/sqlite/0001_journal.sql"),
        ),
        (
            "store",
            include_str!("../../migrations/sqlite/0002_store.sql"),
        ),
        (
            "confirmed",
            include_str!("../../migrations/sqlite/0003_confirmed.sql"),
        ),
        (
            "chain",
            include_str!("../../migrations/sqlite/0004_chain.sql"),
        ),
        (
            "deleted",
            include_str!("../../migrations/sqlite/0005_deleted.sql"),
        ),
        (
            "salt",
            include_str!("../../migrations/sqlite/0006_salt.sql"),
        ),
    ])
});

/// Keeps journals in one SQLite file, in WAL mode with full synchronisation: an acknowledged
/// record survives the loss of power.
///
/// SQLite has one writer at a time, so writing has one connection, made when it is first needed.
/// Writers of this process queue for it; taking one from the pool and giving it back would cost
/// about as much as the insert.
pub struct SqliteStore {
    path: PathBuf,
    /// Which file it was that was opened, where the system can tell.
    file: Option<FileNumber>,
    pool: SqlitePool,
    /// It can only be read.
    read_only: bool,
    writer: Mutex<Option<SqliteConnection>>,
}

/// Device and number: what a file keeps when it gets another name, and another file does not have.
type FileNumber = (u64, u64);

#[cfg(unix)]
fn file_number(path: &Path) -> Option<FileNumber> {
    use std::os::unix::fs::MetadataExt;
    let known = std::fs::metadata(path).ok()?;
    Some((known.dev(), known.ino()))
}

#[cfg(not(unix))]
fn file_number(_: &Path) -> Option<FileNumber> {
    None
}

impl SqliteStore {
    /// Opens a file, making it if it does not exist.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the file cannot be opened, or is no store.
    pub async fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        let cannot = |problem: String| StoreError::Open {
            path: path.to_owned(),
            problem,
        };
        // Before SQLite has the file: whoever closes one takes the locks of the whole program along.
        let writable = private_if_writable(path).map_err(|error| cannot(error.to_string()))?;
        let opened = open_sqlite_file(path, &MIGRATIONS).await;
        let pool = opened.map_err(|error| match error {
            SqliteFileError::Migrate(MigrateError::VersionMissing(_)) => StoreError::NewerVersion {
                file: Some(path.to_owned()),
            },
            error => cannot(error.to_string()),
        })?;
        let store = SqliteStore {
            path: path.to_owned(),
            file: file_number(path),
            read_only: !writable,
            pool,
            writer: Mutex::default(),
        };
        store.take_in_all().await?;
        Ok(store)
    }

    /// Gives records of earlier versions their digests.
    async fn take_in_all(&self) -> Result<(), StoreError> {
        let slugs = sqlx::query_scalar(TO_TAKE_IN).fetch_all(&self.pool);
        let slugs: Vec<String> = slugs.await?;
        if slugs.is_empty() {
            return Ok(());
        }
        let mut turn = self.turn().await?;
        let at = Timestamp::now();
        let mut transaction = turn.connection.begin_with("BEGIN IMMEDIATE").await?;
        for slug in slugs {
            let event = slug.parse().map_err(undecodable)?;
            take_in(&mut transaction, &event, at).await?;
        }
        transaction.commit().await?;
        turn.end();
        Ok(())
    }

    /// Waits for the turn to write.
    async fn turn(&self) -> Result<Turn<'_>, StoreError> {
        let mut place = self.writer.lock().await;
        if self.pool.is_closed() {
            return Err(sqlx::Error::PoolClosed.into());
        }
        if self.read_only {
            let path = self.path.clone();
            return Err(StoreError::ReadOnly { path });
        }
        // What goes into a file without a name is lost when the program ends.
        if self.file.is_some() && file_number(&self.path) != self.file {
            let path = self.path.clone();
            return Err(StoreError::Gone { path });
        }
        let connection = match place.take() {
            Some(connection) => connection,
            None => self.pool.connect_options().connect().await?,
        };
        Ok(Turn { connection, place })
    }

    /// The number of an event and what is kept of it beside its records.
    async fn head(&self, event: &EventId) -> Result<(i64, EventHead), StoreError> {
        let row = sqlx::query(HEAD).bind(event.as_str());
        let row = row.fetch_optional(&self.pool).await?;
        let row = row.ok_or_else(|| StoreError::NoEvent(event.clone()))?;
        Ok((row.try_get("id")?, read_head(&row)?))
    }
}

/// A turn to write. Who leaves in the middle, because nobody waits for the answer any more, takes
/// the connection along, and with it a transaction that is half done.
struct Turn<'s> {
    connection: SqliteConnection,
    place: MutexGuard<'s, Option<SqliteConnection>>,
}

impl Turn<'_> {
    /// The next one can have the connection.
    fn end(mut self) {
        *self.place = Some(self.connection);
    }
}

/// An event that is kept without digests.
const EVENT_TO_TAKE_IN: &str = "SELECT id, name FROM event WHERE slug = $1 AND head IS NULL";

writes_records!(SqliteConnection);

async fn create_events(
    connection: &mut SqliteConnection,
    events: &[(EventId, StoredEvent)],
    restored_as: Option<&str>,
) -> Result<(), StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let created = match restored_as {
        Some(identity) => restore(&mut transaction, identity, events).await,
        None => create(&mut transaction, events).await,
    };
    // What is only dropped is rolled back when the connection is used again, and until then nobody
    // else can write.
    match created {
        Ok(()) => transaction.commit().await?,
        // The first failure is the one to tell.
        Err(_) => drop(transaction.rollback().await),
    }
    created
}

async fn erase_records(
    connection: &mut SqliteConnection,
    event: &EventId,
    before: &str,
    records: &[StoredRecord],
    instead: &[StoredRecord],
) -> Result<bool, StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let erased = erase(&mut transaction, event, before, records, instead).await;
    match erased {
        Ok(true) => transaction.commit().await?,
        Ok(false) => transaction.rollback().await?,
        Err(_) => drop(transaction.rollback().await),
    }
    erased
}

async fn purge_event(
    connection: &mut SqliteConnection,
    event: &DeletedEvent,
) -> Result<bool, StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let purged = purge(&mut transaction, event).await;
    match purged {
        Ok(_) => transaction.commit().await?,
        Err(_) => drop(transaction.rollback().await),
    }
    purged
}

async fn append_records(
    connection: &mut SqliteConnection,
    event: &EventId,
    before: &str,
    records: &[StoredRecord],
    renamed: Option<&str>,
) -> Result<bool, StoreError> {
    // One record without a rename is one statement, and a statement is a transaction.
    if let ([record], None) = (records, renamed) {
        return insert(connection, event, before, record).await;
    }
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let appended = append(&mut transaction, event, before, records, renamed).await;
    match appended {
        Ok(true) => transaction.commit().await?,
        Ok(false) => transaction.rollback().await?,
        Err(_) => drop(transaction.rollback().await),
    }
    appended
}

#[async_trait]
impl Store for SqliteStore {
    async fn events(&self) -> Result<Vec<EventSummary>, StoreError> {
        let rows = sqlx::query(EVENTS).fetch_all(&self.pool).await?;
        rows.iter().map(summary).collect()
    }

    async fn create(&self, events: &[(EventId, StoredEvent)]) -> Result<(), StoreError> {
        let mut turn = self.turn().await?;
        let created = create_events(&mut turn.connection, events, None).await;
        turn.end();
        created
    }

    async fn restore(
        &self,
        identity: &str,
        events: &[(EventId, StoredEvent)],
    ) -> Result<(), StoreError> {
        let mut turn = self.turn().await?;
        let restored = create_events(&mut turn.connection, events, Some(identity)).await;
        turn.end();
        restored
    }

    async fn load(&self, event: &EventId, after: Seq) -> Result<StoredEvent, StoreError> {
        let mut gathered = Gathered::after(after);
        loop {
            let (id, head) = self.head(event).await?;
            let mut rows = sqlx::query(RECORDS)
                .bind(id)
                .bind(gathered.last().0 as i64)
                .fetch(&self.pool);
            while let Some(row) = rows.try_next().await? {
                gathered.push(read(&row, event)?);
            }
            if let Some(stored) = gathered.up_to(head) {
                return Ok(stored);
            }
        }
    }

    async fn append(
        &self,
        event: &EventId,
        before: &str,
        records: &[StoredRecord],
        renamed: Option<&str>,
    ) -> Result<Appended, StoreError> {
        let mut turn = self.turn().await?;
        let appended = append_records(&mut turn.connection, event, before, records, renamed).await;
        turn.end();
        if appended? {
            return Ok(Appended::Yes);
        }
        let (_, head) = self.head(event).await?;
        head.is_there(event).map(|()| Appended::HeadMoved)
    }

    async fn ends(&self, events: &[EventId]) -> Result<Vec<(EventId, Seq)>, StoreError> {
        let slugs: Vec<&str> = events.iter().map(EventId::as_str).collect();
        let slugs = serde_json::to_string(&slugs);
        let slugs = slugs.map_err(|error| sqlx::Error::Encode(error.into()))?;
        let rows = sqlx::query(
            "SELECT slug, (SELECT coalesce(max(seq), 0) FROM record WHERE event = event.id) AS seq
             FROM event WHERE deleted IS NULL AND slug IN (SELECT value FROM json_each($1))",
        );
        let rows = rows.bind(slugs).fetch_all(&self.pool).await?;
        rows.iter().map(end).collect()
    }

    async fn erase(
        &self,
        event: &EventId,
        before: &str,
        records: &[StoredRecord],
        instead: &[StoredRecord],
    ) -> Result<Appended, StoreError> {
        let mut turn = self.turn().await?;
        let erased = erase_records(&mut turn.connection, event, before, records, instead).await;
        if matches!(erased, Ok(true)) {
            // The log beside the file still has what was erased from the file.
            fold_sqlite_log(&mut turn.connection).await;
        }
        turn.end();
        match erased? {
            true => Ok(Appended::Yes),
            false => Ok(Appended::HeadMoved),
        }
    }

    async fn delete(&self, event: &EventId, deletion: &Deletion) -> Result<(), StoreError> {
        let mut turn = self.turn().await?;
        let deleted = set_deleted(&mut turn.connection, event, Some(deletion)).await;
        turn.end();
        deleted
    }

    async fn recover(&self, event: &EventId) -> Result<(), StoreError> {
        let mut turn = self.turn().await?;
        let recovered = set_deleted(&mut turn.connection, event, None).await;
        turn.end();
        recovered
    }

    async fn deleted(&self) -> Result<Vec<DeletedEvent>, StoreError> {
        let rows = sqlx::query(DELETED).fetch_all(&self.pool).await?;
        rows.iter().map(deleted_event).collect()
    }

    async fn purge(&self, event: &DeletedEvent) -> Result<bool, StoreError> {
        let mut turn = self.turn().await?;
        let purged = purge_event(&mut turn.connection, event).await;
        if matches!(purged, Ok(true)) {
            // The log beside the file still has what was removed from the file.
            fold_sqlite_log(&mut turn.connection).await;
        }
        turn.end();
        purged
    }

    async fn identity(&self) -> Result<String, StoreError> {
        let identity = sqlx::query_scalar("SELECT identity FROM store");
        Ok(identity.fetch_one(&self.pool).await?)
    }

    async fn check(&self) -> Result<(), StoreError> {
        let mut turn = self.turn().await?;
        let mark = sqlx::query("UPDATE store SET checked = checked + 1");
        let marked = mark.execute(&mut turn.connection).await;
        turn.end();
        marked?;
        Ok(())
    }

    async fn inspect(&self) -> Result<Vec<String>, StoreError> {
        let found = sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&self.pool);
        let found: Vec<String> = found.await?;
        Ok(found.into_iter().filter(|line| line != "ok").collect())
    }

    /// The last one to close the file folds the write-ahead log into it, so that it is one file. Who
    /// has written does not count on being the last.
    async fn close(&self) {
        let mut writer = self.writer.lock().await;
        self.pool.close().await;
        if let Some(mut connection) = writer.take() {
            fold_sqlite_log(&mut connection).await;
            let _ = connection.close().await;
        }
    }
}
