//! Random tournaments: the same seed makes the same file, and every round is paired by the rules.

use serde_json::{Value, json};

use crate::desk::{Desk, read_json};

#[test]
fn the_same_seed_makes_the_same_file() {
    let desk = Desk::new("swiss-seed");
    let first = desk.generate(
        "a.trf",
        &["--seed", "5", "--players", "14", "--rounds", "5"],
    );
    let again = desk.generate(
        "b.trf",
        &["--seed", "5", "--players", "14", "--rounds", "5"],
    );
    let other = desk.generate(
        "c.trf",
        &["--seed", "6", "--players", "14", "--rounds", "5"],
    );
    assert_eq!(first, again);
    assert_ne!(first, other);
    let options = [
        "swiss",
        "generate",
        "--seed",
        "5",
        "--players",
        "14",
        "--rounds",
        "5",
    ];
    assert_eq!(desk.run(0, &options), first);
    let told = read_json(&desk.run(0, &[&options[..], &["--json"]].concat()));
    assert_eq!(told["trf"], first);
    assert_eq!(
        (
            &told["seed"],
            &told["players"],
            &told["rounds"],
            &told["stopped"]
        ),
        (&json!(5), &json!(14), &json!(5), &Value::Null)
    );
}

#[test]
fn generated_tournaments_are_paired_by_the_rules() {
    let desk = Desk::new("swiss-generated");
    for (folder, options) in [
        ("plain", &["--players", "21"][..]),
        ("old", &["--system", "dutch-2017", "--players", "17"]),
        (
            "baku",
            &["--players", "30", "--acceleration", "baku", "--late", "10"],
        ),
        (
            "points",
            &[
                "--points",
                "3-1-0",
                "--bye-points",
                "1",
                "--prohibited",
                "3",
            ],
        ),
        (
            "absent",
            &[
                "--forfeits",
                "20",
                "--half-point-byes",
                "10",
                "--full-point-byes",
                "5",
            ],
        ),
        (
            "away",
            &[
                "--withdrawals",
                "5",
                "--returns",
                "30",
                "--zero-point-byes",
                "5",
            ],
        ),
        (
            "trf16",
            &[
                "--to",
                "trf16",
                "--players",
                "11",
                "--rounds",
                "5",
                "--unrated",
                "20",
            ],
        ),
    ] {
        let many = [
            "swiss", "generate", "--seed", "1", "--count", "4", "-o", folder,
        ];
        desk.run(0, &[&many[..], options].concat());
        let checked = read_json(&desk.run(0, &["swiss", "check", "--json", folder]));
        assert_eq!(checked["files"], 4, "{folder}");
        assert_eq!(checked["differences"], json!([]), "{folder}");
    }
    let all = desk.run(0, &["swiss", "check", "."]);
    assert!(all.starts_with("28 files, "), "{all}");
    assert!(all.ends_with(" rounds: no differences\n"), "{all}");
}

#[test]
fn tournaments_that_cannot_be_finished() {
    let desk = Desk::new("swiss-unfinished");
    let options = ["--players", "4", "--rounds", "5", "--seed", "1"];
    let generate = ["swiss", "generate", "-o", "a.trf"];
    let complaint = desk.complaint(2, &[&generate[..], &options].concat());
    assert!(complaint.contains("none of 100 attempts"), "{complaint}");
    assert!(!desk.path("a.trf").exists());
    let complaint = desk.complaint(0, &[&generate[..], &options, &["--unfinished"]].concat());
    assert!(
        complaint.contains("it ends there because round"),
        "{complaint}"
    );
    desk.run(0, &["swiss", "check", "a.trf"]);
    let complaint = desk.complaint(1, &["swiss", "pair", "a.trf"]);
    assert!(complaint.contains("has no legal pairing"), "{complaint}");
    let complaint = desk.complaint(
        2,
        &[
            &generate[..],
            &["--acceleration", "baku", "--points", "3-1-0"],
        ]
        .concat(),
    );
    assert!(complaint.contains("C.04.7"), "{complaint}");
    desk.complaint(2, &["swiss", "generate", "--draws", "101"]);
    desk.complaint(2, &["swiss", "generate", "--points", "1-2-0"]);
}

