//! What the director knows of entries.

use adoube_journal::{EntryMarks, Section};
use serde::Serialize;
use utoipa::ToSchema;

/// What the director knows of the entries of a section.
#[derive(Serialize, ToSchema)]
pub struct MarksBody {
    pub entries: Vec<EntryMarksBody>,
    /// Who would rather not meet whom.
    pub non_pairings: Vec<NonPairingBody>,
}

/// What the director knows of an entry.
#[derive(Serialize, ToSchema)]
pub struct EntryMarksBody {
    /// The player, by id.
    pub entrant: u32,
    pub name: String,
    /// As in the command `set_marks`.
    #[schema(value_type = Object)]
    pub marks: EntryMarks,
}

/// Players who would rather not meet.
#[derive(Serialize, ToSchema)]
pub struct NonPairingBody {
    /// The players, by id.
    pub entrants: Vec<u32>,
    pub names: Vec<String>,
    /// The last round in which it is looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<u16>,
}

impl MarksBody {
    /// Those of a section.
    pub fn of(section: &Section) -> MarksBody {
        let entries = section.marks.iter().map(|(id, marks)| EntryMarksBody {
            entrant: id.0,
            name: section.label(*id),
            marks: marks.clone(),
        });
        let requests = section.non_pairings.iter().map(|request| NonPairingBody {
            entrants: request.entrants.iter().map(|id| id.0).collect(),
            names: (request.entrants.iter())
                .map(|id| section.label(*id))
                .collect(),
            until: request.until.map(|round| round.0),
        });
        MarksBody {
            entries: entries.collect(),
            non_pairings: requests.collect(),
        }
    }
}
