//! The open journals, what of them may be shown, and the one way to write to them.

mod deleting;
mod directory;
mod memo;
mod notice;
mod public;
mod rated;
mod watch;

use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use std::time::{Duration, Instant};

use adoube_conduct::rounds::{CannotExplain, Explanation, Moment};
use adoube_journal::{
    ChainFault, Event, EventId, EventSummary, Journal, Receipt, SectionId, Seq, Store, Submission,
    Verdict, verify,
};
use adoube_tournament::{EntrantId, RoundNumber};
use jiff::Timestamp;
use tokio::sync::broadcast;

use crate::cache::{EventPages, PageCache};
use crate::error::PageError;
use crate::metrics::{Metrics, StoreWork};

pub(crate) use directory::ListedEvent;
use memo::Memo;
pub(crate) use notice::{ChangeNotice, greeting};
pub(crate) use public::{Progress, PublicEvent, PublicSection, Viewer};
pub(crate) use rated::Rated;

/// How many journals stay open. The one longest unused makes room.
const OPEN_JOURNALS: usize = 128;

/// How many notices a slow listener may miss before it is told to look again.
const NOTICE_BUFFER: usize = 64;

/// For how long a store that did not answer is left alone.
const RETRY_AFTER: Duration = Duration::from_secs(2);

/// For how long what was read counts as up to date while the store tells what is written: a notice
/// can be lost.
const FRESH_WHILE_TOLD: Duration = Duration::from_secs(30);

/// The events of a store. A journal that was read once stays open and is only brought up to date.
pub struct Events {
    store: Arc<dyn Store>,
    /// For how long a journal counts as up to date, once the store was asked. What is written
    /// through this server is seen at once; this is about what other programs write.
    fresh_for: Duration,
    /// The store tells by itself what other programs write.
    told: AtomicBool,
    /// Where public pages are kept.
    shelf: Arc<PageCache>,
    metrics: Arc<Metrics>,
    /// Whoever holds it reads an event from the store to compare it.
    verifying: tokio::sync::Mutex<()>,
    /// Since when the store does not answer, and when it last did not.
    away: Mutex<Option<(Timestamp, Instant)>>,
    /// While the store tells nothing, somebody tries without end whether it answers: nobody else
    /// has to.
    watched: AtomicBool,
    /// The list of events as it was last read.
    listed: Mutex<Option<Vec<EventSummary>>>,
    /// What is known of all events.
    directory: directory::Directory,
    /// The open journals, with when they were used.
    open: Mutex<HashMap<EventId, (Instant, Arc<Slot>)>>,
}

/// How much is kept at hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// How many journals are held open.
    pub events: usize,
    /// Public pages, ready to be sent.
    pub pages: usize,
    /// How many bytes the kept pages have.
    pub page_bytes: usize,
}

/// The place of an event's journal.
struct Slot {
    /// The journal, once the request that holds the lock has opened it.
    journal: tokio::sync::Mutex<Option<Journal>>,
    /// What the journal said when, for all who only look.
    shown: RwLock<Option<(Instant, Arc<EventView>)>>,
    /// Somebody else wrote since.
    behind: AtomicBool,
    notices: broadcast::Sender<Arc<ChangeNotice>>,
}

impl Default for Slot {
    fn default() -> Slot {
        Slot {
            journal: tokio::sync::Mutex::default(),
            shown: RwLock::default(),
            behind: AtomicBool::new(false),
            notices: broadcast::channel(NOTICE_BUFFER).0,
        }
    }
}

/// An event as of a record.
pub struct EventView {
    /// The last record.
    pub seq: Seq,
    pub event: Event,
    /// What is wrong with the records, if they are not those that were written.
    pub faults: Vec<ChainFault>,
    /// What everybody may see.
    pub public: PublicEvent,
    /// Public pages that were made of it.
    pub pages: EventPages,
    /// Why rounds are paired as they are, for the last few that somebody asked about: it takes pairing them again.
    pub(crate) explained: Memo<ExplainedRound, Explained>,
}

