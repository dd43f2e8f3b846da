//! Papers that the chief arbiter answers for.

use serde::{Deserialize, Serialize};

use super::fact::{Fact, Stamp, Task, UndoLimit, writes_section};
use crate::checks::{at_most, written};
use crate::{Event, Item, Refusal, SectionId, SignOff};

/// How long the name of a paper may be, with whom it is about, in bytes.
const LONGEST_NAME: usize = 300;

/// How long the digest of what a paper shows may be, in bytes.
const LONGEST_DIGEST: usize = 128;

/// A paper was signed off as it is. When what it shows changes, it is a draft again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PaperSignedOff {
    pub section: SectionId,
    /// Which paper, and what it is about, such as `it1 player 7`.
    pub paper: String,
    /// A digest of what it showed.
    pub shows: String,
}

impl Fact for PaperSignedOff {
    const TASK: Task = Task::Settings;

    writes_section!();

    fn undo(&self) -> UndoLimit {
        UndoLimit::Always
    }

    /// Papers are signed when everything is over, too.
    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.existing(&self.section)?;
        written(&self.paper, Item::Paper)?;
        at_most(self.paper.len(), LONGEST_NAME, Item::Paper)?;
        written(&self.shows, Item::Paper)?;
        at_most(self.shows.len(), LONGEST_DIGEST, Item::Paper)?;
        let shows = self.shows.clone();
        let by = stamp.trace();
        section
            .signed_off
            .insert(self.paper.clone(), SignOff { shows, by });
        Ok(())
    }
}
