//! The embedded store: one SQLite file.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use async_trait::async_trait;
use futures::TryStreamExt;
use futures::lock::{Mutex, MutexGuard};
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection, SqlitePool};

use super::migrations::migrations;
use super::sqlite_file::{SqliteFileError, fold_sqlite_log, open_sqlite_file};
use super::writes::writes_records;
use super::{Appended, Columns, EVENTS, EventSummary, Store, StoreError, summary};
use crate::{EventId, Record, Seq};

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
        let opened = open_sqlite_file(path, &MIGRATIONS).await;
        let pool = opened.map_err(|error| match error {
            SqliteFileError::Migrate(MigrateError::VersionMissing(_)) => StoreError::NewerVersion {
                file: Some(path.to_owned()),
            },
            error => StoreError::Open {
                path: path.to_owned(),
                problem: error.to_string(),
            },
        })?;
        Ok(SqliteStore {
            path: path.to_owned(),
            file: file_number(path),
            pool,
            writer: Mutex::default(),
        })
    }

    /// Waits for the turn to write.
    async fn turn(&self) -> Result<Turn<'_>, StoreError> {
        let mut place = self.writer.lock().await;
        if self.pool.is_closed() {
            return Err(sqlx::Error::PoolClosed.into());
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

    async fn event_id(&self, event: &EventId) -> Result<i64, StoreError> {
        let row = sqlx::query("SELECT id FROM event WHERE slug = ?")
            .bind(event.as_str())
            .fetch_optional(&self.pool)
            .await?;
        let row = row.ok_or_else(|| StoreError::NoEvent(event.clone()))?;
        Ok(row.try_get("id")?)
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

writes_records!(SqliteConnection);

async fn create_event(
    connection: &mut SqliteConnection,
    event: &EventId,
    name: &str,
    records: &[Record],
) -> Result<(), StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let created = create(&mut transaction, event, name, records).await;
    // What is only dropped is rolled back when the connection is used again, and until then nobody
    // else can write.
    match created {
        Ok(()) => transaction.commit().await?,
        // The first failure is the one to tell.
        Err(_) => drop(transaction.rollback().await),
    }
    created
}

async fn append_records(
    connection: &mut SqliteConnection,
    event: &EventId,
    records: &[Record],
    renamed: Option<&str>,
) -> Result<bool, StoreError> {
    // One record without a rename is one statement, and a statement is a transaction.
    if let ([record], None) = (records, renamed) {
        return insert(connection, event, record).await;
    }
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let appended = append(&mut transaction, event, records, renamed).await;
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

    async fn create(
        &self,
        event: &EventId,
        name: &str,
        records: &[Record],
    ) -> Result<(), StoreError> {
        let mut turn = self.turn().await?;
        let created = create_event(&mut turn.connection, event, name, records).await;
        turn.end();
        created
    }

    async fn load(&self, event: &EventId, after: Seq) -> Result<Vec<Record>, StoreError> {
        let id = self.event_id(event).await?;
        let mut rows = sqlx::query(
            "SELECT seq, at, author, reason, confirmed, change FROM record
             WHERE event = ? AND seq > ? ORDER BY seq",
        )
        .bind(id)
        .bind(after.0 as i64)
        .fetch(&self.pool);
        let mut records = Vec::new();
        while let Some(row) = rows.try_next().await? {
            records.push(Columns::read(&row)?.record(event)?);
        }
        Ok(records)
    }

    async fn append(
        &self,
        event: &EventId,
        records: &[Record],
        renamed: Option<&str>,
    ) -> Result<Appended, StoreError> {
        let mut turn = self.turn().await?;
        let appended = append_records(&mut turn.connection, event, records, renamed).await;
        turn.end();
        if appended? {
            return Ok(Appended::Yes);
        }
        self.event_id(event).await.map(|_| Appended::HeadMoved)
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
