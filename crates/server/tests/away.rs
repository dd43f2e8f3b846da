//! A store that does not answer: pages that are known are shown, nothing else waits.

mod common;

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use adoube_journal::{
    Appended, Command, DeletedEvent, Deletion, EventId, EventSummary, MemoryStore, Register,
    SectionSettings, Seq, Store, StoreError, StoredEvent, StoredRecord,
};
use adoube_server::auth::{NewAccount, NewToken, People, Role};
use adoube_server::{App, Options, router};
use adoube_tournament::Player;
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode};
use common::*;
use jiff::Timestamp;
use tower::ServiceExt;

/// How long the store below lets one wait before it is clear that it does not answer.
const DEAF_FOR: Duration = Duration::from_millis(300);

/// A store that can go away and come back.
struct Moody {
    inner: Arc<dyn Store>,
    away: AtomicBool,
    asked: AtomicU32,
}

impl Moody {
    fn over(inner: Arc<dyn Store>) -> Arc<Moody> {
        Arc::new(Moody {
            inner,
            away: AtomicBool::new(false),
            asked: AtomicU32::new(0),
        })
    }

    async fn answers(&self) -> Result<(), StoreError> {
        self.asked.fetch_add(1, Ordering::SeqCst);
        if !self.away.load(Ordering::SeqCst) {
            return Ok(());
        }
        tokio::time::sleep(DEAF_FOR).await;
        Err(sqlx_away())
    }
}

fn sqlx_away() -> StoreError {
    StoreError::Gone {
        path: "database".into(),
    }
}

#[async_trait::async_trait]
impl Store for Moody {
    async fn events(&self) -> Result<Vec<EventSummary>, StoreError> {
        self.answers().await?;
        self.inner.events().await
    }

    async fn create(&self, events: &[(EventId, StoredEvent)]) -> Result<(), StoreError> {
        self.answers().await?;
        self.inner.create(events).await
    }

    async fn load(&self, event: &EventId, after: Seq) -> Result<StoredEvent, StoreError> {
        self.answers().await?;
        self.inner.load(event, after).await
    }

    async fn append(
        &self,
        event: &EventId,
        before: &str,
        records: &[StoredRecord],
        renamed: Option<&str>,
    ) -> Result<Appended, StoreError> {
        self.answers().await?;
        self.inner.append(event, before, records, renamed).await
    }

    async fn erase(
        &self,
        _: &EventId,
        _: &str,
        _: &[StoredRecord],
        _: &[StoredRecord],
    ) -> Result<Appended, StoreError> {
        unreachable!("nothing is erased")
    }

    async fn delete(&self, _: &EventId, _: &Deletion) -> Result<(), StoreError> {
        unreachable!("nothing is deleted")
    }

    async fn recover(&self, _: &EventId) -> Result<(), StoreError> {
        unreachable!("nothing is deleted")
    }

    async fn deleted(&self) -> Result<Vec<DeletedEvent>, StoreError> {
        Ok(Vec::new())
    }

    async fn purge(&self, _: &DeletedEvent) -> Result<bool, StoreError> {
        unreachable!("nothing is deleted")
    }

    async fn restore(&self, _: &str, _: &[(EventId, StoredEvent)]) -> Result<(), StoreError> {
        unreachable!("nothing is restored")
    }

    async fn identity(&self) -> Result<String, StoreError> {
        self.inner.identity().await
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.answers().await
    }
}

/// An event on such a store, its pages, and a token of its owner.
async fn stage() -> (Arc<Moody>, Router, String) {
    let (store, mut journal) = event("club", "Club").await;
    add_section(&mut journal, SectionSettings::swiss("Open", 5)).await;
    let store = Moody::over(store);
    let app = web_app(store.clone()).await;
    let token = token(&app.people).await;
    (store, router(app), token)
}

async fn token(people: &People) -> String {
    let new = NewAccount {
        login: "ada",
        name: "Ada",
        password: "long enough",
        administrator: true,
    };
    let account = people.create(new, Timestamp::now()).await.unwrap();
    let event = "club".parse().unwrap();
    let new = NewToken {
        account: account.id,
        label: "test",
        event: &event,
        role: Role::Owner,
    };
    let secret = people.create_token(new, Timestamp::now()).await.unwrap();
    secret.reveal().to_owned()
}

