//! The pages of the desk.

use adoube_journal::{EventId, Section, SectionId};
use adoube_tournament::RoundNumber;

use crate::auth::{Right, Role};
use crate::events::EventView;
use crate::flash;
use crate::guard::AtDesk;
use crate::paths;
use crate::texts::{fill, t, tell};

/// The tabs of a section's desk, in the order of the work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tab {
    /// The event as a whole, not one of its sections.
    Event,
    /// Who takes part.
    Entries,
    Rounds,
    Results,
    /// The round in the hall: start, duties, clocks.
    Hall,
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
    const OF_SECTION: [Tab; 9] = [
        Tab::Entries,
        Tab::Rounds,
        Tab::Results,
        Tab::Hall,
        Tab::Standings,
        Tab::Prizes,
        Tab::Incidents,
        Tab::Papers,
        Tab::Settings,
    ];

    /// The address of a section's page under this tab.
    pub(crate) fn url(self, event: &EventId, section: &SectionId) -> String {
        match self {
            Tab::Event | Tab::Entries => paths::desk::Entries::of(event, section).to_string(),
            Tab::Rounds => paths::desk::Rounds::of(event, section).to_string(),
            Tab::Results => paths::desk::Results::of(event, section).to_string(),
            Tab::Hall => paths::desk::Hall::of(event, section).to_string(),
            Tab::Standings => paths::desk::Standings::of(event, section).to_string(),
            Tab::Prizes => paths::desk::Prizes::of(event, section).to_string(),
            Tab::Incidents => paths::desk::Incidents::of(event, section).to_string(),
            Tab::Papers => paths::desk::Papers::of(event, section).to_string(),
            Tab::Settings => paths::desk::Settings::of(event, section).to_string(),
        }
    }

    /// The class of its icon.
    fn icon(self) -> &'static str {
        match self {
            Tab::Event => "icon icon-overview",
            Tab::Entries => "icon icon-players",
            Tab::Rounds => "icon icon-pairings",
            Tab::Results => "icon icon-results",
            Tab::Hall => "icon icon-hall",
            Tab::Standings => "icon icon-standings",
            Tab::Prizes => "icon icon-prizes",
            Tab::Incidents => "icon icon-incidents",
            Tab::Papers => "icon icon-papers",
            Tab::Settings => "icon icon-settings",
        }
    }

    fn name(self) -> &'static str {
        match self {
            Tab::Event => t("overview"),
            Tab::Entries => t("entries"),
            Tab::Rounds => t("rounds"),
            Tab::Results => t("results"),
            Tab::Hall => t("hall"),
            Tab::Standings => t("standings"),
            Tab::Prizes => t("prizes"),
            Tab::Incidents => t("incidents"),
            Tab::Papers => t("papers"),
            Tab::Settings => t("settings"),
        }
    }
}

/// A link to somewhere, and whether one is there.
pub(crate) struct Link {
    /// What it says.
    pub name: String,
    /// Where it leads.
    pub url: String,
    /// One is there.
    pub current: bool,
}

