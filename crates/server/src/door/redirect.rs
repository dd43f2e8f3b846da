//! The way from plain HTTP to HTTPS.

use axum::Router;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};

/// The port of HTTPS, which no address has to name.
const USUAL_PORT: u16 = 443;

/// Leads every look to the same address over HTTPS at this port. What somebody sends is refused: it came
/// over a line that others can read, and must not go on as if it had not.
pub(super) fn to_https(port: u16) -> Router {
    Router::new().fallback(async move |method: Method, headers: HeaderMap, uri: Uri| {
        if !method.is_safe() {
            return StatusCode::FORBIDDEN.into_response();
        }
        let place = headers
            .get(header::HOST)
            .and_then(|host| secure_address(host.to_str().ok()?, port, &uri));
        match place {
            Some(place) => Redirect::permanent(&place).into_response(),
            None => StatusCode::BAD_REQUEST.into_response() as Response,
        }
    })
}

fn secure_address(host: &str, port: u16, uri: &Uri) -> Option<String> {
    let name = match host.rsplit_once(':') {
        // The colons of an address of the sixth version stand in brackets.
        Some((name, number)) if number.chars().all(|letter| letter.is_ascii_digit()) => name,
        _ => host,
    };
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-._[]:".contains(letter);
    if name.is_empty() || !name.chars().all(plain) {
        return None;
    }
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    let path = if path.starts_with('/') { path } else { "/" };
    Some(match port {
        USUAL_PORT => format!("https://{name}{path}"),
        port => format!("https://{name}:{port}{path}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_address_over_https() {
        for (host, port, path, place) in [
            (
                "chess.example",
                443,
                "/e/a?b=1",
                Some("https://chess.example/e/a?b=1"),
            ),
            (
                "chess.example:80",
                8443,
                "/",
                Some("https://chess.example:8443/"),
            ),
            (
                "[2001:db8::1]:80",
                443,
                "/x",
                Some("https://[2001:db8::1]/x"),
            ),
            ("[2001:db8::1]", 443, "/x", Some("https://[2001:db8::1]/x")),
            ("evil.example/x", 443, "/", None),
            ("a b", 443, "/", None),
            ("", 443, "/", None),
        ] {
            let uri: Uri = path.parse().unwrap();
            assert_eq!(secure_address(host, port, &uri).as_deref(), place, "{host}");
        }
    }
}
