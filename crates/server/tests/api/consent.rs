//! Warnings that have to be confirmed, for programs.

use adoube_server::auth::Role;
use axum::http::StatusCode;
use serde_json::json;

use crate::Web;
use crate::common::section;

#[tokio::test]
async fn warnings_are_listed_and_confirmed_by_their_codes() {
    let web = Web::club().await;
    let who = web.program("chief", "club", Role::ChiefArbiter).await;
    web.paired(&who).await;
    let path = "/api/v1/events/club/commands";
    let leave = json!({ "command": "leave_fide_mode", "section": section() });
    let mut body = json!({ "commands": [leave] });
    let first = web.post(path, &who, &body).await;
    assert_eq!(first.status, StatusCode::CONFLICT, "{}", first.text);
    let warning = first.json()["warnings"][0].clone();
    assert_eq!(warning["level"], 4);
    body["confirm"] = json!([warning["code"]]);
    let second = web.post(path, &who, &body).await;
    assert_eq!(second.status, StatusCode::CONFLICT);
    let again = second.json()["warnings"][0].clone();
    assert_eq!(again["again"], true);
    // What FIDE mode locks is refused, whatever is confirmed.
    let prohibit = json!({ "command": "prohibit_pairings", "section": section(),
        "prohibited": [{ "entrants": [1, 2], "rounds": { "first": 1 } }] });
    let locked = json!({ "commands": [prohibit] });
    let refused = web.post(path, &who, &locked).await;
    assert_eq!(
        refused.status,
        StatusCode::UNPROCESSABLE_ENTITY,
        "{}",
        refused.text
    );
    assert_eq!(refused.json()["warnings"][0]["level"], 5);
    body["confirm"] = json!([warning["code"], again["code"]]);
    let written = web.post(path, &who, &body).await.done();
    let confirmed = &written["records"][0]["confirmed"];
    assert_eq!(confirmed.as_array().map(Vec::len), Some(2), "{written}");
    web.post(path, &who, &locked).await.done();
}
