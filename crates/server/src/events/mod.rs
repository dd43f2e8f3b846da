//! The open journals, what of them may be shown, and the one way to write to them.

mod notice;
mod public;

use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use std::time::{Duration, Instant};

use adoube_journal::{
    Event, EventId, EventSummary, Journal, Receipt, Seq, Store, StoreError, Submission, SubmitError,
};
use tokio::sync::broadcast;

use crate::cache::Pages;
use crate::error::PageError;

pub use notice::{Notice, greeting};
pub use public::{Progress, PublicEvent, PublicSection};

/// How many journals stay open. The one longest unused makes room.
const KEPT_OPEN: usize = 128;

/// How many notices a slow listener may miss before it is told to look again.
const NOTICES_KEPT: usize = 64;

/// The events of a store. A journal that was read once stays open and is only brought up to date.
pub struct Events {
    store: Arc<dyn Store>,
    /// For how long a journal counts as up to date, once the store was asked. What is written
    /// through this server is seen at once; this is about what other programs write.
    fresh_for: Duration,
    /// The open journals, with when they were used.
    open: Mutex<HashMap<EventId, (Instant, Arc<Slot>)>>,
}

/// The place of an event's journal.
struct Slot {
    /// The journal, once the request that holds the lock has opened it.
    journal: tokio::sync::Mutex<Option<Journal>>,
    /// What the journal said when, for all who only look.
    shown: RwLock<Option<(Instant, Arc<Shown>)>>,
    notices: broadcast::Sender<Arc<Notice>>,
}

impl Default for Slot {
    fn default() -> Slot {
        Slot {
            journal: tokio::sync::Mutex::default(),
            shown: RwLock::default(),
            notices: broadcast::channel(NOTICES_KEPT).0,
        }
    }
}

/// An event as of a record.
pub struct Shown {
    /// The last record.
    pub seq: Seq,
    /// Everything.
    pub event: Event,
    /// What everybody may see.
    pub public: PublicEvent,
    /// Public pages that were made of it.
    pub pages: Pages,
}

impl Events {
    /// The events of this store.
    pub fn of(store: Arc<dyn Store>, fresh_for: Duration) -> Events {
        Events {
            store,
            fresh_for,
            open: Mutex::default(),
        }
    }

    /// Where the journals are.
    pub fn store(&self) -> Arc<dyn Store> {
        self.store.clone()
    }

    /// Every event, the most recently changed first.
    pub async fn list(&self) -> Result<Vec<EventSummary>, StoreError> {
        let mut events = self.store.events().await?;
        events.sort_by_key(|event| Reverse(event.changed));
        Ok(events)
    }

    /// An event as it stands now.
    pub async fn read(&self, id: &EventId) -> Result<Arc<Shown>, PageError> {
        let slot = self.slot(id);
        if let Some(shown) = slot.fresh(self.fresh_for) {
            return Ok(shown);
        }
        let mut journal = slot.journal.lock().await;
        // Who waited for the lock finds that the one before has asked the store.
        if let Some(shown) = slot.fresh(self.fresh_for) {
            return Ok(shown);
        }
        let read = self.bring_up_to_date(id, &slot, &mut journal).await;
        if read.is_err() {
            // The next request starts from the store again, and names that nobody gave to an
            // event do not pile up.
            *journal = None;
            self.forget(&slot);
        }
        read
    }

    /// Looks at the journal itself, records and all, as it stands now.
    pub async fn with_journal<T>(
        &self,
        id: &EventId,
        look: impl FnOnce(&Journal) -> T,
    ) -> Result<T, PageError> {
        self.read(id).await?;
        let slot = self.slot(id);
        let mut journal = slot.journal.lock().await;
        self.bring_up_to_date(id, &slot, &mut journal).await?;
        journal.as_ref().map(look).ok_or(PageError::NotFound)
    }

