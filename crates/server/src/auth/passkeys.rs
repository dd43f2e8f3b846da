//! Passkeys: keys on a telephone, a computer or a stick, with which somebody shows who they are.
//!
//! After the password a passkey is a second factor. A device that looks who is there (a finger, a
//! face, a number) is both factors at once, and no password is asked for.

use jiff::Timestamp;

use super::accounts::account;
use super::secrets::{from_hexadecimal, hexadecimal};
use super::webauthn::{self, Assertion, PasskeyFault, PasskeyPlace};
use super::{Account, InvalidField, People, PeopleError, Secret, equal};
use crate::database::{Row, statement};

/// For how long a question can be answered, in seconds.
const CHALLENGE_TTL: i64 = 10 * 60;

/// How many passkeys somebody can have.
const MOST: i64 = 20;

/// A passkey in the list of those that somebody has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PasskeyLine {
    /// What tells it from others.
    pub number: String,
    /// What its owner calls it.
    pub name: String,
    pub made: Timestamp,
    /// When somebody last got in with it.
    pub used: Option<Timestamp>,
}

/// What a page asks of a device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PasskeyQuestion {
    /// What the device signs.
    pub challenge: String,
    /// The keys that count, or that there are already.
    pub keys: Vec<String>,
}

/// What a device answers that has made a key.
#[derive(Clone, Debug, Default)]
pub struct NewPasskey<'a> {
    /// What its owner calls it.
    pub name: &'a str,
    /// What the device says.
    pub attestation: &'a str,
    /// What the browser says of the question.
    pub data: &'a str,
}

