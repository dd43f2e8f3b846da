//! The next round, in the form other programs expect, and their command lines.

use serde_json::{Value, json};

use crate::desk::{Desk, SIX, read_json};

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
    let told = read_json(&desk.run(0, &["swiss", "pair", "six.trf", "--json"]));
    assert_eq!(
        (&told["round"], &told["system"]),
        (&json!(2), &json!("dutch-2025"))
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
    let told = read_json(&desk.run(0, &[&seeded[..], &["--json"]].concat()));
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
        complaint.contains("Round 2 has no legal pairing"),
        "{complaint}"
    );
    assert!(!desk.path("out.txt").exists());
    let told = read_json(&desk.run(1, &["swiss", "pair", "two.trf", "--json"]));
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
    assert!(
        complaint.contains("every planned round is paired (1)"),
        "{complaint}"
    );
    assert_eq!(
        desk.run(0, &["swiss", "pair", "done.trf", "--rounds", "3"]),
        "3\n2 1\n4 3\n6 5\n"
    );
    desk.write("other.trf", &SIX.replace("FIDE_DUTCH_2025", "FIDE_KEIZER"));
    let complaint = desk.complaint(2, &["swiss", "pair", "other.trf"]);
    assert!(complaint.contains("FIDE_KEIZER"), "{complaint}");
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
    // A file of the Dutch system in which the two systems differ.
    let of = |system: &str| {
        let options = [
            "swiss", "pair", "--round", "4", "--system", system, "made.trf",
        ];
        desk.run(0, &options)
    };
    assert_ne!(of("burstein"), of("dutch"));
    compat(0, "--burstein made.trf -c -l burstein.list");
    assert_ne!(
        compat(0, "--burstein made.trf -c"),
        compat(0, "--dutch made.trf -c")
    );
    desk.run(0, &["swiss", "check", "made.trf", "like.trf"]);

    compat(3, "--lim six.trf -p");
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

/// The check-list, beside the file or where it is named.
#[test]
fn check_lists_are_written() {
    let desk = Desk::new("swiss-check-list");
    desk.write("six.trf", SIX);
    let compat = |line: &str| {
        let arguments: Vec<&str> = line.split_whitespace().collect();
        let before = ["swiss", "pair", "--compat"];
        desk.run(0, &[&before[..], &arguments[..]].concat())
    };
    let list = |name: &str| std::fs::read_to_string(desk.path(name)).unwrap();
    compat("--dutch six.trf -p out.txt -l");
    let beside = list("six.list");
    let headings = "\nID\tPts\t--\tPref\tC2\tC14\tC16\t";
    assert!(beside.starts_with(headings), "{beside}");
    assert!(beside.lines().last().unwrap().starts_with("Adoube "));
    desk.run(
        0,
        &[
            "swiss",
            "pair",
            "six.trf",
            "-l",
            "other.list",
            "-o",
            "out.txt",
        ],
    );
    assert_eq!(list("other.list"), beside);
    compat("--dutch six.trf -c -l all.list");
    let all = list("all.list");
    assert!(all.starts_with("Round #1\n\nID\tPts\t-\t"), "{all}");
}
