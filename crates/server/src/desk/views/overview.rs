//! An event at a glance.

use adoube_conduct::announcement::{Severity, lint};
use adoube_journal::Section;
use askama::Template;

use super::next::next_steps;
use crate::auth::Right;
use crate::events::{EventView, PublicSection};
use crate::guard::AtDesk;
use crate::paths;
use crate::texts::{count, fill, results_of, t};
use crate::ui::desk::{DeskHead, Link};
use crate::ui::record_line::RecordLine;
use adoube_conduct::announcement::stored;

/// The sections of an event and the latest records.
#[derive(Template)]
#[template(path = "desk/overview.html")]
pub(crate) struct OverviewPage {
    head: DeskHead,
    sections: Vec<SectionCard>,
    /// Where to add a section, for who may.
    add: Option<String>,
    latest: Vec<RecordLine>,
}

struct SectionCard {
    name: String,
    url: String,
    facts: Vec<String>,
    next: Vec<Link>,
    /// What must still be announced, if it is theirs to whom this is shown.
    must: Option<Link>,
}

impl OverviewPage {
    /// The overview of an event.
    pub(crate) fn of(shown: &EventView, at: &AtDesk, latest: Vec<RecordLine>) -> OverviewPage {
        let may_settle = at.member.may(Right::Settings);
        let sections = shown.event.sections.iter().zip(&shown.public.sections);
        OverviewPage {
            head: DeskHead::of_event(shown, at, ""),
            sections: sections
                .map(|(section, public)| SectionCard {
                    must: must(shown, at, section).filter(|_| may_settle),
                    next: next_steps(&at.event, section),
                    ..card(at, public)
                })
                .collect(),
            add: may_settle.then(|| paths::desk::NewSection::of(&at.event).to_string()),
            latest,
        }
    }
}

/// What the regulations demand and is not announced yet.
fn must(shown: &EventView, at: &AtDesk, section: &Section) -> Option<Link> {
    let settings = &section.settings;
    let remarks = lint(
        &shown.event.details,
        settings,
        &stored::read(&settings.announced),
    );
    let grave = remarks
        .iter()
        .filter(|remark| remark.severity == Severity::Must);
    let number = grave.count();
    (number > 0).then(|| Link {
        name: count("next-must", number),
        url: paths::desk::Settings::of(&at.event, &section.id).to_string(),
        current: false,
    })
}

fn card(at: &AtDesk, section: &PublicSection) -> SectionCard {
    let entrants = section.tournament.entrants().len();
    let round = section.latest_round();
    let mut facts = vec![count("players", entrants)];
    if let Some(progress) = section.progress(round) {
        facts.push(fill("round-n-of", &[&round, &section.settings.rounds]));
        facts.push(if progress.closed {
            t("round-closed").to_owned()
        } else {
            results_of(progress.finished, progress.boards)
        });
    } else {
        facts.push(t("not-started").to_owned());
    }
    SectionCard {
        name: section.settings.name.clone(),
        url: paths::desk::Entries::of(&at.event, &section.id).to_string(),
        facts,
        next: Vec::new(),
        must: None,
    }
}
