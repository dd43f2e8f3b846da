//! Start positions of Chess960.

use adoube_tournament::{RoundNumber, StartPosition};
use serde::{Deserialize, Serialize};

use super::fact::{Fact, ProposalContext, Propose, Stamp, Task, writes_round};
use crate::{Event, Refusal, SectionId};

/// The start position of a round was drawn or given, in place of an earlier one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartPositionSet {
    pub section: SectionId,
    pub round: RoundNumber,
    pub position: StartPosition,
    /// The seed of the lots; none if it was given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
}

impl Fact for StartPositionSet {
    const TASK: Task = Task::Pairings;

    writes_round!();

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        section.announced(self.round)?;
        if section.is_closed(self.round) {
            return Err(Refusal::Closed(self.round));
        }
        let drawn = self.seed.map(|seed| StartPosition::drawn(seed, self.round));
        if drawn.is_some_and(|drawn| drawn != self.position) {
            return Err(Refusal::NotAsDrawn);
        }
        let stood = section.start_positions.insert(self.round, self.position);
        match stood == Some(self.position) {
            true => Err(Refusal::NothingChanges),
            false => Ok(()),
        }
    }
}

/// Draw the start position of a round by lot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawStartPosition {
    pub section: SectionId,
    pub round: RoundNumber,
    pub seed: u64,
}

impl Propose for DrawStartPosition {
    type Becomes = StartPositionSet;

    fn propose(self, _given: &ProposalContext) -> Result<StartPositionSet, Refusal> {
        Ok(StartPositionSet {
            position: StartPosition::drawn(self.seed, self.round),
            seed: Some(self.seed),
            section: self.section,
            round: self.round,
        })
    }
}
