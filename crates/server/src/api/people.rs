//! The people of an event.

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::http::StatusCode;
use axum_extra::routing::TypedPath;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{ErrorBody, read, whole};
use crate::auth::{Deed, Invitation, NewToken, Role, TokenLine};
use crate::error::{ApiError, PageError};
use crate::guard::{AtDesk, Visitor};
use crate::params::{OfEvent, Params};
use crate::paths::{account, api as paths};
use crate::people::{member, note, sectors};

/// Somebody with a role.
#[derive(Serialize, ToSchema)]
pub(super) struct MemberBody {
    /// The number of the account.
    account: i64,
    /// The name that goes into the journal.
    name: String,
    /// What the member may do in the event.
    role: Role,
    /// The sectors of a sector arbiter.
    sectors: Vec<String>,
}

/// Everybody with a role in the event.
#[utoipa::path(get, path = paths::People::PATH, params(paths::People),
    responses((status = 200, body = Vec<MemberBody>), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub(super) async fn members(at: AtDesk) -> Result<Json<Vec<MemberBody>>, ApiError> {
    let members = at.app.people.members(&at.event).await?.into_iter();
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
pub(super) struct InvitationRequest {
    /// The role that whoever opens the link will have.
    role: Role,
    /// For which sectors.
    #[serde(default)]
    sectors: Vec<String>,
}

/// An invitation that was made.
#[derive(Serialize, ToSchema)]
pub(super) struct InvitationBody {
    /// The path of the link. It is told once and works once.
    path: String,
}

/// Makes a link that gives whoever opens it first a role.
#[utoipa::path(post, path = paths::Invitations::PATH, params(paths::Invitations),
    request_body = InvitationRequest,
    responses((status = 200, body = InvitationBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub(super) async fn invite(
    at: AtDesk,
    of: Result<OfEvent, PageError>,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<InvitationBody>, ApiError> {
    let OfEvent(shown) = of?;
    let request: InvitationRequest = read(&whole(body)?)?;
    if !at.member.role.may_give(request.role) {
        return Err(PageError::Forbidden.into());
    }
    let invitation = Invitation {
        event: at.event.clone(),
        role: request.role,
        sectors: sectors(&shown, request.role, request.sectors)?,
        author: at.member.author.to_string(),
    };
    let secret = at.app.people.invite(&invitation, Timestamp::now()).await?;
    note(&at, Deed::Invited, request.role.code()).await;
    let path = account::Invitation::of(&secret.reveal().to_owned()).to_string();
    Ok(Json(InvitationBody { path }))
}

/// A role for a member.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RoleRequest {
    /// The role the member has from now on.
    role: Role,
    /// The sectors of a sector arbiter.
    #[serde(default)]
    sectors: Vec<String>,
}

/// Gives a member another role. Nobody gives, or takes, a role above the own one.
#[utoipa::path(post, path = paths::Member::PATH,
    params(paths::Member), request_body = RoleRequest,
    responses((status = 204), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 413, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn change(
    at: AtDesk,
    of: Result<OfEvent, PageError>,
    params: Result<Params, PageError>,
    body: Result<Bytes, BytesRejection>,
) -> Result<StatusCode, ApiError> {
    let OfEvent(shown) = of?;
    let member = member(&at, Some(params?.number("account")?)).await?;
    let request: RoleRequest = read(&whole(body)?)?;
    if !at.member.role.may_give(request.role) {
        return Err(PageError::Forbidden.into());
    }
    let sectors = sectors(&shown, request.role, request.sectors)?;
    at.app
        .people
        .change_member(&at.event, member.account.id, request.role, &sectors)
        .await?;
    let about = format!("{}: {}", member.account.login, request.role);
    note(&at, Deed::RoleGiven, &about).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Takes a member's role away.
#[utoipa::path(delete, path = paths::Member::PATH,
    params(paths::Member),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn remove(
    at: AtDesk,
    params: Result<Params, PageError>,
) -> Result<StatusCode, ApiError> {
    let member = member(&at, Some(params?.number("account")?)).await?;
    at.app
        .people
        .remove_member(&at.event, member.account.id)
        .await?;
    note(&at, Deed::RoleTaken, &member.account.login).await;
    Ok(StatusCode::NO_CONTENT)
}

/// An invitation that can still be taken up.
#[derive(Serialize, ToSchema)]
pub(super) struct OpenInvitationBody {
    /// What tells it from others; it is not the link.
    number: String,
    /// The role that the link gives.
    role: Role,
    /// For which sectors.
    sectors: Vec<String>,
    /// The name of the member who made the link.
    author: String,
    /// Until when the link can be opened.
    expires: String,
}

/// The invitations that can still be taken up.
#[utoipa::path(get, path = paths::Invitations::PATH, params(paths::Invitations),
    responses((status = 200, body = Vec<OpenInvitationBody>), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub(super) async fn invitations(at: AtDesk) -> Result<Json<Vec<OpenInvitationBody>>, ApiError> {
    let open = at
        .app
        .people
        .invitations(&at.event, Timestamp::now())
        .await?;
    let body = open.into_iter().map(|line| OpenInvitationBody {
        number: line.number,
        role: line.invitation.role,
        sectors: line.invitation.sectors,
        author: line.invitation.author,
        expires: line.expires.to_string(),
    });
    Ok(Json(body.collect()))
}

/// Takes an invitation back.
#[utoipa::path(delete, path = paths::OpenInvitation::PATH,
    params(paths::OpenInvitation),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn withdraw(
    at: AtDesk,
    params: Result<Params, PageError>,
) -> Result<StatusCode, ApiError> {
    let number: String = params?.name("invitation")?;
    let open = at
        .app
        .people
        .invitations(&at.event, Timestamp::now())
        .await?;
    if !open.iter().any(|line| line.number == number) {
        return Err(PageError::NotFound.into());
    }
    at.app
        .people
        .withdraw_invitation(&at.event, &number)
        .await?;
    note(&at, Deed::InvitationWithdrawn, "").await;
    Ok(StatusCode::NO_CONTENT)
}

/// A token of a program.
#[derive(Serialize, ToSchema)]
pub(super) struct TokenBody {
    /// The number of the token.
    id: i64,
    /// What it is for.
    label: String,
    /// As what at most.
    role: Role,
}

/// A token to be made.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TokenRequest {
    /// What it is for.
    label: String,
    /// As what at most: no more than the role of whoever makes it.
    role: Role,
}

/// A token that was made.
#[derive(Serialize, ToSchema)]
pub(super) struct NewTokenBody {
    /// The token itself. It is told once.
    token: String,
}

/// The own tokens for the event.
#[utoipa::path(get, path = paths::Tokens::PATH, params(paths::Tokens),
    responses((status = 200, body = Vec<TokenBody>), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub(super) async fn tokens(at: AtDesk) -> Result<Json<Vec<TokenBody>>, ApiError> {
    let tokens = own_tokens(&at).await?.into_iter();
    let body = tokens.map(|line| TokenBody {
        id: line.id,
        label: line.label,
        role: line.role,
    });
    Ok(Json(body.collect()))
}

/// Makes a token for the event. Only somebody who is signed in can do so, not another token.
#[utoipa::path(post, path = paths::Tokens::PATH, params(paths::Tokens),
    request_body = TokenRequest,
    responses((status = 200, body = NewTokenBody), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 413, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn make_token(
    at: AtDesk,
    visitor: Visitor,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<NewTokenBody>, ApiError> {
    // Whoever found a token must not be able to make more of them, or to take others away.
    visitor.check_in_person()?;
    let request: TokenRequest = read(&whole(body)?)?;
    if !request.role.within(at.member.role) {
        return Err(PageError::Forbidden.into());
    }
    let new = NewToken {
        account: at.member.account.id,
        label: &request.label,
        event: &at.event,
        role: request.role,
    };
    let secret = at.app.people.create_token(new, Timestamp::now()).await?;
    note(&at, Deed::TokenMade, &request.label).await;
    let token = secret.reveal().to_owned();
    Ok(Json(NewTokenBody { token }))
}

/// Makes an own token worthless.
#[utoipa::path(delete, path = paths::Token::PATH,
    params(paths::Token),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn revoke_token(
    at: AtDesk,
    visitor: Visitor,
    params: Result<Params, PageError>,
) -> Result<StatusCode, ApiError> {
    // Whoever found a token must not be able to make more of them, or to take others away.
    visitor.check_in_person()?;
    let id: i64 = params?.number("token")?;
    let tokens = own_tokens(&at).await?;
    if !tokens.iter().any(|token| token.id == id) {
        return Err(PageError::NotFound.into());
    }
    at.app.people.revoke_token(at.member.account.id, id).await?;
    note(&at, Deed::TokenRevoked, "").await;
    Ok(StatusCode::NO_CONTENT)
}

async fn own_tokens(at: &AtDesk) -> Result<Vec<TokenLine>, ApiError> {
    let mut tokens = at.app.people.tokens(at.member.account.id).await?;
    tokens.retain(|token| token.event == at.event);
    Ok(tokens)
}
