//! One list of entries that becomes several sections: quads, and a small Swiss for the rest.

use adoube_tournament::{EntrantId, PairingNumber};
use serde::{Deserialize, Serialize};

use super::Ids;
use super::entry::{check_unused, taken_out};
use super::fact::{Fact, Stamp, Task, in_section, reads_section};
use super::section::new_section;
use crate::{Event, Refusal, SectionId, SectionSettings, Subject};

/// Players of a section went over into new sections, with what was noted of them. They keep their ids.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SectionDivided {
    /// The section that they were entered in. It stays, for whoever comes later.
    pub section: SectionId,
    pub groups: Vec<SectionGroup>,
}

/// A new section and its players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SectionGroup {
    /// The short name of the new section.
    pub section: SectionId,
    /// What is announced of it.
    pub settings: SectionSettings,
    /// Who plays in it, in the order of their numbers.
    pub entrants: Vec<EntrantId>,
}

impl Fact for SectionDivided {
    const TASK: Task = Task::Settings;

    in_section!();
    reads_section!();

    fn writes(&self) -> Vec<Subject> {
        let groups = self.groups.iter().map(|group| &group.section);
        let sections = std::iter::once(&self.section).chain(groups);
        let subjects = sections.map(|section| Subject::Section {
            section: section.clone(),
        });
        subjects.collect()
    }

    fn about_entrant(&self, entrant: EntrantId) -> bool {
        let mut groups = self.groups.iter();
        groups.any(|group| group.entrants.contains(&entrant))
    }

    fn entrant_before(
        &self,
        section: &SectionId,
        entrant: EntrantId,
    ) -> Option<(SectionId, EntrantId)> {
        let mut groups = self.groups.iter().filter(|group| group.section == *section);
        let there = groups.any(|group| group.entrants.contains(&entrant));
        there.then(|| (self.section.clone(), entrant))
    }

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        if self.groups.is_empty() {
            return Err(Refusal::NothingChanges);
        }
        let source = event.unfinished(&self.section)?;
        let all = self.groups.iter().flat_map(|group| &group.entrants);
        let all: Vec<EntrantId> = all.copied().collect();
        source.named_once(&all)?;
        for entrant in &all {
            check_unused(source, *entrant)?;
        }
        for group in &self.groups {
            group.make(event, &self.section)?;
        }
        Ok(())
    }

    fn note_ids(&self, ids: &mut Ids) {
        for group in &self.groups {
            for entrant in &group.entrants {
                ids.gave_entrant(&group.section, *entrant);
            }
        }
    }
}

impl SectionGroup {
    /// Adds the section and moves its players. Tables that were theirs are free: the hall is divided
    /// anew.
    fn make(&self, event: &mut Event, from: &SectionId) -> Result<(), Refusal> {
        if self.entrants.is_empty() {
            return Err(Refusal::NobodyEntered);
        }
        let mut section = new_section(event, &self.section, &self.settings)?;
        let source = event.unfinished(from)?;
        for (place, id) in self.entrants.iter().enumerate() {
            let mut moved = taken_out(source, *id)?;
            moved.entrant.pairing_number = Some(PairingNumber::at_place(place));
            if let Some(fide_id) = moved.entrant.player.fide_id {
                section.fide_ids.insert(fide_id, *id);
            }
            let entrant = moved.note_in(&mut section, *id);
            section.draft.entrants.push(entrant);
        }
        section.draft.entrants.sort_by_key(|entrant| entrant.id);
        event.sections.push(section);
        Ok(())
    }
}
