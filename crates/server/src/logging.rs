//! What is written down of each request, and the name by which it is found again. Secrets are not: of an
//! address with one in it only the kind is told, and no query.

use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue, Uri};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

use crate::app::App;

/// The name of a request, in the answer to it and in what a proxy asks.
const X_REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The longest name that a proxy may give.
const LONGEST_ID: usize = 64;

/// Parts of addresses that let whoever knows them in.
const SECRET: [&str; 2] = ["{secret}", "{code}"];

/// How many refusals a second are written down.
const A_SECOND: u32 = 20;

tokio::task_local! {
    static REQUEST: Arc<str>;
}

/// The name of the request that is being answered; nothing outside of one.
pub(crate) fn request_id() -> Option<String> {
    REQUEST.try_with(|id| id.to_string()).ok()
}

/// Gives a request its name, and writes down what was asked and how it ended: failures of the server
/// loudly, what was refused quietly, the rest only for who looks for it. Everything that is written down on
/// the way has the name.
pub(crate) async fn observe(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let id = named_by_proxy(&app, &request).unwrap_or_else(new_id);
    let span = tracing::error_span!("request", %id);
    let answer = note(&app, request, next).instrument(span);
    let mut response = REQUEST.scope(id.clone(), answer).await;
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(X_REQUEST_ID, id);
    }
    response
}

async fn note(app: &App, request: Request, next: Next) -> Response {
    let method = request.method().clone();
    let uri = request.uri().clone();
    let matched = request.extensions().get::<MatchedPath>().cloned();
    let begun = Instant::now();
    let response = next.run(request).await;
    let (status, time) = (response.status(), begun.elapsed());
    let route = matched.as_ref().map(MatchedPath::as_str);
    app.metrics.answered(route, &method, status, time);
    // Numbers of 128 bits would be written as text.
    let ms = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    let code = status.as_u16();
    let path = || told(&uri, route);
    if status.is_server_error() {
        tracing::error!(%method, path = ?path(), status = code, ms, "a request failed");
    } else if status.is_client_error() && !method.is_safe() && is_worth_it() {
        tracing::warn!(%method, path = ?path(), status = code, ms, "a request was refused");
    } else {
        tracing::debug!(%method, path = ?path(), status = code, ms, "a request was answered");
    }
    response
}

/// A name that no other request has: a part of this start of the server, and a number.
fn new_id() -> Arc<str> {
    static START: LazyLock<u64> = LazyLock::new(|| RandomState::new().hash_one(0));
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    format!("{:08x}-{number:x}", *START >> 32).into()
}

/// The name that a proxy which is believed gave, so that its log and ours tell of the same.
fn named_by_proxy(app: &App, request: &Request) -> Option<Arc<str>> {
    let peer = request
        .extensions()
        .get::<ConnectInfo<std::net::SocketAddr>>()?;
    if !app.options.trusts(peer.0.ip()) {
        return None;
    }
    let id = request.headers().get(X_REQUEST_ID)?.to_str().ok()?;
    let plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_' | '.');
    let fits = (1..=LONGEST_ID).contains(&id.len()) && id.chars().all(plain);
    fits.then(|| id.into())
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

fn told(uri: &Uri, route: Option<&str>) -> String {
    match route {
        Some(kind) if SECRET.iter().any(|part| kind.contains(part)) => kind.to_owned(),
        Some(_) => uri.path().to_owned(),
        None => uri.path().chars().take(200).collect(),
    }
}
