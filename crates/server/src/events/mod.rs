//! The open journals, and what of them may be shown.

mod public;

use std::cmp::Reverse;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use adoube_journal::{EventId, EventSummary, Journal, Seq, Store, StoreError};

use crate::error::PageError;

pub use public::{Progress, PublicEvent, PublicSection};

/// How many journals stay open. The one longest unused makes room.
const KEPT_OPEN: usize = 128;

/// The events of a store. A journal that was read once stays open and is only brought up to date.
pub struct Events {
    store: Arc<dyn Store>,
    /// The open journals, the most recently used last.
    open: Mutex<Vec<(EventId, Slot)>>,
}

/// Where a journal is, or will be once the request that holds the lock has opened it.
type Slot = Arc<tokio::sync::Mutex<Option<Open>>>;

struct Open {
    journal: Journal,
    /// What may be shown, as of which record.
    public: (Seq, Arc<PublicEvent>),
}

impl Events {
    /// The events of this store.
    pub fn of(store: Arc<dyn Store>) -> Events {
        Events {
            store,
            open: Mutex::new(Vec::new()),
        }
    }

    /// Every event, the most recently changed first.
    pub async fn list(&self) -> Result<Vec<EventSummary>, StoreError> {
        let mut events = self.store.events().await?;
        events.sort_by_key(|event| Reverse(event.changed));
        Ok(events)
    }

    /// What may be shown of an event, as it stands now.
    pub async fn read(&self, id: &EventId) -> Result<Arc<PublicEvent>, PageError> {
        let slot = self.slot(id);
        let mut open = slot.lock().await;
        let read = self.bring_up_to_date(id, &mut open).await;
        if read.is_err() {
            // The next request starts from the store again, and names that nobody gave to an
            // event do not pile up.
            *open = None;
            self.forget(&slot);
        }
        read
    }

    async fn bring_up_to_date(
        &self,
        id: &EventId,
        slot: &mut Option<Open>,
    ) -> Result<Arc<PublicEvent>, PageError> {
        let Some(open) = slot else {
            let journal = Journal::open(self.store.clone(), id.clone()).await?;
            let public = Arc::new(PublicEvent::of(id, journal.event())?);
            let shown = (journal.head(), public.clone());
            *slot = Some(Open {
                journal,
                public: shown,
            });
            return Ok(public);
        };
        open.journal.refresh().await?;
        let head = open.journal.head();
        if open.public.0 != head {
            open.public = (head, Arc::new(PublicEvent::of(id, open.journal.event())?));
        }
        Ok(open.public.1.clone())
    }

    /// The place for an event's journal, moved to the end of the list.
    fn slot(&self, id: &EventId) -> Slot {
        let mut open = self.open();
        let known = open.iter().position(|(other, _)| other == id);
        let slot = known.map_or_else(Slot::default, |place| open.remove(place).1);
        if open.len() >= KEPT_OPEN {
            open.remove(0);
        }
        open.push((id.clone(), slot.clone()));
        slot
    }

    fn forget(&self, slot: &Slot) {
        self.open().retain(|(_, other)| !Arc::ptr_eq(other, slot));
    }

    fn open(&self) -> MutexGuard<'_, Vec<(EventId, Slot)>> {
        // Nothing that holds the lock can panic half-way.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