/// Of which round it is said why it is paired so, who would be absent from it, and about whom if not about everybody.
pub(crate) type ExplainedRound = (
    SectionId,
    RoundNumber,
    Vec<EntrantId>,
    Option<Vec<EntrantId>>,
);

/// Why a round is paired as it is.
pub(crate) struct Explained {
    /// The explanation, or why there is none.
    pub explanation: Result<Explanation, CannotExplain>,
    /// The moment from which it is explained; `None` for the next round.
    pub moment: Option<Moment>,
}

impl Events {
    /// The events of this store.
    pub fn of(
        store: Arc<dyn Store>,
        fresh_for: Duration,
        shelf: Arc<PageCache>,
        metrics: Arc<Metrics>,
    ) -> Events {
        Events {
            store,
            fresh_for,
            told: AtomicBool::new(false),
            shelf,
            metrics,
            verifying: tokio::sync::Mutex::default(),
            away: Mutex::default(),
            watched: AtomicBool::new(false),
            listed: Mutex::default(),
            directory: directory::Directory::default(),
            open: Mutex::default(),
        }
    }

    /// Where the journals are.
    pub fn store(&self) -> Arc<dyn Store> {
        self.store.clone()
    }

    /// Ends the use of the store.
    pub async fn close(&self) {
        self.store.close().await;
    }

    /// Every event, the most recently changed first; as it was, while the store does not answer.
    ///
    /// # Errors
    ///
    /// [`PageError`] if the store does not answer and never did.
    pub async fn list(&self) -> Result<Vec<EventSummary>, PageError> {
        let read = match self.is_given_up() {
            true => Err(PageError::Away),
            false => self.noted(self.store.events().await.map_err(PageError::from)),
        };
        let mut events = match read {
            Err(PageError::Away) => locked(&self.listed).clone().ok_or(PageError::Away)?,
            read => read?,
        };
        events.sort_by_key(|event| Reverse(event.changed));
        *locked(&self.listed) = Some(events.clone());
        Ok(events)
    }

    /// An event as it stands now; as it was, while the store does not answer.
    ///
    /// # Errors
    ///
    /// [`PageError`] if there is no such event, or the store does not answer and never did.
    pub async fn read(&self, id: &EventId) -> Result<Arc<EventView>, PageError> {
        let slot = self.slot(id);
        if let Some(answer) = self.without_asking(&slot) {
            return answer;
        }
        let mut journal = slot.journal.lock().await;
        // Who waited for the lock finds that the one before has asked the store.
        if let Some(answer) = self.without_asking(&slot) {
            return answer;
        }
        let read = self.bring_up_to_date(id, &slot, &mut journal).await;
        match read {
            Err(PageError::Away) => slot.last().ok_or(PageError::Away),
            Err(_) => {
                // The next request starts from the store again, and names that nobody gave to an
                // event do not pile up.
                *journal = None;
                self.forget(&slot);
                read
            }
            Ok(_) => read,
        }
    }

    /// What can be said of an event without asking the store: it was asked a moment ago, or did
    /// not answer a moment ago.
    fn without_asking(&self, slot: &Slot) -> Option<Result<Arc<EventView>, PageError>> {
        let fresh_for = match self.told.load(Ordering::Acquire) {
            true => FRESH_WHILE_TOLD.max(self.fresh_for),
            false => self.fresh_for,
        };
        if let Some(shown) = slot.fresh(fresh_for) {
            return Some(Ok(shown));
        }
        self.is_given_up()
            .then(|| slot.last().ok_or(PageError::Away))
    }

    fn is_given_up(&self) -> bool {
        let tried = self.watched.load(Ordering::Acquire) && !self.told.load(Ordering::Acquire);
        locked(&self.away).is_some_and(|(_, last)| tried || last.elapsed() < RETRY_AFTER)
    }

