//! One's own account: password, sessions, tokens of programs.

use axum_extra::routing::TypedPath;
use std::sync::Arc;

use adoube_journal::EventId;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use jiff::Timestamp;
use serde::Deserialize;

use super::passkeys::to_make;
use super::sign_in::opened;
use super::views::{AccountPage, OwnEvent, OwnFactors, OwnPasskey, OwnSession, OwnToken};
use crate::app::App;
use crate::auth::{Account, Deed, Guesser, NewToken, Noted, Role, Secret};
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
    visitor: Visitor,
) -> Result<Page<AccountPage>, PageError> {
    Ok(Page(page(&app, &account, &visitor, None).await?))
}

async fn page(
    app: &App,
    account: &Account,
    visitor: &Visitor,
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
    let own = visitor.session.as_deref();
    let own = own.map(|own| Secret::presented(own).number());
    let sessions = sessions.into_iter();
    let sessions = sessions.map(|session| OwnSession::of(session, own.as_deref()));
    Ok(AccountPage::of(
        account,
        own_factors(app, account).await?,
        events.collect(),
        tokens,
        sessions.collect(),
        secret,
    ))
}

async fn own_factors(app: &App, account: &Account) -> Result<OwnFactors, PageError> {
    let now = Timestamp::now();
    let question = app.people.new_passkey_question(account.id, now).await?;
    let passkeys = app.people.passkeys(account.id).await?;
    let federation = match &app.options.single_sign_on {
        Some(provider) => {
            let tied = app.people.is_tied(account.id, provider.issuer()).await?;
            Some((provider.settings.name.clone(), tied))
        }
        None => None,
    };
    Ok(OwnFactors {
        any: app.people.has_second_factor(account.id).await?,
        telephone: app.people.has_telephone(account.id).await?,
        passkeys: passkeys.into_iter().map(OwnPasskey::of).collect(),
        question: to_make(app, account, &question),
        federation,
    })
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
    headers: HeaderMap,
    jar: CookieJar,
    Fields(typed): Fields<PasswordForm>,
) -> Result<Response, PageError> {
    visitor.check_in_person()?;
    let login = account.login.as_str();
    knows(&app, &account, &typed.old, &from).await?;
    tracing::info!(?login, from = %from.place(), "a password was changed");
    app.people.set_password(account.id, &typed.new).await?;
    let place = from.place();
    note(&app, &account, Deed::PasswordChanged, &place).await;
    let how = ClientAddress::signed_in(&place, &headers, visitor.proved);
    let jar = opened(&app, jar, &account, how).await?;
    Ok((
        jar,
        redirect_with(paths::account::Account::PATH, t("account-password-changed")),
    )
        .into_response())
}

/// Whether whoever sits at the account knows its password.
pub(super) async fn knows(
    app: &App,
    account: &Account,
    password: &str,
    from: &ClientAddress,
) -> Result<(), PageError> {
    let login = account.login.as_str();
    // Only who is signed in comes this far, so no stranger can use the guesses up.
    let who = [Guesser::at_account(login, "the own account")];
    let attempt = app.people.attempt(&who).await;
    attempt.map_err(PageError::TooManyAttempts)?;
    let known = app.people.authenticate(login, password, true);
    if known.await?.is_none() {
        tracing::warn!(?login, from = %from.place(), "the old password was wrong");
        return Err(PageError::Refused(t("account-wrong-password").to_owned()));
    }
    app.people.succeeded(&who).await;
    Ok(())
}

/// The password, to confirm what cannot be taken back.
#[derive(Deserialize)]
pub(super) struct RemoveForm {
    password: String,
}

/// `POST /account/remove`: the account goes, with everything that belongs to it.
pub(super) async fn remove(
    State(app): State<Arc<App>>,
    SignedIn(account): SignedIn,
    visitor: Visitor,
    from: ClientAddress,
    Fields(typed): Fields<RemoveForm>,
) -> Result<Response, PageError> {
    visitor.check_in_person()?;
    knows(&app, &account, &typed.password, &from).await?;
    app.people.remove_account(&account).await?;
    tracing::info!(from = %from.place(), "an account was removed");
    let home = paths::account::SignIn::of().to_string();
    Ok(redirect_with(home, t("account-removed")).into_response())
}

/// `POST /account/sessions`: ends every session but this one.
pub(super) async fn end_sessions(
    State(app): State<Arc<App>>,
    SignedIn(account): SignedIn,
    visitor: Visitor,
    from: ClientAddress,
    headers: HeaderMap,
    jar: CookieJar,
) -> Result<Response, PageError> {
    visitor.check_in_person()?;
    app.people.close_sessions(account.id).await?;
    let place = from.place();
    note(&app, &account, Deed::SessionsEnded, &place).await;
    let how = ClientAddress::signed_in(&place, &headers, visitor.proved);
    let jar = opened(&app, jar, &account, how).await?;
    Ok((
        jar,
        redirect_with(paths::account::Account::PATH, t("account-sessions-ended")),
    )
        .into_response())
}

/// A session that is to end.
#[derive(Deserialize)]
pub(super) struct SessionForm {
    number: String,
}

/// `POST /account/sessions/end`: ends one session.
pub(super) async fn end_session(
    State(app): State<Arc<App>>,
    SignedIn(account): SignedIn,
    visitor: Visitor,
    from: ClientAddress,
    Fields(unwanted): Fields<SessionForm>,
) -> Result<Response, PageError> {
    visitor.check_in_person()?;
    let ended = app.people.end_session(account.id, &unwanted.number);
    ended.await?;
    note(&app, &account, Deed::SessionsEnded, &from.place()).await;
    Ok(redirect_with(paths::account::Account::PATH, t("account-session-ended")).into_response())
}

/// Writes down what somebody did with their own account.
pub(super) async fn note(app: &App, account: &Account, deed: Deed, place: &str) {
    let noted = Noted::of(&account.login, deed);
    app.people.note(Noted { place, ..noted }).await;
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
    from: ClientAddress,
    Fields(asked): Fields<TokenForm>,
) -> Result<Page<AccountPage>, PageError> {
    visitor.check_in_person()?;
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
    let noted = Noted {
        event: Some(&asked.event),
        about: &asked.label,
        place: &from.place(),
        ..Noted::of(&account.login, Deed::TokenMade)
    };
    app.people.note(noted).await;
    Ok(Page(page(&app, &account, &visitor, Some(secret)).await?))
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
    from: ClientAddress,
    Fields(unwanted): Fields<RevokeForm>,
) -> Result<Response, PageError> {
    visitor.check_in_person()?;
    app.people.revoke_token(account.id, unwanted.id).await?;
    note(&app, &account, Deed::TokenRevoked, &from.place()).await;
    Ok(redirect_with(paths::account::Account::PATH, t("account-token-revoked")).into_response())
}
