//! Byes that players ask for.

use adoube_tournament::{ByeKind, ByeRequest, EntrantId, RoundNumber};
use serde::{Deserialize, Serialize};

use crate::changes::fact::{Fact, Stamp, Task, writes_entrant};
use crate::{Event, Refusal, Section, SectionId};

/// A player asked for a bye.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByeRequested {
    pub section: SectionId,
    pub entrant: EntrantId,
    pub round: RoundNumber,
    /// What the player gets for it.
    pub bye: ByeKind,
}

impl Fact for ByeRequested {
    const TASK: Task = Task::Entries;

    writes_entrant!();

    fn round(&self) -> Option<RoundNumber> {
        Some(self.round)
    }

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        let (entrant, round, kind) = (self.entrant, self.round, self.bye);
        let who = section.entered(entrant)?.label();
        section.to_come(round)?;
        if kind == ByeKind::PairingAllocated {
            return Err(Refusal::PairingAllocatedByeRequested);
        }
        if request(section, entrant, round).is_some() {
            return Err(Refusal::ByeRequestedAlready { who, round });
        }
        section.draft.bye_requests.push(ByeRequest {
            entrant,
            round,
            kind,
        });
        Ok(())
    }
}

/// A player no longer asks for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByeRequestCancelled {
    pub section: SectionId,
    pub entrant: EntrantId,
    pub round: RoundNumber,
}

impl Fact for ByeRequestCancelled {
    const TASK: Task = Task::Entries;

    writes_entrant!();

    fn round(&self) -> Option<RoundNumber> {
        Some(self.round)
    }

    /// A request can be dropped for as long as the pairing can still be changed: who asked for a
    /// bye and comes after all is then paired by hand.
    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        let (entrant, round) = (self.entrant, self.round);
        let who = section.entered(entrant)?.label();
        section.announced(round)?;
        if round <= section.draft.paired_rounds() {
            section.open_round(round)?;
        }
        let Some(place) = request(section, entrant, round) else {
            return Err(Refusal::NoByeRequest { who, round });
        };
        section.draft.bye_requests.remove(place);
        Ok(())
    }
}

/// Where the requests have the one of a player for a round.
fn request(section: &Section, id: EntrantId, round: RoundNumber) -> Option<usize> {
    let mut requests = section.draft.bye_requests.iter();
    requests.position(|request| request.entrant == id && request.round == round)
}
