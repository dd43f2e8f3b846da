//! The store for a server with many events: PostgreSQL.

use async_trait::async_trait;
use futures::TryStreamExt;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::postgres::PgPoolOptions;
use sqlx::{PgConnection, PgPool, Row};

use super::{Appended, Columns, EVENTS, EventSummary, Store, StoreError, summary};
use crate::{EventId, Record, Seq};

static MIGRATIONS: Migrator = sqlx::migrate!("migrations/postgres");

/// Keeps journals in a PostgreSQL database.
pub struct PostgresStore {
    pool: PgPool,
}

impl PostgresStore {
    /// Connects to a database (`postgres://user@host/database`) and brings its tables up to date.
    pub async fn connect(url: &str) -> Result<PostgresStore, StoreError> {
        let pool = PgPoolOptions::new().max_connections(8).connect(url).await?;
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
            .fetch_optional(&self.pool)
            .await?;
        let row = row.ok_or_else(|| StoreError::NoEvent(event.clone()))?;
        Ok(row.try_get("id")?)
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

#[async_trait]
impl Store for PostgresStore {
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
        let mut transaction = self.pool.begin().await?;
        let made =
            sqlx::query("INSERT INTO event (slug, name) VALUES ($1, $2) ON CONFLICT DO NOTHING")
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
        let mut transaction = self.pool.begin().await?;
        for record in records {
            if !insert(&mut transaction, event, record).await? {
                transaction.rollback().await?;
                return self.event_id(event).await.map(|_| Appended::HeadMoved);
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
        Ok(Appended::Yes)
    }
}