    /// Since when the store does not answer, if it does not.
    pub fn away_since(&self) -> Option<Timestamp> {
        locked(&self.away).map(|(since, _)| since)
    }

    /// Notes whether the store answered, so that not everybody has to wait to find out.
    fn noted<T>(&self, answer: Result<T, PageError>) -> Result<T, PageError> {
        let mut away = locked(&self.away);
        match (&answer, away.is_some()) {
            (Err(PageError::Away), before) => {
                let since = away.map_or_else(Timestamp::now, |(since, _)| since);
                *away = Some((since, Instant::now()));
                if !before {
                    tracing::error!("the store of the events does not answer");
                }
            }
            (_, true) => {
                *away = None;
                tracing::info!("the store of the events answers again");
            }
            (_, false) => {}
        }
        answer
    }

    /// Looks at the journal itself, records and all, as it stands now; as it was, while the store
    /// does not answer.
    ///
    /// # Errors
    ///
    /// [`PageError`] as for [`Events::read`].
    pub async fn with_journal<T>(
        &self,
        id: &EventId,
        look: impl FnOnce(&Journal) -> T,
    ) -> Result<T, PageError> {
        self.read(id).await?;
        let slot = self.slot(id);
        let mut journal = slot.journal.lock().await;
        let brought = match self.is_given_up() {
            true => Err(PageError::Away),
            false => self
                .bring_up_to_date(id, &slot, &mut journal)
                .await
                .map(drop),
        };
        match brought {
            // What was read before can still be looked at.
            Err(PageError::Away) if journal.is_some() => {}
            brought => brought?,
        }
        journal.as_ref().map(look).ok_or(PageError::NotFound)
    }

    /// Reads an event from its store, whole, and says whether it is what was written.
    ///
    /// # Errors
    ///
    /// [`PageError`] if there is no such event, or the store does not answer.
    pub async fn verify(&self, id: &EventId) -> Result<Verdict, PageError> {
        // The whole file is read for it: one after the other.
        let _turn = self.verifying.lock().await;
        let verdict = verify(self.store.as_ref(), id).await?;
        if !verdict.is_sound() {
            // What was read before the damage is not gone on with.
            let slot = self.slot(id);
            *slot.journal.lock().await = None;
            self.forget(&slot);
        }
        Ok(verdict)
    }

    /// Writes to a journal. When this returns, the records are durable and everybody who listens
    /// has been told. `permit` sees the journal just before and may refuse.
    ///
    /// # Errors
    ///
    /// [`PageError`] if `permit` or the journal refuses it, or the store cannot write.
    pub async fn submit(
        &self,
        id: &EventId,
        submission: Submission,
        permit: impl FnOnce(&Journal) -> Result<(), PageError>,
    ) -> Result<Receipt, PageError> {
        self.read(id).await?;
        if self.is_given_up() {
            return Err(PageError::Away);
        }
        let slot = self.slot(id);
        let mut open = slot.journal.lock().await;
        self.bring_up_to_date(id, &slot, &mut open).await?;
        let journal = open.as_mut().ok_or(PageError::NotFound)?;
        permit(journal)?;
        let begun = Instant::now();
        let receipt = journal.submit(submission).await;
        if let Ok(receipt) = &receipt {
            let work = StoreWork::Append(receipt.records.len());
            self.metrics.stored(work, begun.elapsed());
        }
        // What may or may not have been written is not shown before the store was asked again.
        if receipt.is_ok() {
            slot.show(id, journal, &self.shelf)?;
        }
        receipt.map_err(|error| PageError::of_submission(error, journal.event()))
    }

    /// Notices of an event, from now on.
    ///
    /// # Errors
    ///
    /// [`PageError`] as for [`Events::read`].
    pub async fn listen(
        &self,
        id: &EventId,
    ) -> Result<(Arc<EventView>, broadcast::Receiver<Arc<ChangeNotice>>), PageError> {
        let shown = self.read(id).await?;
        Ok((shown, self.slot(id).notices.subscribe()))
    }

