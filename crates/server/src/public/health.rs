//! For whoever watches the server.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;

use crate::app::App;

/// `GET /healthz`: the server answers, and what is entered can be stored.
pub(super) async fn show(State(app): State<Arc<App>>) -> (StatusCode, String) {
    let condition = app.condition().await;
    if condition.is_good() {
        return (StatusCode::OK, "ok\n".to_owned());
    }
    let what = [
        (condition.events, "events cannot be stored\n"),
        (condition.accounts, "accounts cannot be stored\n"),
    ];
    let told = what.iter().filter(|(good, _)| !good).map(|(_, text)| *text);
    (StatusCode::SERVICE_UNAVAILABLE, told.collect())
}
