//! What other programs write: told by the store, or found by asking it now and then.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use adoube_journal::{EventId, Seq, StoreNotice};
use futures::{StreamExt, stream};

use super::{Events, Slot};

/// How many events are read at the same time after a notice: pages want to be answered too.
const READ_AT_ONCE: usize = 4;

impl Events {
    /// Keeps what is open up to date with what other programs write, for as long as it is polled.
    /// A store that tells nothing by itself is asked that often.
    pub async fn watch(&self, interval: Duration) {
        let Some(mut notices) = self.store.notices() else {
            loop {
                tokio::time::sleep(interval).await;
                self.look_again().await;
            }
        };
        self.watched.store(true, Ordering::Release);
        loop {
            match notices.next().await {
                StoreNotice::Written(written) => self.catch_up(written).await,
                StoreNotice::LookAgain => {
                    if !self.told.swap(true, Ordering::AcqRel) {
                        tracing::info!("the store tells what is written");
                    }
                    // What nobody listens to is compared when it is asked for.
                    for (_, slot) in self.slots() {
                        slot.behind.store(true, Ordering::Release);
                    }
                    if self.answers().await {
                        self.look_again().await;
                    }
                }
                StoreNotice::Silent => {
                    if self.told.swap(false, Ordering::AcqRel) {
                        tracing::warn!("the store tells nothing any more; it is asked");
                    }
                    if self.answers().await {
                        self.look_again().await;
                    }
                }
            }
        }
    }

    /// Whether the store answers, told to all who wait for it.
    async fn answers(&self) -> bool {
        let asked = self.store.ends(&[]).await.map_err(Into::into);
        self.noted(asked).is_ok()
    }

    /// Compares the events somebody listens to with the store, all at once, and reads those that
    /// have changed.
    pub async fn look_again(&self) {
        let listened = self.slots().into_iter();
        let listened = listened.filter(|(_, slot)| slot.notices.receiver_count() > 0);
        let listened: Vec<EventId> = listened.map(|(id, _)| id).collect();
        if listened.is_empty() || self.is_given_up() {
            return;
        }
        let ends = self.store.ends(&listened).await.map_err(Into::into);
        // Whoever asks for a page is told what is wrong.
        if let Ok(ends) = self.noted(ends) {
            let end_of = |event: &EventId| {
                let found = ends.iter().find(|(known, _)| known == event);
                found.map(|(_, end)| *end)
            };
            let ends = listened.into_iter().map(|event| {
                let end = end_of(&event);
                (event, end)
            });
            self.catch_up(ends.collect()).await;
        }
    }

    /// Takes in that events have records up to these, or were deleted: what somebody listens to is read
    /// at once, the rest when it is asked for.
    pub(super) async fn catch_up(&self, ends: Vec<(EventId, Option<Seq>)>) {
        let open = self.slots();
        let is_behind = |(id, slot): &&(EventId, Arc<Slot>)| {
            let known = slot.last().map(|shown| shown.seq);
            let mut ends = ends.iter();
            let grown = |end: Seq| known.is_some_and(|known| known < end);
            ends.any(|(event, end)| event == id && end.is_none_or(grown))
        };
        let behind = open.iter().filter(is_behind).inspect(|(_, slot)| {
            slot.behind.store(true, Ordering::Release);
        });
        let listened = behind.filter(|(_, slot)| slot.notices.receiver_count() > 0);
        let ids: Vec<EventId> = listened.map(|(id, _)| id.clone()).collect();
        stream::iter(ids)
            .for_each_concurrent(READ_AT_ONCE, |id| async move {
                let _ = self.read(&id).await;
            })
            .await;
    }

    fn slots(&self) -> Vec<(EventId, Arc<Slot>)> {
        let open = self.open();
        let open = open
            .iter()
            .map(|(id, (_, slot))| (id.clone(), slot.clone()));
        open.collect()
    }
}
