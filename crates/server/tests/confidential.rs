//! Complaints and inspections are read by the chief arbiter and the owner, and by nobody else, on whatever road:
//! every route is walked by everybody, with secrets planted.

mod common;

use std::sync::Arc;

use adoube_journal::{
    Command, Journal, MemoryStore, SectionSettings, Seq, Store, fold, read_export,
};
use adoube_server::auth::{NewAccount, NewToken, Role};
use adoube_server::{App, Route};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Method, Request, StatusCode};
use common::{add_section, author, create, now, web_app, write};
use serde_json::{Value, json};
use tower::ServiceExt;

/// Words that stand in confidential records and nowhere else.
const SECRETS: [&str; 12] = [
    "Secretfacts",
    "Secretevidence",
    "Secretcomments",
    "Secretcomplainant",
    "Secretdecision",
    "Secretpenalty",
    "Secretinspector",
    "Secretwitness",
    "Secretmeans",
    "Secretfound",
    "Secretmeasures",
    "Secretwhy",
];

struct Hall {
    app: Arc<App>,
    router: Router,
    store: Arc<dyn Store>,
    roles: Vec<(Role, String)>,
    complaint: Seq,
    inspection: Seq,
}

fn command(value: Value) -> Command {
    serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{error}: {value}"))
}

fn secrets_in(body: &str) -> Vec<&'static str> {
    let found = SECRETS.iter().filter(|word| body.contains(**word));
    found.copied().collect()
}

/// Four players, a round, what is confidential of it, and an appeal that is not.
async fn fill(journal: &mut Journal) -> (Seq, Seq) {
    add_section(journal, SectionSettings::swiss("Open", 5)).await;
    let names = ["Adams", "Baker", "Clark", "Davis", "Ellis"];
    let mut commands: Vec<Command> = names
        .iter()
        .map(|name| {
            command(json!({ "command": "register", "section": "open", "player": { "name": name } }))
        })
        .collect();
    commands.extend(
        [
            json!({ "command": "assign_numbers", "section": "open" }),
            json!({ "command": "pair_round", "section": "open", "round": 1, "made_by": { "engine": "by hand" },
                "pairings": { "boards": [{ "board": "1", "white": 1, "black": 2 }, { "board": "2", "white": 3, "black": 4 }],
                    "byes": [{ "entrant": 5, "kind": "pairing_allocated" }] } }),
            json!({ "command": "report_incident", "section": "open", "round": 1, "board": "1", "entrants": [1, 2], "facts": "a dispute" }),
            json!({ "command": "record_game", "section": "open", "round": 1, "board": "1", "movetext": "1. e4 e5 *" }),
            json!({ "command": "set_needs", "section": "open", "entrant": 2, "needs": { "kinds": ["sight"] } }),
        ]
        .map(command),
    );
    write(journal, commands).await;
    let complaint = json!({ "command": "file_complaint", "section": "open", "complaint": { "stage": "in_tournament", "round": 1,
        "complainant": { "name": "Secretcomplainant" }, "accused": 2, "facts": "Secretfacts", "evidence": "Secretevidence",
        "comments": "Secretcomments", "acknowledged": true, "signed": true } });
    write(journal, vec![command(complaint)]).await;
    let filed = journal.head();
    let inspection = json!({ "command": "record_inspection", "section": "open", "round": 1, "entrant": 2, "inspection": {
        "grounds": "complaint", "complaint": filed, "inspector": { "name": "Secretinspector" }, "witness": { "name": "Secretwitness" },
        "means": "Secretmeans", "consent": "agreed", "found": "Secretfound", "measures": "Secretmeasures" } });
    write(journal, vec![command(inspection)]).await;
    let inspected = journal.head();
    let decision = json!({ "command": "decide_complaint", "section": "open", "complaint": filed,
        "decision": { "outcome": "unfounded", "text": "Secretdecision", "penalty": "Secretpenalty" } });
    write(journal, vec![command(decision)]).await;
    // Taking it back says why, and putting it in force again too.
    let decided = journal.head();
    for name in ["undo", "redo"] {
        let submission = adoube_journal::Submission {
            seen: journal.head(),
            author: author(),
            reason: Some("Secretwhy".to_owned()),
            at: now(),
            confirmed: Vec::new(),
            commands: vec![command(json!({ "command": name, "seq": decided }))],
        };
        journal.submit(submission).await.unwrap();
    }
    let appeal = json!({ "command": "file_appeal", "section": "open", "appeal": { "decision": "a draw", "appellant": "Adams",
        "role": "player", "parties": [1, 2], "grounds": "Opengrounds" } });
    write(journal, vec![command(appeal)]).await;
    (filed, inspected)
}

