//! Events and their sections.

use std::sync::Arc;

use adoube_bodies::event::{EventBody, EventLine, SectionBody};
use adoube_bodies::failure::ErrorBody;
use axum::Json;
use axum::extract::State;
use axum_extra::routing::TypedPath;

use crate::app::App;
use crate::error::ApiError;
use crate::events::{EventView, PublicSection};
use crate::params::OfEvent;
use crate::paths::api as paths;

/// Every event, the most recently changed first.
#[utoipa::path(get, path = paths::Events::PATH, responses((status = 200, body = Vec<EventLine>)))]
pub(super) async fn list(State(app): State<Arc<App>>) -> Result<Json<Vec<EventLine>>, ApiError> {
    let events = app.events.list().await?;
    Ok(Json(events.into_iter().map(EventLine::from).collect()))
}

/// An event and its sections.
#[utoipa::path(get, path = paths::Event::PATH, params(paths::Event),
    responses((status = 200, body = EventBody), (status = 404, body = ErrorBody)))]
pub(super) async fn show(
    of: Result<OfEvent, crate::error::PageError>,
) -> Result<Json<EventBody>, ApiError> {
    let OfEvent(shown) = of?;
    Ok(Json(body(&shown)))
}

fn body(shown: &EventView) -> EventBody {
    let event = &shown.public;
    EventBody {
        id: event.id.clone(),
        head: shown.seq,
        details: event.details.clone(),
        sections: event.sections.iter().map(section).collect(),
        live: format!("/e/{}/live", event.id),
    }
}

fn section(section: &PublicSection) -> SectionBody {
    SectionBody {
        id: section.id.clone(),
        settings: section.settings.clone(),
        entrants: section.tournament.entrants().len(),
        rounds: section.latest_round().0,
        last_closed: section.last_closed().0,
        finished: section.finished,
    }
}
