//! The round in the hall: start, duties, clocks, exits.

use adoube_bodies::failure::ErrorBody;
use adoube_bodies::hall::{HallBody, HallNotes};
use adoube_bodies::journal::Written;
use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::response::Response;

use super::{read, whole};
use crate::error::{ApiError, PageError};
use crate::hall::{announced, body, now};
use crate::params::{DeskSection, Params};
use crate::retries::Once;
use crate::texts::tell;

/// A round in the hall: its start and until when players may come, what is to be announced, the duties of the
/// arbiters, the sheet of the clocks with its check, who is short of time, who left the playing area. The same
/// as `adoube event hall --json`.
#[utoipa::path(get, path = "/api/v1/events/{event}/sections/{section}/rounds/{round}/hall",
    params(("event" = String, Path), ("section" = String, Path), ("round" = u16, Path), ("sector" = Option<String>, Query)),
    responses((status = 200, body = HallBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn show(
    of: Result<DeskSection, PageError>,
    params: Result<Params, PageError>,
) -> Result<Json<HallBody>, ApiError> {
    Ok(Json(body(&of?, &params?)?))
}

/// Notes what happens in the hall, all of it or nothing. Each part takes the right that it takes on the page.
#[utoipa::path(post, path = "/api/v1/events/{event}/sections/{section}/rounds/{round}/hall",
    params(("event" = String, Path), ("section" = String, Path), ("round" = u16, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body(content = HallNotes, examples(
        ("the round began" = (value = json!({ "started": "2026-11-02T15:15:00" }))),
        ("clocks" = (value = json!({ "clocks": [{ "board": "4", "white_seconds": 3900, "black_seconds": 270, "last_move": 38 }] }))),
        ("an exit" = (value = json!({ "left": [{ "entrant": 7 }] }))))),
    responses((status = 200, body = Written), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody),
        (status = 413, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn note(
    of: Result<DeskSection, PageError>,
    params: Result<Params, PageError>,
    once: Once,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, ApiError> {
    let (of, params, body) = (of?, params?, whole(body)?);
    let notes: HallNotes = read(&body)?;
    let round = announced(of.section(), &params)?;
    once.run(&of.at.app.clone(), &body, async move {
        let commands = notes.commands(&of.section().id, round, now());
        let commands = commands.map_err(|unknown| PageError::BadRequest(tell(&unknown)))?;
        let submission = of.at.member.submission(commands).because(notes.reason);
        let receipt = of.at.write(submission).await?;
        Ok(Written::from(receipt))
    })
    .await
}
