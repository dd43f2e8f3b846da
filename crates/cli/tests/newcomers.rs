//! What somebody meets in the first ten minutes: the faults that everybody makes once.

mod common;

use std::path::Path;

use common::{Hall, folder};

/// The complaint in one line, without the drawing of the place.
fn complaint(hall: &Hall, arguments: &[&str]) -> String {
    let told = hall.refused(&[&["--json"], arguments].concat());
    let told: serde_json::Value = serde_json::from_str(&told).unwrap();
    let part = |key: &str| told[key].as_str().unwrap_or_default().to_owned();
    format!("{} | {}", part("error"), part("help"))
}

fn example(name: &str) -> String {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    examples.join(name).to_str().unwrap().to_owned()
}

#[test]
fn a_complaint_says_what_to_do_next() {
    let hall = Hall::empty("first-minutes");
    hall.run(&["event", "new", "Open", "--rounds", "1"]);
    let entries = example("entries.csv");
    let here = std::env::current_dir().unwrap().display().to_string();
    let a_folder = folder("first-minutes-folder").to_str().unwrap().to_owned();
    for (arguments, expected) in [
        (
            &["standings", "no.trf"][..],
            "there is no file no.trf | it is looked for in ",
        ),
        (&["standings", "no.trf"], here.as_str()),
        (
            &["event", "import", "open", "no.csv"],
            "there is no file no.csv",
        ),
        (
            &["event", "apply", "open", "no.jsonl"],
            "there is no file no.jsonl",
        ),
        (&["games", "check", "no.pgn"], "there is no file no.pgn"),
        (
            &["ruling", "--facts", "no.toml"],
            "there is no file no.toml",
        ),
        (&["rate", &a_folder], "is a folder | name a file in it"),
        (
            &["standings", &entries],
            "a tournament report file (TRF) is expected",
        ),
        (
            &["event", "show", "opne"],
            "there is no event \"opne\" | `adoube event list`",
        ),
        (
            &["event", "show", "No Such!"],
            "such as spring-open-2026 | `adoube event list`",
        ),
        (
            &["event", "new", "Open"],
            "already | choose another short name with --id",
        ),
        (
            &["event", "--data", &entries, "list"],
            "--data DIR, or ADOUBE_DATA, names the folder",
        ),
        (
            &["serve", "--listen", "8400"],
            "it is not an address with a port | choose another",
        ),
        (
            &["event", "--author", " ", "note", "open", "x"],
            "name one with --author",
        ),
    ] {
        let told = complaint(&hall, arguments);
        assert!(told.contains(expected), "{arguments:?}: {told}");
        assert!(
            !told.contains("os error") || arguments[0] == "event",
            "{told}"
        );
    }
}

#[test]
fn a_port_in_use_is_told() {
    let hall = Hall::empty("port-in-use");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let told = complaint(&hall, &["serve", "--demo", "--listen", &address]);
    assert!(
        told.contains("another program, perhaps Adoube itself, is there"),
        "{told}"
    );
}

#[test]
fn what_is_strange_on_every_line_is_told_once() {
    let hall = Hall::empty("strange");
    let report = std::fs::read_to_string(example("open.trf")).unwrap();
    let wrong = |line: &str| match line.starts_with("001") {
        true => format!("{} 9.5{}\n", &line[..80], &line[84..]),
        false => format!("{line}\n"),
    };
    let file = folder("strange-file").join("strange.trf");
    std::fs::write(&file, report.lines().map(wrong).collect::<String>()).unwrap();
    let name = file.to_str().unwrap();
    let converted = folder("strange-out").join("out.trf");
    let converted = converted.to_str().unwrap();
    for arguments in [
        &["standings", name][..],
        &["rate", name],
        &["swiss", "pair", name],
        &["convert", name, converted],
        &["prizes", name, "--fund", &example("fund.toml")],
    ] {
        let output = hall.adoube().args(arguments).output().unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        let about: Vec<&str> = told
            .lines()
            .filter(|line| line.contains("9.5 points"))
            .collect();
        let expected = format!(
            "{name}: line 14: 9.5 points, but the results of 1 add up to 3.5 \
             (and 15 more of this kind: lines 15, 16, 17 and 12 more)"
        );
        assert_eq!(about, [expected], "{arguments:?}");
    }
    // Programs get all of it.
    let told = hall.run(&["convert", "--json", name, converted]);
    let told: serde_json::Value = serde_json::from_str(&told).unwrap();
    let warnings = told["warnings"].as_array().unwrap();
    let about = |text: &&serde_json::Value| text.as_str().unwrap().contains("9.5 points");
    assert_eq!(warnings.iter().filter(about).count(), 16);

    hall.run(&["event", "new", "Open", "--rounds", "3"]);
    let players: String = (0..1600)
        .map(|number| format!("Player {number}\n"))
        .collect();
    let list = folder("strange-list").join("players.csv");
    std::fs::write(&list, format!("Name\n{players}")).unwrap();
    let import = ["event", "import", "open", list.to_str().unwrap()];
    hall.run(&import);
    let again = hall.adoube().args(import).output().unwrap();
    let told = String::from_utf8(again.stderr).unwrap();
    let again = told
        .lines()
        .filter(|line| line.contains("is entered already"));
    assert_eq!(again.count(), 10, "{told}");
    assert!(
        told.ends_with("warning: and 1590 more of this kind\n"),
        "{told}"
    );
}

