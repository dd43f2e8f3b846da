//! Leaving FIDE mode.

use adoube_tournament::RoundNumber;
use serde::{Deserialize, Serialize};

use super::fact::{Fact, ProposalContext, Propose, Stamp, Task, UndoLimit, writes_section};
use crate::{Event, Refusal, SectionId};

/// A section left FIDE mode.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FideModeLeft {
    pub section: SectionId,
    /// The last round that was paired then; 0 before round 1.
    pub round: RoundNumber,
}

impl Fact for FideModeLeft {
    const TASK: Task = Task::Settings;

    writes_section!();

    fn round(&self) -> Option<RoundNumber> {
        Some(self.round).filter(|round| round.0 > 0)
    }

    /// Who left FIDE mode never enters it again, not by taking the record back either.
    fn undo(&self) -> UndoLimit {
        UndoLimit::Never
    }

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        if !section.is_in_fide_mode() {
            return Err(Refusal::NotInFideMode(section.id.clone()));
        }
        section.leave_fide_mode();
        Ok(())
    }
}

/// Leave FIDE mode, for good.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeaveFideMode {
    pub section: SectionId,
}

impl Propose for LeaveFideMode {
    type Becomes = FideModeLeft;

    fn propose(self, given: &ProposalContext) -> Result<FideModeLeft, Refusal> {
        let section = given.event.known(&self.section)?;
        Ok(FideModeLeft {
            round: section.draft.paired_rounds(),
            section: self.section,
        })
    }
}
