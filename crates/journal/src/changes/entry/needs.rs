//! What a player needs to be able to play.

use std::collections::BTreeSet;

use adoube_tournament::EntrantId;
use serde::{Deserialize, Serialize};

use crate::changes::fact::{Fact, Stamp, Task, UndoLimit, writes_entrant};
use crate::{Event, Refusal, SectionId};

/// What a player needs was noted, in place of what was noted before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NeedsSet {
    pub section: SectionId,
    pub entrant: EntrantId,
    pub needs: Needs,
}

/// What a player needs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Needs {
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub kinds: BTreeSet<Need>,
    /// What else, in the player's own words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
}

impl Needs {
    /// Whether nothing is needed.
    pub fn is_empty(&self) -> bool {
        self.kinds.is_empty() && self.words.is_none()
    }
}

/// Something that a player needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Need {
    /// Blind or visually impaired.
    Sight,
    Wheelchair,
    /// Deaf or hard of hearing.
    Hearing,
    /// Somebody who makes the moves.
    MovingAssistant,
    /// Somebody who presses the clock.
    ClockAssistant,
    /// Somebody who keeps the score.
    RecordingAssistant,
    /// The same table in every round.
    FixedTable,
}

impl Need {
    /// All of them, in the order they are offered.
    pub const ALL: [Need; 7] = [
        Need::Sight,
        Need::Wheelchair,
        Need::Hearing,
        Need::MovingAssistant,
        Need::ClockAssistant,
        Need::RecordingAssistant,
        Need::FixedTable,
    ];
}

impl Fact for NeedsSet {
    const TASK: Task = Task::Entries;

    writes_entrant!();

    fn undo(&self) -> UndoLimit {
        UndoLimit::Always
    }

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.existing(&self.section)?;
        section.entered(self.entrant)?;
        let before = section.needs.get(&self.entrant);
        if before.map_or(self.needs.is_empty(), |before| *before == self.needs) {
            return Err(Refusal::NothingChanges);
        }
        if self.needs.is_empty() {
            section.needs.remove(&self.entrant);
        } else {
            section.needs.insert(self.entrant, self.needs.clone());
        }
        Ok(())
    }
}
