//! The standings.

use adoube_journal::Format;
use adoube_standings::{Field, Rules, Standings, System, TieBreak};
use adoube_tournament::{EntrantId, RoundNumber};
use askama::Template;

use super::head::{Head, Tab};
use super::player_line::PlayerLine;
use super::rounds::RoundNav;
use super::score::Score;
use super::urls::SectionUrls;
use crate::events::{Progress, PublicEvent, PublicSection};
use crate::texts::{fill, t};

/// Who has how many points after a round.
#[derive(Template)]
#[template(path = "standings.html", blocks = ["main"])]
pub struct StandingsPage {
    head: Head,
    nav: RoundNav,
    pub(super) title: String,
    open: Option<Progress>,
    categories: Vec<CategoryLink>,
    /// Only one of the categories is listed; the places among all are beside.
    of_category: bool,
    tie_breaks: Vec<Heading>,
    pub(super) lines: Vec<StandingsLine>,
}

/// A link to the standings of a category, or of everybody.
pub struct CategoryLink {
    /// What it says.
    pub name: String,
    /// Where it leads.
    pub url: String,
    /// One is there.
    pub current: bool,
}

/// The heading of a tie-break.
pub struct Heading {
    /// The code.
    pub code: String,
    /// The tie-break in words.
    pub name: String,
}

/// A line of the standings.
pub struct StandingsLine {
    /// The place; those level in everything share it.
    pub rank: usize,
    /// The line above has the same place.
    pub shared: bool,
    /// The place among all.
    pub overall: usize,
    /// Who.
    pub player: PlayerLine,
    /// How many points.
    pub score: Score,
    /// The values of the tie-breaks, each with where its arithmetic is.
    pub values: Vec<(String, String)>,
}

impl StandingsPage {
    /// The standings after a round, of everybody or of the category with a number from 1; `None` if
    /// the round is not paired or there is no such category.
    pub fn of(
        event: &PublicEvent,
        section: &PublicSection,
        after: RoundNumber,
        category: Option<usize>,
    ) -> Option<StandingsPage> {
        if after > section.latest_round() {
            return None;
        }
        let members = match category {
            Some(number) => Some(section.categories.get(number.checked_sub(1)?)?),
            None => None,
        };
        let head = Head::of(event, section, Tab::Standings);
        let suffix = category.map_or(String::new(), |number| format!("&category={number}"));
        let nav = RoundNav::of(section, t("public-standings-by-round"), after, |round| {
            head.urls.standings_after(round) + &suffix
        });
        let ranked = Ranked::of(event, section, after);
        let lines = ranked.lines(section, &head.urls, after, |id| {
            members.is_none_or(|members| members.contains(&id))
        });
        let headings = ranked.tie_breaks.iter().map(|tie_break| Heading {
            code: tie_break.code().to_owned(),
            name: tie_break.name(),
        });
        Some(StandingsPage {
            nav,
            title: title(section, after, "standings"),
            open: open(section, after),
            categories: category_links(section, &head, after, category),
            of_category: category.is_some(),
            tie_breaks: headings.collect(),
            lines,
            head,
        })
    }
}

fn category_links(
    section: &PublicSection,
    head: &Head,
    after: RoundNumber,
    current: Option<usize>,
) -> Vec<CategoryLink> {
    if section.settings.categories.is_empty() {
        return Vec::new();
    }
    let url = head.urls.standings_after(after);
    let all = CategoryLink {
        name: t("standings-everybody").to_owned(),
        url: url.clone(),
        current: current.is_none(),
    };
    let categories = section.settings.categories.iter().zip(1..);
    let links = categories.map(|(category, number)| CategoryLink {
        name: category.name.clone(),
        url: format!("{url}&category={number}"),
        current: current == Some(number),
    });
    std::iter::once(all).chain(links).collect()
}

/// The field of a section after a round, in order.
pub struct Ranked {
    /// The participants: players, or teams where teams compete.
    pub field: Field,
    /// The tie-breaks announced, as far as they are known and mean something here.
    pub tie_breaks: Vec<TieBreak>,
    /// By which edition.
    pub rules: Rules,
    /// Who is where.
    pub standings: Standings,
}

