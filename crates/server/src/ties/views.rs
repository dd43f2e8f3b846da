//! The page of ties.

use adoube_bodies::ties::label;
use adoube_conduct::ties::level;
use adoube_tournament::SettledBy;
use askama::Template;

use crate::auth::Right;
use crate::params::DeskSection;
use crate::paths;
use crate::texts::fill;
use crate::ui::desk::{DeskHead, Tab};

/// Who is level, what was settled, what was entered.
#[derive(Template)]
#[template(path = "ties/ties.html")]
pub(super) struct TiesPage {
    head: DeskHead,
    url: String,
    after: u16,
    may_settle: bool,
    may_enter: bool,
    ties: Vec<Tie>,
    settled: Vec<String>,
    entered: Vec<String>,
}

struct Tie {
    place: usize,
    names: Vec<String>,
}

impl TiesPage {
    /// The page of a section after its last round.
    pub(super) fn of(of: &DeskSection) -> TiesPage {
        let section = of.section();
        let after = section.draft.paired_rounds();
        let groups = match after.0 {
            0 => Vec::new(),
            _ => level(&of.shown.event.details, section, after),
        };
        let ties = groups.iter().map(|group| Tie {
            place: group.place,
            names: group.who.iter().map(|id| label(section, *id)).collect(),
        });
        let settled = section.draft.settled_ties.iter().map(|tie| {
            let names: Vec<String> = tie.order.iter().map(|id| label(section, *id)).collect();
            let how = match &tie.by {
                SettledBy::Lots(seed) => fill("ties-by-lots", &[seed]),
                SettledBy::Hand(reason) => fill("ties-by-hand-because", &[reason]),
            };
            fill("ties-settled-so", &[&tie.round, &names.join(", "), &how])
        });
        let entered = section.draft.entered_values.iter().map(|values| {
            let (name, number) = (&values.name, values.values.len());
            fill("ties-values-of", &[name, &values.round, &number])
        });
        let open = !section.finished;
        TiesPage {
            head: DeskHead::of_section(&of.shown, &of.at, section, Tab::Standings),
            url: paths::desk::Ties::of(&of.at.event, &section.id).to_string(),
            after: after.0,
            may_settle: of.at.member.may(Right::Pairings) && open,
            may_enter: of.at.member.may(Right::Settings) && open,
            ties: ties.collect(),
            settled: settled.collect(),
            entered: entered.collect(),
        }
    }
}
