//! The public pages of an event as a folder that opens without a server.

use std::collections::BTreeSet;
use std::io::{Cursor, Write};
use std::sync::Arc;

use adoube_journal::EventId;
use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::http::{Request, StatusCode, header};
use futures::{StreamExt, stream};
use tower::ServiceExt;
use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

use crate::app::App;
use crate::cache::Passing;
use crate::error::PageError;
use crate::texts::{Language, spoken};

/// How many pages a site may have, and how large one may be.
const MOST_PAGES: usize = 20_000;
const LARGEST_PAGE: usize = 16 << 20;

/// Pages that a folder does without: streams, the arithmetic of every value of every round, what
/// players type, what is made for the hall.
const LEFT_OUT: [&str; 5] = ["/live", "/standings/", "/report/", "/screen", "/qr"];

/// How many pages are made at the same time: a few for each core.
const AT_ONCE: usize = 16;

/// Pages are compressed lightly: whoever downloads a site does it once.
const LEVEL: i64 = 2;

/// The site of an event as a ZIP file. The pages are those of the server, in the language of the
/// request; links lead from file to file, scripts and forms are left out.
pub(crate) async fn site(app: &Arc<App>, event: &EventId) -> Result<Vec<u8>, PageError> {
    let site = Arc::new(Site {
        router: crate::router(app.clone()),
        base: format!("/e/{event}"),
        language: spoken(),
    });
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let mut wave = vec![site.base.clone()];
    let mut found: BTreeSet<String> = wave.iter().cloned().collect();
    while !wave.is_empty() {
        let mut next = Vec::new();
        // In the order of their addresses, whichever is made first, so that a site is the same file every time.
        let pages = wave.into_iter().map(|url| {
            let site = site.clone();
            async move { tokio::spawn(async move { site.page(&url).await }).await }
        });
        let mut pages = stream::iter(pages).buffered(AT_ONCE);
        while let Some(made) = pages.next().await {
            let Some(made) = made.map_err(PageError::broken)?? else {
                continue;
            };
            let mut one = ZipArchive::new(Cursor::new(made.zipped)).map_err(PageError::broken)?;
            let file = one.by_index_raw(0).map_err(PageError::broken)?;
            zip.raw_copy_file(file).map_err(PageError::broken)?;
            for link in made.links {
                if found.len() < MOST_PAGES && found.insert(link.clone()) {
                    next.push(link);
                }
            }
        }
        wave = next;
    }
    let zip = zip.finish().map_err(PageError::broken)?;
    Ok(zip.into_inner())
}

struct Site {
    router: Router,
    /// Where the event's pages are.
    base: String,
    language: Language,
}

/// A page of the site.
struct SitePage {
    /// An archive with this file alone.
    zipped: Vec<u8>,
    /// The addresses it leads to.
    links: Vec<String>,
}

impl Site {
    /// The file of an address; nothing where there is no page.
    async fn page(&self, url: &str) -> Result<Option<SitePage>, PageError> {
        let Some(content) = self.fetch(url).await? else {
            return Ok(None);
        };
        let (own, links) = match url.starts_with("/assets/") || url.contains("/files/") {
            true => (content.to_vec(), Vec::new()),
            false => {
                let page = String::from_utf8_lossy(&content);
                let (page, links) = self.rewritten(&page, url);
                (page.into_bytes(), links)
            }
        };
        let name = self.file(url).ok_or(PageError::NotFound)?;
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        let options = SimpleFileOptions::default().compression_level(Some(LEVEL));
        zip.start_file(name, options).map_err(PageError::broken)?;
        zip.write_all(&own).map_err(PageError::broken)?;
        let zipped = zip.finish().map_err(PageError::broken)?.into_inner();
        Ok(Some(SitePage { zipped, links }))
    }

    /// What the server answers; nothing where there is no page.
    async fn fetch(&self, url: &str) -> Result<Option<Bytes>, PageError> {
        let request = Request::builder()
            .uri(url)
            .header(header::COOKIE, format!("lang={}", self.language.code()))
            .extension(Passing)
            .body(Body::empty())
            .map_err(PageError::broken)?;
        let Ok(response) = self.router.clone().oneshot(request).await;
        if response.status() != StatusCode::OK {
            return Ok(None);
        }
        let body = to_bytes(response.into_body(), LARGEST_PAGE).await;
        body.map(Some).map_err(PageError::broken)
    }

