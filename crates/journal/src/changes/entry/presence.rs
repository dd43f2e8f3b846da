//! Who is there, and who sits where.

use adoube_tournament::EntrantId;
use serde::{Deserialize, Serialize};

use crate::changes::fact::{Fact, Stamp, Task, writes_entrant, writes_entrants};
use crate::{Event, Refusal, SectionId};

/// Players are there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CheckedIn {
    pub section: SectionId,
    pub entrants: Vec<EntrantId>,
}

impl Fact for CheckedIn {
    const TASK: Task = Task::Entries;

    writes_entrants!();

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        section.named_once(&self.entrants)?;
        let mut entrants = self.entrants.iter();
        if entrants.all(|id| section.checked_in.contains(id)) {
            return Err(Refusal::NothingChanges);
        }
        section.checked_in.extend(&self.entrants);
        Ok(())
    }
}

/// Players are not there, or no longer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CheckedOut {
    pub section: SectionId,
    pub entrants: Vec<EntrantId>,
}

impl Fact for CheckedOut {
    const TASK: Task = Task::Entries;

    writes_entrants!();

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        section.named_once(&self.entrants)?;
        let mut entrants = self.entrants.iter();
        if !entrants.any(|id| section.checked_in.contains(id)) {
            return Err(Refusal::NothingChanges);
        }
        section.checked_in.retain(|id| !self.entrants.contains(id));
        Ok(())
    }
}

/// A player has a table of their own, or no longer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardFixed {
    pub section: SectionId,
    pub entrant: EntrantId,
    /// Which table; `None` for wherever the pairing puts them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<u32>,
}

impl Fact for BoardFixed {
    const TASK: Task = Task::Pairings;

    writes_entrant!();

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        let id = self.entrant;
        section.entered(id)?;
        if section.fixed_boards.get(&id).copied() == self.table {
            return Err(Refusal::NothingChanges);
        }
        let Some(table) = self.table else {
            section.fixed_boards.remove(&id);
            return Ok(());
        };
        if table == 0 {
            return Err(Refusal::NoTables { first: 0, last: 0 });
        }
        let mut fixed = section.fixed_boards.iter();
        if let Some((other, _)) = fixed.find(|(_, taken)| **taken == table) {
            return Err(Refusal::TableTaken {
                table,
                who: section.label(*other),
            });
        }
        section.fixed_boards.insert(id, table);
        Ok(())
    }
}
