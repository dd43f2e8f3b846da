//! The store for a server with many events: PostgreSQL.

use std::future::Future;
use std::io;
use std::sync::LazyLock;
use std::time::Duration;

use async_trait::async_trait;
use futures::TryStreamExt;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::postgres::PgPoolOptions;
use sqlx::{PgConnection, PgPool, Row};

use super::migrations::migrations;
use super::writes::writes_records;
use super::{Appended, Columns, EVENTS, EventSummary, Store, StoreError, summary};
use crate::{EventId, Record, Seq};

static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    migrations(&[
        (
            "journal",
            include_str!("../../migrations/postgres/0001_journal.sql"),
        ),
        (
            "store",
            include_str!("../../migrations/postgres/0002_store.sql"),
        ),
        (
            "confirmed",
            include_str!("../../migrations/postgres/0003_confirmed.sql"),
        ),
    ])
});

/// How long a connection and the next piece of an answer may take. A database that is away must
/// be told from a slow one before anybody waits long.
const ANSWERS_WITHIN: Duration = Duration::from_secs(2);

/// How long writing may take.
const WRITES_WITHIN: Duration = Duration::from_secs(8);

/// How many connections a program has at most.
const CONNECTIONS: u32 = 8;

/// Keeps journals in a PostgreSQL database.
pub struct PostgresStore {
    pool: PgPool,
}

impl PostgresStore {
    /// Connects to a database (`postgres://user@host/database`) and brings its tables up to date.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database does not answer, or cannot be brought up to date.
    pub async fn connect(url: &str) -> Result<PostgresStore, StoreError> {
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(ANSWERS_WITHIN)
            .connect(url)
            .await?;
        MIGRATIONS.run(&pool).await.map_err(|error| match error {
            MigrateError::VersionMissing(_) => StoreError::NewerVersion { file: None },
            error => StoreError::Database(error.into()),
        })?;
        Ok(PostgresStore { pool })
    }

    async fn event_id(&self, event: &EventId) -> Result<i64, StoreError> {
        let row = sqlx::query("SELECT id FROM event WHERE slug = $1")
            .bind(event.as_str())
            .fetch_optional(&self.pool);
        let row = within(ANSWERS_WITHIN, row).await?;
        let row = row.ok_or_else(|| StoreError::NoEvent(event.clone()))?;
        Ok(row.try_get("id")?)
    }
}

/// What a database answers, or that it does not.
async fn within<T, E: From<sqlx::Error>>(
    time: Duration,
    answer: impl Future<Output = Result<T, E>>,
) -> Result<T, E> {
    match tokio::time::timeout(time, answer).await {
        Ok(answer) => answer,
        Err(_) => Err(sqlx::Error::Io(io::ErrorKind::TimedOut.into()).into()),
    }
}

writes_records!(PgConnection);

async fn create_event(
    pool: &PgPool,
    event: &EventId,
    name: &str,
    records: &[Record],
) -> Result<(), StoreError> {
    let mut transaction = pool.begin().await?;
    create(&mut transaction, event, name, records).await?;
    transaction.commit().await?;
    Ok(())
}

async fn append_records(
    pool: &PgPool,
    event: &EventId,
    records: &[Record],
    renamed: Option<&str>,
) -> Result<bool, StoreError> {
    let mut transaction = pool.begin().await?;
    let appended = append(&mut transaction, event, records, renamed).await?;
    match appended {
        true => transaction.commit().await?,
        false => transaction.rollback().await?,
    }
    Ok(appended)
}

#[async_trait]
impl Store for PostgresStore {
    async fn events(&self) -> Result<Vec<EventSummary>, StoreError> {
        let rows = sqlx::query(EVENTS).fetch_all(&self.pool);
        let rows = within(2 * ANSWERS_WITHIN, rows).await?;
        rows.iter().map(summary).collect()
    }

    async fn create(
        &self,
        event: &EventId,
        name: &str,
        records: &[Record],
    ) -> Result<(), StoreError> {
        within(
            WRITES_WITHIN,
            create_event(&self.pool, event, name, records),
        )
        .await
    }

    async fn load(&self, event: &EventId, after: Seq) -> Result<Vec<Record>, StoreError> {
        let id = self.event_id(event).await?;
        let mut rows = sqlx::query(
            "SELECT seq, at, author, reason, confirmed, change FROM record
             WHERE event = $1 AND seq > $2 ORDER BY seq",
        )
        .bind(id)
        .bind(after.0 as i64)
        .fetch(&self.pool);
        let mut records = Vec::new();
        while let Some(row) = within(ANSWERS_WITHIN, rows.try_next()).await? {
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
        if within(
            WRITES_WITHIN,
            append_records(&self.pool, event, records, renamed),
        )
        .await?
        {
            return Ok(Appended::Yes);
        }
        self.event_id(event).await.map(|_| Appended::HeadMoved)
    }

    async fn identity(&self) -> Result<String, StoreError> {
        let identity = sqlx::query_scalar("SELECT identity FROM store").fetch_one(&self.pool);
        Ok(within(ANSWERS_WITHIN, identity).await?)
    }

    async fn check(&self) -> Result<(), StoreError> {
        let mark = sqlx::query("UPDATE store SET checked = checked + 1").execute(&self.pool);
        within(ANSWERS_WITHIN, mark).await?;
        Ok(())
    }
}
