//! Signing in and out.

use axum_extra::routing::TypedPath;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::State;
use axum::http::HeaderValue;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::Cookie;
use jiff::Timestamp;
use serde::Deserialize;

use super::views::SignInPage;
use crate::app::App;
use crate::auth::{Account, Guesser, PeopleError, Secret, equal};
use crate::error::PageError;
use crate::guard::{ClientAddress, SESSION, Visitor, own_cookie, session_cookie};
use crate::logging::is_worth_it;
use crate::own_path::own_path;
use crate::params::{Fields, Params, decoded};
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
    Ok(Page(page(&app, next, None)).into_response())
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
    jar: CookieJar,
    Fields(typed): Fields<Credentials>,
) -> Result<Response, PageError> {
    let login = typed.login.trim().to_lowercase();
    let from = from.place();
    let device = known_device(&app, &jar, &login);
    let who = guessers(&login, &from, device.as_deref());
    if let Err(wait) = app.people.attempts.attempt(&who, Instant::now()) {
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
        let page = page(&app, typed.next, Some(t("sign-in-wrong")));
        return Ok((axum::http::StatusCode::UNAUTHORIZED, Page(page)).into_response());
    };
    app.people.attempts.succeeded(&who);
    let jar = opened(&app, jar, &account).await?;
    tracing::info!(?login, from, "somebody signed in");
    let next = own_path(&typed.next).unwrap_or(paths::desk::Home::PATH);
    let mut response = (jar, Redirect::to(next)).into_response();
    if device.is_none() {
        let cookie = new_device(&app, &login)?.to_string();
        if let Ok(cookie) = HeaderValue::from_str(&cookie) {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
    }
    Ok(response)
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
    jar: CookieJar,
) -> Result<(CookieJar, Redirect), PageError> {
    if let Some(session) = &visitor.session {
        app.people
            .close_session(&Secret::presented(session))
            .await?;
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
    Ok(jar.add(session_cookie(app, secret.reveal())))
}

fn page(app: &App, next: String, wrong: Option<&'static str>) -> SignInPage {
    SignInPage {
        next,
        wrong,
        demonstration: app.options.demonstration.clone(),
    }
}
