//! Which language a request wants: its cookie says so, or the browser.

use axum::extract::{Path, Request};
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::{Redirect, Response};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};

use crate::error::PageError;
use crate::own_path::own_path;
use crate::texts::{Language, speaking};
use crate::ui::here;

const COOKIE: &str = "lang";

/// Lets everything that happens for a request speak its language.
pub(crate) async fn speak(request: Request, next: Next) -> Response {
    let path = request.uri().path().to_owned();
    let language = wanted(request.headers());
    speaking(language, here::at(&path, next.run(request))).await
}

fn wanted(headers: &HeaderMap) -> Language {
    let jar = CookieJar::from_headers(headers);
    let chosen = jar
        .get(COOKIE)
        .and_then(|cookie| Language::with_code(cookie.value()));
    let accepted = || {
        let header = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
        Language::accepted(header)
    };
    chosen.or_else(accepted).unwrap_or_default()
}

/// `GET /language/{code}`: the choice is kept in a cookie; then back to where one came from.
pub(crate) async fn choose(
    Path(code): Path<String>,
    headers: HeaderMap,
    jar: CookieJar,
) -> Result<(CookieJar, Redirect), PageError> {
    let language = Language::with_code(&code).ok_or(PageError::NotFound)?;
    let cookie = Cookie::build((COOKIE, language.code()))
        .path("/")
        .same_site(SameSite::Lax)
        .permanent();
    Ok((jar.add(cookie), Redirect::to(&back(&headers))))
}

/// The path of the page before, if it is one of ours.
fn back(headers: &HeaderMap) -> String {
    let text = |name| {
        headers
            .get(name)
            .and_then(|value: &axum::http::HeaderValue| value.to_str().ok())
    };
    let path = || {
        let (referer, host) = (text(header::REFERER)?, text(header::HOST)?);
        let rest = referer.split_once("://")?.1.strip_prefix(host)?;
        own_path(rest).map(str::to_owned)
    };
    path().unwrap_or_else(|| "/".to_owned())
}
