//! The round in the hall: start, duties, clocks, exits.

use adoube_bodies::failure::ErrorBody;
use adoube_bodies::hall::{HallBody, HallNotes};
use adoube_bodies::journal::Written;
use adoube_bodies::tables::TablesBody;
use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::response::Response;
use axum_extra::routing::TypedPath;

use super::{read, whole};
use crate::error::{ApiError, PageError};
use crate::hall::{announced, body, now};
use crate::params::{DeskSection, Params};
use crate::paths::api as paths;
use crate::retries::Once;
use crate::texts::{tell, words};

/// A round in the hall: its start and until when players may come, what is to be announced, the duties of the
/// arbiters, the sheet of the clocks with its check, who is short of time, who left the playing area. The same
/// as `adoube event hall --json`.
#[utoipa::path(get, path = paths::RoundInHall::PATH,
    params(paths::RoundInHall, ("sector" = Option<String>, Query)),
    responses((status = 200, body = HallBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn show(
    of: Result<DeskSection, PageError>,
    params: Result<Params, PageError>,
) -> Result<Json<HallBody>, ApiError> {
    Ok(Json(body(&of?, &params?)?))
}

/// The plan of the tables: rooms, accessible tables, who always sits where, and what does not fit. The command
/// `plan_tables` sets the rooms, `fix_board` gives a player a table.
#[utoipa::path(get, path = paths::Tables::PATH,
    params(paths::Tables),
    responses((status = 200, body = TablesBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn tables(
    of: Result<DeskSection, PageError>,
) -> Result<Json<TablesBody>, ApiError> {
    let of = of?;
    Ok(Json(TablesBody::of(&of.shown.event, of.section(), words())))
}

/// Notes what happens in the hall, all of it or nothing. Each part takes the right that it takes on the page.
#[utoipa::path(post, path = paths::RoundInHall::PATH,
    params(paths::RoundInHall, ("Idempotency-Key" = Option<String>, Header)),
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
