//! Deleted events on the command line: gone, brought back, kept by backups, removed for good; and
//! personal data that are erased.

mod common;

use common::Hall;
use serde_json::Value;

fn json(hall: &Hall, words: &[&str]) -> Value {
    let mut words = words.to_vec();
    words.push("--json");
    serde_json::from_str(&hall.run(&words)).unwrap()
}

#[test]
fn an_event_is_deleted_and_brought_back() {
    let hall = Hall::with_paired_round("deleting");
    let before = hall.run(&["event", "export", "killed"]);
    let deleted = json(&hall, &["event", "delete", "killed"]);
    assert_eq!(
        (&deleted["event"], &deleted["by"]),
        (&"killed".into(), &"Anna Arbiter".into())
    );
    let none = json(&hall, &["event", "list"]);
    assert_eq!(none["events"], Value::Array(Vec::new()));
    assert_eq!(
        json(&hall, &["event", "list", "--deleted"])["events"][0],
        deleted
    );
    for words in [
        ["event", "show", "killed"],
        ["event", "export", "killed"],
        ["event", "undo", "killed"],
        ["event", "delete", "killed"],
        ["event", "new", "killed"],
    ] {
        let said = hall.refused(&words);
        assert!(
            said.contains("the event \"killed\" was deleted"),
            "{words:?}: {said}"
        );
        assert!(
            said.contains("adoube event recover killed"),
            "{words:?}: {said}"
        );
    }
    hall.run(&["event", "recover", "killed"]);
    assert_eq!(hall.run(&["event", "export", "killed"]), before);
    let said = hall.refused(&["event", "recover", "killed"]);
    assert!(said.contains("is not among the deleted events"), "{said}");
    let audit = json(&hall, &["people", "audit"]);
    assert_eq!(audit["audit"][0]["deed"], "event_recovered");
    assert_eq!(audit["audit"][1]["deed"], "event_deleted");
}

#[test]
fn a_deleted_event_is_in_a_backup_and_deleted_when_it_is_brought_back() {
    let hall = Hall::with_paired_round("deleting-backup");
    let before = hall.run(&["event", "export", "killed"]);
    let deleted = json(&hall, &["event", "delete", "killed"]);
    let (copy, back) = (hall.path("copy.zip"), hall.path("back"));
    let (copy, back) = (copy.to_str().unwrap(), back.to_str().unwrap());
    hall.run(&["backup", copy]);
    hall.run(&["restore", copy, "--data", back]);
    let list = json(&hall, &["event", "list", "--deleted", "--data", back]);
    assert_eq!(list["events"][0], deleted);
    hall.run(&["event", "recover", "killed", "--data", back]);
    assert_eq!(
        hall.run(&["event", "export", "killed", "--data", back]),
        before
    );
}

#[test]
fn a_deleted_event_is_removed_for_good_when_that_is_asked() {
    let hall = Hall::with_paired_round("deleting-purge");
    let said = hall.refused(&["event", "purge", "killed"]);
    assert!(said.contains("is not among the deleted events"), "{said}");
    hall.run(&["event", "delete", "killed"]);
    let due = json(&hall, &["event", "purge"]);
    assert_eq!(
        due["events"],
        Value::Array(Vec::new()),
        "its time is not over"
    );
    let purged = json(&hall, &["event", "purge", "killed"]);
    assert_eq!(purged["events"][0]["event"], "killed");
    assert_eq!(
        hall.run(&["event", "list", "--deleted"]),
        "No event is deleted.\n"
    );
    let said = hall.refused(&["event", "recover", "killed"]);
    assert!(said.contains("is not among the deleted events"), "{said}");
    hall.run(&["event", "new", "killed"]);
}

#[test]
fn personal_data_are_erased_and_the_journal_still_proves_itself() {
    let hall = Hall::with_paired_round("erasing");
    hall.run(&["event", "edit", "killed", "Ann", "--birth", "1987-03-05"]);
    hall.run(&["event", "note", "killed", "unwell today", "--player", "Ann"]);
    let asked = ["event", "erase", "killed", "Ann"];
    let said = hall.refused(&asked);
    assert!(
        said.contains("erasing personal data needs a reason"),
        "{said}"
    );
    let said = hall.refused(&["event", "erase", "killed", "--reason", "old"]);
    assert!(said.contains("whose personal data?"), "{said}");
    let found = json(&hall, &["event", "erase", "killed", "Ann", "--dry-run"]);
    assert_eq!(found["records"].as_array().unwrap().len(), 2, "{found}");
    assert!(
        hall.run(&["event", "export", "killed"])
            .contains("1987-03-05")
    );

    let reason = ["--reason", "asked for in a letter"];
    let erased = json(&hall, &[&asked[..], &reason[..]].concat());
    assert_eq!(erased["records"], found["records"]);
    let export = hall.run(&["event", "export", "killed"]);
    for secret in ["1987-03-05", "unwell today"] {
        assert!(!export.contains(secret), "{secret}");
        for entry in std::fs::read_dir(hall.file().parent().unwrap()).unwrap() {
            let path = entry.unwrap().path();
            let bytes = std::fs::read(&path).unwrap_or_default();
            let found = bytes
                .windows(secret.len())
                .any(|part| part == secret.as_bytes());
            assert!(!found, "{secret} is in {}", path.display());
        }
    }
    assert!(export.contains("Ann") && export.contains("asked for in a letter"));
    let verdict = json(&hall, &["event", "verify", "killed"]);
    assert_eq!(verdict["sound"], true);
    let listed = verdict["erased"].as_array().unwrap().iter();
    let listed: Vec<&Value> = listed.map(|one| &one["record"]).collect();
    let expected: Vec<&Value> = found["records"].as_array().unwrap().iter().collect();
    assert_eq!(listed, expected);
    assert_eq!(verdict["erased"][0]["by"], erased["by"]);
    // What goes elsewhere says the same.
    let file = hall.path("export.jsonl");
    std::fs::write(&file, export).unwrap();
    let file = file.to_str().unwrap();
    let there = json(&hall, &["event", "verify", file]);
    assert_eq!(
        (&there["sound"], &there["erased"]),
        (&true.into(), &verdict["erased"])
    );
    hall.run(&["event", "import", "copy", file]);
    assert_eq!(
        json(&hall, &["event", "verify", "copy"])["erased"],
        verdict["erased"]
    );
}