/// Why a passkey was not taken.
#[derive(Debug, thiserror::Error)]
pub enum PasskeyError {
    /// What the device says does not count.
    #[error("the passkey does not count: {0}")]
    Refused(#[from] PasskeyFault),
    #[error(transparent)]
    People(#[from] PeopleError),
}

impl From<sqlx::Error> for PasskeyError {
    fn from(error: sqlx::Error) -> PasskeyError {
        PasskeyError::People(error.into())
    }
}

impl People {
    /// A question for a device that is to make a key for somebody.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be read.
    pub async fn new_passkey_question(
        &self,
        account: i64,
        now: Timestamp,
    ) -> Result<PasskeyQuestion, PeopleError> {
        Ok(PasskeyQuestion {
            challenge: self.challenge(&format!("make/{account}"), now)?,
            keys: self.passkey_ids(account).await?,
        })
    }

    /// A question for whoever wants to get in: as this account, or as whomever the device knows.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be read.
    pub async fn passkey_question(
        &self,
        account: Option<i64>,
        now: Timestamp,
    ) -> Result<PasskeyQuestion, PeopleError> {
        let keys = match account {
            Some(account) => self.passkey_ids(account).await?,
            None => Vec::new(),
        };
        Ok(PasskeyQuestion {
            challenge: self.challenge("enter", now)?,
            keys,
        })
    }

    /// Under which name a device keeps what belongs to an account.
    pub fn passkey_owner(&self, account: i64) -> String {
        webauthn::encoded(self.code(&format!("passkeys of {account}")).as_bytes())
    }

    /// Keeps a key that a device has made. If it is the first second factor, the answer is the codes for
    /// paper, and every session ends: none of them was opened with it.
    ///
    /// # Errors
    ///
    /// [`PasskeyError::Refused`] if what the device says does not count; else if there are too many
    /// already, or the people cannot be written.
    pub async fn add_passkey(
        &self,
        account: i64,
        new: NewPasskey<'_>,
        place: &PasskeyPlace,
        now: Timestamp,
    ) -> Result<Vec<String>, PasskeyError> {
        let name = new.name.trim();
        if !(1..=60).contains(&name.chars().count()) || name.chars().any(char::is_control) {
            return Err(PeopleError::InvalidField(InvalidField::Label).into());
        }
        let challenge = webauthn::challenge_of(new.data).ok_or(PasskeyFault::Unreadable)?;
        self.check_challenge(&format!("make/{account}"), &challenge, now)?;
        let key = webauthn::registered(new.attestation, new.data, &challenge, place)?;
        self.spend(&challenge, now).await?;
        let first = !self.has_second_factor(account).await?;
        // The same key twice, or too many, and nothing is written.
        let keep = statement(
            "INSERT INTO passkey (id, account, key, counter, name, made, used)
             SELECT $1, $2, $3, $4, $5, $6, 0
             WHERE (SELECT count(*) FROM passkey WHERE account = $2) < $7
             ON CONFLICT DO NOTHING",
        );
        let keep = keep
            .with(key.id)
            .with(account)
            .with(key.key)
            .with(i64::from(key.counter))
            .with(name)
            .with(now.as_second())
            .with(MOST);
        let mut all = vec![keep];
        let mut codes = Vec::new();
        if first {
            let (new_codes, kept) = super::second_factor::new_codes(account)?;
            codes = new_codes;
            all.extend(kept);
            all.push(statement("DELETE FROM session WHERE account = $1").with(account));
        }
        match self.database.together(all).await?.first() {
            Some(1) => Ok(codes),
            _ => Err(PeopleError::Taken.into()),
        }
    }

    /// Who gets in with what a device says, and whether the device looked who was there. Without
    /// that it is one factor only.
    ///
    /// # Errors
    ///
    /// [`PasskeyError::Refused`] if nobody does; else if the people cannot be written.
    pub async fn enter_by_passkey(
        &self,
        said: &Assertion,
        place: &PasskeyPlace,
        now: Timestamp,
    ) -> Result<(Account, bool), PasskeyError> {
        let challenge = webauthn::challenge_of(&said.data).ok_or(PasskeyFault::Unreadable)?;
        self.check_challenge("enter", &challenge, now)?;
        let id = webauthn::decoded(&said.credential)?;
        let known = statement(
            "SELECT account.*, passkey.key, passkey.counter FROM passkey
             JOIN account ON account.id = passkey.account WHERE passkey.id = $1",
        );
        let row = self.database.first(known.with(id.clone())).await?;
        let row = row.ok_or(PasskeyFault::OtherKey)?;
        let found = webauthn::asserted(said, &row.bytes("key")?, &challenge, place)?;
        let before = row.number("counter")?;
        let counter = i64::from(found.counter);
        // A device that counts has counted on; if not, there are two of it.
        if (before, counter) != (0, 0) && counter <= before {
            tracing::warn!(login = ?row.text("login")?, "a passkey was copied: its counter goes back");
            return Err(PasskeyFault::OtherKey.into());
        }
        self.spend(&challenge, now).await?;
        let used = statement("UPDATE passkey SET counter = $2, used = $3 WHERE id = $1");
        let used = used.with(id).with(counter).with(now.as_second());
        self.database.execute(used).await?;
        Ok((account(&row)?, found.verified))
    }

    /// The passkeys of somebody, the oldest first.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be read.
    pub async fn passkeys(&self, account: i64) -> Result<Vec<PasskeyLine>, PeopleError> {
        let own = statement("SELECT * FROM passkey WHERE account = $1 ORDER BY made, id");
        let rows = self.database.all(own.with(account)).await?;
        let line = |row: &Row| {
            let used = row.number("used")? > 0;
            Ok(PasskeyLine {
                number: hexadecimal(&row.bytes("id")?),
                name: row.text("name")?,
                made: row.moment("made")?,
                used: used.then(|| row.moment("used")).transpose()?,
            })
        };
        rows.iter().map(line).collect()
    }

    /// Takes one of somebody's passkeys away; with the last factor the codes for paper go.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be written.
    pub async fn remove_passkey(&self, account: i64, number: &str) -> Result<(), PeopleError> {
        let one = statement("DELETE FROM passkey WHERE account = $1 AND id = $2");
        let codes = statement(
            "DELETE FROM recovery_code WHERE account = $1
             AND NOT EXISTS (SELECT 1 FROM passkey WHERE passkey.account = $1)
             AND NOT EXISTS (SELECT 1 FROM second_factor
                WHERE second_factor.account = $1 AND confirmed > 0)",
        );
        let all = vec![
            one.with(account).with(from_hexadecimal(number)),
            codes.with(account),
        ];
        self.database.together(all).await?;
        Ok(())
    }

    async fn passkey_ids(&self, account: i64) -> Result<Vec<String>, PeopleError> {
        let own = statement("SELECT id FROM passkey WHERE account = $1 ORDER BY made, id");
        let rows = self.database.all(own.with(account)).await?;
        let id = |row: &Row| Ok(webauthn::encoded(&row.bytes("id")?));
        rows.iter().map(id).collect()
    }

    /// A question that only this server can have asked. It is not written down until it is answered,
    /// so that nobody fills the tables by asking for pages.
    fn challenge(&self, purpose: &str, now: Timestamp) -> Result<String, PeopleError> {
        let drawn = Secret::draw()?;
        let nonce = &drawn.reveal()[..32];
        let until = now.as_second() + CHALLENGE_TTL;
        let code = self.challenge_code(purpose, nonce, until);
        Ok(format!("{nonce}.{until}.{code}"))
    }

    fn challenge_code(&self, purpose: &str, nonce: &str, until: i64) -> String {
        self.code(&format!("challenge/{purpose}/{nonce}/{until}"))
    }

    fn check_challenge(
        &self,
        purpose: &str,
        challenge: &str,
        now: Timestamp,
    ) -> Result<(), PasskeyFault> {
        let mut parts = challenge.split('.');
        let (Some(nonce), Some(until), Some(code), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(PasskeyFault::OtherChallenge);
        };
        let until: i64 = until.parse().map_err(|_| PasskeyFault::OtherChallenge)?;
        let own = self.challenge_code(purpose, nonce, until);
        match until >= now.as_second() && equal(code, &own) {
            true => Ok(()),
            false => Err(PasskeyFault::OtherChallenge),
        }
    }

    /// A question is answered once, on whatever server.
    async fn spend(&self, challenge: &str, now: Timestamp) -> Result<(), PasskeyError> {
        let old = statement("DELETE FROM spent_challenge WHERE until < $1").with(now.as_second());
        let spend = statement(
            "INSERT INTO spent_challenge (challenge, until) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        );
        let spend = spend
            .with(Secret::presented(challenge).hash())
            .with(now.as_second() + CHALLENGE_TTL);
        match self.database.together(vec![old, spend]).await?.last() {
            Some(1) => Ok(()),
            _ => Err(PasskeyFault::OtherChallenge.into()),
        }
    }
}
