//! Whether players check themselves in.

use serde::{Deserialize, Serialize};

use crate::changes::fact::{Fact, Stamp, Task, UndoLimit, writes_section};
use crate::{Event, Refusal, SectionId};

/// From now on players check themselves in, or no longer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SelfCheckInSet {
    pub section: SectionId,
    /// Whether they do.
    pub open: bool,
}

impl Fact for SelfCheckInSet {
    const TASK: Task = Task::Entries;

    writes_section!();

    fn undo(&self) -> UndoLimit {
        UndoLimit::Always
    }

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        if section.self_check_in == self.open {
            return Err(Refusal::NothingChanges);
        }
        section.self_check_in = self.open;
        Ok(())
    }
}
