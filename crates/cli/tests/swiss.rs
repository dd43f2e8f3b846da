//! Swiss pairings on the command line: the checker, the generator and what other programs expect.

mod common;

use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use common::Hall;
use serde_json::{Value, json};

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// A folder for tournament report files.
struct Desk(Hall);

impl Desk {
    fn new(name: &str) -> Desk {
        Desk(Hall::empty(name))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path(name)
    }

    fn write(&self, name: &str, text: &str) -> String {
        std::fs::write(self.path(name), text).expect("a file can be written");
        self.path(name).display().to_string()
    }

    fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).expect("the file is there")
    }

    fn output(&self, arguments: &[&str]) -> Output {
        let mut command: Command = self.0.adoube();
        command.current_dir(self.path("")).args(arguments);
        command.output().expect("adoube starts")
    }

    /// What is printed, with the exit status that has to be.
    fn run(&self, status: i32, arguments: &[&str]) -> String {
        let output = self.output(arguments);
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert_eq!(
            output.status.code(),
            Some(status),
            "{arguments:?}: {complaint}"
        );
        String::from_utf8(output.stdout).expect("the output is UTF-8")
    }

    /// The complaint, with the exit status that has to be.
    fn complaint(&self, status: i32, arguments: &[&str]) -> String {
        let output = self.output(arguments);
        assert_eq!(output.status.code(), Some(status), "{arguments:?}");
        String::from_utf8(output.stderr).expect("the complaint is UTF-8")
    }

    /// A random tournament.
    fn generate(&self, file: &str, options: &[&str]) -> String {
        let arguments = [&["swiss", "generate", "-o", file], options].concat();
        self.run(0, &arguments);
        self.read(file)
    }
}

/// Six players; round 1 is played, round 2 is next.
const SIX: &str = "\
012 Six
142 3
152 W
192 FIDE_DUTCH_2025
001    1      Anderssen, Adolf                  2600                             1.0    1     4 w 1
001    2      Bird, Henry                       2500                             1.0    2     5 b 1
001    3      Captain Evans                     2400                             0.5    4     6 w =
001    4      Dufresne, Jean                    2300                             0.0    5     1 b 0
001    5      Eliskases, Erich                  2200                             0.0    6     2 w 0
001    6      Falkbeer, Ernst                   2100                             0.5    3     3 b =
";

/// The same before round 1, without an initial colour.
fn before_round_1() -> String {
    let lines = SIX.lines().filter(|line| !line.starts_with("152"));
    let lines = lines.map(|line| match line.strip_prefix("001") {
        Some(_) => format!("{:<80} 0.0{}", &line[..76], &line[84..89]),
        None => line.to_owned(),
    });
    lines.collect::<Vec<String>>().join("\n") + "\n"
}

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
    let told = json(&desk.run(0, &[&options[..], &["--json"]].concat()));
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
        let checked = json(&desk.run(0, &["swiss", "check", "--json", folder]));
        assert_eq!(checked["files"], 4, "{folder}");
        assert_eq!(checked["differences"], json!([]), "{folder}");
    }
    let all = desk.run(0, &["swiss", "check", "."]);
    assert!(all.starts_with("28 files, "), "{all}");
    assert!(all.ends_with(" rounds: no differences\n"), "{all}");
}

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
        printed.starts_with("bad.trf, round 1, dutch-2026:\n"),
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
    let told = json(&desk.run(1, &["swiss", "check", "--json", "bad.trf"]));
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

#[test]
fn the_next_round_in_the_plain_form() {
    let desk = Desk::new("swiss-pair");
    desk.write("six.trf", SIX);
    let pairs = "3\n2 1\n4 3\n6 5\n";
    assert_eq!(desk.run(0, &["swiss", "pair", "six.trf"]), pairs);
    assert_eq!(
        desk.run(0, &["swiss", "pair", "six.trf", "-o", "out.txt"]),
        ""
    );
    assert_eq!(desk.read("out.txt"), pairs);
    assert_eq!(
        desk.run(0, &["swiss", "pair", "six.trf", "--round", "1"]),
        "3\n1 4\n5 2\n3 6\n"
    );
    let told = json(&desk.run(0, &["swiss", "pair", "six.trf", "--json"]));
    assert_eq!(
        (&told["round"], &told["system"]),
        (&json!(2), &json!("dutch-2026"))
    );
    assert_eq!(
        told["boards"][0]["white"],
        json!({ "tpn": 2, "name": "Bird, Henry", "score": 1 })
    );
    assert_eq!(
        (&told["bye"], &told["initial_colour"]),
        (&Value::Null, &json!("white"))
    );

    // Who has a bye in the round to be paired is left out; of the five one gets the other bye.
    let absent = SIX.replace("6 w =", "6 w =  0000 - H");
    desk.write("absent.trf", &absent);
    let pairs = desk.run(0, &["swiss", "pair", "absent.trf"]);
    assert!(
        pairs.starts_with("3\n") && pairs.ends_with(" 0\n"),
        "{pairs}"
    );
}

