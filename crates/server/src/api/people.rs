//! The people of an event.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::read;
use crate::app::App;
use crate::error::{ApiError, PageError};
use crate::guard::AtDesk;
use crate::people::{Invitation, Role};

/// Somebody with a role.
#[derive(Serialize, ToSchema)]
pub struct MemberBody {
    /// The number of the account.
    account: i64,
    /// The name that goes into the journal.
    name: String,
    /// The role.
    role: Role,
    /// The sectors of a sector arbiter.
    sectors: Vec<String>,
}

/// Everybody with a role in the event.
#[utoipa::path(get, path = "/api/v1/events/{event}/people", params(("event" = String, Path)),
    responses((status = 200, body = Vec<MemberBody>), (status = 401), (status = 403)))]
pub async fn members(
    State(app): State<Arc<App>>,
    at: AtDesk,
) -> Result<Json<Vec<MemberBody>>, ApiError> {
    let members = app.people.members(&at.event).await?.into_iter();
    let body = members.map(|line| MemberBody {
        account: line.account.id,
        name: line.account.name.to_string(),
        role: line.role,
        sectors: line.sectors,
    });
    Ok(Json(body.collect()))
}

/// An invitation to be made.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct InvitationRequest {
    /// As what.
    role: Role,
    /// For which sectors.
    #[serde(default)]
    sectors: Vec<String>,
}

/// An invitation that was made.
#[derive(Serialize, ToSchema)]
pub struct InvitationBody {
    /// The path of the link. It is told once and works once.
    path: String,
}

/// Makes a link that gives whoever opens it first a role.
#[utoipa::path(post, path = "/api/v1/events/{event}/invitations", params(("event" = String, Path)),
    request_body = InvitationRequest,
    responses((status = 200, body = InvitationBody), (status = 401), (status = 403)))]
pub async fn invite(
    State(app): State<Arc<App>>,
    at: AtDesk,
    body: Bytes,
) -> Result<Json<InvitationBody>, ApiError> {
    let request: InvitationRequest = read(&body)?;
    if !at.member.role.may_give(request.role) {
        return Err(PageError::Forbidden.into());
    }
    let invitation = Invitation {
        event: at.event.clone(),
        role: request.role,
        sectors: request.sectors,
        author: at.member.author.to_string(),
    };
    let secret = app.people.invite(&invitation, Timestamp::now()).await?;
    let path = format!("/invitation/{}", secret.reveal());
    Ok(Json(InvitationBody { path }))
}
