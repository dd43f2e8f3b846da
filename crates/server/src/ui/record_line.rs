//! A record of the journal, in a list of them.

use adoube_bodies::names::SectionNames;
use adoube_conduct::settings::said;
use adoube_journal::{Journal, Record, Undone};

use super::dates;
use crate::auth::{Member, right_for};
use crate::texts::{fill, tell_with};

/// What happened, in one line.
pub(crate) fn told(record: &Record, journal: &Journal) -> String {
    let names = SectionNames::of(journal.event(), record.change.section());
    tell_with(&said(journal, record), &names)
}

/// A record of the journal as a list shows it.
pub(crate) struct RecordLine {
    pub seq: u64,
    pub at: String,
    pub author: String,
    pub what: String,
    pub reason: Option<String>,
    /// The warnings that were confirmed.
    pub confirmed: Option<String>,
    pub undone: bool,
    /// Whoever looks may take it back.
    pub undoable: bool,
    /// Whoever looks may put it in force again.
    pub redoable: bool,
}

impl RecordLine {
    /// A record as somebody sees it.
    pub(crate) fn of(record: &Record, journal: &Journal, member: &Member) -> RecordLine {
        let undone = journal.is_undone(record.seq);
        let fixed = !record.change.is_undoable();
        let command = adoube_journal::Command::Undo(Undone { seq: record.seq });
        let may = !fixed && member.may(right_for(&command, journal.records()));
        let record = &member.sees(record, journal);
        RecordLine {
            seq: record.seq.0,
            at: dates::written(record.at),
            author: record.author.to_string(),
            what: told(record, journal),
            reason: record.reason.clone(),
            confirmed: (!record.confirmed.is_empty())
                .then(|| fill("log-confirmed", &[&record.confirmed.join(" ")])),
            undone,
            undoable: may && !undone,
            redoable: may && undone,
        }
    }
}
