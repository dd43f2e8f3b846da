//! Every page of the demonstration, in every language: no sentence of another language is on it.

mod common;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use adoube_journal::{MemoryStore, Store};
use adoube_server::App;
use adoube_server::auth::NewAccount;
use adoube_server::demo::create_demo;
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode, header};
use common::{now, text, web_app};
use tower::ServiceExt;

/// How many pages are looked at in each language; the cards of everybody are much alike.
const MOST: usize = 150;

/// A text that nothing else says has so many words at least.
const WORDS: usize = 3;

/// What an arbiter of the demonstration wrote down, and a message says too.
const SAID_BY_PEOPLE: &str = "The score sheet";

/// The longest piece of each message between its values, if it is long enough to be told by.
fn pieces(language: &str) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../words/locales");
    let mut pieces = BTreeSet::new();
    for file in files(&folder.join(language)) {
        let source = std::fs::read_to_string(file).unwrap();
        for line in source.lines().filter(|line| !line.starts_with('#')) {
            let said = line.split_once(" = ").map_or(line, |(_, said)| said);
            let said = said.rsplit_once("] ").map_or(said, |(_, said)| said);
            let parts = said.split(['{', '}']).step_by(2);
            let longest = parts.max_by_key(|part| part.len()).unwrap_or("").trim();
            let words = longest.split_whitespace().filter(|word| word.len() > 1);
            if words.count() >= WORDS {
                pieces.insert(longest.to_owned());
            }
        }
    }
    pieces
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    paths
        .flat_map(|path| match path.is_dir() {
            true => files(&path),
            false => vec![path],
        })
        .collect()
}

/// Somebody who may see everything.
async fn enter(app: &App) -> String {
    let account = NewAccount {
        login: "anna",
        name: "Anna",
        password: "long enough 1",
        administrator: true,
    };
    let account = app.people.create(account, now()).await.unwrap();
    let event = "rookery-open".parse().unwrap();
    let role = adoube_server::auth::Role::Owner;
    let member = app.people.set_member(&event, account.id, role, &[]).await;
    member.unwrap();
    let session = app
        .people
        .open_session(account.id, jiff::Timestamp::now())
        .await;
    format!("adoube_session={}", session.unwrap().reveal())
}

async fn get(router: &Router, path: &str, cookies: &str) -> Option<String> {
    let request = Request::builder()
        .uri(path)
        .header(header::COOKIE, cookies)
        .header(header::HOST, "here")
        .body(Body::empty())
        .unwrap();
    let answer = router.clone().oneshot(request).await.unwrap();
    let html = answer.headers().get(header::CONTENT_TYPE);
    let html = html.is_some_and(|kind| kind.to_str().unwrap_or("").starts_with("text/html"));
    if answer.status() != StatusCode::OK || !html {
        return None;
    }
    let bytes = to_bytes(answer.into_body(), usize::MAX).await.unwrap();
    Some(String::from_utf8(bytes.to_vec()).unwrap())
}

/// What leads on from a page; of the cards and the arithmetic of everybody only the first few.
fn links(html: &str) -> Vec<String> {
    let links = html.split("href=\"").skip(1);
    let links = links.filter_map(|rest| rest.split('"').next());
    let links = links.map(|link| link.replace("&#38;", "&"));
    links
        .filter(|link| link.starts_with('/') && !link.contains("/language/"))
        .filter(|link| !link.contains("/live") && !link.contains("sign-out"))
        .collect()
}

/// The kind of page: its address without numbers and words of a query.
fn kind(path: &str) -> String {
    let path = path.split('?').next().unwrap_or("");
    path.chars()
        .filter(|letter| !letter.is_ascii_digit())
        .collect()
}

#[tokio::test]
async fn no_page_speaks_another_language() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    create_demo(store.clone(), now()).await.unwrap();
    let app = web_app(store).await;
    let router = adoube_server::router(app.clone());
    let session = enter(&app).await;
    let english = pieces("en");
    assert!(english.len() > 1000);
    let mut wrong = BTreeSet::new();
    for language in ["de", "fr", "es"] {
        let own: String = pieces(language).into_iter().collect::<Vec<_>>().join("\n");
        let foreign: Vec<&String> = english
            .iter()
            .filter(|piece| !own.contains(*piece) && *piece != SAID_BY_PEOPLE)
            .collect();
        let cookies = format!("{session}; lang={language}");
        let mut seen = vec!["/".to_owned(), "/desk".to_owned(), "/tools".to_owned()];
        let mut kinds: Vec<String> = Vec::new();
        let (mut place, mut read) = (0, 0);
        while let Some(path) = seen.get(place).cloned() {
            place += 1;
            let of_kind = kinds.iter().filter(|other| **other == kind(&path)).count();
            if of_kind >= 3 || read >= MOST {
                continue;
            }
            let Some(html) = get(&router, &path, &cookies).await else {
                continue;
            };
            kinds.push(kind(&path));
            read += 1;
            let shown = text(&html);
            let found = foreign
                .iter()
                .filter(|piece| shown.contains(piece.as_str()));
            wrong.extend(found.map(|piece| format!("{language} {path}: {piece}")));
            for link in links(&html) {
                if !seen.contains(&link) {
                    seen.push(link);
                }
            }
        }
        assert!(read > 40, "{language}: {read} pages");
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
