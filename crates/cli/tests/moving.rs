//! Everything to another place and back: a folder, PostgreSQL, a folder.

mod common;
#[allow(dead_code)] // It is made for the tests of the journal.
#[path = "../../journal/tests/common/postgres.rs"]
mod postgres;

use common::Hall;
use serde_json::Value;

fn json(hall: &Hall, words: &[&str]) -> Value {
    let mut words = words.to_vec();
    words.push("--json");
    serde_json::from_str(&hall.run(&words)).unwrap()
}

fn database(server: &postgres::Server) -> String {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(server.database())
}

#[test]
fn everything_is_moved_to_a_database_and_back() {
    let Some(server) = postgres::server() else {
        return;
    };
    let hall = Hall::with_paired_round("moving");
    hall.run(&["people", "add", "anna", "Anna", "--administrator"]);
    hall.run(&["people", "add", "ben", "Ben"]);
    hall.run(&[
        "people",
        "role",
        "ben",
        "killed",
        "--role",
        "deputy_arbiter",
    ]);
    hall.run(&["people", "token", "ben", "killed", "--role", "viewer"]);
    hall.run(&["people", "require-second-factor", "on"]);
    hall.run(&["event", "new", "lost"]);
    hall.run(&["event", "delete", "lost"]);
    let url = database(server);
    let folder = hall.file().parent().unwrap().to_str().unwrap().to_owned();

    let there = json(&hall, &["move", &folder, &url]);
    assert_eq!(there["events"][0]["event"], "killed");
    assert_eq!(there["people"]["account"], 2);
    assert_eq!(there["people"]["membership"], 1);
    assert_eq!(there["people"]["token"], 1);
    assert_eq!(there["people"]["requirement"], 1);
    // It goes on there: accounts are counted on, and nothing is moved onto something.
    let accounts = json(&hall, &["people", "add", "cleo", "Cleo", "--data", &url]);
    assert_eq!(accounts["login"], "cleo");
    let refused = hall.refused(&["move", &folder, &url]);
    assert!(refused.contains("nothing was moved"), "{refused}");
    let audit = json(&hall, &["people", "audit", "--data", &url]);
    let deeds = audit["audit"].as_array().unwrap().iter();
    let deeds: Vec<&str> = deeds.map(|line| line["deed"].as_str().unwrap()).collect();
    assert_eq!(
        deeds,
        ["event_deleted", "requirement_changed", "role_given"]
    );
    let lost = json(&hall, &["event", "list", "--deleted", "--data", &url]);
    assert_eq!(lost["events"][0]["event"], "lost");

    let back = hall.path("back");
    let back = back.to_str().unwrap();
    let again = json(&hall, &["move", &url, back]);
    assert_eq!(again["people"]["account"], 3);
    assert_eq!(again["events"], there["events"]);
    let exports =
        [&folder, back].map(|place| hall.run(&["event", "export", "killed", "--data", place]));
    assert_eq!(exports[0], exports[1]);
    let roles = json(&hall, &["people", "list", "--data", back]);
    assert_eq!(roles["accounts"].as_array().unwrap().len(), 3);

    let nowhere = hall.path("nowhere");
    hall.refused(&["move", nowhere.to_str().unwrap(), back]);
    assert!(!nowhere.exists(), "no place is made to be found empty");
}

#[test]
fn a_backup_is_brought_back_to_a_database_and_made_of_one() {
    let Some(server) = postgres::server() else {
        return;
    };
    let hall = Hall::with_paired_round("backup_database");
    hall.run(&["people", "add", "anna", "Anna", "--administrator"]);
    hall.run(&["people", "add", "ben", "Ben"]);
    hall.run(&["people", "role", "ben", "killed", "--role", "viewer"]);
    let url = database(server);
    let (first, second) = (hall.path("first.zip"), hall.path("second.zip"));
    let (first, second) = (first.to_str().unwrap(), second.to_str().unwrap());
    // The lists of a server on a database are in the home of who runs it.
    let at_home = |words: &[&str]| {
        let home = hall.path("home");
        let output = hall
            .adoube()
            .env("XDG_DATA_HOME", home)
            .args(words)
            .output();
        let output = output.unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        (output.status.success(), said)
    };
    let done = |words: &[&str]| {
        let (done, said) = at_home(words);
        assert!(done, "{words:?}: {said}");
    };
    hall.run(&["backup", first]);

    done(&["restore", first, "--data", &url]);
    let there = json(&hall, &["people", "list", "--data", &url]);
    assert_eq!(there["accounts"].as_array().unwrap().len(), 2);
    let (again, refused) = at_home(&["restore", first, "--data", &url]);
    assert!(!again && refused.contains("PostgreSQL"), "{refused}");
    // It goes on there.
    hall.run(&["people", "add", "cleo", "Cleo", "--data", &url]);
    let note = ["event", "note", "killed", "brought back", "--data", &url];
    hall.run(&note);

    done(&["backup", second, "--data", &url]);
    let back = hall.path("back");
    let back = back.to_str().unwrap();
    hall.run(&["restore", second, "--data", back]);
    let again = json(&hall, &["people", "list", "--data", back]);
    assert_eq!(again["accounts"].as_array().unwrap().len(), 3);
    let again = json(&hall, &["people", "audit", "--data", back]);
    assert_eq!(again, json(&hall, &["people", "audit", "--data", &url]));
    let exports =
        [&url, back].map(|place| hall.run(&["event", "export", "killed", "--data", place]));
    assert_eq!(exports[0], exports[1]);
}
