//! What the tests share: a store, a writer, a browser of sorts.
#![allow(dead_code)] // Each test binary uses its own part.

use std::sync::Arc;

use adoube_journal::{
    Author, Command, EventDetails, EventId, Journal, MemoryStore, SectionAdded, SectionId,
    SectionSettings, Store, Submission,
};
use adoube_server::auth::People;
use adoube_server::demo::create_demo;
use adoube_server::{App, Options};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use jiff::Timestamp;
use tower::ServiceExt;

pub(crate) const DEMO: &str = "/e/rookery-open/open";

pub(crate) fn now() -> Timestamp {
    "2026-05-16T15:20:00Z".parse().unwrap()
}

pub(crate) fn author() -> Author {
    "Secret Author".parse().unwrap()
}

pub(crate) fn section() -> SectionId {
    "open".parse().unwrap()
}

pub(crate) struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: String,
}

impl Answer {
    /// A header; empty if it is not there.
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers
            .get(name)
            .map_or("", |value| value.to_str().unwrap())
    }
}

pub(crate) async fn ask(app: &Router, method: Method, path: &str) -> Answer {
    ask_in(app, method, path, "en").await
}

async fn ask_in(app: &Router, method: Method, path: &str, language: &str) -> Answer {
    let request = Request::builder().method(method).uri(path);
    let request = request.header("host", "hall.example");
    let request = request.header("accept-language", language);
    let request = request.body(Body::empty()).unwrap();
    let response = app.clone().oneshot(request).await.unwrap();
    let (parts, body) = response.into_parts();
    let bytes = to_bytes(body, usize::MAX).await.unwrap();
    Answer {
        status: parts.status,
        headers: parts.headers,
        // Pictures are no text.
        body: String::from_utf8_lossy(&bytes).into_owned(),
    }
}

pub(crate) async fn get(app: &Router, path: &str) -> Answer {
    ask(app, Method::GET, path).await
}

/// The page in a language.
pub(crate) async fn get_in(app: &Router, path: &str, language: &str) -> Answer {
    ask_in(app, Method::GET, path, language).await
}

/// The page, which must be there.
pub(crate) async fn page(app: &Router, path: &str) -> String {
    let answer = get(app, path).await;
    assert_eq!(answer.status, StatusCode::OK, "{path}");
    assert!(answer.body.starts_with("<!doctype html>"), "{path}");
    answer.body
}

/// The text of a piece of HTML, without tags and with single blanks.
pub(crate) fn text(html: &str) -> String {
    let mut text = String::new();
    let mut tag = false;
    for letter in html.chars() {
        match letter {
            '<' => tag = true,
            '>' => {
                tag = false;
                text.push(' ');
            }
            letter if !tag => text.push(letter),
            _ => {}
        }
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The rows of the first table's body.
pub(crate) fn rows(html: &str) -> Vec<&str> {
    let body = html.split("<tbody>").nth(1).unwrap_or("");
    let body = body.split("</tbody>").next().unwrap_or("");
    body.split("<tr").skip(1).collect()
}

pub(crate) async fn demo() -> (Arc<dyn Store>, Router) {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    create_demo(store.clone(), now()).await.unwrap();
    (store.clone(), web(store).await)
}

/// A store with one event, and its journal.
pub(crate) async fn event(id: &str, name: &str) -> (Arc<dyn Store>, Journal) {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let journal = create(&store, id, name).await;
    (store, journal)
}

pub(crate) async fn create(store: &Arc<dyn Store>, id: &str, name: &str) -> Journal {
    let id: EventId = id.parse().unwrap();
    let details = EventDetails::named(name);
    Journal::create(store.clone(), id, details, author(), now())
        .await
        .unwrap()
}

pub(crate) async fn add_section(journal: &mut Journal, settings: SectionSettings) {
    let section = section();
    write(
        journal,
        vec![Command::AddSection(SectionAdded { section, settings })],
    )
    .await;
}

pub(crate) async fn write(journal: &mut Journal, commands: Vec<Command>) {
    let submission = Submission {
        seen: journal.head(),
        author: author(),
        reason: Some("Secret reason".to_owned()),
        at: now(),
        confirmed: Vec::new(),
        commands,
    };
    journal.submit(submission).await.unwrap();
}

/// The web app over a store. What another writer writes is seen at once.
pub(crate) async fn web(store: Arc<dyn Store>) -> Router {
    adoube_server::router(web_app(store).await)
}

pub(crate) async fn web_app(store: Arc<dyn Store>) -> Arc<App> {
    let options = Options {
        fresh_for: std::time::Duration::ZERO,
        ..Options::default()
    };
    let people = People::in_memory().await.unwrap();
    Arc::new(App::new(store, people, options).unwrap())
}

/// The form of a page that asks for consent, as it is sent when somebody goes on; nothing of any other page.
pub(crate) fn consent(html: &str) -> Option<String> {
    let (_, form) = html.split_once("data-confirm-page")?;
    let fields = form.split("<input type=\"hidden\" name=\"").skip(1);
    let fields = fields.filter_map(|field| {
        let (name, rest) = field.split_once("\" value=\"")?;
        let (value, _) = rest.split_once('"')?;
        Some(format!(
            "{}={}",
            percent(&plain(name)),
            percent(&plain(value))
        ))
    });
    Some(fields.collect::<Vec<_>>().join("&"))
}

fn plain(text: &str) -> String {
    let signs = [
        ("&#34;", "\""),
        ("&#39;", "'"),
        ("&#60;", "<"),
        ("&#62;", ">"),
        ("&#38;", "&"),
    ];
    let mut plain = text.to_owned();
    for (written, sign) in signs {
        plain = plain.replace(written, sign);
    }
    plain
}

fn percent(text: &str) -> String {
    let encode = |byte: u8| match byte.is_ascii_alphanumeric() {
        true => char::from(byte).to_string(),
        false => format!("%{byte:02X}"),
    };
    text.bytes().map(encode).collect()
}
