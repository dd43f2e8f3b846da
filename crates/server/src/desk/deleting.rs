//! Deleting an event, and bringing it back while it is kept.

use axum_extra::routing::TypedPath;
use jiff::Timestamp;

use crate::auth::{Deed, Noted};
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::form::FormFields;
use crate::guard::{AtDesk, ClientAddress};
use crate::params::{Fields, OfEvent};
use crate::paths;
use crate::texts::fill;
use crate::ui::dates::written;

/// `POST /desk/{event}/delete`: whoever means it types the short name.
pub(super) async fn delete(
    at: AtDesk,
    from: ClientAddress,
    OfEvent(shown): OfEvent,
    Fields(typed): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    if typed.line("event") != at.event.as_str() {
        let event = at.event.as_str();
        return Err(PageError::BadRequest(fill("event-delete-type", &[&event])));
    }
    let name = shown.event.details.name.clone();
    let by = at.member.author.clone();
    let deletion = (at.app.events).delete(&at.event, by, Timestamp::now());
    let until = written(deletion.await?.kept_until());
    note(&at, &from, Deed::EventDeleted, &name).await;
    let said = fill("event-deleted", &[&name, &until]);
    Ok(redirect_with(paths::desk::Home::PATH.to_owned(), said))
}

/// `POST /desk/{event}/recover`
pub(super) async fn recover(
    at: AtDesk,
    from: ClientAddress,
) -> Result<RedirectWithMessage, PageError> {
    at.app.events.recover(&at.event).await?;
    let shown = at.app.events.read(&at.event).await?;
    let name = shown.event.details.name.clone();
    note(&at, &from, Deed::EventRecovered, &name).await;
    let overview = paths::desk::Overview::of(&at.event).to_string();
    Ok(redirect_with(overview, fill("event-recovered", &[&name])))
}

async fn note(at: &AtDesk, from: &ClientAddress, deed: Deed, about: &str) {
    let noted = Noted {
        event: Some(&at.event),
        about,
        place: &from.place(),
        ..Noted::of(&at.member.account.login, deed)
    };
    at.app.people.note(noted).await;
}
