//! What those who run the server see of it, and long lists.

mod common;

use std::net::SocketAddr;
use std::sync::Arc;

use adoube_journal::{Command, Journal, MemoryStore, Register, SectionSettings, Store};
use adoube_server::auth::People;
use adoube_server::{App, MetricsAccess, Options};
use adoube_tournament::Player;
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use common::*;
use tower::ServiceExt;

async fn with(options: Options) -> Router {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    create(&store, "club", "Club").await;
    let people = People::in_memory().await.unwrap();
    adoube_server::router(Arc::new(App::new(store, people, options).unwrap()))
}

/// What is answered to somebody at an address, with headers.
async fn asked(
    app: &Router,
    from: &str,
    path: &str,
    headers: &[(&str, &str)],
) -> (StatusCode, axum::http::HeaderMap, String) {
    let mut request = Request::builder().uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let mut request = request.body(Body::empty()).unwrap();
    let from: SocketAddr = from.parse().unwrap();
    request.extensions_mut().insert(ConnectInfo(from));
    let response = app.clone().oneshot(request).await.unwrap();
    let (parts, body) = response.into_parts();
    let body = to_bytes(body, usize::MAX).await.unwrap();
    let body = String::from_utf8_lossy(&body).into_owned();
    (parts.status, parts.headers, body)
}

const HERE: &str = "127.0.0.1:4000";
const THERE: &str = "192.0.2.7:4000";

