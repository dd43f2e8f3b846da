//! Wrong passwords, counted by all servers together: who guesses at one does not begin anew at the next.
//!
//! A server that shares its database with nobody, or whose database does not answer, counts by itself
//! ([`AttemptLimiter`](super::AttemptLimiter)).

use std::time::{Duration, Instant};

use super::passwords::{FORGIVEN_AFTER, LONGEST_WAIT};
use super::{Guesser, People, Secret};
use crate::database::{Row, Statement, statement};

/// Counts an attempt of the first of two guessers, unless one of them has to wait. The clock is that of the
/// database: those of the servers may differ. `mark` tells the second statement that the first was carried out.
const FIRST: &str = "
    WITH now AS (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS at)
    INSERT INTO attempt (name, count, last, mark)
    SELECT $1, 1, now.at, $5 FROM now
    WHERE NOT EXISTS (
        SELECT 1 FROM attempt, (VALUES ($1, $2), ($3, $4)) AS asked (name, free)
        WHERE attempt.name = asked.name AND attempt.count > asked.free
        AND attempt.last + LEAST(1000 << LEAST(attempt.count - asked.free, 10)::int, $6) > now.at)
    ON CONFLICT (name) DO UPDATE SET last = excluded.last, mark = excluded.mark,
        count = CASE WHEN excluded.last - attempt.last < $7 THEN attempt.count + 1 ELSE 1 END";

/// Counts it of the second, if it counted of the first.
const SECOND: &str = "
    WITH now AS (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS at)
    INSERT INTO attempt (name, count, last, mark)
    SELECT $3, 1, now.at, $5 FROM now
    WHERE $1 <> $3 AND EXISTS (SELECT 1 FROM attempt WHERE name = $1 AND mark = $5)
    ON CONFLICT (name) DO UPDATE SET last = excluded.last, mark = excluded.mark,
        count = CASE WHEN excluded.last - attempt.last < $7 THEN attempt.count + 1 ELSE 1 END";

/// How long a guesser still has to wait, in thousandths of a second.
const WAIT: &str = "
    SELECT last + LEAST(1000 << LEAST(count - $2, 10)::int, $3)
        - (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS wait
    FROM attempt WHERE name = $1 AND count > $2";

/// Attempts that nobody waits for any more.
const OLD: &str = "DELETE FROM attempt
    WHERE last < (extract(epoch FROM clock_timestamp()) * 1000)::bigint - $1";

/// How long to wait when the wait is over just now.
const SOON: Duration = Duration::from_millis(1);

fn thousandths(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

impl People {
    /// Begins an attempt, or says how long to wait, as all servers together have counted. It counts as
    /// wrong until it [`succeeded`](People::succeeded).
    ///
    /// # Errors
    ///
    /// How long to wait before the next attempt.
    pub async fn attempt(&self, who: &[Guesser]) -> Result<(), Duration> {
        if !self.database.is_shared() {
            return self.attempts.attempt(who, Instant::now());
        }
        match self.shared_attempt(who).await {
            Ok(None) => Ok(()),
            Ok(Some(wait)) => Err(wait),
            Err(error) => {
                // Nobody signs in while the database is away; until it answers each server counts for itself.
                tracing::warn!(%error, "wrong passwords are counted by this server alone");
                self.attempts.attempt(who, Instant::now())
            }
        }
    }

    /// The attempt that was begun was right.
    pub async fn succeeded(&self, who: &[Guesser]) {
        self.attempts.succeeded(who);
        if !self.database.is_shared() {
            return;
        }
        let forget = who.iter().map(|guesser| {
            let sql = match guesser.is_redeemed() {
                true => "DELETE FROM attempt WHERE name = $1",
                false => "UPDATE attempt SET count = count - 1 WHERE name = $1 AND count > 0",
            };
            statement(sql).with(guesser.name())
        });
        if let Err(error) = self.database.together(forget.collect()).await {
            tracing::warn!(%error, "a right password still counts as a wrong one");
        }
    }

    /// How long to wait, if not at all it is counted.
    async fn shared_attempt(&self, who: &[Guesser]) -> Result<Option<Duration>, sqlx::Error> {
        let (Some(first), Some(last)) = (who.first(), who.last()) else {
            return Ok(None);
        };
        // Whoever has to wait takes no turn from others.
        if let Some(wait) = self.shared_wait(who).await? {
            return Ok(Some(wait));
        }
        let mark = match Secret::draw() {
            Ok(secret) => secret.hash(),
            Err(error) => return Err(sqlx::Error::Io(std::io::Error::other(error))),
        };
        let counted = |sql: &'static str| -> Statement {
            statement(sql)
                .with(first.name())
                .with(first.free())
                .with(last.name())
                .with(last.free())
                .with(mark.clone())
                .with(thousandths(LONGEST_WAIT))
                .with(thousandths(FORGIVEN_AFTER))
        };
        let old = statement(OLD).with(thousandths(FORGIVEN_AFTER));
        let all = vec![old, counted(FIRST), counted(SECOND)];
        if self.database.together(all).await?[1] == 1 {
            return Ok(None);
        }
        Ok(Some(self.shared_wait(who).await?.unwrap_or(SOON)))
    }

    /// How long somebody still has to wait.
    async fn shared_wait(&self, who: &[Guesser]) -> Result<Option<Duration>, sqlx::Error> {
        let mut longest = 0;
        for guesser in who {
            let wait = statement(WAIT).with(guesser.name()).with(guesser.free());
            let row = self.database.first(wait.with(thousandths(LONGEST_WAIT)));
            let wait = row.await?.map(|row: Row| row.number("wait")).transpose()?;
            longest = longest.max(wait.unwrap_or(0));
        }
        let longest = u64::try_from(longest).unwrap_or(0);
        Ok((longest > 0).then(|| Duration::from_millis(longest)))
    }
}
