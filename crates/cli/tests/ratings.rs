//! Ratings and norms on the command line.

mod common;

use common::Hall;
use serde_json::Value;

const SWISS: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../standings/tests/corpus/exercises-swiss.trf"
);

fn json(hall: &Hall, arguments: &[&str]) -> Value {
    let answer = hall.adoube().args(arguments).arg("--json").output();
    let answer = answer.expect("adoube starts");
    let told = String::from_utf8_lossy(&answer.stderr);
    assert_eq!(answer.status.code(), Some(0), "{told}");
    serde_json::from_slice(&answer.stdout).expect("JSON")
}

#[test]
fn an_event_is_rated_by_the_rules_of_its_day() {
    let hall = Hall::empty("ratings-rate");
    let rated = json(&hall, &["rate", SWISS]);
    let rating = &rated["rating"];
    assert_eq!(rating["totals"]["players"], 16);
    let players = rating["players"].as_array().expect("players");
    let sum: i64 = (players.iter())
        .filter_map(|player| player["change"]["rounded"].as_i64())
        .sum();
    assert_eq!(rating["totals"]["sum_of_changes"], sum);
    let older = json(&hall, &["rate", SWISS, "--edition", "fide-2017"]);
    assert_ne!(older["rating"]["rules"], rating["rules"]);
}

#[test]
fn a_chart_is_drawn() {
    let hall = Hall::empty("ratings-chart");
    let path = hall.path("change.svg");
    let path = path.to_str().expect("a path");
    json(&hall, &["rate", SWISS, "--player", "1", "--chart", path]);
    let drawn = std::fs::read_to_string(path).expect("a drawing");
    assert!(drawn.starts_with("<svg"), "{drawn}");
}

#[test]
fn norms_come_with_their_reasons() {
    let hall = Hall::empty("ratings-norms");
    let told = json(&hall, &["norms", SWISS, "--player", "2", "--title", "GM"]);
    let verdict = &told["verdicts"][0];
    assert_eq!(verdict["outcome"], "failed");
    assert!(!verdict["checks"].as_array().expect("checks").is_empty());
    let nobody = hall
        .adoube()
        .args(["norms", SWISS, "--player", "99"])
        .output();
    assert_eq!(nobody.expect("starts").status.code(), Some(2));
}

#[test]
fn a_day_without_rules_is_told() {
    let hall = Hall::empty("ratings-day");
    let old = ["rate", SWISS, "--starts", "1999-01-01"];
    let answer = hall.adoube().args(old).output().expect("starts");
    assert_eq!(answer.status.code(), Some(2));
    let told = String::from_utf8_lossy(&answer.stderr);
    assert!(told.contains("--edition"), "{told}");
}
