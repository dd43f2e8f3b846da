//! The people of the server: accounts, what they are in which event, how they show who they are.
//!
//! This is not part of any event's journal. It lies in a SQLite file of its own, beside the
//! events, or in memory for a demonstration.

mod accounts;
mod memberships;
mod passwords;
mod roles;
mod secrets;
mod sessions;

use std::path::Path;
use std::time::Duration;

use sqlx::SqlitePool;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

pub use accounts::{Account, NewAccount};
pub use memberships::{Invitation, Member, MemberLine, NewToken, OpenInvitation, TokenLine};
pub use passwords::{Patience, SHORTEST as SHORTEST_PASSWORD};
pub use roles::{Right, Role, UnknownRole, right_for, right_for_change};
pub use secrets::{Secret, equal};

static MIGRATIONS: Migrator = sqlx::migrate!();

/// The accounts of a server and what belongs to them.
pub struct People {
    pool: SqlitePool,
    key: Vec<u8>,
    /// Who got passwords wrong lately.
    pub patience: Patience,
}

/// Which field is not as it must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// What is typed to sign in.
    #[error("a login has 1 to 100 letters, digits or . _ - @ +")]
    Login,
    /// The name for journals.
    #[error("a name has 1 to 100 characters")]
    Name,
    /// The password.
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
    Unfit(Unfit),
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
    /// The file was made by a newer program, or is none of ours.
    #[error("the accounts cannot be opened: {0}")]
    Migrate(#[from] sqlx::migrate::MigrateError),
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
}

impl People {
    /// Opens the file of a server, making it if it is not there.
    pub async fn open(path: &Path) -> Result<People, PeopleError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .busy_timeout(Duration::from_secs(30))
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true);
        People::with(options, 4).await
    }

    /// People who are forgotten when the program ends.
    pub async fn in_memory() -> Result<People, PeopleError> {
        People::with(
            SqliteConnectOptions::new()
                .in_memory(true)
                .foreign_keys(true),
            1,
        )
        .await
    }

    async fn with(options: SqliteConnectOptions, connections: u32) -> Result<People, PeopleError> {
        let pool = SqlitePoolOptions::new()
            .max_connections(connections)
            .min_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(options)
            .await?;
        MIGRATIONS.run(&pool).await?;
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
            patience: Patience::default(),
        })
    }

    /// A short code for a text of ours, such as a player's place in an event, that nobody else
    /// can make.
    pub fn code(&self, text: &str) -> String {
        secrets::code(&self.key, text)
    }
}
