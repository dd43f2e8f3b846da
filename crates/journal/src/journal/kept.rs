//! A journal and its store: creating, opening, following what others write, and the chain of digests.

use std::collections::BTreeMap;
use std::sync::Arc;

use jiff::Timestamp;

use super::{Damaged, Journal, SubmitError};
use crate::chain::{
    ChainFault, Digest, EventHead, Link, StoredEvent, StoredRecord, TakenIn, Walk, start,
};
use crate::export::Export;
use crate::fold::{BrokenJournal, Folded, fold, fold_all};
use crate::store::{Store, StoreError};
use crate::{Author, EventCreated, EventDetails, EventId, Record, Seq};

impl Journal {
    /// Creates an event.
    ///
    /// # Errors
    ///
    /// [`SubmitError`] if there is an event of this name, its details are refused, or the store cannot write.
    pub async fn create(
        store: Arc<dyn Store>,
        id: EventId,
        details: EventDetails,
        author: Author,
        at: Timestamp,
    ) -> Result<Journal, SubmitError> {
        let record = Record {
            seq: Seq(1),
            at,
            author,
            reason: None,
            confirmed: Vec::new(),
            change: EventCreated { details }.into(),
        };
        Journal::import(store, id, vec![record]).await
    }

    /// Creates an event from records, which are proved from now on: an event that is copied brings its
    /// chain along, see [`Journal::restore`].
    ///
    /// # Errors
    ///
    /// [`SubmitError`] if there is an event of this name, the records do not fold, or the store cannot write.
    pub async fn import(
        store: Arc<dyn Store>,
        id: EventId,
        records: Vec<Record>,
    ) -> Result<Journal, SubmitError> {
        Journal::begin(store, id, &records, None).await
    }

    /// Creates an event from an export, with the chain that it has. The records of an earlier version have
    /// none: they are taken in, now.
    ///
    /// # Errors
    ///
    /// [`SubmitError`] if there is an event of this name, the records do not fold, or the store cannot write.
    pub async fn restore(
        store: Arc<dyn Store>,
        id: EventId,
        export: Export,
        now: Timestamp,
    ) -> Result<Journal, SubmitError> {
        if export.stored.is_none() {
            let taken_in = TakenIn {
                records: export.records.len() as u64,
                at: now,
            };
            return Journal::begin(store, id, &export.records, Some(taken_in)).await;
        }
        let (_, stored) = export.into_stored()?;
        let stored = stored.named(&id);
        let journal = Journal::of(store.clone(), id.clone(), &stored)?;
        journal.sound()?;
        store.create(&[(id, stored)]).await?;
        Ok(journal)
    }

    async fn begin(
        store: Arc<dyn Store>,
        id: EventId,
        records: &[Record],
        taken_in: Option<TakenIn>,
    ) -> Result<Journal, SubmitError> {
        let name = fold(records)?.details.name;
        let stored = StoredEvent::of(&id, &name, records, taken_in.as_ref()).map_err(unwritable)?;
        let journal = Journal::of(store.clone(), id.clone(), &stored)?;
        store.create(&[(id, stored)]).await?;
        Ok(journal)
    }

    /// Opens an event. A journal that is not what was written can be read, if it makes sense; see
    /// [`Journal::faults`].
    ///
    /// # Errors
    ///
    /// [`SubmitError`] if there is no such event, its records do not fold, or the store does not answer.
    pub async fn open(store: Arc<dyn Store>, id: EventId) -> Result<Journal, SubmitError> {
        let stored = store.load(&id, Seq::NONE).await?;
        stored.head.is_there(&id)?;
        Journal::of(store, id, &stored)
    }

    /// Opens an event to copy it, deleted or not. Nothing can be written to a deleted one.
    ///
    /// # Errors
    ///
    /// As for [`Journal::open`].
    pub async fn open_kept(store: Arc<dyn Store>, id: EventId) -> Result<Journal, SubmitError> {
        let stored = store.load(&id, Seq::NONE).await?;
        Journal::of(store, id, &stored)
    }

    fn of(
        store: Arc<dyn Store>,
        id: EventId,
        stored: &StoredEvent,
    ) -> Result<Journal, SubmitError> {
        let mut journal = Journal {
            store,
            id,
            records: Vec::with_capacity(stored.records.len()),
            links: Vec::with_capacity(stored.records.len()),
            verbatim: BTreeMap::new(),
            taken_in: stored.head.taken_in.clone(),
            walk: Walk::from(stored.head.taken_in.as_deref()),
            faults: Vec::new(),
            folded: Folded::default(),
            unsettled: false,
        };
        let records = journal.read(&stored.records)?;
        journal.records = records;
        journal.folded = fold_all(&journal.records)?;
        journal.compare(&stored.head);
        Ok(journal)
    }

