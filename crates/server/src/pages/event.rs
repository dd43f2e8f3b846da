//! The page of an event.

use axum::response::Redirect;

use super::Page;
use crate::params::OfEvent;
use crate::views::event::EventPage;
use crate::views::event_url;

/// `GET /e/{event}`
pub async fn show(OfEvent(event): OfEvent) -> Page<EventPage> {
    Page(EventPage::of(&event))
}

/// `GET /e/{event}/`: an address that people type.
pub async fn redirect(OfEvent(event): OfEvent) -> Redirect {
    Redirect::permanent(&event_url(&event.id))
}
