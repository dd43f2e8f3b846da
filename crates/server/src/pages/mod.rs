//! A handler for each page.

mod crosstable;
mod event;
mod events;
mod health;
mod pairings;
mod player;
mod players;
mod section;
mod standings;

use std::sync::Arc;

use askama::Template;
use axum::Router;
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;

use crate::assets;
use crate::error::PageError;
use crate::events::Events;

/// Every address and its handler.
pub fn routes() -> Router<Arc<Events>> {
    let section = Router::new()
        .route("/", get(section::show))
        .route("/pairings", get(pairings::latest))
        .route("/pairings/{round}", get(pairings::of_round))
        .route("/standings", get(standings::show))
        .route("/crosstable", get(crosstable::show))
        .route("/players", get(players::show))
        .route("/players/{number}", get(player::show));
    Router::new()
        .route("/", get(events::show))
        .route("/e/{event}", get(event::show))
        .route("/e/{event}/", get(event::redirect))
        .nest("/e/{event}/{section}", section)
        .route("/e/{event}/{section}/", get(section::show))
        .route("/healthz", get(health::show))
        .route("/style.css", get(assets::style))
        .route("/icon.svg", get(assets::icon))
        .fallback(async || PageError::NotFound)
}

/// A page made from a template.
pub struct Page<T>(pub T);

impl<T: Template> IntoResponse for Page<T> {
    fn into_response(self) -> Response {
        match self.0.render() {
            // A page shows the event as it stands at this moment: a browser asks every time.
            Ok(html) => ([(header::CACHE_CONTROL, "no-cache")], Html(html)).into_response(),
            Err(error) => {
                tracing::error!(%error, "a template could not be rendered");
                StatusCode::INTERNAL_SERVER_ERROR.into_response()
            }
        }
    }
}