#[test]
fn files_with_the_same_fault_are_told_by_a_few() {
    let hall = Hall::empty("same-fault");
    let archive = folder("same-fault-files");
    let report = std::fs::read_to_string(example("open.trf")).unwrap();
    let other = report.replace("192 FIDE_DUTCH", "192 FIDE_KEIZER");
    for number in 0..50 {
        std::fs::write(archive.join(format!("{number}.trf")), &other).unwrap();
    }
    let check = ["swiss", "check", archive.to_str().unwrap()];
    let told = hall.refused(&check);
    assert_eq!(told.matches("FIDE_KEIZER").count(), 3, "{told}");
    assert!(
        told.ends_with("and 47 more files with a fault of these kinds\n"),
        "{told}"
    );
    let told = hall.refused(&[&["--json"][..], &check].concat());
    assert_eq!(told.lines().count(), 50);
}

#[test]
fn one_thing_is_not_several() {
    let hall = Hall::empty("one-thing");
    hall.run(&["event", "new", "Open", "--rounds", "1"]);
    hall.run(&["event", "add", "open", "Ann"]);
    let shown = hall.run(&["event", "show", "open"]);
    assert!(shown.contains("1 round, 1 player\n"), "{shown}");
    hall.run(&["event", "add", "open", "Bob"]);
    hall.run(&["event", "numbers", "open"]);
    hall.run(&["event", "pair", "open", "1-2"]);
    let shown = hall.run(&["event", "show", "open"]);
    assert!(shown.contains("0 of 1 result, open"), "{shown}");
    let penalty = hall.run(&["event", "penalty", "open", "Ann", "-1", "--reason", "late"]);
    assert!(penalty.contains("-1 point from round"), "{penalty}");
}

#[test]
fn wrong_usage_says_in_json_what_is_missing() {
    let hall = Hall::empty("usage");
    for (arguments, error, help) in [
        (
            &["event", "import", "--json"][..],
            "the following required arguments were not provided: <EVENT> <FILE>",
            "Usage: adoube event import",
        ),
        (
            &["--json", "prizes", "open.trf"],
            "the following required arguments were not provided: --fund <FUND.toml>",
            "Usage: adoube prizes",
        ),
        (
            &["event", "improt", "--json"],
            "unrecognized subcommand 'improt'",
            "tip: some similar subcommands exist: 'apart', 'prohibit', 'import'",
        ),
        (
            &["standings", "a.trf", "--josn", "--json"],
            "unexpected argument '--josn' found",
            "tip: a similar argument exists: '--json'",
        ),
        (
            &["convert", "a", "b", "--to", "trf99", "--json"],
            "invalid value 'trf99' for '--to <TO>' [possible values: trf06, trf16, trf26]",
            "--help tells more",
        ),
        (
            &["rulebook", "--json"],
            "'adoube rulebook' requires a subcommand but one was not provided \
             [subcommands: list, show, compare, search, help]",
            "Usage: adoube rulebook",
        ),
        (
            &["--json", "rulebook"],
            "a command is missing",
            "Usage: adoube rulebook [OPTIONS] <COMMAND>; the commands are: list, show, compare, search",
        ),
    ] {
        let complaint = hall.refused(arguments);
        let told = serde_json::from_str::<serde_json::Value>(&complaint).unwrap();
        assert_eq!(told["error"], error, "{arguments:?}");
        let said = told["help"].as_str().unwrap();
        assert!(said.contains(help), "{arguments:?}: {said}");
        assert!(!said.contains('\n') && !said.contains("For more"), "{said}");
    }
}

#[test]
fn files_of_any_depth_are_refused_and_not_fatal() {
    let hall = Hall::empty("deep");
    let folder = folder("deep-files");
    let many = |text: &str| text.repeat(60_000);
    let toml = [
        format!("a{} = 1\n", many(".a")),
        format!("[a{}]\n", many(".a")),
        format!("a = {}{}\n", many("["), many("]")),
        format!("a = {}1{}\n", many("{a="), many("}")),
    ];
    let file = folder.join("deep.toml");
    let name = file.to_str().unwrap();
    for text in toml {
        std::fs::write(&file, text).unwrap();
        hall.refused(&["ruling", "--facts", name]);
        hall.refused(&["clock", "replay", name]);
        hall.refused(&["prizes", "--lint", "--fund", name]);
    }
    hall.run(&["event", "new", "Open", "--rounds", "3"]);
    std::fs::write(&file, format!("{}{}\n", many("["), many("]"))).unwrap();
    hall.refused(&["event", "apply", "open", name]);
}