async fn hall() -> Hall {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let mut journal = create(&store, "club", "Club").await;
    let (complaint, inspection) = fill(&mut journal).await;
    let app = web_app(store.clone()).await;
    let event = "club".parse().unwrap();
    let mut roles = Vec::new();
    for role in Role::ALL {
        let login = role.code();
        let new = NewAccount {
            login,
            name: login,
            password: "long enough",
            administrator: false,
        };
        let account = app.people.create(new, now()).await.unwrap().id;
        let people = &app.people;
        people.set_member(&event, account, role, &[]).await.unwrap();
        let new = NewToken {
            account,
            label: "walk",
            event: &event,
            role,
        };
        let token = people.create_token(new, now()).await.unwrap();
        roles.push((role, token.reveal().to_owned()));
    }
    let router = adoube_server::router(app.clone());
    Hall {
        app,
        router,
        store,
        roles,
        complaint,
        inspection,
    }
}

impl Hall {
    async fn ask(
        &self,
        method: Method,
        path: &str,
        token: Option<&str>,
        body: Option<Value>,
    ) -> (StatusCode, String) {
        let mut request = Request::builder().method(method).uri(path);
        request = request.header("host", "hall.example");
        if let Some(token) = token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let body = body.map_or_else(Body::empty, |body| {
            request = std::mem::take(&mut request).header("content-type", "application/json");
            Body::from(body.to_string())
        });
        let request = request.body(body).unwrap();
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let kind = parts.headers.get("content-type");
        if kind.is_some_and(|kind| kind == "text/event-stream") {
            return (parts.status, String::new());
        }
        let bytes = to_bytes(body, usize::MAX).await.unwrap();
        (parts.status, String::from_utf8_lossy(&bytes).into_owned())
    }

    async fn get(&self, path: &str, token: Option<&str>) -> (StatusCode, String) {
        self.ask(Method::GET, path, token, None).await
    }

    fn token(&self, role: Role) -> &str {
        let mut roles = self.roles.iter();
        &roles.find(|(other, _)| *other == role).unwrap().1
    }

    /// Every page, paper, file and answer there is, with what can be asked of it.
    fn addresses(&self) -> Vec<String> {
        let routes = adoube_server::routes(self.app.clone());
        let looks = routes.iter().filter(|route| route.method == Method::GET);
        let mut all: Vec<String> = looks.flat_map(addresses_of).collect();
        let papers = "/desk/club/open/papers";
        all.push(format!("{papers}/complaint?complaint={}", self.complaint));
        all.push(format!(
            "{papers}/inspection?inspection={}",
            self.inspection
        ));
        for asked in [
            "kind=confidential",
            "player=Baker",
            "player=Secret",
            "section=open",
            "section=open&round=1",
            "author=Secret+Author",
        ] {
            all.push(format!("/desk/club/log?{asked}"));
        }
        all.push("/desk/club/open/incidents?q=a".to_owned());
        all
    }
}

/// A route with something real in place of each part in braces.
fn addresses_of(route: &Route) -> Vec<String> {
    let files = [
        "report.trf",
        "entries.csv",
        "pairings.csv",
        "standings.csv",
        "standings.json",
        "games.pgn",
    ];
    let names: &[&str] = match route.path.contains("/files/") {
        true => &files,
        false => &["style.css"],
    };
    let fill = |name: &str| {
        let parts = route.path.split('/').skip(1).map(|part| match part {
            "{event}" => "club",
            "{section}" => "open",
            "{code}" => "en",
            "{name}" => name,
            part if part.starts_with('{') => "1",
            part => part,
        });
        format!("/{}", parts.collect::<Vec<_>>().join("/"))
    };
    names.iter().map(|name| fill(name)).collect()
}

#[tokio::test]
async fn secrets_are_found_only_where_they_may_be() {
    let hall = hall().await;
    let addresses = hall.addresses();
    assert!(addresses.len() > 60, "{}", addresses.len());
    let mut found = std::collections::BTreeSet::new();
    for address in &addresses {
        let (_, body) = hall.get(address, None).await;
        assert_eq!(secrets_in(&body), [""; 0], "nobody, {address}");
        for (role, token) in &hall.roles {
            let (status, body) = hall.get(address, Some(token)).await;
            assert!(!status.is_server_error(), "{role}, {address}: {status}");
            let secrets = secrets_in(&body);
            if !matches!(role, Role::ChiefArbiter | Role::Owner) {
                assert_eq!(secrets, [""; 0], "{role}, {address}");
            } else if !secrets.is_empty() {
                let path = address.split('?').next().unwrap();
                found.insert((*role, path.to_owned()));
            }
        }
    }
    let allowed = [
        "/api/v1/events/club/journal",
        "/api/v1/events/club/log",
        "/api/v1/events/club/sections/open/fairplay",
        "/desk/club",
        "/desk/club/journal.jsonl",
        "/desk/club/log",
        "/desk/club/open/fairplay",
        "/desk/club/open/papers/complaint",
        "/desk/club/open/papers/inspection",
    ];
    let both = [Role::ChiefArbiter, Role::Owner].into_iter();
    let allowed = both.flat_map(|role| allowed.map(|path| (role, path.to_owned())));
    assert_eq!(found, allowed.collect());
}

