//! The checker.

use serde_json::json;

use crate::desk::{Desk, SIX, read_json};

#[test]
fn a_tampered_file_is_found_out() {
    let desk = Desk::new("swiss-tampered");
    desk.write("good.trf", SIX);
    assert_eq!(
        desk.run(0, &["swiss", "check", "good.trf"]),
        "1 file, 1 round: no differences\n"
    );
    // 1 and 4 have changed colours with each other.
    let tampered = SIX.replace("4 w 1", "4 b 1").replace("1 b 0", "1 w 0");
    desk.write("bad.trf", &tampered);
    let printed = desk.run(1, &["swiss", "check", "good.trf", "bad.trf"]);
    assert!(
        printed.starts_with("bad.trf, round 1, FIDE (Dutch) System, 2025:\n"),
        "{printed}"
    );
    assert!(
        printed.contains("Dufresne, Jean (4) – Anderssen, Adolf (1)"),
        "{printed}"
    );
    assert!(
        printed.contains("Anderssen, Adolf (1) – Dufresne, Jean (4)"),
        "{printed}"
    );
    assert!(!printed.contains("Bird"), "{printed}");
    assert!(
        printed.ends_with("2 files, 2 rounds: 1 round paired differently\n"),
        "{printed}"
    );
    let told = read_json(&desk.run(1, &["swiss", "check", "--json", "bad.trf"]));
    let difference = &told["differences"][0];
    assert_eq!((&told["files"], &told["rounds"]), (&json!(1), &json!(1)));
    assert_eq!(
        (&difference["file"], &difference["round"]),
        (&json!("bad.trf"), &json!(1))
    );
    assert_eq!(difference["found"]["boards"][0]["white"]["tpn"], 4);
    assert_eq!(difference["expected"]["boards"][0]["board"], 1);
    assert_eq!(
        difference["expected"]["boards"][0]["white"]["name"],
        "Anderssen, Adolf"
    );
}

#[test]
fn a_round_that_cannot_be_paired_is_a_difference() {
    let desk = Desk::new("swiss-again");
    // Both have had the white pieces twice, and the two meet again.
    let file = "\
012 Two
142 2
152 W
192 FIDE_DUTCH_2025
001    1      Anderssen, Adolf                  2600                             2.0    1     2 w 1     2 b 1
001    2      Bird, Henry                       2500                             0.0    2     1 b 0     1 w 0
";
    desk.write("again.trf", file);
    let printed = desk.run(1, &["swiss", "check", "again.trf"]);
    assert!(
        printed.contains("By the rules round 2 has no legal pairing"),
        "{printed}"
    );
}

#[test]
fn malformed_files_are_told_with_line_and_column() {
    let desk = Desk::new("swiss-malformed");
    desk.write("good.trf", SIX);
    desk.write("bad.trf", &SIX.replace("4 w 1", "4 w 7"));
    let output = desk.output(&["swiss", "check", "bad.trf", "good.trf", "missing.trf"]);
    assert_eq!(output.status.code(), Some(2));
    let printed = String::from_utf8(output.stdout).unwrap();
    assert_eq!(printed, "1 file, 1 round: no differences\n");
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(complaint.contains("line 5, column 99"), "{complaint}");
    assert!(complaint.contains("missing.trf"), "{complaint}");
    for arguments in [
        &["swiss", "pair", "bad.trf"][..],
        &["convert", "bad.trf", "out.trf"],
        &["swiss", "generate", "--model", "bad.trf"],
    ] {
        let complaint = desk.complaint(2, arguments);
        assert!(complaint.contains("line 5, column 99"), "{complaint}");
    }
    assert!(!desk.path("out.trf").exists());
    desk.complaint(2, &["swiss", "check", "--json", "."]);
    std::fs::create_dir(desk.path("empty")).unwrap();
    let complaint = desk.complaint(2, &["swiss", "check", "empty"]);
    assert!(
        complaint.contains("no tournament report files"),
        "{complaint}"
    );
}

