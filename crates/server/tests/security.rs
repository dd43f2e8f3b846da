//! Nobody is let in who may not: every route, tried by everybody.

mod common;

use std::sync::Arc;

use adoube_journal::{
    AddTeam, AssignNumbers, Command, EnterResult, EventId, IncidentReported, Journal, MemoryStore,
    PairRound, Pairing, Provenance, Register, RoundPairings, SectionSettings, Sector, SectorsSet,
    Seq, Store, Undone,
};
use adoube_server::auth::{NewAccount, NewToken, People, Right, Role};
use adoube_server::{Access, App, Route};
use adoube_tournament::{BoardNumber, EntrantId, GameResult, Player, RoundNumber, TeamDetails};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use common::{add_section, create, now, section, web_app, write};
use tower::ServiceExt;

const EVIL: &str = "<script>alert(1)</script>\"'>";
const HOST: &str = "hall.example:8400";

/// Who asks.
#[derive(Clone, Debug)]
enum Who {
    Nobody,
    Session(String),
    Token(String),
}

struct Hall {
    app: Arc<App>,
    router: Router,
    store: Arc<dyn Store>,
    event: EventId,
    stranger: Who,
    /// Each role with somebody in it, by session and by token.
    roles: Vec<(Role, Who)>,
}

/// An event full of names that want to be scripts, with two players paired, and somebody in each
/// role.
async fn hall() -> Hall {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let mut journal = create(&store, "club", EVIL).await;
    fill(&mut journal).await;
    let app = web_app(store.clone()).await;
    let event: EventId = "club".parse().unwrap();
    let mut roles = Vec::new();
    for role in Role::ALL {
        let (account, session) = somebody(&app.people, role.code()).await;
        app.people
            .set_member(&event, account, role, &["A".to_owned()])
            .await
            .unwrap();
        let new = NewToken {
            account,
            label: "board",
            event: &event,
            role,
        };
        let token = app.people.create_token(new, now()).await.unwrap();
        roles.push((role, session));
        roles.push((role, Who::Token(token.reveal().to_owned())));
    }
    let (_, stranger) = somebody(&app.people, "stranger").await;
    let router = adoube_server::router(app.clone());
    Hall {
        app,
        router,
        store,
        event,
        stranger,
        roles,
    }
}

async fn somebody(people: &People, login: &str) -> (i64, Who) {
    let new = NewAccount {
        login,
        name: login,
        password: "long enough",
        administrator: false,
    };
    let account = people.create(new, now()).await.unwrap();
    let session = people
        .open_session(account.id, jiff::Timestamp::now())
        .await
        .unwrap();
    (account.id, Who::Session(session.reveal().to_owned()))
}

async fn fill(journal: &mut Journal) {
    let settings = SectionSettings {
        name: EVIL.to_owned(),
        ..SectionSettings::swiss("", 5)
    };
    add_section(journal, settings).await;
    let mut commands = Vec::new();
    for number in 1..=4 {
        let club = Some(EVIL.to_owned());
        let player = Player {
            club,
            ..Player::named(&format!("{EVIL} {number}"))
        };
        commands.push(Command::Register(Register {
            section: section(),
            player,
        }));
    }
    let details = TeamDetails {
        name: EVIL.to_owned(),
        ..TeamDetails::default()
    };
    commands.push(Command::AddTeam(AddTeam {
        section: section(),
        details,
    }));
    commands.push(Command::AssignNumbers(AssignNumbers {
        section: section(),
        order: None,
    }));
    let sector = |name: &str, table| Sector {
        name: name.to_owned(),
        first: table,
        last: table,
    };
    let sectors = vec![sector("A", 1), sector("B", 2)];
    commands.push(Command::SetSectors(SectorsSet {
        section: section(),
        sectors,
    }));
    let pairing = |table, white, black| Pairing {
        board: BoardNumber::single(table),
        white: EntrantId(white),
        black: EntrantId(black),
    };
    commands.push(Command::PairRound(PairRound {
        section: section(),
        round: RoundNumber(1),
        pairings: RoundPairings {
            boards: vec![pairing(1, 1, 3), pairing(2, 4, 2)],
            ..RoundPairings::default()
        },
        made_by: Provenance {
            engine: EVIL.to_owned(),
            ..Provenance::default()
        },
    }));
    commands.push(Command::ReportIncident(IncidentReported {
        section: section(),
        round: RoundNumber(1),
        board: None,
        entrants: Vec::new(),
        facts: EVIL.to_owned(),
        ruling: Some(EVIL.to_owned()),
        counts: None,
        case: None,
    }));
    write(journal, commands).await;
}

