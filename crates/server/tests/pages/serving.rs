//! What every answer holds to, whatever the page.

use super::*;

#[tokio::test]
async fn an_empty_store_an_empty_event_and_an_empty_section() {
    let (store, mut journal) = event("club", "Турнир в честь Чигорина").await;
    let app = web(store).await;
    let shown = text(&page(&app, "/e/club").await);
    assert!(shown.contains("Турнир в честь Чигорина"));
    assert!(shown.contains("No sections have been announced yet"));

    add_section(&mut journal, SectionSettings::swiss("Open", 5)).await;
    assert!(text(&page(&app, "/e/club").await).contains("Not started yet"));
    for (path, says) in [
        ("pairings", "Round 1 has not been paired yet"),
        ("standings", "No players have been entered yet"),
        ("standings?after=0", "Standings before round 1"),
        ("crosstable", "No players have been entered yet"),
        ("players", "No players have been entered yet"),
        ("players?order=name", "No players have been entered yet"),
    ] {
        let shown = text(&page(&app, &format!("/e/club/open/{path}")).await);
        assert!(shown.contains(says), "{path}: {shown}");
    }

    let app = web(Arc::new(MemoryStore::default())).await;
    assert!(text(&page(&app, "/").await).contains("There are no events yet"));
}

#[tokio::test]
async fn what_is_not_there_is_not_found() {
    let (_, app) = demo().await;
    for path in [
        "/nothing",
        "/e",
        "/e/unknown",
        "/e/unknown/open/pairings",
        "/e/Rookery-Open",
        "/e/-",
        "/e/..",
        "/e/../../etc/passwd",
        "/e/..%2f..%2fetc%2fpasswd",
        "/e/%2e%2e",
        "/e/rookery-open%00",
        "/e/%ff%fe",
        "/e/rookery-open/%ff/pairings",
        "/e/rookery-open/closed",
        "/e/rookery-open/closed/standings",
        "/e/rookery-open/..%2fopen/standings",
        "/e/rookery-open/open/nothing",
        "/e/rookery-open/open/pairings/0",
        "/e/rookery-open/open/pairings/7",
        "/e/rookery-open/open/pairings/99",
        "/e/rookery-open/open/pairings/65537",
        "/e/rookery-open/open/pairings/06",
        "/e/rookery-open/open/pairings/+6",
        "/e/rookery-open/open/pairings/-1",
        "/e/rookery-open/open/pairings/six",
        "/e/rookery-open/open/players/0",
        "/e/rookery-open/open/players/65",
        "/e/rookery-open/open/players/999",
        "/e/rookery-open/open/players/99999999999",
        "/e/rookery-open/open/players/x",
        "/e/rookery-open/open/standings?after=7",
        "/e/rookery-open/open/standings?after=",
        "/e/rookery-open/open/crosstable?after=x",
        "/?page=0",
        "/?page=2",
        "/assets/nothing.css",
    ] {
        let answer = get(&app, path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(answer.body.contains("<h1>Not found</h1>"), "{path}");
    }
    // Words of the query that mean nothing here do no harm.
    page(&app, "/e/rookery-open/open/standings?x&y=1&&after=2").await;
    page(&app, "/e/rookery-open/open/players?order=%3Cscript%3E").await;
}

#[tokio::test]
async fn a_slash_too_many_leads_to_the_page() {
    let (_, app) = demo().await;
    for (path, page) in [
        ("/e/rookery-open/", "/e/rookery-open"),
        (
            "/e/rookery-open/open/standings/?after=2",
            "/e/rookery-open/open/standings?after=2",
        ),
        ("/desk/rookery-open//", "/desk/rookery-open"),
    ] {
        let answer = get(&app, path).await;
        assert_eq!(answer.status, StatusCode::PERMANENT_REDIRECT, "{path}");
        assert_eq!(answer.header("location"), page, "{path}");
    }
    // Never to another server.
    let answer = get(&app, "//evil.example/").await;
    assert_eq!(answer.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn every_response_guards_the_visitor() {
    let (_, app) = demo().await;
    for (method, path) in [
        (Method::GET, "/"),
        (Method::HEAD, "/"),
        (Method::GET, "/e/rookery-open/open/"),
        (Method::GET, "/e/rookery-open/open/pairings/1"),
        (Method::GET, "/nothing"),
        (Method::GET, "/healthz"),
        (Method::GET, "/assets/style.css"),
        (Method::POST, "/"),
        (Method::DELETE, "/e/rookery-open"),
    ] {
        let answer = ask(&app, method.clone(), path).await;
        for (name, value) in GUARDS {
            let found = answer.header(name);
            assert!(found.contains(value), "{method} {path}: {name} is {found}");
        }
        let reading = matches!(method, Method::GET | Method::HEAD);
        let refused = answer.status == StatusCode::METHOD_NOT_ALLOWED;
        assert_eq!(refused, !reading, "{method} {path}");
    }
}

#[tokio::test]
async fn pages_need_nothing_that_the_policy_forbids() {
    let (_, app) = demo().await;
    for path in [
        "/",
        "/e/rookery-open",
        "/e/rookery-open/open/crosstable",
        "/nothing",
    ] {
        let html = get(&app, path).await.body;
        for forbidden in [
            "<script>",
            " style=",
            "<style",
            "http://",
            "https://",
            " onclick=",
        ] {
            assert!(!html.contains(forbidden), "{path} has {forbidden}");
        }
    }
}

#[tokio::test]
async fn assets_are_kept_for_ever_at_their_own_address() {
    let (_, app) = demo().await;
    let html = page(&app, "/").await;
    for (path, content_type) in [
        ("/assets/style.css", "text/css"),
        ("/assets/icon.svg", "image/svg+xml"),
    ] {
        let start = html.find(path).unwrap();
        let url = html[start..].split('"').next().unwrap();
        assert!(url.contains("?v="), "{url}");
        let answer = get(&app, url).await;
        assert_eq!(answer.status, StatusCode::OK);
        assert!(answer.header("content-type").starts_with(content_type));
        assert!(answer.header("cache-control").contains("immutable"));
        let plain = get(&app, path).await;
        assert_eq!(plain.header("cache-control"), "no-cache");
        assert_eq!(plain.body, answer.body);
    }
    let health = get(&app, "/healthz").await;
    assert_eq!(
        (health.status, health.body.as_str()),
        (StatusCode::OK, "ok\n")
    );
    // The list of events is made anew for everybody, an event's page is only asked for again.
    assert_eq!(get(&app, "/").await.header("cache-control"), "no-store");
    let event = get(&app, "/e/rookery-open").await;
    assert_eq!(event.header("cache-control"), "no-cache");
}
