//! Public pages that were made once are kept, ready to be sent, until the event changes.

use std::collections::HashMap;
use std::io::Write;
use std::sync::{Arc, PoisonError, RwLock};

use adoube_journal::EventId;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::app::App;
use crate::assets::fnv1a;
use crate::error::ApiError;
use crate::texts::{Language, spoken};

/// How many pages are kept of an event as of one record. Real events have fewer; invented queries
/// must not fill the memory.
const KEPT: usize = 4096;

/// The largest page that is looked at.
const LARGEST: usize = 16 << 20;

/// The pages of an event as of a record, by language and address.
#[derive(Default)]
pub struct Pages(RwLock<[HashMap<String, Arc<Kept>>; Language::ALL.len()]>);

struct Kept {
    content_type: HeaderValue,
    tag: HeaderValue,
    plain: Bytes,
    compressed: Bytes,
}

impl Pages {
    fn get(&self, path: &str, language: Language) -> Option<Arc<Kept>> {
        let pages = self.0.read().unwrap_or_else(PoisonError::into_inner);
        pages[language as usize].get(path).cloned()
    }

    fn keep(&self, path: String, language: Language, page: &Arc<Kept>) {
        let mut pages = self.0.write().unwrap_or_else(PoisonError::into_inner);
        let pages = &mut pages[language as usize];
        if pages.len() < KEPT {
            pages.insert(path, page.clone());
        }
    }
}

/// Answers from the kept pages, or lets the page be made and keeps it.
pub async fn serve(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let Some(event) = event_of(request.uri().path()) else {
        return next.run(request).await;
    };
    let shown = match app.events.read(&event).await {
        Ok(shown) => shown,
        Err(error) if is_api(request.uri().path()) => return ApiError(error).into_response(),
        Err(error) => return error.into_response(),
    };
    let path = request.uri().path_and_query();
    let path = path.map_or("/", |path| path.as_str());
    let language = spoken();
    let headers = Wanted::of(&request);
    if let Some(page) = shown.pages.get(path, language) {
        return page.answer(&headers);
    }
    let path = path.to_owned();
    // The page is made whole, whoever asks first.
    *request.method_mut() = Method::GET;
    let response = next.run(request).await;
    if response.status() != StatusCode::OK {
        return response;
    }
    match Kept::of(response).await {
        Ok(page) => {
            let page = Arc::new(page);
            // The page may have been made of a later record than `shown`; then it is at most as
            // old as `shown` and is dropped with it.
            shown.pages.keep(path, language, &page);
            page.answer(&headers)
        }
        Err(response) => response,
    }
}

fn event_of(path: &str) -> Option<EventId> {
    let rest = path
        .strip_prefix("/e/")
        .or_else(|| path.strip_prefix("/api/v1/events/"))?;
    let event = rest.split('/').next()?;
    event.parse().ok()
}

fn is_api(path: &str) -> bool {
    path.starts_with("/api/")
}

/// What the browser has and understands.
struct Wanted {
    known: Option<HeaderValue>,
    compressed: bool,
    /// Only what is said about the page.
    head: bool,
}

impl Wanted {
    fn of(request: &Request) -> Wanted {
        let headers = request.headers();
        let accepted = headers.get(header::ACCEPT_ENCODING);
        let accepted = accepted.and_then(|value| value.to_str().ok()).unwrap_or("");
        Wanted {
            known: headers.get(header::IF_NONE_MATCH).cloned(),
            head: request.method() == Method::HEAD,
            compressed: accepted
                .split(',')
                .any(|word| word.trim().starts_with("gzip")),
        }
    }
}

impl Kept {
    async fn of(response: Response) -> Result<Kept, Response> {
        let (parts, body) = response.into_parts();
        let failed = || StatusCode::INTERNAL_SERVER_ERROR.into_response();
        let plain = to_bytes(body, LARGEST).await.map_err(|_| failed())?;
        let tag = format!("\"{:016x}\"", fnv1a(&plain));
        let content_type = parts.headers.get(header::CONTENT_TYPE).cloned();
        Ok(Kept {
            content_type: content_type.unwrap_or(HeaderValue::from_static("text/html")),
            tag: HeaderValue::from_str(&tag).map_err(|_| failed())?,
            compressed: compressed(&plain).map_err(|_| failed())?,
            plain,
        })
    }

    fn answer(&self, wanted: &Wanted) -> Response {
        let mut response = Response::new(Body::empty());
        let headers = response.headers_mut();
        headers.insert(header::ETAG, self.tag.clone());
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        headers.insert(
            header::VARY,
            HeaderValue::from_static("accept-encoding, accept-language, cookie"),
        );
        if wanted.known.as_ref() == Some(&self.tag) {
            *response.status_mut() = StatusCode::NOT_MODIFIED;
            return response;
        }
        headers.insert(header::CONTENT_TYPE, self.content_type.clone());
        let bytes = if wanted.compressed {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            &self.compressed
        } else {
            &self.plain
        };
        if wanted.head {
            headers.insert(header::CONTENT_LENGTH, HeaderValue::from(bytes.len()));
        } else {
            *response.body_mut() = Body::from(bytes.clone());
        }
        response
    }
}

fn compressed(plain: &[u8]) -> std::io::Result<Bytes> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(plain)?;
    Ok(encoder.finish()?.into())
}
