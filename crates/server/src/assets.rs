//! The style sheet and the icon, embedded in the program.

use std::sync::LazyLock;

use axum::http::{Uri, header};
use axum::response::IntoResponse;

const STYLE: &str = include_str!("../assets/style.css");
const ICON: &str = include_str!("../assets/icon.svg");

const STYLE_VERSION: u64 = fnv1a(STYLE.as_bytes());
const ICON_VERSION: u64 = fnv1a(ICON.as_bytes());

static STYLE_URL: LazyLock<String> = LazyLock::new(|| versioned("/style.css", STYLE_VERSION));
static ICON_URL: LazyLock<String> = LazyLock::new(|| versioned("/icon.svg", ICON_VERSION));

/// Where the style sheet is. The address changes with the content, so that a browser may keep it
/// for ever.
pub fn style_url() -> &'static str {
    &STYLE_URL
}

/// Where the icon is.
pub fn icon_url() -> &'static str {
    &ICON_URL
}

/// `GET /style.css`
pub async fn style(uri: Uri) -> impl IntoResponse {
    asset(&uri, "text/css; charset=utf-8", STYLE, STYLE_VERSION)
}

/// `GET /icon.svg`
pub async fn icon(uri: Uri) -> impl IntoResponse {
    asset(&uri, "image/svg+xml", ICON, ICON_VERSION)
}

fn asset(
    uri: &Uri,
    content_type: &'static str,
    content: &'static str,
    version: u64,
) -> impl IntoResponse + use<> {
    // Another version's address must not fix this content in a cache.
    let current = uri.query() == Some(query(version).as_str());
    let caching = if current {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let headers = [
        (header::CONTENT_TYPE, content_type),
        (header::CACHE_CONTROL, caching),
    ];
    (headers, content)
}

fn versioned(path: &str, version: u64) -> String {
    format!("{path}?{}", query(version))
}

fn query(version: u64) -> String {
    format!("v={version:016x}")
}

/// The FNV-1a hash: enough to tell one edition of a file from the next.
const fn fnv1a(bytes: &[u8]) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325;
    let mut place = 0;
    while place < bytes.len() {
        hash = (hash ^ bytes[place] as u64).wrapping_mul(0x0000_0100_0000_01b3);
        place += 1;
    }
    hash
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_the_published_one() {
        assert_eq!(fnv1a(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fnv1a(b"foobar"), 0x8594_4171_f739_67e8);
    }
}
