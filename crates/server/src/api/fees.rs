//! The accounts of a section, for those who may enter players.

use adoube_bodies::accounts::{AccountRequest, FeesBody, FeesShown};
use adoube_bodies::failure::ErrorBody;
use adoube_bodies::journal::Written;
use adoube_journal::{AccountEntered, Command};
use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::response::Response;
use axum_extra::routing::TypedPath;
use jiff::Zoned;

use super::{read, whole};
use crate::error::{ApiError, PageError};
use crate::params::{DeskSection, Params};
use crate::paths::api as paths;
use crate::retries::Once;

/// What the players of a section owe and have paid, and the till of the whole event. The same as
/// `adoube event fees --json`.
#[utoipa::path(get, path = paths::Fees::PATH,
    params(paths::Fees, ("owing" = Option<bool>, Query, description = "only who owes something"),
        ("day" = Option<String>, Query, description = "the till of this day only")),
    responses((status = 200, body = FeesBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn list(
    of: Result<DeskSection, PageError>,
    params: Result<Params, PageError>,
) -> Result<Json<FeesBody>, ApiError> {
    let (of, params) = (of?, params?);
    let day = params.query("day").map(str::parse).transpose();
    let shown = FeesShown {
        owing: params.query("owing") == Some("true"),
        day: day.map_err(|_| PageError::NotFound)?,
    };
    let event = (&of.at.event, &of.shown.event);
    Ok(Json(FeesBody::of(
        event,
        of.section(),
        &Zoned::now(),
        shown,
    )))
}

/// Writes a line into the account of a player.
#[utoipa::path(post, path = paths::Fees::PATH,
    params(paths::Fees, ("Idempotency-Key" = Option<String>, Header)),
    request_body(content = AccountRequest, examples(
        ("paid" = (value = json!({ "entrant": 7, "item": { "payment": "cash" }, "amount": "45.00" }))),
        ("waived" = (value = json!({ "entrant": 7, "item": "waiver", "amount": 10, "note": "helps with the chairs" }))))),
    responses((status = 200, body = Written), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody),
        (status = 413, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn enter(
    of: Result<DeskSection, PageError>,
    once: Once,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, ApiError> {
    let (of, body) = (of?, whole(body)?);
    let asked: AccountRequest = read(&body)?;
    once.run(&of.at.app.clone(), &body, async move {
        let command = Command::EnterAccount(AccountEntered {
            section: of.section().id.clone(),
            entrant: asked.entrant,
            item: asked.item,
            amount: asked.amount,
            note: asked.note,
        });
        let submission = of.at.member.submission(vec![command]);
        let receipt = of.at.write(submission).await?;
        Ok(Written::from(receipt))
    })
    .await
}
