//! Sessions: who is signed in.

use jiff::Timestamp;
use sqlx::Row;

use super::accounts::account;
use super::{Account, People, PeopleError, Secret};

/// How long a session lasts that nobody uses, in seconds; the cookie lasts as long.
pub const SESSION_TTL: i64 = 14 * 24 * 3600;
/// A session that is used is prolonged, but not at every request.
const PROLONG_AFTER: i64 = 24 * 3600;

/// A session that is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Whose it is.
    pub account: Account,
    /// It was prolonged just now, so its cookie has to be too.
    pub prolonged: bool,
}

impl People {
    /// Opens a session. Its secret is always a new one.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the file of people cannot be written.
    pub async fn open_session(&self, account: i64, now: Timestamp) -> Result<Secret, PeopleError> {
        let secret = Secret::draw()?;
        sqlx::query("DELETE FROM session WHERE expires < ?")
            .bind(now.as_second())
            .execute(&self.pool)
            .await?;
        sqlx::query("INSERT INTO session (secret, account, expires) VALUES (?, ?, ?)")
            .bind(secret.hash())
            .bind(account)
            .bind(now.as_second() + SESSION_TTL)
            .execute(&self.pool)
            .await?;
        Ok(secret)
    }

    /// Whose session it is.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the file of people cannot be read.
    pub async fn session(
        &self,
        secret: &Secret,
        now: Timestamp,
    ) -> Result<Option<Session>, PeopleError> {
        let row = sqlx::query(
            "SELECT account.*, session.expires FROM session
             JOIN account ON account.id = session.account
             WHERE session.secret = ? AND session.expires >= ?",
        )
        .bind(secret.hash())
        .bind(now.as_second())
        .fetch_optional(&self.pool)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let expires: i64 = row.try_get("expires")?;
        let prolonged = expires < now.as_second() + SESSION_TTL - PROLONG_AFTER;
        if prolonged {
            sqlx::query("UPDATE session SET expires = ? WHERE secret = ?")
                .bind(now.as_second() + SESSION_TTL)
                .bind(secret.hash())
                .execute(&self.pool)
                .await?;
        }
        Ok(Some(Session {
            account: account(&row)?,
            prolonged,
        }))
    }

    /// Ends a session.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the file of people cannot be written.
    pub async fn close_session(&self, secret: &Secret) -> Result<(), PeopleError> {
        sqlx::query("DELETE FROM session WHERE secret = ?")
            .bind(secret.hash())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// How many sessions somebody has open.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the file of people cannot be read.
    pub async fn sessions(&self, account: i64, now: Timestamp) -> Result<u32, PeopleError> {
        let count =
            sqlx::query_scalar("SELECT count(*) FROM session WHERE account = ? AND expires >= ?")
                .bind(account)
                .bind(now.as_second());
        Ok(count.fetch_one(&self.pool).await?)
    }

    /// Ends every session of somebody.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the file of people cannot be written.
    pub async fn close_sessions(&self, account: i64) -> Result<(), PeopleError> {
        sqlx::query("DELETE FROM session WHERE account = ?")
            .bind(account)
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}
