//! Incidents and what was decided.

use adoube_journal::{Incident, Section};
use askama::Template;

/// The log of a section's incidents.
#[derive(Template)]
#[template(path = "papers/rulings.html")]
pub(crate) struct Rulings {
    lines: Vec<RulingLine>,
}

struct RulingLine {
    round: String,
    board: String,
    who: String,
    facts: String,
    ruling: String,
}

impl Rulings {
    /// The log of a section.
    pub(crate) fn of(section: &Section) -> Rulings {
        let line = |incident: &Incident| {
            let who = incident.report.entrants.iter().map(|id| section.label(*id));
            let board = incident.report.board;
            RulingLine {
                round: incident.report.round.to_string(),
                board: board.map_or(String::new(), |board| board.to_string()),
                who: who.collect::<Vec<_>>().join(", "),
                facts: incident.report.facts.clone(),
                ruling: incident.report.ruling.clone().unwrap_or_default(),
            }
        };
        Rulings {
            lines: section.incidents.iter().map(line).collect(),
        }
    }
}
