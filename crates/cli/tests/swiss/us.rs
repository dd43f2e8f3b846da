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

/// Whatever we generate we read, pair and check again, by the system that the file names.
#[test]
fn every_system_reads_what_it_wrote() {
    let desk = Desk::new("swiss-names");
    for (system, options) in [
        ("us", &[][..]),
        ("dutch-2026", &[][..]),
        ("dutch-2026", &["--acceleration", "baku"][..]),
        ("dutch-2025", &[][..]),
        ("dutch-2025", &["--acceleration", "baku"][..]),
        ("dutch-2017", &[][..]),
        ("dutch-2017", &["--acceleration", "baku"][..]),
    ] {
        for version in ["trf26", "trf16"] {
            let base = [
                "--system",
                system,
                "--seed",
                "5",
                "--players",
                "12",
                "--to",
                version,
            ];
            desk.generate("made.trf", &[&base[..], options].concat());
            let path = desk.path("made.trf");
            let path = path.to_str().expect("a path");
            // The older version has no record that names the system.
            let named = version == "trf26";
            let told: &[&str] = if named { &[] } else { &["--system", system] };
            desk.run(0, &[&["swiss", "check", path][..], told].concat());
            let pair = ["swiss", "pair", "--round", "3", "--json", path];
            let pairing = read_json(&desk.run(0, &[&pair[..], told].concat()));
            let name = if system == "us" { "us-2025" } else { system };
            assert_eq!(pairing["system"], name);
            desk.run(
                0,
                &[&["swiss", "explain", "--round", "3", path][..], told].concat(),
            );
            desk.run(0, &["swiss", "generate", "--model", path, "--seed", "1"]);
            // What is converted is a file that we write, too.
            for to in ["trf26", "trf16"] {
                desk.run(0, &["convert", path, "converted.trf", "--to", to]);
                let told: &[&str] = match (named, to) {
                    (true, "trf26") => &[],
                    _ => &["--system", system],
                };
                let file = "converted.trf";
                desk.run(0, &[&["swiss", "check", file][..], told].concat());
                let pair = ["swiss", "pair", "--round", "3", "--json", file];
                let again = read_json(&desk.run(0, &[&pair[..], told].concat()));
                assert!(pairing["boards"].is_array());
                assert_eq!(
                    again["boards"], pairing["boards"],
                    "{system} {version} {to}"
                );
            }
        }
    }
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
    let boards = pairing["boards"].as_array().unwrap();
    // Who is drawn to be absent is not at a board.
    assert!((6..=8).contains(&boards.len()), "{pairing}");
    assert_eq!(pairing["exceptions"].as_array().map(Vec::len), Some(0));
    let why = desk.run(
        0,
        &["swiss", "explain", "--system", "us", "--round", "3", path],
    );
    for part in ["Natural pairings", "(29C1)", "Board 6: ", "(29E3)"] {
        assert!(why.contains(part), "{part}: {why}");
    }
}

/// One board or one player of it, or a refusal, as with the other systems.
#[test]
fn one_board_or_player_is_explained() {
    let desk = Desk::new("swiss-us-explain-one");
    desk.generate("us.trf", &OPTIONS);
    let path = desk.path("us.trf");
    let path = path.to_str().expect("a path");
    let explain = |status, more: &[&str]| {
        let all = ["swiss", "explain", "--system", "us", "--round", "3", path];
        desk.run(status, &[&all[..], more].concat())
    };
    let board = explain(0, &["--board", "2"]);
    assert!(board.contains("Board 2: "), "{board}");
    assert!(
        !board.contains("Board 1: ") && !board.contains("bye"),
        "{board}"
    );
    let told = read_json(&explain(0, &["--board", "2", "--json"]));
    let boards = told["boards"].as_array().expect("a list");
    assert_eq!(boards.len(), 1);
    assert_eq!(boards[0]["board"], 2);
    let player = boards[0]["white"]["tpn"].to_string();
    let of_player = explain(0, &["--player", &player]);
    assert_eq!(of_player.matches("Board ").count(), 1, "{of_player}");
    let in_round = |round, more: &[&str]| {
        let all = ["swiss", "explain", "--system", "us", "--round", round, path];
        desk.run(0, &[&all[..], more].concat())
    };
    let bye = |round| read_json(&in_round(round, &["--json"]))["bye"]["tpn"].to_string();
    let rounds = ["1", "2", "4"].into_iter();
    let (round, bye) = (rounds.map(|round| (round, bye(round))))
        .find(|(_, bye)| bye != "null")
        .expect("a round with a bye");
    let of_bye = in_round(round, &["--player", &bye]);
    assert!(of_bye.contains("full-point bye"), "{of_bye}");
    assert!(!of_bye.contains("Board "), "{of_bye}");
    for (option, number) in [("--board", "9"), ("--board", "0"), ("--player", "99")] {
        explain(2, &[option, number]);
    }
}

