//! Several servers on one database: who is known to one is known to all, what is entered on one is
//! seen on the others, and whatever fails, nothing is lost and nothing happens twice.

#[path = "../common/mod.rs"]
mod common;
mod entering;
#[allow(dead_code)] // It is made for the tests of the journal.
#[path = "../../../journal/tests/common/postgres.rs"]
mod postgres;
mod proxy;
mod site;
mod together;

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use adoube_journal::{PostgresStore, Store};
use adoube_server::auth::{NewAccount, NewToken, People, Role};
use entering::{Entering, Fate, Listener, paired};
use jiff::Timestamp;
use postgres::Server;
use proxy::Proxy;
use site::{LONG, Site, Stream, ask};

const PASSWORD: &str = "correct horse battery";

/// A database with an event and its chief arbiter, and two servers on it, each by a way of its own.
struct Hall {
    server: Server,
    url: String,
    store: Arc<dyn Store>,
    people: People,
    token: String,
    ways: [Proxy; 2],
    sites: Vec<Site>,
}

impl Hall {
    /// Two servers, and an event with so many boards to play; `None` without PostgreSQL.
    async fn with(boards: u32) -> Option<Hall> {
        let server = postgres::single()?;
        let url = server.database().await;
        let store: Arc<dyn Store> = Arc::new(PostgresStore::connect(&url).await.unwrap());
        let people = People::open(Path::new("/nowhere/people.db"), &*store);
        let people = people.await.unwrap();
        paired(&store, boards).await;
        let token = chief(&people).await;
        let socket = server.folder().join(".s.PGSQL.5432");
        let ways = [Proxy::to(socket.clone()).await, Proxy::to(socket).await];
        let database = url.split(['/', '?']).nth(3).unwrap().to_owned();
        let sites = vec![
            Site::over(&ways[0].url(&database)).await,
            Site::over(&ways[1].url(&database)).await,
        ];
        Some(Hall {
            server,
            url: database,
            store,
            people,
            token,
            ways,
            sites,
        })
    }

    /// A session of the chief arbiter, opened on the first server with the password.
    async fn sign_in(&self) -> String {
        let form = ("Content-Type", "application/x-www-form-urlencoded");
        let typed = format!("login=ada&password={}", PASSWORD.replace(' ', "+"));
        let reply = ask(self.sites[0].address, "POST /sign-in", &[form], &typed).await;
        let reply = reply.unwrap();
        assert_eq!(reply.status, 303, "{reply:?}");
        reply.cookie("adoube_session")
    }
}

