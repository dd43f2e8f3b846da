//! Public pages that were made once are kept, ready to be sent, until the event changes.

use std::io::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use adoube_journal::EventId;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use hashlink::LruCache;
use jiff::Timestamp;

use crate::app::App;
use crate::as_of::as_of;
use crate::assets::fnv1a;
use crate::error::ApiError;
use crate::params::{canonical, decoded, encoded, first_word};
use crate::texts::{Language, spoken};

/// The largest page that is looked at.
const LARGEST_PAGE: usize = 16 << 20;

/// What a kept page costs beside its bytes, roughly.
const OVERHEAD: usize = 512;

/// Pages of all events in all languages, of so many bytes at most: the one longest unused makes
/// room.
pub struct PageCache {
    most: usize,
    /// What caches on the way are told.
    control: HeaderValue,
    names: AtomicU64,
    pages: Mutex<CacheEntries>,
}

struct CacheEntries {
    bytes: usize,
    pages: LruCache<Key, Arc<CachedPage>>,
}

/// Which page: of which event as of which record, in which language, at which address; and whether
/// it says that the database does not answer.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Key {
    of: u64,
    language: Language,
    as_of: Option<Timestamp>,
    path: String,
}

impl PageCache {
    /// A shelf for so many bytes, whose pages caches on the way may show for so many seconds.
    pub fn of(most: usize, shared_seconds: u32) -> Arc<PageCache> {
        let control = match shared_seconds {
            0 => Ok(HeaderValue::from_static("no-cache")),
            seconds => HeaderValue::try_from(format!("public, max-age=0, s-maxage={seconds}")),
        };
        Arc::new(PageCache {
            most,
            control: control.unwrap_or(HeaderValue::from_static("no-cache")),
            names: AtomicU64::new(0),
            pages: Mutex::new(CacheEntries {
                bytes: 0,
                pages: LruCache::new_unbounded(),
            }),
        })
    }

    fn pages(&self) -> MutexGuard<'_, CacheEntries> {
        // Nothing that holds the lock can panic half-way.
        self.pages.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many pages are kept, and their bytes.
    pub(crate) fn size(&self) -> (usize, usize) {
        let shelved = self.pages();
        (shelved.pages.len(), shelved.bytes)
    }

    fn get(&self, key: &Key) -> Option<Arc<CachedPage>> {
        self.pages().pages.get(key).cloned()
    }

    fn keep(&self, key: Key, page: &Arc<CachedPage>) {
        let mut shelved = self.pages();
        let bytes = page.bytes(&key);
        // A page that would turn half of the others out is made again when it is wanted.
        if bytes > self.most / 2 {
            return;
        }
        shelved.bytes += bytes;
        if let Some(before) = shelved.pages.insert(key.clone(), page.clone()) {
            shelved.bytes -= before.bytes(&key);
        }
        while shelved.bytes > self.most {
            let Some((key, page)) = shelved.pages.remove_lru() else {
                break;
            };
            shelved.bytes -= page.bytes(&key);
        }
    }
}

/// The place on the shelf of an event as of a record. What was kept there goes with it.
pub struct EventPages {
    shelf: Arc<PageCache>,
    name: u64,
}

impl EventPages {
    /// A new place.
    pub fn on(shelf: &Arc<PageCache>) -> EventPages {
        EventPages {
            shelf: shelf.clone(),
            name: shelf.names.fetch_add(1, Ordering::Relaxed),
        }
    }

    fn key(&self, path: String) -> Key {
        Key {
            of: self.name,
            language: spoken(),
            as_of: as_of(),
            path,
        }
    }
}

impl Drop for EventPages {
    fn drop(&mut self) {
        let mut shelved = self.shelf.pages();
        let mut freed = 0;
        shelved.pages.retain(|key, page| {
            let stays = key.of != self.name;
            freed += if stays { 0 } else { page.bytes(key) };
            stays
        });
        shelved.bytes -= freed;
    }
}

struct CachedPage {
    content_type: HeaderValue,
    tag: HeaderValue,
    plain: Bytes,
    compressed: Bytes,
}