/// Enters a player through the interface.
async fn enter(app: &Router, token: &str, name: &str) -> (StatusCode, String) {
    let player = Player::named(name);
    let section = section();
    let command = Command::Register(Register { section, player });
    let body = serde_json::json!({ "commands": [command] }).to_string();
    let request = Request::post("/api/v1/events/club/commands")
        .header("authorization", format!("Bearer {token}"))
        .header("content-type", "application/json")
        .body(Body::from(body))
        .unwrap();
    let response = app.clone().oneshot(request).await.unwrap();
    let status = response.status();
    let bytes = to_bytes(response.into_body(), 1 << 20).await.unwrap();
    (status, String::from_utf8_lossy(&bytes).into_owned())
}

#[tokio::test]
async fn pages_go_on_and_writing_is_refused_at_once() {
    let (store, app, token) = stage().await;
    page(&app, "/e/club/open/players").await;
    page(&app, "/").await;
    create(&store.inner, "never-opened", "Never opened").await;
    store.away.store(true, Ordering::SeqCst);
    // The first to find out waits for as long as the store takes.
    page(&app, "/e/club/open/players").await;
    let asked = store.asked.load(Ordering::SeqCst);
    for address in ["/e/club/open/players", "/e/club", "/"] {
        let marked = get(&app, address).await;
        assert!(marked.body.contains("The database does not answer"));
        let since: Timestamp = marked.header("adoube-as-of").parse().unwrap();
        assert!(since <= Timestamp::now());
    }
    let begun = Instant::now();
    for _ in 0..20 {
        page(&app, "/e/club/open/players").await;
        // Pages that were not made before can be made of what is known.
        page(&app, "/e/club").await;
        page(&app, "/").await;
        let answer = get(&app, "/e/never-opened").await;
        assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
        assert!(answer.body.contains("<h1>The data cannot be reached</h1>"));
        assert_eq!(answer.header("retry-after"), "5");
        let (status, body) = enter(&app, &token, "Abel").await;
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{body}");
    }
    assert!(begun.elapsed() < Duration::from_secs(2), "nobody waits");
    assert_eq!(store.asked.load(Ordering::SeqCst), asked, "left alone");

    store.away.store(false, Ordering::SeqCst);
    tokio::time::sleep(Duration::from_millis(2100)).await;
    let (status, body) = enter(&app, &token, "Abel").await;
    assert_eq!(status, StatusCode::OK, "{body}");
    let after = get(&app, "/e/club/open/players").await;
    assert!(after.body.contains("Abel"));
    assert!(!after.body.contains("The database does not answer"));
    assert_eq!(after.header("adoube-as-of"), "");
    page(&app, "/e/never-opened").await;
}

#[tokio::test]
async fn many_who_come_at_once_wait_together() {
    let (store, app, _) = stage().await;
    store.away.store(true, Ordering::SeqCst);
    let begun = Instant::now();
    let asked = (0..50).map(|_| {
        let app = app.clone();
        tokio::spawn(async move { get(&app, "/e/club").await.status })
    });
    for asked in asked.collect::<Vec<_>>() {
        assert_eq!(asked.await.unwrap(), StatusCode::SERVICE_UNAVAILABLE);
    }
    assert!(begun.elapsed() < 4 * DEAF_FOR, "{:?}", begun.elapsed());
}

