//! Appeals, fair play, and what players need.

use adoube_bodies::cases::{AppealBody, FairPlayBody, NeedsBody};
use adoube_bodies::failure::ErrorBody;
use axum::Json;
use axum_extra::routing::TypedPath;

use crate::error::{ApiError, PageError};
use crate::params::DeskSection;
use crate::paths::api as paths;
use crate::ui::cases;

/// The appeals of a section, with deadline, committee and decision.
#[utoipa::path(get, path = paths::Appeals::PATH,
    params(paths::Appeals),
    responses((status = 200, body = Vec<AppealBody>), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn appeals(
    of: Result<DeskSection, PageError>,
) -> Result<Json<Vec<AppealBody>>, ApiError> {
    let of = of?;
    let section = of.section();
    let all = section.appeals.iter();
    let all = all.map(|one| cases::appeal(&of.shown.event, section, one));
    Ok(Json(all.collect::<Result<_, _>>()?))
}

/// The inspections and complaints of a section; only the chief arbiter and the owner read them.
#[utoipa::path(get, path = paths::FairPlay::PATH,
    params(paths::FairPlay),
    responses((status = 200, body = FairPlayBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn fair_play(
    of: Result<DeskSection, PageError>,
) -> Result<Json<FairPlayBody>, ApiError> {
    let of = of?;
    Ok(Json(cases::fair_play(&of.shown.event, of.section())?))
}

/// What players need, and what the rules ask for then.
#[utoipa::path(get, path = paths::Needs::PATH,
    params(paths::Needs),
    responses((status = 200, body = Vec<NeedsBody>), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn needs(
    of: Result<DeskSection, PageError>,
) -> Result<Json<Vec<NeedsBody>>, ApiError> {
    let of = of?;
    let section = of.section();
    let all = section.needs.iter();
    let all =
        all.map(|(entrant, needs)| cases::needs_of(&of.shown.event, section, *entrant, needs));
    Ok(Json(all.collect::<Result<_, _>>()?))
}
