//! The list of events.

use adoube_journal::EventSummary;
use askama::Template;

use crate::events::PublicEvent;
use crate::texts::count;
use crate::ui::dates;
use crate::ui::urls::event_url;

/// Every event, the most recently changed first.
#[derive(Template)]
#[template(path = "public/events.html")]
pub(crate) struct EventsPage {
    /// The events on this page.
    pub events: Vec<EventLine>,
    /// The page before.
    pub newer: Option<String>,
    /// The page after.
    pub older: Option<String>,
}

/// An event in the list.
pub(crate) struct EventLine {
    url: String,
    name: String,
    /// Place, days and sections, as far as they are known.
    facts: Vec<String>,
}

impl EventLine {
    /// An event; `public` is missing where the journal cannot be read.
    pub(crate) fn of(summary: &EventSummary, public: Option<&PublicEvent>) -> EventLine {
        EventLine {
            url: event_url(&summary.id),
            name: summary.name.clone(),
            facts: public.map(facts).unwrap_or_default(),
        }
    }
}

fn facts(event: &PublicEvent) -> Vec<String> {
    let details = &event.details;
    let players = event.sections.iter();
    let players: usize = players
        .map(|section| section.tournament.entrants().len())
        .sum();
    let mut facts = Vec::new();
    facts.extend(dates::days(details.starts, details.ends));
    facts.extend(details.place.clone());
    if players > 0 {
        facts.push(count("players", players));
    }
    facts
}
