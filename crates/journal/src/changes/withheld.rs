//! What those get who may not read a confidential record.

use serde::{Deserialize, Serialize};

use super::Undoing;
use super::fact::{Fact, Stamp, Task, UndoLimit};
use crate::{Change, Event, Journal, Record, Refusal, SectionId, Subject};

/// A record stands here that is not for everybody, or not yet, and was left out of this copy of the
/// journal. It changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Withheld {}

impl Fact for Withheld {
    const TASK: Task = Task::Settings;

    fn section(&self) -> Option<&SectionId> {
        None
    }

    fn writes(&self) -> Vec<Subject> {
        Vec::new()
    }

    fn undo(&self) -> UndoLimit {
        UndoLimit::Never
    }

    fn apply(&self, _event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        Ok(())
    }
}

/// What somebody may read of a journal beside what everybody with a role may.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reader {
    /// Complaints and inspections.
    pub confidential: bool,
    /// Line-ups of which nobody else may know yet.
    pub line_ups: bool,
    /// What players owe and have paid.
    pub accounts: bool,
}

impl Reader {
    /// Whoever may read all records.
    pub const OF_EVERYTHING: Reader = Reader {
        confidential: true,
        line_ups: true,
        accounts: true,
    };

    /// What is handed to others.
    pub const OF_WHAT_IS_OPEN: Reader = Reader {
        confidential: false,
        line_ups: false,
        accounts: false,
    };
}

impl Journal {
    /// Whether a record is not for everybody: what is confidential, and what takes such a record back or puts
    /// it in force again.
    pub fn is_confidential(&self, record: &Record) -> bool {
        self.meant(record).change.task() == Task::Confidential
    }

    /// Whether a record tells a line-up before the boards of its match are set: until then the other team
    /// must not learn of it, by whomever.
    fn tells_line_up(&self, record: &Record) -> bool {
        let (section, round, team) = match &self.meant(record).change {
            Change::LineUpFiled(filed) => (&filed.section, filed.round, filed.team),
            Change::LineUpWithdrawn(withdrawn) => {
                (&withdrawn.section, withdrawn.round, withdrawn.team)
            }
            _ => return false,
        };
        let Some(section) = self.event().section(section) else {
            return true;
        };
        let paired = section.draft.round(round);
        let meeting = paired.and_then(|paired| Some((paired, paired.match_of(team)?)));
        !meeting.is_some_and(|(paired, meeting)| paired.has_boards(meeting.table))
    }

    fn is_of_account(&self, record: &Record) -> bool {
        matches!(self.meant(record).change, Change::AccountEntered(_))
    }

    /// The record itself, or the one that it takes back or puts in force again.
    fn meant<'j>(&'j self, record: &'j Record) -> &'j Record {
        let target = record.change.undoing().map(Undoing::seq);
        target.and_then(|seq| self.record(seq)).unwrap_or(record)
    }

    /// Whether a reader may not know what a record says.
    pub fn is_withheld_from(&self, reader: Reader, record: &Record) -> bool {
        (!reader.confidential && self.is_confidential(record))
            || (!reader.line_ups && self.tells_line_up(record))
            || (!reader.accounts && self.is_of_account(record))
    }

    /// A record as a reader sees it: without what it says, about whom and why, if that is not for the
    /// reader. Nothing else is kept back.
    pub fn shown_to(&self, reader: Reader, record: &Record) -> Record {
        if !self.is_withheld_from(reader, record) {
            return record.clone();
        }
        Record {
            change: Withheld {}.into(),
            reason: None,
            confirmed: Vec::new(),
            ..record.clone()
        }
    }
}
