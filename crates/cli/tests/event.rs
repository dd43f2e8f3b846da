//! A club event from the first entry to the export, as an arbiter would type it.

mod common;

use std::io::Write;
use std::process::Stdio;

use common::Hall;
use serde_json::Value;

const ENTRIES: &str = "\
Name;Titel;Land;Elo;Verein\r
\"Petrov, Ivan\";FM;BUL;2301;Sofia\r
\"Müller, Jörg\";;GER;2100;Köln\r
\"Åberg, Sven\";IM;SWE;2301;\r
\"李伟\";;CHN;0;\r
\"O'Neil, Pat\";;IRL;1800;\r
";

/// An event `spring` with the five players, numbered.
fn spring(name: &str) -> Hall {
    let hall = Hall::empty(name);
    hall.run(&[
        "event",
        "new",
        "Spring Open",
        "--id",
        "spring",
        "--rounds",
        "3",
    ]);
    let list = hall.path("entries.csv");
    std::fs::write(&list, ENTRIES).unwrap();
    hall.run(&["event", "import", "spring", list.to_str().unwrap()]);
    hall.run(&["event", "numbers", "spring"]);
    hall
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

#[test]
fn a_whole_event() {
    let hall = spring("whole-event");
    hall.run(&["event", "bye", "spring", "李伟", "--round", "2"]);
    hall.run(&["event", "pair", "spring", "1-3", "4-2", "--bye", "5"]);
    hall.run(&["event", "result", "spring", "1=1-0", "2=1/2-1/2"]);
    hall.run(&["event", "result", "spring", "2=0-1", "--correct"]);

    let pairs = hall.path("round-2.txt");
    std::fs::write(&pairs, "2\n2 1\n3 4\n").unwrap();
    let paired = hall.run(&[
        "event",
        "pair",
        "spring",
        "--pairs",
        pairs.to_str().unwrap(),
    ]);
    assert!(paired.contains("round 1 closed"), "{paired}");
    assert!(
        paired.contains("round 2 paired by hand: 2 boards, 1 bye"),
        "{paired}"
    );
    hall.run(&["event", "result", "spring", "1=½-½", "2=+/-"]);
    hall.run(&[
        "event",
        "penalty",
        "spring",
        "Müller",
        "-0.5",
        "--reason",
        "phone rang",
    ]);
    hall.run(&["event", "withdraw", "spring", "4"]);
    hall.run(&["event", "close", "spring"]);

    let standings = hall.run(&["event", "standings", "spring", "--json"]);
    let standings = json(&standings);
    let line = |place: usize| {
        let player = &standings["players"][place];
        let name = player["name"].as_str().unwrap().to_owned();
        (
            player["rank"].as_u64().unwrap(),
            name,
            player["points"].clone(),
        )
    };
    assert_eq!(line(0), (1, "Åberg, Sven".to_owned(), Value::from(1.5)));
    assert_eq!(line(1), (1, "Petrov, Ivan".to_owned(), Value::from(1.5)));
    assert_eq!(line(2), (1, "李伟".to_owned(), Value::from(1.5)));
    assert_eq!(line(3), (4, "Müller, Jörg".to_owned(), Value::from(0.5)));
    assert_eq!(line(4), (5, "O'Neil, Pat".to_owned(), Value::from(0)));

    let after_one = json(&hall.run(&["event", "standings", "spring", "--after", "1", "--json"]));
    assert_eq!(after_one["players"][0]["points"], 1);
}

#[test]
fn the_log_tells_everything_and_undo_takes_back() {
    let hall = spring("log");
    hall.run(&["event", "pair", "spring", "1-3", "4-2", "--bye", "5"]);
    hall.run(&["event", "result", "spring", "1=1-0"]);
    let undone = hall.run(&["event", "undo", "spring"]);
    assert!(undone.contains("record 10 undone"), "{undone}");
    let board = hall.run(&["event", "log", "spring", "--board", "1"]);
    assert!(board.contains("1-0 [undone]"), "{board}");
    assert!(board.contains("record 10 undone"), "{board}");
    let redone = hall.run(&["event", "redo", "spring"]);
    assert!(redone.contains("record 10 redone"), "{redone}");
    let pairings = hall.run(&["event", "pairings", "spring"]);
    assert!(pairings.contains("1-0"), "{pairings}");

    let refused = hall.refused(&["event", "undo", "spring", "9"]);
    assert!(
        refused.contains("record 10 would no longer hold"),
        "{refused}"
    );

    let player = hall.run(&["event", "log", "spring", "--player", "Müller", "--json"]);
    let kinds: Vec<String> = player
        .lines()
        .map(|line| json(line)["change"]["kind"].as_str().unwrap().to_owned())
        .collect();
    let expected = [
        "registered",
        "numbers_assigned",
        "round_paired",
        "result_entered",
        "undone",
        "redone",
    ];
    assert_eq!(kinds, expected);
}

#[test]
fn an_export_restores_the_event_byte_for_byte() {
    let hall = spring("export");
    hall.run(&["event", "pair", "spring", "1-3", "4-2", "--bye", "5"]);
    let file = hall.path("spring.jsonl");
    hall.run(&["event", "export", "spring", "-o", file.to_str().unwrap()]);
    let other = Hall::empty("export-other");
    let restored = other.run(&["event", "import", "spring", file.to_str().unwrap()]);
    assert_eq!(restored, "spring restored with 9 records.\n");
    let again = other.run(&["event", "export", "spring"]);
    assert_eq!(again, std::fs::read_to_string(&file).unwrap());

    let refused = hall.refused(&["event", "import", "spring", file.to_str().unwrap()]);
    assert!(
        refused.contains("there is an event \"spring\" already"),
        "{refused}"
    );

    let cut: String = again
        .lines()
        .take(5)
        .map(|line| format!("{line}\n"))
        .collect();
    std::fs::write(&file, cut).unwrap();
    let refused = other.refused(&["event", "import", "copy", file.to_str().unwrap()]);
    assert!(
        refused.contains("announces 9 records but holds 4"),
        "{refused}"
    );
}

#[test]
fn a_bad_list_names_line_column_and_what_was_expected() {
    let hall = spring("bad-list");
    let list = hall.path("bad.csv");
    std::fs::write(&list, "Name,Fed,Rating\nAnn,NORWAY,2000\nBob,NOR,strong\n").unwrap();
    let complaint = hall.refused(&["event", "import", "spring", list.to_str().unwrap()]);
    assert!(
        complaint.contains("line 2, column \"Fed\": found \"NORWAY\""),
        "{complaint}"
    );
    assert!(
        complaint.contains("line 3, column \"Rating\": found \"strong\""),
        "{complaint}"
    );
    let shown = json(&hall.run(&["event", "show", "spring", "--json"]));
    assert_eq!(shown["sections"][0]["players"].as_array().unwrap().len(), 5);
}

#[test]
fn a_bad_pairs_file_names_line_and_column() {
    let hall = spring("bad-pairs");
    let pairs = hall.path("pairs.txt");
    std::fs::write(&pairs, "2\n1 3\n4 x\n").unwrap();
    let complaint = hall.refused(&[
        "event",
        "pair",
        "spring",
        "--pairs",
        pairs.to_str().unwrap(),
    ]);
    assert!(complaint.contains("line 3, column 3"), "{complaint}");
    std::fs::write(&pairs, "1 3\n4 99\n").unwrap();
    let complaint = hall.refused(&[
        "event",
        "pair",
        "spring",
        "--pairs",
        pairs.to_str().unwrap(),
    ]);
    assert!(
        complaint.contains("nobody has pairing number 99"),
        "{complaint}"
    );
}

#[test]
fn errors_come_as_json_when_asked() {
    let hall = spring("json-errors");
    let complaint = hall.refused(&["event", "result", "spring", "1=1-0", "--json"]);
    let complaint = json(&complaint);
    assert_eq!(complaint["error"], "no round is paired yet");
}

/// A script that last looked before somebody else entered the result.
#[test]
fn a_stale_writer_is_told_what_changed() {
    let hall = spring("stale");
    hall.run(&["event", "pair", "spring", "1-3", "4-2", "--bye", "5"]);
    hall.run(&["event", "result", "spring", "1=1-0", "--author", "Ben"]);
    let result = |board: u32, result: &str| {
        format!(
            r#"{{"command":"correct_result","section":"open","round":1,"board":"{board}","result":"{result}"}}"#
        )
    };
    let (ok, _, complaint) = apply(&hall, &["--seen", "9"], &result(1, "0-1"));
    assert!(!ok);
    let expected = "somebody else has changed this since record 9: record 10 by Ben";
    assert!(complaint.contains(expected), "{complaint}");
    let entered = result(2, "0-1").replace("correct", "enter");
    let (ok, printed, complaint) = apply(&hall, &["--seen", "9"], &entered);
    assert!(ok, "another board is no conflict: {complaint}");
    assert_eq!(json(&printed)["records"], serde_json::json!([11]));
}

#[test]
fn a_faulty_line_is_named_and_nothing_of_its_batch_is_kept() {
    let hall = spring("apply");
    let batch = r#"[{"command":"note","subject":{"about":"event"},"text":"x"},{"command":"close_round","section":"open","round":1}]"#;
    let (ok, _, complaint) = apply(&hall, &[], batch);
    assert!(!ok);
    assert!(
        complaint.contains("line 1: round 1 is not paired yet"),
        "{complaint}"
    );
    let (_, _, complaint) = apply(&hall, &[], "\n{\"command\":\"entre\"}");
    assert!(
        complaint.contains("line 2, column 18: unknown variant `entre`"),
        "{complaint}"
    );
    let shown = json(&hall.run(&["event", "show", "spring", "--json"]));
    assert_eq!(shown["head"], 8, "nothing was written");
}

fn apply(hall: &Hall, arguments: &[&str], lines: &str) -> (bool, String, String) {
    let mut child = hall
        .adoube()
        .args(["event", "apply", "spring", "-"])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(lines.as_bytes()).unwrap();
    drop(input);
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (
        output.status.success(),
        text(output.stdout),
        text(output.stderr),
    )
}

#[test]
fn several_sections_must_be_told_apart() {
    let hall = spring("sections");
    hall.run(&[
        "event",
        "add-section",
        "spring",
        "Under 1600",
        "--rounds",
        "5",
    ]);
    let complaint = hall.refused(&["event", "add", "spring", "Ann"]);
    assert!(
        complaint.contains("choose one with --section: open, under-1600"),
        "{complaint}"
    );
    hall.run(&["event", "add", "spring", "Ann", "--section", "under-1600"]);
}

#[test]
fn ambiguous_names_are_not_guessed() {
    let hall = Hall::empty("ambiguous");
    hall.run(&["event", "new", "Twins"]);
    hall.run(&["event", "add", "twins", "Ann Lee"]);
    hall.run(&["event", "add", "twins", "Anna Lee"]);
    let complaint = hall.refused(&["event", "withdraw", "twins", "lee"]);
    assert!(
        complaint.contains("\"lee\" fits several players"),
        "{complaint}"
    );
    hall.run(&["event", "withdraw", "twins", "ann lee"]);
    hall.run(&["event", "withdraw", "twins", "#2"]);
}

#[test]
fn completions_and_manual_pages() {
    let hall = Hall::empty("manual");
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = hall.run(&["completions", shell]);
        assert!(script.contains("adoube"), "{shell}");
    }
    assert!(hall.run(&["man"]).contains(".TH adoube 1"));
    let pages = hall.path("man");
    hall.run(&["man", "--dir", pages.to_str().unwrap()]);
    let page = std::fs::read_to_string(pages.join("adoube-event-pair.1")).unwrap();
    assert!(page.contains("pairing\\-allocated bye"), "{page}");
}