/// Without a day nobody knows which edition `FIDE_DUTCH` means.
#[test]
fn a_day_that_cannot_be_read_is_told() {
    let desk = Desk::new("swiss-undated");
    let by_day = SIX.replace("FIDE_DUTCH_2025", "FIDE_DUTCH");
    let told = |start: &str| {
        desk.write("day.trf", &format!("042 {start}\n{by_day}"));
        let output = desk.output(&["swiss", "check", "day.trf"]);
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(told("someday").contains("no start date can be read"));
    assert!(told("").contains("no start date can be read"));
    assert_eq!(told("28. 07. 2025"), "");
}

/// A file that names no system is checked by the rules of its first day.
#[test]
fn a_file_without_a_system_is_checked_by_its_day() {
    let desk = Desk::new("swiss-assumed");
    let without = SIX.replace("192 FIDE_DUTCH_2025\n", "");
    desk.write("day.trf", &format!("042 2019/05/01\n{without}"));
    let output = desk.output(&["swiss", "check", "day.trf"]);
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("no system is named"), "{told}");
    assert!(told.contains("2017, those of the start date"), "{told}");
    let body = read_json(&desk.run(0, &["swiss", "check", "--json", "day.trf"]));
    assert_eq!(
        body["assumed"],
        json!([{"file": "day.trf", "system": "dutch-2017"}])
    );
    desk.write("someday.trf", &without);
    let output = desk.output(&["swiss", "check", "someday.trf"]);
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("there is no start date"), "{told}");
    let asked = desk.output(&["swiss", "check", "--system", "dutch-2026", "day.trf"]);
    assert_eq!(String::from_utf8(asked.stderr).unwrap(), "");
}

/// A game that was forfeited and has no colours has none to compare.
#[test]
fn a_forfeit_without_colours_is_no_difference() {
    let desk = Desk::new("swiss-colourless");
    // By the rules 1 has White against 4, and 5 against 2.
    let one = SIX.replace("4 w 1", "4 - +").replace("1 b 0", "1 - -");
    let other = SIX.replace("5 b 1", "5 - +").replace("2 w 0", "2 - -");
    let both = SIX.replace("5 b 1", "5 - -").replace("2 w 0", "2 - -");
    let both = both.replace("1.0    2     5", "0.0    4     5");
    let both = both.replace("0.5    4     6", "0.5    2     6");
    for (name, file) in [("one.trf", one), ("other.trf", other), ("both.trf", both)] {
        desk.write(name, &file);
        assert_eq!(
            desk.run(0, &["swiss", "check", name]),
            "1 file, 1 round: no differences\n"
        );
        let us = desk.run(0, &["swiss", "check", "--system", "us", name]);
        assert!(us.contains("0 of 1 round differ"), "{us}");
    }
    // Who meets whom is compared all the same.
    let wrong = SIX
        .replace("4 w 1", "5 - +")
        .replace("1 b 0", "2 w 0")
        .replace("5 b 1", "4 b 1")
        .replace("2 w 0\n001    6", "1 - -\n001    6");
    desk.write("wrong.trf", &wrong);
    desk.run(1, &["swiss", "check", "wrong.trf"]);
}

