//! Rating lists, entries held against them, and ties.

use std::sync::Arc;

use adoube_bodies::failure::ErrorBody;
use adoube_bodies::journal::Written;
use adoube_bodies::rating_lists::{ListsBody, RatingCheckBody};
use adoube_bodies::ties::TiesBody;
use adoube_conduct::rating_lists::updates;
use adoube_conduct::ties::level;
use adoube_tournament::EntrantId;
use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::response::Response;
use axum_extra::routing::TypedPath;
use jiff::Timestamp;
use serde::Deserialize;
use utoipa::ToSchema;

use super::{read, whole};
use crate::app::App;
use crate::entries::ratings::{checked, checked_body};
use crate::error::{ApiError, PageError};
use crate::guard::AtDesk;
use crate::params::DeskSection;
use crate::paths::api as paths;
use crate::retries::Once;
use crate::texts::t;

/// The rating lists of the server, with their months and how old they are.
#[utoipa::path(get, path = paths::RatingLists::PATH,
    responses((status = 200, body = ListsBody), (status = 401, body = ErrorBody)))]
pub(super) async fn lists(State(app): State<Arc<App>>) -> Json<ListsBody> {
    Json(ListsBody {
        lists: app.rating_list.shelf.lists(Timestamp::now()),
    })
}

/// The entries of a section whose ratings do not agree with the list that is valid. Lists that have a source
/// and are older than a day are brought up to date first.
#[utoipa::path(get, path = paths::RatingCheck::PATH,
    params(paths::RatingCheck),
    responses((status = 200, body = RatingCheckBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn check(
    of: Result<DeskSection, PageError>,
) -> Result<Json<RatingCheckBody>, ApiError> {
    let of = of?;
    of.at.app.refresh_lists().await;
    Ok(Json(checked_body(&of)))
}

/// Whose ratings to bring up to date.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct UpdateRatings {
    /// The players, by id.
    entrants: Vec<u32>,
    #[serde(default)]
    reason: Option<String>,
}

/// Takes the ratings of the list for some of the entries that differ.
#[utoipa::path(post, path = paths::RatingCheck::PATH,
    params(paths::RatingCheck, ("Idempotency-Key" = Option<String>, Header)),
    request_body = UpdateRatings,
    responses((status = 200, body = Written), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn update(
    at: AtDesk,
    of: Result<DeskSection, PageError>,
    once: Once,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, ApiError> {
    let (of, body) = (of?, whole(body)?);
    let request: UpdateRatings = read(&body)?;
    let chosen = |id: EntrantId| request.entrants.contains(&id.0);
    let details = &of.shown.event.details;
    let commands = updates(details, of.section(), &checked(&of), chosen);
    if commands.is_empty() {
        return Err(PageError::BadRequest(t("ratings-nobody-ticked").to_owned()).into());
    }
    let submission = at.member.submission(commands).because(request.reason);
    let owner = at.app.clone();
    let work = async move {
        let receipt = owner.write(&at.event, &at.member, submission).await?;
        Ok(Written::from(receipt))
    };
    once.run(&at.app, &body, work).await
}

/// Who shares a place after the last round.
#[utoipa::path(get, path = paths::Ties::PATH,
    params(paths::Ties),
    responses((status = 200, body = TiesBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn ties(of: Result<DeskSection, PageError>) -> Result<Json<TiesBody>, ApiError> {
    let of = of?;
    let section = of.section();
    let after = section.draft.paired_rounds();
    let groups = level(&of.shown.event.details, section, after);
    Ok(Json(TiesBody::of(section, after, &groups)))
}
