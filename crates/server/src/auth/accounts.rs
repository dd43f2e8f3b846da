//! Accounts.

use adoube_journal::Author;
use jiff::Timestamp;

use super::{InvalidField, People, PeopleError, SHORTEST_PASSWORD, passwords};
use crate::database::{Row, Statement, statement};

/// Makes an account.
const MAKE: &str = "INSERT INTO account (login, name, password, administrator, created)
    VALUES ($1, $2, $3, $4, $5) RETURNING id, login, name, administrator";

/// Makes an account if there is none.
const MAKE_FIRST: &str = "INSERT INTO account (login, name, password, administrator, created)
    SELECT $1, $2, $3, $4, $5 WHERE NOT EXISTS (SELECT id FROM account)";

/// Somebody who can sign in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The number of the account.
    pub id: i64,
    /// What is typed to sign in.
    pub login: String,
    /// The name that goes into journals.
    pub name: Author,
    /// May do everything on this server.
    pub administrator: bool,
}

/// An account to be made.
#[derive(Clone, Debug)]
pub struct NewAccount<'a> {
    /// What will be typed to sign in.
    pub login: &'a str,
    /// The name for journals.
    pub name: &'a str,
    pub password: &'a str,
    /// May do everything on this server.
    pub administrator: bool,
}

impl People {
    /// Whether anybody has an account yet.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be read.
    pub async fn is_empty(&self) -> Result<bool, PeopleError> {
        let any = statement("SELECT id FROM account LIMIT 1");
        Ok(self.database.first(any).await?.is_none())
    }

    /// Makes an account.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the login is taken or not allowed, the password too short, or the file of people cannot be written.
    pub async fn create(&self, new: NewAccount<'_>, at: Timestamp) -> Result<Account, PeopleError> {
        let made = self.checked(&new, MAKE, at).await?;
        let made = self.database.first(made).await.map_err(taken)?;
        made.as_ref()
            .map(account)
            .transpose()?
            .ok_or(PeopleError::Gone)
    }

    /// Makes the first account, unless somebody else did, on whatever server.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] as for [`People::create`]; [`PeopleError::Gone`] if there is an account.
    pub async fn create_first(
        &self,
        new: NewAccount<'_>,
        at: Timestamp,
    ) -> Result<Account, PeopleError> {
        let made = self.checked(&new, MAKE_FIRST, at).await?;
        let made = self.database.together(vec![made]).await.map_err(taken)?;
        if made != [1] {
            return Err(PeopleError::Gone);
        }
        let found = self.account_of(new.login).await?;
        found.ok_or(PeopleError::Gone)
    }

    /// The statement that makes an account, if everything is as it must be.
    async fn checked(
        &self,
        new: &NewAccount<'_>,
        make: &'static str,
        at: Timestamp,
    ) -> Result<Statement, PeopleError> {
        let login = checked_login(new.login)?;
        let name: Author = new
            .name
            .parse()
            .map_err(|_| PeopleError::InvalidField(InvalidField::Name))?;
        let password = hashed(new.password).await?;
        Ok(statement(make)
            .with(login)
            .with(name.as_str())
            .with(password)
            .with(new.administrator)
            .with(at.to_string()))
    }

    /// Everybody who has an account, by login.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be read.
    pub async fn accounts(&self) -> Result<Vec<Account>, PeopleError> {
        let everybody = statement("SELECT * FROM account ORDER BY login");
        let rows = self.database.all(everybody).await?;
        Ok(rows.iter().map(account).collect::<Result<_, _>>()?)
    }

    /// The account with this login.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be read.
    pub async fn account_of(&self, login: &str) -> Result<Option<Account>, PeopleError> {
        let row = self.row_of(&login.trim().to_lowercase()).await?;
        Ok(row.as_ref().map(account).transpose()?)
    }

    async fn row_of(&self, login: &str) -> Result<Option<Row>, PeopleError> {
        let found = statement("SELECT * FROM account WHERE login = $1").with(login);
        Ok(self.database.first(found).await?)
    }

    /// The account, if the password is right. A `known` browser does not stand in the queue of
    /// those who try from anywhere. Who may try at all is [`AttemptLimiter`](super::AttemptLimiter)'s to say.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be read.
    pub async fn authenticate(
        &self,
        login: &str,
        password: &str,
        known: bool,
    ) -> Result<Option<Account>, PeopleError> {
        let login = login.trim().to_lowercase();
        let stored = self.row_of(&login).await?;
        let hash = stored.as_ref().map(|row| row.text("password"));
        let right = passwords::verify(password, hash.transpose()?, known).await?;
        let found = stored.filter(|_| right);
        Ok(found.as_ref().map(account).transpose()?)
    }

    /// Gives an account another password and ends its sessions.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the password is too short, or the file of people cannot be written.
    pub async fn set_password(&self, account: i64, password: &str) -> Result<(), PeopleError> {
        let password = hashed(password).await?;
        let change = statement("UPDATE account SET password = $1 WHERE id = $2");
        let end = statement("DELETE FROM session WHERE account = $1").with(account);
        let change = change.with(password).with(account);
        self.database.together(vec![change, end]).await?;
        Ok(())
    }
}

async fn hashed(password: &str) -> Result<String, PeopleError> {
    match password.chars().count() {
        SHORTEST_PASSWORD..=1000 => passwords::hash(password).await,
        _ => Err(PeopleError::InvalidField(InvalidField::Password)),
    }
}

fn checked_login(text: &str) -> Result<String, PeopleError> {
    let login = text.trim().to_lowercase();
    let allowed = |letter: char| letter.is_alphanumeric() || "._-@+".contains(letter);
    if (1..=100).contains(&login.chars().count()) && login.chars().all(allowed) {
        Ok(login)
    } else {
        Err(PeopleError::InvalidField(InvalidField::Login))
    }
}

/// A login or a name that somebody has already is not a failure of the database.
pub(super) fn taken(error: sqlx::Error) -> PeopleError {
    match error.as_database_error() {
        Some(database) if database.is_unique_violation() => PeopleError::Taken,
        _ => error.into(),
    }
}

/// An account from its row.
pub(super) fn account(row: &Row) -> Result<Account, sqlx::Error> {
    Ok(Account {
        id: row.number("id")?,
        login: row.text("login")?,
        name: row.parsed("name")?,
        administrator: row.truth("administrator")?,
    })
}
