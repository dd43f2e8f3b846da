//! What is left of deleted events whose time is over: nothing but a line of the audit.

use adoube_journal::{DeletedEvent, Store};
use jiff::Timestamp;

use super::{Deed, Noted, People, PeopleError};
use crate::database::statement;

impl People {
    /// Removes a deleted event for good, with everything that anybody may do in it, unless it was
    /// brought back meanwhile. Says whether it did.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if store or people cannot be written.
    pub async fn purge(
        &self,
        store: &dyn Store,
        event: &DeletedEvent,
    ) -> Result<bool, PeopleError> {
        if !store.purge(event).await? {
            return Ok(false);
        }
        // Another event may have the name from now on.
        let removed = [
            "DELETE FROM membership WHERE store = $1 AND event = $2",
            "DELETE FROM invitation WHERE store = $1 AND event = $2",
            "DELETE FROM token WHERE store = $1 AND event = $2",
            "DELETE FROM organisation_event WHERE store = $1 AND event = $2",
        ];
        let removed = removed.map(|sql| {
            let remove = statement(sql).with(self.store.as_str());
            remove.with(event.id.as_str())
        });
        self.database.together(removed.into()).await?;
        let purged = Noted {
            event: Some(&event.id),
            about: &event.name,
            ..Noted::of("", Deed::EventPurged)
        };
        self.note(purged).await;
        Ok(true)
    }

    /// Removes every event that was deleted so long ago that nobody can want it back.
    ///
    /// # Errors
    ///
    /// [`PeopleError`] if store or people cannot be read or written.
    pub async fn purge_due(
        &self,
        store: &dyn Store,
        now: Timestamp,
    ) -> Result<Vec<DeletedEvent>, PeopleError> {
        let mut purged = Vec::new();
        for event in store.deleted().await? {
            if event.deletion.kept_until() <= now && self.purge(store, &event).await? {
                purged.push(event);
            }
        }
        Ok(purged)
    }
}
