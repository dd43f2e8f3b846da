//! Sections by the rules of US Chess: their settings, and what the director knows of entries.

use std::collections::BTreeMap;

use adoube_bodies::entries::MarksBody;
use adoube_bodies::failure::ErrorBody;
use adoube_bodies::journal::Written;
use adoube_bodies::us_settings::UsSettingsBody;
use adoube_conduct::us::announce;
use adoube_journal::{Command, SectionEdited, Seq};
use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::response::Response;
use axum_extra::routing::TypedPath;
use serde::Deserialize;
use utoipa::ToSchema;

use super::commands::write;
use super::{read, whole};
use crate::error::{ApiError, PageError};
use crate::params::DeskSection;
use crate::paths::api as paths;
use crate::retries::Once;
use crate::texts::{tell, words};

/// The settings of a US section, and the variations in use with the notice they need.
#[utoipa::path(get, path = paths::UsSettings::PATH,
    params(paths::UsSettings),
    responses((status = 200, body = UsSettingsBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn settings(
    of: Result<DeskSection, PageError>,
) -> Result<Json<UsSettingsBody>, ApiError> {
    let of = of?;
    of.check_us_chess()?;
    let event = &of.shown.event.details;
    Ok(Json(UsSettingsBody::of(event, of.section(), words())))
}

/// Settings of a US section to be announced.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct UsSettingsRequest {
    /// The last record that the writer knows.
    #[serde(default)]
    #[schema(value_type = Option<u64>)]
    seen: Option<Seq>,
    /// Why; needed once round 1 is paired.
    #[serde(default)]
    reason: Option<String>,
    /// The values by their names; an empty one for none.
    settings: BTreeMap<String, String>,
}

/// Announces settings of a US section by their names; the others stay.
#[utoipa::path(post, path = paths::UsSettings::PATH,
    params(paths::UsSettings, ("Idempotency-Key" = Option<String>, Header)),
    request_body(content = UsSettingsRequest, examples(
        ("accelerate" = (value = json!({ "settings": { "acceleration": "sixths", "teammates": "plus-2" } }))))),
    responses((status = 200, body = Written), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn announce_settings(
    of: Result<DeskSection, PageError>,
    once: Once,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, ApiError> {
    let (of, body) = (of?, whole(body)?);
    of.check_us_chess()?;
    let request: UsSettingsRequest = read(&body)?;
    let mut section = of.section().clone();
    for (key, value) in &request.settings {
        let announced = announce(&mut section, key, value);
        announced.map_err(|fault| PageError::BadRequest(tell(&fault)))?;
    }
    let command = Command::EditSection(SectionEdited {
        section: section.id,
        settings: section.settings,
    });
    let at = of.at;
    let submission = (at.member.submission(vec![command]))
        .seen(request.seen)
        .because(request.reason);
    once.run(&at.app.clone(), &body, write(at, submission))
        .await
}

/// What the director knows of the entries of a section, and who would rather not meet whom.
#[utoipa::path(get, path = paths::Marks::PATH,
    params(paths::Marks),
    responses((status = 200, body = MarksBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn marks(of: Result<DeskSection, PageError>) -> Result<Json<MarksBody>, ApiError> {
    Ok(Json(MarksBody::of(of?.section())))
}
