//! The page of an event.

use std::sync::Arc;

use axum::extract::State;
use axum::response::{Redirect, Response};

use super::views::event::EventPage;
use crate::app::App;
use crate::error::PageError;
use crate::live::{Audience, stream_of};
use crate::params::OfEvent;
use crate::ui::Page;
use crate::ui::event_url;

/// `GET /e/{event}`
pub(super) async fn show(of: OfEvent) -> Page<EventPage> {
    Page(EventPage::of(of.event()))
}

/// `GET /e/{event}/`: an address that people type.
pub(super) async fn redirect(of: OfEvent) -> Redirect {
    Redirect::permanent(&event_url(&of.event().id))
}

/// `GET /e/{event}/live`: a stream that tells of every public change.
pub(super) async fn live(State(app): State<Arc<App>>, of: OfEvent) -> Result<Response, PageError> {
    stream_of(&app, &of.event().id, Audience::Public).await
}
