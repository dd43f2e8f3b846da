//! Where a visitor is sent on: never to another server, whatever the link said.

use url::Url;

use crate::params::decoded;

/// A path of this server, if it is one; however a browser may read it.
pub(crate) fn own_path(path: &str) -> Option<&str> {
    // Some programs in between take the encoding off.
    let bare = path.split(['?', '#']).next().and_then(decoded);
    let own = stays(path) && bare.is_some_and(|bare| stays(&bare));
    own.then_some(path)
}

/// Browsers leave tabs and line ends out of addresses and take a backslash for a slash; what is
/// left must still begin with one slash and lead to where it came from.
fn stays(path: &str) -> bool {
    let plain = |letter: char| !letter.is_control() && !letter.is_whitespace() && letter != '\\';
    if !path.starts_with('/') || path.starts_with("//") || !path.chars().all(plain) {
        return false;
    }
    let Ok(here) = Url::parse("http://here.invalid/") else {
        return false;
    };
    here.join(path)
        .is_ok_and(|there| there.origin() == here.origin() && there.username().is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_paths_of_this_server() {
        for path in [
            "/",
            "/desk",
            "/desk/club/open/results/3?show=missing#board-7",
            "/desk/club/log?author=Ann%20A&page=2",
            "/e/club/open/standings?after=3&category=1",
        ] {
            assert_eq!(own_path(path), Some(path));
        }
        for path in [
            "",
            "desk",
            "//evil.example",
            "///evil.example",
            "/\\evil.example",
            "\\\\evil.example",
            "/\t/evil.example",
            "/\n/evil.example",
            "/\r/evil.example",
            "\t//evil.example",
            " //evil.example",
            "/ /evil.example",
            "/\u{a0}/evil.example",
            "/\u{0}/evil.example",
            "/%09/evil.example",
            "/%0a/evil.example",
            "/%5cevil.example",
            "/%5Cevil.example",
            "/%2fevil.example",
            "http://evil.example",
            "https:evil.example",
            "javascript:alert(1)",
            "data:text/html,x",
            "@evil.example",
            "?next=//evil.example",
        ] {
            assert_eq!(own_path(path), None, "{path:?}");
        }
    }
}
