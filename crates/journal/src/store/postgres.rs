//! The store for a server with many events: PostgreSQL.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use async_trait::async_trait;
use futures::TryStreamExt;
use jiff::Timestamp;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::{PgConnection, PgPool, Postgres, Row, Transaction};

use super::migrations::migrations;
use super::notices::{PostgresNotices, tell, tell_gone};
use super::postgres_pool::{ANSWERS_WITHIN, PostgresAddress, WRITES_WITHIN, within};
use super::writes::writes_records;
use super::{
    Appended, DELETED, DeletedEvent, Deletion, EVENTS, EventSummary, Gathered, HEAD, RECORDS,
    Store, StoreError, StoreNotices, TO_TAKE_IN, deleted_event, end, read, read_head, summary,
    undecodable,
};
use crate::chain::{EventHead, StoredEvent, StoredRecord, TakenIn, chained};
use crate::{EventId, Seq};

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
        (
            "chain",
            include_str!("../../migrations/postgres/0004_chain.sql"),
        ),
        (
            "deleted",
            include_str!("../../migrations/postgres/0005_deleted.sql"),
        ),
        (
            "salt",
            include_str!("../../migrations/postgres/0006_salt.sql"),
        ),
    ])
});

/// How long to wait before it is asked again what came of something.
const ASKS_AGAIN_AFTER: Duration = Duration::from_millis(100);

/// How much longer each record of many may take.
const EACH_RECORD: Duration = Duration::from_millis(10);

/// Keeps journals in a PostgreSQL database.
pub struct PostgresStore {
    address: PostgresAddress,
    pool: PgPool,
}

impl PostgresStore {
    /// Connects to a database (`postgres://user@host/database`) and brings its tables up to date.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database does not answer, or cannot be brought up to date.
    pub async fn connect(url: &str) -> Result<PostgresStore, StoreError> {
        let address: PostgresAddress = url.parse()?;
        let pool = address.connect().await?;
        MIGRATIONS.run(&pool).await.map_err(|error| match error {
            MigrateError::VersionMissing(_) => StoreError::NewerVersion { file: None },
            error => StoreError::Database(error.into()),
        })?;
        let store = PostgresStore { address, pool };
        store.take_in_all().await?;
        Ok(store)
    }

    /// Gives records of earlier versions their digests.
    async fn take_in_all(&self) -> Result<(), StoreError> {
        let slugs = sqlx::query_scalar(TO_TAKE_IN).fetch_all(&self.pool);
        let slugs: Vec<String> = slugs.await?;
        for slug in slugs {
            let event = slug.parse().map_err(undecodable)?;
            let mut transaction = self.pool.begin().await?;
            take_in(&mut transaction, &event, Timestamp::now()).await?;
            transaction.commit().await?;
        }
        Ok(())
    }

    /// The number of an event and what is kept of it beside its records.
    async fn head(&self, event: &EventId) -> Result<(i64, EventHead), StoreError> {
        let row = sqlx::query(HEAD).bind(event.as_str());
        let row = within(ANSWERS_WITHIN, row.fetch_optional(&self.pool)).await?;
        let row = row.ok_or_else(|| StoreError::NoEvent(event.clone()))?;
        Ok((row.try_get("id")?, read_head(&row)?))
    }

    async fn begin(&self) -> Result<Transaction<'static, Postgres>, StoreError> {
        Ok(self.pool.begin().await?)
    }

    /// Whether exactly these records stand in the journal.
    async fn has(&self, event: &EventId, records: &[StoredRecord]) -> Result<bool, StoreError> {
        let Some(first) = records.first() else {
            return Ok(true);
        };
        let before = Seq(first.seq.saturating_sub(1));
        let stored = self.load(event, before).await?;
        Ok(stored.records.starts_with(records))
    }
}

/// An event that is kept without digests, for whoever is the first to ask.
const EVENT_TO_TAKE_IN: &str =
    "SELECT id, name FROM event WHERE slug = $1 AND head IS NULL FOR UPDATE";

writes_records!(PgConnection);

async fn create_events(pool: &PgPool, events: &[(EventId, StoredEvent)]) -> Result<(), StoreError> {
    let mut transaction = pool.begin().await?;
    create(&mut transaction, events).await?;
    for (event, stored) in events {
        tell(&mut transaction, event, end_of(&stored.records)).await?;
    }
    transaction.commit().await?;
    Ok(())
}

/// Writes in a transaction that has begun, and ends it. Says whether it did.
async fn append_records(
    mut transaction: Transaction<'_, Postgres>,
    event: &EventId,
    before: &str,
    records: &[StoredRecord],
    renamed: Option<&str>,
) -> Result<bool, StoreError> {
    let appended = append(&mut transaction, event, before, records, renamed).await?;
    if appended {
        tell(&mut transaction, event, end_of(records)).await?;
        transaction.commit().await?;
    } else {
        transaction.rollback().await?;
    }
    Ok(appended)
}

/// How long writing so many records may take.
fn writing(records: usize) -> Duration {
    WRITES_WITHIN + EACH_RECORD * u32::try_from(records).unwrap_or(u32::MAX)
}

fn end_of(records: &[StoredRecord]) -> Seq {
    records.last().map_or(Seq::NONE, |last| Seq(last.seq))
}

