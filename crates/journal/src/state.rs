//! An event as it stands: what the records fold to.

use std::collections::HashMap;

use adoube_tournament::{
    BoardNumber, Draft, Entrant, EntrantId, RoundNumber, Team, TeamId, Tournament, Violations,
};

use crate::{EventDetails, Provenance, SectionId, SectionSettings, Subject};

/// A chess event: what is announced of it, and its sections.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Event {
    /// What is announced.
    pub details: EventDetails,
    /// The sections, in the order in which they were added.
    pub sections: Vec<Section>,
    /// What was written down of the event as a whole.
    pub notes: Vec<Note>,
}

/// A section: a tournament with its own format, rules and rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The short name.
    pub id: SectionId,
    /// What is announced.
    pub settings: SectionSettings,
    /// Players, teams, rounds.
    pub draft: Draft,
    /// What else is known of each paired round.
    pub rounds: Vec<RoundStatus>,
    /// What was written down.
    pub notes: Vec<Note>,
    /// The incidents.
    pub incidents: Vec<Incident>,
    /// Nothing more is to come.
    pub finished: bool,
    /// Who has which FIDE id, so that nobody is entered twice.
    pub(crate) fide_ids: HashMap<u32, EntrantId>,
}

/// What is known of a round beside its games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundStatus {
    /// Who or what paired it.
    pub made_by: Provenance,
    /// Declared complete.
    pub closed: bool,
}

/// Something written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// What it is about.
    pub subject: Subject,
    /// The note.
    pub text: String,
}

/// Something that happened in the hall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Incident {
    /// In which round.
    pub round: RoundNumber,
    /// On which board, if one.
    pub board: Option<BoardNumber>,
    /// Who is concerned.
    pub entrants: Vec<EntrantId>,
    /// What happened.
    pub facts: String,
    /// What the arbiter decided.
    pub ruling: Option<String>,
}

impl Event {
    /// The section with this short name.
    pub fn section(&self, id: &SectionId) -> Option<&Section> {
        self.sections.iter().find(|section| section.id == *id)
    }

    pub(crate) fn section_mut(&mut self, id: &SectionId) -> Option<&mut Section> {
        self.sections.iter_mut().find(|section| section.id == *id)
    }
}

impl Section {
    /// The snapshot that the engines read.
    pub fn snapshot(&self) -> Result<Tournament, Violations> {
        Tournament::new(self.draft.clone())
    }

    /// An entrant.
    pub fn entrant(&self, id: EntrantId) -> Option<&Entrant> {
        self.draft.entrant(id)
    }

    /// A team.
    pub fn team(&self, id: TeamId) -> Option<&Team> {
        self.draft.teams.iter().find(|team| team.id == id)
    }

    /// The next round to be paired.
    pub fn next_round(&self) -> RoundNumber {
        self.draft.paired_rounds().next()
    }

    /// Whether a round was declared complete.
    pub fn is_closed(&self, round: RoundNumber) -> bool {
        self.rounds
            .get(round.place())
            .is_some_and(|status| status.closed)
    }

    /// The name and number of an entrant, for messages.
    pub fn label(&self, id: EntrantId) -> String {
        self.entrant(id)
            .map_or_else(|| id.to_string(), Entrant::label)
    }
}