    /// How many listen to an event.
    pub fn listeners(&self, id: &EventId) -> usize {
        self.slot(id).notices.receiver_count()
    }

    async fn bring_up_to_date(
        &self,
        id: &EventId,
        slot: &Slot,
        open: &mut Option<Journal>,
    ) -> Result<Arc<EventView>, PageError> {
        // A journal that is not sound is read anew: somebody may have brought it back.
        if open
            .as_ref()
            .is_some_and(|journal| !journal.faults().is_empty())
        {
            *open = None;
        }
        // What is written from now on is told again.
        slot.behind.store(false, Ordering::Release);
        let begun = Instant::now();
        let journal = match open {
            Some(journal) => {
                let refreshed = self.noted(journal.refresh().await.map_err(PageError::from));
                refreshed.inspect_err(|_| slot.behind.store(true, Ordering::Release))?;
                journal
            }
            None => {
                let opened = Journal::open(self.store.clone(), id.clone()).await;
                open.insert(self.noted(opened.map_err(PageError::from))?)
            }
        };
        self.metrics.stored(StoreWork::Read, begun.elapsed());
        slot.show(id, journal, &self.shelf)
    }

    /// How much is kept at hand.
    pub fn usage(&self) -> Usage {
        let (pages, page_bytes) = self.shelf.size();
        Usage {
            events: self.open().len(),
            pages,
            page_bytes,
        }
    }

    fn is_open(&self, id: &EventId) -> bool {
        self.open().contains_key(id)
    }

    /// The place for an event's journal.
    fn slot(&self, id: &EventId) -> Arc<Slot> {
        let mut open = self.open();
        if let Some((used, slot)) = open.get_mut(id) {
            *used = Instant::now();
            return slot.clone();
        }
        if open.len() >= OPEN_JOURNALS {
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
        locked(&self.open)
    }
}

fn locked<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing that holds such a lock can panic half-way.
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Slot {
    /// What was shown last, if that was a moment ago.
    fn fresh(&self, fresh_for: Duration) -> Option<Arc<EventView>> {
        let shown = self.shown.read().unwrap_or_else(PoisonError::into_inner);
        let (when, shown) = shown.as_ref()?;
        let fresh = when.elapsed() < fresh_for && !self.behind.load(Ordering::Acquire);
        fresh.then(|| shown.clone())
    }

    /// What was shown last, however long ago.
    fn last(&self) -> Option<Arc<EventView>> {
        let shown = self.shown.read().unwrap_or_else(PoisonError::into_inner);
        shown.as_ref().map(|(_, shown)| shown.clone())
    }

    /// Shows what the journal says now, and tells the listeners if that is something new.
    fn show(
        &self,
        id: &EventId,
        journal: &Journal,
        shelf: &Arc<PageCache>,
    ) -> Result<Arc<EventView>, PageError> {
        let before = self.last();
        let shown = match &before {
            Some(before) if before.seq == journal.head() && before.faults == journal.faults() => {
                before.clone()
            }
            _ => Arc::new(EventView {
                seq: journal.head(),
                event: journal.event().clone(),
                faults: journal.faults().to_vec(),
                public: (PublicEvent::of(id, journal.event())?.recorded_in(journal))
                    .marked(!journal.faults().is_empty()),
                pages: EventPages::on(shelf),
                explained: Memo::default(),
            }),
        };
        let now = Some((Instant::now(), shown.clone()));
        *self.shown.write().unwrap_or_else(PoisonError::into_inner) = now;
        if let Some(before) = before.filter(|before| before.seq != shown.seq) {
            // Nobody listens: that is fine.
            let _ = self
                .notices
                .send(Arc::new(ChangeNotice::between(&before, &shown)));
        }
        Ok(shown)
    }
}
