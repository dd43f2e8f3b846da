//! A tournament from a report file, before and after it is a section.

use adoube_conduct::import::Import;
use adoube_journal::{EventId, SectionId};
use adoube_words::Words;
use serde::Serialize;
use utoipa::ToSchema;

use crate::finding::FindingBody;

/// What a report file becomes.
#[derive(Serialize, ToSchema)]
pub struct ImportBody {
    #[schema(value_type = String)]
    pub event: EventId,
    /// The short name of the section.
    #[schema(value_type = String)]
    pub section: SectionId,
    pub name: String,
    /// The version of the file: `TRF06`, `TRF16` or `TRF26`.
    pub version: String,
    pub format: &'static str,
    /// The Swiss system and its edition.
    pub pairing_system: Option<String>,
    pub players: usize,
    pub teams: usize,
    /// The rounds that are paired in the file.
    pub rounds: usize,
    /// The rounds announced.
    pub planned_rounds: u16,
    /// Everything that was changed, filled in or left out.
    pub adjustments: Vec<AdjustmentBody>,
    /// The rounds that the rules pair otherwise.
    #[schema(value_type = Vec<Object>)]
    pub findings: Vec<FindingBody>,
    /// The last record of the journal now; null if nothing was written.
    pub head: Option<u64>,
}

/// Something that is not as the file has it.
#[derive(Serialize, ToSchema)]
pub struct AdjustmentBody {
    /// The line of the file; 0 if it concerns the file as a whole.
    pub line: u64,
    pub text: String,
}

impl ImportBody {
    /// What a file becomes in an event; with the last record, if it was written.
    pub fn of(
        event: &EventId,
        import: &Import,
        findings: &[FindingBody],
        head: Option<u64>,
        words: Words,
    ) -> ImportBody {
        let section = &import.section;
        let adjustments = import.adjustments.iter().map(|one| AdjustmentBody {
            line: one.line,
            text: words.tell(&one.what),
        });
        ImportBody {
            event: event.clone(),
            section: section.section.clone(),
            name: section.settings.name.clone(),
            version: import.version.to_string(),
            format: section.settings.format.name(),
            pairing_system: section.settings.pairing_system.clone(),
            players: section.entrants.len(),
            teams: section.teams.len(),
            rounds: section.rounds.len(),
            planned_rounds: section.settings.rounds,
            adjustments: adjustments.collect(),
            findings: findings.to_vec(),
            head,
        }
    }
}
