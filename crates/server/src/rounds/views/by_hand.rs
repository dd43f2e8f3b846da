//! The next round, paired by hand.

use adoube_conduct::rounds::Finding;
use adoube_journal::Section;
use adoube_tournament::RoundNumber;
use askama::Template;

use super::change::FindingLine;
use crate::events::EventView;
use crate::guard::AtDesk;
use crate::paths;
use crate::ui::desk::{DeskHead, Tab};

/// The round as typed, and what it breaks.
#[derive(Template)]
#[template(path = "rounds/by_hand.html")]
pub(crate) struct ByHandPage {
    head: DeskHead,
    number: RoundNumber,
    back: paths::desk::Rounds,
    typed: String,
    wrong: Option<String>,
    /// Nothing before it was checked.
    findings: Option<Vec<FindingLine>>,
    /// Who is there, by number.
    list: Vec<(String, String)>,
}

impl ByHandPage {
    /// The page with what was typed so far.
    pub(crate) fn of(
        shown: &EventView,
        at: &AtDesk,
        section: &Section,
        typed: String,
        checked: Option<Result<Vec<Finding>, String>>,
    ) -> ByHandPage {
        let (findings, wrong) = match checked {
            None => (None, None),
            Some(Ok(findings)) => {
                let lines = findings.iter().map(|one| FindingLine::of(one, section));
                (Some(lines.collect()), None)
            }
            Some(Err(wrong)) => (None, Some(wrong)),
        };
        ByHandPage {
            head: DeskHead::of_section(shown, at, section, Tab::Rounds),
            number: section.next_round(),
            back: paths::desk::Rounds::of(&at.event, &section.id),
            typed,
            wrong,
            findings,
            list: list(section),
        }
    }
}

fn list(section: &Section) -> Vec<(String, String)> {
    let round = section.next_round();
    let teams = section.settings.format.is_of_team_matches();
    let mut list: Vec<(u32, String)> = if teams {
        let teams = section.draft.teams.iter();
        teams
            .filter_map(|team| Some((team.pairing_number?.get(), team.details.name.clone())))
            .collect()
    } else {
        let entrants = section.draft.entrants.iter();
        entrants
            .filter(|entrant| entrant.takes_part_in(round))
            .filter_map(|one| Some((one.pairing_number?.get(), one.player.name.clone())))
            .collect()
    };
    list.sort();
    let numbered = list.into_iter();
    numbered
        .map(|(number, name)| (number.to_string(), name))
        .collect()
}