#[test]
fn simulations_give_figures() {
    let desk = Desk::new("swiss-simulate");
    let options = [
        "swiss",
        "simulate",
        "--players",
        "16",
        "--rounds",
        "4",
        "--runs",
        "20",
    ];
    let seeded = [&options[..], &["--seed", "9"]].concat();
    let text = desk.run(0, &seeded);
    assert!(
        text.starts_with("20 tournaments of 4 rounds by FIDE (Dutch) System, 2026, seed 9.\n"),
        "{text}"
    );
    assert_eq!(desk.run(0, &seeded), text);
    let told = read_json(&desk.run(0, &[&seeded[..], &["--json"]].concat()));
    assert_eq!(
        (&told["runs"], &told["unfinished"]),
        (&json!(20), &json!(0))
    );
    assert_eq!(told["rounds"].as_array().unwrap().len(), 4);
    assert_eq!(told["rounds"][0]["pairs"], 160);
    let players = told["colour_differences"].as_array().unwrap().iter();
    assert_eq!(
        players
            .map(|entry| entry["players"].as_u64().unwrap())
            .sum::<u64>(),
        320
    );
}

/// Nothing told: a tournament by the rules, and another one with every run.
#[test]
fn what_is_not_told_is_drawn_anew() {
    let desk = Desk::new("swiss-untold");
    let first = desk.run(0, &["swiss", "generate"]);
    let second = desk.run(0, &["swiss", "generate"]);
    assert_ne!(first, second);
    for (name, file) in [("one.trf", &first), ("two.trf", &second)] {
        desk.write(name, file);
        desk.run(0, &["swiss", "check", name]);
        let seed = file.lines().next().unwrap();
        let seed = seed
            .trim_end()
            .strip_prefix("012 Random tournament, seed ")
            .unwrap();
        assert_eq!(&desk.run(0, &["swiss", "generate", "--seed", seed]), file);
        assert!(file.lines().any(|line| line.starts_with("202 ")), "{file}");
    }
}

/// Every system, with what was told of byes, results and tie-breaks.
#[test]
fn points_outside_the_rules_are_refused() {
    let desk = Desk::new("swiss-points");
    for (points, bye, why) in [
        (
            "1-0.8-0",
            "1",
            "two draws are worth more than a win and a loss",
        ),
        (
            "1-0.5-0",
            "2",
            "the pairing-allocated bye is worth more than a win",
        ),
        (
            "3-1-0",
            "0.5",
            "no results can add up to the value of the pairing-allocated bye",
        ),
    ] {
        let told = ["swiss", "generate", "--points", points, "--bye-points", bye];
        let printed = desk.complaint(2, &told);
        assert!(printed.contains(why), "{printed}");
        // Outside FIDE's rules they are left to the event.
        let us = [&told[..], &["--system", "us", "--seed", "4"]].concat();
        desk.run(0, &us);
    }
}

#[test]
fn everything_can_be_told() {
    let desk = Desk::new("swiss-told");
    let options = [
        "--players",
        "13",
        "--rounds",
        "5",
        "--seed",
        "3",
        "--tiebreaks",
        "BH/C1,SB",
        "--half-point-byes",
        "1:2x,2:1x",
        "--zero-point-byes",
        "3x",
        "--full-point-byes",
        "0",
        "--forfeit-wins",
        "2x",
        "--forfeit-losses",
        "1x",
        "--both-forfeit",
        "0",
        "--half-nil",
        "1x",
        "--nil-half",
        "1x",
        "--nil-nil",
        "3:1x",
        "--late",
        "0",
        "--withdrawals",
        "0",
        "--prohibited",
        "1",
        "--acceleration",
        "baku",
        "--rating-steps",
        "2400,30,20",
    ];
    let file = desk.generate("told.trf", &options);
    desk.run(0, &["swiss", "check", "told.trf"]);
    let results: String = (file.lines().filter(|line| line.starts_with("001 ")))
        .flat_map(|line| line.chars().skip(98).step_by(10))
        .collect();
    let count = |code: char| results.chars().filter(|one| *one == code).count();
    assert_eq!((count('H'), count('Z'), count('F')), (3, 3, 0), "{file}");
    assert_eq!((count('+'), count('-')), (3, 3), "{file}");
    assert!(file.contains("202 BH/C1,SB"), "{file}");
    assert!(file.contains("192 FIDE_DUTCH_BAKU"), "{file}");
    let ratings = desk.generate(
        "ratings.trf",
        &[
            "--ratings",
            "2400,2300,2200,0,2100,2000,1900,1800",
            "--rounds",
            "3",
            "--seed",
            "1",
        ],
    );
    assert!(
        ratings.contains("062 8") && ratings.contains("072 7"),
        "{ratings}"
    );
    for wrong in [
        ["--half-point-byes", "many"],
        ["--rating-steps", "2400"],
        ["--nil-nil", "x:1x"],
    ] {
        desk.complaint(2, &[&["swiss", "generate"][..], &wrong].concat());
    }
}
