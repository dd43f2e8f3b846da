//! What every response says to the browser, whatever it carries.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::Response;

use crate::app::App;

/// The pages need styles, scripts, pictures and data of this server, and nothing from anywhere else.
const CONTENT_SECURITY_POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
);

/// The same for a page that shows a paper: its measures (millimetres, shares of a line, sizes of letters) are written in its
/// elements, by us. Style sheets and scripts in the page remain forbidden.
const POLICY_OF_PAPERS: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; \
     connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
);

/// A mark of an answer: it shows a paper.
#[derive(Clone, Copy)]
pub(crate) struct ShowsPaper;

/// For half a year a browser asks for this server over HTTPS only.
const STRICT_TRANSPORT_SECURITY: HeaderValue = HeaderValue::from_static("max-age=15552000");

/// Adds the headers that guard the visitor.
pub(crate) async fn guard(State(app): State<Arc<App>>, mut response: Response) -> Response {
    let policy = match response.extensions().get::<ShowsPaper>() {
        Some(ShowsPaper) => POLICY_OF_PAPERS,
        None => CONTENT_SECURITY_POLICY,
    };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    headers.insert(
        header::X_CONTENT_TYPE_OPTIONS,
        HeaderValue::from_static("nosniff"),
    );
    headers.insert(
        header::REFERRER_POLICY,
        HeaderValue::from_static("same-origin"),
    );
    if app.options.https {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, STRICT_TRANSPORT_SECURITY);
    }
    response
}