async fn chief(people: &People) -> String {
    let new = NewAccount {
        login: "ada",
        name: "Ada",
        password: PASSWORD,
        administrator: false,
    };
    let account = people.create(new, Timestamp::now()).await.unwrap();
    let event = "club".parse().unwrap();
    let given = people.set_member(&event, account.id, Role::ChiefArbiter, &[]);
    given.await.unwrap();
    let new = NewToken {
        account: account.id,
        label: "test",
        event: &event,
        role: Role::ChiefArbiter,
    };
    let token = people.create_token(new, Timestamp::now()).await.unwrap();
    token.reveal().to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_known_to_one_server_is_known_to_all() {
    let Some(hall) = Hall::with(2).await else {
        return;
    };
    let [first, second] = [hall.sites[0].address, hall.sites[1].address];
    let setup = ask(second, "GET /setup", &[], "").await.unwrap();
    assert_eq!(setup.status, 303, "nobody is asked for a first account");
    let session = hall.sign_in().await;
    let cookie = format!("adoube_session={session}");
    let desk = ask(second, "GET /desk/club", &[("Cookie", &cookie)], "").await;
    assert_eq!(desk.unwrap().status, 200);
    // Ended on one, it is ended on the other.
    let out = ask(second, "POST /sign-out", &[("Cookie", &cookie)], "").await;
    assert_eq!(out.unwrap().status, 303);
    let desk = ask(first, "GET /desk/club", &[("Cookie", &cookie)], "").await;
    assert_eq!(desk.unwrap().status, 303, "to the page to sign in");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_event_that_is_deleted_on_one_server_is_gone_from_all() {
    let Some(hall) = Hall::with(2).await else {
        return;
    };
    let [first, second] = [hall.sites[0].address, hall.sites[1].address];
    let ada = hall.people.account_of("ada").await.unwrap().unwrap();
    let event = "club".parse().unwrap();
    let owner = hall.people.change_member(&event, ada.id, Role::Owner, &[]);
    owner.await.unwrap();
    let session = hall.sign_in().await;
    let cookie = format!("adoube_session={session}");
    let headers = [
        ("Cookie", cookie.as_str()),
        ("Content-Type", "application/x-www-form-urlencoded"),
    ];
    let status = async |at, line| ask(at, line, &headers, "event=club").await.unwrap().status;
    let mut stream = Stream::of(second, &session).await.unwrap();
    assert!(stream.next().await.is_some());
    assert_eq!(status(second, "GET /e/club").await, 200);

    let asked = Instant::now();
    assert_eq!(status(first, "POST /desk/club/delete").await, 303);
    assert_eq!(
        stream.next().await,
        None,
        "the stream of the other server ends"
    );
    let took = asked.elapsed();
    assert!(took < Duration::from_secs(2), "{took:?}");
    for (at, line) in [
        (first, "GET /e/club"),
        (second, "GET /e/club"),
        (second, "GET /desk/club"),
        (second, "GET /api/v1/events/club"),
    ] {
        assert_eq!(status(at, line).await, 404, "{line}");
    }
    assert_eq!(status(second, "POST /desk/club/recover").await, 303);
    assert_eq!(status(first, "GET /e/club").await, 200);
}

#[tokio::test]
async fn a_token_of_one_database_opens_nothing_in_another() {
    let Some(server) = postgres::server() else {
        return;
    };
    let mut tokens = Vec::new();
    let mut opened = Vec::new();
    for _ in 0..2 {
        let url = server.database().await;
        let store: Arc<dyn Store> = Arc::new(PostgresStore::connect(&url).await.unwrap());
        let people = People::open(Path::new("/nowhere/people.db"), &*store);
        let people = people.await.unwrap();
        paired(&store, 1).await;
        tokens.push(chief(&people).await);
        opened.push(people);
    }
    let event = "club".parse().unwrap();
    for (one, people) in opened.iter().enumerate() {
        for (other, token) in tokens.iter().enumerate() {
            let token = adoube_server::auth::Secret::presented(token);
            let found = people.token(&token, &event).await.unwrap();
            assert_eq!(found.is_some(), one == other);
        }
    }
}

/// What is entered on one server is told by the other's streams.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_entered_on_one_server_is_seen_on_the_other() {
    const BOARDS: u32 = 40;
    let Some(hall) = Hall::with(BOARDS).await else {
        return;
    };
    let session = hall.sign_in().await;
    let mut stream = Stream::of(hall.sites[0].address, &session).await.unwrap();
    let mut heard = stream.next().await.unwrap();
    let mut taken = Vec::new();
    for board in 1..=BOARDS {
        let entering = Entering::of(board, &hall.token);
        let fate = entering.once(hall.sites[1].address, "first").await;
        let Fate::Done(seq) = fate else {
            panic!("{fate:?}");
        };
        let entered = Instant::now();
        while heard < seq {
            heard = stream.next().await.unwrap();
        }
        taken.push(entered.elapsed());
    }
    taken.sort();
    let quick = taken
        .iter()
        .filter(|time| **time < Duration::from_millis(500));
    println!(
        "seen within half a second: {} of {BOARDS}; the median {:?}, the longest {:?}",
        quick.count(),
        taken[taken.len() / 2],
        taken.last().unwrap()
    );
}

/// A key that is sent to two servers at the same time is carried out once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_repeated_request_is_carried_out_once_on_whatever_server() {
    let Some(hall) = Hall::with(8).await else {
        return;
    };
    for board in 1..=8 {
        let entering = Entering::of(board, &hall.token);
        let (one, other) = tokio::join!(
            entering.once(hall.sites[0].address, "same"),
            entering.once(hall.sites[1].address, "same"),
        );
        let (Fate::Done(one), Fate::Done(other)) = (&one, &other) else {
            panic!("{one:?} {other:?}");
        };
        assert_eq!(one, other);
    }
    entering::assert_once(&hall.store, 8).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_the_database_is_away_pages_go_on_and_nothing_is_written() {
    let Some(hall) = Hall::with(4).await else {
        return;
    };
    let session = hall.sign_in().await;
    let cookie = format!("adoube_session={session}");
    let cookie = [("Cookie", cookie.as_str())];
    let site = hall.sites[0].address;
    let pages = [
        "GET /e/club",
        "GET /desk/club",
        "GET /desk/club/open/results/1",
    ];
    for page in pages {
        let there = ask(site, page, &cookie, "").await.unwrap();
        assert_eq!(there.status, 200, "{page}");
        assert!(!there.head.contains("adoube-as-of"), "{page}");
    }
    let ready = ask(site, "GET /readyz", &[], "").await.unwrap();
    assert_eq!((ready.status, ready.body.as_str()), (200, "ok\n"));

    hall.server.fall();
    until(|| async { ask(site, "GET /readyz", &[], "").await.unwrap().status == 503 }).await;
    let alive = ask(site, "GET /healthz", &[], "").await.unwrap();
    assert_eq!((alive.status, alive.body.as_str()), (200, "ok\n"));
    for page in pages {
        let there = ask(site, page, &cookie, "").await.unwrap();
        assert_eq!(there.status, 200, "{page}: {}", there.body);
        assert!(there.head.contains("adoube-as-of"), "{page}");
        assert!(there.body.contains("The database does not answer"));
    }
    let entering = Entering::of(1, &hall.token);
    assert!(matches!(entering.once(site, "away").await, Fate::Unknown));

    hall.server.rise();
    let places = entering::places(&hall.sites);
    entering.until_done(&places, &hall.store).await;
    let there = ask(site, "GET /desk/club", &cookie, "").await.unwrap();
    assert!(!there.head.contains("adoube-as-of"));
    until(|| async { ask(site, "GET /readyz", &[], "").await.unwrap().status == 200 }).await;
}

/// Waits until it is so.
async fn until<F: Future<Output = bool>>(is_so: impl Fn() -> F) {
    let began = Instant::now();
    while !is_so().await {
        assert!(began.elapsed() < LONG, "it never was");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Servers killed, connections cut, packets lost, the database falling over: at random, while
/// results are entered on both servers.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_fails_nothing_is_lost_and_nothing_happens_twice() {
    let long = std::env::var_os("ADOUBE_LONG_TESTS").is_some();
    let (faults, boards) = if long { (200, 1200) } else { (8, 60) };
    let Some(mut hall) = Hall::with(boards + 1).await else {
        return;
    };
    let session = hall.sign_in().await;
    let mut entering = entering::everybody(&hall.sites, &hall.token, &hall.store, boards);
    let listeners = [0, 1].map(|site| Listener::at(entering.places.clone(), site, &session));
    let mut chance: u64 = 0x2545_f491_4f6c_dd17;
    for fault in 0..faults {
        chance = chance
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        let drawn = (chance >> 33) as usize;
        let site = drawn & 1;
        match (drawn >> 1) % 5 {
            0 => {
                // Somebody else starts it again.
                hall.sites.remove(site).kill();
                let new = Site::over(&hall.ways[site].url(&hall.url)).await;
                entering.places.moved(site, new.address);
                hall.sites.insert(site, new);
            }
            1 => terminate(&hall.url, &hall.server).await,
            2 => hall.ways[site].cut(),
            3 => {
                hall.ways[site].lose(true);
                tokio::time::sleep(Duration::from_millis(1500)).await;
                hall.ways[site].lose(false);
            }
            _ => {
                hall.server.fall();
                tokio::time::sleep(Duration::from_millis(500)).await;
                hall.server.rise();
            }
        }
        if fault % 20 == 19 {
            println!("{} faults, {} entered", fault + 1, entering.count());
        }
        let pause = 50 + (drawn as u64 >> 4) % 400;
        tokio::time::sleep(Duration::from_millis(pause)).await;
    }
    let acknowledged = entering.finish().await;
    entering::assert_once(&hall.store, boards).await;
    entering::assert_kept(&hall.store, &acknowledged).await;
    // The streams have come back: they tell of one more.
    let last = Entering::of(boards + 1, &hall.token);
    let last = last.until_done(&entering.places, &hall.store).await;
    for listener in listeners {
        let began = Instant::now();
        while listener.heard() < last {
            assert!(began.elapsed() < LONG, "a stream has not come back");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    assert!(hall.people.check().await.is_ok());
}

/// Ends every connection to the database but one.
async fn terminate(database: &str, server: &Server) {
    use sqlx::Connection;
    let folder = server.folder().display();
    let url = format!("postgres://adoube@localhost/{database}?host={folder}");
    let mut connection = sqlx::PgConnection::connect(&url).await.unwrap();
    let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()";
    sqlx::query(end).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}