    /// Reads what is stored, and follows the chain.
    fn read(&mut self, stored: &[StoredRecord]) -> Result<Vec<Record>, SubmitError> {
        let (mut records, mut links) = (Vec::with_capacity(stored.len()), Vec::new());
        let mut walk = self.walk.clone();
        for kept in stored {
            let record = kept.record(&self.id)?;
            links.push(walk.take(kept));
            let ours = StoredRecord::of(&record).map_err(unwritable)?;
            if ours.change != kept.change || ours.confirmed != kept.confirmed || kept.salt.is_some()
            {
                self.verbatim.insert(record.seq, kept.clone());
            }
            records.push(record);
        }
        self.walk = walk;
        self.links.extend(links);
        Ok(records)
    }

    /// Compares where the chain is with what is kept of it beside the records.
    fn compare(&mut self, head: &EventHead) {
        self.faults = self.walk.ends_at(&self.id, head);
        if head.name != self.folded.event.details.name {
            self.faults.push(ChainFault::OtherTitle);
        }
        if head.taken_in != self.taken_in {
            self.faults.push(ChainFault::Header);
        }
    }

    /// What is wrong with the records as they are stored: they are not those that were written. Nothing can
    /// be written to such a journal.
    pub fn faults(&self) -> &[ChainFault] {
        &self.faults
    }

    /// The digest of the last record, which stands for the whole journal.
    pub fn digest(&self) -> Digest {
        self.walk.digest()
    }

    /// Records that were kept without digests before, and when they were taken in.
    pub fn taken_in(&self) -> Option<TakenIn> {
        let text = self.taken_in.as_deref()?;
        serde_json::from_str(text).ok()
    }

    /// The digest before the first record.
    pub(crate) fn begins_after(&self) -> Digest {
        start(self.taken_in.as_deref())
    }

    /// What is stored of a record, with its digests.
    pub(crate) fn stored(&self, record: &Record) -> Result<StoredRecord, serde_json::Error> {
        let mut stored = match self.verbatim.get(&record.seq) {
            Some(stored) => stored.clone(),
            None => StoredRecord::of(record)?,
        };
        if let Some(link) = self.link(record.seq) {
            stored.digest = Some(link.digest.to_string());
            stored.shown = link.shown.map(|digest| digest.to_string());
        }
        Ok(stored)
    }

    fn link(&self, seq: Seq) -> Option<&Link> {
        let place = usize::try_from(seq.0).ok()?.checked_sub(1)?;
        self.links.get(place)
    }

    /// Whether the records are those that were written.
    ///
    /// # Errors
    ///
    /// [`SubmitError::Damaged`] with what is wrong first.
    pub fn sound(&self) -> Result<(), SubmitError> {
        match self.faults.first() {
            None => Ok(()),
            Some(fault) => Err(SubmitError::Damaged(Damaged {
                event: self.id.clone(),
                fault: Box::new(fault.clone()),
            })),
        }
    }

    /// Takes in what others have written.
    ///
    /// # Errors
    ///
    /// [`SubmitError`] if what others wrote does not fold, or the store does not answer.
    pub async fn refresh(&mut self) -> Result<(), SubmitError> {
        if self.unsettled {
            self.folded = fold_all(&self.records)?;
            self.unsettled = false;
        }
        let StoredEvent { head, records } = self.store.load(&self.id, self.head()).await?;
        head.is_there(&self.id)?;
        if records.iter().any(StoredRecord::erases) {
            // Records that were read before say something else now.
            *self = Journal::open(self.store.clone(), self.id.clone()).await?;
            return Ok(());
        }
        if !records.is_empty() {
            let new = self.read(&records)?;
            self.take_in_all(new)?;
        }
        self.compare(&head);
        Ok(())
    }

    fn take_in_all(&mut self, new: Vec<Record>) -> Result<(), BrokenJournal> {
        let refold = new.iter().any(|record| record.change.undoing().is_some());
        for record in new {
            if !refold {
                self.take_in(&record)?;
            }
            self.records.push(record);
        }
        if refold {
            self.folded = fold_all(&self.records)?;
        }
        Ok(())
    }

    fn take_in(&mut self, record: &Record) -> Result<(), BrokenJournal> {
        self.folded.ids.note(record);
        self.folded
            .event
            .apply(record)
            .map_err(|why| BrokenJournal {
                seq: record.seq,
                why,
            })
    }

    /// New records with their digests, and the chain after them.
    pub(super) fn linked(
        &self,
        records: &[Record],
    ) -> Result<(Walk, Vec<Link>, Vec<StoredRecord>), SubmitError> {
        let (mut walk, mut links) = (self.walk.clone(), Vec::with_capacity(records.len()));
        let mut stored = Vec::with_capacity(records.len());
        for record in records {
            let (kept, digest) =
                StoredRecord::chained(walk.digest(), record).map_err(unwritable)?;
            links.push(walk.append(record.seq, digest));
            stored.push(kept);
        }
        Ok((walk, links, stored))
    }
}

/// What cannot be written as JSON cannot be stored.
pub(super) fn unwritable(error: serde_json::Error) -> StoreError {
    StoreError::Database(sqlx::Error::Encode(error.into()))
}