#[test]
fn a_reader_who_leaves_early_is_no_error() {
    let hall = spring("early");
    let mut child = hall
        .adoube()
        .args(["event", "show", "spring"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn wrong_usage_comes_as_json_when_asked() {
    let hall = Hall::empty("json-usage");
    let complaint = hall.refused(&["schedule", "berger", "x", "--json"]);
    let error = json(&complaint)["error"].as_str().unwrap().to_owned();
    assert!(error.contains("invalid value 'x'"), "{error}");
}

/// A full disk is no success.
#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_is_an_error() {
    let hall = spring("full-disk");
    let full = std::fs::OpenOptions::new()
        .write(true)
        .open("/dev/full")
        .unwrap();
    let output = hall
        .adoube()
        .args(["event", "export", "spring"])
        .stdout(full)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(
        complaint.contains("standard output cannot be written"),
        "{complaint}"
    );
}

#[cfg(unix)]
#[test]
fn an_export_follows_links_and_leaves_devices_alone() {
    let hall = spring("links");
    let (file, link) = (hall.path("file.jsonl"), hall.path("link.jsonl"));
    std::fs::write(&file, "").unwrap();
    std::os::unix::fs::symlink(&file, &link).unwrap();
    hall.run(&["event", "export", "spring", "-o", link.to_str().unwrap()]);
    assert!(std::fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(
        std::fs::read_to_string(&file)
            .unwrap()
            .contains("\"adoube\"")
    );
    hall.run(&["event", "export", "spring", "-o", "/dev/null"]);
    assert!(!std::fs::metadata("/dev/null").unwrap().is_file());
}

/// One file holds everything once the program has ended.
#[test]
fn the_data_is_one_file_when_nobody_has_it_open() {
    let hall = spring("one-file");
    let names = std::fs::read_dir(hall.path("")).unwrap();
    let names = names.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let databases: Vec<String> = names.filter(|name| name.starts_with("adoube.db")).collect();
    assert_eq!(databases, ["adoube.db"]);
}

#[test]
fn namesakes_and_changes_that_change_nothing_are_told() {
    let hall = spring("namesakes");
    let output = hall.output(&["event", "add", "spring", "petrov, ivan"]);
    let warned = String::from_utf8(output.stderr).unwrap();
    assert!(
        warned.contains("warning: petrov, ivan is entered already"),
        "{warned}"
    );
    let complaint = hall.refused(&["event", "edit", "spring", "1"]);
    assert!(complaint.contains("nothing would change"), "{complaint}");
}

/// A Swiss section is paired by its system; the initial colour is drawn by lot, and the seed is
/// kept.
#[test]
fn a_swiss_section_is_paired_by_its_system() {
    let hall = spring("swiss-section");
    hall.run(&["event", "prohibit", "spring", "1", "3"]);
    hall.run(&["event", "accelerate", "spring", "baku"]);
    hall.run(&["event", "accelerate", "spring", "none"]);
    let paired = hall.run(&["event", "pair", "spring", "--seed", "7"]);
    assert!(paired.contains("round 1 paired by Adoube"), "{paired}");
    let first = hall.run(&["event", "pairings", "spring"]);
    assert!(first.contains("pairing-allocated bye"), "{first}");
    let exported = hall.run(&["event", "export", "spring"]);
    assert!(exported.contains("\"seed\":7"), "{exported}");
    assert!(exported.contains("\"dutch-2026\""), "{exported}");

    hall.run(&["event", "result", "spring", "1=1-0", "2=0-1"]);
    let second = hall.run(&["event", "pair", "spring", "--absent", "2"]);
    assert!(second.contains("round 2 paired by Adoube"), "{second}");
    let log = hall.run(&["event", "log", "spring"]);
    assert!(log.contains("round 1 closed"), "{log}");
}

#[test]
fn a_swiss_section_is_numbered_with_its_round_and_needs_a_known_system() {
    let hall = Hall::empty("swiss-numbers");
    hall.run(&["event", "new", "Open", "--id", "open", "--rounds", "3"]);
    hall.run(&["event", "add", "open", "Ann"]);
    hall.run(&["event", "add", "open", "Bob"]);
    let system = |name| ["event", "edit-section", "open", "--pairing-system", name];
    hall.run(&system("team"));
    let refused = hall.refused(&["event", "pair", "open"]);
    assert!(
        refused.contains("olympiad or us-team for teams"),
        "{refused}"
    );
    hall.run(&system("dutch"));
    let paired = hall.run(&["event", "pair", "open", "--seed", "7"]);
    assert!(
        paired.contains("pairing numbers assigned to 2 players"),
        "{paired}"
    );
    assert!(paired.contains("round 1 paired by Adoube"), "{paired}");
}

/// The report of a section is a file that the other commands read.
#[test]
fn a_section_is_reported_as_a_file() {
    let hall = spring("report");
    hall.run(&["event", "pair", "spring", "--seed", "7"]);
    hall.run(&["event", "result", "spring", "1=1-0", "2=0-1"]);
    hall.run(&["event", "pair", "spring"]);
    let file = hall.path("spring.trf");
    let name = file.to_str().unwrap();
    hall.run(&["event", "report", "spring", "--after", "1", "--out", name]);
    let checked = hall.run(&["swiss", "check", name]);
    assert!(checked.contains("no differences"), "{checked}");
    let told = json(&hall.run(&["event", "report", "spring", "--json"]));
    assert_eq!(told["warnings"], serde_json::json!([]));
    let text = told["report"].as_str().unwrap();
    assert!(text.contains("012 Spring Open\r\n"), "{text}");
    assert!(text.contains("192 FIDE_DUTCH\r\n"), "{text}");
    let refused = hall.refused(&["event", "report", "spring", "--after", "3"]);
    assert!(
        refused.contains("round 3 is not paired; the last one is round 2"),
        "{refused}"
    );
}

/// Every incident of a case is ruled, in order, and written down with what it counts and changes.
#[test]
fn all_incidents_of_a_case_are_applied() {
    let hall = spring("several-incidents");
    hall.run(&["event", "pair", "spring", "1-3", "4-2", "--bye", "5"]);
    let facts = hall.path("case.toml");
    let told = "edition = \"fide-2023-01\"\nrate = \"standard\"\n\
        [board]\nwhite_can_mate = true\nblack_can_mate = true\n\
        [clock]\nwhite = \"5:00\"\nblack = \"6:00\"\n\
        [[incidents]]\nillegal-move = { by = \"black\", completed = true }\n\
        [[incidents]]\nillegal-move = { by = \"white\", completed = true }\n\
        [[incidents]]\nillegal-move = { by = \"black\", completed = true }\n";
    std::fs::write(&facts, told).unwrap();
    let facts = facts.to_str().unwrap();
    let rule = ["event", "rule", "spring", "1", "--facts", facts];
    let shown = json(&hall.run(&[&rule[..], &["--json"]].concat()));
    assert_eq!(shown["rulings"].as_array().unwrap().len(), 3);
    hall.run(&[&rule[..], &["--apply"]].concat());

    let written = json(&hall.run(&["event", "incidents", "spring", "--json"]));
    let of = |place: usize, key: &str| written[place]["case"][key].clone();
    assert_eq!(written.as_array().unwrap().len(), 3);
    assert_eq!(of(0, "clocks")[0]["side"], "white");
    assert_eq!(of(1, "clocks")[0]["side"], "black");
    assert_eq!(of(2, "result"), "1-0");
    assert_eq!(written[2]["counts"].as_array().unwrap().len(), 1);
    let pairings = hall.run(&["event", "pairings", "spring"]);
    assert!(pairings.contains("1-0"), "{pairings}");

    // What is not told of a later incident leaves nothing half written.
    let open = told.replacen("by = \"white\", completed = true", "by = \"white\"", 1);
    std::fs::write(hall.path("case.toml"), open).unwrap();
    let refused = hall.refused(&["event", "rule", "spring", "2", "--facts", facts, "--apply"]);
    assert!(refused.contains("nothing is written"), "{refused}");
    let written = json(&hall.run(&["event", "incidents", "spring", "--json"]));
    assert_eq!(written.as_array().unwrap().len(), 3);
}

#[test]
fn an_event_like_another_is_announced_as_that_was() {
    let hall = Hall::with_paired_round("event-like");
    let next = ["Next Year", "--like", "killed", "--starts", "2027-11-15"];
    hall.run(&[&["event", "new"], &next[..]].concat());
    let shown = |event: &str| json(&hall.run(&["event", "show", event, "--json"]));
    let (model, like) = (shown("killed"), shown("next-year"));
    assert_eq!(like["details"]["starts"], "2027-11-15");
    let sections = |event: &Value| event["sections"].as_array().unwrap().clone();
    assert_eq!(sections(&model).len(), sections(&like).len());
    for (before, after) in sections(&model).iter().zip(sections(&like)) {
        assert_eq!(before["section"], after["section"]);
        assert_eq!(before["settings"], after["settings"]);
        assert_eq!(after["players"].as_array().map(Vec::len), Some(0));
    }
}
