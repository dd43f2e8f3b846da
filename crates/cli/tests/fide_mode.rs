//! FIDE mode on the command line: what is asked, what is refused, and what stands in the report.

mod common;

use common::{Hall, codes};
use serde_json::Value;

/// An event `cup` with eight players, after so many rounds in which White won.
fn cup(name: &str, rounds: u16) -> Hall {
    let hall = Hall::empty(&format!("fide-mode-{name}"));
    hall.run(&[
        "event",
        "new",
        "Cup",
        "--rounds",
        "5",
        "--starts",
        "2026-11-02",
    ]);
    for player in ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal"] {
        hall.run(&["event", "add", "cup", player]);
    }
    hall.run(&["event", "numbers", "cup"]);
    for _ in 0..rounds {
        hall.run(&["event", "pair", "cup", "--seed", "1"]);
        hall.run(&["event", "result", "cup", "1=1-0", "2=1-0", "3=1-0", "4=1-0"]);
    }
    hall
}

fn warnings(hall: &Hall, arguments: &[&str]) -> Vec<Value> {
    let asked = [&["--json"][..], arguments].concat();
    let complaint = hall.refused(&asked);
    let failure: Value = serde_json::from_str(&complaint).expect(&complaint);
    let warnings = failure["warnings"].as_array();
    warnings.cloned().unwrap_or_else(|| panic!("{complaint}"))
}

fn levels(hall: &Hall, arguments: &[&str]) -> Vec<u64> {
    let warnings = warnings(hall, arguments).into_iter();
    let levels = warnings.map(|warning| warning["level"].as_u64().expect("a number"));
    levels.collect()
}

fn report(hall: &Hall) -> String {
    let report = hall.run(&["event", "report", "cup"]);
    report.replace('\r', "\n")
}

#[test]
fn level_4_leaving_takes_two_answers() {
    let hall = cup("leaving", 1);
    let leave = ["event", "leave-fide-mode", "cup"];
    let first = warnings(&hall, &leave);
    assert_eq!(first[0]["level"], 4);
    assert_eq!(first[0]["again"], false);
    let code = first[0]["code"].as_str().unwrap();
    let once = [&leave[..], &["--confirm", code]].concat();
    let second = warnings(&hall, &once);
    assert_eq!(second[0]["again"], true);
    let again = second[0]["code"].as_str().unwrap();
    // The second answer alone changes nothing.
    hall.refused(&[&leave[..], &["--confirm", again]].concat());
    let twice = [&once[..], &["--confirm", again, "--json"]].concat();
    let written: Value = serde_json::from_str(&hall.run(&twice)).unwrap();
    let record = &written["records"][0];
    assert_eq!(record["change"]["kind"], "fide_mode_left", "{record}");
    assert_eq!(
        record["confirmed"].as_array().map(Vec::len),
        Some(2),
        "{record}"
    );
    let seq = record["seq"].to_string();
    assert!(report(&hall).contains("### FIDE mode exited @ Round 1\n"));
    let log = hall.run(&["event", "log", "cup"]);
    assert!(log.contains("[confirmed: leaves-fide-mode@"), "{log}");
    assert!(log.contains("FIDE mode left, for good"), "{log}");
    // There is no way back.
    hall.refused(&["event", "undo", "cup", &seq]);
    hall.refused(&leave);
    let more = [
        "event",
        "edit-section",
        "cup",
        "--rounds",
        "7",
        "--reason",
        "longer",
    ];
    hall.run(&more);
    assert!(report(&hall).contains("### Rounds @ Round 1: 5 => 7\n"));
}

#[test]
fn level_5_locks_and_points() {
    let hall = cup("locks", 1);
    let edit = |option: &str, value: &str| {
        let edit = [
            "event",
            "edit-section",
            "cup",
            option,
            value,
            "--reason",
            "a wish",
        ];
        levels(&hall, &edit)
    };
    assert_eq!(edit("--rounds", "7"), [5]);
    assert_eq!(edit("--points", "3-1-0"), [5]);
    assert_eq!(edit("--pairing-system", "burstein"), [5]);
    assert_eq!(edit("--tie-breaks", "BH,SB"), [5]);
    let prohibit = ["event", "prohibit", "cup", "1", "2"];
    assert_eq!(levels(&hall, &prohibit), [5]);
    let accelerate = ["event", "accelerate", "cup", "baku", "--reason", "a wish"];
    assert_eq!(levels(&hall, &accelerate), [5]);
    for option in [
        ["--points", "1-0.8-0"],
        ["--bye-points", "2"],
        ["--bye-points", "0.75"],
    ] {
        let new = [
            "event", "new", "Other", "--rounds", "5", option[0], option[1],
        ];
        assert_eq!(levels(&hall, &new), [5], "{option:?}");
        // Nothing is left of it.
        hall.refused(&["event", "show", "other"]);
    }
    let robin = [
        "event",
        "new",
        "Robin",
        "--rounds",
        "3",
        "--format",
        "round-robin",
    ];
    let robin = [&robin[..], &["--tie-breaks", "DE,BH"]].concat();
    assert_eq!(levels(&hall, &robin), [5]);
}