impl Hall {
    async fn head(&self) -> Seq {
        let journal = Journal::open(self.store.clone(), self.event.clone())
            .await
            .unwrap();
        journal.head()
    }

    /// Everything that is known of the people of the event.
    async fn people(&self) -> String {
        let people = &self.app.people;
        let members = people.members(&self.event).await.unwrap();
        let now = jiff::Timestamp::now();
        let mut known = format!("{:?}", people.invitations(&self.event, now).await.unwrap());
        for member in &members {
            let account = member.account.id;
            let tokens = people.tokens(account).await.unwrap();
            let sessions = people.sessions(account, now).await.unwrap();
            known += &format!("{member:?} {tokens:?} {}", sessions.len());
        }
        known
    }

    fn routes(&self) -> Vec<Route> {
        adoube_server::routes(self.app.clone())
    }

    async fn ask(
        &self,
        method: Method,
        path: &str,
        who: &Who,
        headers: &[(&str, &str)],
        body: Vec<u8>,
    ) -> (StatusCode, HeaderMap, String) {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", HOST);
        match who {
            Who::Nobody => {}
            Who::Session(secret) => {
                request = request.header("cookie", format!("adoube_session={secret}"));
            }
            Who::Token(secret) => {
                request = request.header("authorization", format!("Bearer {secret}"));
            }
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let response = self
            .router
            .clone()
            .oneshot(request.body(Body::from(body)).unwrap())
            .await
            .unwrap();
        let (parts, body) = response.into_parts();
        let streaming = parts
            .headers
            .get("content-type")
            .is_some_and(|value| value == "text/event-stream");
        let text = if streaming {
            String::new()
        } else {
            let bytes = to_bytes(body, usize::MAX).await.unwrap();
            String::from_utf8_lossy(&bytes).into_owned()
        };
        (parts.status, parts.headers, text)
    }

    /// As a page of ours would ask.
    async fn own(&self, method: Method, path: &str, who: &Who) -> StatusCode {
        let origin = format!("http://{HOST}");
        let headers = [
            ("origin", origin.as_str()),
            ("content-type", "application/x-www-form-urlencoded"),
        ];
        self.ask(method, path, who, &headers, Vec::new()).await.0
    }
}

/// The path with something real in place of each part in braces.
fn filled(path: &str) -> String {
    let mut filled = String::new();
    for part in path.split('/').skip(1) {
        filled.push('/');
        filled.push_str(match part {
            "{event}" => "club",
            "{section}" => "open",
            "{code}" => "de",
            "{name}" => "style.css",
            part if part.starts_with('{') => "1",
            part => part,
        });
    }
    if filled.is_empty() {
        "/".to_owned()
    } else {
        filled
    }
}

fn changes(route: &Route) -> bool {
    !route.method.is_safe()
}

#[tokio::test]
async fn every_route_keeps_out_who_has_no_right() {
    let hall = hall().await;
    let before = (hall.head().await, hall.people().await);
    for route in hall.routes() {
        let path = filled(route.path);
        let what = format!("{} {}", route.method, route.path);
        let api = path.starts_with("/api/");
        let refused = |status: StatusCode| {
            if api {
                status == StatusCode::UNAUTHORIZED
            } else {
                status == StatusCode::SEE_OTHER
            }
        };
        if route.access != Access::Public {
            let status = hall.own(route.method.clone(), &path, &Who::Nobody).await;
            assert!(refused(status), "nobody, {what}: {status}");
        }
        if !matches!(route.access, Access::Public | Access::SignedIn) {
            let status = hall.own(route.method.clone(), &path, &hall.stranger).await;
            assert_eq!(status, StatusCode::FORBIDDEN, "a stranger, {what}");
        }
        for (role, who) in &hall.roles {
            let permitted = match route.access {
                Access::With(right) | Access::Deleted(right) => role.may(right),
                Access::Administrator => false,
                Access::Public | Access::SignedIn => continue,
            };
            if !permitted {
                let status = hall.own(route.method.clone(), &path, who).await;
                assert_eq!(status, StatusCode::FORBIDDEN, "{role} {who:?}, {what}");
            } else if route.method == Method::GET {
                let status = hall.own(route.method.clone(), &path, who).await;
                assert_ne!(status, StatusCode::FORBIDDEN, "{role} {who:?}, {what}");
                assert!(!status.is_server_error(), "{role}, {what}: {status}");
            }
        }
    }
    assert_eq!(
        (hall.head().await, hall.people().await),
        before,
        "somebody without a right, or a look, has written"
    );
}

#[tokio::test]
async fn a_page_from_elsewhere_cannot_write_for_anybody() {
    let hall = hall().await;
    let before = hall.head().await;
    let (_, owner) = hall
        .roles
        .iter()
        .rfind(|(role, who)| *role == Role::Owner && matches!(who, Who::Session(_)))
        .unwrap();
    let sources: [&[(&str, &str)]; 5] = [
        &[("origin", "http://evil.example")],
        &[("origin", "null")],
        &[
            ("sec-fetch-site", "cross-site"),
            ("origin", "http://hall.example:8400"),
        ],
        &[("sec-fetch-site", "same-site")],
        &[],
    ];
    let mut tried = 0;
    for route in hall.routes().iter().filter(|route| changes(route)) {
        for headers in sources {
            let (status, ..) = hall
                .ask(
                    route.method.clone(),
                    &filled(route.path),
                    owner,
                    headers,
                    Vec::new(),
                )
                .await;
            assert_eq!(status, StatusCode::FORBIDDEN, "{} {headers:?}", route.path);
            tried += 1;
        }
    }
    assert!(tried > 20);
    assert_eq!(hall.head().await, before);
}

#[tokio::test]
async fn addresses_lead_nowhere_but_where_they_say() {
    let hall = hall().await;
    let (_, owner) = hall.roles.last().unwrap();
    let before = (hall.head().await, hall.people().await);
    let long = "x".repeat(5000);
    let tricks = [
        "..",
        "%2e%2e",
        "..%2f..%2fetc%2fpasswd",
        "%00",
        "a%00b",
        "%ff",
        "-",
        "'",
        "%27%20OR%201=1--",
        long.as_str(),
    ];
    for route in hall
        .routes()
        .iter()
        .filter(|route| route.path.contains('{'))
    {
        for trick in tricks {
            let parts: Vec<&str> = route.path.split('/').collect();
            for place in (0..parts.len()).filter(|place| parts[*place].starts_with('{')) {
                let path: Vec<String> = parts
                    .iter()
                    .enumerate()
                    .map(|(at, part)| {
                        if at == place {
                            trick.to_owned()
                        } else {
                            filled(&format!("/{part}"))[1..].to_owned()
                        }
                    })
                    .collect();
                let (status, _, body) = hall
                    .ask(
                        route.method.clone(),
                        &path.join("/"),
                        owner,
                        &[],
                        Vec::new(),
                    )
                    .await;
                // An event or a section of that name is not there; other parts may be free text.
                let named = ["{event}", "{section}"].contains(&parts[place]);
                let fine = if named {
                    status.is_client_error()
                } else {
                    status.is_client_error() || status.is_redirection() || status == StatusCode::OK
                };
                assert!(fine, "{} {path:?}: {status}", route.method);
                assert!(!body.contains("root:"), "{path:?}");
                if status == StatusCode::OK {
                    assert!(!body.contains(&format!("{trick}<")), "{path:?}");
                }
            }
        }
    }
    assert_eq!((hall.head().await, hall.people().await), before);
}

#[tokio::test]
async fn too_much_is_refused_everywhere() {
    let hall = hall().await;
    let (_, owner) = hall
        .roles
        .iter()
        .rfind(|(_, who)| matches!(who, Who::Session(_)))
        .unwrap();
    let origin = format!("http://{HOST}");
    let huge = vec![b'x'; 1 << 20];
    // Taking something away has no body that anybody reads.
    let posts = |route: &&Route| route.method == Method::POST;
    for route in hall.routes().iter().filter(posts) {
        for kind in ["application/x-www-form-urlencoded", "application/json"] {
            let headers = [("origin", origin.as_str()), ("content-type", kind)];
            let (status, ..) = hall
                .ask(
                    route.method.clone(),
                    &filled(route.path),
                    owner,
                    &headers,
                    huge.clone(),
                )
                .await;
            assert!(
                status.is_client_error() || status.is_redirection(),
                "{} {kind}: {status}",
                route.path
            );
        }
    }
}

#[tokio::test]
async fn names_stay_names_on_every_page() {
    let hall = hall().await;
    let mut shown = 0;
    for (role, who) in hall
        .roles
        .iter()
        .filter(|(role, who)| *role == Role::Owner && matches!(who, Who::Session(_)))
    {
        for route in hall
            .routes()
            .iter()
            .filter(|route| route.method == Method::GET)
        {
            let (status, headers, body) = hall
                .ask(Method::GET, &filled(route.path), who, &[], Vec::new())
                .await;
            let html = headers
                .get("content-type")
                .is_some_and(|value| value.as_bytes().starts_with(b"text/html"));
            if html {
                assert!(!body.contains("<script>alert"), "{role} {}", route.path);
                shown += usize::from(status == StatusCode::OK && body.contains("alert(1)"));
            }
            assert!(
                headers.contains_key("content-security-policy"),
                "{}",
                route.path
            );
            assert!(
                headers.contains_key("x-content-type-options"),
                "{}",
                route.path
            );
            if html && route.path.starts_with("/desk") && status == StatusCode::OK {
                assert_eq!(
                    headers.get("cache-control").unwrap(),
                    "no-store",
                    "{}",
                    route.path
                );
            }
        }
    }
    assert!(shown > 8, "only {shown} pages show the names");
}

#[tokio::test]
async fn a_sector_arbiter_enters_results_of_the_own_sector_only() {
    let hall = hall().await;
    let (_, token) = hall
        .roles
        .iter()
        .find(|(role, who)| *role == Role::SectorArbiter && matches!(who, Who::Token(_)))
        .unwrap();
    let command = |table| {
        Command::EnterResult(EnterResult {
            section: section(),
            round: RoundNumber(1),
            board: BoardNumber::single(table),
            result: GameResult::WHITE_WINS,
        })
    };
    let mut journal = Journal::open(hall.store.clone(), hall.event.clone())
        .await
        .unwrap();
    write(&mut journal, vec![command(2)]).await;
    let undo = Command::Undo(Undone {
        seq: journal.head(),
    });
    let cases = [
        (command(1), StatusCode::OK),
        (command(2), StatusCode::FORBIDDEN),
        (undo, StatusCode::FORBIDDEN),
    ];
    for (command, expected) in cases {
        let body = serde_json::json!({ "commands": [&command] }).to_string();
        let (status, ..) = hall
            .ask(
                Method::POST,
                "/api/v1/events/club/commands",
                token,
                &[],
                body.into_bytes(),
            )
            .await;
        assert_eq!(status, expected, "{command:?}");
    }
    assert!(Role::SectorArbiter.may(Right::Results));
}