/// What stands above every page of an event's desk.
pub(crate) struct DeskHead {
    /// The name of the event.
    pub event: String,
    /// The address of its desk.
    pub url: paths::desk::Overview,
    /// The address of its public page.
    pub public_url: String,
    /// The last record that the page shows.
    pub seq: u64,
    /// Where the page hears of changes.
    pub live_url: String,
    /// Where a player is looked for.
    pub find_url: paths::desk::Find,
    /// The event's own pages, each with its icon, if it has one.
    pub event_links: Vec<(&'static str, Link)>,
    pub sections: Vec<Link>,
    /// The tabs of the section, each with its icon.
    pub tabs: Vec<(&'static str, Link)>,
    pub who: String,
    pub role: Role,
    /// What to say about what was just done.
    pub said: Option<String>,
    /// What is wrong with the journal, if something is.
    pub damaged: Option<String>,
    /// The lasting mark of a section that is not in FIDE mode.
    pub mode: Option<String>,
}

impl DeskHead {
    /// Whoever looks may read what is confidential.
    pub(crate) fn sees_confidential(&self) -> bool {
        self.role.may(Right::Confidential)
    }

    /// The head of a page of the event as a whole; `here` is the last part of its path.
    pub(crate) fn of_event(shown: &EventView, at: &AtDesk, here: &str) -> DeskHead {
        DeskHead::of(shown, at, None, Tab::Event, here)
    }

    /// The head of a page of a section.
    pub(crate) fn of_section(
        shown: &EventView,
        at: &AtDesk,
        section: &Section,
        tab: Tab,
    ) -> DeskHead {
        DeskHead::of(shown, at, Some(&section.id), tab, "-")
    }

    fn of(
        shown: &EventView,
        at: &AtDesk,
        section: Option<&SectionId>,
        tab: Tab,
        here: &str,
    ) -> DeskHead {
        let url = paths::desk::Overview::of(&at.event);
        let sections = shown.event.sections.iter().map(|other| Link {
            name: other.settings.name.clone(),
            url: tab.url(&at.event, &other.id),
            current: section == Some(&other.id),
        });
        let tabs = Tab::OF_SECTION.into_iter().filter_map(|other| {
            let link = Link {
                name: other.name().to_owned(),
                url: other.url(&at.event, section?),
                current: other == tab,
            };
            Some((other.icon(), link))
        });
        DeskHead {
            event: shown.event.details.name.clone(),
            public_url: paths::public::Event::of(&at.event).to_string(),
            seq: shown.seq.0,
            live_url: paths::desk::Live::of(&at.event).to_string(),
            find_url: paths::desk::Find::of(&at.event),
            event_links: event_links(at, here),
            sections: sections.collect(),
            tabs: tabs.collect(),
            who: at.member.account.name.to_string(),
            role: at.member.role,
            said: flash::said(),
            damaged: (shown.faults.first()).map(|fault| fill("proof-damaged", &[&tell(fault)])),
            mode: section
                .and_then(|id| shown.event.section(id))
                .and_then(|section| mode_mark(section.left_fide_mode)),
            url,
        }
    }
}

/// What every page of a section says that is not in FIDE mode.
pub(crate) fn mode_mark(left: Option<RoundNumber>) -> Option<String> {
    Some(match left? {
        RoundNumber(0) => t("fide-mode-left-mark").to_owned(),
        round => fill("fide-mode-left-since", &[&round]),
    })
}

fn event_links(at: &AtDesk, here: &str) -> Vec<(&'static str, Link)> {
    let event = &at.event;
    let link = |key: &'static str, place: &str, url: String| {
        let icon = match key {
            "overview" => "icon icon-overview",
            "journal" => "icon icon-journal",
            "screens" => "icon icon-screens",
            _ => "",
        };
        let link = Link {
            name: t(key).to_owned(),
            url,
            current: here == place,
        };
        (icon, link)
    };
    let mut links = vec![
        link("overview", "", paths::desk::Overview::of(event).to_string()),
        link("journal", "log", paths::desk::Log::of(event).to_string()),
    ];
    if at.member.may(Right::Pairings) {
        let url = paths::desk::Screens::of(event).to_string();
        links.push(link("screens", "screens", url));
    }
    if at.member.may(Right::Settings) {
        let url = paths::desk::Announcement::of(event).to_string();
        links.push(link("announcement", "announcement", url));
        let url = paths::desk::Arbiters::of(event).to_string();
        links.push(link("arbiters", "arbiters", url));
    }
    if at.member.may(Right::People) {
        let url = paths::desk::People::of(event).to_string();
        links.push(link("people", "people", url));
    }
    links
}

/// Where somebody in this role works.
pub(crate) fn workplace(event: &EventId, role: Role) -> String {
    match role {
        Role::Captain => paths::captain::Home::of(event).to_string(),
        _ => paths::desk::Overview::of(event).to_string(),
    }
}

/// What a role is called.
pub(crate) fn role_name(role: Role) -> &'static str {
    match role {
        Role::Captain => t("role-captain"),
        Role::Viewer => t("role-viewer"),
        Role::ResultsOnly => t("role-results-only"),
        Role::EntryDesk => t("role-entry-desk"),
        Role::SectorArbiter => t("role-sector-arbiter"),
        Role::DeputyArbiter => t("role-deputy-arbiter"),
        Role::ChiefArbiter => t("role-chief-arbiter"),
        Role::Owner => t("role-owner"),
    }
}
