//! Deleting an event, bringing it back, and removing for good what was deleted.

use adoube_bodies::event::{DeletedLine, DeletedList, EventName};
use adoube_journal::{DeletedEvent, Deletion, EventId, Journal};
use adoube_server::auth::{Deed, Noted, People};
use clap::Args;
use jiff::Timestamp;

use super::desk::{Desk, event_id};
use crate::args::DataArgs;
use crate::failure::Failure;
use crate::output;
use crate::people::{failed, open_people};
use crate::texts::{fail, say, t};

#[derive(Args)]
pub(crate) struct DeleteArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
}

#[derive(Args)]
pub(crate) struct PurgeArgs {
    /// A deleted event that is not to be kept any longer; without it, all that were deleted more than 30 days ago
    event: Option<String>,
}

pub(super) async fn delete(desk: Desk, args: DeleteArgs, data: &DataArgs) -> Result<(), Failure> {
    let id = event_id(&args.event)?;
    let journal = Journal::open(desk.store.clone(), id.clone()).await?;
    let deletion = Deletion {
        at: Timestamp::now(),
        by: desk.author()?,
    };
    desk.store.delete(&id, &deletion).await?;
    let event = DeletedEvent {
        id,
        name: journal.event().details.name.clone(),
        records: journal.head().0,
        deletion,
    };
    let people = open_people(data, &*desk.store).await?;
    note(&people, Deed::EventDeleted, &event).await;
    people.close().await;
    if desk.json {
        output::print_json(&DeletedLine::from(event));
        return Ok(());
    }
    let until = output::short_time(event.deletion.kept_until());
    output::print_line(&say!("event-is-deleted", event = event.id, until));
    Ok(())
}

pub(super) async fn recover(desk: Desk, args: DeleteArgs, data: &DataArgs) -> Result<(), Failure> {
    let event = named(&desk, &args.event).await?;
    desk.store.recover(&event.id).await?;
    let people = open_people(data, &*desk.store).await?;
    note(&people, Deed::EventRecovered, &event).await;
    people.close().await;
    tell(&desk, "event-is-recovered", &event.id);
    Ok(())
}

/// Who did it at the computer stands beside the event.
async fn note(people: &People, deed: Deed, event: &DeletedEvent) {
    let noted = Noted {
        event: Some(&event.id),
        about: &event.name,
        ..Noted::of("", deed)
    };
    people.note(noted).await;
}

pub(super) async fn purge(desk: Desk, args: PurgeArgs, data: &DataArgs) -> Result<(), Failure> {
    let people = open_people(data, &*desk.store).await?;
    let purged = match args.event {
        Some(event) => {
            let event = named(&desk, &event).await?;
            let purged = people.purge(&*desk.store, &event).await.map_err(failed)?;
            Vec::from_iter(purged.then_some(event))
        }
        None => {
            let due = people.purge_due(&*desk.store, Timestamp::now()).await;
            due.map_err(failed)?
        }
    };
    people.close().await;
    if desk.json {
        let events = purged.into_iter().map(DeletedLine::from).collect();
        output::print_json(&DeletedList { events });
    } else if purged.is_empty() {
        output::print_line(t("event-nothing-to-purge"));
    } else {
        (purged.iter()).for_each(|event| tell(&desk, "event-is-purged", &event.id));
    }
    Ok(())
}

fn tell(desk: &Desk, text: &str, event: &EventId) {
    match desk.json {
        true => output::print_json(&EventName { event }),
        false => output::print_line(&say!(text, event)),
    }
}

/// A deleted event by its short name.
async fn named(desk: &Desk, text: &str) -> Result<DeletedEvent, Failure> {
    let id = event_id(text)?;
    let mut deleted = desk.store.deleted().await?.into_iter();
    let found = deleted.find(|event| event.id == id);
    found.ok_or_else(|| fail!("event-not-deleted", event = id))
}

pub(super) async fn list(desk: Desk) -> Result<(), Failure> {
    let events = desk.store.deleted().await?;
    if desk.json {
        let events = events.into_iter().map(DeletedLine::from).collect();
        output::print_json(&DeletedList { events });
        return Ok(());
    }
    if events.is_empty() {
        output::print_line(t("event-none-deleted"));
        return Ok(());
    }
    let rows = events.into_iter().map(|event| {
        vec![
            event.id.to_string(),
            event.name,
            event.records.to_string(),
            output::short_time(event.deletion.at),
            event.deletion.by.to_string(),
            output::short_time(event.deletion.kept_until()),
        ]
    });
    let headings = [
        "event-heading-event",
        "event-heading-name",
        "event-heading-records",
        "event-heading-deleted",
        "event-heading-who",
        "event-heading-kept-until",
    ];
    output::print(&output::table(&headings.map(t), &[2], rows.collect()));
    Ok(())
}
