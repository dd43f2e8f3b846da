//! Fees, payments and prizes by entries from the command line.

mod common;

use common::Hall;
use serde_json::Value;

fn json(hall: &Hall, words: &[&str]) -> Value {
    let mut words = words.to_vec();
    words.push("--json");
    serde_json::from_str(&hall.run(&words)).unwrap()
}

#[test]
fn fees_are_announced_paid_and_given_back() {
    let hall = Hall::with_paired_round("fees");
    let announce = [
        "event",
        "announce-fees",
        "killed",
        "--reason",
        "as advertised",
    ];
    let fees = ["--currency", "USD", "--entry", "45.50", "--deposit", "20"];
    hall.run(&[&announce[..], &fees[..]].concat());
    // What is not said stays.
    hall.run(
        &[
            &announce[..],
            &["--late", "10", "--late-from", "2026-01-01"],
        ]
        .concat(),
    );
    hall.run(&["event", "pay", "killed", "Ann", "--by", "card"]);
    hall.run(&["event", "charge", "killed", "Bob", "30"]);
    hall.run(&["event", "waive", "killed", "Cid", "5", "--note", "chairs"]);
    let owed = json(&hall, &["event", "fees", "killed", "--owing"]);
    let balances = owed["accounts"].as_array().unwrap().iter();
    let balances = balances.map(|one| one["balance"].as_str().unwrap());
    // Bob is charged otherwise, and so not late.
    assert_eq!(balances.collect::<Vec<_>>(), ["50.00", "70.50", "75.50"]);
    hall.run(&["event", "refund", "killed", "Ann", "--deposit"]);
    let all = hall.run(&["event", "fees", "killed"]);
    assert!(
        all.contains("card: taken 75.50, given 0.00, left 75.50"),
        "{all}"
    );
    assert!(
        all.contains("cash: taken 0.00, given 20.00, left -20.00"),
        "{all}"
    );
    let nobody = json(&hall, &["event", "fees", "killed", "--day", "2001-01-01"]);
    assert_eq!(nobody["till"]["lines"], Value::Array(Vec::new()));
    let too_much = hall.refused(&["event", "refund", "killed", "Ann", "60"]);
    assert!(too_much.contains("no more than that"), "{too_much}");
    let settled = hall.refused(&["event", "pay", "killed", "Ann"]);
    assert!(settled.contains("owes nothing"), "{settled}");
}

#[test]
fn prizes_are_told_by_the_entries() {
    let hall = Hall::with_paired_round("fees-prizes");
    let fund = hall.path("fund.toml");
    std::fs::write(&fund, "based_on.entries = 40\nplace.prizes = [250, 150]\n").unwrap();
    let none = hall.refused(&["event", "prizes", "killed"]);
    assert!(none.contains("no prize fund"), "{none}");
    // 32C4: in proportion, since no more than 500 is advertised.
    let fund = fund.to_str().unwrap();
    let shown = json(&hall, &["event", "prizes", "killed", "--fund", fund]);
    assert_eq!(shown["based_on"]["prizes"]["now"], "40");
    assert_eq!(shown["based_on"]["counted"]["entries"], 4);
    let text = hall.run(&["event", "prizes", "killed"]);
    assert!(text.contains("4 of 40: at least in proportion"), "{text}");
}
