//! Tokens: what programs show that work for somebody.

use adoube_journal::EventId;
use jiff::Timestamp;

use super::accounts::account;
use super::memberships::{event, role};
use super::{Account, InvalidField, Member, People, PeopleError, Role, Secret};
use crate::database::{Row, statement};

/// A token of a program that works for somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenLine {
    /// The number of the token.
    pub id: i64,
    /// What it is for.
    pub label: String,
    /// For which event.
    pub event: EventId,
    /// As what at most.
    pub role: Role,
}

/// A token to be made.
#[derive(Clone, Debug)]
pub struct NewToken<'a> {
    pub account: i64,
    /// What it is for.
    pub label: &'a str,
    /// For which event.
    pub event: &'a EventId,
    /// As what at most.
    pub role: Role,
}

impl People {
    /// Makes a token.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be written.
    pub async fn create_token(
        &self,
        new: NewToken<'_>,
        now: Timestamp,
    ) -> Result<Secret, PeopleError> {
        let label = new.label.trim();
        if !(1..=60).contains(&label.chars().count()) || label.chars().any(char::is_control) {
            return Err(PeopleError::InvalidField(InvalidField::Label));
        }
        let secret = Secret::draw()?;
        self.database
            .execute(
                statement(
                    "INSERT INTO token (store, secret, account, label, event, role, created)
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
                )
                .with(self.store.as_str())
                .with(secret.hash())
                .with(new.account)
                .with(label)
                .with(new.event.as_str())
                .with(new.role.code())
                .with(now.to_string()),
            )
            .await?;
        Ok(secret)
    }

    /// Whose token it is, for which event, and as what: never as more than its owner is.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be read.
    pub async fn token(
        &self,
        secret: &Secret,
        asked: &EventId,
    ) -> Result<Option<Member>, PeopleError> {
        let row = self
            .database
            .first(
                statement(
                    "SELECT account.*, token.role, token.label, token.event FROM token
             JOIN account ON account.id = token.account
             WHERE token.store = $1 AND token.secret = $2 AND token.event = $3",
                )
                .with(self.store.as_str())
                .with(secret.hash())
                .with(asked.as_str()),
            )
            .await?;
        let Some(row) = row else { return Ok(None) };
        let label = row.text("label")?;
        let Some(mut member) = self.member(account(&row)?, asked).await? else {
            return Ok(None);
        };
        let Some(role) = member.role.through(role(&row)?) else {
            return Ok(None);
        };
        member.role = role;
        let author = format!("{} ({label})", member.author);
        let short: String = author.chars().take(100).collect();
        member.author = short.parse().unwrap_or(member.author);
        Ok(Some(member))
    }

    /// Whose token it is, whatever its event.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be read.
    pub async fn token_account(&self, secret: &Secret) -> Result<Option<Account>, PeopleError> {
        let row = self
            .database
            .first(
                statement(
                    "SELECT account.* FROM token JOIN account ON account.id = token.account
             WHERE token.store = $1 AND token.secret = $2",
                )
                .with(self.store.as_str())
                .with(secret.hash()),
            )
            .await?;
        Ok(row.map(|row| account(&row)).transpose()?)
    }

    /// The tokens of an account.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be read.
    pub async fn tokens(&self, account: i64) -> Result<Vec<TokenLine>, PeopleError> {
        let own = "SELECT id, label, event, role FROM token WHERE store = $1 AND account = $2";
        let rows = self
            .database
            .all(statement(own).with(self.store.as_str()).with(account))
            .await?;
        let line = |row: &Row| {
            Ok(TokenLine {
                id: row.number("id")?,
                label: row.text("label")?,
                event: event(row)?,
                role: role(row)?,
            })
        };
        rows.iter().map(line).collect()
    }

    /// Makes a token worthless.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be written.
    pub async fn revoke_token(&self, account: i64, id: i64) -> Result<(), PeopleError> {
        self.database
            .execute(
                statement("DELETE FROM token WHERE account = $1 AND id = $2")
                    .with(account)
                    .with(id),
            )
            .await?;
        Ok(())
    }
}
