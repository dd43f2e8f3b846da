//! An event at a glance.

use adoube_conduct::announcement::{Severity, lint};
use adoube_journal::{Journal, Record, Section, Undone, describe};
use askama::Template;

use super::next::next_steps;
use super::{DeskHead, Link};
use crate::announcing::stored;
use crate::events::{PublicSection, Shown};
use crate::guard::AtDesk;
use crate::people::{Member, Right, right_for};
use crate::texts::{count, fill, results_of, t};
use crate::views::dates;

/// The sections of an event and the latest records.
#[derive(Template)]
#[template(path = "desk/overview.html")]
pub struct OverviewPage {
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

/// A record in the list of the latest.
pub struct RecordLine {
    pub(super) seq: u64,
    pub(super) at: String,
    pub(super) author: String,
    pub(super) what: String,
    pub(super) reason: Option<String>,
    pub(super) undone: bool,
    /// Whoever looks may take it back.
    pub(super) undoable: bool,
    /// Whoever looks may put it in force again.
    pub(super) redoable: bool,
}

impl RecordLine {
    /// A record as somebody sees it.
    pub fn of(record: &Record, journal: &Journal, member: &Member) -> RecordLine {
        let undone = journal.is_undone(record.seq);
        let command = adoube_journal::Command::Undo(Undone { seq: record.seq });
        let undoable = record.change.is_undoable();
        let may = undoable && member.may(right_for(&command, journal.records()));
        RecordLine {
            seq: record.seq.0,
            at: dates::written(record.at),
            author: record.author.to_string(),
            what: describe(&record.change, Some(journal.event())),
            reason: record.reason.clone(),
            undone,
            undoable: may && !undone,
            redoable: may && undone,
        }
    }
}

impl OverviewPage {
    /// The overview of an event.
    pub fn of(shown: &Shown, at: &AtDesk, latest: Vec<RecordLine>) -> OverviewPage {
        let may_settle = at.member.may(Right::Settings);
        let sections = shown.event.sections.iter().zip(&shown.public.sections);
        OverviewPage {
            head: DeskHead::of_event(shown, at, ""),
            sections: sections
                .map(|(section, public)| SectionCard {
                    must: must(shown, at, section).filter(|_| may_settle),
                    next: next_steps(section, &format!("/desk/{}/{}", at.event, section.id)),
                    ..card(at, public)
                })
                .collect(),
            add: may_settle.then(|| format!("/desk/{}/new-section", at.event)),
            latest,
        }
    }
}

/// What the regulations demand and is not announced yet.
fn must(shown: &Shown, at: &AtDesk, section: &Section) -> Option<Link> {
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
        url: format!("/desk/{}/{}/settings", at.event, section.id),
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
        url: format!("/desk/{}/{}/entries", at.event, section.id),
        facts,
        next: Vec::new(),
        must: None,
    }
}
