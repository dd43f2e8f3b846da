//! The figures of the server, as Prometheus reads them.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;

use crate::app::App;
use crate::auth::equal;
use crate::error::PageError;
use crate::guard::ClientAddress;
use crate::metrics::MetricsAccess;

/// The text format of Prometheus.
const FORMAT: &str = "text/plain; version=0.0.4; charset=utf-8";

/// `GET /metrics`. Whoever may not read it is told that there is nothing.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    from: ClientAddress,
    headers: HeaderMap,
) -> Result<impl IntoResponse, PageError> {
    let may = match &app.options.metrics {
        MetricsAccess::Nobody => false,
        MetricsAccess::ThisComputer => from.is_here,
        MetricsAccess::Token(token) => from.is_here || shows(&headers, token),
    };
    if !may {
        return Err(PageError::NotFound);
    }
    let about = [
        (header::CONTENT_TYPE, FORMAT),
        (header::CACHE_CONTROL, "no-store"),
    ];
    Ok((about, app.metrics.text(&app.events.usage())))
}

fn shows(headers: &HeaderMap, token: &str) -> bool {
    let shown = headers.get(header::AUTHORIZATION);
    let shown = shown.and_then(|value| value.to_str().ok());
    let shown = shown.and_then(|value| value.strip_prefix("Bearer "));
    shown.is_some_and(|shown| equal(shown.trim(), token))
}
