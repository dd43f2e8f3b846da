//! The demonstration event in a data folder.

use adoube_bodies::event::EventName;
use adoube_server::demo::create_demo;
use jiff::Timestamp;

use super::desk::Desk;
use crate::failure::Failure;
use crate::output;
use crate::texts::say;

/// Writes the event that `serve --demo` shows, so that every command can be tried with it.
pub(super) async fn demo(desk: Desk) -> Result<(), Failure> {
    let event = create_demo(desk.store.clone(), Timestamp::now())
        .await
        .map_err(|error| Failure::of(&error))?;
    match desk.json {
        true => output::print_json(&EventName { event: &event }),
        false => output::print_line(&say!("event-demo-is", event)),
    }
    Ok(())
}
