//! The people of the server: accounts, what they are in which event, how they show who they are.
//!
//! This is not part of any event's journal. It lies where the events lie: in a SQLite file of its
//! own beside theirs, or on their database server, where all servers share it; or in memory for a
//! demonstration.

mod accounts;
mod attempts;
mod audit;
mod captains;
mod identities;
mod memberships;
mod moving;
mod organisations;
mod passkeys;
mod passwords;
mod purging;
mod remembered;
mod removing;
mod roles;
mod second_factor;
mod secrets;
mod sessions;
mod tokens;
mod webauthn;

use std::path::Path;

use adoube_journal::{SqliteFileError, Store, StoreError};

use crate::database::{Database, statement};
use remembered::Remembered;

pub use accounts::{Account, NewAccount};
pub use audit::{AuditLine, Deed, Noted};
pub(crate) use captains::{CaptainOf, may_touch};
pub use memberships::{Invitation, Member, MemberLine, OpenInvitation};
pub use organisations::{Organisation, OrganisedEvent, TEAM_ROLES};
pub use passkeys::{NewPasskey, PasskeyError, PasskeyLine, PasskeyQuestion};
pub use passwords::{AttemptLimiter, Guesser, SHORTEST_PASSWORD};
pub use roles::{Right, Role, UnknownRole, right_for, right_for_change};
pub use second_factor::FactorSecret;
pub use secrets::{Secret, equal};
pub use sessions::{SESSION_TTL, Session, SessionLine, SignedInFrom};
pub use tokens::{NewToken, TokenLine};
pub(crate) use webauthn::{ALGORITHMS, decoded as base64url_bytes, encoded as base64url};
pub use webauthn::{Assertion, PasskeyFault, PasskeyPlace};

/// The accounts of a server and what belongs to them.
pub struct People {
    database: Database,
    key: Vec<u8>,
    /// The store to whose events the roles belong, by its identity.
    store: String,
    remembered: Remembered,
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
    /// Opens the people who belong to a store: on its database server if it is on one, else in a
    /// file, which is made if it is not there. The roles, invitations and tokens are those of the
    /// events of this store.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if they cannot be opened, or are those of another program.
    pub async fn open(path: &Path, store: &dyn Store) -> Result<People, PeopleError> {
        let mut people = People::over(Database::beside(path, store).await?).await?;
        people.belong_to(store).await?;
        Ok(people)
    }

    /// Ends the use of the file, with everything in it and nothing beside it, so that a copy of it
    /// is whole.
    pub async fn close(&self) {
        self.database.close().await;
    }

    /// People who are forgotten when the program ends.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the database cannot be made.
    pub async fn in_memory() -> Result<People, PeopleError> {
        People::over(Database::in_memory().await?).await
    }

    async fn over(database: Database) -> Result<People, PeopleError> {
        let kept = || statement("SELECT key FROM server_key");
        let key = match database.first(kept()).await? {
            Some(row) => row.bytes("key")?,
            None => {
                let mut key = vec![0; 32];
                getrandom::fill(&mut key)?;
                let make =
                    "INSERT INTO server_key (\"only\", key) VALUES (1, $1) ON CONFLICT DO NOTHING";
                database.execute(statement(make).with(key)).await?;
                // Another server may have been first.
                let row = database.first(kept()).await?;
                row.ok_or(sqlx::Error::RowNotFound)?.bytes("key")?
            }
        };
        Ok(People {
            database,
            key,
            store: String::new(),
            remembered: Remembered::default(),
            attempts: AttemptLimiter::default(),
        })
    }

    /// The roles are those of this store's events. What was given before accounts knew of stores
    /// belongs to the first store that has an event of that name.
    async fn belong_to(&mut self, store: &dyn Store) -> Result<(), PeopleError> {
        self.store = store.identity().await?;
        if self.database.is_shared() {
            return Ok(());
        }
        let orphans = "SELECT 1 AS found FROM (SELECT store FROM membership
            UNION ALL SELECT store FROM invitation UNION ALL SELECT store FROM token) AS given
            WHERE store = '' LIMIT 1";
        if self.database.first(statement(orphans)).await?.is_none() {
            return Ok(());
        }
        let mut adopted = Vec::new();
        for event in store.events().await? {
            for adopt in [
                "UPDATE membership SET store = $1 WHERE store = '' AND event = $2",
                "UPDATE invitation SET store = $1 WHERE store = '' AND event = $2",
                "UPDATE token SET store = $1 WHERE store = '' AND event = $2",
            ] {
                let adopt = statement(adopt).with(self.store.as_str());
                adopted.push(adopt.with(event.id.as_str()));
            }
        }
        self.database.together(adopted).await?;
        Ok(())
    }

    /// The tables in which they stand, for what else belongs to the server.
    pub(crate) fn database(&self) -> &Database {
        &self.database
    }

    /// The store to whose events the roles belong, by its identity.
    pub(crate) fn store(&self) -> &str {
        &self.store
    }

    /// Writes what stands there already: if that succeeds, accounts and roles can be stored.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if the people cannot be written.
    pub async fn check(&self) -> Result<(), PeopleError> {
        let mark = statement("UPDATE server_key SET key = key");
        self.database.execute(mark).await?;
        Ok(())
    }

    /// A short code for a text of ours, such as a player's place in an event, that nobody else
    /// can make.
    pub fn code(&self, text: &str) -> String {
        secrets::code(&self.key, &format!("{}/{text}", self.store))
    }
}
