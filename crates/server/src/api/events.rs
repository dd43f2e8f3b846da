//! Events and their sections.

use std::sync::Arc;

use adoube_journal::{EventDetails, EventId, SectionId, SectionSettings, Seq};
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::ErrorBody;
use crate::app::App;
use crate::error::ApiError;
use crate::events::{EventView, PublicSection};
use crate::params::OfEvent;

/// An event in the list.
#[derive(Serialize, ToSchema)]
pub struct EventLine {
    /// The short name.
    #[schema(value_type = String)]
    id: EventId,
    /// The name.
    name: String,
    /// When it was last changed.
    changed: Option<String>,
}

/// An event.
#[derive(Serialize, ToSchema)]
pub struct EventBody {
    /// The short name.
    #[schema(value_type = String)]
    id: EventId,
    /// The last record of its journal: what a writer has seen who read this.
    #[schema(value_type = u64)]
    head: Seq,
    /// What is announced.
    #[schema(value_type = Object)]
    details: EventDetails,
    /// Its sections.
    sections: Vec<SectionBody>,
    /// A stream of server-sent events that tells of every public change.
    live: String,
}

/// A section.
#[derive(Serialize, ToSchema)]
pub struct SectionBody {
    /// The short name.
    #[schema(value_type = String)]
    id: SectionId,
    /// What is announced.
    #[schema(value_type = Object)]
    settings: SectionSettings,
    /// How many players or members of teams it has.
    entrants: usize,
    /// How many rounds can be seen.
    rounds: u16,
    /// The last round that is complete; 0 before that.
    last_closed: u16,
    /// Nothing more is to come.
    finished: bool,
}

/// Every event, the most recently changed first.
#[utoipa::path(get, path = "/api/v1/events", responses((status = 200, body = Vec<EventLine>)))]
pub async fn list(State(app): State<Arc<App>>) -> Result<Json<Vec<EventLine>>, ApiError> {
    let events = app.events.list().await?;
    let line = |summary: adoube_journal::EventSummary| EventLine {
        id: summary.id,
        name: summary.name,
        changed: summary.changed.map(|at| at.to_string()),
    };
    Ok(Json(events.into_iter().map(line).collect()))
}

/// An event and its sections.
#[utoipa::path(get, path = "/api/v1/events/{event}", params(("event" = String, Path)),
    responses((status = 200, body = EventBody), (status = 404, body = ErrorBody)))]
pub async fn show(
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
