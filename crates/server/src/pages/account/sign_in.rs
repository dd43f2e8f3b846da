//! Signing in and out.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use jiff::Timestamp;
use serde::Deserialize;

use crate::app::App;
use crate::error::PageError;
use crate::guard::{From, SESSION, Visitor};
use crate::pages::Page;
use crate::params::{Fields, Params, decoded};
use crate::people::{Account, Secret};
use crate::texts::t;
use crate::views::account::SignInPage;

/// `GET /sign-in`
pub async fn show(State(app): State<Arc<App>>, params: Params) -> Result<Response, PageError> {
    if app.people.is_empty().await? {
        return Ok(Redirect::to("/setup").into_response());
    }
    let next = params.query("next").and_then(decoded).unwrap_or_default();
    Ok(Page(page(&app, next, None)).into_response())
}

/// What is typed to sign in.
#[derive(Deserialize)]
pub struct Credentials {
    login: String,
    password: String,
    #[serde(default)]
    next: String,
}

/// `POST /sign-in`
pub async fn sign_in(
    State(app): State<Arc<App>>,
    from: From,
    jar: CookieJar,
    Fields(typed): Fields<Credentials>,
) -> Result<Response, PageError> {
    let login = typed.login.trim().to_lowercase();
    let from = from.place();
    patient(&app, &[&login, &from])?;
    let account = app
        .people
        .authenticate(&login, &typed.password, &from)
        .await?;
    match account {
        Some(account) => {
            let jar = opened(&app, jar, &account).await?;
            Ok((jar, Redirect::to(own_path(&typed.next))).into_response())
        }
        None => {
            let page = page(&app, typed.next, Some(t("sign-in-wrong")));
            Ok((axum::http::StatusCode::UNAUTHORIZED, Page(page)).into_response())
        }
    }
}

/// `POST /sign-out`
pub async fn sign_out(
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

/// Whether these may try again yet.
pub fn patient(app: &App, who: &[&str]) -> Result<(), PageError> {
    match app.people.patience.wait(who, Instant::now()) {
        Some(wait) => Err(PageError::Patience(wait)),
        None => Ok(()),
    }
}

/// The jar with a new session in place of any old one.
pub async fn opened(app: &App, jar: CookieJar, account: &Account) -> Result<CookieJar, PageError> {
    if let Some(old) = jar.get(SESSION) {
        app.people
            .close_session(&Secret::presented(old.value()))
            .await?;
    }
    let secret = app
        .people
        .open_session(account.id, Timestamp::now())
        .await?;
    let cookie = Cookie::build((SESSION, secret.reveal().to_owned()))
        .path("/")
        .http_only(true)
        .secure(app.options.https)
        .same_site(SameSite::Lax)
        .permanent();
    Ok(jar.add(cookie))
}

/// A path of this server, whatever was asked for.
fn own_path(next: &str) -> &str {
    let own =
        next.starts_with('/') && !next.starts_with("//") && !next.contains(['\\', '\r', '\n']);
    if own { next } else { "/desk" }
}

fn page(app: &App, next: String, wrong: Option<&'static str>) -> SignInPage {
    SignInPage {
        next,
        wrong,
        demonstration: app.options.demonstration.clone(),
    }
}
