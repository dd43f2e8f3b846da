//! The list of events.

use askama::Template;
use jiff::ToSpan;
use jiff::civil::Date;

use crate::auth::Organisation;
use crate::events::ListedEvent;
use crate::params::encoded;
use crate::texts::{count, fill, t};
use crate::ui::dates;
use crate::ui::urls::event_url;

/// What of the list is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Look {
    /// The most recently changed first.
    Latest,
    /// Those that are held in the month that begins on this day.
    Month(Date),
    /// Those of a year.
    Year(i16),
    /// Those with these words.
    Search(String),
    /// Those of an organisation: its short name, its name.
    Organisation(String, String),
}

/// Events, and the ways to others.
#[derive(Template)]
#[template(path = "public/events.html")]
pub(crate) struct EventsPage {
    title: String,
    /// There are so many that one searches.
    tools: bool,
    /// What is looked for.
    q: String,
    views: Vec<(String, String, bool)>,
    /// The months or years beside the one that is shown.
    before: Option<(String, String)>,
    after: Option<(String, String)>,
    events: Vec<EventLine>,
    /// Where this list is, without its page.
    here: String,
    newer: Option<String>,
    older: Option<String>,
    /// The organisations that have events here: name and address.
    organisations: Vec<(String, String)>,
}

/// An event in the list.
pub(crate) struct EventLine {
    url: String,
    name: String,
    /// Place, days and players, as far as they are known.
    facts: Vec<String>,
}

impl EventLine {
    /// An event.
    pub(crate) fn of(event: &ListedEvent) -> EventLine {
        let mut facts = Vec::new();
        facts.extend(dates::days(event.starts, event.ends));
        facts.extend(event.place.clone());
        if event.players > 0 {
            facts.push(count("players", event.players));
        }
        EventLine {
            url: event_url(&event.id),
            name: event.name.clone(),
            facts,
        }
    }
}

fn organisation_url(id: &str) -> String {
    format!("/?organisation={}", encoded(id))
}

fn month_url(month: Date) -> String {
    format!("/?month={}", month.strftime("%Y-%m"))
}

fn year_url(year: i16) -> String {
    format!("/?year={year}")
}

impl EventsPage {
    /// These events of those that are asked for.
    pub(crate) fn of(look: Look, events: Vec<EventLine>, today: Date, tools: bool) -> EventsPage {
        let month = |month: Date| (dates::month_of_year(month), month_url(month));
        let year = |year: i16| (year.to_string(), year_url(year));
        let (before, after) = match look {
            Look::Month(first) => (
                Some(month(first.saturating_sub(1.month()))),
                Some(month(first.saturating_add(1.month()))),
            ),
            Look::Year(number) => (Some(year(number - 1)), Some(year(number + 1))),
            Look::Latest | Look::Search(_) | Look::Organisation(..) => (None, None),
        };
        let this_month = today.first_of_month();
        let view = |name: &str, url: String, is: bool| (t(name).to_owned(), url, is);
        EventsPage {
            title: match &look {
                Look::Latest => t("public-events").to_owned(),
                Look::Month(first) => fill("events-in", &[&dates::month_of_year(*first)]),
                Look::Year(year) => fill("events-in", &[year]),
                Look::Search(text) => fill("events-with", &[text]),
                Look::Organisation(_, name) => name.clone(),
            },
            // Whoever came by such an address finds the way on.
            tools: tools || look != Look::Latest,
            views: vec![
                view("events-latest", "/".to_owned(), look == Look::Latest),
                view(
                    "events-calendar",
                    month_url(this_month),
                    matches!(look, Look::Month(_)),
                ),
                view(
                    "events-archive",
                    year_url(today.year()),
                    matches!(look, Look::Year(_)),
                ),
            ],
            here: match &look {
                Look::Latest => "/?".to_owned(),
                Look::Month(first) => month_url(*first) + "&",
                Look::Year(year) => year_url(*year) + "&",
                Look::Search(text) => format!("/?q={}&", encoded(text)),
                Look::Organisation(id, _) => format!("{}&", organisation_url(id)),
            },
            q: match look {
                Look::Search(text) => text,
                _ => String::new(),
            },
            before,
            after,
            events,
            newer: None,
            older: None,
            organisations: Vec::new(),
        }
    }

    /// The same with the ways to the events of each organisation.
    pub(crate) fn with_organisations(self, all: &[Organisation]) -> EventsPage {
        let link = |one: &Organisation| (one.name.clone(), organisation_url(&one.id));
        EventsPage {
            organisations: all.iter().map(link).collect(),
            ..self
        }
    }

    /// The same as one of several pages.
    pub(crate) fn between(self, number: usize, pages: usize) -> EventsPage {
        let page = |number: usize| format!("{}page={number}", self.here);
        EventsPage {
            newer: (number > 1).then(|| page(number - 1)),
            older: (number < pages).then(|| page(number + 1)),
            ..self
        }
    }
}
