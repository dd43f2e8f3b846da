//! The pages of the desk.

use adoube_journal::{Section, SectionId};

use crate::auth::{Right, Role};
use crate::events::EventView;
use crate::flash;
use crate::guard::AtDesk;
use crate::texts::t;

/// The tabs of a section's desk, in the order of the work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// The event as a whole, not one of its sections.
    Event,
    /// Who takes part.
    Entries,
    Rounds,
    Results,
    /// Who is where.
    Standings,
    /// Who wins what.
    Prizes,
    /// Incidents, rulings, claims.
    Incidents,
    /// Paper and files.
    Papers,
    /// What is announced.
    Settings,
}

impl Tab {
    const OF_SECTION: [Tab; 8] = [
        Tab::Entries,
        Tab::Rounds,
        Tab::Results,
        Tab::Standings,
        Tab::Prizes,
        Tab::Incidents,
        Tab::Papers,
        Tab::Settings,
    ];

    pub fn path(self) -> &'static str {
        match self {
            Tab::Event => "",
            Tab::Entries => "entries",
            Tab::Rounds => "rounds",
            Tab::Results => "results",
            Tab::Standings => "standings",
            Tab::Prizes => "prizes",
            Tab::Incidents => "incidents",
            Tab::Papers => "papers",
            Tab::Settings => "settings",
        }
    }

    fn name(self) -> &'static str {
        match self {
            Tab::Event => t("overview"),
            Tab::Entries => t("entries"),
            Tab::Rounds => t("rounds"),
            Tab::Results => t("results"),
            Tab::Standings => t("standings"),
            Tab::Prizes => t("prizes"),
            Tab::Incidents => t("incidents"),
            Tab::Papers => t("papers"),
            Tab::Settings => t("settings"),
        }
    }
}

/// A link to somewhere, and whether one is there.
pub struct Link {
    /// What it says.
    pub name: String,
    /// Where it leads.
    pub url: String,
    /// One is there.
    pub current: bool,
}

/// What stands above every page of an event's desk.
pub struct DeskHead {
    /// The name of the event.
    pub event: String,
    /// The address of its desk.
    pub url: String,
    /// The address of its public page.
    pub public_url: String,
    /// The last record that the page shows.
    pub seq: u64,
    /// Where the page hears of changes.
    pub live_url: String,
    /// The event's own pages.
    pub event_links: Vec<Link>,
    pub sections: Vec<Link>,
    /// The tabs of the section.
    pub tabs: Vec<Link>,
    pub who: String,
    pub role: Role,
    /// What to say about what was just done.
    pub said: Option<String>,
}

impl DeskHead {
    /// The head of a page of the event as a whole; `here` is the last part of its path.
    pub fn of_event(shown: &EventView, at: &AtDesk, here: &str) -> DeskHead {
        DeskHead::of(shown, at, None, Tab::Event, here)
    }

    /// The head of a page of a section.
    pub fn of_section(shown: &EventView, at: &AtDesk, section: &Section, tab: Tab) -> DeskHead {
        DeskHead::of(shown, at, Some(&section.id), tab, "-")
    }

    fn of(
        shown: &EventView,
        at: &AtDesk,
        section: Option<&SectionId>,
        tab: Tab,
        here: &str,
    ) -> DeskHead {
        let url = format!("/desk/{}", at.event);
        let sections = shown.event.sections.iter().map(|other| {
            let path = if tab == Tab::Event {
                Tab::Entries.path()
            } else {
                tab.path()
            };
            Link {
                name: other.settings.name.clone(),
                url: format!("{url}/{}/{path}", other.id),
                current: section == Some(&other.id),
            }
        });
        let tabs = Tab::OF_SECTION.into_iter().filter_map(|other| {
            Some(Link {
                name: other.name().to_owned(),
                url: format!("{url}/{}/{}", section?, other.path()),
                current: other == tab,
            })
        });
        DeskHead {
            event: shown.event.details.name.clone(),
            public_url: format!("/e/{}", at.event),
            seq: shown.seq.0,
            live_url: format!("{url}/live"),
            event_links: event_links(&url, at, here),
            sections: sections.collect(),
            tabs: tabs.collect(),
            who: at.member.account.name.to_string(),
            role: at.member.role,
            said: flash::said(),
            url,
        }
    }
}

fn event_links(url: &str, at: &AtDesk, here: &str) -> Vec<Link> {
    let link = |name: &str, path: &str| Link {
        name: name.to_owned(),
        url: if path.is_empty() {
            url.to_owned()
        } else {
            format!("{url}/{path}")
        },
        current: here == path,
    };
    let mut links = vec![link(t("overview"), ""), link(t("journal"), "log")];
    if at.member.may(Right::Settings) {
        links.push(link(t("announcement"), "announcement"));
    }
    if at.member.may(Right::People) {
        links.push(link(t("people"), "people"));
    }
    links
}

/// What a role is called.
pub fn role_name(role: Role) -> &'static str {
    match role {
        Role::Viewer => t("role-viewer"),
        Role::ResultsOnly => t("role-results-only"),
        Role::EntryDesk => t("role-entry-desk"),
        Role::SectorArbiter => t("role-sector-arbiter"),
        Role::DeputyArbiter => t("role-deputy-arbiter"),
        Role::ChiefArbiter => t("role-chief-arbiter"),
        Role::Owner => t("role-owner"),
    }
}
