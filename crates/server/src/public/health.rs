//! For whoever watches the server.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;

use crate::app::App;

/// `GET /healthz`: the program is alive. Whoever starts it again when it is not has nothing to gain
/// from doing so while the database is away.
pub(super) async fn alive() -> &'static str {
    "ok\n"
}

/// `GET /readyz`: what is entered can be stored. It is tried, not guessed.
pub(super) async fn ready(State(app): State<Arc<App>>) -> (StatusCode, String) {
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
