//! The matches of a round, and one of them with its boards.

use adoube_tournament::RoundNumber;
use askama::Template;

use crate::events::{Progress, PublicEvent, PublicSection};
use crate::texts::t;
use crate::ui::dates;
use crate::ui::head::{Head, Tab};
use crate::ui::matches::{MatchView, TeamLine, matches};
use crate::ui::outcomes::name;
use crate::ui::round_nav::RoundNav;

/// Which teams meet in a round.
#[derive(Template)]
#[template(path = "public/matches.html", blocks = ["main"])]
pub(crate) struct MatchesPage {
    head: Head,
    nav: RoundNav,
    round: RoundNumber,
    starts: Option<String>,
    progress: Progress,
    matches: Vec<MatchView>,
    /// Teams that do not play, and why.
    byes: Vec<(TeamLine, &'static str)>,
}

impl MatchesPage {
    /// The matches of a round; `None` if it is not paired or players compete for themselves.
    pub(crate) fn of(
        event: &PublicEvent,
        section: &PublicSection,
        number: RoundNumber,
    ) -> Option<MatchesPage> {
        let head = Head::of(event, section, Tab::Pairings);
        let round = section.round(number).filter(|_| head.teams)?;
        let nav = RoundNav::of(section, t("teams-matches-by-round"), number, |round| {
            head.urls.matches(round)
        });
        let byes = round.team_byes.iter().map(|bye| {
            let team = TeamLine::of(section, &head.urls, bye.team);
            (team, name(bye.kind.outcome()))
        });
        Some(MatchesPage {
            nav,
            round: number,
            starts: starts(section, number),
            progress: section.progress(number)?,
            matches: matches(section, &head.urls, number),
            byes: byes.collect(),
            head,
        })
    }
}

/// A match with its boards.
#[derive(Template)]
#[template(path = "public/match.html", blocks = ["main"])]
pub(crate) struct MatchPage {
    head: Head,
    starts: Option<String>,
    meeting: MatchView,
}

impl MatchPage {
    /// The match at a table of a round; `None` if there is none.
    pub(crate) fn of(
        event: &PublicEvent,
        section: &PublicSection,
        round: RoundNumber,
        table: u32,
    ) -> Option<MatchPage> {
        let head = Head::of(event, section, Tab::Pairings);
        let mut meetings = matches(section, &head.urls, round).into_iter();
        Some(MatchPage {
            meeting: meetings.find(|meeting| meeting.table == table)?,
            starts: starts(section, round),
            head,
        })
    }
}

fn starts(section: &PublicSection, round: RoundNumber) -> Option<String> {
    let mut schedule = section.settings.schedule.iter();
    let time = schedule.find(|time| time.round == round)?;
    Some(dates::moment(time.starts))
}
