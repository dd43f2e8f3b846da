//! One's own account: password, sessions, tokens of programs.

use axum_extra::routing::TypedPath;
use std::sync::Arc;
use std::time::Instant;

use adoube_journal::EventId;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use jiff::Timestamp;
use serde::Deserialize;

use super::sign_in::opened;
use super::views::{AccountPage, OwnEvent, OwnToken};
use crate::app::App;
use crate::auth::{Account, Guesser, NewToken, Role, Secret};
use crate::error::PageError;
use crate::flash::redirect_with;
use crate::guard::{ClientAddress, SignedIn, Visitor};
use crate::params::Fields;
use crate::paths;
use crate::texts::t;
use crate::ui::Page;

/// `GET /account`
pub(super) async fn show(
    State(app): State<Arc<App>>,
    SignedIn(account): SignedIn,
) -> Result<Page<AccountPage>, PageError> {
    Ok(Page(page(&app, &account, None).await?))
}

async fn page(
    app: &App,
    account: &Account,
    secret: Option<Secret>,
) -> Result<AccountPage, PageError> {
    let roles = app.people.events_of(account.id).await?;
    let events = app.events.list().await?.into_iter();
    let events = events.filter_map(|event| {
        let own = roles.iter().find(|(id, _)| *id == event.id);
        let role = match account.administrator {
            true => Some(Role::Owner),
            false => own.map(|(_, role)| *role),
        };
        Some(OwnEvent::of(event.id.clone(), event.name.clone(), role?))
    });
    let tokens = app.people.tokens(account.id).await?;
    let sessions = app.people.sessions(account.id, Timestamp::now()).await?;
    let tokens = tokens.into_iter().map(OwnToken::of).collect();
    Ok(AccountPage::of(
        account,
        events.collect(),
        tokens,
        sessions,
        secret,
    ))
}

/// Another password, as typed.
#[derive(Deserialize)]
pub(super) struct PasswordForm {
    old: String,
    new: String,
}

/// `POST /account/password`: takes the old one; every other session ends.
pub(super) async fn change_password(
    State(app): State<Arc<App>>,
    SignedIn(account): SignedIn,
    visitor: Visitor,
    from: ClientAddress,
    jar: CookieJar,
    Fields(typed): Fields<PasswordForm>,
) -> Result<Response, PageError> {
    only_in_person(&visitor)?;
    let login = account.login.as_str();
    // Only who is signed in comes this far, so no stranger can use the guesses up.
    let who = [Guesser::at_account(login, "the own account")];
    let attempt = app.people.attempts.attempt(&who, Instant::now());
    attempt.map_err(PageError::TooManyAttempts)?;
    let known = app.people.authenticate(login, &typed.old, true);
    if known.await?.is_none() {
        tracing::warn!(?login, from = %from.place(), "the old password was wrong");
        return Err(PageError::Refused(t("account-wrong-password").to_owned()));
    }
    app.people.attempts.succeeded(&who);
    tracing::info!(?login, from = %from.place(), "a password was changed");
    app.people.set_password(account.id, &typed.new).await?;
    let jar = opened(&app, jar, &account).await?;
    Ok((
        jar,
        redirect_with(paths::account::Account::PATH, t("account-password-changed")),
    )
        .into_response())
}

/// `POST /account/sessions`: ends every session but this one.
pub(super) async fn end_sessions(
    State(app): State<Arc<App>>,
    SignedIn(account): SignedIn,
    visitor: Visitor,
    jar: CookieJar,
) -> Result<Response, PageError> {
    only_in_person(&visitor)?;
    app.people.close_sessions(account.id).await?;
    let jar = opened(&app, jar, &account).await?;
    Ok((
        jar,
        redirect_with(paths::account::Account::PATH, t("account-sessions-ended")),
    )
        .into_response())
}

/// A token, as asked for.
#[derive(Deserialize)]
pub(super) struct TokenForm {
    label: String,
    event: EventId,
    role: Role,
}

/// `POST /account`: a token for a program. It is shown once, on the page that this answers with.
pub(super) async fn create_token(
    State(app): State<Arc<App>>,
    SignedIn(account): SignedIn,
    visitor: Visitor,
    Fields(asked): Fields<TokenForm>,
) -> Result<Page<AccountPage>, PageError> {
    only_in_person(&visitor)?;
    let member = app.people.member(account.clone(), &asked.event).await?;
    let member = member.ok_or(PageError::Forbidden)?;
    if !asked.role.within(member.role) {
        return Err(PageError::Forbidden);
    }
    app.events.read(&asked.event).await?;
    let new = NewToken {
        account: account.id,
        label: &asked.label,
        event: &asked.event,
        role: asked.role,
    };
    let secret = app.people.create_token(new, Timestamp::now()).await?;
    tracing::info!(login = ?account.login, event = %asked.event, role = asked.role.code(), "a token was made");
    Ok(Page(page(&app, &account, Some(secret)).await?))
}

/// A token that is no longer wanted.
#[derive(Deserialize)]
pub(super) struct RevokeForm {
    id: i64,
}

/// `POST /account/tokens`: makes a token worthless.
pub(super) async fn revoke_token(
    State(app): State<Arc<App>>,
    SignedIn(account): SignedIn,
    visitor: Visitor,
    Fields(unwanted): Fields<RevokeForm>,
) -> Result<Response, PageError> {
    only_in_person(&visitor)?;
    app.people.revoke_token(account.id, unwanted.id).await?;
    Ok(redirect_with(paths::account::Account::PATH, t("account-token-revoked")).into_response())
}

/// A program with a token has no business with its owner's account.
fn only_in_person(visitor: &Visitor) -> Result<(), PageError> {
    match visitor.session {
        Some(_) => Ok(()),
        None => Err(PageError::Forbidden),
    }
}
