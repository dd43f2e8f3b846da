//! Long answers are sent compressed, also those that nobody keeps: the pages of the desk.
//!
//! Short ones are not: they would gain little, and a page that tells a secret is short. Compressed beside a
//! text that a stranger chose, its length would tell the secret letter by letter.

use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;
use flate2::Compression;
use http_body::Body as _;

use crate::cache::{accepts_gzip, gzip};

/// What is shorter is sent as it is.
const SHORT: u64 = 32 << 10;

/// The longest answer that is held at once.
const LARGEST: usize = 64 << 20;

/// Compresses a long text on its way to a browser that understands it.
pub(crate) async fn compress(request: Request, next: Next) -> Response {
    let wanted = request.method() != Method::HEAD && accepts_gzip(request.headers());
    let response = next.run(request).await;
    let long = response.body().size_hint().exact();
    let long = long.is_some_and(|bytes| bytes >= SHORT);
    if !wanted || !long || !is_text(response.headers()) {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let Ok(plain) = to_bytes(body, LARGEST).await else {
        return Response::from_parts(parts, Body::empty());
    };
    let text = plain.clone();
    let work = tokio::task::spawn_blocking(move || gzip(&text, Compression::default()));
    let Ok(Ok(compressed)) = work.await else {
        return Response::from_parts(parts, plain.into());
    };
    let headers = &mut parts.headers;
    headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    headers.append(header::VARY, HeaderValue::from_static("accept-encoding"));
    headers.insert(header::CONTENT_LENGTH, compressed.len().into());
    Response::from_parts(parts, compressed.into())
}

/// Whether it is text that is not compressed yet.
fn is_text(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE);
    let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or("");
    let is_text = ["text/", "application/json", "image/svg"];
    let is_text = is_text.iter().any(|start| kind.starts_with(start));
    is_text && kind != "text/event-stream" && !headers.contains_key(header::CONTENT_ENCODING)
}
