//! Entering players, correcting what is known of them, removing entries.

use adoube_tournament::{ByeKind, ByeRequest, Entrant, EntrantId, Player, RoundNumber};
use serde::{Deserialize, Serialize};

use crate::changes::Ids;
use crate::changes::fact::{Fact, Given, Propose, Stamp, Task, writes_entrant};
use crate::{Event, Refusal, Section, SectionId};

/// A player was entered, from some round on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(rename(serialize = "journal-registered"))]
pub struct Registered {
    pub section: SectionId,
    pub entrant: EntrantId,
    pub player: Player,
    pub first_round: RoundNumber,
    /// What a late entry gets for each round that was missed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub missed: Option<ByeKind>,
}

impl Fact for Registered {
    const TASK: Task = Task::Entries;

    writes_entrant!();

    fn note_ids(&self, ids: &mut Ids) {
        ids.gave_entrant(&self.section, self.entrant);
    }

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        let (id, player) = (self.entrant, &self.player);
        check_player(section, id, player)?;
        section.to_come(self.first_round)?;
        if section.settings.format.is_seated() && !section.draft.rounds.is_empty() {
            return Err(Refusal::TableDrawn);
        }
        if self.missed == Some(ByeKind::PairingAllocated) {
            return Err(Refusal::PairingAllocatedByeRequested);
        }
        let place = match section.draft.entrants.binary_search_by_key(&id, |e| e.id) {
            Ok(_) => return Err(Refusal::EntrantExists(id)),
            Err(place) => place,
        };
        let entrant = Entrant {
            first_round: self.first_round,
            ..Entrant::new(id, player.clone())
        };
        section.draft.entrants.insert(place, entrant);
        let fide_id = player.fide_id.map(|fide_id| (fide_id, id));
        section.fide_ids.extend(fide_id);
        if let Some(kind) = self.missed {
            let rounds = (1..self.first_round.0).map(RoundNumber);
            let byes = rounds.map(|round| ByeRequest {
                entrant: id,
                round,
                kind,
            });
            section.draft.bye_requests.extend(byes);
        }
        Ok(())
    }

    /// A late entry with byes is part of every round it missed.
    fn in_round(&self, round: RoundNumber) -> bool {
        self.missed.is_some() && round < self.first_round
    }
}

/// Enter a player who takes part from the next round to be paired.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Register {
    pub section: SectionId,
    pub player: Player,
}

impl Propose for Register {
    type Becomes = Registered;

    fn propose(self, given: &Given) -> Result<Registered, Refusal> {
        Ok(Registered {
            entrant: given.ids.next_entrant(&self.section),
            first_round: given.event.known(&self.section)?.next_round(),
            missed: None,
            player: self.player,
            section: self.section,
        })
    }
}

/// Enter a player who takes part from a later round (C.04.2.C).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LateEnter {
    pub section: SectionId,
    pub player: Player,
    /// The first round the player can be paired in.
    pub first_round: RoundNumber,
    /// What the player gets for each missed round; `None` for nothing.
    #[serde(default)]
    pub missed: Option<ByeKind>,
}

impl Propose for LateEnter {
    type Becomes = Registered;

    fn propose(self, given: &Given) -> Result<Registered, Refusal> {
        Ok(Registered {
            entrant: given.ids.next_entrant(&self.section),
            section: self.section,
            player: self.player,
            first_round: self.first_round,
            missed: self.missed,
        })
    }
}

/// What is known of a player was corrected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerEdited {
    pub section: SectionId,
    pub entrant: EntrantId,
    /// The corrected data.
    pub player: Player,
}

impl Fact for PlayerEdited {
    const TASK: Task = Task::Entries;

    writes_entrant!();

    /// Ratings rank the players of every round.
    fn looked_at_after(&self) -> Option<RoundNumber> {
        Some(RoundNumber(0))
    }

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        let (id, player) = (self.entrant, &self.player);
        check_player(section, id, player)?;
        let entrant = section
            .draft
            .entrant_mut(id)
            .ok_or(Refusal::NoEntrant(id))?;
        if entrant.player == *player {
            return Err(Refusal::NothingChanges);
        }
        if let Some(before) = entrant.player.fide_id {
            section.fide_ids.remove(&before);
        }
        let fide_id = player.fide_id.map(|fide_id| (fide_id, id));
        section.fide_ids.extend(fide_id);
        entrant.player = player.clone();
        Ok(())
    }
}

/// The data can be printed, and nobody else in the section has this FIDE id.
fn check_player(section: &Section, id: EntrantId, player: &Player) -> Result<(), Refusal> {
    player.check()?;
    let Some(fide_id) = player.fide_id else {
        return Ok(());
    };
    match section.fide_ids.get(&fide_id) {
        Some(other) if *other != id => Err(Refusal::EnteredAlready {
            name: section.label(*other),
            fide_id,
        }),
        _ => Ok(()),
    }
}

/// An entry that was a mistake was removed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scratched {
    pub section: SectionId,
    pub entrant: EntrantId,
    /// The name that was entered, which is known from nowhere else any more.
    pub name: String,
}

impl Fact for Scratched {
    const TASK: Task = Task::Entries;

    writes_entrant!();

    /// With the entry goes everything that was arranged for it alone. The id is not given again.
    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        let id = self.entrant;
        check_unused(section, id)?;
        if let Some(fide_id) = section.entered(id)?.player.fide_id {
            section.fide_ids.remove(&fide_id);
        }
        section.checked_in.remove(&id);
        section.fixed_boards.remove(&id);
        section.needs.remove(&id);
        let draft = &mut section.draft;
        draft.entrants.retain(|entrant| entrant.id != id);
        draft.bye_requests.retain(|request| request.entrant != id);
        draft.adjustments.retain(|other| other.entrant != id);
        for given in &mut draft.virtual_points {
            given.entrants.retain(|other| *other != id);
        }
        draft
            .virtual_points
            .retain(|given| !given.entrants.is_empty());
        Ok(())
    }
}

/// Nothing that others see rests on the entry.
fn check_unused(section: &Section, id: EntrantId) -> Result<(), Refusal> {
    let entrant = section.entered(id)?;
    let who = || entrant.label();
    let mut rounds = section.draft.rounds.iter();
    if let Some(place) = rounds.position(|round| round.entrants().any(|other| other == id)) {
        return Err(Refusal::TookPart {
            who: who(),
            round: RoundNumber::at_place(place),
        });
    }
    // A table that was drawn has a number for everybody.
    if section.settings.format.is_seated() && !section.draft.rounds.is_empty() {
        return Err(Refusal::Seated { who: who() });
    }
    let mut teams = section.draft.teams.iter();
    if let Some(team) = teams.find(|team| team.details.members.contains(&id)) {
        return Err(Refusal::InTeam {
            who: who(),
            team: team.details.name.clone(),
        });
    }
    let mut bans = section.draft.prohibited.iter();
    if bans.any(|ban| ban.entrants.contains(&id)) {
        return Err(Refusal::InProhibitedPairing { who: who() });
    }
    Ok(())
}

/// Remove an entry that was a mistake; possible until the player is in a paired round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scratch {
    pub section: SectionId,
    pub entrant: EntrantId,
}

impl Propose for Scratch {
    type Becomes = Scratched;

    fn propose(self, given: &Given) -> Result<Scratched, Refusal> {
        let section = given.event.known(&self.section)?;
        Ok(Scratched {
            name: section.entered(self.entrant)?.player.name.clone(),
            section: self.section,
            entrant: self.entrant,
        })
    }
}
