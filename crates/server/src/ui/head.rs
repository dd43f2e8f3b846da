//! What stands above every page of a section.

use adoube_conduct::ranking::ranks_teams;
use adoube_journal::{Format, Seq};

use super::desk::mode_mark;
use super::urls::SectionUrls;
use crate::events::{PublicEvent, PublicSection};
use crate::paths;
use crate::texts::{count, t};

/// The tabs of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tab {
    /// Who meets whom.
    Pairings,
    /// Who has how many points.
    Standings,
    /// Who met whom, and how it ended.
    Crosstable,
    /// Who takes part.
    Players,
    /// What the games come to.
    Statistics,
    /// The best players of each board, where teams compete.
    Boards,
    /// Who won which prize.
    Prizes,
}

impl Tab {
    /// The class of its icon.
    fn icon(self) -> &'static str {
        match self {
            Tab::Pairings => "icon icon-pairings",
            Tab::Standings | Tab::Boards => "icon icon-standings",
            Tab::Crosstable => "icon icon-crosstable",
            Tab::Players => "icon icon-players",
            Tab::Statistics => "icon icon-statistics",
            Tab::Prizes => "icon icon-prizes",
        }
    }
}

/// The head of a section's page.
#[derive(Clone, Debug)]
pub(crate) struct Head {
    /// The name of the event.
    pub event: String,
    /// The event's page.
    pub event_url: paths::public::Event,
    /// The last record that the page knows.
    pub seq: Seq,
    /// The name of the section.
    pub section: String,
    /// What is announced of it, in short.
    pub facts: Vec<String>,
    /// Where the tabs lead.
    pub urls: SectionUrls,
    /// The open tab.
    tab: Tab,
    /// Whether teams compete: links to matches and teams are shown.
    pub teams: bool,
    /// Its cross table is a bracket.
    knockout: bool,
    /// There are prizes to be shown.
    prizes: bool,
}

impl Head {
    /// The head of a page under one of the tabs.
    pub(crate) fn of(event: &PublicEvent, section: &PublicSection, tab: Tab) -> Head {
        Head {
            event: event.details.name.clone(),
            event_url: paths::public::Event::of(&event.id),
            seq: event.seq,
            section: section.settings.name.clone(),
            facts: (facts(section).into_iter())
                .chain(event.damaged.then(|| t("public-damaged").to_owned()))
                .collect(),
            urls: SectionUrls::of(event, section),
            tab,
            teams: ranks_teams(section.settings.format),
            knockout: section.settings.format.is_knockout(),
            prizes: section.prize_fund.is_some(),
        }
    }

    /// The tabs: name, icon, address, and whether it is the open one.
    pub(crate) fn tabs(&self) -> Vec<(&'static str, &'static str, String, bool)> {
        let tab = |name, url, tab: Tab| (name, tab.icon(), url, self.tab == tab);
        let mut tabs = vec![
            tab(
                t("public-pairings"),
                self.urls.latest_pairings(),
                Tab::Pairings,
            ),
            tab(t("standings"), self.urls.standings(), Tab::Standings),
            tab(
                t(match self.knockout {
                    true => "bracket-tab",
                    false => "public-crosstable",
                }),
                self.urls.crosstable(),
                Tab::Crosstable,
            ),
            tab(t("public-players"), self.urls.players(), Tab::Players),
        ];
        if self.teams {
            tabs.push(tab(t("teams-boards"), self.urls.boards(), Tab::Boards));
        }
        tabs.push(tab(
            t("statistics"),
            self.urls.statistics(),
            Tab::Statistics,
        ));
        if self.prizes {
            tabs.push(tab(t("prizes"), self.urls.prizes(), Tab::Prizes));
        }
        tabs
    }
}

impl Head {
    /// What the open tab is called.
    pub(crate) fn open_tab(&self) -> &'static str {
        let mut tabs = self.tabs().into_iter();
        tabs.find(|(.., open)| *open).map_or("", |(name, ..)| name)
    }
}

/// Format, rounds, players and time control, as far as they are known.
pub(crate) fn facts(section: &PublicSection) -> Vec<String> {
    let settings = &section.settings;
    let mut facts = vec![
        format_name(settings.format).to_owned(),
        count("public-rounds", usize::from(settings.rounds)),
    ];
    if ranks_teams(settings.format) {
        facts.push(count("teams-count", section.tournament.teams().len()));
    }
    facts.push(count("players", section.tournament.entrants().len()));
    facts.extend(settings.time_control.clone());
    facts.extend(mode_mark(section.left_fide_mode));
    facts
}

fn format_name(format: Format) -> &'static str {
    match format {
        Format::Swiss => t("public-format-swiss"),
        Format::RoundRobin => t("public-format-round-robin"),
        Format::Knockout => t("public-format-knockout"),
        Format::Match => t("public-format-match"),
        Format::TeamSwiss => t("public-format-team-swiss"),
        Format::TeamRoundRobin => t("public-format-team-round-robin"),
        Format::Scheveningen => t("public-format-scheveningen"),
        Format::Skalitzka => t("public-format-skalitzka"),
        Format::Hutton => t("public-format-hutton"),
        Format::TeamKnockout => t("public-format-team-knockout"),
        Format::IndividualTeams => t("public-format-individual-teams"),
        Format::ExtraGames => t("public-format-extra-games"),
    }
}
