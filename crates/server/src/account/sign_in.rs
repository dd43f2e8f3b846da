//! Signing in and out.

use axum_extra::routing::TypedPath;
use std::sync::Arc;

use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::Cookie;
use jiff::Timestamp;
use serde::Deserialize;

use super::passkeys::to_enter;
use super::views::{CodePage, SignInPage};
use crate::app::App;
use crate::auth::{Account, Deed, Guesser, Noted, PeopleError, Secret, SignedInFrom, equal};
use crate::error::PageError;
use crate::guard::{ClientAddress, SESSION, Visitor, own_cookie, session_cookie};
use crate::logging::is_worth_it;
use crate::own_path::own_path;
use crate::params::{Fields, Params, decoded, encoded};
use crate::paths;
use crate::texts::t;
use crate::ui::Page;

/// `GET /sign-in`
pub(super) async fn show(
    State(app): State<Arc<App>>,
    params: Params,
) -> Result<Response, PageError> {
    if app.people.is_empty().await? {
        return Ok(Redirect::to(paths::account::Setup::PATH).into_response());
    }
    let next = params.query("next").and_then(decoded).unwrap_or_default();
    Ok(Page(page(&app, next, None).await?).into_response())
}

/// What is typed to sign in.
#[derive(Deserialize)]
pub(super) struct Credentials {
    login: String,
    password: String,
    #[serde(default)]
    next: String,
}

/// The cookie that a browser keeps once somebody signed in with it.
const DEVICE: &str = "adoube_device";

/// How long it is kept, in seconds: browsers keep no cookie longer.
const DEVICE_COOKIE_TTL: i64 = 400 * 24 * 3600;

/// The longest login there can be, with room to spare.
const LONGEST_LOGIN: usize = 400;

/// `POST /sign-in`
pub(super) async fn sign_in(
    State(app): State<Arc<App>>,
    from: ClientAddress,
    headers: HeaderMap,
    jar: CookieJar,
    Fields(typed): Fields<Credentials>,
) -> Result<Response, PageError> {
    let login = typed.login.trim().to_lowercase();
    let from = from.place();
    let device = known_device(&app, &jar, &login);
    let who = guessers(&login, &from, device.as_deref());
    if let Err(wait) = app.people.attempt(&who).await {
        if is_worth_it() {
            tracing::warn!(login = ?shortened(&login), from, "too many wrong passwords");
        }
        return Err(PageError::TooManyAttempts(wait));
    }
    let account = match login.len() {
        0..=LONGEST_LOGIN => {
            app.people
                .authenticate(&login, &typed.password, device.is_some())
                .await?
        }
        _ => None,
    };
    let Some(account) = account else {
        tracing::warn!(login = ?shortened(&login), from, "a login or a password was wrong");
        note(&app, &login, Deed::Refused, &from).await;
        let page = page(&app, typed.next, Some(t("sign-in-wrong"))).await?;
        return Ok((StatusCode::UNAUTHORIZED, Page(page)).into_response());
    };
    app.people.succeeded(&who).await;
    if app.people.has_second_factor(account.id).await? {
        let page = code_page(&app, &account, typed.next, None).await?;
        return Ok(Page(page).into_response());
    }
    let how = ClientAddress::signed_in(&from, &headers, false);
    entered(&app, jar, &account, how, &typed.next).await
}

/// For how long the second factor can be shown after the password, in seconds.
const TICKET_TTL: i64 = 5 * 60;

/// The second factor, as typed.
#[derive(Deserialize)]
pub(super) struct CodeForm {
    login: String,
    /// What says that the password was right, and until when that counts.
    ticket: String,
    code: String,
    #[serde(default)]
    next: String,
}

/// `POST /sign-in/code`: the second factor, after the password.
pub(super) async fn show_code(
    State(app): State<Arc<App>>,
    from: ClientAddress,
    headers: HeaderMap,
    jar: CookieJar,
    Fields(typed): Fields<CodeForm>,
) -> Result<Response, PageError> {
    let from = from.place();
    let now = Timestamp::now();
    let account = match is_ticket(&app, &typed.ticket, &typed.login, now) {
        true => app.people.account_of(&typed.login).await?,
        false => None,
    };
    let Some(account) = account else {
        return Ok(Redirect::to(paths::account::SignIn::PATH).into_response());
    };
    let who = [Guesser::of_codes(&account.login)];
    let attempt = app.people.attempt(&who).await;
    attempt.map_err(PageError::TooManyAttempts)?;
    if !app.people.prove(account.id, &typed.code, now).await? {
        note(&app, &account.login, Deed::Refused, &from).await;
        let page = CodePage::of(
            typed.login,
            typed.ticket,
            typed.next,
            to_enter_as(&app, &account, now).await?,
            Some(t("second-factor-wrong")),
        );
        return Ok((StatusCode::UNAUTHORIZED, Page(page)).into_response());
    }
    app.people.succeeded(&who).await;
    let how = ClientAddress::signed_in(&from, &headers, true);
    entered(&app, jar, &account, how, &typed.next).await
}

fn ticket_code(app: &App, login: &str, until: i64) -> String {
    app.people.code(&format!("ticket/{login}/{until}"))
}

/// Whether a ticket says that whoever has it knows the password of a login.
pub(super) fn is_ticket(app: &App, ticket: &str, login: &str, now: Timestamp) -> bool {
    let Some((until, code)) = ticket.split_once('.') else {
        return false;
    };
    let until = until.parse().unwrap_or(0);
    until >= now.as_second() && equal(code, &ticket_code(app, login, until))
}

