//! The names of players and teams, for the sentences of facts, which know only their ids.

use adoube_journal::Section;
use adoube_tournament::{EntrantId, TeamId, Tournament};
use adoube_words::Names;

/// The names of a section: players with their numbers, and teams.
pub struct NamesOf<'s>(pub &'s Section);

impl Names for NamesOf<'_> {
    fn name(&self, kind: &str, id: u64) -> Option<String> {
        let id = u32::try_from(id).ok()?;
        match kind {
            "EntrantId" => Some(self.0.label(EntrantId(id))),
            "TeamId" => {
                let team = self.0.team(TeamId(id))?;
                Some(team.details.name.clone())
            }
            _ => None,
        }
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
