//! Ids that were given, so that none is given twice.

use std::collections::BTreeMap;

use adoube_tournament::{EntrantId, SettledBy, TeamId};

use crate::{Event, Record, SectionId};

/// The highest ids given so far. They count undone records too: an id is never given twice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Ids {
    entrants: BTreeMap<SectionId, u32>,
    teams: BTreeMap<SectionId, u32>,
    /// The seed with which lots were first drawn between tied participants: a drawing that was taken back
    /// is not drawn anew with another one.
    lots: BTreeMap<SectionId, u64>,
}

impl Ids {
    /// Those of an event as it stands.
    pub(crate) fn in_use(event: &Event) -> Ids {
        let mut ids = Ids::default();
        for section in &event.sections {
            for entrant in &section.draft.entrants {
                ids.gave_entrant(&section.id, entrant.id);
            }
            for team in &section.draft.teams {
                ids.gave_team(&section.id, team.id);
            }
            for tie in &section.draft.settled_ties {
                if let SettledBy::Lots(seed) = tie.by {
                    ids.drew_lots(&section.id, seed);
                }
            }
        }
        ids
    }

    /// Takes in what a record gave.
    pub(crate) fn note(&mut self, record: &Record) {
        record.change.note_ids(self);
    }

    pub(crate) fn gave_entrant(&mut self, section: &SectionId, id: EntrantId) {
        raise(&mut self.entrants, section, id.0);
    }

    pub(crate) fn gave_team(&mut self, section: &SectionId, id: TeamId) {
        raise(&mut self.teams, section, id.0);
    }

    /// Players of one section went over into another, with `ids_from` added to their ids.
    pub(crate) fn joined(&mut self, section: &SectionId, from: &SectionId, ids_from: u32) {
        let highest = self.entrants.get(from).copied().unwrap_or(0);
        raise(
            &mut self.entrants,
            section,
            highest.saturating_add(ids_from),
        );
    }

    pub(crate) fn drew_lots(&mut self, section: &SectionId, seed: u64) {
        self.lots.entry(section.clone()).or_insert(seed);
    }

    /// The seed with which lots were first drawn.
    pub(crate) fn lots(&self, section: &SectionId) -> Option<u64> {
        self.lots.get(section).copied()
    }

    pub(crate) fn next_entrant(&self, section: &SectionId) -> EntrantId {
        EntrantId(self.entrants.get(section).copied().unwrap_or(0) + 1)
    }

    pub(crate) fn next_team(&self, section: &SectionId) -> TeamId {
        TeamId(self.teams.get(section).copied().unwrap_or(0) + 1)
    }
}

fn raise(highest: &mut BTreeMap<SectionId, u32>, section: &SectionId, id: u32) {
    let entry = highest.entry(section.clone()).or_default();
    *entry = id.max(*entry);
}
