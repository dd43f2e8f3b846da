//! The event as a whole.

use serde::{Deserialize, Serialize};

use super::PersonsMeant;
use super::fact::{Fact, Stamp, Task, UndoLimit};
use crate::checks::named;
use crate::{Change, Event, EventDetails, Item, Refusal, SectionId, Subject, arbiter};

/// The event was created: the first record of every journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(rename(serialize = "journal-event-created"))]
pub struct EventCreated {
    pub details: EventDetails,
}

impl Fact for EventCreated {
    const TASK: Task = Task::Settings;

    fn section(&self) -> Option<&SectionId> {
        None
    }

    fn writes(&self) -> Vec<Subject> {
        vec![Subject::Event {}]
    }

    fn undo(&self) -> UndoLimit {
        UndoLimit::Never
    }

    fn without_personal(&self, of: &PersonsMeant) -> Option<Change> {
        let details = impersonal(of, &self.details)?;
        Some(EventCreated { details }.into())
    }

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        if *event != Event::default() {
            return Err(Refusal::EventExists);
        }
        adopt(event, &self.details)
    }
}

/// What is announced of the event changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(rename(serialize = "journal-event-edited"))]
pub struct EventEdited {
    /// The new announcement.
    pub details: EventDetails,
}

impl Fact for EventEdited {
    const TASK: Task = Task::Settings;

    fn section(&self) -> Option<&SectionId> {
        None
    }

    fn writes(&self) -> Vec<Subject> {
        vec![Subject::Event {}]
    }

    fn undo(&self) -> UndoLimit {
        UndoLimit::Always
    }

    fn without_personal(&self, of: &PersonsMeant) -> Option<Change> {
        let details = impersonal(of, &self.details)?;
        Some(EventEdited { details }.into())
    }

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        adopt(event, &self.details)
    }
}

/// What is announced, without when the arbiters were born; nothing if that is not in it.
fn impersonal(of: &PersonsMeant, details: &EventDetails) -> Option<EventDetails> {
    let mut kept = details.clone();
    for arbiter in &mut kept.arbiters {
        arbiter.birth = None;
    }
    (of.is_everybody() && kept != *details).then_some(kept)
}

fn adopt(event: &mut Event, details: &EventDetails) -> Result<(), Refusal> {
    named(&details.name, Item::Event)?;
    if let (Some(starts), Some(ends)) = (details.starts, details.ends)
        && ends < starts
    {
        return Err(Refusal::EndsBeforeStart { starts, ends });
    }
    arbiter::check(event, &details.arbiters)?;
    event.details = details.clone();
    Ok(())
}
