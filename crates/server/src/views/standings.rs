//! The standings.

use adoube_tournament::{Purpose, RoundNumber};
use askama::Template;

use super::head::{Head, Tab};
use super::player_line::PlayerLine;
use super::rounds::RoundNav;
use super::score::Score;
use crate::events::{Progress, PublicEvent, PublicSection};

/// Who has how many points after a round.
#[derive(Template)]
#[template(path = "standings.html")]
pub struct StandingsPage {
    head: Head,
    nav: RoundNav,
    title: String,
    open: Option<Progress>,
    lines: Vec<StandingsLine>,
}

/// A line of the standings.
pub struct StandingsLine {
    /// The place; equal points share it.
    pub rank: usize,
    /// The line above has the same place.
    pub shared: bool,
    /// Who.
    pub player: PlayerLine,
    /// How many points.
    pub score: Score,
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
        let nav = RoundNav::of(section, "Standings by round", after, |round| {
            head.urls.standings_after(round)
        });
        let table = section.tournament.score_table(after, Purpose::Standings);
        let mut above = None;
        let lines = table.into_iter().map(|line| StandingsLine {
            rank: line.rank,
            shared: above.replace(line.rank) == Some(line.rank),
            player: PlayerLine::with_id(section, &head.urls, line.entrant),
            score: line.points.into(),
        });
        let lines = lines.collect();
        Some(StandingsPage {
            nav,
            title: title(section, after, "standings"),
            open: open(section, after),
            lines,
            head,
        })
    }
}

/// When a table was as it is shown: `Standings after round 5`.
pub fn title(section: &PublicSection, after: RoundNumber, what: &str) -> String {
    let title = match section.progress(after) {
        None => format!("{what} before round 1"),
        Some(_) if section.finished && after == section.latest_round() => format!("final {what}"),
        Some(progress) if progress.closed => format!("{what} after round {after}"),
        Some(_) => format!("{what} during round {after}"),
    };
    super::head::capitalised(&title)
}

/// How far the round of a table has come, if it is still open.
pub fn open(section: &PublicSection, after: RoundNumber) -> Option<Progress> {
    section.progress(after).filter(|progress| !progress.closed)
}
