//! Where others find this server: what goes into links and codes that are handed on.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, Uri, header};

use crate::app::App;
use crate::auth::PasskeyPlace;
use crate::error::PageError;
use crate::guard::ClientAddress;
use crate::proxies::X_FORWARDED_FOR;
use crate::texts::t;

/// The address of the server for a phone in the hall: the one by which the visitor came, or, if
/// the visitor sits at the computer itself, the one of the computer in the hall's network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Address {
    /// `http://192.168.0.5:8400`
    pub site: String,
    /// It leads nowhere from any other computer.
    pub only_here: bool,
}

impl Address {
    fn of(uri: &Uri, headers: &HeaderMap, app: &App) -> Option<Address> {
        let came_by = host(uri, headers)?;
        let in_hall = app.options.in_hall.as_deref();
        let host = match in_hall {
            Some(in_hall) if is_here(came_by) => in_hall,
            _ => came_by,
        };
        let scheme = if app.options.https { "https" } else { "http" };
        Some(Address {
            site: format!("{scheme}://{host}"),
            only_here: is_here(host),
        })
    }
}

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = PageError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Address, PageError> {
        let address = Address::of(&parts.uri, &parts.headers, app);
        address.ok_or_else(|| PageError::BadRequest(t("public-no-address").to_owned()))
    }
}

impl FromRequestParts<Arc<App>> for PasskeyPlace {
    type Rejection = PageError;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<App>,
    ) -> Result<PasskeyPlace, PageError> {
        let host = host(&parts.uri, &parts.headers);
        let host = host.ok_or_else(|| PageError::BadRequest(t("public-no-address").to_owned()))?;
        Ok(PasskeyPlace {
            host: host.to_owned(),
            https: app.options.https,
        })
    }
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

/// Whether a host, with its port, is the computer itself.
pub(crate) fn is_here(host: &str) -> bool {
    let Ok(authority) = host.parse::<Authority>() else {
        return false;
    };
    match authority.host().trim_matches(['[', ']']) {
        "localhost" => true,
        other => other
            .parse::<IpAddr>()
            .is_ok_and(|address| address.is_loopback()),
    }
}

/// Whether somebody sits at the computer itself: the request comes from it, is meant for it by
/// name, and no proxy brought it.
pub(crate) fn sits_here(app: &App, from: &ClientAddress, headers: &HeaderMap) -> bool {
    let host = headers.get(header::HOST);
    let own = host
        .and_then(|host| host.to_str().ok())
        .is_some_and(is_here);
    let brought = headers.contains_key(header::FORWARDED) || headers.contains_key(X_FORWARDED_FOR);
    from.is_here && own && !brought && !app.options.https
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

    #[test]
    fn a_computer_knows_its_own_names() {
        for (host, here) in [
            ("localhost:8400", true),
            ("127.0.0.1:8400", true),
            ("[::1]:8400", true),
            ("192.168.0.5:8400", false),
            ("chess.example", false),
        ] {
            assert_eq!(is_here(host), here, "{host}");
        }
    }
}
