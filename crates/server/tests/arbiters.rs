//! The pages of the arbiters and of titles: for who may change what they show, and nothing private on public pages.

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

/// Norms of other events count, and can be taken away again.
async fn norms_of_other_events(router: &Router, chief: &str) {
    let norm = "do=norm&was=Ben+Bishop&kind=event&norm_name=Rookery+Open&norm_day=2024-05-10&format=swiss\
                &level=international&players=120&rated=90&federations=7&norm_rounds=9&chief=Anna&chief_title=IA\
                &all_licensed=yes&player_norms=yes";
    let since = "do=career&was=Ben+Bishop&fa_since=2022-01-01";
    for form in [norm, since] {
        let (status, told) = ask(router, chief, Method::POST, PAGE, form).await;
        assert_eq!(status, StatusCode::SEE_OTHER, "{told}");
    }
    let (_, page) = ask(router, chief, Method::GET, PAGE, "").await;
    let page = text(&page);
    assert!(
        page.contains("Rookery Open · 10 May 2024 · Swiss · international"),
        "{page}"
    );
    assert!(
        page.contains("What is earned and what is missing for IA"),
        "{page}"
    );
    assert!(
        page.contains("norms: needed ≥ 5, there is 1 (2.2)"),
        "{page}"
    );
    let wrong = norm.replace("players=120", "players=many");
    let (status, _) = ask(router, chief, Method::POST, PAGE, &wrong).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let drop = "do=norm-drop&was=Ben+Bishop&norm=0";
    let (status, _) = ask(router, chief, Method::POST, PAGE, drop).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let (status, _) = ask(router, chief, Method::POST, PAGE, drop).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
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
    norms_of_other_events(&router, &chief).await;
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

/// The same for programs.
async fn titles_of_the_interface(router: &Router, viewer: &str) {
    let api = "/api/v1/events/club/sections/open/titles";
    let (status, told) = ask(router, viewer, Method::GET, api, "").await;
    assert_eq!(status, StatusCode::OK, "{told}");
    let told: serde_json::Value = serde_json::from_str(&told).unwrap();
    assert_eq!(told["cards"][0]["applications"][0]["games"], 9);
    let (status, told) = ask(router, viewer, Method::GET, &format!("{api}/1"), "").await;
    assert_eq!(status, StatusCode::OK, "{told}");
    let (status, _) = ask(router, viewer, Method::GET, &format!("{api}/7"), "").await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

/// What a player has earned is seen by all at the desk; what is known of other events is noted by who may enter players.
#[tokio::test]
async fn titles_are_shown_and_norms_of_other_events_noted() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let mut journal = create(&store, "club", "Club").await;
    let mut settings = SectionSettings::swiss("Open", 9);
    let championship = r#"{"championship":"world-u12"}"#.to_owned();
    settings.announced.insert("titles".to_owned(), championship);
    add_section(&mut journal, settings).await;
    let details = EventDetails {
        starts: "2025-05-10".parse().ok(),
        ..journal.event().details.clone()
    };
    let register = |name: &str| {
        Command::Register(adoube_journal::Register {
            section: "open".parse().unwrap(),
            player: adoube_tournament::Player {
                fide_rating: Some(2320),
                ..adoube_tournament::Player::named(name)
            },
        })
    };
    let edit = Command::EditEvent(EventEdited { details });
    write(&mut journal, vec![edit, register("Clark, Cid")]).await;
    let app = web_app(store.clone()).await;
    let desk = member(&app.people, "ella", Role::EntryDesk).await;
    let viewer = member(&app.people, "vic", Role::Viewer).await;
    let router = adoube_server::router(app);
    let list = "/desk/club/open/titles";
    let (status, page) = ask(&router, &viewer, Method::GET, list, "").await;
    assert_eq!(status, StatusCode::OK, "{page}");
    let page = text(&page);
    assert!(page.contains("World under 12"), "{page}");
    assert!(
        page.contains("rounds of the schedule: needed all, there is some are left"),
        "{page}"
    );
    assert!(
        page.contains("Nobody has earned anything for a title yet."),
        "{page}"
    );
    let card = "/desk/club/open/titles/1";
    let known = "do=save&highest_rating=2410&rated_games=400";
    let norm = "do=add&title=IM&event=Rookery+Open&start=2024-05-10&games=9&federations=&eight=&days=9&mandatory=yes";
    let (status, _) = ask(&router, &viewer, Method::POST, card, known).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    for form in [known, norm] {
        let (status, told) = ask(&router, &desk, Method::POST, card, form).await;
        assert_eq!(status, StatusCode::SEE_OTHER, "{told}");
    }
    let (_, page) = ask(&router, &viewer, Method::GET, card, "").await;
    let page = text(&page);
    for told in [
        "IM · Rookery Open · 10 May 2024 · 9 games",
        "IM: something is missing (9 games)",
        "games: needed ≥ 27, there is 9 (1.5.1)",
        "FM: the rating alone is enough (1.3)",
        "Counted: 2410",
    ] {
        assert!(page.contains(told), "{told}: {page}");
    }
    let (status, _) = ask(
        &router,
        &desk,
        Method::POST,
        card,
        &norm.replace("2024-05-10", "soon"),
    )
    .await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    titles_of_the_interface(&router, &viewer).await;
    let remove = "do=remove&norm=0";
    let (status, _) = ask(&router, &desk, Method::POST, card, remove).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let (_, page) = ask(&router, &viewer, Method::GET, card, "").await;
    assert!(!text(&page).contains("Rookery Open"));
}
