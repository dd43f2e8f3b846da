//! What is written down of each request. Secrets are not: of an address with one in it only the
//! kind is told, and no query.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request};
use axum::http::Uri;
use axum::middleware::Next;
use axum::response::Response;

/// Parts of addresses that let whoever knows them in.
const SECRET: [&str; 2] = ["{secret}", "{code}"];

/// How many refusals a second are written down.
const A_SECOND: u32 = 20;

/// Writes down what was asked and how it ended: failures of the server loudly, what was refused
/// quietly, the rest only for who looks for it.
pub(crate) async fn note(request: Request, next: Next) -> Response {
    let method = request.method().clone();
    let uri = request.uri().clone();
    let matched = request.extensions().get::<MatchedPath>().cloned();
    let begun = Instant::now();
    let response = next.run(request).await;
    let status = response.status();
    let (code, ms) = (status.as_u16(), begun.elapsed().as_millis());
    let path = || told(&uri, matched.as_ref());
    if status.is_server_error() {
        tracing::error!(%method, path = ?path(), status = code, ms, "a request failed");
    } else if status.is_client_error() && !method.is_safe() && is_worth_it() {
        tracing::warn!(%method, path = ?path(), status = code, ms, "a request was refused");
    } else {
        tracing::debug!(%method, path = ?path(), status = code, ms, "a request was answered");
    }
    response
}

/// Whether something that any stranger can bring about is written down: so many times a second, so
/// that nobody fills the disk with it.
pub(crate) fn is_worth_it() -> bool {
    static SECOND: Mutex<Option<(Instant, u32)>> = Mutex::new(None);
    let mut second = SECOND.lock().unwrap_or_else(PoisonError::into_inner);
    let (since, count) = match *second {
        Some((since, count)) if since.elapsed() < Duration::from_secs(1) => (since, count + 1),
        _ => (Instant::now(), 1),
    };
    *second = Some((since, count));
    count <= A_SECOND
}

fn told(uri: &Uri, matched: Option<&MatchedPath>) -> String {
    match matched.map(MatchedPath::as_str) {
        Some(kind) if SECRET.iter().any(|part| kind.contains(part)) => kind.to_owned(),
        Some(_) => uri.path().to_owned(),
        None => uri.path().chars().take(200).collect(),
    }
}
