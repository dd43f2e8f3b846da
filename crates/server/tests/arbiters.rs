//! The page of the arbiters: for who may change the settings, and nothing private on public pages.

mod common;

use std::sync::Arc;

use adoube_journal::{
    Command, EventDetails, EventEdited, Journal, MemoryStore, SectionSettings, Store,
};
use adoube_server::auth::{Invitation, NewAccount, People, Role};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Method, Request, StatusCode};
use common::{add_section, create, now, text, web_app, write};

const PAGE: &str = "/desk/club/arbiters";
const HOST: &str = "hall.example:8400";

async fn member(people: &People, login: &str, role: Role) -> String {
    let new = NewAccount {
        login,
        name: login,
        password: "long enough",
        administrator: false,
    };
    let account = people.create(new, now()).await.unwrap();
    let invitation = Invitation {
        event: "club".parse().unwrap(),
        role,
        sectors: Vec::new(),
        author: "Anna".to_owned(),
    };
    let link = people.invite(&invitation, now()).await.unwrap();
    people.accept(&link, &account, now()).await.unwrap();
    let session = people
        .open_session(account.id, jiff::Timestamp::now())
        .await;
    session.unwrap().reveal().to_owned()
}

async fn ask(
    router: &Router,
    who: &str,
    method: Method,
    path: &str,
    body: &str,
) -> (StatusCode, String) {
    use tower::ServiceExt;
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header("host", HOST)
        .header("origin", format!("http://{HOST}"))
        .header("accept-language", "en")
        .header("content-type", "application/x-www-form-urlencoded")
        .header("cookie", format!("adoube_session={who}"));
    let request = request.body(Body::from(body.to_owned())).unwrap();
    let response = router.clone().oneshot(request).await.unwrap();
    let status = response.status();
    let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
    (status, String::from_utf8_lossy(&bytes).into_owned())
}

#[tokio::test]
async fn arbiters_are_entered_and_kept_from_the_public() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let mut journal = create(&store, "club", "Club").await;
    add_section(&mut journal, SectionSettings::swiss("Open", 9)).await;
    let details = EventDetails {
        starts: "2025-05-10".parse().ok(),
        ends: "2025-05-18".parse().ok(),
        ..journal.event().details.clone()
    };
    write(
        &mut journal,
        vec![Command::EditEvent(EventEdited { details })],
    )
    .await;
    let app = web_app(store.clone()).await;
    let chief = member(&app.people, "cora", Role::ChiefArbiter).await;
    let deputy = member(&app.people, "dora", Role::DeputyArbiter).await;
    let router = adoube_server::router(app);
    let form = "do=save&was=&name=Ben+Bishop&fide_id=4100018&title=FA&category=D&federation=NOR\
                &born=1984-02-29&licensed=yes&licensed_until=2025-05-12&section=&role=chief&rounds=1,2";
    let (status, _) = ask(&router, &deputy, Method::POST, PAGE, form).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let (status, told) = ask(&router, &chief, Method::POST, PAGE, form).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{told}");
    let (status, page) = ask(&router, &chief, Method::GET, PAGE, "").await;
    assert_eq!(status, StatusCode::OK);
    let page = text(&page);
    assert!(page.contains("Ben Bishop"), "{page}");
    // The licence ends during the event, and there is nobody to make a norm with.
    assert!(
        page.contains("arbiters with a licence: needed yes, there is no"),
        "{page}"
    );
    assert!(page.contains("IA norm here: not met"), "{page}");
    let event = "club".parse().unwrap();
    let kept = Journal::open(store.clone(), event).await.unwrap();
    let details = &kept.event().details;
    assert_eq!(details.chief_arbiter.as_deref(), Some("FA Ben Bishop"));
    assert_eq!(details.arbiters[0].posts[0].rounds.len(), 2);
    for path in ["/api/v1/events/club", "/club", "/club/open"] {
        let (_, told) = ask(&router, "", Method::GET, path, "").await;
        assert!(
            !told.contains("1984") && !told.contains("2025-05-12"),
            "{path}: {told}"
        );
    }
    let api = "/api/v1/events/club/sections/open/arbiters";
    let (status, told) = ask(&router, &chief, Method::GET, api, "").await;
    assert_eq!(status, StatusCode::OK, "{told}");
    assert!(told.contains("\"upload\":\"2025-05-31\""), "{told}");
    let remove = "do=remove&was=Ben+Bishop";
    let (status, _) = ask(&router, &chief, Method::POST, PAGE, remove).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let kept = Journal::open(store, "club".parse().unwrap()).await.unwrap();
    assert!(kept.event().details.arbiters.is_empty());
}