#[async_trait]
impl Store for PostgresStore {
    async fn events(&self) -> Result<Vec<EventSummary>, StoreError> {
        let rows = sqlx::query(EVENTS).fetch_all(&self.pool);
        let rows = within(2 * ANSWERS_WITHIN, rows).await?;
        rows.iter().map(summary).collect()
    }

    async fn create(&self, events: &[(EventId, StoredEvent)]) -> Result<(), StoreError> {
        let records = events.iter().map(|(_, stored)| stored.records.len());
        let time = writing(records.sum());
        within(time, create_events(&self.pool, events)).await
    }

    async fn restore(
        &self,
        identity: &str,
        events: &[(EventId, StoredEvent)],
    ) -> Result<(), StoreError> {
        // However long it takes: nobody else waits for it.
        let mut transaction = self.pool.begin().await?;
        restore(&mut transaction, identity, events).await?;
        Ok(transaction.commit().await?)
    }

    async fn load(&self, event: &EventId, after: Seq) -> Result<StoredEvent, StoreError> {
        let mut gathered = Gathered::after(after);
        loop {
            let (id, head) = self.head(event).await?;
            let mut rows = sqlx::query(RECORDS)
                .bind(id)
                .bind(gathered.last().0 as i64)
                .fetch(&self.pool);
            while let Some(row) = within(ANSWERS_WITHIN, rows.try_next()).await? {
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
        let deadline = Instant::now() + writing(records.len());
        // A connection that broke in the middle says nothing of what came of it.
        let mut doubtful = false;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            let written = match within::<_, StoreError>(ANSWERS_WITHIN, self.begin()).await {
                Ok(transaction) => {
                    let written = append_records(transaction, event, before, records, renamed);
                    let written = within(left, written).await;
                    doubtful |= written.as_ref().is_err_and(StoreError::is_away);
                    written
                }
                Err(error) => Err(error),
            };
            match written {
                Ok(true) => return Ok(Appended::Yes),
                Ok(false) if doubtful && self.has(event, records).await? => {
                    return Ok(Appended::Yes);
                }
                Ok(false) => {
                    let (_, head) = self.head(event).await?;
                    return head.is_there(event).map(|()| Appended::HeadMoved);
                }
                Err(error) if doubtful && error.is_away() && !left.is_zero() => {
                    tokio::time::sleep(ASKS_AGAIN_AFTER).await;
                }
                Err(error) => return Err(error),
            }
        }
    }

    async fn ends(&self, events: &[EventId]) -> Result<Vec<(EventId, Seq)>, StoreError> {
        let slugs: Vec<&str> = events.iter().map(EventId::as_str).collect();
        let rows = sqlx::query(
            "SELECT slug, (SELECT coalesce(max(seq), 0) FROM record WHERE event = event.id) AS seq
             FROM event WHERE deleted IS NULL AND slug = ANY($1)",
        );
        let rows = rows.bind(slugs).fetch_all(&self.pool);
        let rows = within::<_, sqlx::Error>(ANSWERS_WITHIN, rows).await?;
        rows.iter().map(end).collect()
    }

    async fn erase(
        &self,
        event: &EventId,
        before: &str,
        records: &[StoredRecord],
        instead: &[StoredRecord],
    ) -> Result<Appended, StoreError> {
        let erased = async {
            let mut transaction = self.begin().await?;
            let erased = erase(&mut transaction, event, before, records, instead).await?;
            if !erased {
                transaction.rollback().await?;
                return Ok(Appended::HeadMoved);
            }
            tell(&mut transaction, event, end_of(records)).await?;
            transaction.commit().await?;
            Ok(Appended::Yes)
        };
        within(writing(records.len() + instead.len()), erased).await
    }

    async fn delete(&self, event: &EventId, deletion: &Deletion) -> Result<(), StoreError> {
        let deleted = async {
            let mut transaction = self.begin().await?;
            set_deleted(&mut transaction, event, Some(deletion)).await?;
            tell_gone(&mut transaction, event).await?;
            Ok(transaction.commit().await?)
        };
        within(WRITES_WITHIN, deleted).await
    }

    async fn recover(&self, event: &EventId) -> Result<(), StoreError> {
        let recovered = async {
            let mut transaction = self.begin().await?;
            set_deleted(&mut transaction, event, None).await?;
            Ok(transaction.commit().await?)
        };
        within(WRITES_WITHIN, recovered).await
    }

    async fn deleted(&self) -> Result<Vec<DeletedEvent>, StoreError> {
        let rows = sqlx::query(DELETED).fetch_all(&self.pool);
        let rows = within::<_, sqlx::Error>(2 * ANSWERS_WITHIN, rows).await?;
        rows.iter().map(deleted_event).collect()
    }

    async fn purge(&self, event: &DeletedEvent) -> Result<bool, StoreError> {
        let records = usize::try_from(event.records).unwrap_or(usize::MAX);
        let purged = async {
            let mut transaction = self.begin().await?;
            let purged = purge(&mut transaction, event).await?;
            transaction.commit().await?;
            Ok(purged)
        };
        within(writing(records), purged).await
    }

    fn notices(&self) -> Option<Box<dyn StoreNotices>> {
        Some(Box::new(PostgresNotices::by(self.address.listening())))
    }

    fn database(&self) -> Option<PgPool> {
        Some(self.pool.clone())
    }

    async fn close(&self) {
        self.pool.close().await;
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
