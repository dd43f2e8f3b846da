//! The events of a store.

use adoube_bodies::event::{EventLine, EventList};
use clap::Args;

use super::deleting;
use super::desk::Desk;
use crate::failure::Failure;
use crate::output;
use crate::texts::t;

#[derive(Args)]
pub(crate) struct ListArgs {
    /// Those that were deleted and can still be brought back
    #[arg(long)]
    deleted: bool,
}

pub(super) async fn list(desk: Desk, args: ListArgs) -> Result<(), Failure> {
    if args.deleted {
        return deleting::list(desk).await;
    }
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
        let changed = event.changed.map_or_else(String::new, output::short_time);
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
