//! A store that forgets: for tests and demonstrations.

use std::collections::BTreeMap;
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::sync::{Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;

use super::{Appended, DeletedEvent, Deletion, EventSummary, Store, StoreError};
use crate::chain::{StoredEvent, StoredRecord};
use crate::{EventId, Seq};

/// Keeps journals in memory until it is dropped.
#[derive(Default)]
pub struct MemoryStore {
    kept: Mutex<KeptEvents>,
    /// Keyed at random, so that no two stores are alike.
    drawn: RandomState,
}

#[derive(Default)]
struct KeptEvents {
    events: BTreeMap<EventId, StoredEvent>,
    /// Of the store whose place this one took.
    identity: Option<String>,
}

impl KeptEvents {
    fn create(&mut self, events: &[(EventId, StoredEvent)]) -> Result<(), StoreError> {
        for (event, stored) in events {
            match self.events.get(event) {
                None => {}
                Some(there) if there.head.deleted.is_some() => {
                    return Err(StoreError::EventDeleted(event.clone()));
                }
                Some(_) => return Err(StoreError::EventExists(event.clone())),
            }
            let numbered = stored.records.iter().zip(1..);
            for (record, seq) in numbered {
                if record.seq != seq {
                    return Err(StoreError::OutOfOrder(Seq(record.seq)));
                }
            }
        }
        self.events.extend(events.iter().cloned());
        Ok(())
    }
}

impl MemoryStore {
    fn kept(&self) -> MutexGuard<'_, KeptEvents> {
        // Nothing that holds the lock can panic half-way.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[async_trait]
impl Store for MemoryStore {
    async fn events(&self) -> Result<Vec<EventSummary>, StoreError> {
        let kept = self.kept();
        let shown = kept
            .events
            .iter()
            .filter(|(_, stored)| stored.head.deleted.is_none());
        let summaries = shown.map(|(id, stored)| EventSummary {
            id: id.clone(),
            name: stored.head.name.clone(),
            records: stored.records.len() as u64,
            changed: (stored.records.last()).and_then(|record| record.at.parse().ok()),
        });
        Ok(summaries.collect())
    }

    async fn create(&self, events: &[(EventId, StoredEvent)]) -> Result<(), StoreError> {
        self.kept().create(events)
    }

    async fn restore(
        &self,
        identity: &str,
        events: &[(EventId, StoredEvent)],
    ) -> Result<(), StoreError> {
        let mut kept = self.kept();
        if let Some(event) = kept.events.keys().next() {
            return Err(StoreError::EventExists(event.clone()));
        }
        kept.create(events)?;
        kept.identity = Some(identity.to_owned());
        Ok(())
    }

    async fn load(&self, event: &EventId, after: Seq) -> Result<StoredEvent, StoreError> {
        let kept = self.kept();
        let stored = kept.events.get(event);
        let stored = stored.ok_or_else(|| StoreError::NoEvent(event.clone()))?;
        let new = stored.records.iter().filter(|record| record.seq > after.0);
        Ok(StoredEvent {
            head: stored.head.clone(),
            records: new.cloned().collect(),
        })
    }

    async fn append(
        &self,
        event: &EventId,
        before: &str,
        records: &[StoredRecord],
        renamed: Option<&str>,
    ) -> Result<Appended, StoreError> {
        let mut kept = self.kept();
        let stored = kept.events.get_mut(event);
        let stored = stored.ok_or_else(|| StoreError::NoEvent(event.clone()))?;
        let Some((first, last)) = records.first().zip(records.last()) else {
            return Ok(Appended::Yes);
        };
        let head = &mut stored.head;
        if head.deleted.is_some() {
            return Err(StoreError::EventDeleted(event.clone()));
        }
        if first.seq != head.records + 1 || head.head.as_deref() != Some(before) {
            return Ok(Appended::HeadMoved);
        }
        head.records = last.seq;
        head.head.clone_from(&last.digest);
        if let Some(name) = renamed {
            name.clone_into(&mut head.name);
        }
        stored.records.extend_from_slice(records);
        Ok(Appended::Yes)
    }

    async fn erase(
        &self,
        event: &EventId,
        before: &str,
        records: &[StoredRecord],
        instead: &[StoredRecord],
    ) -> Result<Appended, StoreError> {
        let appended = self.append(event, before, records, None).await?;
        if appended == Appended::Yes
            && let Some(stored) = self.kept().events.get_mut(event)
        {
            for new in instead {
                let mut old = stored.records.iter_mut();
                if let Some(old) = old.find(|old| old.seq == new.seq) {
                    old.clone_from(new);
                }
            }
        }
        Ok(appended)
    }

    async fn delete(&self, event: &EventId, deletion: &Deletion) -> Result<(), StoreError> {
        let mut kept = self.kept();
        let head = kept.events.get_mut(event).map(|stored| &mut stored.head);
        let shown = head.filter(|head| head.deleted.is_none());
        let shown = shown.ok_or_else(|| StoreError::NoEvent(event.clone()))?;
        shown.deleted = Some(deletion.clone());
        Ok(())
    }

    async fn recover(&self, event: &EventId) -> Result<(), StoreError> {
        let mut kept = self.kept();
        let head = kept.events.get_mut(event).map(|stored| &mut stored.head);
        let deleted = head.filter(|head| head.deleted.is_some());
        let deleted = deleted.ok_or_else(|| StoreError::NoEvent(event.clone()))?;
        deleted.deleted = None;
        Ok(())
    }

    async fn deleted(&self) -> Result<Vec<DeletedEvent>, StoreError> {
        let kept = self.kept();
        let deleted = kept.events.iter().filter_map(|(id, stored)| {
            Some(DeletedEvent {
                id: id.clone(),
                name: stored.head.name.clone(),
                records: stored.records.len() as u64,
                deletion: stored.head.deleted.clone()?,
            })
        });
        Ok(deleted.collect())
    }

    async fn purge(&self, event: &DeletedEvent) -> Result<bool, StoreError> {
        let mut kept = self.kept();
        let there = kept.events.get(&event.id);
        let same = there.is_some_and(|there| there.head.deleted.as_ref() == Some(&event.deletion));
        if same {
            kept.events.remove(&event.id);
        }
        Ok(same)
    }

    async fn identity(&self) -> Result<String, StoreError> {
        if let Some(identity) = &self.kept().identity {
            return Ok(identity.clone());
        }
        let [one, other] = [0u8, 1].map(|place| self.drawn.hash_one(place));
        Ok(format!("{one:016x}{other:016x}"))
    }

    async fn check(&self) -> Result<(), StoreError> {
        Ok(())
    }
}
