//! The embedded store: one SQLite file.

use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use futures::TryStreamExt;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Row, SqliteConnection, SqlitePool};

use super::{Appended, Columns, EventSummary, Store, StoreError, summary};
use crate::{EventId, Record, Seq};

static MIGRATIONS: Migrator = sqlx::migrate!("migrations/sqlite");

/// How often the migrations are tried: another process may be making the same new file.
const MIGRATION_ATTEMPTS: u32 = 5;

/// How long a writer waits for another one.
const BUSY_TIMEOUT: Duration = Duration::from_secs(30);

/// Keeps journals in one SQLite file, in WAL mode with full synchronisation: an acknowledged
/// record survives the loss of power.
pub struct SqliteStore {
    pool: SqlitePool,
}

impl SqliteStore {
    /// Opens a file, making it if it does not exist.
    pub async fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        let failed = |problem: String| StoreError::Open {
            path: path.to_owned(),
            problem,
        };
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .busy_timeout(BUSY_TIMEOUT)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true);
        let pool = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options)
            .await
            .map_err(|error| failed(error.to_string()))?;
        migrate(&pool).await.map_err(|error| match error {
            MigrateError::VersionMissing(_) => StoreError::NewerVersion {
                place: path.display().to_string(),
            },
            error => failed(error.to_string()),
        })?;
        Ok(SqliteStore { pool })
    }

    /// Waits until everything is written and closes the file.
    pub async fn close(&self) {
        self.pool.close().await;
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

async fn migrate(pool: &SqlitePool) -> Result<(), MigrateError> {
    let mut attempt = 1;
    loop {
        match MIGRATIONS.run(pool).await {
            Err(MigrateError::Execute(_) | MigrateError::ExecuteMigration(..))
                if attempt < MIGRATION_ATTEMPTS =>
            {
                attempt += 1;
            }
            outcome => return outcome,
        }
    }
}

/// Inserts a record, provided that the journal ends just before it. Says whether it did.
async fn insert(
    connection: &mut SqliteConnection,
    event: &EventId,
    record: &Record,
) -> Result<bool, StoreError> {
    let columns = Columns::of(record)?;
    let inserted = sqlx::query(
        "INSERT INTO record (event, seq, at, author, reason, change)
         SELECT id, ?2, ?3, ?4, ?5, ?6 FROM event WHERE slug = ?1
            AND ?2 = 1 + (SELECT coalesce(max(seq), 0) FROM record WHERE record.event = event.id)",
    )
    .bind(event.as_str())
    .bind(columns.seq)
    .bind(columns.at)
    .bind(columns.author)
    .bind(columns.reason)
    .bind(columns.change)
    .execute(connection)
    .await?;
    Ok(inserted.rows_affected() == 1)
}

#[async_trait]
impl Store for SqliteStore {
    async fn events(&self) -> Result<Vec<EventSummary>, StoreError> {
        let rows = sqlx::query(
            "SELECT slug, name,
                    (SELECT coalesce(max(seq), 0) FROM record WHERE event = event.id) AS records,
                    (SELECT at FROM record WHERE event = event.id ORDER BY seq DESC LIMIT 1) AS at
             FROM event ORDER BY slug",
        )
        .fetch_all(&self.pool)
        .await?;
        rows.iter()
            .map(|row| {
                summary(
                    row.try_get("slug")?,
                    row.try_get("name")?,
                    row.try_get("records")?,
                    row.try_get("at")?,
                )
            })
            .collect()
    }

    async fn create(
        &self,
        event: &EventId,
        name: &str,
        records: &[Record],
    ) -> Result<(), StoreError> {
        let mut transaction = self.pool.begin_with("BEGIN IMMEDIATE").await?;
        let made =
            sqlx::query("INSERT INTO event (slug, name) VALUES (?, ?) ON CONFLICT DO NOTHING")
                .bind(event.as_str())
                .bind(name)
                .execute(&mut *transaction)
                .await?;
        if made.rows_affected() == 0 {
            return Err(StoreError::EventExists(event.clone()));
        }
        for record in records {
            insert(&mut transaction, event, record).await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    async fn load(&self, event: &EventId, after: Seq) -> Result<Vec<Record>, StoreError> {
        let id = self.event_id(event).await?;
        let mut rows = sqlx::query(
            "SELECT seq, at, author, reason, change FROM record
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
        _head: Seq,
        records: &[Record],
        renamed: Option<&str>,
    ) -> Result<Appended, StoreError> {
        // One record without a rename is one statement, and a statement is a transaction.
        if let ([record], None) = (records, renamed) {
            let mut connection = self.pool.acquire().await?;
            let inserted = insert(&mut connection, event, record).await?;
            return if inserted {
                Ok(Appended::Yes)
            } else {
                self.event_id(event).await.map(|_| Appended::HeadMoved)
            };
        }
        let mut transaction = self.pool.begin_with("BEGIN IMMEDIATE").await?;
        for record in records {
            if !insert(&mut transaction, event, record).await? {
                transaction.rollback().await?;
                return self.event_id(event).await.map(|_| Appended::HeadMoved);
            }
        }
        if let Some(name) = renamed {
            sqlx::query("UPDATE event SET name = ? WHERE slug = ?")
                .bind(name)
                .bind(event.as_str())
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok(Appended::Yes)
    }
}