#[test]
fn the_initial_colour_is_told_or_drawn() {
    let desk = Desk::new("swiss-colour");
    desk.write("start.trf", &before_round_1());
    let white = desk.run(
        0,
        &["swiss", "pair", "start.trf", "--initial-colour", "white"],
    );
    assert_eq!(white, "3\n1 4\n5 2\n3 6\n");
    let black = desk.run(
        0,
        &["swiss", "pair", "start.trf", "--initial-colour", "black"],
    );
    assert_eq!(black, "3\n4 1\n2 5\n6 3\n");
    let seeded = ["swiss", "pair", "start.trf", "--seed", "7"];
    let complaint = desk.complaint(0, &seeded);
    assert!(
        complaint.contains("drawn by lot with seed 7"),
        "{complaint}"
    );
    assert_eq!(desk.run(0, &seeded), desk.run(0, &seeded));
    let told = json(&desk.run(0, &[&seeded[..], &["--json"]].concat()));
    assert_eq!(told["seed"], 7);
}

#[test]
fn what_cannot_be_paired() {
    let desk = Desk::new("swiss-stuck");
    let two = "\
012 Two
142 2
152 W
001    1      Anderssen, Adolf                  2600                             1.0    1     2 w 1
001    2      Bird, Henry                       2500                             0.0    2     1 b 0
";
    desk.write("two.trf", two);
    let complaint = desk.complaint(1, &["swiss", "pair", "two.trf", "-o", "out.txt"]);
    assert!(
        complaint.contains("round 2 has no legal pairing"),
        "{complaint}"
    );
    assert!(!desk.path("out.txt").exists());
    let told = json(&desk.run(1, &["swiss", "pair", "two.trf", "--json"]));
    assert_eq!(told["round"], 2);
    assert!(
        told["reason"]
            .as_str()
            .unwrap()
            .contains("no legal pairing"),
        "{told}"
    );

    desk.write(
        "open.trf",
        &SIX.replace("4 w 1", "4 w  ").replace("1 b 0", "1 b  "),
    );
    let complaint = desk.complaint(2, &["swiss", "pair", "open.trf"]);
    assert!(
        complaint.contains("round 1: Anderssen, Adolf (1) – Dufresne, Jean (4)"),
        "{complaint}"
    );

    let complaint = desk.complaint(2, &["swiss", "pair", "two.trf", "--round", "4"]);
    assert!(complaint.contains("the next round is 2"), "{complaint}");
    desk.write("done.trf", &SIX.replace("142 3\n", ""));
    let complaint = desk.complaint(2, &["swiss", "pair", "done.trf"]);
    assert!(complaint.contains("all 1 rounds are paired"), "{complaint}");
    assert_eq!(
        desk.run(0, &["swiss", "pair", "done.trf", "--rounds", "3"]),
        "3\n2 1\n4 3\n6 5\n"
    );
    desk.write(
        "other.trf",
        &SIX.replace("FIDE_DUTCH_2025", "FIDE_BURSTEIN"),
    );
    let complaint = desk.complaint(2, &["swiss", "pair", "other.trf"]);
    assert!(complaint.contains("FIDE_BURSTEIN"), "{complaint}");
    desk.run(0, &["swiss", "pair", "other.trf", "--system", "dutch-2017"]);
}