#[test]
fn level_3_a_correction_and_a_rematch() {
    let hall = cup("corrections", 2);
    let correct = [
        "event",
        "result",
        "cup",
        "1=1/2-1/2",
        "--round",
        "1",
        "--correct",
    ];
    let correct = [&correct[..], &["--reason", "score sheets compared"]].concat();
    assert_eq!(levels(&hall, &correct), [3]);
    let told = hall.refused(&correct);
    let code = codes(&told).into_iter().next().expect(&told);
    assert!(code.starts_with("result-of-earlier-round@"), "{code}");
    // Another result is another warning.
    let other = correct.iter().map(|word| match *word {
        "1=1/2-1/2" => "1=0-1",
        word => word,
    });
    let other: Vec<&str> = other.chain(["--confirm", &code]).collect();
    assert_eq!(levels(&hall, &other), [3]);
    hall.run(&[&correct[..], &["--confirm", &code]].concat());
    assert!(report(&hall).contains("### Correction @ Round 1: "));
    hall.run(&["event", "close", "cup"]);
    let games: Value =
        serde_json::from_str(&hall.run(&["--json", "event", "pairings", "cup", "--round", "1"]))
            .unwrap();
    let games = games["boards"].as_array().expect("boards").iter();
    let pairs: Vec<String> = games
        .map(|game| format!("{}-{}", game["white"]["tpn"], game["black"]["tpn"]))
        .collect();
    let mut rematch = vec!["event", "pair", "cup"];
    rematch.extend(pairs.iter().map(String::as_str));
    rematch.extend(["--reason", "the players agreed"]);
    let levels = levels(&hall, &rematch);
    assert!(levels.contains(&3), "{levels:?}");
    hall.run(&rematch);
    assert!(report(&hall).contains("### MPA @ Round 3: "));
}

#[test]
fn level_2_missing_results_and_full_point_byes() {
    let hall = cup("acknowledged", 1);
    hall.run(&["event", "pair", "cup"]);
    assert_eq!(levels(&hall, &["event", "pair", "cup"]), [2]);
    hall.run(&["event", "pair", "cup"]);
    let bye = [
        "event", "bye", "cup", "Ann", "--round", "4", "--kind", "full",
    ];
    assert_eq!(levels(&hall, &bye), [2]);
    let half = |round| {
        [
            "event", "bye", "cup", "Bob", "--round", round, "--kind", "half",
        ]
    };
    hall.run(&half("4"));
    assert_eq!(levels(&hall, &half("5")), [3]);
    hall.run(&["event", "marks", "cup", "Cid", "--no-half-point-bye"]);
    let none = [
        "event", "bye", "cup", "Cid", "--round", "4", "--kind", "half",
    ];
    assert_eq!(levels(&hall, &none), [5]);
}

#[test]
fn lines_of_commands_are_asked_about_too() {
    let hall = cup("lines", 2);
    let line = br#"[{"command":"reopen_round","section":"open","round":1},{"command":"correct_result","section":"open","round":1,"board":"1","result":"0-1"},{"command":"close_round","section":"open","round":1}]"#;
    let apply = |more: &[&str]| {
        let mut command = hall.adoube();
        command.args(["event", "apply", "cup", "--reason", "sheets"]);
        command.args(more);
        common::fed(&mut command, line)
    };
    let output = apply(&[]);
    assert_eq!(output.status.code(), Some(2));
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    let code = codes(&complaint).into_iter().next().expect(&complaint);
    assert!(apply(&["--confirm", &code]).status.success());
}

#[test]
fn nothing_is_final_while_a_game_is_adjourned() {
    let hall = Hall::empty("fide-mode-adjourned");
    hall.run(&["event", "new", "Cup", "--rounds", "1"]);
    for player in ["Ann", "Bob", "Cid", "Dee"] {
        hall.run(&["event", "add", "cup", player]);
    }
    hall.run(&["event", "numbers", "cup"]);
    hall.run(&["event", "pair", "cup", "--seed", "1"]);
    hall.run(&["event", "result", "cup", "1=adjourned", "2=1-0"]);
    hall.run(&["event", "close", "cup"]);
    let told = hall.refused(&["event", "standings", "cup"]);
    assert!(told.contains("no final standings"), "{told}");
    let told = hall.refused(&["event", "report", "cup"]);
    assert!(told.contains("no final report"), "{told}");
    let finish = ["event", "finish", "cup", "--reason", "never resumed"];
    assert_eq!(levels(&hall, &finish), [5]);
    hall.run(&["event", "result", "cup", "1=0-1", "--reason", "resumed"]);
    hall.run(&["event", "standings", "cup"]);
    hall.run(&["event", "finish", "cup"]);
    hall.run(&["event", "report", "cup"]);
}
