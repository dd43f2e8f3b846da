//! Accounts of the web app from the command line.

mod common;

use common::Hall;
use serde_json::Value;

fn json(hall: &Hall, words: &[&str]) -> Value {
    let mut words = words.to_vec();
    words.push("--json");
    serde_json::from_str(&hall.run(&words)).unwrap()
}

#[test]
fn a_forgotten_password_is_replaced() {
    let hall = Hall::empty("people-password");
    let first = json(
        &hall,
        &["people", "add", "Anna", "Anna Arbiter", "--administrator"],
    );
    assert_eq!(first["login"], "anna");
    let second = json(&hall, &["people", "password", "anna"]);
    assert_eq!(second["login"], "anna");
    assert_ne!(first["password"], second["password"]);
    let listed = json(&hall, &["people", "list"]);
    assert_eq!(listed["accounts"][0]["name"], "Anna Arbiter");
    assert_eq!(listed["accounts"][0]["administrator"], true);
    let taken = hall.refused(&["people", "add", "anna", "Another Anna"]);
    assert!(taken.contains("taken"), "{taken}");
    let nobody = hall.refused(&["people", "password", "ben"]);
    assert!(nobody.contains("nobody signs in as ben"), "{nobody}");
}

#[test]
fn a_token_is_no_more_than_its_owner() {
    let hall = Hall::with_paired_round("people-token");
    hall.run(&["people", "add", "anna", "Anna", "--administrator"]);
    hall.run(&["people", "add", "ben", "Ben"]);
    let token = hall.run(&["people", "token", "anna", "killed", "--role", "owner"]);
    assert_eq!(token.split_whitespace().count(), 1, "{token}");
    let refused = hall.refused(&["people", "token", "ben", "killed"]);
    assert!(refused.contains("ben is nothing in killed"), "{refused}");
    let missing = hall.refused(&["people", "token", "anna", "no-such"]);
    assert!(
        missing.contains("there is no event \"no-such\""),
        "{missing}"
    );
}

/// Somebody starts the server while somebody else makes the first account.
#[test]
fn a_new_folder_can_be_opened_by_several_at_once() {
    for attempt in 0..4 {
        let hall = Hall::empty(&format!("people-at-once-{attempt}"));
        std::thread::scope(|scope| {
            for login in ["anna", "ben", "cid", "dee"] {
                let hall = &hall;
                scope.spawn(move || hall.run(&["people", "add", login, login]));
            }
        });
        let listed = json(&hall, &["people", "list"]);
        assert_eq!(listed["accounts"].as_array().map(Vec::len), Some(4));
    }
}

#[test]
fn a_captain_is_invited_or_named() {
    let hall = Hall::empty("people-captain");
    let league = ["event", "new", "League", "--format", "team-round-robin"];
    hall.run(&league);
    let commands = hall.path("rooks.jsonl");
    let lines = [
        r#"{"command":"register","section":"open","player":{"name":"Rita"}}"#,
        r#"{"command":"add_team","section":"open","details":{"name":"Rooks","members":[1]}}"#,
    ];
    std::fs::write(&commands, lines.join("\n")).unwrap();
    hall.run(&["event", "apply", "league", commands.to_str().unwrap()]);
    let link = json(
        &hall,
        &[
            "people",
            "invite",
            "league",
            "--role",
            "captain",
            "--team",
            "Rooks",
            "--address",
            "http://hall.example:8400/",
        ],
    );
    let url = link["url"].as_str().unwrap();
    assert!(
        url.starts_with("http://hall.example:8400/invitation/"),
        "{url}"
    );
    hall.run(&["people", "add", "rita", "Rita"]);
    let role = ["people", "role", "rita", "league", "--role", "captain"];
    let refused = hall.refused(&role);
    assert!(refused.contains("which one"), "{refused}");
    let given = json(&hall, &[&role[..], &["--team", "Rooks"]].concat());
    assert_eq!(given["sectors"][0], "open/1");
    let viewer = ["people", "role", "rita", "league", "--role", "viewer"];
    let refused = hall.refused(&[&viewer[..], &["--team", "Rooks"]].concat());
    assert!(refused.contains("only a captain has a team"), "{refused}");
    let unknown = hall.refused(&[&role[..], &["--team", "Pawns"]].concat());
    assert!(unknown.contains("Pawns"), "{unknown}");
}
