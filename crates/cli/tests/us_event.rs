//! A section by the rules of US Chess, and what its report file still knows.

mod common;

use common::Hall;
use serde_json::{Value, json};

/// Name, US rating, FIDE rating, US identity; the two scales disagree on purpose.
const PLAYERS: [(&str, &str, &str, &str); 7] = [
    ("Adams, Ann", "2105", "1900", "12345601"),
    ("Baker, Bob", "2050", "2210", "12345602"),
    ("Clark, Cid", "1890", "", "12345603"),
    ("Davis, Dee", "1640", "2300", "12345604"),
    ("Evans, Eve", "1510", "", "12345605"),
    ("Frank, Fay", "1480", "1700", "12345606"),
    ("Green, Guy", "", "1650", ""),
];

fn json_of(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn weekend(name: &str) -> Hall {
    let hall = Hall::empty(name);
    let new = ["event", "new", "Weekend", "--rounds", "4", "--rules"];
    hall.run(&[&new[..], &["us-2025", "--starts", "2026-11-14"]].concat());
    for (name, national, fide, id) in PLAYERS {
        let mut add = vec!["event", "add", "weekend", name];
        for (option, value) in [
            ("--national-rating", national),
            ("--rating", fide),
            ("--national-id", id),
        ] {
            if !value.is_empty() {
                add.extend([option, value]);
            }
        }
        hall.run(&add);
    }
    hall.run(&["event", "numbers", "weekend"]);
    hall
}

fn play(hall: &Hall, results: &[&str]) {
    hall.run(&["event", "pair", "weekend", "--seed", "3"]);
    hall.run(&[&["event", "result", "weekend"][..], results].concat());
}

/// The report in a file, and what it leaves out.
fn reported(hall: &Hall) -> (String, Value) {
    let told = json_of(&hall.run(&["event", "report", "weekend", "--json"]));
    let path = hall.path("weekend.trf");
    std::fs::write(&path, told["report"].as_str().unwrap()).unwrap();
    (path.to_str().unwrap().to_owned(), told)
}

#[test]
fn a_report_keeps_us_ratings_and_identities() {
    let hall = weekend("us-report");
    play(&hall, &["1=1-0", "2=0-1", "3=½-½"]);
    play(&hall, &["1=½-½", "2=1-0", "3=0-1"]);
    let (file, told) = reported(&hall);
    assert_eq!(told["left_out"], json!([]));
    assert_eq!(told["warnings"], json!([]));
    let text = told["report"].as_str().unwrap();
    assert!(text.contains("\r\n172 USA NIDOF\r\n"), "{text}");
    assert!(text.contains("\r\n192 US_CHESS_2025\r\n"), "{text}");
    let records = text.lines().filter(|line| line.starts_with("USA ")).count();
    assert_eq!(records, 6, "{text}");

    // Paired and checked as in the event, whichever way the system is told.
    let checked = hall.run(&["swiss", "check", &file]);
    assert!(
        checked.contains("0 of 2 rounds differ (US Chess Swiss, 2025)"),
        "{checked}"
    );
    let asked = hall.run(&["swiss", "check", "--system", "us", &file]);
    assert_eq!(checked, asked);
    let next = hall.run(&["swiss", "pair", &file]);
    hall.run(&["swiss", "explain", &file]);
    hall.run(&["swiss", "pair", "--compat", &file, "-c"]);
    hall.run(&["event", "pair", "weekend"]);
    let (file, _) = reported(&hall);
    let again = hall.run(&["swiss", "pair", "--round", "3", &file]);
    assert_eq!(next, again);
    let told = json_of(&hall.run(&["swiss", "check", "--json", &file]));
    assert_eq!(
        told,
        json!({ "files": 1, "rounds": 3, "differences": [], "faults": [] })
    );

    // The wall chart has the ratings of the event, and the identities.
    let wall = hall.run(&["standings", &file, "--table", "wall"]);
    for (name, national, fide, id) in PLAYERS {
        let line = wall.lines().find(|line| line.contains(name)).unwrap();
        let rating = if national.is_empty() { fide } else { national };
        assert!(line.contains(rating) && line.contains(id), "{wall}");
    }

    // A class prize goes to who is in the class on the scale of the event.
    let fund = "title = \"Weekend\"\ncurrency = { code = \"USD\", digits = 2 }\n\
        [[category]]\nname = \"Under 1700\"\nwho.rating.under = 1700\nprizes = [10000]\n";
    let path = hall.path("fund.toml");
    std::fs::write(&path, fund).unwrap();
    let division = hall.run(&["prizes", &file, "--fund", path.to_str().unwrap()]);
    let winner = division.lines().nth(1).unwrap();
    assert!(
        !winner.contains("Clark") && !winner.contains("Adams"),
        "{division}"
    );

    // Without the record that names the rating it is the usual one of the system, everywhere.
    let text = std::fs::read_to_string(&file).unwrap();
    let unnamed = hall.path("unnamed.trf");
    std::fs::write(&unnamed, text.replace("172 USA NIDOF\r\n", "")).unwrap();
    let unnamed = unnamed.to_str().unwrap();
    let fund = path.to_str().unwrap();
    for command in [
        &["standings", "FILE", "--table", "wall"][..],
        &["prizes", "FILE", "--fund", fund],
        &["swiss", "check", "FILE"],
    ] {
        let of = |file: &str| {
            let command: Vec<String> = command.iter().map(|w| w.replace("FILE", file)).collect();
            let command: Vec<&str> = command.iter().map(String::as_str).collect();
            hall.run(&command).replace(file, "FILE")
        };
        assert_eq!(of(unnamed), of(&file));
    }
}

#[test]
fn what_a_report_cannot_say_is_told() {
    let hall = weekend("us-left-out");
    let edit = ["event", "edit", "weekend", "1"];
    hall.run(
        &[
            &edit[..],
            &["--club", "Marshall", "--assigned-rating", "2200"],
        ]
        .concat(),
    );
    let edit = ["event", "edit", "weekend", "2"];
    hall.run(&[&edit[..], &["--national-id", "A-VERY-LONG-IDENTITY"]].concat());
    play(&hall, &["1=1-0", "2=0-1", "3=½-½"]);
    hall.run(&["event", "withdraw", "weekend", "3", "--reason", "ill"]);
    let (file, told) = reported(&hall);
    let left_out: Vec<&str> = told["left_out"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one.as_str().unwrap())
        .collect();
    for part in [
        "the rating 2200 that was assigned to Adams, Ann for pairing",
        "the national identity A-VERY-LONG-IDENTITY of Baker, Bob",
        "1 club",
    ] {
        assert!(left_out.contains(&part), "{left_out:?}");
    }
    // Who withdrew is not paired from the file either.
    let pairs = json_of(&hall.run(&["swiss", "pair", "--json", &file]));
    assert!(!pairs.to_string().contains("Clark"), "{pairs}");
    assert_eq!(pairs["boards"].as_array().unwrap().len(), 3);
}

#[test]
fn baku_is_not_for_a_us_section_and_its_own_methods_are() {
    let hall = weekend("us-baku");
    let refused = hall.refused(&["event", "accelerate", "weekend", "baku"]);
    assert!(refused.contains("28R1"), "{refused}");
    // Nor if somebody else worked the points out.
    let points = r#"{"command":"set_virtual_points","section":"SECTION","virtual_points":[{"entrants":[1,2],"rounds":{"first":1,"last":3},"points":1}]}"#;
    let lines = hall.path("commands.jsonl");
    let told = json_of(&hall.run(&["event", "report", "weekend", "--json"]));
    let section = told["section"].as_str().unwrap();
    std::fs::write(&lines, points.replace("SECTION", section)).unwrap();
    let refused = hall.output(&["event", "apply", "weekend", lines.to_str().unwrap()]);
    let complaint = String::from_utf8_lossy(&refused.stderr);
    assert_eq!(refused.status.code(), Some(2), "{complaint}");
    assert!(complaint.contains("28R1"), "{complaint}");
    hall.run(&["event", "accelerate", "weekend", "added-score"]);
    let generate = [
        "swiss",
        "generate",
        "--system",
        "us",
        "--acceleration",
        "baku",
    ];
    let refused = hall.refused(&generate);
    assert!(refused.contains("28R1"), "{refused}");
    // FIDE's sections have it as before.
    hall.run(&[
        "event",
        "edit-section",
        "weekend",
        "--pairing-system",
        "dutch-2026",
    ]);
    hall.run(&["event", "accelerate", "weekend", "baku"]);
    let old = hall.path("old.trf");
    let (file, told) = reported_after_a_round(&hall);
    assert!(
        told["report"]
            .as_str()
            .unwrap()
            .contains("192 FIDE_DUTCH_BAKU")
    );
    hall.run(&["swiss", "check", &file]);
    // A file that says otherwise and brings no virtual points is refused.
    let text = told["report"].as_str().unwrap();
    let text = text.replace("FIDE_DUTCH_BAKU", "US_CHESS_2025_BAKU");
    let text: Vec<&str> = text
        .lines()
        .filter(|line| !line.starts_with("250"))
        .collect();
    std::fs::write(&old, text.join("\n")).unwrap();
    let refused = hall.refused(&["swiss", "check", old.to_str().unwrap()]);
    assert!(refused.contains("28R1"), "{refused}");
}

fn reported_after_a_round(hall: &Hall) -> (String, Value) {
    play(hall, &["1=1-0", "2=0-1", "3=½-½"]);
    reported(hall)
}

#[test]
fn announced_settings_reach_the_pairing() {
    let hall = weekend("us-settings");
    let path = hall.path("us.toml");
    let file = path.to_str().unwrap();
    let edit = ["event", "edit-section", "weekend", "--us-settings", file];
    std::fs::write(&path, "opponents = \"neighbours\"\n").unwrap();
    hall.run(&edit);
    hall.run(&["event", "pair", "weekend", "--seed", "3"]);
    let pairs = hall.run(&["event", "pairings", "weekend"]);
    let board = pairs.lines().find(|line| line.contains("Adams")).unwrap();
    assert!(board.contains("Baker"), "{pairs}");
    let (trf, told) = reported(&hall);
    let left_out = told["left_out"].to_string();
    assert!(left_out.contains("29L1"), "{left_out}");
    hall.run(&["swiss", "check", "--us-settings", file, &trf]);
    let plain = hall.output(&["swiss", "check", &trf]);
    assert_eq!(plain.status.code(), Some(1));

    std::fs::write(&path, "oponents = \"neighbours\"\n").unwrap();
    assert!(hall.refused(&edit).contains("oponents"));
    std::fs::write(&path, "rating = \"fide\"\n").unwrap();
    assert!(hall.refused(&edit).contains("--rating"));
    hall.run(&[
        "event",
        "edit-section",
        "weekend",
        "--pairing-system",
        "dutch-2026",
        "--reason",
        "another system",
    ]);
    std::fs::write(&path, "").unwrap();
    assert!(hall.refused(&edit).contains("not paired by the US system"));
}

#[test]
fn ratings_by_the_book() {
    let hall = Hall::empty("us-rating");
    for (arguments, answer) in [
        (&["merge", "1900/5", "1700/4"][..], "1811 (28C1)"),
        (&["merge", "1900", "1700/5"], "1860 (28C1)"),
        (&["merge", "2200", "1500/10"], "2040 (28C1)"),
        (
            &["convert", "unreliable=2000"],
            "2000 (28D1h), not for prizes of classes below 2200",
        ),
        (&["convert", "soviet=2100"], "2350 (28D1g)"),
        (
            &["convert", "fide=1900", "quebec=1850"],
            "the highest counts: 1950",
        ),
        (
            &["assign", "1700", "--basis", "rated", "--published", "1650"],
            "nothing stands against it",
        ),
    ] {
        let told = hall.run(&[&["us-rating"][..], arguments].concat());
        assert!(told.contains(answer), "{arguments:?}: {told}");
    }
    let no = hall.output(&[
        "us-rating",
        "assign",
        "1720",
        "--basis",
        "calculated",
        "--games",
        "6",
        "--categories",
        "1800,2000",
    ]);
    assert_eq!(no.status.code(), Some(1));
    hall.refused(&["us-rating", "assign", "1720", "--basis", "unverified"]);
    hall.refused(&["us-rating", "merge", "1900", "1700"]);
    hall.refused(&["us-rating", "convert", "mars=1700"]);
}

/// Names of rules and of pairing systems are understood or refused, on every road.
#[test]
fn a_section_names_rules_and_systems_that_exist() {
    let hall = Hall::empty("us-names");
    let new = |id, option, name| ["event", "new", "E", "--id", id, option, name];
    for (option, name, known) in [
        ("--rules", "nonsense", "us-2025"),
        ("--rules", "fide-laws-1850", "fide-2023-01"),
        ("--pairing-system", "foo", "dutch-2026"),
    ] {
        let refused = hall.refused(&new("no", option, name));
        assert!(
            refused.contains(name) && refused.contains(known),
            "{refused}"
        );
    }
    hall.refused(&["event", "show", "no"]);
    for (id, option, name) in [
        ("a", "--rules", "us"),
        ("b", "--rules", "US-2025"),
        ("c", "--pairing-system", "us"),
    ] {
        hall.run(&new(id, option, name));
        let told = json_of(&hall.run(&["event", "show", id, "--json"]));
        let settings = &told["sections"][0]["settings"];
        assert_eq!(settings["rating_used"], "national_then_fide", "{settings}");
    }
    for (option, name) in [
        ("--rules", "fide-laws-2023"),
        ("--rules", "fide"),
        ("--pairing-system", "Dutch-2025"),
        ("--pairing-system", "dubov"),
    ] {
        hall.run(&["event", "add-section", "a", name, option, name]);
    }
    for (option, name) in [("--rules", "usa"), ("--pairing-system", "monrad")] {
        let add = ["event", "add-section", "a", "X", option, name];
        assert!(hall.refused(&add).contains(name));
        let edit = ["event", "edit-section", "b", option, name];
        assert!(hall.refused(&edit).contains(name));
    }
}

/// Which rating ranks the players follows the rules, or it is told that it does not.
#[test]
fn other_rules_look_at_another_rating() {
    let rating = |hall: &Hall| {
        let told = json_of(&hall.run(&["event", "show", "e", "--json"]));
        told["sections"][0]["settings"]["rating_used"].clone()
    };
    let edit = ["event", "edit-section", "e", "--rules", "us"];
    let words = |hall: &Hall, more: &[&str]| {
        let output = hall.output(&[&edit[..], more].concat());
        assert!(output.status.success());
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    let hall = Hall::empty("us-rating-follows");
    hall.run(&["event", "new", "E", "--id", "e", "--rounds", "3"]);
    hall.run(&["event", "leave-fide-mode", "e"]);
    let told = words(&hall, &[]);
    assert!(
        told.contains("now ranked by the rating national-then-fide"),
        "{told}"
    );
    assert_eq!(rating(&hall), "national_then_fide");
    assert_eq!(words(&hall, &[]), "");

    let hall = Hall::empty("us-rating-said");
    hall.run(&["event", "new", "E", "--id", "e", "--rating", "higher"]);
    hall.run(&["event", "leave-fide-mode", "e"]);
    let told = words(&hall, &[]);
    assert!(told.contains("still ranked by the rating higher"), "{told}");
    assert_eq!(rating(&hall), "higher");

    let hall = Hall::empty("us-rating-asked");
    hall.run(&["event", "new", "E", "--id", "e"]);
    hall.run(&["event", "leave-fide-mode", "e"]);
    assert_eq!(words(&hall, &["--rating", "fide"]), "");
    assert_eq!(rating(&hall), "fide");
}

/// A rating assigned for pairing ranks a player; for the bye and the odd player it is none (28D6).
#[test]
fn an_assigned_rating_makes_nobody_rated() {
    let enter = |hall: &Hall, rated: &[&str]| {
        hall.run(&[
            "event", "new", "E", "--id", "e", "--rounds", "3", "--rules", "us",
        ]);
        for rating in rated {
            let name = format!("Rated {rating}");
            hall.run(&["event", "add", "e", &name, "--national-rating", rating]);
        }
        hall.run(&["event", "add", "e", "Zoe", "--assigned-rating", "1000"]);
        hall.run(&["event", "numbers", "e"]);
        hall.run(&["event", "pair", "e", "--seed", "3"]);
    };
    let line = |hall: &Hall, name: &str| {
        let pairs = hall.run(&["event", "pairings", "e"]);
        let line = pairs.lines().find(|line| line.contains(name));
        line.unwrap_or_else(|| panic!("{pairs}")).to_owned()
    };
    let hall = Hall::empty("us-assigned-bye");
    enter(&hall, &["1800", "1700"]);
    assert!(line(&hall, "Zoe").contains("Rated 1800"));

    let hall = Hall::empty("us-assigned-odd");
    enter(&hall, &["2000", "1900", "1800", "1700", "1600"]);
    for (board, winner) in [("1", "2000"), ("2", "1900"), ("3", "Zoe")] {
        let game = line(&hall, winner);
        let is_white = game.find(winner) < game.find('*');
        let result = format!("{board}={}", if is_white { "1-0" } else { "0-1" });
        hall.run(&["event", "result", "e", &result]);
    }
    hall.run(&["event", "pair", "e"]);
    assert!(
        line(&hall, "Zoe").contains("Rated 2000"),
        "{}",
        line(&hall, "Zoe")
    );
}

/// What rounds were paired by is not rewritten without a word, and one acceleration is enough.
#[test]
fn an_acceleration_is_said_once_and_stays() {
    let hall = weekend("us-accelerated");
    let path = hall.path("us.toml");
    let announce = [
        "event",
        "edit-section",
        "weekend",
        "--us-settings",
        path.to_str().unwrap(),
    ];
    std::fs::write(&path, "acceleration = \"sixths\"\n").unwrap();
    hall.run(&announce);
    let accelerate = |how| ["event", "accelerate", "weekend", how];
    let refused = hall.refused(&accelerate("added-score"));
    assert!(refused.contains("us_settings"), "{refused}");
    std::fs::write(&path, "").unwrap();
    hall.run(&announce);
    hall.run(&accelerate("added-score"));
    std::fs::write(&path, "acceleration = \"sixths\"\n").unwrap();
    let refused = hall.refused(&announce);
    assert!(refused.contains("accelerated already"), "{refused}");

    play(&hall, &["1=1-0", "2=0-1", "3=½-½"]);
    hall.run(&accelerate("added-score"));
    let refused = hall.refused(&accelerate("none"));
    assert!(
        refused.contains("acceleration after a round was paired"),
        "{refused}"
    );
    let reason = ["--reason", "announced wrongly"];
    hall.run(&[&accelerate("none")[..], &reason].concat());
}

/// Nobody asks for a full-point bye; a half-point bye in the second half must have been announced.
#[test]
fn byes_are_held_against_the_rules_of_us_chess() {
    let hall = weekend("us-byes");
    let told = |round, kind| {
        let bye = ["event", "bye", "weekend", "Clark", "--round", round];
        let output = hall.output(&[&bye[..], &["--kind", kind]].concat());
        let words = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{words}");
        hall.run(&[&bye[..], &["--cancel"]].concat());
        words
    };
    for round in ["1", "4"] {
        let words = told(round, "full");
        assert!(
            words.contains("22B, 28L1") && !words.contains("22C1"),
            "{words}"
        );
    }
    assert_eq!(told("1", "half"), "");
    assert!(told("4", "half").contains("22C1"));
}

/// Where nobody announced others, ties are broken by the usual four of rule 34, in the event and in its
/// report (34E); the wall chart is that of 28O.
#[test]
fn tables_of_a_us_section() {
    let hall = weekend("us-tables");
    play(&hall, &["1=1-0", "2=0-1", "3=½-½"]);
    hall.run(&["event", "close", "weekend"]);
    let standings = hall.run(&["event", "standings", "weekend"]);
    assert!(
        standings.contains("US Chess, seventh edition"),
        "{standings}"
    );
    for code in ["MMED", "SOLK", "CUM", "CUMO"] {
        assert!(standings.contains(code), "{standings}");
    }
    let (file, _) = reported(&hall);
    for table in ["standings", "wall"] {
        let told = hall.run(&["standings", &file, "--table", table]);
        assert!(told.contains("US Chess, seventh edition"), "{told}");
        assert!(!told.contains("FIDE"), "{told}");
    }
    let asked = hall.run(&["standings", &file, "--rules", "fide-2026"]);
    assert!(asked.contains("BH/C1"), "{asked}");

    let line = |table: &str, name: &str| {
        let chart = hall.run(&["event", "standings", "weekend", "--table", table]);
        let mut lines = chart.lines().skip_while(|line| !line.contains(name));
        let own = lines.next().unwrap_or_else(|| panic!("{chart}")).to_owned();
        (own, lines.next().unwrap_or_default().to_owned())
    };
    let (wall, _) = line("wall", "Adams");
    assert!(wall.contains("2105") && wall.contains("12345601"), "{wall}");
    let first = hall.run(&["event", "pairings", "weekend"]);
    let board = first.lines().find(|line| line.contains("Adams")).unwrap();
    let white = board.find("Adams") < board.find("(4)").or(board.find("(5)"));
    assert!(
        wall.ends_with(if white { "W 4 1" } else { "B 4 0" }),
        "{wall}\n{first}"
    );
    let (letters, beneath) = line("wall-letters", "Adams");
    assert!(
        letters.ends_with(if white { "W 4 w" } else { "L 4 b" }),
        "{letters}"
    );
    assert_eq!(beneath.trim(), if white { "1" } else { "0" });
    // Who had no game has the score in brackets.
    let (bye, _) = line("wall", "Green");
    let (other, _) = line("wall", "Frank");
    assert!(
        bye.ends_with("(1)") || other.ends_with("(1)"),
        "{bye}\n{other}"
    );
}

/// A section with a game that nobody reported is finished only with a reason, and the board is named.
#[test]
fn an_unreported_game_keeps_a_section_open() {
    let hall = weekend("us-finish");
    hall.run(&[
        "event",
        "add-section",
        "weekend",
        "Reserve",
        "--rounds",
        "3",
    ]);
    let section = ["--section", "open"];
    let shown = hall.run(&["event", "show", "weekend", "--section", "reserve"]);
    assert!(
        shown.contains("Reserve") && !shown.contains("Adams"),
        "{shown}"
    );
    for _ in 0..3 {
        hall.run(&[&["event", "pair", "weekend", "--seed", "3"][..], &section].concat());
        let results = ["event", "result", "weekend", "1=1-0", "2=0-1", "3=½-½"];
        hall.run(&[&results[..], &section].concat());
        hall.run(&[&["event", "close", "weekend"][..], &section].concat());
    }
    hall.run(&[&["event", "pair", "weekend", "--seed", "3"][..], &section].concat());
    let results = ["event", "result", "weekend", "1=1-0", "2=0-1"];
    hall.run(&[&results[..], &section].concat());
    let finish = [&["event", "finish", "weekend"][..], &section].concat();
    for told in [
        hall.refused(&[&["event", "close", "weekend"][..], &section].concat()),
        hall.refused(&finish),
    ] {
        assert!(
            told.contains("round 4") && told.contains("board 3"),
            "{told}"
        );
    }
    let guess = [
        "event", "result", "weekend", "3=1-0", "--for", "pairing", "--reason", "29H5",
    ];
    hall.run(&[&guess[..], &section].concat());
    hall.run(&[&["event", "close", "weekend"][..], &section].concat());
    let told = hall.refused(&finish);
    assert!(told.contains("round 4 board 3"), "{told}");
    hall.run(&[&finish[..], &["--reason", "both have left"]].concat());
}