#[tokio::test]
async fn health_is_tried_and_remembered_for_a_moment() {
    let (store, app, _) = stage().await;
    let health = get(&app, "/readyz").await;
    assert_eq!(
        (health.status, health.body.as_str()),
        (StatusCode::OK, "ok\n")
    );
    let asked = store.asked.load(Ordering::SeqCst);
    for _ in 0..50 {
        get(&app, "/readyz").await;
    }
    assert!(store.asked.load(Ordering::SeqCst) <= asked + 2);
    store.away.store(true, Ordering::SeqCst);
    tokio::time::sleep(Duration::from_millis(1100)).await;
    let health = get(&app, "/readyz").await;
    assert_eq!(health.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(health.body, "events cannot be stored\n");
    let alive = get(&app, "/healthz").await;
    assert_eq!(
        (alive.status, alive.body.as_str()),
        (StatusCode::OK, "ok\n")
    );
    store.away.store(false, Ordering::SeqCst);
    tokio::time::sleep(Duration::from_millis(1100)).await;
    assert_eq!(get(&app, "/readyz").await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_database_that_fails_is_told_from_one_that_refuses() {
    let late = io::Error::from(io::ErrorKind::TimedOut);
    assert!(StoreError::from(sqlx::Error::Io(late)).is_away());
    assert!(StoreError::from(sqlx::Error::PoolTimedOut).is_away());
    assert!(!StoreError::from(sqlx::Error::RowNotFound).is_away());
    assert!(!StoreError::NoEvent("x".parse().unwrap()).is_away());
}

#[tokio::test]
async fn what_is_given_in_one_store_is_worth_nothing_in_another() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("people.db");
    let first: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let other: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let club: EventId = "club".parse().unwrap();
    for store in [&first, &other] {
        create(store, "club", "Club").await;
    }
    let people = People::open(&file, &*first).await.unwrap();
    let new = NewAccount {
        login: "ben",
        name: "Ben",
        password: "long enough",
        administrator: false,
    };
    let account = people.create(new, Timestamp::now()).await.unwrap();
    let given = people.set_member(&club, account.id, Role::Owner, &[]);
    given.await.unwrap();
    let new = NewToken {
        account: account.id,
        label: "test",
        event: &club,
        role: Role::Owner,
    };
    let token = people.create_token(new, Timestamp::now()).await.unwrap();
    let invitation = adoube_server::auth::Invitation {
        event: club.clone(),
        role: Role::ChiefArbiter,
        sectors: Vec::new(),
        author: "Ben".to_owned(),
    };
    let invitation = people.invite(&invitation, Timestamp::now()).await.unwrap();
    let code = people.code("report/club/open/1");

    let elsewhere = People::open(&file, &*other).await.unwrap();
    let again = People::open(&file, &*first).await.unwrap();
    for (people, valid) in [(&elsewhere, false), (&again, true)] {
        let now = Timestamp::now();
        let found = [
            people.token(&token, &club).await.unwrap().is_some(),
            people.token_account(&token).await.unwrap().is_some(),
            people
                .member(account.clone(), &club)
                .await
                .unwrap()
                .is_some(),
            people.invitation(&invitation, now).await.unwrap().is_some(),
            !people.members(&club).await.unwrap().is_empty(),
            !people.events_of(account.id).await.unwrap().is_empty(),
            !people.tokens(account.id).await.unwrap().is_empty(),
            people.code("report/club/open/1") == code,
        ];
        assert_eq!(found, [valid; 8]);
    }

    // The same through the interface.
    for (people, store, expected) in [
        (elsewhere, other, StatusCode::UNAUTHORIZED),
        (again, first, StatusCode::OK),
    ] {
        let app = App::new(store, people, Options::default()).unwrap();
        let request = Request::get("/api/v1/events/club/log")
            .header("authorization", format!("Bearer {}", token.reveal()))
            .body(Body::empty())
            .unwrap();
        let response = router(Arc::new(app)).oneshot(request).await.unwrap();
        assert_eq!(response.status(), expected);
    }
}

/// Roles that were given before accounts knew of stores.
#[tokio::test]
async fn older_roles_belong_to_the_store_that_has_the_event() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("people.db");
    let (store, _) = event("club", "Club").await;
    let club: EventId = "club".parse().unwrap();
    let people = People::open(&file, &MemoryStore::default()).await.unwrap();
    let new = NewAccount {
        login: "ben",
        name: "Ben",
        password: "long enough",
        administrator: false,
    };
    let account = people.create(new, Timestamp::now()).await.unwrap();
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&file);
    let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
    sqlx::query(
        "INSERT INTO membership (store, event, account, role) VALUES ('', 'club', ?, 'owner')",
    )
    .bind(account.id)
    .execute(&pool)
    .await
    .unwrap();
    let without = MemoryStore::default();
    let people = People::open(&file, &without).await.unwrap();
    let found = people.member(account.clone(), &club).await.unwrap();
    assert!(found.is_none(), "a store without the event");
    let people = People::open(&file, &*store).await.unwrap();
    let found = people.member(account, &club).await.unwrap();
    assert_eq!(found.map(|member| member.role), Some(Role::Owner));
}

/// Requests that are given up half-way take connections with them, and nothing else.
#[tokio::test(flavor = "multi_thread")]
async fn accounts_in_memory_outlive_requests_that_are_given_up() {
    let app = web_app(Arc::new(MemoryStore::default())).await;
    token(&app.people).await;
    for round in 0..300 {
        let people = app.clone();
        let asked = tokio::spawn(async move { people.people.is_empty().await });
        if round % 3 > 0 {
            tokio::task::yield_now().await;
        }
        asked.abort();
    }
    assert!(!app.people.is_empty().await.unwrap());
    let page = get(&router(app), "/sign-in").await;
    assert_eq!(page.status, StatusCode::OK);
}
