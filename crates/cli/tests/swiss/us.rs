//! The system of US Chess.

use crate::desk::{Desk, read_json};

const OPTIONS: [&str; 8] = [
    "--system",
    "us",
    "--seed",
    "11",
    "--players",
    "17",
    "--rounds",
    "4",
];

#[test]
fn what_is_made_by_the_rules_agrees_with_them() {
    let desk = Desk::new("swiss-us-check");
    desk.generate("us.trf", &OPTIONS);
    let path = desk.path("us.trf");
    let path = path.to_str().expect("a path");
    let told = desk.run(0, &["swiss", "check", "--system", "us", path]);
    assert!(told.contains("0 of 4 rounds differ"), "{told}");
    let dutch = desk.run(1, &["swiss", "check", "--system", "dutch-2026", path]);
    assert!(dutch.contains("round"), "{dutch}");
}

#[test]
fn a_round_is_paired_and_explained() {
    let desk = Desk::new("swiss-us-explain");
    desk.generate("us.trf", &OPTIONS);
    let path = desk.path("us.trf");
    let path = path.to_str().expect("a path");
    let again = [
        "swiss", "pair", "--system", "us", "--round", "3", "--json", path,
    ];
    let pairing = read_json(&desk.run(0, &again));
    assert_eq!(pairing["system"], "us-2025");
    assert_eq!(pairing["boards"].as_array().map(Vec::len), Some(8));
    assert_eq!(pairing["exceptions"].as_array().map(Vec::len), Some(0));
    let why = desk.run(
        0,
        &["swiss", "explain", "--system", "us", "--round", "3", path],
    );
    for part in ["Natural pairings", "(29C1)", "Board 8: ", "(29E3)"] {
        assert!(why.contains(part), "{part}: {why}");
    }
}

#[test]
fn settings_come_from_a_file() {
    let desk = Desk::new("swiss-us-settings");
    desk.generate("us.trf", &OPTIONS);
    let (path, settings) = (desk.path("us.trf"), desk.path("us.toml"));
    std::fs::write(&settings, "method = \"top_down\"\n").expect("a file can be written");
    let (path, settings) = (
        path.to_str().expect("a path"),
        settings.to_str().expect("a path"),
    );
    let base = [
        "swiss",
        "pair",
        "--round",
        "3",
        path,
        "--us-settings",
        settings,
    ];
    desk.run(0, &[&base[..], &["--system", "us"]].concat());
    desk.run(2, &base);
    std::fs::write(settings, "metod = 1\n").expect("a file can be written");
    desk.run(2, &[&base[..], &["--system", "us"]].concat());
}
