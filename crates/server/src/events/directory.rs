//! What is known of every event, to be searched: read once and again when the event has changed.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use adoube_journal::{EventId, EventSummary, Journal};
use jiff::Timestamp;
use jiff::civil::Date;

use super::{Events, PublicEvent};
use crate::ui::collate::name_key;

/// An event in the directory: what everybody may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedEvent {
    pub id: EventId,
    pub name: String,
    pub place: Option<String>,
    pub starts: Option<Date>,
    pub ends: Option<Date>,
    /// How many play.
    pub players: usize,
    /// What a search looks at.
    key: String,
}

/// How far a journal was when it was read.
type AsOf = (u64, Option<Timestamp>);

/// Events that were read.
#[derive(Default)]
pub(super) struct Directory {
    known: Mutex<HashMap<EventId, (AsOf, Arc<ListedEvent>)>>,
    /// One reads for all who ask.
    reading: tokio::sync::Mutex<()>,
}

impl ListedEvent {
    /// An event; `public` is missing where the journal cannot be read.
    fn of(summary: &EventSummary, public: Option<&PublicEvent>) -> ListedEvent {
        let details = public.map(|public| &public.details);
        let sections = public.map_or(&[][..], |public| &public.sections);
        let place = details.and_then(|details| details.place.clone());
        let federation = details.and_then(|details| details.federation);
        let federation = federation.map_or_else(String::new, |code| code.to_string());
        let organiser = details.and_then(|details| details.organiser.clone());
        let mut words = vec![
            summary.name.clone(),
            place.clone().unwrap_or_default(),
            federation,
            organiser.unwrap_or_default(),
        ];
        words.extend(sections.iter().map(|section| section.settings.name.clone()));
        let players = sections.iter();
        ListedEvent {
            id: summary.id.clone(),
            name: summary.name.clone(),
            starts: details.and_then(|details| details.starts.or(details.ends)),
            ends: details.and_then(|details| details.ends.or(details.starts)),
            players: players
                .map(|section| section.tournament.entrants().len())
                .sum(),
            key: name_key(&words.join(" ")),
            place,
        }
    }

    /// Whether every word of a search is in it.
    pub fn has(&self, words: &[&str]) -> bool {
        words.iter().all(|word| self.key.contains(word))
    }

    /// Whether it is held on some of these days.
    pub fn is_between(&self, first: Date, last: Date) -> bool {
        match (self.starts, self.ends) {
            (Some(starts), Some(ends)) => starts <= last && ends >= first,
            _ => false,
        }
    }
}

impl Events {
    /// What is known of these events, in their order.
    pub async fn listed(&self, summaries: &[EventSummary]) -> Vec<Arc<ListedEvent>> {
        let mut listed = Vec::with_capacity(summaries.len());
        let mut reading = None;
        for summary in summaries {
            let as_of = (summary.records, summary.changed);
            if let Some(known) = self.directory.get(&summary.id, as_of) {
                listed.push(known);
                continue;
            }
            if reading.is_none() {
                reading = Some(self.directory.reading.lock().await);
            }
            // Whoever waited finds that the one before has read it.
            let known = match self.directory.get(&summary.id, as_of) {
                Some(known) => known,
                None => self.directory.put(as_of, self.list_one(summary).await),
            };
            listed.push(known);
        }
        listed
    }

    /// An event that cannot be read must not hide the others.
    async fn list_one(&self, summary: &EventSummary) -> ListedEvent {
        if self.is_open(&summary.id)
            && let Ok(shown) = self.read(&summary.id).await
        {
            return ListedEvent::of(summary, Some(&shown.public));
        }
        let event = &summary.id;
        let public = match Journal::open(self.store(), event.clone()).await {
            Ok(journal) => {
                PublicEvent::of(event, journal.event()).map_err(|error| error.to_string())
            }
            Err(error) => Err(error.to_string()),
        };
        let public = public.inspect_err(|error| {
            tracing::error!(error, %event, "an event could not be read");
        });
        ListedEvent::of(summary, public.ok().as_ref())
    }
}

impl Directory {
    fn get(&self, id: &EventId, as_of: AsOf) -> Option<Arc<ListedEvent>> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let found = known.get(id).filter(|(then, _)| *then == as_of);
        found.map(|(_, listed)| listed.clone())
    }

    fn put(&self, as_of: AsOf, listed: ListedEvent) -> Arc<ListedEvent> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let listed = Arc::new(listed);
        known.insert(listed.id.clone(), (as_of, listed.clone()));
        listed
    }
}
