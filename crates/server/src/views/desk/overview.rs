//! An event at a glance.

use adoube_journal::{Change, Journal, Record, describe};
use askama::Template;

use super::DeskHead;
use crate::events::{PublicSection, Shown};
use crate::guard::AtDesk;
use crate::people::{Member, right_for};
use crate::texts::{count, fill, t};

/// The sections of an event and the latest records.
#[derive(Template)]
#[template(path = "desk/overview.html")]
pub struct OverviewPage {
    head: DeskHead,
    sections: Vec<SectionCard>,
    latest: Vec<RecordLine>,
}

struct SectionCard {
    name: String,
    url: String,
    facts: Vec<String>,
}

/// A record in the list of the latest.
pub struct RecordLine {
    seq: u64,
    at: String,
    author: String,
    what: String,
    reason: Option<String>,
    undone: bool,
    /// Whoever looks may take it back.
    undoable: bool,
}

impl RecordLine {
    /// A record as somebody sees it.
    pub fn of(record: &Record, journal: &Journal, member: &Member) -> RecordLine {
        let undone = journal.is_undone(record.seq);
        let fixed = matches!(
            record.change,
            Change::EventCreated { .. } | Change::Undone { .. } | Change::Redone { .. }
        );
        let command = adoube_journal::Command::Undo { seq: record.seq };
        RecordLine {
            seq: record.seq.0,
            at: record.at.strftime("%Y-%m-%d %H:%M").to_string(),
            author: record.author.to_string(),
            what: describe(&record.change, Some(journal.event())),
            reason: record.reason.clone(),
            undone,
            undoable: !undone && !fixed && member.may(right_for(&command, journal.records())),
        }
    }
}

impl OverviewPage {
    /// The overview of an event.
    pub fn of(shown: &Shown, at: &AtDesk, latest: Vec<RecordLine>) -> OverviewPage {
        let sections = shown.public.sections.iter();
        OverviewPage {
            head: DeskHead::of_event(shown, at, ""),
            sections: sections.map(|section| card(at, section)).collect(),
            latest,
        }
    }
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
            fill("results-n-of", &[&progress.finished, &progress.boards])
        });
    } else {
        facts.push(t("not-started").to_owned());
    }
    SectionCard {
        name: section.settings.name.clone(),
        url: format!("/desk/{}/{}/entries", at.event, section.id),
        facts,
    }
}
