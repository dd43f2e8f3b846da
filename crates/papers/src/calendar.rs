//! The rounds of an event for calendar programs.

use adoube_bodies::calendar::CalendarBody;
use adoube_formats::calendar::{Calendar, CalendarEntry};
use jiff::Timestamp;

/// The calendar as the text of a file; `revised` is when the event was changed last.
pub fn calendar(body: &CalendarBody, revised: Timestamp) -> String {
    let entries = body.rounds.iter().map(|round| CalendarEntry {
        uid: round.uid.clone(),
        starts: round.starts,
        summary: round.summary.clone(),
        description: round.time_control.clone(),
        location: body.place.clone(),
        url: round.url.clone(),
    });
    Calendar {
        name: body.event.clone(),
        revised,
        entries: entries.collect(),
    }
    .text()
}
