//! Style sheets, scripts and pictures, embedded in the program.

use std::collections::HashMap;
use std::sync::LazyLock;

use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use crate::error::PageError;
use crate::ui::flags;

struct Asset {
    content_type: &'static str,
    content: Bytes,
    version: u64,
}

macro_rules! assets {
    ($($folder:literal / $name:literal),* $(,)?) => {
        [$(($name, include_bytes!(concat!($folder, "/", $name)).as_slice())),*]
    };
}

/// Every style sheet, script and picture beside the code that needs it; a test looks that none is
/// missing.
static ASSETS: LazyLock<HashMap<&'static str, Asset>> = LazyLock::new(|| {
    let files = assets![
        "tools" / "board.js",
        "ui" / "check.js",
        "tools" / "clock-machine.js",
        "tools" / "clock.css",
        "tools" / "clock.js",
        "ui" / "desk.css",
        "entries" / "check-in.css",
        "entries" / "entries.css",
        "entries" / "entries.js",
        "standings" / "explain.js",
        "tools" / "find.js",
        "ui" / "form.js",
        "hall" / "hall.css",
        "hall" / "hall.js",
        "help" / "help.css",
        "ui" / "icon-180.png",
        "ui" / "icon-192.png",
        "ui" / "icon-512.png",
        "ui" / "icon.svg",
        "ui" / "icons.css",
        "ui" / "lists.js",
        "ui" / "live.js",
        "ui" / "live-worker.js",
        "papers" / "papers.css",
        "papers" / "papers.js",
        "account" / "passkeys.js",
        "people" / "people.css",
        "results" / "keys.js",
        "results" / "play-offs.js",
        "results" / "queue.js",
        "results" / "results.js",
        "results" / "round-clock.js",
        "rounds" / "rounds.css",
        "rounds" / "rounds.js",
        "public" / "follow.js",
        "public" / "offline.js",
        "public" / "screen.css",
        "public" / "screen.js",
        "screens" / "screens.css",
        "public" / "service-worker.js",
        "public" / "visitor.css",
        "ui" / "style.css",
        "results" / "verify.js",
        "tools" / "tools.css",
    ];
    let asset = |(name, content): (&'static str, &'static [u8])| {
        let content = match name.ends_with(".js") {
            true => Bytes::from(with_versions(content, &files)),
            false => Bytes::from_static(content),
        };
        (name, asset(name, content))
    };
    let of_papers = asset(("document.css", adoube_papers::STYLES.as_bytes()));
    let flags = asset(("flags.css", flags::STYLES.as_bytes()));
    let made = [of_papers, flags];
    files.into_iter().map(asset).chain(made).collect()
});

/// A script that imports others by the addresses at which pages have them: a browser that finds two
/// addresses runs a script twice. Scripts that are imported import none themselves.
fn with_versions(script: &[u8], files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut text = String::from_utf8_lossy(script).into_owned();
    for (name, content) in files.iter().filter(|(name, _)| name.ends_with(".js")) {
        let versioned = format!("\"./{name}?{}\"", query(fnv1a(content)));
        text = text.replace(&format!("\"./{name}\""), &versioned);
    }
    text.into_bytes()
}

fn asset(name: &str, content: Bytes) -> Asset {
    let content_type = match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        _ => "application/octet-stream",
    };
    Asset {
        content_type,
        version: fnv1a(&content),
        content,
    }
}

/// Where an asset is. The address changes with the content, so that a browser may keep it for
/// ever.
pub(crate) fn url(name: &str) -> String {
    match ASSETS.get(name) {
        Some(asset) => format!("/assets/{name}?{}", query(asset.version)),
        None => format!("/assets/{name}"),
    }
}

/// What stands in an asset, for one that has an address of its own.
pub(crate) fn content(name: &str) -> Option<Bytes> {
    ASSETS.get(name).map(|asset| asset.content.clone())
}

/// `GET /assets/{name}`
pub(crate) async fn show(
    Path(name): Path<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, PageError> {
    let asset = ASSETS.get(name.as_str()).ok_or(PageError::NotFound)?;
    // Another version's address must not fix this content in a cache.
    let current = uri.query() == Some(query(asset.version).as_str());
    let caching = if current {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let tag = format!("\"{:016x}\"", asset.version);
    let known = headers.get(header::IF_NONE_MATCH);
    let known = known.is_some_and(|value| value.as_bytes() == tag.as_bytes());
    let about = [
        (header::CONTENT_TYPE, asset.content_type.to_owned()),
        (header::CACHE_CONTROL, caching.to_owned()),
        (header::ETAG, tag),
    ];
    Ok(if known {
        (StatusCode::NOT_MODIFIED, about).into_response()
    } else {
        (about, asset.content.clone()).into_response()
    })
}

fn query(version: u64) -> String {
    format!("v={version:016x}")
}

/// The FNV-1a hash: enough to tell one edition of a file from the next.
pub(crate) const fn fnv1a(bytes: &[u8]) -> u64 {
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

    #[test]
    fn every_file_is_embedded() {
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
        let folders = std::fs::read_dir(source).unwrap();
        let folders = folders.map(|entry| entry.unwrap().path());
        for folder in folders.filter(|path| path.is_dir()) {
            for file in std::fs::read_dir(folder).unwrap() {
                let name = file.unwrap().file_name().into_string().unwrap();
                if [".css", ".js", ".svg", ".png"]
                    .iter()
                    .any(|end| name.ends_with(end))
                {
                    assert!(ASSETS.contains_key(name.as_str()), "{name}");
                }
            }
        }
    }

    /// The scripts that a script imports, as it names them.
    fn imported(script: &Asset) -> Vec<String> {
        let text = String::from_utf8_lossy(&script.content).into_owned();
        let imports = text.lines().filter(|line| line.starts_with("import "));
        let named = imports.map(|line| line.split('"').nth(1).unwrap().to_owned());
        named.collect()
    }

    #[test]
    fn scripts_import_each_other_by_the_address_that_pages_have() {
        let scripts = ASSETS.iter().filter(|(name, _)| name.ends_with(".js"));
        let mut found = 0;
        for (name, script) in scripts {
            for import in imported(script) {
                let (path, _) = import.split_once('?').unwrap();
                let other = path.trim_start_matches("./");
                assert_eq!(import.replacen("./", "/assets/", 1), url(other), "{name}");
                assert!(imported(&ASSETS[other]).is_empty(), "{other}");
                found += 1;
            }
        }
        assert!(found > 0);
    }
}