/// A word of the query that a public page understands. All others are no part of its address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum QueryParam {
    /// A number in its usual form.
    Number(&'static str),
    /// One of these.
    OneOf(&'static str, &'static [&'static str]),
    /// A text. Only pages that exist are kept, so it can be any.
    Text(&'static str),
    /// What somebody looks for. There is a page for whatever that is, so none of them is kept.
    Search(&'static str),
}

impl QueryParam {
    fn name(self) -> &'static str {
        match self {
            QueryParam::Number(name)
            | QueryParam::OneOf(name, _)
            | QueryParam::Text(name)
            | QueryParam::Search(name) => name,
        }
    }

    /// The value in its one form, if it is understood.
    fn canonical(self, value: &str) -> Option<String> {
        match self {
            QueryParam::Number(_) => canonical::<u32>(value)
                .ok()
                .map(|number| number.to_string()),
            QueryParam::OneOf(_, values) => values.contains(&value).then(|| value.to_owned()),
            QueryParam::Text(_) => decoded(value).map(|text| encoded(&text)),
            QueryParam::Search(_) => None,
        }
    }
}

/// The one address of a page that can be asked for in many ways: what the page does not look at is
/// left out, what it looks at has one order. `None` for an address that is not usual: there can be
/// any number of them, so none is kept.
fn canonical_address(uri: &Uri, words: &[QueryParam]) -> Option<String> {
    // Short names and numbers need no encoding; encoded they would be other addresses of the same.
    if uri.path().contains('%') {
        return None;
    }
    let mut address = uri.path().to_owned();
    let Some(query) = uri.query() else {
        return Some(address);
    };
    let mut link = '?';
    for word in words {
        let Some(value) = first_word(query, word.name()) else {
            continue;
        };
        if value.is_empty() && matches!(word, QueryParam::Search(_)) {
            continue;
        }
        let value = word.canonical(value)?;
        address.push_str(&format!("{link}{}={value}", word.name()));
        link = '&';
    }
    Some(address)
}

/// Marks a request of our own whose page nobody else will ask for soon: it is not kept.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Passing;

/// Answers from the kept pages, or lets the page be made and keeps it.
pub(crate) async fn serve(
    State((app, words)): State<(Arc<App>, &'static [QueryParam])>,
    mut request: Request,
    next: Next,
) -> Response {
    let passing = request.extensions().get::<Passing>().is_some();
    let Some(event) = event_of(request.uri().path()).filter(|_| !passing) else {
        return next.run(request).await;
    };
    let shown = match app.events.read(&event).await {
        Ok(shown) => shown,
        Err(error) if is_api(request.uri().path()) => return ApiError(error).into_response(),
        Err(error) => return error.into_response(),
    };
    let Some(address) = canonical_address(request.uri(), words) else {
        return next.run(request).await;
    };
    let headers = ClientHeaders::of(&request);
    let key = shown.pages.key(address);
    if let Some(page) = shown.pages.shelf.get(&key) {
        return page.answer(&headers, &shown.pages.shelf.control);
    }
    // The page is made whole, and of nothing but its address, whoever asks first.
    *request.method_mut() = Method::GET;
    if let Ok(uri) = key.path.parse() {
        *request.uri_mut() = uri;
    }
    let response = next.run(request).await;
    if response.status() != StatusCode::OK {
        return response;
    }
    match CachedPage::of(response).await {
        Ok(page) => {
            let page = Arc::new(page);
            // The page may have been made of a later record than `shown`; then it is at most as
            // old as `shown` and is dropped with it.
            shown.pages.shelf.keep(key, &page);
            page.answer(&headers, &shown.pages.shelf.control)
        }
        Err(response) => response,
    }
}

fn event_of(path: &str) -> Option<EventId> {
    let rest = path
        .strip_prefix("/e/")
        .or_else(|| path.strip_prefix("/screen/"))
        .or_else(|| path.strip_prefix("/api/v1/events/"))?;
    let event = rest.split('/').next()?;
    event.parse().ok()
}

fn is_api(path: &str) -> bool {
    path.starts_with("/api/")
}

/// What the browser has and understands.
struct ClientHeaders {
    known: Option<HeaderValue>,
    compressed: bool,
    /// Only what is said about the page.
    head: bool,
}

impl ClientHeaders {
    fn of(request: &Request) -> ClientHeaders {
        let headers = request.headers();
        ClientHeaders {
            known: headers.get(header::IF_NONE_MATCH).cloned(),
            head: request.method() == Method::HEAD,
            compressed: accepts_gzip(headers),
        }
    }
}

impl CachedPage {
    fn bytes(&self, key: &Key) -> usize {
        self.plain.len() + self.compressed.len() + key.path.len() + OVERHEAD
    }

    async fn of(response: Response) -> Result<CachedPage, Response> {
        let (parts, body) = response.into_parts();
        let failed = || StatusCode::INTERNAL_SERVER_ERROR.into_response();
        let plain = to_bytes(body, LARGEST_PAGE).await.map_err(|_| failed())?;
        let tag = format!("\"{:016x}\"", fnv1a(&plain));
        let content_type = parts.headers.get(header::CONTENT_TYPE).cloned();
        Ok(CachedPage {
            content_type: content_type.unwrap_or(HeaderValue::from_static("text/html")),
            tag: HeaderValue::from_str(&tag).map_err(|_| failed())?,
            compressed: gzip(&plain, Compression::default()).map_err(|_| failed())?,
            plain,
        })
    }

    fn answer(&self, wanted: &ClientHeaders, control: &HeaderValue) -> Response {
        let mut response = Response::new(Body::empty());
        let headers = response.headers_mut();
        headers.insert(header::ETAG, self.tag.clone());
        headers.insert(header::CACHE_CONTROL, control.clone());
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

/// Whether a browser understands what is compressed.
pub(crate) fn accepts_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING);
    let accepted = accepted.and_then(|value| value.to_str().ok()).unwrap_or("");
    let mut words = accepted.split(',');
    words.any(|word| word.trim().starts_with("gzip"))
}

/// A text, compressed.
pub(crate) fn gzip(plain: &[u8], level: Compression) -> std::io::Result<Bytes> {
    let mut encoder = GzEncoder::new(Vec::new(), level);
    encoder.write_all(plain)?;
    Ok(encoder.finish()?.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(bytes: usize) -> Arc<CachedPage> {
        Arc::new(CachedPage {
            content_type: HeaderValue::from_static("text/html"),
            tag: HeaderValue::from_static("\"1\""),
            plain: vec![0; bytes].into(),
            compressed: Bytes::new(),
        })
    }

    #[test]
    fn the_page_longest_unused_makes_room_and_what_is_replaced_counts_once() {
        let shelf = PageCache::of(10_000, 0);
        let pages = EventPages::on(&shelf);
        let key = |name: &str| pages.key(name.to_owned());
        for name in ["/a", "/b", "/b"] {
            shelf.keep(key(name), &page(3_000));
        }
        assert!(shelf.get(&key("/a")).is_some());
        shelf.keep(key("/c"), &page(3_000));
        assert!(shelf.get(&key("/b")).is_none(), "the oldest");
        assert!(shelf.get(&key("/a")).is_some());
        shelf.keep(key("/large"), &page(6_000));
        assert!(shelf.get(&key("/large")).is_none(), "larger than half");
        assert!(shelf.pages().bytes <= 10_000);
        drop(pages);
        assert_eq!(shelf.pages().bytes, 0);
        assert_eq!(shelf.pages().pages.len(), 0);
    }

    #[test]
    fn an_address_is_what_the_page_looks_at() {
        const WORDS: &[QueryParam] = &[
            QueryParam::Number("after"),
            QueryParam::OneOf("order", &["name"]),
            QueryParam::Text("tie_break"),
        ];
        for (asked, kept) in [
            ("/e/a/b/standings", Some("/e/a/b/standings")),
            ("/e/a/b/standings?x=1", Some("/e/a/b/standings")),
            ("/e/a/b/standings?", Some("/e/a/b/standings")),
            ("/e/a/b/standings?order&after", Some("/e/a/b/standings")),
            (
                "/e/a/b/standings?x=1&order=name&after=3&after=4",
                Some("/e/a/b/standings?after=3&order=name"),
            ),
            (
                "/e/a/b/standings?tie_break=B%48%3a1",
                Some("/e/a/b/standings?tie_break=BH%3A1"),
            ),
            ("/e/a/b/standings?after=03", None),
            ("/e/a/b/standings?order=other", None),
            ("/e/a/%62/standings", None),
        ] {
            let canonical_address = canonical_address(&asked.parse().unwrap(), WORDS);
            assert_eq!(canonical_address.as_deref(), kept, "{asked}");
        }
    }
}
