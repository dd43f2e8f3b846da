//! The standings.

use adoube_standings::{Field, Rules, Standings, System, TieBreak};
use adoube_tournament::{EntrantId, RoundNumber};
use askama::Template;

use super::head::{Head, Tab};
use super::player_line::PlayerLine;
use super::rounds::RoundNav;
use super::score::Score;
use crate::events::{Progress, PublicEvent, PublicSection};
use crate::texts::{fill, t};

/// Who has how many points after a round.
#[derive(Template)]
#[template(path = "standings.html")]
pub struct StandingsPage {
    head: Head,
    nav: RoundNav,
    pub(super) title: String,
    open: Option<Progress>,
    tie_breaks: Vec<Heading>,
    pub(super) lines: Vec<StandingsLine>,
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
    /// Who.
    pub player: PlayerLine,
    /// How many points.
    pub score: Score,
    /// The values of the tie-breaks.
    pub values: Vec<String>,
}

impl StandingsPage {
    /// The standings after a round; `None` if the round is not paired.
    pub fn of(
        event: &PublicEvent,
        section: &PublicSection,
        after: RoundNumber,
    ) -> Option<StandingsPage> {
        if after > section.latest_round() {
            return None;
        }
        let head = Head::of(event, section, Tab::Standings);
        let nav = RoundNav::of(section, t("public-standings-by-round"), after, |round| {
            head.urls.standings_after(round)
        });
        let tie_breaks = announced(section);
        let field = players(section, after);
        let starts = event.details.starts;
        let rules = starts.map_or(Rules::Fide2026, Rules::fide_on);
        let standings = Standings::rank(&field, &tie_breaks, rules);
        let mut above = None;
        let lines = standings.lines().iter().map(|line| {
            let id = EntrantId(field.participants()[line.place].id);
            let shown =
                |value: &Option<_>| value.map_or("–".to_owned(), |value| format!("{value}"));
            StandingsLine {
                rank: line.rank,
                shared: above.replace(line.rank) == Some(line.rank),
                player: PlayerLine::with_id(section, &head.urls, id),
                score: line.points.into(),
                values: line.values.iter().map(shown).collect(),
            }
        });
        let lines = lines.collect();
        let headings = tie_breaks.iter().map(|tie_break| Heading {
            code: tie_break.code().to_owned(),
            name: tie_break.name(),
        });
        Some(StandingsPage {
            nav,
            title: title(section, after, "standings"),
            open: open(section, after),
            tie_breaks: headings.collect(),
            lines,
            head,
        })
    }
}

/// The tie-breaks announced, as far as they are known and mean something for players.
fn announced(section: &PublicSection) -> Vec<TieBreak> {
    let codes = section.settings.tie_breaks.iter();
    let known = codes.filter_map(|code| code.parse::<TieBreak>().ok());
    known
        .filter(|tie_break| !tie_break.method.is_for_teams_only())
        .collect()
}

fn players(section: &PublicSection, after: RoundNumber) -> Field {
    let system = if section.settings.format.is_fixed_schedule() {
        System::PreDetermined
    } else {
        System::Swiss
    };
    let tournament = &section.tournament;
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
