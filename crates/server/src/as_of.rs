//! Pages while the database does not answer: they say so, and as of when they are.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::HeaderValue;
use axum::middleware::Next;
use axum::response::Response;
use jiff::Timestamp;

use crate::app::App;
use crate::texts::fill;
use crate::ui::dates;

/// The header that tells programs.
const HEADER: &str = "adoube-as-of";

tokio::task_local! {
    static AS_OF: Option<Timestamp>;
}

/// Since when the database has not answered, if it does not.
pub(crate) fn as_of() -> Option<Timestamp> {
    AS_OF.try_with(|since| *since).ok().flatten()
}

/// What a page says then.
pub(crate) fn told() -> Option<String> {
    as_of().map(|since| fill("as-of", &[&dates::written(since)]))
}

/// Lets the pages know.
pub(crate) async fn mark(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let since = app.events.away_since();
    let mut response = AS_OF.scope(since, next.run(request)).await;
    let since = since.and_then(|since| HeaderValue::from_str(&since.to_string()).ok());
    if let Some(since) = since {
        response.headers_mut().insert(HEADER, since);
    }
    response
}
