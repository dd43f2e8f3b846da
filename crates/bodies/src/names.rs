//! Names for facts that know players and teams by their ids.

use adoube_journal::{Event, Section, SectionId, SubmitError};
use adoube_tournament::{EntrantId, TeamId, Tournament};
use adoube_words::Names;

/// The names of a section. Whom nobody knows any more, because the entry was taken back, is told by
/// number.
pub struct SectionNames<'e> {
    section: Option<&'e Section>,
    /// Whether entrants stand for teams, as where a Swiss system pairs teams.
    of_teams: bool,
}

impl<'e> SectionNames<'e> {
    /// The names of this section.
    pub fn in_section(section: &'e Section) -> SectionNames<'e> {
        SectionNames {
            section: Some(section),
            of_teams: false,
        }
    }

    /// The same where entrants stand for the teams, under the numbers of their ids.
    pub fn of_those_paired(section: &'e Section, of_teams: bool) -> SectionNames<'e> {
        SectionNames {
            section: Some(section),
            of_teams,
        }
    }

    /// The names that a change in this section speaks of.
    pub fn of(event: &'e Event, section: Option<&SectionId>) -> SectionNames<'e> {
        SectionNames {
            section: section.and_then(|section| event.section(section)),
            of_teams: false,
        }
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
        let team = EntrantId(number).team().filter(|_| kind == "EntrantId");
        let number = team.map_or(number, |team| team.0);
        let is_player = kind == "EntrantId" && !self.of_teams && team.is_none();
        let name = match kind {
            _ if is_player => (self.section)
                .and_then(|section| section.entrant(EntrantId(number)))
                .map(|entrant| entrant.label()),
            "TeamId" | "EntrantId" => (self.section)
                .and_then(|section| section.team(TeamId(number)))
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
        let number = u32::try_from(id).ok()?;
        match kind {
            "EntrantId" => Some(self.0.entrant(EntrantId(number))?.label()),
            "TeamId" => {
                let mut teams = self.0.teams().iter();
                let team = teams.find(|team| team.id == TeamId(number))?;
                Some(format!("{} ({number})", team.details.name))
            }
            _ => None,
        }
    }
}
