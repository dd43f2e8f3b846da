//! How much an organisation may have: events, and entries in each of them.

use adoube_journal::{Command, Event, EventId};

use crate::app::App;
use crate::auth::Organisation;
use crate::error::PageError;
use crate::texts::fill;

/// An organisation has as many events as it may have.
pub(crate) fn full(organisation: &Organisation) -> PageError {
    let most = organisation.most_events;
    PageError::Refused(fill("quota-events", &[&organisation.name, &most]))
}

/// How many entries commands would add to an event.
fn added(commands: &[Command]) -> usize {
    let entries = |command: &Command| match command {
        Command::Register(_) => 1,
        Command::ImportSection(section) => section.entrants.len(),
        _ => 0,
    };
    commands.iter().map(entries).sum()
}

/// How many more entries an event may have; nothing where that does not matter.
#[derive(Clone, Debug)]
pub(crate) struct Room {
    organisation: Organisation,
    added: usize,
}

impl Room {
    /// What limits these commands in an event, if anything does.
    pub(crate) async fn of(
        app: &App,
        event: &EventId,
        commands: &[Command],
    ) -> Result<Option<Room>, PageError> {
        let added = added(commands);
        if added == 0 {
            return Ok(None);
        }
        let organisation = app.people.organisation_of(event).await?;
        let limits = organisation.filter(|organisation| organisation.most_entries > 0);
        Ok(limits.map(|organisation| Room {
            organisation,
            added,
        }))
    }

    /// Whether there is room for them in the event as it stands.
    pub(crate) fn check(&self, event: &Event) -> Result<(), PageError> {
        let there: usize = (event.sections.iter())
            .map(|section| section.draft.entrants.len())
            .sum();
        let most = self.organisation.most_entries;
        if there + self.added > usize::try_from(most).unwrap_or(usize::MAX) {
            let name = &self.organisation.name;
            return Err(PageError::Refused(fill("quota-entries", &[name, &most])));
        }
        Ok(())
    }
}
