//! Taking records back, and putting them in force again. These change the fold, not the state.

use serde::{Deserialize, Serialize};

use super::fact::{Fact, Stamp, Task, UndoLimit};
use crate::{Event, Refusal, SectionId, Seq, Subject};

/// What an undo or redo does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undoing {
    /// The record is taken back.
    Undo(Seq),
    /// The record is in force again.
    Redo(Seq),
}

impl Undoing {
    /// The record it is about.
    pub fn seq(self) -> Seq {
        match self {
            Undoing::Undo(seq) | Undoing::Redo(seq) => seq,
        }
    }
}

/// A record was taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(rename(serialize = "record-undone"))]
pub struct Undone {
    pub seq: Seq,
}

/// A record that was taken back is in force again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(rename(serialize = "record-redone"))]
pub struct Redone {
    pub seq: Seq,
}

/// Both are looked at through the record that they are about.
macro_rules! undoing {
    ($kind:ident, $undoing:ident) => {
        impl Fact for $kind {
            const TASK: Task = Task::Settings;

            fn section(&self) -> Option<&SectionId> {
                None
            }

            fn writes(&self) -> Vec<Subject> {
                Vec::new()
            }

            fn undo(&self) -> UndoLimit {
                UndoLimit::OfUndo
            }

            fn undoing(&self) -> Option<Undoing> {
                Some(Undoing::$undoing(self.seq))
            }

            fn apply(&self, _event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
                Ok(())
            }
        }
    };
}

undoing!(Undone, Undo);
undoing!(Redone, Redo);
