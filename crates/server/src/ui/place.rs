//! Where at the desk a request is.

use adoube_journal::Section;
use adoube_tournament::EntrantId;

use crate::events::EventView;
use crate::guard::AtDesk;
use crate::params::DeskSection;
use crate::paths;

/// What pages of a section at the desk are made of.
#[derive(Clone, Copy)]
pub(crate) struct Place<'a> {
    pub shown: &'a EventView,
    pub at: &'a AtDesk,
    pub section: &'a Section,
}

impl<'a> Place<'a> {
    /// Where a request is.
    pub(crate) fn of(of: &'a DeskSection) -> Place<'a> {
        Place {
            shown: &of.shown,
            at: &of.at,
            section: of.section(),
        }
    }

    /// The address of an entry.
    pub(crate) fn entrant_url(&self, entrant: EntrantId) -> String {
        paths::desk::Entrant::of(&self.at.event, &self.section.id, &entrant.0).to_string()
    }

    /// The address of the list of entries.
    pub(crate) fn url(&self) -> String {
        paths::desk::Entries::of(&self.at.event, &self.section.id).to_string()
    }
}
