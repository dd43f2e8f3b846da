//! The people of the server: accounts, what they are in which event, how they show who they are.
//!
//! This is not part of any event's journal. It lies in a SQLite file of its own, beside the
//! events, or in memory for a demonstration.

mod accounts;
mod captains;
mod memberships;
mod passwords;
mod roles;
mod secrets;
mod sessions;

use std::path::Path;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use adoube_journal::{
    SqliteFileError, Store, StoreError, fold_sqlite_log, migrations, open_sqlite_file,
};
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use sqlx::{ConnectOptions, SqliteConnection, SqlitePool};

pub use accounts::{Account, NewAccount};
pub(crate) use captains::{CaptainOf, may_touch};
pub use memberships::{Invitation, Member, MemberLine, NewToken, OpenInvitation, TokenLine};
pub use passwords::{AttemptLimiter, Guesser, SHORTEST_PASSWORD};
pub use roles::{Right, Role, UnknownRole, right_for, right_for_change};
pub use secrets::{Secret, equal};
pub use sessions::{SESSION_TTL, Session};

static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    migrations(&[
        ("people", include_str!("../../migrations/0001_people.sql")),
        ("store", include_str!("../../migrations/0002_store.sql")),
    ])
});

/// The accounts of a server and what belongs to them.
pub struct People {
    pool: SqlitePool,
    key: Vec<u8>,
    /// The store to whose events the roles belong, by its identity.
    store: String,
    /// Keeps what is only in memory there, whatever happens to the connections of the pool.
    _keeper: Option<SqliteConnection>,
    /// Who got passwords wrong lately.
    pub attempts: AttemptLimiter,
}

/// Which field is not as it must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidField {
    /// What is typed to sign in.
    #[error("a login has 1 to 100 letters, digits or . _ - @ +")]
    Login,
    /// The name for journals.
    #[error("a name has 1 to 100 characters")]
    Name,
    #[error("a password has at least 10 characters")]
    Password,
    /// What a token is for.
    #[error("a token has a label of 1 to 60 characters")]
    Label,
}

/// Why something about people was not done.
#[derive(Debug, thiserror::Error)]
pub enum PeopleError {
    /// The login or the name is somebody else's.
    #[error("this name is taken")]
    Taken,
    /// A field is not as it must be.
    #[error("{0}")]
    InvalidField(InvalidField),
    /// Nobody has this.
    #[error("there is nothing of the kind, or not any more")]
    Gone,
    /// An event has an owner.
    #[error("an event has at least one owner")]
    LastOwner,
    /// Hashing a password failed.
    #[error("a password could not be hashed")]
    Hashing,
    /// The computer gives no random numbers.
    #[error("no random numbers: {0}")]
    Random(#[from] getrandom::Error),
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
    /// The file cannot be opened, was made by a newer program, or is none of ours.
    #[error("the accounts cannot be opened: {0}")]
    File(#[from] SqliteFileError),
    /// The store of the events failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl People {
    /// Opens the file of a server, making it if it is not there. The roles, invitations and
    /// tokens are those of the events of this store.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the file cannot be opened, or is that of another store.
    pub async fn open(path: &Path, store: &dyn Store) -> Result<People, PeopleError> {
        let pool = open_sqlite_file(path, &MIGRATIONS).await?;
        let mut people = People::over(pool, None).await?;
        people.belong_to(store).await?;
        Ok(people)
    }

    /// Ends the use of the file, with everything in it and nothing beside it, so that a copy of it
    /// is whole.
    pub async fn close(&self) {
        fold_sqlite_log(&self.pool).await;
        self.pool.close().await;
    }

    /// People who are forgotten when the program ends.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the database cannot be made.
    pub async fn in_memory() -> Result<People, PeopleError> {
        static MADE: AtomicU64 = AtomicU64::new(0);
        // A database that its connections share goes with the last of them, and a connection goes
        // when a request is given up half-way: one that nobody uses keeps it.
        let name = format!("/people-{}", MADE.fetch_add(1, Ordering::Relaxed));
        let options = SqliteConnectOptions::new()
            .filename(name)
            .vfs("memdb")
            .create_if_missing(true)
            .busy_timeout(Duration::from_secs(30))
            .foreign_keys(true);
        let keeper = options.connect().await?;
        let pool = SqlitePoolOptions::new()
            .max_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(options)
            .await?;
        MIGRATIONS.run(&pool).await.map_err(SqliteFileError::from)?;
        People::over(pool, Some(keeper)).await
    }

    async fn over(
        pool: SqlitePool,
        keeper: Option<SqliteConnection>,
    ) -> Result<People, PeopleError> {
        let mut key = vec![0; 32];
        getrandom::fill(&mut key)?;
        sqlx::query("INSERT OR IGNORE INTO server_key (only, key) VALUES (1, ?)")
            .bind(key)
            .execute(&pool)
            .await?;
        let key = sqlx::query_scalar("SELECT key FROM server_key").fetch_one(&pool);
        let key = key.await?;
        Ok(People {
            pool,
            key,
            store: String::new(),
            _keeper: keeper,
            attempts: AttemptLimiter::default(),
        })
    }

    /// The roles are those of this store's events. What was given before accounts knew of stores
    /// belongs to the first store that has an event of that name.
    async fn belong_to(&mut self, store: &dyn Store) -> Result<(), PeopleError> {
        self.store = store.identity().await?;
        let mut transaction = self.pool.begin().await?;
        for event in store.events().await? {
            for adopt in [
                "UPDATE membership SET store = ? WHERE store = '' AND event = ?",
                "UPDATE invitation SET store = ? WHERE store = '' AND event = ?",
                "UPDATE token SET store = ? WHERE store = '' AND event = ?",
            ] {
                sqlx::query(adopt)
                    .bind(&self.store)
                    .bind(event.id.as_str())
                    .execute(&mut *transaction)
                    .await?;
            }
        }
        Ok(transaction.commit().await?)
    }

    /// Writes what stands there already: if that succeeds, accounts and roles can be stored.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the file of people cannot be written.
    pub async fn check(&self) -> Result<(), PeopleError> {
        let mark = sqlx::query("UPDATE server_key SET key = key");
        mark.execute(&self.pool).await?;
        Ok(())
    }

    /// A short code for a text of ours, such as a player's place in an event, that nobody else
    /// can make.
    pub fn code(&self, text: &str) -> String {
        secrets::code(&self.key, &format!("{}/{text}", self.store))
    }
}
