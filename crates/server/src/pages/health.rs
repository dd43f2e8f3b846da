//! For whoever watches the server.

/// `GET /healthz`: the server answers.
pub async fn show() -> &'static str {
    "ok\n"
}
