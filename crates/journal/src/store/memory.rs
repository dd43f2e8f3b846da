//! A store that forgets: for tests and demonstrations.

use std::collections::BTreeMap;
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::sync::{Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;

use super::{Appended, EventSummary, Store, StoreError};
use crate::{EventId, Record, Seq};

/// Keeps journals in memory until it is dropped.
#[derive(Default)]
pub struct MemoryStore {
    events: Mutex<BTreeMap<EventId, Kept>>,
    /// Keyed at random, so that no two stores are alike.
    drawn: RandomState,
}

struct Kept {
    name: String,
    records: Vec<Record>,
}

impl MemoryStore {
    fn events(&self) -> MutexGuard<'_, BTreeMap<EventId, Kept>> {
        // Nothing that holds the lock can panic half-way.
        self.events.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[async_trait]
impl Store for MemoryStore {
    async fn events(&self) -> Result<Vec<EventSummary>, StoreError> {
        let events = self.events();
        let summaries = events.iter().map(|(id, kept)| EventSummary {
            id: id.clone(),
            name: kept.name.clone(),
            records: kept.records.len() as u64,
            changed: kept.records.last().map(|record| record.at),
        });
        Ok(summaries.collect())
    }

    async fn create(
        &self,
        event: &EventId,
        name: &str,
        records: &[Record],
    ) -> Result<(), StoreError> {
        let mut events = self.events();
        if events.contains_key(event) {
            return Err(StoreError::EventExists(event.clone()));
        }
        let kept = Kept {
            name: name.to_owned(),
            records: records.to_vec(),
        };
        events.insert(event.clone(), kept);
        Ok(())
    }

    async fn load(&self, event: &EventId, after: Seq) -> Result<Vec<Record>, StoreError> {
        let events = self.events();
        let kept = events
            .get(event)
            .ok_or_else(|| StoreError::NoEvent(event.clone()))?;
        let new = kept.records.iter().filter(|record| record.seq > after);
        Ok(new.cloned().collect())
    }

    async fn append(
        &self,
        event: &EventId,
        records: &[Record],
        renamed: Option<&str>,
    ) -> Result<Appended, StoreError> {
        let mut events = self.events();
        let kept = events
            .get_mut(event)
            .ok_or_else(|| StoreError::NoEvent(event.clone()))?;
        let end = Seq(kept.records.len() as u64);
        if records.first().is_some_and(|first| first.seq != end.next()) {
            return Ok(Appended::HeadMoved);
        }
        kept.records.extend_from_slice(records);
        if let Some(name) = renamed {
            kept.name = name.to_owned();
        }
        Ok(Appended::Yes)
    }

    async fn identity(&self) -> Result<String, StoreError> {
        let [one, other] = [0u8, 1].map(|place| self.drawn.hash_one(place));
        Ok(format!("{one:016x}{other:016x}"))
    }

    async fn check(&self) -> Result<(), StoreError> {
        Ok(())
    }
}
