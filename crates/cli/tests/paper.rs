//! `adoube paper`: papers in every form, drafts until they are signed off.

mod common;

use common::Hall;
use serde_json::Value;

fn made(hall: &Hall, words: &[&str], file: &str) -> Vec<u8> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(file);
    let path = path.to_str().unwrap();
    hall.run(&[&["paper", "print"], words, &["--output", path]].concat());
    std::fs::read(path).unwrap()
}

fn json(hall: &Hall, words: &[&str]) -> Value {
    let words = [
        &["paper", "print"],
        words,
        &["--format", "json", "--output", "-"],
    ]
    .concat();
    serde_json::from_str(&hall.run(&words)).unwrap()
}

#[test]
fn a_paper_comes_in_every_form() {
    let hall = Hall::with_paired_round("papers");
    let pdf = made(&hall, &["pairings", "killed"], "pairings.pdf");
    assert!(pdf.starts_with(b"%PDF"));
    for (format, start) in [
        ("xlsx", &b"PK"[..]),
        ("ods", b"PK"),
        ("csv", b"Board"),
        ("html", b"<!DOCTYPE html>"),
    ] {
        let file = format!("pairings.{format}");
        let bytes = made(&hall, &["pairings", "killed", "--format", format], &file);
        assert!(bytes.starts_with(start), "{format}");
    }
    let paper = json(&hall, &["pairings", "killed"]);
    assert_eq!(paper["paper"], "pairings");
    assert_eq!(paper["parts"][0]["columns"][0]["key"], "board");
    let german = json(&hall, &["pairings", "killed", "--language", "de"]);
    assert_eq!(german["parts"][0]["columns"][0]["head"], "Brett");
    let later = hall.refused(&["paper", "print", "slips", "killed", "--round", "7"]);
    assert!(later.contains("Round 7 is not paired"), "{later}");
    let unknown = hall.refused(&["paper", "print", "poems", "killed"]);
    assert!(unknown.contains("poems"), "{unknown}");
}

#[test]
fn a_draft_is_signed_off_and_is_one_again_when_anything_changes() {
    let hall = Hall::with_paired_round("drafts");
    assert_eq!(json(&hall, &["report", "killed"])["mark"], "DRAFT");
    hall.run(&["paper", "sign-off", "report", "killed"]);
    assert_eq!(json(&hall, &["report", "killed"])["mark"], Value::Null);
    // What it shows is the same in every language.
    assert_eq!(
        json(&hall, &["report", "killed", "--language", "fr"])["mark"],
        Value::Null
    );
    hall.run(&["event", "result", "killed", "1=1-0"]);
    assert_eq!(json(&hall, &["report", "killed"])["mark"], "DRAFT");
    hall.run(&["paper", "sign-off", "report", "killed"]);
    assert_eq!(json(&hall, &["report", "killed"])["mark"], Value::Null);
    hall.run(&["event", "undo", "killed", "--reason", "too early"]);
    assert_eq!(json(&hall, &["report", "killed"])["mark"], "DRAFT");
    let working = hall.refused(&["paper", "sign-off", "slips", "killed"]);
    assert!(working.contains("working paper"), "{working}");
}

#[test]
fn a_set_has_everything_that_there_is_something_to_put_on() {
    let hall = Hall::with_paired_round("set");
    let folder = tempfile::tempdir().unwrap();
    let into = folder.path().to_str().unwrap();
    let told = hall.run(&["paper", "set", "killed", "--into", into, "--json"]);
    let told: Value = serde_json::from_str(&told).unwrap();
    let names: Vec<&str> = told
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["paper"].as_str().unwrap())
        .collect();
    for name in [
        "standings",
        "pairings",
        "slips",
        "report",
        "participation",
        "programme",
        "names",
    ] {
        assert!(names.contains(&name), "{name}: {names:?}");
        let bytes = std::fs::read(folder.path().join(format!("{name}.pdf"))).unwrap();
        assert!(bytes.starts_with(b"%PDF"), "{name}");
    }
    assert!(!names.contains(&"protocols"));
}

/// The demonstration in a data folder: its norms and the norms of its arbiters are there to print.
#[test]
fn the_demonstration_can_be_printed() {
    let hall = Hall::empty("demonstration");
    let told = hall.run(&["event", "demo"]);
    assert!(told.contains("rookery-open"), "{told}");
    let again = hall.refused(&["event", "demo"]);
    assert!(again.contains("rookery-open"), "{again}");
    let section = ["rookery-open", "--section", "invitational"];
    let certificates = json(&hall, &[&["it1"][..], &section].concat());
    let pages = certificates["parts"].as_array().unwrap().iter();
    let pages = pages.filter(|part| part["kind"] == "new_page").count() + 1;
    assert_eq!(pages, 3);
    for paper in ["it1", "it3", "fa1", "report", "diplomas"] {
        let pdf = made(&hall, &[&[paper][..], &section].concat(), "paper.pdf");
        assert!(pdf.starts_with(b"%PDF"), "{paper}");
    }
    let form = json(&hall, &[&["fa1"][..], &section].concat());
    let arbiters = form["parts"].as_array().unwrap().iter();
    let arbiters = arbiters.filter(|part| part["kind"] == "new_page").count() + 1;
    assert_eq!(arbiters, 2);
}
