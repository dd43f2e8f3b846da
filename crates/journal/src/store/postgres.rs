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
    pub async fn connect(url: &str) -> Result<PostgresStore, StoreError> {
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(ANSWERS_WITHIN)
            .connect(url)
            .await?;
        MIGRATIONS.run(&pool).await.map_err(|error| match error {
            MigrateError::VersionMissing(_) => StoreError::NewerVersion {
                place: "the database".to_owned(),
            },
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
        Err(_) => {
            let late = io::Error::new(io::ErrorKind::TimedOut, "it does not answer");
            Err(sqlx::Error::Io(late).into())
        }
    }
}

/// Inserts a record, provided that the journal ends just before it. Says whether it did.
///
/// Two writers with the same number meet at the primary key: the second waits for the first and
/// then inserts nothing.
async fn insert(
    connection: &mut PgConnection,
    event: &EventId,
    record: &Record,
) -> Result<bool, StoreError> {
    let columns = Columns::of(record)?;
    let inserted = sqlx::query(
        "INSERT INTO record (event, seq, at, author, reason, change)
         SELECT id, $2, $3, $4, $5, $6 FROM event WHERE slug = $1
            AND $2 = 1 + (SELECT coalesce(max(seq), 0) FROM record WHERE record.event = event.id)
         ON CONFLICT DO NOTHING",
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

/// Makes an event, unless there is one.
async fn create(
    pool: &PgPool,
    event: &EventId,
    name: &str,
    records: &[Record],
) -> Result<(), StoreError> {
    let mut transaction = pool.begin().await?;
    let made = sqlx::query("INSERT INTO event (slug, name) VALUES ($1, $2) ON CONFLICT DO NOTHING")
        .bind(event.as_str())
        .bind(name)
        .execute(&mut *transaction)
        .await?;
    if made.rows_affected() == 0 {
        return Err(StoreError::EventExists(event.clone()));
    }
    for record in records {
        if !insert(&mut transaction, event, record).await? {
            return Err(StoreError::OutOfOrder(record.seq));
        }
    }
    transaction.commit().await?;
    Ok(())
}

/// Inserts records and changes the name, all or nothing. Says whether it did.
async fn append(
    pool: &PgPool,
    event: &EventId,
    records: &[Record],
    renamed: Option<&str>,
) -> Result<bool, StoreError> {
    let mut transaction = pool.begin().await?;
    for record in records {
        if !insert(&mut transaction, event, record).await? {
            transaction.rollback().await?;
            return Ok(false);
        }
    }
    if let Some(name) = renamed {
        sqlx::query("UPDATE event SET name = $1 WHERE slug = $2")
            .bind(name)
            .bind(event.as_str())
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await?;
    Ok(true)
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
        within(WRITES_WITHIN, create(&self.pool, event, name, records)).await
    }

    async fn load(&self, event: &EventId, after: Seq) -> Result<Vec<Record>, StoreError> {
        let id = self.event_id(event).await?;
        let mut rows = sqlx::query(
            "SELECT seq, at, author, reason, change FROM record
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
        if within(WRITES_WITHIN, append(&self.pool, event, records, renamed)).await? {
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