    /// The file of an address; nothing for what is not part of the site.
    fn file(&self, url: &str) -> Option<String> {
        if let Some(asset) = url.strip_prefix("/assets/") {
            let name = asset.split('?').next()?;
            return Some(format!("assets/{name}"));
        }
        let rest = url.strip_prefix(&self.base)?;
        if LEFT_OUT.iter().any(|part| rest.contains(part)) {
            return None;
        }
        let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
        let path = match path.strip_prefix('/') {
            None if path.is_empty() => "index",
            None => return None,
            Some(path) => path.trim_end_matches('/'),
        };
        if let Some((section, name)) = path.split_once("/files/") {
            let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '.');
            let fits = query.is_empty() && name.chars().all(plain);
            return fits.then(|| format!("{section}/files/{name}"));
        }
        let query = query.replace(['&', '='], "-");
        let name = match query.as_str() {
            "" => path.to_owned(),
            query => format!("{path}-{query}"),
        };
        let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '/');
        name.chars().all(plain).then(|| format!("{name}.html"))
    }

    /// A page with links from file to file, and the addresses they lead to.
    fn rewritten(&self, page: &str, url: &str) -> (String, Vec<String>) {
        let page = without(&without(page, "script"), "form");
        let own = self.file(url).unwrap_or_default();
        let up = "../".repeat(own.matches('/').count());
        let (mut text, mut links) = (String::with_capacity(page.len()), Vec::new());
        let mut rest = page.as_str();
        // Where a link leads nowhere, its closing tag goes with it.
        let mut unlinked = false;
        while let Some(start) = rest.find('<') {
            let (before, tag) = rest.split_at(start);
            text.push_str(before);
            let end = tag.find('>').map_or(tag.len(), |end| end + 1);
            let (tag, after) = tag.split_at(end);
            rest = after;
            if tag == "</a>" && unlinked {
                unlinked = false;
                continue;
            }
            let Some((name, target)) = link(tag) else {
                text.push_str(tag);
                continue;
            };
            let address = target.replace("&amp;", "&").replace("&#38;", "&");
            let home = (address == "/").then(|| self.base.clone());
            let address = home.unwrap_or(address);
            if address.starts_with('#') || address.starts_with("data:") {
                text.push_str(tag);
            } else if let Some(file) = self.file(&address) {
                let new = format!("{name}=\"{up}{file}\"");
                text.push_str(&tag.replacen(&format!("{name}=\"{target}\""), &new, 1));
                links.push(address);
            } else if tag.starts_with("<a ") && tag.contains(ONLY_WITH_SERVER) {
                rest = rest.split_once("</a>").map_or("", |(_, after)| after);
            } else if tag.starts_with("<a ") {
                unlinked = true;
            }
        }
        text.push_str(rest);
        (without_nav(&text), links)
    }
}

/// The mark of a link to something that makes no sense without the server.
const ONLY_WITH_SERVER: &str = " data-server ";

/// The attribute of a tag that holds an address, and the address.
fn link(tag: &str) -> Option<(&'static str, &str)> {
    ["href", "src"].into_iter().find_map(|name| {
        let start = tag.find(&format!(" {name}=\""))? + name.len() + 3;
        let target = tag.get(start..)?.split('"').next()?;
        Some((name, target))
    })
}

/// The page without elements of a kind.
fn without(page: &str, element: &str) -> String {
    let (open, close) = (format!("<{element}"), format!("</{element}>"));
    let mut text = String::with_capacity(page.len());
    let mut rest = page;
    while let Some(start) = rest.find(&open) {
        text.push_str(&rest[..start]);
        let end = rest[start..].find(&close);
        rest = end.map_or("", |end| &rest[start + end + close.len()..]);
    }
    text.push_str(rest);
    text
}

/// The page without the navigation of the server at its head and foot: it leads to other events, to
/// the desk and to other languages, which a folder does not have.
fn without_nav(page: &str) -> String {
    let cut = |page: &str, open: &str, close: &str| {
        let start = page.find(open)?;
        let end = start + page[start..].find(close)?;
        let inside = without(&page[start..end], "nav");
        Some(format!("{}{inside}{}", &page[..start], &page[end..]))
    };
    let page = cut(page, "<header class=\"top\"", "</header>").unwrap_or(page.to_owned());
    cut(&page, "<footer class=\"bottom\"", "</footer>").unwrap_or(page)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site() -> Site {
        Site {
            router: Router::new(),
            base: "/e/club".to_owned(),
            language: Language::english(),
        }
    }

    #[test]
    fn addresses_become_files() {
        for (url, file) in [
            ("/e/club", Some("index.html")),
            ("/e/club/open/pairings/3", Some("open/pairings/3.html")),
            (
                "/e/club/open/standings?after=3&category=1",
                Some("open/standings-after-3-category-1.html"),
            ),
            ("/e/club/open/files/games.pgn", Some("open/files/games.pgn")),
            ("/assets/style.css?v=12", Some("assets/style.css")),
            ("/e/club/live", None),
            ("/e/clubs", None),
            ("/e/club/../secret", None),
            ("/desk/club", None),
            ("/e/club/open/files/../../x", None),
        ] {
            assert_eq!(site().file(url).as_deref(), file, "{url}");
        }
    }

    #[test]
    fn links_lead_from_file_to_file() {
        let page = concat!(
            "<script src=\"/assets/live.js\"></script>",
            "<link href=\"/assets/style.css?v=1\">",
            "<a class=\"x\" href=\"/e/club/open/standings?after=1&#38;category=2\">S</a>",
            "<a data-server href=\"/e/club/qr\">Codes <b>here</b></a>",
            "<a href=\"/desk\">Desk</a> 1 < 2 <a href=\"/\">Home</a>"
        );
        let (page, links) = site().rewritten(page, "/e/club/open/pairings/3");
        assert_eq!(
            page,
            concat!(
                "<link href=\"../../assets/style.css\">",
                "<a class=\"x\" href=\"../../open/standings-after-1-category-2.html\">S</a>",
                "Desk 1 < 2 <a href=\"../../index.html\">Home</a>"
            )
        );
        assert_eq!(links.len(), 3);
    }
}
