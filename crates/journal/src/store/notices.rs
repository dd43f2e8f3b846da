//! What a store tells of itself, so that nobody has to ask.

use std::time::Duration;

use async_trait::async_trait;
use sqlx::PgPool;
use sqlx::postgres::{PgListener, PgNotification};

use super::StoreError;
use super::postgres_pool::{ANSWERS_WITHIN, within};
use crate::{EventId, Seq};

/// What a store tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreNotice {
    /// These events have records up to these; those without any were deleted.
    Written(Vec<(EventId, Option<Seq>)>),
    /// Something may have been missed: whatever is open is to be compared with the store.
    LookAgain,
    /// Nothing is told for the time being.
    Silent,
}

/// The notices of a store, one after the other.
#[async_trait]
pub trait StoreNotices: Send {
    /// Waits for the next one. It never ends: a connection that is lost is made again.
    async fn next(&mut self) -> StoreNotice;
}

/// Where PostgreSQL tells what was written.
const CHANNEL: &str = "adoube_record";

/// After so long a silence the connection is tried: one that was cut says nothing either.
const HEARTBEAT: Duration = Duration::from_secs(4);

/// After so many silences everything is compared, whatever was told.
const LOOK_AGAIN_AFTER: u32 = 4;

/// The pauses between two attempts to connect: the first, and the longest.
const PAUSES: [Duration; 2] = [Duration::from_millis(100), Duration::from_secs(2)];

/// Tells everybody who listens that an event has records up to this one, once the transaction
/// of this connection is committed.
pub(super) async fn tell(
    transaction: &mut sqlx::PgConnection,
    event: &EventId,
    end: Seq,
) -> Result<(), sqlx::Error> {
    let told = sqlx::query("SELECT pg_notify($1, $2)");
    let told = told.bind(CHANNEL).bind(format!("{event} {}", end.0));
    told.execute(transaction).await?;
    Ok(())
}

/// Tells everybody who listens that an event was deleted, once the transaction of this connection
/// is committed.
pub(super) async fn tell_gone(
    transaction: &mut sqlx::PgConnection,
    event: &EventId,
) -> Result<(), sqlx::Error> {
    let told = sqlx::query("SELECT pg_notify($1, $2)");
    let told = told.bind(CHANNEL).bind(format!("{event} {GONE}"));
    told.execute(transaction).await?;
    Ok(())
}

/// What stands in the place of the last record of a deleted event.
const GONE: &str = "gone";

/// Up to which record an event is written; no number if it was deleted.
fn read(told: &PgNotification) -> Option<(EventId, Option<Seq>)> {
    let (event, end) = told.payload().split_once(' ')?;
    let event = event.parse().ok()?;
    match end {
        GONE => Some((event, None)),
        end => Some((event, Some(Seq(end.parse().ok()?)))),
    }
}

/// What a PostgreSQL server tells, by a connection that does nothing else.
pub(super) struct PostgresNotices {
    /// Makes one connection at a time.
    connections: PgPool,
    listener: Option<PgListener>,
    pause: Duration,
    silences: u32,
}

impl PostgresNotices {
    pub(super) fn by(connections: PgPool) -> PostgresNotices {
        PostgresNotices {
            connections,
            listener: None,
            pause: Duration::ZERO,
            silences: 0,
        }
    }

    async fn connect(&mut self) -> StoreNotice {
        tokio::time::sleep(self.pause).await;
        let listening = within(2 * ANSWERS_WITHIN, async {
            let mut listener = PgListener::connect_with(&self.connections).await?;
            listener.listen(CHANNEL).await?;
            Ok::<_, StoreError>(listener)
        });
        match listening.await {
            Ok(listener) => {
                self.listener = Some(listener);
                self.pause = Duration::ZERO;
                self.silences = 0;
                // What was written before is told by nobody.
                StoreNotice::LookAgain
            }
            Err(_) => {
                self.pause = (2 * self.pause).clamp(PAUSES[0], PAUSES[1]);
                StoreNotice::Silent
            }
        }
    }
}

#[async_trait]
impl StoreNotices for PostgresNotices {
    async fn next(&mut self) -> StoreNotice {
        let Some(mut listener) = self.listener.take() else {
            return self.connect().await;
        };
        loop {
            match tokio::time::timeout(HEARTBEAT, listener.try_recv()).await {
                Ok(Ok(Some(told))) => {
                    let mut written: Vec<_> = read(&told).into_iter().collect();
                    while let Some(told) = listener.next_buffered() {
                        written.extend(read(&told));
                    }
                    self.listener = Some(listener);
                    return StoreNotice::Written(written);
                }
                Ok(Ok(None) | Err(_)) => return StoreNotice::Silent,
                Err(_) => {
                    let alive = sqlx::query("SELECT 1").execute(&mut listener);
                    let alive = within::<_, sqlx::Error>(ANSWERS_WITHIN, alive);
                    if alive.await.is_err() {
                        return StoreNotice::Silent;
                    }
                    self.silences += 1;
                    if self.silences.is_multiple_of(LOOK_AGAIN_AFTER) {
                        self.listener = Some(listener);
                        return StoreNotice::LookAgain;
                    }
                }
            }
        }
    }
}
