//! What changes are about: the basis of histories and of conflicts.

use adoube_tournament::{BoardNumber, EntrantId, RoundNumber, TeamId};
use serde::{Deserialize, Serialize};

use crate::SectionId;

/// What a note is about, and what a history is asked of.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "about", rename_all = "snake_case", deny_unknown_fields)]
#[serde(rename(serialize = "journal-subject"))]
pub enum Subject {
    /// The whole event.
    Event {},
    Section {
        section: SectionId,
    },
    /// A round of a section.
    Round {
        section: SectionId,
        round: RoundNumber,
    },
    /// A board of a round.
    Board {
        section: SectionId,
        round: RoundNumber,
        board: BoardNumber,
    },
    Entrant {
        section: SectionId,
        entrant: EntrantId,
    },
    Team {
        section: SectionId,
        team: TeamId,
    },
}

impl Subject {
    /// The section it belongs to; `None` for the event itself.
    pub fn section(&self) -> Option<&SectionId> {
        match self {
            Subject::Event {} => None,
            Subject::Section { section }
            | Subject::Round { section, .. }
            | Subject::Board { section, .. }
            | Subject::Entrant { section, .. }
            | Subject::Team { section, .. } => Some(section),
        }
    }
}

/// What a change needs to be alone with.
pub(crate) struct Footprint {
    /// What it changes.
    pub writes: Vec<Subject>,
    /// It was computed from the whole section, so anything that happened there in the meantime
    /// may have made it wrong.
    pub reads_section: Option<SectionId>,
}

impl Footprint {
    /// Whether something that was written in the meantime gets in the way.
    pub(crate) fn meets(&self, written: &[Subject]) -> bool {
        written.iter().any(|subject| {
            self.reads_section.is_some() && self.reads_section.as_ref() == subject.section()
                || self.writes.iter().any(|own| overlap(own, subject))
        })
    }
}

/// A round and its boards overlap; otherwise only a subject with itself.
fn overlap(one: &Subject, other: &Subject) -> bool {
    fn round(subject: &Subject) -> Option<(&SectionId, RoundNumber, Option<BoardNumber>)> {
        match subject {
            Subject::Round { section, round } => Some((section, *round, None)),
            Subject::Board {
                section,
                round,
                board,
            } => Some((section, *round, Some(*board))),
            _ => None,
        }
    }
    match (round(one), round(other)) {
        (Some((section, number, board)), Some((other_section, other_number, other_board))) => {
            section == other_section
                && number == other_number
                && (board.is_none() || other_board.is_none() || board == other_board)
        }
        _ => one == other,
    }
}
