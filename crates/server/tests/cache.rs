//! Public pages are made once and kept until the event changes.

mod common;

use std::io::Read;

use adoube_journal::{Command, Publication, Register, SectionSettings};
use adoube_tournament::Player;
use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use common::*;
use tower::ServiceExt;

const PATH: &str = "/e/club/open/players";

/// A page asked for with headers, as bytes.
async fn asked(
    app: &Router,
    method: Method,
    path: &str,
    headers: &[(&str, &str)],
) -> (StatusCode, HeaderMap, Bytes) {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Body::empty()).unwrap();
    let response = app.clone().oneshot(request).await.unwrap();
    let (parts, body) = response.into_parts();
    let body = to_bytes(body, 1 << 22).await.unwrap();
    (parts.status, parts.headers, body)
}

async fn club() -> (Router, adoube_journal::Journal) {
    let (store, mut journal) = event("club", "Club").await;
    add_section(&mut journal, SectionSettings::swiss("Open", 5)).await;
    enter(&mut journal, "Abel").await;
    (web(store).await, journal)
}

async fn enter(journal: &mut adoube_journal::Journal, name: &str) {
    let player = Player::named(name);
    let section = section();
    write(
        journal,
        vec![Command::Register(Register { section, player })],
    )
    .await;
}

#[tokio::test]
async fn the_same_page_is_the_same_bytes_and_is_not_sent_twice() {
    let (app, mut journal) = club().await;
    let (status, headers, first) = asked(&app, Method::GET, PATH, &[]).await;
    assert_eq!(status, StatusCode::OK);
    let tag = headers["etag"].to_str().unwrap().to_owned();
    let (_, headers, again) = asked(&app, Method::GET, PATH, &[]).await;
    assert_eq!(first, again);
    assert_eq!(headers["etag"], tag.as_str());
    assert_eq!(headers["cache-control"], "no-cache");

    let known = [("if-none-match", tag.as_str())];
    let (status, headers, nothing) = asked(&app, Method::GET, PATH, &known).await;
    assert_eq!(status, StatusCode::NOT_MODIFIED);
    assert_eq!(headers["etag"], tag.as_str());
    assert!(nothing.is_empty());

    enter(&mut journal, "Baker").await;
    let (status, headers, after) = asked(&app, Method::GET, PATH, &known).await;
    assert_eq!(status, StatusCode::OK);
    assert_ne!(headers["etag"], tag.as_str());
    assert!(String::from_utf8_lossy(&after).contains("Baker"));
}

#[tokio::test]
async fn a_browser_that_understands_it_gets_the_page_compressed() {
    let (app, _) = club().await;
    let (_, plain_headers, plain) = asked(&app, Method::GET, PATH, &[]).await;
    assert!(!plain_headers.contains_key("content-encoding"));
    let wanted = [("accept-encoding", "br, gzip;q=0.8")];
    let (_, headers, packed) = asked(&app, Method::GET, PATH, &wanted).await;
    assert_eq!(headers["content-encoding"], "gzip");
    assert!(packed.len() < plain.len());
    let mut unpacked = Vec::new();
    flate2::read::GzDecoder::new(&packed[..])
        .read_to_end(&mut unpacked)
        .unwrap();
    assert_eq!(unpacked, plain);
    let vary = headers["vary"].to_str().unwrap();
    for name in ["accept-encoding", "accept-language", "cookie"] {
        assert!(vary.contains(name), "{vary}");
    }
}

#[tokio::test]
async fn a_head_says_what_a_get_says_whoever_comes_first() {
    let (app, _) = club().await;
    for path in [PATH, "/e/club"] {
        let (status, head, nothing) = asked(&app, Method::HEAD, path, &[]).await;
        assert_eq!(status, StatusCode::OK);
        assert!(nothing.is_empty(), "{path}");
        let (_, got, page) = asked(&app, Method::GET, path, &[]).await;
        assert!(page.starts_with(b"<!doctype html>"), "{path}");
        for name in ["etag", "content-type", "cache-control", "vary"] {
            assert_eq!(head[name], got[name], "{path} {name}");
        }
        assert_eq!(head["content-length"], page.len().to_string().as_str());
    }
}

#[tokio::test]
async fn languages_are_kept_apart() {
    let (app, _) = club().await;
    for _ in 0..2 {
        for (header, heading) in [
            (("accept-language", "en"), "<h1>Players</h1>"),
            (("accept-language", "de-AT,en"), "<h1>Spieler</h1>"),
            (("accept-language", "fr"), "<h1>Joueurs</h1>"),
            (("cookie", "lang=es"), "<h1>Jugadores</h1>"),
        ] {
            let (_, _, page) = asked(&app, Method::GET, PATH, &[header]).await;
            let page = String::from_utf8_lossy(&page);
            assert!(page.contains(heading), "{header:?}");
        }
    }
}

#[tokio::test]
async fn what_is_not_there_is_not_kept() {
    let (store, mut journal) = event("club", "Club").await;
    let settings = SectionSettings {
        publication: Publication::ByHand,
        ..SectionSettings::swiss("Open", 5)
    };
    let app = web(store).await;
    let (status, _, _) = asked(&app, Method::GET, PATH, &[]).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    add_section(&mut journal, settings).await;
    let (status, headers, _) = asked(&app, Method::GET, PATH, &[]).await;
    assert_eq!(status, StatusCode::OK);
    assert!(headers.contains_key("etag"));
    let (status, headers, _) = asked(&app, Method::GET, "/e/club/open/pairings/1", &[]).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    assert!(!headers.contains_key("etag"));
}

/// What a page looks at makes another page; what it does not look at makes none, whoever asks first.
#[tokio::test]
async fn only_what_a_page_looks_at_is_its_address() {
    let (_, app) = demo().await;
    let section = "/e/rookery-open/open";
    let api = "/api/v1/events/rookery-open/sections/open";
    for (path, own) in [
        (format!("{section}/pairings/2"), "order=name"),
        (format!("{section}/pairings"), "order=name"),
        (format!("{section}/players"), "order=name"),
        (format!("{section}/screen"), "show=pairings"),
        (format!("{section}/standings"), "after=2"),
        (format!("{section}/standings"), "category=1"),
        (format!("{section}/crosstable"), "after=2"),
        (format!("{api}/standings"), "after=2"),
        (format!("{api}/crosstable"), "after=2"),
    ] {
        let (status, headers, plain) = asked(&app, Method::GET, &path, &[]).await;
        assert_eq!(status, StatusCode::OK, "{path}");
        for query in ["x=1", "x=2&x=3", "<script>", "&&=", "afterx=1&xorder=name"] {
            let path = format!("{path}?{}", query.replace(['<', '>'], "%3C"));
            let (_, same, page) = asked(&app, Method::GET, &path, &[]).await;
            assert_eq!(
                (same.get("etag"), &page),
                (headers.get("etag"), &plain),
                "{path}"
            );
        }
        let path = format!("{path}?x=1&{own}");
        let (status, other, _) = asked(&app, Method::GET, &path, &[]).await;
        assert_eq!(status, StatusCode::OK, "{path}");
        assert_ne!(other.get("etag"), headers.get("etag"), "{path}");
    }
}
