//! The players of a section with everything the desk knows of them, and lists of players.

use adoube_bodies::entrant::EntryBody;
use adoube_bodies::failure::ErrorBody;
use adoube_bodies::journal::{IncidentBody, NoteBody, Written};
use adoube_formats::read_entries;
use adoube_journal::{Command, Register};
use adoube_tournament::Player;
use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::http::{HeaderMap, header};
use axum::response::Response;
use axum_extra::routing::TypedPath;
use serde::Deserialize;
use utoipa::ToSchema;

use super::{read, whole};
use crate::error::{ApiError, PageError};
use crate::guard::AtDesk;
use crate::params::DeskSection;
use crate::paths::api as paths;
use crate::retries::Once;
use crate::texts::tell;

/// The players of a section, with what is not public.
#[utoipa::path(get, path = paths::Entries::PATH,
    params(paths::Entries),
    responses((status = 200, body = Vec<EntryBody>), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn list(
    of: Result<DeskSection, PageError>,
) -> Result<Json<Vec<EntryBody>>, ApiError> {
    let of = of?;
    let section = of.section();
    let entrants = section.draft.entrants.iter();
    Ok(Json(
        entrants.map(|one| EntryBody::of(section, one)).collect(),
    ))
}

/// The incidents of a section, in the order in which they were written down.
#[utoipa::path(get, path = paths::Incidents::PATH,
    params(paths::Incidents),
    responses((status = 200, body = Vec<IncidentBody>), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn incidents(
    of: Result<DeskSection, PageError>,
) -> Result<Json<Vec<IncidentBody>>, ApiError> {
    let of = of?;
    let incidents = of.section().incidents.iter().map(IncidentBody::of);
    Ok(Json(incidents.collect()))
}

/// The notes of a section.
#[utoipa::path(get, path = paths::Notes::PATH,
    params(paths::Notes),
    responses((status = 200, body = Vec<NoteBody>), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn notes(
    of: Result<DeskSection, PageError>,
) -> Result<Json<Vec<NoteBody>>, ApiError> {
    let of = of?;
    let notes = of.section().notes.iter().map(|note| NoteBody {
        subject: note.subject.clone(),
        text: note.text.clone(),
    });
    Ok(Json(notes.collect()))
}

/// Players to be entered.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayersRequest {
    /// The players, as in the command `register`.
    #[schema(value_type = Vec<Object>)]
    players: Vec<Player>,
}

/// Enters the players of a list, all of them or none: JSON, or CSV with a line of headings.
#[utoipa::path(post, path = paths::ImportedPlayers::PATH,
    params(paths::ImportedPlayers, ("Idempotency-Key" = Option<String>, Header)),
    request_body(content((PlayersRequest = "application/json"), (String = "text/csv"))),
    responses((status = 200, body = Written), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 413, body = ErrorBody),
        (status = 422, body = ErrorBody)))]
pub(super) async fn import(
    at: AtDesk,
    of: Result<DeskSection, PageError>,
    once: Once,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, ApiError> {
    let (of, body) = (of?, whole(body)?);
    let section = of.section().id.clone();
    let register = |player| {
        Command::Register(Register {
            section: section.clone(),
            player,
        })
    };
    let commands = listed(&headers, &body)?.into_iter().map(register);
    let submission = at.member.submission(commands.collect());
    let owner = at.app.clone();
    let work = async move {
        let receipt = owner.write(&at.event, &at.member, submission).await?;
        Ok(Written::from(receipt))
    };
    once.run(&at.app, &body, work).await
}

fn listed(headers: &HeaderMap, body: &Bytes) -> Result<Vec<Player>, ApiError> {
    let kind = headers.get(header::CONTENT_TYPE);
    if kind.is_some_and(|kind| kind.as_bytes().starts_with(b"application/json")) {
        let request: PlayersRequest = read(body)?;
        return Ok(request.players);
    }
    let entries = read_entries(body).map_err(|error| PageError::BadRequest(tell(&error)))?;
    Ok(entries.players.into_iter().map(|row| row.player).collect())
}
