//! Names for facts that know players and teams by their ids.

use adoube_journal::{Event, Section, SectionId, SubmitError};
use adoube_tournament::{EntrantId, TeamId, Tournament};
use adoube_words::Names;

/// The names of a section. Whom nobody knows any more, because the entry was taken back, is told by
/// number.
pub struct SectionNames<'e>(Option<&'e Section>);

impl<'e> SectionNames<'e> {
    /// The names of this section.
    pub fn in_section(section: &'e Section) -> SectionNames<'e> {
        SectionNames(Some(section))
    }

    /// The names that a change in this section speaks of.
    pub fn of(event: &'e Event, section: Option<&SectionId>) -> SectionNames<'e> {
        SectionNames(section.and_then(|section| event.section(section)))
    }

    /// The names that an error speaks of: those of the section in which somebody was faster.
    pub fn of_error(event: &'e Event, error: &SubmitError) -> SectionNames<'e> {
        let changed = match error {
            SubmitError::Conflict(conflict) => conflict.changed.first(),
            _ => None,
        };
        SectionNames::of(event, changed.and_then(|record| record.change.section()))
    }
}

impl Names for SectionNames<'_> {
    fn name(&self, kind: &str, id: u64) -> Option<String> {
        let number = u32::try_from(id).ok()?;
        let name = match kind {
            "EntrantId" => (self
                .0
                .and_then(|section| section.entrant(EntrantId(number))))
            .map(|entrant| entrant.label()),
            "TeamId" => (self.0.and_then(|section| section.team(TeamId(number))))
                .map(|team| team.details.name.clone()),
            _ => return None,
        };
        Some(name.unwrap_or_else(|| format!("#{id}")))
    }
}

/// The names of a tournament without an event around it.
pub struct NamesIn<'t>(pub &'t Tournament);

impl Names for NamesIn<'_> {
    fn name(&self, kind: &str, id: u64) -> Option<String> {
        let id = EntrantId(u32::try_from(id).ok()?);
        match kind {
            "EntrantId" => Some(self.0.entrant(id)?.label()),
            _ => None,
        }
    }
}
