//! Who somebody is to the server of a federation.

use jiff::Timestamp;

use super::accounts::{account, taken};
use super::{Account, NewAccount, People, PeopleError, Secret};
use crate::database::statement;

impl People {
    /// The account of whom an issuer calls by this name.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be read.
    pub async fn account_of_identity(
        &self,
        issuer: &str,
        subject: &str,
    ) -> Result<Option<Account>, PeopleError> {
        let found = statement(
            "SELECT account.* FROM identity JOIN account ON account.id = identity.account
             WHERE identity.issuer = $1 AND identity.subject = $2",
        );
        let row = self.database.first(found.with(issuer).with(subject));
        Ok(row.await?.as_ref().map(account).transpose()?)
    }

    /// Ties an account to whom an issuer calls by this name.
    ///
    /// # Errors
    ///
    /// [`PeopleError::Taken`] if that is tied to an account already; else if the people cannot be written.
    pub async fn tie_identity(
        &self,
        account: i64,
        issuer: &str,
        subject: &str,
        now: Timestamp,
    ) -> Result<(), PeopleError> {
        let tie = statement(
            "INSERT INTO identity (issuer, subject, account, made) VALUES ($1, $2, $3, $4)",
        );
        let tie = tie.with(issuer).with(subject).with(account);
        let tied = self.database.execute(tie.with(now.as_second())).await;
        tied.map_err(taken)?;
        Ok(())
    }

    /// Takes back that an account is tied to an issuer.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be written.
    pub async fn cut_identity(&self, account: i64, issuer: &str) -> Result<(), PeopleError> {
        let cut = statement("DELETE FROM identity WHERE account = $1 AND issuer = $2");
        self.database
            .execute(cut.with(account).with(issuer))
            .await?;
        Ok(())
    }

    /// Whether an account is tied to an issuer.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be read.
    pub async fn is_tied(&self, account: i64, issuer: &str) -> Result<bool, PeopleError> {
        let tied = statement("SELECT 1 AS found FROM identity WHERE account = $1 AND issuer = $2");
        let row = self.database.first(tied.with(account).with(issuer));
        Ok(row.await?.is_some())
    }

    /// Makes an account for somebody whom only the issuer knows. Nobody knows its password; it never
    /// takes the place of an account that is there, whatever name or address the issuer tells.
    ///
    /// # Errors
    ///
    /// [`PeopleError::Taken`] if login and name are taken, however they are varied; else if they are
    /// not allowed, or the people cannot be written.
    pub async fn create_for_identity(
        &self,
        (login, name): (&str, &str),
        issuer: &str,
        subject: &str,
        now: Timestamp,
    ) -> Result<Account, PeopleError> {
        let password = Secret::draw()?;
        for number in 1..=50 {
            let varied = |text: &str| match number {
                1 => text.to_owned(),
                number => format!("{text} {number}"),
            };
            let login = varied(login).replace(' ', ".");
            let new = NewAccount {
                login: &login,
                name: &varied(name),
                password: password.reveal(),
                administrator: false,
            };
            match self.create(new, now).await {
                Ok(account) => {
                    self.tie_identity(account.id, issuer, subject, now).await?;
                    return Ok(account);
                }
                Err(PeopleError::Taken) => {}
                Err(error) => return Err(error),
            }
        }
        Err(PeopleError::Taken)
    }
}
