//! An entry that goes over into another section.

use adoube_tournament::{Entrant, EntrantId, RoundNumber};
use serde::{Deserialize, Serialize};

use super::registration::{Registered, TakenOut, check_unused, taken_out};
use crate::changes::Ids;
use crate::changes::fact::{Fact, ProposalContext, Propose, Stamp, Task, in_section};
use crate::{EntryMarks, Event, Refusal, Section, SectionId, Subject};

/// A player who was in no round yet went over into another section, with what was noted of the entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EntryMoved {
    pub section: SectionId,
    pub entrant: EntrantId,
    /// The name, which is not known in the first section any more.
    pub name: String,
    /// The other section.
    pub to: SectionId,
    /// Who the player is there.
    pub becomes: EntrantId,
    /// From which round on.
    pub first_round: RoundNumber,
}

impl Fact for EntryMoved {
    const TASK: Task = Task::Entries;

    in_section!();

    fn writes(&self) -> Vec<Subject> {
        let sides = [(&self.section, self.entrant), (&self.to, self.becomes)];
        let subjects = sides.map(|(section, entrant)| Subject::Entrant {
            section: section.clone(),
            entrant,
        });
        subjects.into()
    }

    fn about_entrant(&self, entrant: EntrantId) -> bool {
        self.entrant == entrant
    }

    fn entrant_before(
        &self,
        section: &SectionId,
        entrant: EntrantId,
    ) -> Option<(SectionId, EntrantId)> {
        let there = self.to == *section && self.becomes == entrant;
        there.then(|| (self.section.clone(), self.entrant))
    }

    fn note_ids(&self, ids: &mut Ids) {
        ids.gave_entrant(&self.to, self.becomes);
    }

    /// The entry there is checked as any other; then nothing can be wrong any more.
    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        if self.section == self.to {
            return Err(Refusal::NothingChanges);
        }
        let source = event.unfinished(&self.section)?;
        check_unused(source, self.entrant)?;
        let player = source.entered(self.entrant)?.player.clone();
        let entry = Registered {
            section: self.to.clone(),
            entrant: self.becomes,
            player,
            first_round: self.first_round,
            missed: None,
            marks: EntryMarks::default(),
        };
        entry.apply(event, stamp)?;
        let taken = taken_out(event.unfinished(&self.section)?, self.entrant)?;
        taken.note_in(event.unfinished(&self.to)?, self.becomes);
        Ok(())
    }
}

impl TakenOut {
    /// What was noted of the entry goes over into a section, under the id that it has there. The entrant
    /// as it was is given back.
    pub(in crate::changes) fn note_in(self, section: &mut Section, id: EntrantId) -> Entrant {
        section.checked_in.extend(self.is_here.then_some(id));
        section.needs.extend(self.needs.map(|needs| (id, needs)));
        let account = self.account.map(|lines| (id, lines));
        section.accounts.extend(account);
        // An earlier entry of the same person stays behind.
        let marks = self.marks.map(|marks| EntryMarks {
            reentry_of: None,
            ..marks
        });
        section.marks.extend(marks.map(|marks| (id, marks)));
        let rounds = section.settings.rounds;
        let byes = self.byes.into_iter();
        let played = byes.filter(|bye| bye.round.0 <= rounds);
        let played = played.map(|mut bye| {
            bye.entrant = id;
            bye
        });
        section.draft.bye_requests.extend(played);
        self.entrant
    }
}

/// Let a player who was in no round yet go over into another section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveEntry {
    pub section: SectionId,
    pub entrant: EntrantId,
    /// The other section.
    pub to: SectionId,
}

impl Propose for MoveEntry {
    type Becomes = EntryMoved;

    fn propose(self, given: &ProposalContext) -> Result<EntryMoved, Refusal> {
        let section = given.event.known(&self.section)?;
        let to = given.event.known(&self.to)?;
        Ok(EntryMoved {
            name: section.entered(self.entrant)?.player.name.clone(),
            becomes: given.ids.next_entrant(&self.to),
            first_round: to.next_round(),
            section: self.section,
            entrant: self.entrant,
            to: self.to,
        })
    }
}
