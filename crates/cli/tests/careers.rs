//! Arbiters of an event, titles and applications on the command line.

mod common;

use common::Hall;
use serde_json::Value;

const EXAMPLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/");

/// What a command prints as JSON, and its exit status.
fn json(hall: &Hall, arguments: &[&str]) -> (Option<i32>, Value) {
    let answer = hall.adoube().args(arguments).arg("--json").output();
    let answer = answer.expect("adoube starts");
    let told = String::from_utf8_lossy(&answer.stderr);
    let read = serde_json::from_slice(&answer.stdout);
    (
        answer.status.code(),
        read.unwrap_or_else(|_| panic!("{told}")),
    )
}

#[test]
fn arbiters_are_entered_checked_and_reported() {
    let hall = Hall::empty("careers-arbiters");
    let days = ["--starts", "2025-05-10", "--ends", "2025-05-18"];
    hall.run(&[&["event", "new", "Club", "--rounds", "3"], &days[..]].concat());
    let arbiters = ["event", "arbiters", "club"];
    let anna = [
        "--title",
        "IA",
        "--role",
        "chief",
        "--licensed",
        "--fide-id",
        "4100018",
    ];
    hall.run(&[&arbiters[..], &["--set", "Anna Arbiter"], &anna].concat());
    let ben = ["--title", "NA", "--licensed-until", "2025-05-12"];
    hall.run(&[&arbiters[..], &["--set", "Ben Bishop"], &ben].concat());
    let (_, told) = json(&hall, &arbiters);
    let found = told["arbiters"].as_array().expect("arbiters");
    assert_eq!(found[0]["arbiter"]["name"], "Anna Arbiter");
    assert_eq!(found[0]["norm"], Value::Null);
    // The licence ends before the event does.
    assert_eq!(found[1]["checks"][0]["standing"], "not-met");
    assert_eq!(found[1]["norm"]["title"], "FA");
    assert_eq!(told["due"]["last_list"], "2025-08-01");
    assert_eq!(told["due"]["upload"], "2025-05-31");
    hall.run(&["event", "add", "club", "Ann", "--rating", "2212"]);
    hall.run(&["event", "add", "club", "Bob", "--rating", "2212"]);
    hall.run(&["event", "numbers", "club"]);
    hall.run(&["event", "pair", "club", "1-2"]);
    let report = hall.path("club.trf");
    let report = report.to_str().expect("a path");
    hall.run(&["event", "report", "club", "-o", report]);
    let text = std::fs::read_to_string(report).expect("a report");
    assert!(text.contains("102 IA Anna Arbiter (4100018)"), "{text}");
    assert!(text.contains("112 NA Ben Bishop"), "{text}");
    hall.run(&[&arbiters[..], &["--remove", "Ben Bishop"]].concat());
    let (_, told) = json(&hall, &arbiters);
    assert_eq!(told["arbiters"].as_array().map(Vec::len), Some(1));
}

#[test]
fn an_arbiter_is_looked_up_in_a_list() {
    let hall = Hall::empty("careers-list");
    hall.run(&[
        "event",
        "new",
        "Club",
        "--rounds",
        "3",
        "--starts",
        "2025-05-10",
    ]);
    let list = hall.path("players.xml");
    let text = "<playerslist><player><fideid>4100018</fideid><name>Arbiter, Anna</name><country>NOR</country>\
                <sex>F</sex><o_title>IA,FT</o_title><birthday>1980</birthday></player></playerslist>";
    std::fs::write(&list, text).expect("a list");
    let list = list.to_str().expect("a path");
    let set = [
        "event",
        "arbiters",
        "club",
        "--set",
        "Arbiter, Anna",
        "--from-list",
        list,
    ];
    hall.run(&[&set[..], &["--role", "chief"]].concat());
    let (_, told) = json(&hall, &["event", "arbiters", "club"]);
    let anna = &told["arbiters"][0]["arbiter"];
    assert_eq!(
        (&anna["title"], &anna["fide_id"]),
        (&"IA".into(), &4_100_018.into())
    );
    assert_eq!(anna["federation"], "NOR");
}

