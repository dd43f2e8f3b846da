//! A word on the next page about what was just done.

use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::CookieJar;

use crate::params::{decoded, encoded};

const COOKIE: &str = "said";

tokio::task_local! {
    static SAID: Option<String>;
}

/// It is done: go on there, and say this.
pub(crate) struct RedirectWithMessage {
    to: String,
    say: String,
}

/// It is done: go on there, and say this.
pub(crate) fn redirect_with(to: impl Into<String>, say: impl Into<String>) -> RedirectWithMessage {
    RedirectWithMessage {
        to: to.into(),
        say: say.into(),
    }
}

impl IntoResponse for RedirectWithMessage {
    fn into_response(self) -> Response {
        let mut response = Redirect::to(&self.to).into_response();
        let said: String = self.say.chars().take(600).collect();
        set(
            &mut response,
            &format!("{COOKIE}={}; Max-Age=30", encoded(&said)),
        );
        response
    }
}

fn set(response: &mut Response, cookie: &str) {
    let cookie = format!("{cookie}; Path=/; HttpOnly; SameSite=Lax");
    if let Ok(value) = HeaderValue::from_str(&cookie) {
        response.headers_mut().append(header::SET_COOKIE, value);
    }
}

/// What is to be said on this page.
pub(crate) fn said() -> Option<String> {
    SAID.try_with(Clone::clone).ok().flatten()
}

/// Carries the word from one request to the next page, once. A script that sends a form is told
/// where to go on; it decides whether to fetch that page or to go there.
pub(crate) async fn carry(request: Request, next: Next) -> Response {
    let by_script = request.headers().contains_key("x-form");
    // A page that only brings itself up to date does not take the word from the one to come.
    let by_itself = request.headers().contains_key("x-live");
    let jar = CookieJar::from_headers(request.headers());
    let said = jar.get(COOKIE).filter(|_| !by_itself);
    let said = said.and_then(|cookie| decoded(cookie.value()));
    let told = said.is_some();
    let mut response = SAID.scope(said, next.run(request)).await;
    if told && response.status().is_success() && !response.headers().contains_key(header::ETAG) {
        set(&mut response, &format!("{COOKIE}=; Max-Age=0"));
    }
    if by_script
        && response.status() == StatusCode::SEE_OTHER
        && let Some(to) = response.headers_mut().remove(header::LOCATION)
    {
        *response.status_mut() = StatusCode::NO_CONTENT;
        response.headers_mut().insert("x-location", to);
    }
    response
}
