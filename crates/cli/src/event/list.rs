//! The events of a store.

use adoube_bodies::event::{EventLine, EventList};

use super::desk::Desk;
use super::setup::short_time;
use crate::failure::Failure;
use crate::output;
use crate::texts::t;

pub(super) async fn list(desk: Desk) -> Result<(), Failure> {
    let events = desk.store.events().await?;
    if desk.json {
        let events = events.into_iter().map(EventLine::from).collect();
        output::print_json(&EventList { events });
        return Ok(());
    }
    if events.is_empty() {
        output::print_line(t("event-none-yet"));
        return Ok(());
    }
    let rows = events.into_iter().map(|event| {
        let changed = event.changed.map_or_else(String::new, short_time);
        vec![
            event.id.to_string(),
            event.name,
            event.records.to_string(),
            changed,
        ]
    });
    let headings = [
        "event-heading-event",
        "event-heading-name",
        "event-heading-records",
        "event-heading-changed",
    ];
    output::print(&output::table(&headings.map(t), &[2], rows.collect()));
    Ok(())
}