/// The page that asks somebody for the second factor who has shown the first.
pub(super) async fn code_page(
    app: &App,
    account: &Account,
    next: String,
    wrong: Option<&'static str>,
) -> Result<CodePage, PageError> {
    let now = Timestamp::now();
    let login = account.login.clone();
    let until = now.as_second() + TICKET_TTL;
    let ticket = format!("{until}.{}", ticket_code(app, &login, until));
    let passkey = to_enter_as(app, account, now).await?;
    Ok(CodePage::of(login, ticket, next, passkey, wrong))
}

/// What the browser asks of the passkeys of an account, if it has any.
async fn to_enter_as(
    app: &App,
    account: &Account,
    now: Timestamp,
) -> Result<Option<String>, PageError> {
    let question = app.people.passkey_question(Some(account.id), now).await?;
    Ok((!question.keys.is_empty()).then(|| to_enter(&question)))
}

/// Nobody gets in with this passkey.
pub(super) async fn refused(
    app: &App,
    login: &str,
    place: &str,
    next: String,
) -> Result<Response, PageError> {
    note(app, login, Deed::Refused, place).await;
    let page = page(app, next, Some(t("passkey-wrong"))).await?;
    Ok((StatusCode::UNAUTHORIZED, Page(page)).into_response())
}

/// Somebody is let in and goes on where they wanted to.
pub(super) async fn entered(
    app: &App,
    jar: CookieJar,
    account: &Account,
    how: SignedInFrom<'_>,
    next: &str,
) -> Result<Response, PageError> {
    let login = &account.login;
    let device = known_device(app, &jar, login);
    let jar = opened(app, jar, account, how).await?;
    tracing::info!(?login, from = how.place, "somebody signed in");
    note(app, login, Deed::SignedIn, how.place).await;
    let next = own_path(next).unwrap_or(paths::desk::Home::PATH);
    let mut response = (jar, Redirect::to(next)).into_response();
    if device.is_none() {
        let cookie = new_device(app, login)?.to_string();
        if let Ok(cookie) = HeaderValue::from_str(&cookie) {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
    }
    Ok(response)
}

async fn note(app: &App, login: &str, deed: Deed, place: &str) {
    let noted = Noted::of(login, deed);
    app.people.note(Noted { place, ..noted }).await;
}

/// What is counted when somebody tries to sign in. A browser in which this account signed in
/// before counts for itself, wherever it is: nobody who shares its address can use its guesses up.
fn guessers(login: &str, place: &str, device: Option<&str>) -> Vec<Guesser> {
    match device {
        Some(device) => vec![Guesser::at_account(login, device)],
        None => vec![Guesser::at_account(login, place), Guesser::at_place(place)],
    }
}

/// The name of a browser in which this account signed in before.
fn known_device(app: &App, jar: &CookieJar, login: &str) -> Option<String> {
    let (name, code) = jar.get(DEVICE)?.value().split_once('.')?;
    let own = device_code(app, login, name);
    equal(code, &own).then(|| format!("browser {name}"))
}

fn new_device(app: &App, login: &str) -> Result<Cookie<'static>, PageError> {
    let name = Secret::draw().map_err(PeopleError::from)?.reveal()[..32].to_owned();
    let value = format!("{name}.{}", device_code(app, login, &name));
    Ok(own_cookie(app, DEVICE, &value, DEVICE_COOKIE_TTL))
}

fn device_code(app: &App, login: &str, name: &str) -> String {
    app.people.code(&format!("browser/{login}/{name}"))
}

/// For the log, whatever somebody typed.
fn shortened(login: &str) -> String {
    login.chars().take(100).collect()
}

/// `POST /sign-out`
pub(super) async fn sign_out(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    from: ClientAddress,
    jar: CookieJar,
) -> Result<(CookieJar, Redirect), PageError> {
    if let Some(session) = &visitor.session {
        app.people
            .close_session(&Secret::presented(session))
            .await?;
        if let Some(account) = &visitor.account {
            note(&app, &account.login, Deed::SignedOut, &from.place()).await;
        }
    }
    Ok((
        jar.remove(Cookie::build(SESSION).path("/")),
        Redirect::to("/"),
    ))
}

/// The jar with a new session in place of any old one.
pub(super) async fn opened(
    app: &App,
    jar: CookieJar,
    account: &Account,
    how: SignedInFrom<'_>,
) -> Result<CookieJar, PageError> {
    if let Some(old) = jar.get(SESSION) {
        app.people
            .close_session(&Secret::presented(old.value()))
            .await?;
    }
    let secret = app
        .people
        .open_session(account.id, Timestamp::now())
        .await?;
    app.people.describe_session(&secret, how).await?;
    Ok(jar.add(session_cookie(app, secret.reveal())))
}

/// The page to sign in.
pub(super) async fn page(
    app: &App,
    next: String,
    wrong: Option<&'static str>,
) -> Result<SignInPage, PageError> {
    let question = app.people.passkey_question(None, Timestamp::now()).await?;
    let federation = app.options.single_sign_on.as_ref().map(|provider| {
        let there = paths::account::SignInFederation::PATH;
        let there = format!("{there}?next={}", encoded(&next));
        (provider.settings.name.clone(), there)
    });
    Ok(SignInPage {
        federation,
        next,
        wrong,
        demonstration: app.options.demonstration.clone(),
        passkey: to_enter(&question),
    })
}
