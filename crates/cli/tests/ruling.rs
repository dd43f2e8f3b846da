//! Rulings and chess time on the command line.

mod common;

use std::process::Output;

use common::Hall;
use serde_json::Value;

const ILLEGAL: &str = r#"
edition = "fide-2023-01"
rate = "blitz"
supervision = "adequate"
clock = { white = "1:20", black = "0:30", addition = "0:02" }
incident.illegal-move = { by = "black", completed = true }
"#;

fn fed(hall: &Hall, arguments: &[&str], text: &str) -> Output {
    common::fed(hall.adoube().args(arguments), text.as_bytes())
}

fn json(output: &Output) -> Value {
    let told = String::from_utf8_lossy(&output.stderr);
    serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("no JSON: {told}"))
}

#[test]
fn facts_give_a_ruling_with_articles() {
    let hall = Hall::empty("ruling-facts");
    let ruling = json(&fed(&hall, &["ruling", "--facts", "-", "--json"], ILLEGAL));
    assert_eq!(ruling["force"], "mandatory");
    assert_eq!(ruling["times_after"]["white"], "2:20");
    let articles = ruling["articles"].as_array().expect("articles");
    assert!(!articles.is_empty());
}

#[test]
fn another_edition_rules_differently() {
    let hall = Hall::empty("ruling-editions");
    let reduced = ILLEGAL.replace("adequate", "reduced");
    let reduced = reduced.replace("completed = true", "completed = true, reply = \"none\"");
    let reduced = format!("board = {{ white_can_mate = true }}\n{reduced}");
    let compared = json(&fed(
        &hall,
        &["ruling", "--facts", "-", "--compare", "--json"],
        &reduced,
    ));
    let rulings = compared["rulings"].as_array().expect("rulings");
    let of = |edition: &str| {
        let found = rulings.iter().find(|one| one["edition"] == edition);
        found.map(|one| &one["ruling"]).expect("the edition")
    };
    assert_eq!(of("fide-2014-07")["result"], "1-0");
    assert_eq!(of("fide-2023-01")["result"], Value::Null);
    let asked = [
        "ruling",
        "--facts",
        "-",
        "--edition",
        "2015-01-01",
        "--json",
    ];
    assert_eq!(&json(&fed(&hall, &asked, &reduced)), of("fide-2014-07"));
}

#[test]
fn a_dialogue_asks_for_the_facts() {
    let hall = Hall::empty("ruling-dialogue");
    let output = fed(&hall, &["ruling", "two-hands"], "white\nyes\nstandard\n");
    let (said, asked) = (
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr),
    );
    assert_eq!(output.status.code(), Some(0), "{asked}");
    assert!(asked.contains("1  White"), "{asked}");
    assert!(said.contains("Articles"), "{said}");
    let ended = fed(&hall, &["ruling", "two-hands"], "");
    assert_eq!(ended.status.code(), Some(2));
    assert!(ended.stdout.is_empty());
}

/// What happened before is asked, and without an answer there are both.
#[test]
fn a_dialogue_never_takes_an_unknown_count_as_nothing() {
    let hall = Hall::empty("ruling-count");
    let arguments = ["ruling", "illegal-move", "--edition", "fide", "--json"];
    let told = |answers: &str| fed(&hall, &arguments, answers);
    for answers in [
        "Black\nyes\nstandard\n",
        "Black\nyes\nstandard\n\n",
        "Black\nyes\nstandard\ndon't know\n",
        "2\n1\n1\n?\n",
    ] {
        let output = told(answers);
        assert_eq!(output.status.code(), Some(0), "{answers:?}");
        let asked = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(
            asked.contains("has Black had before in this game"),
            "{asked}"
        );
        let ruling = json(&output);
        assert_eq!(
            ruling["assumes"][0]["fact"],
            "history.black.game.illegal-move"
        );
        let results: Vec<&Value> = ruling["otherwise"]
            .as_array()
            .expect("other answers")
            .iter()
            .map(|other| &other["ruling"]["result"])
            .collect();
        assert_eq!(results, ["1-0", "1/2-1/2"]);
    }
    let first = json(&told("Black\nyes\nstandard\n0\n"));
    assert_eq!(first["force"], "mandatory");
    assert_eq!(first["otherwise"], Value::Null);
    let second = json(&told("Black\nyes\nstandard\n1\nyes\n"));
    assert_eq!(second["result"], "1-0");
    let either = json(&told("Black\nyes\nstandard\n1\n"));
    assert_eq!(either["otherwise"][0]["ruling"]["result"], "1-0");
    assert_eq!(either["otherwise"][1]["ruling"]["result"], "1/2-1/2");
    let nothing = told("Black\n");
    assert_eq!(
        nothing.status.code(),
        Some(2),
        "no answer can be worked out"
    );
}

#[test]
fn faulty_facts_are_refused() {
    let hall = Hall::empty("ruling-faulty");
    for faulty in [
        "edition = \"fide-2023-01\"",
        "edition = \"fide-1900\"\nincident.illegal-move = {}",
        "edition = \"fide-2023-01\"\nincident.no-such-thing = {}",
    ] {
        let output = fed(&hall, &["ruling", "--facts", "-"], faulty);
        assert_eq!(output.status.code(), Some(2), "{faulty}");
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn time_controls_are_classified() {
    let hall = Hall::empty("clock-classify");
    let rate = |arguments: &[&str]| {
        let output = fed(&hall, arguments, "");
        json(&output)["rate"].clone()
    };
    assert_eq!(
        rate(&["clock", "classify", "90'+30\"", "--json"]),
        "standard"
    );
    assert_eq!(rate(&["clock", "classify", "15'+10\"", "--json"]), "rapid");
    let us = ["clock", "classify", "G/60 d/5", "--edition", "us", "--json"];
    assert_eq!(rate(&us), "dual");
    let refused = fed(&hall, &["clock", "classify", "10x"], "");
    assert_eq!(refused.status.code(), Some(2));
}

#[test]
fn a_log_is_played_over() {
    let hall = Hall::empty("clock-replay");
    let log = "control = \"5'+3\\\"\"\nevents = [\n  { at = \"0:00:00\", start = \"white\" },\n  { at = \"0:00:10\", press = \"white\" },\n]\n";
    let replayed = json(&fed(
        &hall,
        &["clock", "replay", "-", "--at", "0:01:00", "--json"],
        log,
    ));
    assert_eq!(replayed["reading"]["running"], "black");
    assert_eq!(replayed["reading"]["sides"]["black"]["left"], "4:13");
}

/// What the log of a clock tells reaches the ruling.
#[test]
fn a_clock_tells_a_ruling_its_times() {
    let hall = Hall::empty("ruling-clock");
    let log = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/clock.toml");
    let arguments = [
        "ruling",
        "illegal-move",
        "--clock",
        log,
        "--at",
        "15:04:00",
        "--json",
    ];
    let ruling = json(&fed(&hall, &arguments, "black\nyes\nstandard\n"));
    // The log leaves White 1:32:50 and Black 1:27:40, who loses the 30 seconds that the press had added.
    assert_eq!(ruling["times_after"]["white"], "1:34:50");
    assert_eq!(ruling["times_after"]["black"], "1:27:10");
}
