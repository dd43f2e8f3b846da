//! Whole tournaments from report files, on the command line.

mod common;

use common::Hall;
use serde_json::Value;

/// Four players after a round that the rules pair so; the lines have other pairs if asked for.
fn file(hall: &Hall, name: &str, head: &str, rounds: [&str; 4]) -> String {
    let mut text = format!("012 Club Cup\n{head}");
    for (place, round) in rounds.iter().enumerate() {
        let (number, rating) = (place + 1, 2600 - 100 * place);
        let points = if round.ends_with('1') { "1.0" } else { "0.0" };
        text += &format!(
            "001 {number:>4}      Player {number:<26} {rating:>4}                            {points:>4} {number:>4}{round}\n"
        );
    }
    let path = hall.path(name);
    std::fs::write(&path, text).unwrap();
    path.display().to_string()
}

const BY_THE_RULES: [&str; 4] = ["     3 w 1", "     4 b 0", "     1 b 0", "     2 w 1"];
const OTHERWISE: [&str; 4] = ["     2 w 1", "     1 b 0", "     4 w 1", "     3 b 0"];
const HEAD: &str = "042 2026/11/02\n142 3\n152 W\n192 FIDE_DUTCH_2026\n";

fn json_of(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

#[test]
fn a_tournament_is_taken_in_and_goes_on() {
    let hall = Hall::empty("import-goes-on");
    let file = file(&hall, "cup.trf", HEAD, BY_THE_RULES);
    let dry = hall.run(&["event", "import", "cup", &file, "--dry-run"]);
    assert!(
        dry.contains("4 players, 1 of 3 rounds, from TRF26"),
        "{dry}"
    );
    hall.refused(&["event", "show", "cup"]);
    let told = json_of(&hall.run(&["event", "import", "cup", &file, "--json"]));
    assert_eq!(told["version"], "TRF26");
    assert_eq!(told["findings"].as_array().unwrap().len(), 0);
    assert_eq!(told["head"], 2, "the event and one record");
    // It is like any other: the next round is paired, a result entered.
    hall.run(&["event", "pair", "cup"]);
    hall.run(&["event", "result", "cup", "1=1-0"]);
    let log = hall.run(&["event", "log", "cup"]);
    assert!(log.contains("imported from cup.trf"), "{log}");
    // A section beside it, taken back in one step.
    hall.run(&["event", "import", "cup", &file, "--section", "Again"]);
    assert!(hall.run(&["event", "show", "cup"]).contains("Again"));
    hall.run(&["event", "undo", "cup"]);
    assert!(!hall.run(&["event", "show", "cup"]).contains("Again"));
}

#[test]
fn a_report_is_imported_and_reported_as_it_was() {
    let hall = Hall::empty("import-and-back");
    let cup = file(&hall, "cup.trf", HEAD, BY_THE_RULES);
    hall.run(&["event", "new", "--from", &cup]);
    hall.run(&["event", "pair", "club-cup"]);
    hall.run(&["event", "result", "club-cup", "1=1-0", "2=adjourned"]);
    let first = hall.path("first.trf").display().to_string();
    hall.run(&["event", "report", "club-cup", "-o", &first]);
    hall.run(&["event", "import", "again", &first]);
    let second = hall.run(&["event", "report", "again"]);
    assert_eq!(second, std::fs::read_to_string(&first).unwrap());
}

#[test]
fn rounds_that_break_the_rules_need_a_reason_and_are_reported() {
    let hall = Hall::empty("import-breaks");
    let file = file(&hall, "cup.trf", HEAD, OTHERWISE);
    let told = json_of(&hall.run(&["event", "import", "cup", &file, "--dry-run", "--json"]));
    assert_eq!(told["findings"][0]["severity"], "breach", "{told}");
    let complaint = hall.refused(&["event", "import", "cup", &file]);
    assert!(complaint.contains("1-3 4-2 => 1-2 3-4"), "{complaint}");
    // Nothing was made.
    hall.refused(&["event", "show", "cup"]);
    hall.run(&[
        "event",
        "import",
        "cup",
        &file,
        "--reason",
        "as it was played",
    ]);
    let report = hall.run(&["event", "report", "cup"]);
    let line = "### Import @ Round 1: 1-3 4-2 => 1-2 3-4";
    assert!(report.lines().any(|one| one == line), "{report}");
}

#[test]
fn adjustments_are_told_before_anything_is_written() {
    let hall = Hall::empty("import-adjustments");
    let rounds = ["     3 w 1", "  0000 - +", "     1 b 0", ""];
    let file = file(&hall, "old.trf", "042 03/05/2006\n", rounds);
    let output = hall.output(&["event", "import", "old", &file, "--dry-run"]);
    let told = String::from_utf8(output.stderr).unwrap();
    for says in [
        "+ without an opponent is read as",
        "no record 142 or XXR",
        "dutch-2017 is assumed",
        "can also be read as",
        "has neither a game nor a bye in round 1",
        "explains round 1",
    ] {
        assert!(told.contains(says), "{says}: {told}");
    }
    hall.refused(&["event", "show", "old"]);
}

#[test]
fn faults_are_refused_with_their_places() {
    let hall = Hall::empty("import-faults");
    for (rounds, says) in [
        (["     9 w 1", "", "", ""], "line 6, column 95"),
        (["     1 w 1", "", "", ""], "expected another player"),
        (
            ["     2 w 1", "     1 w 0", "", ""],
            "expected opposite colours",
        ),
        (["     2 w 1", "     1 b 1", "", ""], "line 6, column 99"),
        (
            ["     2 w 1", "     1 b 0", "     1 b 0", ""],
            "line 8, column 95",
        ),
    ] {
        let file = file(&hall, "faulty.trf", HEAD, rounds);
        for command in [
            &["event", "import", "faulty", file.as_str()][..],
            &["event", "new", "--from", file.as_str()],
            &["convert", file.as_str(), "-"],
        ] {
            let complaint = hall.refused(command);
            assert!(complaint.contains("faulty.trf"), "{complaint}");
            assert!(complaint.contains(says), "{says}: {complaint}");
        }
    }
    let list = hall.path("list.csv");
    std::fs::write(&list, "Name\nAnn\n").unwrap();
    let list = list.display().to_string();
    let complaint = hall.refused(&["event", "import", "e", &list, "--dry-run"]);
    assert!(complaint.contains("report files"), "{complaint}");
}

/// Whatever letters a file is written in, it is taken for what it is; so is one that begins with a line of its
/// program.
#[test]
fn files_in_other_encodings_are_taken_in() {
    let hall = Hall::empty("import-encodings");
    let plain = file(&hall, "cup.trf", HEAD, BY_THE_RULES);
    let text = std::fs::read_to_string(plain).unwrap();
    let wide: Vec<u8> = std::iter::once(0xFEFF)
        .chain(text.encode_utf16())
        .flat_map(u16::to_le_bytes)
        .collect();
    let of_program = format!(
        "00A Pairing Program 3.1\r\n{}\x1a",
        text.replace('\n', "\r\n")
    );
    let files = [
        ("wide", wide),
        ("program", of_program.into_bytes()),
        ("unended", text.trim_end().as_bytes().to_vec()),
    ];
    for (name, bytes) in files {
        let path = hall.path(&format!("{name}.trf"));
        std::fs::write(&path, bytes).unwrap();
        let told = hall.run(&["event", "import", name, path.to_str().unwrap(), "--dry-run"]);
        assert!(told.contains("4 players, 1 of 3 rounds"), "{name}: {told}");
    }
}