#[test]
fn the_command_lines_of_other_programs() {
    let desk = Desk::new("swiss-compat");
    desk.write("six.trf", SIX);
    let compat = |status: i32, line: &str| {
        let arguments: Vec<&str> = line.split_whitespace().collect();
        desk.run(
            status,
            &[&["swiss", "pair", "--compat"], &arguments[..]].concat(),
        )
    };
    let pairs = "3\n2 1\n4 3\n6 5\n";
    assert_eq!(compat(0, "--dutch six.trf -p"), pairs);
    assert_eq!(compat(0, "-- six.trf -p out.txt"), "");
    assert_eq!(desk.read("out.txt"), pairs);
    assert_eq!(compat(0, "--dutch six.trf -c"), "six: Round #1\n\n");
    desk.write(
        "bad.trf",
        &SIX.replace("4 w 1", "4 b 1").replace("1 b 0", "1 w 0"),
    );
    let differences = compat(0, "bad.trf -c");
    assert!(
        differences.contains("      1 -   4                  4 -   1\n"),
        "{differences}"
    );

    desk.write("config", "# small\nPlayersNumber=9\nRoundsNumber=4\nForfeitRate=3.5\nPointsForWin=3.0\nPointsForDraw=1.0\n");
    assert_eq!(compat(0, "--dutch -g config -o made.trf -s 42"), "");
    let made = desk.read("made.trf");
    assert_eq!(
        made.lines().filter(|line| line.starts_with("001 ")).count(),
        9
    );
    compat(0, "-g config -o again.trf -s 42");
    assert_eq!(desk.read("again.trf"), made);
    compat(0, "--dutch made.trf -g -o like.trf -s 1");
    desk.run(0, &["swiss", "check", "made.trf", "like.trf"]);

    compat(3, "--burstein six.trf -p");
    compat(3, "six.trf");
    compat(5, "missing.trf -p");
    compat(5, "six.trf -p no/such/folder/out.txt");
    desk.write("wrong", "PlayersNumber=9\nPlayersName=Bob\n");
    let complaint = desk.complaint(
        3,
        &["swiss", "pair", "--compat", "-g", "wrong", "-o", "x.trf"],
    );
    assert!(complaint.contains("wrong, line 2"), "{complaint}");
    let help = desk.run(
        0,
        &[
            "swiss",
            "pair",
            "--system",
            "dutch-2017",
            "--compat",
            "six.trf",
            "-p",
        ],
    );
    assert_eq!(help, pairs);
}

#[test]
fn files_in_other_versions() {
    let desk = Desk::new("swiss-convert");
    let made = desk.generate(
        "a.trf",
        &["--seed", "3", "--players", "12", "--rounds", "5"],
    );
    assert_eq!(desk.run(0, &["convert", "a.trf", "-"]), made);
    desk.run(0, &["convert", "a.trf", "b.trf", "--to", "trf16"]);
    assert!(desk.read("b.trf").contains("\nXXR 5"));
    desk.run(0, &["convert", "b.trf", "c.trf"]);
    assert!(desk.read("c.trf").contains("\n142 5"));
    let plain = |text: &str| -> Vec<String> {
        let players = text.lines().filter(|line| line.starts_with("001 "));
        players.map(|line| line.trim_end().to_owned()).collect()
    };
    assert_eq!(plain(&desk.read("c.trf")), plain(&made));
    desk.run(0, &["swiss", "check", "a.trf", "b.trf", "c.trf"]);
    let complaint = desk.complaint(0, &["convert", "a.trf", "d.trf", "--to", "trf06"]);
    assert!(complaint.contains("left out in TRF06"), "{complaint}");
    let told = json(&desk.run(0, &["convert", "a.trf", "-", "--to", "trf16", "--json"]));
    assert_eq!(told["trf"], desk.read("b.trf"));
    assert!(told["left_out"].is_array() && told["warnings"].is_array());

    let mut command = desk.0.adoube();
    command
        .args(["convert", "-", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped());
    let mut child = command.spawn().expect("adoube starts");
    let mut input = child.stdin.take().unwrap();
    std::io::Write::write_all(&mut input, made.as_bytes()).unwrap();
    drop(input);
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), made);
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
        text.starts_with("20 tournaments of 4 rounds by dutch-2026, seed 9.\n"),
        "{text}"
    );
    assert_eq!(desk.run(0, &seeded), text);
    let told = json(&desk.run(0, &[&seeded[..], &["--json"]].concat()));
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