#[tokio::test]
async fn figures_are_for_whoever_may_read_them() {
    let token = "0123456789abcdef-token";
    let shown = [("authorization", "Bearer 0123456789abcdef-token")];
    let wrong = [("authorization", "Bearer 0123456789abcdef-tokem")];
    for (metrics, here, there, with_token, with_wrong) in [
        (MetricsAccess::Nobody, false, false, false, false),
        (MetricsAccess::ThisComputer, true, false, false, false),
        (
            MetricsAccess::Token(token.to_owned()),
            true,
            false,
            true,
            false,
        ),
    ] {
        let app = with(Options {
            metrics,
            ..Options::default()
        })
        .await;
        for (from, headers, may) in [
            (HERE, &[][..], here),
            (THERE, &[], there),
            (THERE, &shown, with_token),
            (THERE, &wrong, with_wrong),
        ] {
            let (status, _, _) = asked(&app, from, "/metrics", headers).await;
            let expected = if may {
                StatusCode::OK
            } else {
                StatusCode::NOT_FOUND
            };
            assert_eq!(status, expected, "{from} {headers:?}");
        }
    }
    // Behind a proxy of this computer everybody comes from here; only the proxy itself may look.
    let behind = Options {
        https: true,
        metrics: MetricsAccess::ThisComputer,
        ..Options::default()
    };
    let app = with(behind).await;
    let forwarded = [("x-forwarded-for", "192.0.2.7")];
    let (status, _, _) = asked(&app, HERE, "/metrics", &forwarded).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn figures_count_requests_by_route_and_what_is_kept() {
    let metrics = MetricsAccess::ThisComputer;
    let app = with(Options {
        metrics,
        ..Options::default()
    })
    .await;
    for path in ["/e/club", "/e/club", "/e/nowhere", "/no/such/page/at/all"] {
        asked(&app, THERE, path, &[]).await;
    }
    let (_, headers, text) = asked(&app, HERE, "/metrics", &[]).await;
    assert!(
        headers["content-type"]
            .to_str()
            .unwrap()
            .starts_with("text/plain; version=0.0.4")
    );
    for line in [
        "adoube_requests_total{route=\"/e/{event}\",method=\"GET\",status=\"200\"} 2",
        "adoube_requests_total{route=\"/e/{event}\",method=\"GET\",status=\"404\"} 1",
        "adoube_requests_total{route=\"none\",method=\"GET\",status=\"404\"} 1",
        "adoube_request_seconds_count 4",
        "adoube_page_cache_pages 1",
        "adoube_events_open 1",
        "adoube_streams_open 0",
        "adoube_sign_in_failures_total 0",
    ] {
        assert!(
            text.lines().any(|other| other == line),
            "{line} is not in\n{text}"
        );
    }
    assert!(
        !text.contains("nowhere"),
        "addresses that strangers make up are no labels"
    );
}

#[tokio::test]
async fn every_answer_has_the_name_of_its_request() {
    let proxied = Options {
        https: true,
        ..Options::default()
    };
    let app = with(proxied).await;
    let id = |headers: &axum::http::HeaderMap| headers["x-request-id"].to_str().unwrap().to_owned();
    let (_, first, _) = asked(&app, THERE, "/e/club", &[]).await;
    let (_, second, _) = asked(&app, THERE, "/e/club", &[]).await;
    assert_ne!(id(&first), id(&second));
    let named = [("x-request-id", "edge-42")];
    let (_, by_proxy, _) = asked(&app, HERE, "/e/club", &named).await;
    assert_eq!(id(&by_proxy), "edge-42");
    let (_, by_stranger, _) = asked(&app, THERE, "/e/club", &named).await;
    assert_ne!(id(&by_stranger), "edge-42");
    for unfit in ["", "a b", &"x".repeat(65), "<script>"] {
        let (_, headers, _) = asked(&app, HERE, "/e/club", &[("x-request-id", unfit)]).await;
        assert_ne!(id(&headers), unfit);
    }
}

async fn large(players: usize) -> Router {
    let (store, mut journal) = event("large", "Large").await;
    add_section(&mut journal, SectionSettings::swiss("Open", 5)).await;
    enter(&mut journal, players).await;
    web(store).await
}

async fn enter(journal: &mut Journal, players: usize) {
    let commands = (1..=players).map(|number| {
        let player = Player::named(&format!("Müller {number}, Ann"));
        Command::Register(Register {
            section: section(),
            player,
        })
    });
    write(journal, commands.collect()).await;
}

#[tokio::test]
async fn a_long_list_is_in_parts_that_hold_everybody_once() {
    const PLAYERS: usize = 620;
    let app = large(PLAYERS).await;
    let list = "/e/large/open/players";
    let mut seen = 0;
    for path in [
        list.to_owned(),
        format!("{list}?part=2"),
        format!("{list}?part=3"),
    ] {
        let page = page(&app, &path).await;
        seen += rows(&page).len();
        assert!(page.contains(&format!("href=\"{list}?part=2\"")), "{path}");
        assert!(page.contains("name=\"find\""), "a search without scripts");
    }
    assert_eq!(seen, PLAYERS);
    for nothing in ["?part=4", "?part=0", "?part=02", "?part=x"] {
        let answer = get(&app, &format!("{list}{nothing}")).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{nothing}");
    }
    let found = page(&app, &format!("{list}?find=muller+617")).await;
    assert_eq!(rows(&found).len(), 1);
    assert!(text(&found).contains("1 found"));
    let nobody = page(&app, &format!("{list}?find=nobody")).await;
    assert_eq!(rows(&nobody).len(), 0);
}

#[tokio::test]
async fn a_list_as_most_events_have_it_is_on_one_page() {
    let app = large(300).await;
    let page = page(&app, "/e/large/open/players").await;
    assert_eq!(rows(&page).len(), 300);
    assert!(!page.contains("class=\"parts\""));
}

#[tokio::test]
async fn searches_that_strangers_make_up_are_not_kept() {
    let (store, mut journal) = event("large", "Large").await;
    add_section(&mut journal, SectionSettings::swiss("Open", 5)).await;
    enter(&mut journal, 510).await;
    let options = Options {
        metrics: MetricsAccess::ThisComputer,
        ..Options::default()
    };
    let people = People::in_memory().await.unwrap();
    let app = adoube_server::router(Arc::new(App::new(store, people, options).unwrap()));
    for number in 0..50 {
        page(&app, &format!("/e/large/open/players?find={number}")).await;
        page(
            &app,
            &format!("/e/large/open/players?part=2&invented={number}"),
        )
        .await;
    }
    page(&app, "/e/large/open/players").await;
    page(&app, "/e/large/open/players?find=").await;
    let (_, _, text) = asked(&app, HERE, "/metrics", &[]).await;
    assert!(text.contains("\nadoube_page_cache_pages 2\n"), "{text}");
}

#[tokio::test]
async fn what_is_long_is_sent_compressed_even_if_nobody_keeps_it() {
    let app = large(600).await;
    let gzip = [("accept-encoding", "gzip")];
    let path = "/e/large/open/players?find=ann";
    let (_, headers, _) = asked(&app, THERE, path, &gzip).await;
    assert_eq!(headers["content-encoding"], "gzip");
    let (_, headers, plain) = asked(&app, THERE, path, &[]).await;
    assert!(!headers.contains_key("content-encoding") && plain.contains("Müller 1,"));
    let (_, headers, _) = asked(&app, THERE, "/tools", &gzip).await;
    assert!(
        !headers.contains_key("content-encoding"),
        "short pages stay as they are"
    );
}

async fn dated(store: &Arc<dyn Store>, number: usize, starts: &str, place: &str) {
    let details = adoube_journal::EventDetails {
        starts: starts.parse().ok(),
        place: Some(place.to_owned()),
        ..adoube_journal::EventDetails::named(&format!("Open {number}"))
    };
    let id = format!("open-{number}").parse().unwrap();
    Journal::create(store.clone(), id, details, author(), now())
        .await
        .unwrap();
}

#[tokio::test]
async fn the_directory_finds_events_by_word_month_and_year() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    for number in 1..=60 {
        let month = number % 12 + 1;
        let place = if number % 10 == 0 { "Ålesund" } else { "Oslo" };
        dated(
            &store,
            number,
            &format!("{}-{month:02}-28", 2020 + number / 12),
            place,
        )
        .await;
    }
    let app = web(store.clone()).await;
    let found = async |query: &str| {
        let page = page(&app, &format!("/{query}")).await;
        page.matches("<h2><a href=\"/e/").count()
    };
    for (query, count) in [
        ("", 50),
        ("?page=2", 10),
        ("?q=alesund", 6),
        ("?q=open+alesund+60", 1),
        ("?q=nowhere", 0),
        ("?month=2021-03", 1),
        ("?year=2021", 12),
        ("?year=1999", 0),
    ] {
        assert_eq!(found(query).await, count, "{query}");
    }
    let month = page(&app, "/?month=2021-12").await;
    assert!(
        month.contains("href=\"/?month=2022-01\"") && month.contains("href=\"/?month=2021-11\"")
    );
    for nothing in [
        "?month=2021-13",
        "?month=2021-1",
        "?year=0",
        "?page=3",
        "?q=oslo&page=9",
    ] {
        let answer = get(&app, &format!("/{nothing}")).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{nothing}");
    }
    // What changes is read again.
    dated(&store, 61, "2021-03-02", "Oslo").await;
    assert_eq!(found("?month=2021-03").await, 2);
    let script = page(&app, "/?q=%3Cscript%3E").await;
    assert!(!script.contains("<script>"));
}

#[tokio::test]
async fn few_events_need_no_search() {
    let (store, _) = event("club", "Club").await;
    let app = web(store).await;
    assert!(!page(&app, "/").await.contains("role=\"search\""));
}
