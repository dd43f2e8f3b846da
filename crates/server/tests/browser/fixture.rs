//! Pages on which the harness itself is tested.

use axum::Router;
use axum::http::HeaderMap;
use axum::response::Html;
use axum::routing::get;

/// A form, a page where everything is wrong, and a page that remembers its visitor.
pub(crate) fn pages() -> Router {
    Router::new()
        .route("/", get(Html(include_str!("fixture/form.html"))))
        .route("/wrong", get(Html(include_str!("fixture/wrong.html"))))
        .route("/who", get(who))
}

/// Gives the first visit of a browser a cookie, and knows it again.
async fn who(headers: HeaderMap) -> ([(&'static str, &'static str); 1], Html<&'static str>) {
    let known = headers.contains_key("cookie");
    let word = if known { "known" } else { "new" };
    ([("set-cookie", "seen=1; Path=/")], Html(word))
}
