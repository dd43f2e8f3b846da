//! Accounts.

use adoube_journal::Author;
use jiff::Timestamp;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::{InvalidField, People, PeopleError, SHORTEST_PASSWORD, passwords};

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
    /// [`PeopleError`] if the file of people cannot be read.
    pub async fn is_empty(&self) -> Result<bool, PeopleError> {
        let any = sqlx::query("SELECT 1 FROM account LIMIT 1");
        Ok(any.fetch_optional(&self.pool).await?.is_none())
    }

    /// Makes an account.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the login is taken or not allowed, the password too short, or the file of people cannot be written.
    pub async fn create(&self, new: NewAccount<'_>, at: Timestamp) -> Result<Account, PeopleError> {
        let login = checked_login(new.login)?;
        let name: Author = new
            .name
            .parse()
            .map_err(|_| PeopleError::InvalidField(InvalidField::Name))?;
        let password = hashed(new.password).await?;
        let made = sqlx::query(
            "INSERT INTO account (login, name, password, administrator, created)
             VALUES (?, ?, ?, ?, ?)",
        )
        .bind(&login)
        .bind(name.as_str())
        .bind(password)
        .bind(new.administrator)
        .bind(at.to_string())
        .execute(&self.pool)
        .await
        .map_err(taken)?;
        Ok(Account {
            id: made.last_insert_rowid(),
            login,
            name,
            administrator: new.administrator,
        })
    }

    /// Everybody who has an account, by login.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the file of people cannot be read.
    pub async fn accounts(&self) -> Result<Vec<Account>, PeopleError> {
        let rows = sqlx::query("SELECT * FROM account ORDER BY login")
            .fetch_all(&self.pool)
            .await?;
        Ok(rows.iter().map(account).collect::<Result<_, _>>()?)
    }

    /// The account with this login.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the file of people cannot be read.
    pub async fn account_of(&self, login: &str) -> Result<Option<Account>, PeopleError> {
        let row = self.row_of(&login.trim().to_lowercase()).await?;
        Ok(row.as_ref().map(account).transpose()?)
    }

    async fn row_of(&self, login: &str) -> Result<Option<SqliteRow>, PeopleError> {
        let found = sqlx::query("SELECT * FROM account WHERE login = ?").bind(login);
        Ok(found.fetch_optional(&self.pool).await?)
    }

    /// The account, if the password is right. A `known` browser does not stand in the queue of
    /// those who try from anywhere. Who may try at all is [`AttemptLimiter`](super::AttemptLimiter)'s to say.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the file of people cannot be read.
    pub async fn authenticate(
        &self,
        login: &str,
        password: &str,
        known: bool,
    ) -> Result<Option<Account>, PeopleError> {
        let login = login.trim().to_lowercase();
        let stored = self.row_of(&login).await?;
        let hash = stored.as_ref().map(|row| row.try_get("password"));
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
        let mut transaction = self.pool.begin().await?;
        sqlx::query("UPDATE account SET password = ? WHERE id = ?")
            .bind(password)
            .bind(account)
            .execute(&mut *transaction)
            .await?;
        sqlx::query("DELETE FROM session WHERE account = ?")
            .bind(account)
            .execute(&mut *transaction)
            .await?;
        Ok(transaction.commit().await?)
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
pub(super) fn account(row: &SqliteRow) -> Result<Account, sqlx::Error> {
    let name: String = row.try_get("name")?;
    Ok(Account {
        id: row.try_get("id")?,
        login: row.try_get("login")?,
        name: (name.parse::<Author>()).map_err(|error| sqlx::Error::Decode(error.into()))?,
        administrator: row.try_get("administrator")?,
    })
}
