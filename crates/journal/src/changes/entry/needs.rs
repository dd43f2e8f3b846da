//! What a player needs to be able to play.

use std::collections::BTreeSet;

use adoube_tournament::EntrantId;
use serde::{Deserialize, Serialize};

use crate::changes::fact::{Fact, Stamp, Task, UndoLimit, writes_entrant};
use crate::changes::{Change, PersonsMeant};
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

    /// Whether and why one of the accessible tables is needed.
    pub fn access(&self) -> Option<Access> {
        self.kinds.iter().filter_map(|need| need.access()).min()
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

/// Why a player needs an accessible table, the most pressing first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Access {
    /// No other table can be reached.
    StepFree,
    /// A second board or an assistant has to find room at the table.
    Space,
}

impl Need {
    fn access(self) -> Option<Access> {
        match self {
            Need::Wheelchair => Some(Access::StepFree),
            Need::Sight
            | Need::MovingAssistant
            | Need::ClockAssistant
            | Need::RecordingAssistant => Some(Access::Space),
            Need::Hearing | Need::FixedTable => None,
        }
    }

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

    fn without_personal(&self, of: &PersonsMeant) -> Option<Change> {
        let meant = of.covers(&self.section, self.entrant) && !self.needs.is_empty();
        meant.then(|| {
            let kept = NeedsSet {
                needs: Needs::default(),
                ..self.clone()
            };
            kept.into()
        })
    }

    /// Of records from which the needs were erased one may be like the other.
    fn check_proposed(&self, event: &Event, _reason: Option<&str>) -> Result<(), Refusal> {
        let section = event.known(&self.section)?;
        let before = section.needs.get(&self.entrant);
        match before.map_or(self.needs.is_empty(), |before| *before == self.needs) {
            true => Err(Refusal::NothingChanges),
            false => Ok(()),
        }
    }

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.existing(&self.section)?;
        section.entered(self.entrant)?;
        if self.needs.is_empty() {
            section.needs.remove(&self.entrant);
        } else {
            section.needs.insert(self.entrant, self.needs.clone());
        }
        Ok(())
    }
}
