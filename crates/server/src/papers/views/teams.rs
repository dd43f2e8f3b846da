//! Papers of teams: protocols of matches, slips for line-ups.

use adoube_tournament::{EntrantId, RoundNumber, TeamId};
use askama::Template;

use crate::events::{PublicEvent, PublicSection};
use crate::ui::dates;
use crate::ui::matches::{MatchView, TeamLine, matches, team};
use crate::ui::player_line::PlayerLine;
use crate::ui::urls::SectionUrls;

/// The protocols of the matches of a round, a page each: boards, results, signatures.
#[derive(Template)]
#[template(path = "papers/matches.html")]
pub(crate) struct Protocols {
    round: RoundNumber,
    starts: Option<String>,
    event: String,
    section: String,
    matches: Vec<MatchView>,
}

impl Protocols {
    /// The protocols of a round, or of the match at one of its tables.
    pub(crate) fn of(
        event: &PublicEvent,
        section: &PublicSection,
        round: RoundNumber,
        table: Option<u32>,
    ) -> Protocols {
        let urls = SectionUrls::of(event, section);
        let mut matches = matches(section, &urls, round);
        matches.retain(|meeting| table.is_none_or(|table| meeting.table == table));
        Protocols {
            round,
            starts: starts(section, round),
            event: event.details.name.clone(),
            section: section.settings.name.clone(),
            matches,
        }
    }
}

/// A slip for each team of a round on which the captain names who plays.
#[derive(Template)]
#[template(path = "papers/line_ups.html")]
pub(crate) struct LineUps {
    event: String,
    section: String,
    round: RoundNumber,
    starts: Option<String>,
    slips: Vec<LineUpSlip>,
}

struct LineUpSlip {
    table: u32,
    team: TeamLine,
    opponent: TeamLine,
    /// The boards with the letter of the colour.
    boards: Vec<(u16, &'static str)>,
    /// Who may be named, in board order.
    players: Vec<PlayerLine>,
}

impl LineUps {
    /// The slips of a round.
    pub(crate) fn of(event: &PublicEvent, section: &PublicSection, round: RoundNumber) -> LineUps {
        let urls = SectionUrls::of(event, section);
        let slips = matches(section, &urls, round)
            .into_iter()
            .flat_map(|meeting| {
                let letters = |first: bool| {
                    let boards = meeting.boards.iter();
                    let boards = boards.map(move |board| {
                        let (own, other) = board.letters();
                        (board.number, if first { own } else { other })
                    });
                    boards.collect()
                };
                let [first, second] = meeting.teams.map(|id| players(section, id));
                [
                    LineUpSlip {
                        table: meeting.table,
                        boards: letters(true),
                        team: meeting.first.clone(),
                        opponent: meeting.second.clone(),
                        players: first,
                    },
                    LineUpSlip {
                        table: meeting.table,
                        boards: letters(false),
                        team: meeting.second,
                        opponent: meeting.first,
                        players: second,
                    },
                ]
            });
        LineUps {
            event: event.details.name.clone(),
            section: section.settings.name.clone(),
            round,
            starts: starts(section, round),
            slips: slips.collect(),
        }
    }
}

fn players(section: &PublicSection, id: TeamId) -> Vec<PlayerLine> {
    let members = team(&section.tournament, id).map(|team| &team.details.members);
    let members = members.into_iter().flatten();
    members.map(|id| player(section, *id)).collect()
}

fn starts(section: &PublicSection, round: RoundNumber) -> Option<String> {
    let mut schedule = section.settings.schedule.iter();
    let time = schedule.find(|time| time.round == round)?;
    Some(dates::moment(time.starts))
}

/// A player without links.
fn player(section: &PublicSection, id: EntrantId) -> PlayerLine {
    let entrant = section.tournament.entrant(id);
    entrant.map_or_else(PlayerLine::default, |entrant| {
        PlayerLine::unlinked(section, entrant)
    })
}
