//! An account that is not wanted any more.

use super::{Account, Deed, Noted, People, PeopleError};
use crate::database::statement;

/// What stands in the audit in the place of a login that is gone.
const GONE: &str = "—";

/// Events of which somebody is the only owner, of whatever store; and the server, for its only administrator.
const NEEDED: &str = "SELECT 1 AS found FROM membership AS own
    WHERE own.account = $1 AND own.role = 'owner' AND NOT EXISTS
        (SELECT 1 FROM membership AS other WHERE other.store = own.store
         AND other.event = own.event AND other.role = 'owner' AND other.account <> $1)
    UNION ALL SELECT 1 FROM account AS own WHERE own.id = $1 AND own.administrator = 1
        AND NOT EXISTS (SELECT 1 FROM account AS other
            WHERE other.administrator = 1 AND other.id <> $1)
    LIMIT 1";

impl People {
    /// Removes an account with its password, sessions, roles, tokens and second factor, and takes its login out of
    /// the audit. Journals keep the name under which somebody wrote: they answer for what they did.
    ///
    /// # Errors
    ///
    /// [`PeopleError::LastOwner`] if an event would be left without an owner, or the server without an
    /// administrator; else if the people cannot be written.
    pub async fn remove_account(&self, account: &Account) -> Result<(), PeopleError> {
        let needed = statement(NEEDED).with(account.id);
        if self.database.first(needed).await?.is_some() {
            return Err(PeopleError::LastOwner);
        }
        let login = account.login.as_str();
        let removed = [
            statement("DELETE FROM account WHERE id = $1").with(account.id),
            statement("UPDATE audit SET login = $2 WHERE login = $1")
                .with(login)
                .with(GONE),
            statement(
                "UPDATE audit SET about = $2 WHERE about = $1
                 OR substr(about, 1, length($1) + 1) = $1 || ':'",
            )
            .with(login)
            .with(GONE),
        ];
        self.database.together(removed.into()).await?;
        self.note(Noted::of("", Deed::AccountRemoved)).await;
        Ok(())
    }
}
