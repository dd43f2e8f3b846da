//! The public addresses of an event as codes to be photographed.

use std::sync::Arc;

use axum::extract::State;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri, header};

use super::Page;
use crate::app::App;
use crate::error::PageError;
use crate::params::OfEvent;
use crate::texts::t;
use crate::views::qr::QrPage;

/// `GET /e/{event}/qr`. The address is the one at which the visitor found the server, so the page
/// is not kept for others.
pub async fn show(
    State(app): State<Arc<App>>,
    of: OfEvent,
    parts: Parts,
) -> Result<Page<QrPage>, PageError> {
    let host = host(&parts.uri, &parts.headers);
    let host = host.ok_or_else(|| PageError::Unfit(t("public-no-address").to_owned()))?;
    let scheme = if app.options.https { "https" } else { "http" };
    let page = QrPage::of(of.event(), &format!("{scheme}://{host}"));
    page.map(Page)
        .ok_or_else(|| PageError::Unfit(t("public-no-address").to_owned()))
}

/// The host of a request, with its port. Anything else than a plain name or number is none.
fn host<'r>(uri: &'r Uri, headers: &'r HeaderMap) -> Option<&'r str> {
    let named = headers
        .get(header::HOST)
        .and_then(|value| value.to_str().ok());
    let host = named.or_else(|| uri.authority().map(|authority| authority.as_str()))?;
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-.:[]".contains(letter);
    (!host.is_empty() && host.len() <= 255 && host.chars().all(plain)).then_some(host)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_hosts_are_believed() {
        let uri = Uri::from_static("/e/x/qr");
        for (named, believed) in [
            ("chess.example:8080", true),
            ("[::1]:3000", true),
            ("127.0.0.1", true),
            ("", false),
            ("a/b", false),
            ("user@host", false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, named.parse().unwrap());
            assert_eq!(host(&uri, &headers).is_some(), believed, "{named}");
        }
        assert_eq!(host(&uri, &HeaderMap::new()), None);
        let whole = Uri::from_static("http://hall.example/e/x/qr");
        assert_eq!(host(&whole, &HeaderMap::new()), Some("hall.example"));
    }
}
