//! What the JSON interface answers for the demonstration event, recorded, and the document that
//! describes it. Keys are promised in docs/api.md; a difference here is a change of that promise.
//! `INSTA_UPDATE=always` writes what is answered now.

mod common;

use std::collections::BTreeSet;
use std::sync::Arc;

use adoube_journal::{EventId, MemoryStore, Store};
use adoube_server::auth::{NewAccount, NewToken, Role};
use adoube_server::demo::create_demo;
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::Request;
use common::{now, web_app};
use serde_json::Value;
use tower::ServiceExt;

/// The demonstration, and a token of its owner.
async fn demonstration() -> (Router, String) {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    create_demo(store.clone(), now()).await.unwrap();
    let app = web_app(store).await;
    let owner = NewAccount {
        login: "owner",
        name: "Olga Owner",
        password: "long enough",
        administrator: false,
    };
    let account = app.people.create(owner, now()).await.unwrap().id;
    let event: EventId = "rookery-open".parse().unwrap();
    let role = Role::Owner;
    (app.people.set_member(&event, account, role, &[]).await).unwrap();
    let token = NewToken {
        account,
        label: "program",
        event: &event,
        role,
    };
    let token = app.people.create_token(token, now()).await.unwrap();
    let token = format!("Bearer {}", token.reveal());
    (adoube_server::router(app), token)
}

async fn answer(router: &Router, token: &str, path: &str) -> String {
    let request = Request::get(path)
        .header("host", "hall.example")
        .header("authorization", token)
        .body(Body::empty())
        .unwrap();
    let response = router.clone().oneshot(request).await.unwrap();
    let status = response.status();
    let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
    let text = String::from_utf8(bytes.to_vec()).unwrap();
    let shown = match serde_json::from_str::<Value>(&text) {
        Ok(value) => first_elements(&value),
        Err(_) => Value::String(text.lines().take(3).collect::<Vec<_>>().join("\n")),
    };
    format!("GET {path}\n{}\n{shown:#}\n\n", status.as_u16())
}

/// A value with only the first elements of its lists: the keys are the same in all of them.
fn first_elements(value: &Value) -> Value {
    const SHOWN: usize = 2;
    match value {
        Value::Array(items) => items.iter().take(SHOWN).map(first_elements).collect(),
        Value::Object(fields) => {
            let fields = fields.iter();
            fields
                .map(|(key, item)| (key.clone(), first_elements(item)))
                .collect()
        }
        other => other.clone(),
    }
}

fn compare(name: &str, told: &str) {
    let mut settings = insta::Settings::new();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    // Who draws lots for the demonstration, and when a session was used last.
    settings.add_filter(r#""(used|last_used)": "[^"]*""#, r#""$1": "[time]""#);
    // Whatever is recorded, another demonstration has other digests.
    settings.add_filter("[0-9a-f]{64}", "[digest]");
    settings.bind(|| insta::assert_snapshot!(name, told));
}

#[tokio::test]
async fn answers_of_the_interface() {
    let (router, token) = demonstration().await;
    let of_section = [
        "entrants",
        "entrants/1",
        "rounds/1",
        "standings",
        "standings?after=2",
        "standings/explanation?entrant=1&tie_break=BH",
        "crosstable?after=2",
        "rounds/1/explanation",
        "announcement",
        "report",
        "entries",
        "prizes",
        "ratings",
        "norms",
        "incidents",
        "notes",
    ];
    let of_event = ["", "/log", "/journal", "/people", "/invitations", "/tokens"];
    let elsewhere = [
        "/api/v1/events",
        "/api/v1/events/nothing",
        "/api/v1/rulebook?q=repetition&edition=fide-2023-01",
        "/api/v1/position?fen=4k3/8/8/8/8/8/8/4K3%20w%20-%20-%200%201&edition=fide-2023-01",
        "/api/v1/time-control?text=90%27%2B30%22&edition=fide-2023-01",
    ];
    let event = "/api/v1/events/rookery-open";
    let of_section = of_section.map(|path| format!("{event}/sections/open/{path}"));
    let of_event = of_event.map(|path| format!("{event}{path}"));
    let paths = of_event.into_iter().chain(of_section);
    let paths: Vec<String> = paths.chain(elsewhere.map(str::to_owned)).collect();
    let mut told = String::new();
    for path in &paths {
        told += &answer(&router, &token, path).await;
    }
    compare("answers", &told);
}

/// The exports that have the same figures for programs.
#[tokio::test]
async fn standings_to_take_away() {
    let (router, token) = demonstration().await;
    let path = "/desk/rookery-open/open/files/standings.json";
    compare("standings-file", &answer(&router, &token, path).await);
}

/// The paths with their parameters and answers, and every schema with its keys.
#[tokio::test]
async fn the_document() {
    let (router, _) = demonstration().await;
    let document = common::get(&router, "/api/v1/openapi.json").await.body;
    let document: Value = serde_json::from_str(&document).unwrap();
    let mut told = String::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let parameters = operation["parameters"].as_array().into_iter().flatten();
            let parameters: Vec<&str> = parameters.filter_map(|one| one["name"].as_str()).collect();
            let answers: Vec<&String> =
                (operation["responses"].as_object().unwrap().keys()).collect();
            told += &format!("{method} {path} {parameters:?} {answers:?}\n");
        }
    }
    for (name, schema) in document["components"]["schemas"].as_object().unwrap() {
        let required = schema["required"].as_array().into_iter().flatten();
        let required: BTreeSet<&str> = required.filter_map(Value::as_str).collect();
        let fields = schema["properties"].as_object().into_iter().flatten();
        told += &format!("\n{name}\n");
        for (field, of) in fields {
            let may_be_missing = if required.contains(field.as_str()) {
                ""
            } else {
                "?"
            };
            let kind = of["type"].to_string() + of["$ref"].as_str().unwrap_or_default();
            told += &format!("  {field}{may_be_missing} {kind}\n");
        }
    }
    compare("document", &told);
}
