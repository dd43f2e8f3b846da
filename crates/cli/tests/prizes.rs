//! Prizes on the command line.

mod common;

use common::Hall;
use serde_json::Value;

/// Four players on 3½ points share four prizes behind a clear winner.
const SWISS: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../standings/tests/corpus/exercises-swiss.trf"
);

const HORT: &str = r#"
title = "Open"
currency = { code = "EUR", digits = 2 }

[rules]
method = "hort"

[place]
prizes = [20000, 10000, 5000, 3000, 2000]
"#;

fn divided(hall: &Hall, fund: &str) -> Value {
    let path = hall.path("fund.toml");
    std::fs::write(&path, fund).expect("a file can be written");
    let answer = hall
        .adoube()
        .args(["prizes", SWISS, "--tiebreaks", "BH,TPN", "--json", "--fund"])
        .arg(&path)
        .output()
        .expect("adoube starts");
    let told = String::from_utf8_lossy(&answer.stderr);
    assert_eq!(answer.status.code(), Some(0), "{told}");
    serde_json::from_slice(&answer.stdout).expect("JSON")
}

fn cash(division: &Value) -> Vec<String> {
    let awards = division["awards"].as_array().expect("awards").iter();
    awards
        .map(|award| award["cash"].to_string().replace('"', ""))
        .collect()
}

#[test]
fn hort_pays_half_by_place_and_half_in_equal_parts() {
    let hall = Hall::empty("prizes-hort");
    let division = divided(&hall, HORT);
    assert_eq!(cash(&division), ["20000", "7500", "5000", "4000", "3500"]);
}

#[test]
fn equal_sharing_pays_everybody_the_same() {
    let hall = Hall::empty("prizes-equal");
    let division = divided(&hall, &HORT.replace("hort", "equal"));
    assert_eq!(cash(&division), ["20000", "5000", "5000", "5000", "5000"]);
    let shared = division["awards"][1]["lines"][0].as_str().expect("a line");
    assert!(
        shared.contains("(10000 + 5000 + 3000 + 2000) / 4"),
        "{shared}"
    );
}

#[test]
fn a_faulty_fund_is_refused() {
    let hall = Hall::empty("prizes-faulty");
    let path = hall.path("fund.toml");
    std::fs::write(&path, HORT.replace("prizes =", "prices =")).expect("a file can be written");
    let answer = hall
        .adoube()
        .args(["prizes", SWISS, "--fund"])
        .arg(&path)
        .output();
    let answer = answer.expect("adoube starts");
    assert_eq!(answer.status.code(), Some(2));
    let told = String::from_utf8_lossy(&answer.stderr);
    assert!(told.contains("prices"), "{told}");
}

#[test]
fn doubts_about_a_fund() {
    let hall = Hall::empty("prizes-lint");
    let path = hall.path("fund.toml");
    let fund = "title = \"Open\"\n[place]\nprizes = [100, 200]\n";
    std::fs::write(&path, fund).expect("a file can be written");
    let answer = hall
        .adoube()
        .args(["prizes", "--lint", "--fund"])
        .arg(&path)
        .output();
    let answer = answer.expect("adoube starts");
    assert_eq!(answer.status.code(), Some(1));
    assert!(!answer.stdout.is_empty());
}

/// Ages are reckoned for the day of the file, whether the prizes are divided or only looked at.
#[test]
fn the_day_of_the_file_serves_the_lint_too() {
    let hall = Hall::empty("prizes-lint-day");
    let fund = hall.path("fund.toml");
    let text = "title = \"Open\"\ncurrency = { code = \"EUR\", digits = 2 }\n\
        [[category]]\nname = \"U18\"\nwho.age.under = 18\nprizes = [5000]\n";
    std::fs::write(&fund, text).expect("a file can be written");
    let run = |file: &[&str]| {
        let mut command = hall.adoube();
        command.arg("prizes").args(file).arg("--lint").arg("--fund");
        command.arg(&fund).output().expect("adoube starts")
    };
    let told = run(&[SWISS]);
    let words = String::from_utf8_lossy(&told.stderr);
    assert_ne!(told.status.code(), Some(2), "{words}");
    assert_eq!(run(&[]).status.code(), Some(2));
}

/// A fund that is overpaid by rounding is not said to have a negative rest.
#[test]
fn more_than_the_fund_is_said_in_words() {
    let hall = Hall::empty("prizes-overpaid");
    let fund = hall.path("fund.toml");
    let text = "title = \"Open\"\ncurrency = { code = \"EUR\", digits = 2 }\n\
        [rules]\nmethod = \"equal\"\n[rounding]\nunit = 100\nrest = \"nearest\"\n\
        [place]\nprizes = [20000, 10680, 5000, 3000, 2000]\n";
    std::fs::write(&fund, text).expect("a file can be written");
    let told = hall.run(&["prizes", SWISS, "--fund", fund.to_str().expect("a path")]);
    assert!(
        told.contains("120.00 more than the prizes by rounding"),
        "{told}"
    );
}
