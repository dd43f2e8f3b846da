//! Writing to a journal.

use std::sync::Arc;

use adoube_journal::{Command, Record, Seq};
use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use serde::{Deserialize, Serialize};

use crate::app::{App, Wish};
use crate::error::{ApiError, PageError};
use crate::guard::AtDesk;

/// Commands to be carried out together: all of them or none.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// The last record the writer had seen when deciding; the latest if not said.
    #[serde(default)]
    seen: Option<Seq>,
    /// Why; some commands need a reason.
    #[serde(default)]
    reason: Option<String>,
    /// What to do, in order.
    commands: Vec<Command>,
}

/// What came of them.
#[derive(Serialize)]
pub struct Written {
    /// The last record of the journal now.
    head: Seq,
    /// The records that were written.
    records: Vec<Record>,
}

/// `POST /api/v1/events/{event}/commands`. Each command takes its own right.
pub async fn submit(
    State(app): State<Arc<App>>,
    at: AtDesk,
    body: Bytes,
) -> Result<Json<Written>, ApiError> {
    let request: Request =
        serde_json::from_slice(&body).map_err(|error| PageError::Unfit(error.to_string()))?;
    let wish = Wish::of(request.commands)
        .seen(request.seen)
        .because(request.reason);
    let receipt = app.write(&at.event, &at.member, wish).await?;
    Ok(Json(Written {
        head: receipt.head,
        records: receipt.records,
    }))
}
