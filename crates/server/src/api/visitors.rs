//! What visitors come for: what the games come to, and when the rounds are.

use adoube_bodies::calendar::CalendarBody;
use adoube_bodies::failure::ErrorBody;
use adoube_bodies::screens::ScreensBody;
use adoube_bodies::statistics::StatisticsBody;
use adoube_conduct::statistics::Statistics;
use axum::Json;

use super::sections::after;
use crate::error::{ApiError, PageError};
use crate::params::{OfEvent, OfSection, Params};
use crate::texts::words;

/// What the games of a section come to, after the last complete round or after another one.
#[utoipa::path(get, path = "/api/v1/events/{event}/sections/{section}/statistics",
    params(("event" = String, Path), ("section" = String, Path), ("after" = Option<u16>, Query)),
    responses((status = 200, body = StatisticsBody), (status = 404, body = ErrorBody)))]
pub(super) async fn statistics(
    of: Result<OfSection, PageError>,
    params: Result<Params, PageError>,
) -> Result<Json<StatisticsBody>, ApiError> {
    let of = of?;
    let section = of.section();
    let after = after(section, &params?)?;
    let tournament = &section.tournament;
    let found = Statistics::of(tournament, section.settings.rating_used, after);
    let body = StatisticsBody::of(&section.id, tournament, after, found);
    Ok(Json(body))
}

/// When the rounds of an event are, in the order in which they are played.
#[utoipa::path(get, path = "/api/v1/events/{event}/calendar",
    params(("event" = String, Path)),
    responses((status = 200, body = CalendarBody), (status = 404, body = ErrorBody)))]
pub(super) async fn calendar(
    of: Result<OfEvent, PageError>,
) -> Result<Json<CalendarBody>, ApiError> {
    let of = of?;
    let event = of.event();
    let sections = event.sections.iter().map(|one| (&one.id, &one.settings));
    let body = CalendarBody::of(&event.id, &event.details, sections, event.created, words());
    Ok(Json(body))
}

/// The screens of the hall, with what is on them.
#[utoipa::path(get, path = "/api/v1/events/{event}/screens",
    params(("event" = String, Path)),
    responses((status = 200, body = ScreensBody), (status = 404, body = ErrorBody)))]
pub(super) async fn screens(of: Result<OfEvent, PageError>) -> Result<Json<ScreensBody>, ApiError> {
    let of = of?;
    let event = of.event();
    Ok(Json(ScreensBody::of(
        &event.id,
        &event.screens,
        event.message.as_deref(),
    )))
}