#[test]
fn facts_that_contradict_themselves_are_refused() {
    let desk = Desk::new("swiss-us-faulty-facts");
    desk.generate("us.trf", &OPTIONS);
    let path = desk.path("us.trf");
    let path = path.to_str().expect("a path");
    for (text, complaint) in [
        ("[[players]]\nentrant = 3\nreentry_of = 3\n", "(28S)"),
        (
            "[[players]]\nentrant = 3\nis_new = true\n[[players]]\nentrant = 3\nteam = \"A\"\n",
            "two [[players]] blocks",
        ),
        ("[[requests]]\nentrants = []\n", "at least two"),
        ("[[requests]]\nentrants = [4]\n", "at least two"),
        (
            "[[requests]]\nentrants = [4, 5]\n[[requests]]\nentrants = [4, 4]\n",
            "number 2",
        ),
    ] {
        let facts = desk.write("facts.toml", text);
        let pair = ["swiss", "pair", "--round", "3", "--us-facts", &facts, path];
        let output = desk.output(&pair);
        let words = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{text}: {words}");
        assert!(
            words.contains(complaint) && words.contains("facts.toml"),
            "{words}"
        );
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
    // The file names the system itself; another one has no use for the settings.
    desk.run(0, &base);
    desk.run(2, &[&base[..], &["--system", "dutch-2026"]].concat());
    std::fs::write(settings, "metod = 1\n").expect("a file can be written");
    desk.run(2, &[&base[..], &["--system", "us"]].concat());
}

/// Each kind of acceleration is paired by every command, and shows in no score.
#[test]
fn accelerated_rounds() {
    let desk = Desk::new("swiss-us-accelerated");
    let options = ["--system", "us", "--players", "25", "--rounds", "4"];
    for method in ["added_score", "adjusted_rating", "sixths"] {
        let settings = desk.write("us.toml", &format!("acceleration = \"{method}\"\n"));
        let accelerated = ["--us-settings", settings.as_str()];
        let made = ["--seed", "5", "--half-point-byes", "4", "--late", "4"];
        desk.generate("us.trf", &[&options[..], &made, &accelerated].concat());
        let path = desk.path("us.trf").display().to_string();
        let check = ["swiss", "check", "--system", "us", path.as_str()];
        let agrees = desk.run(0, &[&check[..], &accelerated].concat());
        assert!(
            agrees.contains("0 of 4 rounds differ"),
            "{method}: {agrees}"
        );
        let differs = desk.run(1, &check);
        assert!(differs.contains("round 1:"), "{method}: {differs}");
        let again = ["--system", "us", "--round", "2", path.as_str()];
        let pair = [&["swiss", "pair", "--json"], &again[..]].concat();
        let pairing = read_json(&desk.run(0, &[&pair[..], &accelerated].concat()));
        assert_ne!(pairing, read_json(&desk.run(0, &pair)), "{method}");
        for board in pairing["boards"].as_array().expect("boards") {
            for side in ["white", "black"] {
                let score = board[side]["score"].as_f64().expect("a score");
                assert!(score <= 1.0, "{method}: {board}");
            }
        }
        let explain = [&["swiss", "explain"], &again[..], &accelerated].concat();
        let why = desk.run(0, &explain);
        assert_eq!(why.contains("(28R1)"), method == "added_score", "{why}");
        let simulate = [
            &["swiss", "simulate", "--runs", "3", "--seed", "1"],
            &options[..],
        ];
        let simulate = simulate.concat();
        let figures = desk.run(0, &[&simulate[..], &accelerated].concat());
        assert_ne!(figures, desk.run(0, &simulate), "{method}");
    }
}

/// Facts reach events that are made, and have to be about somebody.
#[test]
fn facts_come_from_a_file() {
    let desk = Desk::new("swiss-us-facts");
    let settings = desk.write("us.toml", "teammates = \"never\"\n");
    let team = |entrant: u32| format!("[[players]]\nentrant = {entrant}\nteam = \"Elm\"\n");
    let facts: String = [1, 2, 9, 10].map(team).concat();
    let facts = desk.write("facts.toml", &facts);
    let files = [
        "--us-settings",
        settings.as_str(),
        "--us-facts",
        facts.as_str(),
    ];
    desk.generate("us.trf", &[&OPTIONS[..], &files].concat());
    let path = desk.path("us.trf").display().to_string();
    let check = ["swiss", "check", "--system", "us", path.as_str()];
    desk.run(0, &[&check[..], &files].concat());
    desk.run(1, &check);
    desk.write("facts.toml", "[[players]]\nentrant = 99\nis_new = true\n");
    let refused = desk.complaint(2, &[&check[..], &files].concat());
    assert!(refused.contains("nobody has number 99"), "{refused}");
}

/// Nobody drops who is further from the natural odd player than the limits allow (29D1b).
#[test]
fn odd_players_drop_within_the_limits() {
    let desk = Desk::new("swiss-us-odd");
    let six = "\
012 Six
142 4
152 W
001    1      Highest                           2400                             3.0    1     7 b 1     8 w 1     9 b 1
001    2      Next Lowest                       1700                             3.0    2     8 b 1     9 w 1     7 b 1
001    3      Lowest                            1600                             3.0    3     9 w 1     7 b 1     8 w 1
001    4      First Below                       1690                             2.5    4    10 w 1    11 b 1    12 w =
001    5      Second Below                      1500                             2.5    5    11 b 1    12 w 1    10 b =
001    6      Third Below                       1400                             2.5    6    12 b 1    10 w 1    11 b =
001    7      Gone A                            1300                             0.0   10     1 w 0     3 w 0     2 w 0  0000 - Z
001    8      Gone B                            1290                             0.0   11     2 w 0     1 b 0     3 b 0  0000 - Z
001    9      Gone C                            1280                             0.0   12     3 b 0     2 b 0     1 w 0  0000 - Z
001   10      Gone D                            1270                             0.5    7     4 b 0     6 b 0     5 w =  0000 - Z
001   11      Gone E                            1260                             0.5    8     5 w 0     4 w 0     6 w =  0000 - Z
001   12      Gone F                            1250                             0.5    9     6 w 0     5 b 0     4 b =  0000 - Z
";
    let path = desk.write("six.trf", six);
    let explain = [
        "swiss",
        "explain",
        "--system",
        "us",
        "--round",
        "4",
        path.as_str(),
    ];
    let why = desk.run(0, &explain);
    assert!(why.contains("Next Lowest (2) dropped"), "{why}");
    assert!(why.contains("100 points, limit 200 (29E5b)"), "{why}");
}
