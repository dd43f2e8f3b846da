//! What stands above every page of a section.

use super::urls::{SectionUrls, event_url};
use crate::events::{PublicEvent, PublicSection};

/// The tabs of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// Who meets whom.
    Pairings,
    /// Who has how many points.
    Standings,
    /// Who met whom, and how it ended.
    Crosstable,
    /// Who takes part.
    Players,
}

/// The head of a section's page.
#[derive(Clone, Debug)]
pub struct Head {
    /// The name of the event.
    pub event: String,
    /// The event's page.
    pub event_url: String,
    /// The name of the section.
    pub section: String,
    /// What is announced of it, in short.
    pub facts: Vec<String>,
    /// Where the tabs lead.
    pub urls: SectionUrls,
    /// The open tab.
    tab: Tab,
}

impl Head {
    /// The head of a page under one of the tabs.
    pub fn of(event: &PublicEvent, section: &PublicSection, tab: Tab) -> Head {
        Head {
            event: event.details.name.clone(),
            event_url: event_url(&event.id),
            section: section.settings.name.clone(),
            facts: facts(section),
            urls: SectionUrls::of(event, section),
            tab,
        }
    }

    /// The tabs: name, address, and whether it is the open one.
    pub fn tabs(&self) -> [(&'static str, String, bool); 4] {
        let tab = |name, url, tab| (name, url, self.tab == tab);
        [
            tab("Pairings", self.urls.latest_pairings(), Tab::Pairings),
            tab("Standings", self.urls.standings(), Tab::Standings),
            tab("Crosstable", self.urls.crosstable(), Tab::Crosstable),
            tab("Players", self.urls.players(), Tab::Players),
        ]
    }
}

/// Format, rounds, players and time control, as far as they are known.
pub fn facts(section: &PublicSection) -> Vec<String> {
    let settings = &section.settings;
    let format = settings.format.name();
    let mut facts = vec![
        capitalised(format),
        counted(usize::from(settings.rounds), "round", "rounds"),
        counted(section.tournament.entrants().len(), "player", "players"),
    ];
    facts.extend(settings.time_control.clone());
    facts
}

/// A number of things: `1 round`, `9 rounds`.
pub fn counted(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// The text with a capital.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}
