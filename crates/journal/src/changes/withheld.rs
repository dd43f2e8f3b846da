//! What those get who may not read a confidential record.

use serde::{Deserialize, Serialize};

use super::Undoing;
use super::fact::{Fact, Stamp, Task, UndoLimit};
use crate::{Event, Journal, Record, Refusal, SectionId, Subject};

/// A confidential record stands here, and was left out of this copy of the journal. It changes nothing.
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

impl Journal {
    /// Whether a record is not for everybody: what is confidential, and what takes such a record back or puts
    /// it in force again.
    pub fn is_confidential(&self, record: &Record) -> bool {
        let target = record.change.undoing().map(Undoing::seq);
        let looked_at = target.and_then(|seq| self.record(seq)).unwrap_or(record);
        looked_at.change.task() == Task::Confidential
    }

    /// A record as those see it who may not read confidential ones: without what it says, about whom and
    /// why. Nothing else is kept back.
    pub fn openly(&self, record: &Record) -> Record {
        if !self.is_confidential(record) {
            return record.clone();
        }
        Record {
            change: Withheld {}.into(),
            reason: None,
            ..record.clone()
        }
    }
}