/// Points and places that are not those of the results, each named.
#[test]
fn wrong_points_and_places_are_named() {
    let desk = Desk::new("swiss-tables");
    desk.generate(
        "good.trf",
        &[
            "--seed",
            "4",
            "--players",
            "9",
            "--rounds",
            "5",
            "--tiebreaks",
            "BH-C1,BH,SB",
        ],
    );
    desk.run(0, &["swiss", "check", "good.trf"]);
    let good = std::fs::read_to_string(desk.path("good.trf")).unwrap();
    let player: String = good
        .lines()
        .find(|line| line.starts_with("001    3"))
        .unwrap()
        .to_owned();
    let (points, rank) = (&player[80..84], &player[85..89]);
    let other = player.replacen(&format!("{points} {rank}"), " 9.5   77", 1);
    desk.write("bad.trf", &good.replace(&player, &other));
    let printed = desk.run(1, &["swiss", "check", "bad.trf"]);
    assert!(
        printed.contains("Player 0003 (3) has 9.5 points in the file"),
        "{printed}"
    );
    assert!(
        printed.contains("Player 0003 (3) has place 77 in the file"),
        "{printed}"
    );
    assert!(
        printed.ends_with("1 file, 5 rounds: every round is paired by the rules, 2 faults\n"),
        "{printed}"
    );
    let told = read_json(&desk.run(1, &["swiss", "check", "--json", "bad.trf"]));
    assert_eq!(told["differences"], json!([]));
    let faults = told["faults"].as_array().unwrap();
    let codes: Vec<&str> = faults
        .iter()
        .filter_map(|fault| fault["code"].as_str())
        .collect();
    assert_eq!(codes, ["file-fault-points", "file-fault-place"]);
    assert_eq!(faults[0]["whom"][0]["tpn"], 3);
    assert_eq!(faults[1]["values"]["stated"], 77);
}

/// Two who have met, and a bye for somebody who had one.
#[test]
fn breaches_are_named_with_round_board_and_article() {
    let desk = Desk::new("swiss-breaches");
    let file = "\
012 Again
142 4
152 W
192 FIDE_DUTCH_2026
001    1      Anderssen, Adolf                  2600                             2.0    1     2 w 1     3 b 1     2 b 0
001    2      Bird, Henry                       2500                             2.0    2     1 b 0  0000 - U     1 w 1
001    3      Chigorin, Mikhail                 2400                             2.0    3  0000 - U     1 w 0  0000 - U
";
    desk.write("again.trf", file);
    let printed = desk.run(1, &["swiss", "check", "again.trf"]);
    let met = "again.trf, round 3, board 1: Bird, Henry (2) and Anderssen, Adolf (1) met in round 1 (C.04.1.2).";
    assert!(printed.contains(met), "{printed}");
    let bye = "again.trf, round 3: Chigorin, Mikhail (3) may not have the bye: round 1 was a pairing-allocated bye (C.04.1.4).";
    assert!(printed.contains(bye), "{printed}");
    // The round that is wrong and the one before it have each a name of their own.
    let told = read_json(&desk.run(1, &["swiss", "check", "--json", "again.trf"]));
    let faults = told["faults"].as_array().unwrap();
    let of = |code: &str| faults.iter().find(|fault| fault["code"] == code).unwrap();
    for code in ["found-met", "found-had-bye"] {
        let fault = of(code);
        assert_eq!(
            (&fault["round"], &fault["values"]["round"]),
            (&json!(3), &json!(1))
        );
    }
    assert_eq!(of("found-met")["board"], 1);
}

/// A round robin is checked by its table.
#[test]
fn round_robins_are_checked() {
    let desk = Desk::new("swiss-round-robin");
    let file = "\
012 Four
142 3
192 BERGER_ROUNDROBIN
202 DE,SB
001    1      Anderssen, Adolf                  2600                             3.0    1     4 w 1     2 w 1     3 b 1
001    2      Bird, Henry                       2500                             1.0    3     3 w 0     1 b 0     4 w 1
001    3      Chigorin, Mikhail                 2400                             2.0    2     2 b 1     4 b 1     1 w 0
001    4      Dufresne, Jean                    2300                             0.0    4     1 b 0     3 w 0     2 b 0
";
    desk.write("four.trf", file);
    let printed = desk.run(0, &["swiss", "check", "four.trf"]);
    assert_eq!(printed, "1 file, 3 rounds: no differences\n");
    let turned = file
        .replace("2 w 1     3 b 1", "2 b 1     3 b 1")
        .replace("1 b 0     4 w 1", "1 w 0     4 w 1");
    desk.write("turned.trf", &turned);
    let printed = desk.run(1, &["swiss", "check", "turned.trf"]);
    assert!(
        printed.starts_with("turned.trf, round 2, Berger tables:\n"),
        "{printed}"
    );
}