impl Ranked {
    /// A section after a round: its teams where teams compete, else its players.
    pub fn of(event: &PublicEvent, section: &PublicSection, after: RoundNumber) -> Ranked {
        Ranked::by(event, section, after, is_for_teams(section.settings.format))
    }

    /// The players of a section after a round, even where teams compete.
    pub fn players(event: &PublicEvent, section: &PublicSection, after: RoundNumber) -> Ranked {
        Ranked::by(event, section, after, false)
    }

    fn by(event: &PublicEvent, section: &PublicSection, after: RoundNumber, teams: bool) -> Ranked {
        let field = field(section, after, teams);
        let tie_breaks = announced(section, teams);
        let starts = event.details.starts;
        let rules = starts.map_or(Rules::Fide2026, Rules::fide_on);
        Ranked {
            standings: Standings::rank(&field, &tie_breaks, rules),
            field,
            tie_breaks,
            rules,
        }
    }

    /// The lines of those who are chosen, in order.
    pub fn lines(
        &self,
        section: &PublicSection,
        urls: &SectionUrls,
        after: RoundNumber,
        chosen: impl Fn(EntrantId) -> bool,
    ) -> Vec<StandingsLine> {
        let mut lines: Vec<StandingsLine> = Vec::new();
        for line in self.standings.lines() {
            let one = &self.field.participants()[line.place];
            if !self.field.is_for_teams() && !chosen(EntrantId(one.id)) {
                continue;
            }
            let shared = lines.last().filter(|above| above.overall == line.rank);
            let values = line.values.iter().zip(1..).map(|(value, number)| {
                let shown = value.map_or("–".to_owned(), |value| value.to_string());
                (shown, urls.tie_break(after, one.number, number))
            });
            lines.push(StandingsLine {
                rank: shared.map_or(lines.len() + 1, |above| above.rank),
                shared: shared.is_some(),
                overall: line.rank,
                player: self.player(section, urls, line.place),
                score: line.points.into(),
                values: values.collect(),
            });
        }
        lines
    }

    fn player(&self, section: &PublicSection, urls: &SectionUrls, place: usize) -> PlayerLine {
        let one = &self.field.participants()[place];
        if self.field.is_for_teams() {
            return PlayerLine {
                number: one.number.to_string(),
                name: one.name.clone(),
                ..PlayerLine::default()
            };
        }
        PlayerLine::with_id(section, urls, EntrantId(one.id))
    }
}

/// Whether teams are ranked.
fn is_for_teams(format: Format) -> bool {
    matches!(format, Format::TeamSwiss | Format::TeamRoundRobin)
}

fn announced(section: &PublicSection, teams: bool) -> Vec<TieBreak> {
    let codes = section.settings.tie_breaks.iter();
    let known = codes.filter_map(|code| code.parse::<TieBreak>().ok());
    known
        .filter(|tie_break| teams || !tie_break.method.is_for_teams_only())
        .collect()
}

fn field(section: &PublicSection, after: RoundNumber, teams: bool) -> Field {
    let system = if section.settings.format.is_fixed_schedule() {
        System::PreDetermined
    } else {
        System::Swiss
    };
    let tournament = &section.tournament;
    if teams {
        return Field::of_teams(tournament, after, system);
    }
    let field = Field::of_players(tournament, after, system);
    field.rated_by(tournament, section.settings.rating_used)
}

/// When a table was as it is shown: `Standings after round 5`.
pub fn title(section: &PublicSection, after: RoundNumber, what: &str) -> String {
    let crosstable = what == "crosstable";
    let of = |one, other| if crosstable { other } else { one };
    match section.progress(after) {
        None => t(of("public-standings-before", "public-crosstable-before")).to_owned(),
        Some(_) if section.finished && after == section.latest_round() => {
            t(of("public-standings-final", "public-crosstable-final")).to_owned()
        }
        Some(progress) if progress.closed => {
            let key = of("public-standings-after", "public-crosstable-after");
            fill(key, &[&after])
        }
        Some(_) => {
            let key = of("public-standings-during", "public-crosstable-during");
            fill(key, &[&after])
        }
    }
}

/// How far the round of a table has come, if it is still open.
pub fn open(section: &PublicSection, after: RoundNumber) -> Option<Progress> {
    section.progress(after).filter(|progress| !progress.closed)
}
