//! Writing to a journal.

use std::sync::Arc;

use adoube_journal::{Command, Record, Seq};
use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::read;
use crate::app::{App, Wish};
use crate::error::ApiError;
use crate::guard::AtDesk;

/// Commands to be carried out together: all of them or none.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CommandsRequest {
    /// The last record the writer had seen when deciding; the latest if not said.
    #[serde(default)]
    #[schema(value_type = Option<u64>)]
    seen: Option<Seq>,
    /// Why; some commands need a reason.
    #[serde(default)]
    reason: Option<String>,
    /// What to do, in order: objects with their name under `command`, as in an exported journal.
    #[schema(value_type = Vec<Object>)]
    commands: Vec<Command>,
}

/// What came of them.
#[derive(Serialize, ToSchema)]
pub struct Written {
    /// The last record of the journal now.
    #[schema(value_type = u64)]
    pub head: Seq,
    /// The records that were written.
    #[schema(value_type = Vec<Object>)]
    pub records: Vec<Record>,
}

/// Carries out commands, all of them or none. Each command takes its own right.
#[utoipa::path(post, path = "/api/v1/events/{event}/commands", params(("event" = String, Path)),
    request_body = CommandsRequest,
    responses((status = 200, body = Written), (status = 400), (status = 401), (status = 403), (status = 409), (status = 422)))]
pub async fn submit(
    State(app): State<Arc<App>>,
    at: AtDesk,
    body: Bytes,
) -> Result<Json<Written>, ApiError> {
    let request: CommandsRequest = read(&body)?;
    let wish = Wish::of(request.commands)
        .seen(request.seen)
        .because(request.reason);
    let receipt = app.write(&at.event, &at.member, wish).await?;
    Ok(Json(Written {
        head: receipt.head,
        records: receipt.records,
    }))
}
