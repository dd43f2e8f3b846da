//! The JSON interface: what its document says is what there is, and nobody can do more through it
//! than through the pages.

mod any_input;
#[path = "../common/mod.rs"]
mod common;
mod consent;
mod rights;
mod schema;

use std::collections::BTreeSet;
use std::sync::Arc;

use adoube_journal::{
    Command, CorrectResult, EnterResult, EventId, MemoryStore, RoundClosed, SectionAdded,
    SectionSettings, Store,
};
use adoube_server::App;
use adoube_server::auth::{NewAccount, NewToken, Role};
use adoube_server::demo::create_demo;
use adoube_tournament::{BoardNumber, GameResult, RoundNumber};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use common::{create, now, section, web_app};
use serde_json::{Value, json};
use tower::ServiceExt;

const HOST: &str = "hall.example";

struct Web {
    app: Arc<App>,
    router: Router,
}

/// What came back.
struct Told {
    status: StatusCode,
    headers: HeaderMap,
    text: String,
}

impl Told {
    fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("not JSON: {}", self.text))
    }

    /// The answer to something that must have been done.
    fn done(self) -> Value {
        assert_eq!(self.status, StatusCode::OK, "{}", self.text);
        self.json()
    }
}

/// Who asks, as a header.
type Who = Option<(&'static str, String)>;

impl Web {
    async fn over(store: Arc<dyn Store>) -> Web {
        let app = web_app(store).await;
        let router = adoube_server::router(app.clone());
        Web { app, router }
    }

    /// The demonstration.
    async fn demo() -> Web {
        let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
        create_demo(store.clone(), now()).await.unwrap();
        Web::over(store).await
    }

    /// An empty event.
    async fn club() -> Web {
        let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
        create(&store, "club", "Club evening").await;
        Web::over(store).await
    }

    async fn account(&self, login: &str) -> i64 {
        let new = NewAccount {
            login,
            name: login,
            password: "long enough",
            administrator: false,
        };
        self.app.people.create(new, now()).await.unwrap().id
    }

    async fn session(&self, account: i64) -> Who {
        let session = self
            .app
            .people
            .open_session(account, jiff::Timestamp::now());
        let secret = session.await.unwrap();
        Some(("cookie", format!("adoube_session={}", secret.reveal())))
    }

    async fn member(&self, login: &str, event: &str, role: Role) -> i64 {
        let account = self.account(login).await;
        let event: EventId = event.parse().unwrap();
        let people = &self.app.people;
        people.set_member(&event, account, role, &[]).await.unwrap();
        account
    }

    async fn token(&self, account: i64, event: &str, role: Role) -> Who {
        let new = NewToken {
            account,
            label: "program",
            event: &event.parse().unwrap(),
            role,
        };
        let token = self.app.people.create_token(new, now()).await.unwrap();
        Some(("authorization", format!("Bearer {}", token.reveal())))
    }

    /// A token of somebody with a role.
    async fn program(&self, login: &str, event: &str, role: Role) -> Who {
        let account = self.member(login, event, role).await;
        self.token(account, event, role).await
    }

    async fn ask(
        &self,
        method: Method,
        path: &str,
        who: &Who,
        headers: &[(&str, &str)],
        body: String,
    ) -> Told {
        let mut request = Request::builder().method(method).uri(path);
        request = request
            .header("host", HOST)
            .header("origin", format!("http://{HOST}"));
        if let Some((name, value)) = who {
            request = request.header(*name, value);
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(Body::from(body)).unwrap();
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = to_bytes(body, usize::MAX).await.unwrap();
        Told {
            status: parts.status,
            headers: parts.headers,
            text: String::from_utf8(bytes.to_vec()).unwrap(),
        }
    }

    async fn get(&self, path: &str, who: &Who) -> Told {
        self.ask(Method::GET, path, who, &[], String::new()).await
    }

    async fn post(&self, path: &str, who: &Who, body: &Value) -> Told {
        let json = [("content-type", "application/json")];
        self.ask(Method::POST, path, who, &json, body.to_string())
            .await
    }

    async fn commands(&self, who: &Who, commands: &[Command]) -> Told {
        self.confirmed(
            "/api/v1/events/club/commands",
            who,
            json!({ "commands": commands }),
        )
        .await
    }

    /// The answer to somebody who reads what is warned of and confirms it.
    async fn confirmed(&self, path: &str, who: &Who, mut body: Value) -> Told {
        let mut codes: Vec<Value> = Vec::new();
        loop {
            let told = self.post(path, who, &body).await;
            let warnings = serde_json::from_str(&told.text).unwrap_or(Value::Null);
            let warnings = warnings["warnings"].as_array().cloned().unwrap_or_default();
            if told.status != StatusCode::CONFLICT || warnings.is_empty() {
                return told;
            }
            codes.extend(warnings.iter().map(|warning| warning["code"].clone()));
            body["confirm"] = Value::from(codes.clone());
        }
    }

    /// A section with four players and round 1 paired.
    async fn paired(&self, who: &Who) {
        let settings = SectionSettings {
            tie_breaks: vec!["BH".to_owned()],
            ..SectionSettings::swiss("Open", 3)
        };
        let add = Command::AddSection(SectionAdded {
            section: section(),
            settings,
        });
        self.commands(who, &[add]).await.done();
        let players = ["Ada", "Ben", "Cleo", "Dora"].map(|name| json!({ "name": name }));
        let list = json!({ "players": players });
        self.post(&of("import"), who, &list).await.done();
        self.post(&of("pair"), who, &json!({ "seed": 7 }))
            .await
            .done();
    }
}

/// A path below the section of the club.
fn of(what: &str) -> String {
    format!("/api/v1/events/club/sections/open/{what}")
}

fn result(table: u32, result: GameResult) -> Command {
    Command::EnterResult(EnterResult {
        section: section(),
        round: RoundNumber(1),
        board: BoardNumber::single(table),
        result,
    })
}

#[tokio::test]
async fn virtual_points_of_a_us_section_are_those_of_its_rules() {
    let web = Web::club().await;
    let program = web.program("anna", "club", Role::ChiefArbiter).await;
    let settings = SectionSettings {
        rules: Some("us-2025".to_owned()),
        ..SectionSettings::swiss("Open", 5)
    };
    let add = Command::AddSection(SectionAdded {
        section: section(),
        settings,
    });
    web.commands(&program, &[add]).await.done();
    let players = ["Ada", "Ben", "Cleo", "Dora"].map(|name| json!({ "name": name }));
    let list = json!({ "players": players });
    web.post(&of("import"), &program, &list).await.done();
    let set = |first: u16, last: u16, points: f64| {
        let rounds = json!({ "first": first, "last": last });
        let points = json!([{ "entrants": [1, 2], "rounds": rounds, "points": points }]);
        json!({ "commands": [{ "command": "set_virtual_points", "section": "open", "virtual_points": points }] })
    };
    let commands = "/api/v1/events/club/commands";
    // The points of Baku acceleration in five rounds.
    for baku in [set(1, 3, 1.0), set(1, 2, 0.5)] {
        let refused = web.post(commands, &program, &baku).await;
        assert_eq!(refused.status, 422, "{}", refused.text);
        assert!(refused.text.contains("28R1"), "{}", refused.text);
    }
    web.post(commands, &program, &set(1, 2, 1.0)).await.done();
}

#[tokio::test]
async fn every_route_is_described_and_every_description_is_a_route() {
    let web = Web::demo().await;
    let document = web.get("/api/v1/openapi.json", &None).await.done();
    assert!(document["openapi"].as_str().unwrap().starts_with("3.1"));
    let mut described = BTreeSet::new();
    for (path, item) in document["paths"].as_object().unwrap() {
        for method in item.as_object().unwrap().keys() {
            described.insert((method.to_uppercase(), path.clone()));
        }
    }
    let routes = adoube_server::routes(web.app.clone()).into_iter();
    let routes: BTreeSet<(String, String)> = routes
        .filter(|route| route.path.starts_with("/api/v1/") && !route.path.ends_with(".json"))
        .map(|route| (route.method.to_string(), route.path.to_owned()))
        .collect();
    assert_eq!(described, routes);
    let page = web.get("/api/v1", &None).await;
    assert_eq!(page.status, StatusCode::OK);
    for (_, path) in &described {
        assert!(page.text.contains(path.as_str()), "{path}");
    }
}

/// The path with something of the demonstration in place of each part in braces, and a query.
fn filled(path: &str, operation: &Value) -> String {
    // Line-ups and boards are those of teams.
    let of_teams = ["/boards", "/line-ups"]
        .iter()
        .any(|part| path.contains(part));
    let path = path
        .replace("{event}", "rookery-open")
        .replace("{section}", if of_teams { "clubs" } else { "open" })
        .replace("{round}", "1")
        .replace("{number}", "1")
        .replace("{entrant}", "1")
        .replace("{name}", "standings");
    let parameters = operation["parameters"].as_array().into_iter().flatten();
    let asked = parameters.filter_map(|one| {
        let required = one["in"] == "query" && one["required"] == true;
        let name = one["name"].as_str().filter(|_| required)?;
        let value = match name {
            "fen" => "4k3/8/8/8/8/8/4P3/4K3%20w%20-%20-%200%201",
            "text" => "90'%2B30%22",
            "q" => "touch",
            "entrant" => "1",
            "tie_break" => "BH",
            other => panic!("no value for {other}"),
        };
        Some(format!("{name}={value}"))
    });
    let asked: Vec<String> = asked.collect();
    format!("{path}?{}", asked.join("&"))
}

/// What the demonstration has not: a section by the rules of US Chess, a knockout, somebody who is level, a
/// report that US Chess would take.
const OTHERWISE: [(&str, StatusCode); 4] = [
    ("/bracket", StatusCode::NOT_FOUND),
    ("/us-settings", StatusCode::NOT_FOUND),
    ("/play-off", StatusCode::NOT_FOUND),
    ("/us-report/files", StatusCode::UNPROCESSABLE_ENTITY),
];

#[tokio::test]
async fn every_answer_is_as_described() {
    let web = Web::demo().await;
    let owner = web.member("ann", "rookery-open", Role::Owner).await;
    let owner = web.session(owner).await;
    let document = web.get("/api/v1/openapi.json", &None).await.done();
    let mut seen = 0;
    for (path, item) in document["paths"].as_object().unwrap() {
        let operation = &item["get"];
        if operation.is_null() {
            continue;
        }
        let told = web.get(&filled(path, operation), &owner).await;
        if let Some((_, status)) = OTHERWISE.iter().find(|(end, _)| path.ends_with(end)) {
            assert_eq!(told.status, *status, "{path}: {}", told.text);
            continue;
        }
        assert_eq!(told.status, StatusCode::OK, "{path}: {}", told.text);
        let content = operation["responses"]["200"]["content"].as_object();
        let (kind, content) = content.unwrap().iter().next().unwrap();
        let said = told.headers["content-type"].to_str().unwrap();
        assert!(said.starts_with(kind.as_str()), "{path}: {said}");
        if kind == "application/json" {
            let fault = schema::fault(&document, &content["schema"], &told.json());
            assert_eq!(fault, None, "{path}");
        }
        seen += 1;
    }
    assert!(seen > 15, "only {seen}");
}

#[tokio::test]
async fn public_answers_are_not_sent_twice() {
    let web = Web::demo().await;
    let path = "/api/v1/events/rookery-open/sections/open/standings";
    let first = web.get(path, &None).await;
    assert_eq!(first.status, StatusCode::OK);
    let tag = first.headers["etag"].to_str().unwrap();
    let known = [("if-none-match", tag)];
    let again = web
        .ask(Method::GET, path, &None, &known, String::new())
        .await;
    assert_eq!(again.status, StatusCode::NOT_MODIFIED);
}

#[tokio::test]
async fn what_is_wrong_is_told_in_one_shape() {
    let web = Web::club().await;
    let owner = web.program("ann", "club", Role::Owner).await;
    let section = "/api/v1/events/club/sections/none/standings";
    let commands = "/api/v1/events/club/commands";
    let unknown = json!({ "commands": [], "colour": "red" });
    let odd = json!({ "commands": [{ "command": "castle" }] });
    let early = json!({ "commands": [result(1, GameResult::WHITE_WINS)] });
    let huge = json!({ "commands": [], "reason": "x".repeat(1 << 20) });
    let nowhere = "/api/v1/events/none";
    let long = "/api/v1/position?fen=nonsense";
    let cases = [
        (web.get(nowhere, &None).await, 404),
        (web.get(section, &None).await, 404),
        (web.get(long, &None).await, 400),
        (web.get("/api/v1/time-control", &None).await, 400),
        (web.post(commands, &None, &early).await, 401),
        (web.post(commands, &owner, &unknown).await, 400),
        (web.post(commands, &owner, &odd).await, 400),
        (web.post(commands, &owner, &json!("?")).await, 400),
        (web.post(commands, &owner, &early).await, 422),
        (web.post(commands, &owner, &huge).await, 413),
    ];
    for (number, (told, status)) in cases.into_iter().enumerate() {
        assert_eq!(told.status.as_u16(), status, "{number}: {}", told.text);
        let error = &told.json()["error"];
        assert!(error["title"].is_string() && error["text"].is_string());
    }
}

/// A round made by hand is vetted on this road too.
#[tokio::test]
async fn a_rematch_by_hand_needs_a_reason() {
    let web = Web::club().await;
    let owner = web.program("ann", "club", Role::Owner).await;
    web.paired(&owner).await;
    let wins = [1, 2].map(|board| result(board, GameResult::WHITE_WINS));
    web.commands(&owner, &wins).await.done();
    let round = web.get(&of("rounds/1"), &None).await.done();
    let boards = round["boards"].as_array().unwrap().iter();
    let again: Vec<Value> = boards
        .map(|board| {
            json!({ "board": board["board"], "white": board["black"], "black": board["white"] })
        })
        .collect();
    let commands = json!([
        { "command": "close_round", "section": "open", "round": 1 },
        { "command": "pair_round", "section": "open", "round": 2,
            "made_by": { "engine": "by hand" }, "pairings": { "boards": again } },
    ]);
    let path = "/api/v1/events/club/commands";
    let silent = json!({ "commands": commands });
    let refused = web.post(path, &owner, &silent).await;
    assert_eq!(refused.status, 422, "{}", refused.text);
    assert!(refused.text.contains("needs a reason"), "{}", refused.text);
    let said = json!({ "commands": commands, "reason": "by wish" });
    let written = web.confirmed(path, &owner, said).await.done();
    assert_eq!(written["findings"][0]["severity"], "breach", "{written}");
}

#[tokio::test]
async fn an_evening_at_the_club() {
    let web = Web::club().await;
    let owner = web.program("ann", "club", Role::Owner).await;
    web.paired(&owner).await;
    let round = web.get(&of("rounds/1"), &None).await.done();
    let boards = round["boards"].as_array().unwrap();
    assert_eq!(boards.len(), 2);
    assert_eq!(boards[0]["result"], Value::Null);
    let check = json!({ "round": 1, "pairings": { "boards": [] } });
    let findings = web.post(&of("check"), &owner, &check).await.done();
    assert!(!findings.as_array().unwrap().is_empty());

    let wins = [
        result(1, GameResult::WHITE_WINS),
        result(2, GameResult::DRAW),
    ];
    let written = web.commands(&owner, &wins).await.done();
    let close = Command::CloseRound(RoundClosed {
        section: section(),
        round: RoundNumber(1),
    });
    let closed = web.commands(&owner, &[close]).await.done();
    let standings = web.get(&of("standings"), &None).await.done();
    assert_eq!(standings["after"], 1);
    assert_eq!(standings["tie_breaks"], json!(["BH"]));
    let first = &standings["lines"][0];
    assert_eq!((&first["rank"], &first["points"]), (&json!(1), &json!("1")));
    assert_eq!(first["entrant"], boards[0]["white"]);
    let path = format!(
        "standings/explanation?entrant={}&tie_break=BH",
        first["entrant"]
    );
    let value = web.get(&of(&path), &None).await.done();
    assert_eq!(value["value"], first["values"][0]);
    let table = web.get(&of("crosstable"), &None).await.done();
    assert_eq!(table["lines"].as_array().unwrap().len(), 4);

    let undo = json!({ "seq": closed["head"], "reason": "too early" });
    web.post("/api/v1/events/club/undo", &owner, &undo)
        .await
        .done();
    let round = web.get(&of("rounds/1"), &None).await.done();
    assert_eq!(round["closed"], false);
    let after = format!("/api/v1/events/club/log?after={}", written["head"]);
    let log = web.get(&after, &owner).await.done();
    assert_eq!(log["records"].as_array().unwrap().len(), 2);
    assert_eq!(log["records"][1]["author"], "ann (program)");
    assert_eq!(log["more"], false);
    let journal = web.get("/api/v1/events/club/journal", &owner).await;
    assert!(adoube_journal::read_export(&journal.text).is_ok());
}

#[tokio::test]
async fn who_has_not_seen_the_change_of_another_is_told() {
    let web = Web::club().await;
    let owner = web.program("ann", "club", Role::Owner).await;
    web.paired(&owner).await;
    let seen = web.get("/api/v1/events/club", &None).await.done()["head"].clone();
    web.commands(&owner, &[result(1, GameResult::WHITE_WINS)])
        .await
        .done();
    let correct = Command::CorrectResult(CorrectResult {
        section: section(),
        round: RoundNumber(1),
        board: BoardNumber::single(1),
        result: GameResult::DRAW,
    });
    let late = json!({ "seen": seen, "reason": "score sheet", "commands": [correct] });
    let told = web
        .post("/api/v1/events/club/commands", &owner, &late)
        .await;
    assert_eq!(told.status, StatusCode::CONFLICT, "{}", told.text);
    let other = json!({ "seen": seen, "commands": [result(2, GameResult::DRAW)] });
    let told = web
        .post("/api/v1/events/club/commands", &owner, &other)
        .await;
    assert_eq!(told.status, StatusCode::OK, "{}", told.text);
}

#[tokio::test]
async fn a_request_that_is_sent_again_is_not_carried_out_again() {
    let web = Web::club().await;
    let owner = web.program("ann", "club", Role::Owner).await;
    web.paired(&owner).await;
    let note = |text: &str| {
        let subject = json!({ "about": "section", "section": "open" });
        let note = json!({ "command": "note", "subject": subject, "text": text });
        json!({ "commands": [note] }).to_string()
    };
    let send = async |who: &Who, key: &str, body: String| {
        let key = [("idempotency-key", key)];
        let path = "/api/v1/events/club/commands";
        web.ask(Method::POST, path, who, &key, body).await
    };
    let first = send(&owner, "a", note("cold")).await;
    let again = send(&owner, "a", note("cold")).await;
    assert_eq!(again.headers["idempotency-replayed"], "true");
    assert!(!first.headers.contains_key("idempotency-replayed"));
    assert_eq!(first.done(), again.done());
    assert_eq!(
        send(&owner, "a", note("hot")).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    let long = "k".repeat(201);
    assert_eq!(
        send(&owner, &long, note("cold")).await.status,
        StatusCode::BAD_REQUEST
    );
    // Another account has its own keys, and a refusal is not remembered.
    let deputy = web.program("dan", "club", Role::DeputyArbiter).await;
    let told = send(&deputy, "a", note("draughty")).await;
    assert!(!told.headers.contains_key("idempotency-replayed"));
    let enter = json!({ "commands": [result(9, GameResult::DRAW)] }).to_string();
    for _ in 0..2 {
        let told = send(&owner, "b", enter.clone()).await;
        assert_eq!(told.status, StatusCode::UNPROCESSABLE_ENTITY);
    }
    let notes = web.get(&of("notes"), &owner).await.done();
    assert_eq!(notes.as_array().unwrap().len(), 2);
}

/// What the page of the hall shows and notes, for programs.
#[tokio::test]
async fn the_hall_is_read_and_noted() {
    let web = Web::club().await;
    let chief = web.program("anna", "club", Role::ChiefArbiter).await;
    web.paired(&chief).await;
    let hall = of("rounds/1/hall");
    let shown = web.get(&hall, &chief).await.done();
    assert_eq!(shown["started"], Value::Null);
    let player = shown["boards"][0]["white"].clone();
    let notes = json!({
        "started": "2026-11-02T15:15:00",
        "duties": ["clocks-set"],
        "clocks": [{ "board": "1", "white_seconds": 3900, "black_seconds": 270, "last_move": 38 }],
        "left": [{ "entrant": player }],
    });
    let viewer = web.program("vera", "club", Role::Viewer).await;
    let refused = web.post(&hall, &viewer, &notes).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    let unknown = json!({ "duties": ["castling"] });
    let refused = web.post(&hall, &chief, &unknown).await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{}", refused.text);
    let nowhere = web.post(&of("rounds/9/hall"), &chief, &notes).await;
    assert_eq!(nowhere.status, StatusCode::NOT_FOUND);

    let written = web.post(&hall, &chief, &notes).await.done();
    assert_eq!(written["records"].as_array().unwrap().len(), 4);
    let shown = web.get(&hall, &chief).await.done();
    assert_eq!(shown["started"], "2026-11-02T15:15:00");
    let mut duties = shown["duties"].as_array().unwrap().iter();
    let ticked = duties.find(|one| one["duty"] == "clocks-set").unwrap();
    assert_eq!(ticked["state"], "ticked");
    assert_eq!(shown["boards"][0]["black_left"], "4:30");
    assert_eq!(shown["exits"][0]["entrant"], player);
    let back = json!({ "returned": [{ "entrant": player }] });
    web.post(&hall, &chief, &back).await.done();
    let shown = web.get(&hall, &chief).await.done();
    assert_eq!(shown["exits"][0]["out_since"], Value::Null);
    // Another start than the one that was noted needs a reason.
    let other = json!({ "started": "2026-11-02T15:20:00" });
    let refused = web.post(&hall, &chief, &other).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
}
