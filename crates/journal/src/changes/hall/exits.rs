//! Players who leave the playing area and come back.

use adoube_tournament::{EntrantId, RoundNumber};
use jiff::civil::DateTime;
use serde::{Deserialize, Serialize};

use super::notes_in_hall;
use crate::changes::fact::{Fact, Stamp, Task};
use crate::{Event, Exit, Refusal, Section, SectionId};

/// A player left the playing area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerLeft {
    pub section: SectionId,
    pub round: RoundNumber,
    pub entrant: EntrantId,
    /// When, on the clocks of the hall.
    pub at: DateTime,
}

impl Fact for PlayerLeft {
    const TASK: Task = Task::Results;

    notes_in_hall!();

    fn about_entrant(&self, entrant: EntrantId) -> bool {
        self.entrant == entrant
    }

    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.existing(&self.section)?;
        section.plays(self.entrant, self.round)?;
        if let Some(exit) = section.out(self.entrant, self.round) {
            return Err(Refusal::OutAlready {
                who: section.label(self.entrant),
                since: exit.left,
            });
        }
        section.log_of_paired(self.round)?.exits.push(Exit {
            entrant: self.entrant,
            left: self.at,
            returned: None,
            noted: stamp.trace(),
        });
        Ok(())
    }
}

/// A player came back into the playing area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerReturned {
    pub section: SectionId,
    pub round: RoundNumber,
    pub entrant: EntrantId,
    /// When, on the clocks of the hall.
    pub at: DateTime,
}

impl Fact for PlayerReturned {
    const TASK: Task = Task::Results;

    notes_in_hall!();

    fn about_entrant(&self, entrant: EntrantId) -> bool {
        self.entrant == entrant
    }

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.existing(&self.section)?;
        section.entered(self.entrant)?;
        let who = section.label(self.entrant);
        let Some(left) = section.out(self.entrant, self.round).map(|exit| exit.left) else {
            return Err(Refusal::NotOut { who });
        };
        if self.at < left {
            return Err(Refusal::BackBeforeLeaving { who, left });
        }
        let exits = &mut section.log_of_paired(self.round)?.exits;
        let open = exits
            .iter_mut()
            .find(|exit| exit.entrant == self.entrant && exit.returned.is_none());
        if let Some(exit) = open {
            exit.returned = Some(self.at);
        }
        Ok(())
    }
}

impl Section {
    /// The exit from which a player has not come back yet.
    fn out(&self, entrant: EntrantId, round: RoundNumber) -> Option<&Exit> {
        let exits = &self.hall_log(round)?.exits;
        exits
            .iter()
            .find(|exit| exit.entrant == entrant && exit.returned.is_none())
    }
}
