//! The duties of a round and its time-control sheet, to be filled in by hand.

use adoube_conduct::hall::{Phase, RoundAtDesk};
use adoube_journal::{Event, Section};
use adoube_tournament::RoundNumber;
use askama::Template;
use jiff::civil::DateTime;

use crate::texts::tell;

/// How many times a sheet has room for beside each other: two hours of play, every half hour.
const READINGS: usize = 4;

/// What belongs to a round, with room for a name.
#[derive(Template)]
#[template(path = "papers/duties.html")]
pub(crate) struct DutyList {
    round: RoundNumber,
    phases: Vec<(String, Vec<DutyRow>)>,
}

struct DutyRow {
    due: String,
    text: String,
    article: String,
}

impl DutyList {
    /// The list of a round.
    pub(crate) fn of(event: &Event, section: &Section, round: RoundNumber) -> DutyList {
        let desk = RoundAtDesk::of(&event.details, section, round);
        // On paper nothing is late yet.
        let duties = desk.duties(DateTime::MIN);
        let phases = Phase::ALL.map(|phase| {
            let own = duties.iter().filter(|line| line.duty.phase() == phase);
            let rows = own.map(|line| DutyRow {
                due: line.due.map_or(String::new(), clock),
                text: tell(&line.duty),
                article: tell(&line.article),
            });
            (tell(&phase), rows.collect())
        });
        DutyList {
            round,
            phases: phases.into(),
        }
    }
}

/// The boards of a round, with room for what the clocks show.
#[derive(Template)]
#[template(path = "papers/times.html")]
pub(crate) struct TimesSheet {
    round: RoundNumber,
    started: String,
    boards: Vec<(String, String)>,
    readings: std::ops::Range<usize>,
}

impl TimesSheet {
    /// The sheet of a round.
    pub(crate) fn of(event: &Event, section: &Section, round: RoundNumber) -> TimesSheet {
        let start = RoundAtDesk::of(&event.details, section, round).start();
        let games = section
            .draft
            .round(round)
            .map_or(&[][..], |round| &round.games);
        let boards = games.iter().map(|game| {
            let names = [game.white, game.black].map(|id| section.label(id));
            (game.board.to_string(), names.join(" – "))
        });
        TimesSheet {
            round,
            started: start.started.map_or(String::new(), clock),
            boards: boards.collect(),
            readings: 0..READINGS,
        }
    }
}

fn clock(at: DateTime) -> String {
    at.strftime("%H:%M").to_string()
}
