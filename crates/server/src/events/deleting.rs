//! Deleting events, bringing them back, and erasing personal data from them.

use adoube_journal::{Author, Change, DeletedEvent, Deletion, Erasure, EventId};
use jiff::Timestamp;

use super::Events;
use crate::error::PageError;

impl Events {
    /// Deletes an event: from now on there is no such event, on any server. It is kept for a while.
    pub(crate) async fn delete(
        &self,
        id: &EventId,
        by: Author,
        at: Timestamp,
    ) -> Result<Deletion, PageError> {
        let deletion = Deletion { at, by };
        self.store.delete(id, &deletion).await?;
        // Whoever looks at it finds it gone, and its streams end.
        self.catch_up(vec![(id.clone(), None)]).await;
        Ok(deletion)
    }

    /// Brings a deleted event back.
    pub(crate) async fn recover(&self, id: &EventId) -> Result<(), PageError> {
        Ok(self.store.recover(id).await?)
    }

    /// Erases personal data from an event; from how many records.
    pub(crate) async fn erase(&self, id: &EventId, erasure: &Erasure) -> Result<usize, PageError> {
        self.read(id).await?;
        let slot = self.slot(id);
        let mut open = slot.journal.lock().await;
        self.bring_up_to_date(id, &slot, &mut open).await?;
        let journal = open.as_mut().ok_or(PageError::NotFound)?;
        let receipt = journal.erase(erasure).await?;
        slot.show(id, journal, &self.shelf)?;
        let erased = receipt.records.iter().map(|record| match &record.change {
            Change::Erased(erased) => erased.records.len(),
            _ => 0,
        });
        Ok(erased.sum())
    }

    /// The deleted events that can be brought back.
    pub(crate) async fn deleted(&self) -> Result<Vec<DeletedEvent>, PageError> {
        Ok(self.store.deleted().await?)
    }
}