    /// Writes to a journal. When this returns, the records are durable and everybody who listens
    /// has been told. `permit` sees the journal just before and may refuse.
    pub async fn submit(
        &self,
        id: &EventId,
        submission: Submission,
        permit: impl FnOnce(&Journal) -> Result<(), PageError>,
    ) -> Result<Receipt, PageError> {
        self.read(id).await?;
        let slot = self.slot(id);
        let mut open = slot.journal.lock().await;
        self.bring_up_to_date(id, &slot, &mut open).await?;
        let journal = open.as_mut().ok_or(PageError::NotFound)?;
        permit(journal)?;
        let receipt = journal.submit(submission).await;
        if !matches!(
            receipt,
            Err(SubmitError::Refused { .. } | SubmitError::Conflict(_))
        ) {
            slot.show(id, journal)?;
        }
        Ok(receipt?)
    }

    /// Notices of an event, from now on.
    pub async fn listen(
        &self,
        id: &EventId,
    ) -> Result<(Arc<Shown>, broadcast::Receiver<Arc<Notice>>), PageError> {
        let shown = self.read(id).await?;
        Ok((shown, self.slot(id).notices.subscribe()))
    }

    /// Looks for what other programs wrote to the events somebody listens to.
    pub async fn look_around(&self) {
        let listened: Vec<EventId> = self
            .open()
            .iter()
            .filter(|(_, (_, slot))| slot.notices.receiver_count() > 0)
            .map(|(id, _)| id.clone())
            .collect();
        for id in listened {
            // Whoever asks for a page is told what is wrong.
            let _ = self.read(&id).await;
        }
    }

    async fn bring_up_to_date(
        &self,
        id: &EventId,
        slot: &Slot,
        open: &mut Option<Journal>,
    ) -> Result<Arc<Shown>, PageError> {
        let journal = match open {
            Some(journal) => {
                journal.refresh().await?;
                journal
            }
            None => open.insert(Journal::open(self.store.clone(), id.clone()).await?),
        };
        slot.show(id, journal)
    }

    /// The place for an event's journal.
    fn slot(&self, id: &EventId) -> Arc<Slot> {
        let mut open = self.open();
        if let Some((used, slot)) = open.get_mut(id) {
            *used = Instant::now();
            return slot.clone();
        }
        if open.len() >= KEPT_OPEN {
            let idle = open
                .iter()
                .filter(|(_, (_, slot))| slot.notices.receiver_count() == 0);
            let oldest = idle
                .min_by_key(|(_, (used, _))| *used)
                .map(|(id, _)| id.clone());
            if let Some(oldest) = oldest {
                open.remove(&oldest);
            }
        }
        let slot = Arc::<Slot>::default();
        open.insert(id.clone(), (Instant::now(), slot.clone()));
        slot
    }

    fn forget(&self, slot: &Arc<Slot>) {
        self.open()
            .retain(|_, (_, other)| !Arc::ptr_eq(other, slot));
    }

    fn open(&self) -> MutexGuard<'_, HashMap<EventId, (Instant, Arc<Slot>)>> {
        // Nothing that holds the lock can panic half-way.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Slot {
    /// What was shown last, if that was a moment ago.
    fn fresh(&self, fresh_for: Duration) -> Option<Arc<Shown>> {
        let shown = self.shown.read().unwrap_or_else(PoisonError::into_inner);
        let (when, shown) = shown.as_ref()?;
        (when.elapsed() < fresh_for).then(|| shown.clone())
    }

    /// Shows what the journal says now, and tells the listeners if that is something new.
    fn show(&self, id: &EventId, journal: &Journal) -> Result<Arc<Shown>, PageError> {
        let before = {
            let shown = self.shown.read().unwrap_or_else(PoisonError::into_inner);
            shown.as_ref().map(|(_, shown)| shown.clone())
        };
        let shown = match &before {
            Some(before) if before.seq == journal.head() => before.clone(),
            _ => Arc::new(Shown {
                seq: journal.head(),
                event: journal.event().clone(),
                public: PublicEvent::of(id, journal.event())?.up_to(journal.head()),
                pages: Pages::default(),
            }),
        };
        let now = Some((Instant::now(), shown.clone()));
        *self.shown.write().unwrap_or_else(PoisonError::into_inner) = now;
        if let Some(before) = before.filter(|before| before.seq != shown.seq) {
            // Nobody listens: that is fine.
            let _ = self
                .notices
                .send(Arc::new(Notice::between(&before, &shown)));
        }
        Ok(shown)
    }
}