#[tokio::test]
async fn to_others_a_confidential_record_is_about_nobody() {
    let hall = hall().await;
    let deputy = hall.token(Role::DeputyArbiter);
    let (_, log) = hall.get("/desk/club/log", Some(deputy)).await;
    assert_eq!(log.matches("confidential record").count(), 5);
    for asked in ["player=Baker", "section=open", "section=open&round=1"] {
        let (status, body) = hall
            .get(&format!("/desk/club/log?{asked}"), Some(deputy))
            .await;
        assert_eq!(status, StatusCode::OK);
        assert!(!body.contains("confidential record"), "{asked}");
    }
    let (_, log) = hall.get("/api/v1/events/club/log", Some(deputy)).await;
    let log: Value = serde_json::from_str(&log).unwrap();
    let records = log["records"].as_array().unwrap();
    let withheld = records
        .iter()
        .filter(|one| one["change"]["kind"] == "withheld");
    let mut count = 0;
    for record in withheld {
        let keys = record.as_object().unwrap().keys();
        let keys: std::collections::BTreeSet<&str> = keys.map(String::as_str).collect();
        assert_eq!(keys, ["at", "author", "change", "seq"].into());
        assert_eq!(record["change"].as_object().unwrap().len(), 1);
        count += 1;
    }
    assert_eq!(count, 5);
}

#[tokio::test]
async fn a_copy_for_others_is_the_event_without_it() {
    let hall = hall().await;
    let deputy = hall.token(Role::DeputyArbiter);
    let (_, text) = hall.get("/desk/club/journal.jsonl", Some(deputy)).await;
    let copy = fold(&read_export(&text).unwrap().records).unwrap();
    let journal = Journal::open(hall.store.clone(), "club".parse().unwrap())
        .await
        .unwrap();
    let mut whole = journal.event().clone();
    assert_eq!(whole.sections[0].complaints.len(), 1);
    assert_eq!(whole.sections[0].inspections.len(), 1);
    whole.sections[0].complaints.clear();
    whole.sections[0].inspections.clear();
    assert_eq!(copy, whole);
}

#[tokio::test]
async fn nobody_else_writes_it_or_takes_it_back() {
    let hall = hall().await;
    let file = json!({ "commands": [{ "command": "file_complaint", "section": "open", "complaint": {
        "stage": "in_tournament", "complainant": { "name": "Clark" }, "accused": 4, "facts": "plays too well" } }] });
    let undo = json!({ "seq": hall.complaint });
    for (role, token) in &hall.roles {
        let expected = match role {
            Role::ChiefArbiter | Role::Owner => StatusCode::OK,
            _ => StatusCode::FORBIDDEN,
        };
        let commands = "/api/v1/events/club/commands";
        let (status, _) = hall
            .ask(Method::POST, commands, Some(token), Some(file.clone()))
            .await;
        assert_eq!(status, expected, "{role} files");
        if expected == StatusCode::FORBIDDEN {
            let back = "/api/v1/events/club/undo";
            let (status, body) = hall
                .ask(Method::POST, back, Some(token), Some(undo.clone()))
                .await;
            assert_eq!(status, expected, "{role} takes back");
            assert_eq!(secrets_in(&body), [""; 0], "{role}");
        }
    }
}

#[tokio::test]
async fn what_is_refused_does_not_tell_whom_it_is_about() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let mut journal = create(&store, "club", "Club").await;
    add_section(&mut journal, SectionSettings::swiss("Open", 5)).await;
    let player = json!({ "command": "register", "section": "open", "player": { "name": "Baker" } });
    write(&mut journal, vec![command(player)]).await;
    let entered = journal.head();
    let complaint = json!({ "command": "file_complaint", "section": "open", "complaint": {
        "stage": "in_tournament", "complainant": { "name": "Clark" }, "accused": 1, "facts": "Secretfacts" } });
    write(&mut journal, vec![command(complaint)]).await;
    // The entry can be taken back as any other: nothing says that a complaint rests on it.
    write(
        &mut journal,
        vec![command(json!({ "command": "undo", "seq": entered }))],
    )
    .await;
    assert_eq!(journal.event().sections[0].complaints.len(), 1);
}
