//! What visitors come for: what the games come to, and when the rounds are.

use adoube_bodies::bracket::{ColumnBody, columns};
use adoube_bodies::calendar::CalendarBody;
use adoube_bodies::failure::ErrorBody;
use adoube_bodies::screens::ScreensBody;
use adoube_bodies::statistics::StatisticsBody;
use adoube_conduct::bracket::bracket;
use adoube_conduct::statistics::Statistics;
use axum::Json;
use axum_extra::routing::TypedPath;

use super::sections::after;
use crate::error::{ApiError, PageError};
use crate::params::{OfEvent, OfSection, Params};
use crate::paths::api as paths;
use crate::texts::words;

/// What the games of a section come to, after the last complete round or after another one.
#[utoipa::path(get, path = paths::Statistics::PATH,
    params(paths::Statistics, ("after" = Option<u16>, Query)),
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

/// The bracket of a knockout after the last complete round, or after another one: a list of its rounds.
#[utoipa::path(get, path = paths::Bracket::PATH,
    params(paths::Bracket, ("after" = Option<u16>, Query)),
    responses((status = 200, body = Vec<ColumnBody>), (status = 404, body = ErrorBody)))]
pub(super) async fn knockout(
    of: Result<OfSection, PageError>,
    params: Result<Params, PageError>,
) -> Result<Json<Vec<ColumnBody>>, ApiError> {
    let of = of?;
    let section = of.section();
    let after = after(section, &params?)?;
    let (settings, tournament) = (&section.settings, &section.tournament);
    let found = bracket(settings, tournament, after).ok_or(PageError::NotFound)?;
    Ok(Json(columns(settings, tournament, &found, words())))
}

/// When the rounds of an event are, in the order in which they are played.
#[utoipa::path(get, path = paths::Calendar::PATH,
    params(paths::Calendar),
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
#[utoipa::path(get, path = paths::Screens::PATH,
    params(paths::Screens),
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
