//! A section as the desk sees it: with rounds that are not published yet.

use adoube_tournament::RoundNumber;

use crate::error::PageError;
use crate::events::{PublicEvent, PublicSection};
use crate::params::{DeskSection, Params};

/// A section as the desk sees it, all of its rounds included.
pub(crate) struct AllRounds {
    event: PublicEvent,
    place: usize,
}

impl AllRounds {
    /// The section of a request.
    pub(crate) fn of(desk: &DeskSection) -> Result<AllRounds, PageError> {
        let event = PublicEvent::at_desk(&desk.at.event, &desk.shown.event)?;
        let id = &desk.section().id;
        let place = event.sections.iter().position(|one| one.id == *id);
        let place = place.ok_or(PageError::NotFound)?;
        Ok(AllRounds { event, place })
    }

    /// The event that these rounds belong to.
    pub(crate) fn event(&self) -> &PublicEvent {
        &self.event
    }

    /// The section that these rounds belong to.
    pub(crate) fn section(&self) -> &PublicSection {
        &self.event.sections[self.place]
    }

    /// The round that the query asks for; the latest if it does not.
    pub(crate) fn round(&self, params: &Params, name: &str) -> Result<RoundNumber, PageError> {
        let latest = self.section().latest_round();
        let asked = params.query_number(name)?.map_or(latest, RoundNumber);
        if asked > latest {
            return Err(PageError::NotFound);
        }
        Ok(asked)
    }
}
