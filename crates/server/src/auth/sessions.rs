//! Sessions: who is signed in.

use adoube_journal::is_away;
use jiff::Timestamp;

use super::accounts::account;
use super::secrets::{from_hexadecimal, hexadecimal};
use super::{Account, People, PeopleError, Secret};
use crate::database::{Row, statement};

/// How long a session lasts that nobody uses, in seconds; the cookie lasts as long.
pub const SESSION_TTL: i64 = 14 * 24 * 3600;
/// A session that is used is prolonged, but not at every request.
const PROLONG_AFTER: i64 = 24 * 3600;
/// That a session is used is not noted at every request either.
const NOTE_AFTER: i64 = 5 * 60;
/// What a browser says of itself is kept up to here.
const LONGEST_BROWSER: usize = 200;

/// A session that is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Whose it is.
    pub account: Account,
    /// It was prolonged just now, so its cookie has to be too.
    pub prolonged: bool,
    /// The account has a second factor, and it was shown.
    pub proved: bool,
    /// The server wants a second factor of its owners and chief arbiters.
    pub factor_required: bool,
}

/// A session in the list of those that somebody has open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionLine {
    /// What tells it from others. It is no secret: nobody gets in with it.
    pub number: String,
    pub begun: Timestamp,
    /// When it was last used, to some minutes.
    pub used: Timestamp,
    /// From where somebody signed in.
    pub place: String,
    /// What the browser said of itself.
    pub browser: String,
}

/// Where and how somebody signed in.
#[derive(Clone, Copy, Debug, Default)]
pub struct SignedInFrom<'a> {
    /// From which address.
    pub place: &'a str,
    /// What the browser says of itself.
    pub browser: &'a str,
    /// With a second factor.
    pub proved: bool,
}

impl People {
    /// Opens a session. Its secret is always a new one.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be written.
    pub async fn open_session(&self, account: i64, now: Timestamp) -> Result<Secret, PeopleError> {
        let secret = Secret::draw()?;
        let old = statement("DELETE FROM session WHERE expires < $1").with(now.as_second());
        self.database.execute(old).await?;
        let open = statement(
            "INSERT INTO session (secret, account, expires, begun, used)
             VALUES ($1, $2, $3, $4, $4)",
        );
        let open = open
            .with(secret.hash())
            .with(account)
            .with(now.as_second() + SESSION_TTL)
            .with(now.as_second());
        self.database.execute(open).await?;
        Ok(secret)
    }

    /// Notes where and how a session was begun.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be written.
    pub async fn describe_session(
        &self,
        secret: &Secret,
        how: SignedInFrom<'_>,
    ) -> Result<(), PeopleError> {
        let browser: String = how.browser.chars().take(LONGEST_BROWSER).collect();
        let note =
            statement("UPDATE session SET place = $1, browser = $2, proved = $3 WHERE secret = $4");
        let note = note
            .with(how.place)
            .with(browser)
            .with(how.proved)
            .with(secret.hash());
        self.database.execute(note).await?;
        Ok(())
    }

    /// Whose session it is; as it was lately, while the database does not answer.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be read.
    pub async fn session(
        &self,
        secret: &Secret,
        now: Timestamp,
    ) -> Result<Option<Session>, PeopleError> {
        let hash = secret.hash();
        let open = statement(
            "SELECT account.*, session.expires, session.used, session.proved,
                coalesce(nullif(second_factor.confirmed, 0),
                    (SELECT max(made) FROM passkey WHERE passkey.account = account.id), 0) AS factor,
                (SELECT value FROM requirement WHERE requirement.name = 'second_factor') AS required
             FROM session JOIN account ON account.id = session.account
             LEFT JOIN second_factor ON second_factor.account = account.id
             WHERE session.secret = $1 AND session.expires >= $2",
        );
        let open = open.with(hash.clone()).with(now.as_second());
        let row = match self.database.first(open).await {
            Ok(Some(row)) => row,
            Ok(None) => return Ok(None),
            Err(error) => return self.remembered.session(&hash, error),
        };
        let proved = row.truth("proved")?;
        if row.truth("factor")? && !proved {
            return Ok(None);
        }
        let session = Session {
            account: account(&row)?,
            prolonged: false,
            proved,
            factor_required: row.text_if_any("required")?.is_some(),
        };
        self.remembered.keep_session(&hash, &session);
        let prolonged = self.note_use(hash, &row, now).await?;
        Ok(Some(Session {
            prolonged,
            ..session
        }))
    }

    /// Notes that a session is used, now and then; says whether it was prolonged.
    async fn note_use(
        &self,
        secret: Vec<u8>,
        row: &Row,
        now: Timestamp,
    ) -> Result<bool, PeopleError> {
        let (expires, used) = (row.number("expires")?, row.number("used")?);
        let prolong = expires < now.as_second() + SESSION_TTL - PROLONG_AFTER;
        if !prolong && used >= now.as_second() - NOTE_AFTER {
            return Ok(false);
        }
        let until = match prolong {
            true => now.as_second() + SESSION_TTL,
            false => expires,
        };
        let note = statement("UPDATE session SET expires = $1, used = $2 WHERE secret = $3");
        let note = note.with(until).with(now.as_second()).with(secret);
        // Where nothing can be written, people can still read.
        match self.database.execute(note).await {
            Ok(_) => Ok(prolong),
            Err(error) if is_away(&error) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// Ends a session.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be written.
    pub async fn close_session(&self, secret: &Secret) -> Result<(), PeopleError> {
        self.remembered.forget_session(&secret.hash());
        let close = statement("DELETE FROM session WHERE secret = $1").with(secret.hash());
        self.database.execute(close).await?;
        Ok(())
    }

    /// The sessions that somebody has open, the last used first.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be read.
    pub async fn sessions(
        &self,
        account: i64,
        now: Timestamp,
    ) -> Result<Vec<SessionLine>, PeopleError> {
        let open = statement(
            "SELECT secret, begun, used, place, browser FROM session
             WHERE account = $1 AND expires >= $2 ORDER BY used DESC, begun DESC",
        );
        let rows = self.database.all(open.with(account).with(now.as_second()));
        let line = |row: &Row| {
            Ok(SessionLine {
                number: hexadecimal(&row.bytes("secret")?),
                begun: row.moment("begun")?,
                used: row.moment("used")?,
                place: row.text("place")?,
                browser: row.text("browser")?,
            })
        };
        rows.await?.iter().map(line).collect()
    }

    /// Ends one of somebody's sessions.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be written.
    pub async fn end_session(&self, account: i64, number: &str) -> Result<(), PeopleError> {
        let secret = from_hexadecimal(number);
        self.remembered.forget_session(&secret);
        let end = statement("DELETE FROM session WHERE account = $1 AND secret = $2");
        let end = end.with(account).with(secret);
        self.database.execute(end).await?;
        Ok(())
    }

    /// Ends every session of somebody.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be written.
    pub async fn close_sessions(&self, account: i64) -> Result<(), PeopleError> {
        let close = statement("DELETE FROM session WHERE account = $1").with(account);
        self.database.execute(close).await?;
        Ok(())
    }
}