#[test]
fn applications_say_what_is_missing() {
    let hall = Hall::empty("careers-titles");
    let career = format!("{EXAMPLES}career.toml");
    let (status, told) = json(&hall, &["titles", &career, "--on", "2026-01-01"]);
    // Nineteen of 27 games.
    assert_eq!(status, Some(1));
    let application = &told["applications"][0];
    assert_eq!(application["games"], 19);
    let missing: Vec<&str> = (application["checks"].as_array().expect("checks").iter())
        .filter(|check| check["standing"] == "not-met")
        .filter_map(|check| check["article"].as_str())
        .collect();
    assert_eq!(missing, ["1.5.1"]);
    assert_eq!(told["by_rating"], serde_json::json!(["FM", "CM"]));
    assert_eq!(told["direct"][0]["title"], "IM");

    let arbiter = format!("{EXAMPLES}arbiter.toml");
    let (status, told) = json(&hall, &["arbiters", &arbiter, "--on", "2026-06-01"]);
    assert_eq!(status, Some(1));
    assert_eq!(told["complete"], false);
    assert_eq!(told["licence_fault"], Value::Null);
}

/// What was achieved elsewhere is kept with the entry and the arbiter, and counts with what is made here.
#[test]
fn titles_of_an_event_count_what_was_told() {
    let hall = Hall::empty("careers-event-titles");
    let days = ["--starts", "2020-05-10", "--ends", "2020-05-18"];
    hall.run(&[&["event", "new", "Club", "--rounds", "1"], &days[..]].concat());
    hall.run(&[
        "event", "add", "club", "Ann", "--rating", "2212", "--k", "20",
    ]);
    hall.run(&["event", "add", "club", "Bob", "--rating", "2012"]);
    hall.run(&[
        "event",
        "edit-section",
        "club",
        "--championship",
        "world-u12",
        "--title-level",
        "world",
    ]);
    hall.run(&["event", "numbers", "club"]);
    hall.run(&["event", "pair", "club", "1-2"]);
    hall.run(&["event", "result", "club", "1=1-0"]);
    let career = format!("{EXAMPLES}career.toml");
    let titles = ["event", "titles", "club"];
    hall.run(&[&titles[..], &["--player", "Ann", "--known", &career]].concat());
    let (_, told) = json(&hall, &titles);
    assert_eq!(told["direct"]["championship"], "world-u12");
    assert_eq!(told["direct"]["table_from"], "2017-07-01");
    // The first of the World under 12 is FIDE Master at once, from a rating of 2100 on.
    let ann = &told["cards"][0];
    assert_eq!(ann["direct"][0]["title"], "FM");
    assert_eq!(ann["highest_rating"], 2412);
    assert_eq!(ann["by_rating"], serde_json::json!(["FM"]));
    let application = ann["applications"].as_array().expect("applications");
    assert_eq!(application.len(), 2, "{application:?}");
    // Second is Candidate Master, but not without 35 % of the points (1.22).
    let (_, card) = json(&hall, &[&titles[..], &["--player", "Bob"]].concat());
    assert_eq!(card["direct"], serde_json::json!([]));
    let text = hall.run(&[&titles[..], &["--player", "Ann"]].concat());
    assert!(text.contains("place 1, FM"), "{text}");
    let arbiter = format!("{EXAMPLES}arbiter.toml");
    let arbiters = ["event", "arbiters", "club"];
    let ben = ["--set", "Ben Bishop", "--title", "NA", "--career", &arbiter];
    hall.run(&[&arbiters[..], &ben].concat());
    let (_, told) = json(&hall, &arbiters);
    let application = &told["arbiters"][0]["application"];
    assert_eq!(application["title"], "FA");
    assert!(
        application["norms"]
            .as_array()
            .is_some_and(|norms| norms.len() >= 2),
        "{application}"
    );
}

/// Games that were adjudicated, players outside FIDE: the settings and entries of an event tell norms.
#[test]
fn marks_reach_the_norms() {
    let hall = Hall::empty("careers-marks");
    hall.run(&[
        "event",
        "new",
        "Club",
        "--rounds",
        "3",
        "--starts",
        "2025-05-10",
    ]);
    for name in ["Ann", "Bob"] {
        hall.run(&[
            "event", "add", "club", name, "--rating", "2212", "--k", "20",
        ]);
    }
    hall.run(&["event", "numbers", "club"]);
    hall.run(&["event", "pair", "club", "1-2"]);
    hall.run(&["event", "result", "club", "1=1-0"]);
    let games = |told: &Value| {
        told["rating"]["players"][0]["games"]
            .as_array()
            .map(Vec::len)
    };
    let rate = ["event", "rate", "club"];
    assert_eq!(games(&json(&hall, &rate).1), Some(1));
    hall.run(&["event", "marks", "club", "Bob", "--not-rated", "1"]);
    assert_eq!(games(&json(&hall, &rate).1), Some(0));
    hall.run(&[
        "event",
        "marks",
        "club",
        "Bob",
        "--not-rated",
        "0",
        "--computer",
    ]);
    let (_, told) = json(&hall, &rate);
    let why = &told["rating"]["players"][0]["not_counted"][0]["reason"];
    assert_eq!(why, "computer");
}
