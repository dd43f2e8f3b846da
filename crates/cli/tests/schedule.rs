//! Schedules on the command line, and a round robin that is paired from its table.

mod common;

use common::Hall;
use serde_json::{Value, json};

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

#[test]
fn tables_as_text_csv_json_and_cross_tables() {
    let hall = Hall::empty("schedule-tables");
    let text = hall.run(&["schedule", "berger", "4"]);
    assert_eq!(
        text,
        "Round 1: 1-4 2-3\nRound 2: 4-3 1-2\nRound 3: 2-4 3-1\n"
    );
    let csv = hall.run(&["schedule", "berger", "3", "--form", "csv"]);
    assert!(
        csv.starts_with("round,board,white,black\n1,1,2,3\n1,,1,\n"),
        "{csv}"
    );
    let double = json(&hall.run(&["schedule", "double", "6", "--json"]));
    assert_eq!(double["rounds"].as_array().unwrap().len(), 10);
    let first = json!({ "board": 1, "white": "1", "black": "6" });
    assert_eq!(double["rounds"][0]["games"][0], first);
    let html = hall.run(&[
        "schedule", "berger", "8", "--form", "html", "--title", "Cup",
    ]);
    assert!(html.contains("<caption>Cup</caption>"));
    assert!(
        hall.run(&["schedule", "berger", "8", "--form", "svg"])
            .starts_with("<svg")
    );
    let teams = hall.run(&["schedule", "scheveningen", "2"]);
    assert_eq!(teams, "Round 1: A1-B1 A2-B2\nRound 2: B2-A1 B1-A2\n");
}

#[test]
fn what_cannot_be_is_refused() {
    let hall = Hall::empty("schedule-refusals");
    let complaint = hall.refused(&["schedule", "berger", "1"]);
    assert!(
        complaint.contains("the number of players of a round robin must be at least 2, not 1"),
        "{complaint}"
    );
    let complaint = hall.refused(&["schedule", "skalitzka", "5"]);
    assert!(complaint.contains("Skalitzka"), "{complaint}");
    hall.refused(&["schedule", "berger", "6", "--announce", "7"]);
    hall.refused(&["schedule", "knockout", "0"]);
}

#[test]
fn a_calendar_that_breaks_a_limit_is_answered_with_no() {
    let hall = Hall::empty("schedule-calendar");
    let fine = ["schedule", "calendar", "9", "--first-day", "2026-12-27"];
    let printed = hall.run(&fine);
    assert!(
        printed.contains("Round  9: Mon 2027-01-04 14:00"),
        "{printed}"
    );
    let crowded = [&fine[..], &["--times", "09:00,13:00,17:00,21:00", "--json"]].concat();
    let output = hall.output(&crowded);
    assert_eq!(output.status.code(), Some(1));
    let printed = json(&String::from_utf8(output.stdout).unwrap());
    assert!(
        !printed["breaches"].as_array().unwrap().is_empty(),
        "{printed}"
    );
}

/// Five players, five rounds, numbers by lot.
fn round_robin(name: &str) -> Hall {
    let hall = Hall::empty(name);
    let new = [
        "event",
        "new",
        "Club",
        "--rounds",
        "5",
        "--format",
        "round-robin",
    ];
    hall.run(&new);
    for player in ["Ann", "Bob", "Cid", "Dee", "Eva"] {
        hall.run(&["event", "add", "club", player]);
    }
    hall.run(&["event", "draw", "club", "--seed", "7"]);
    hall
}

fn number(hall: &Hall, name: &str) -> u64 {
    let shown = json(&hall.run(&["event", "show", "club", "--json"]));
    let players = shown["sections"][0]["players"].as_array().unwrap().clone();
    let found = players.iter().find(|entry| entry["player"]["name"] == name);
    found.unwrap()["number"].as_u64().unwrap()
}

/// Pairs the next round from the table and lets White win every game without a result.
fn play(hall: &Hall) {
    hall.run(&["event", "pair", "club"]);
    let paired = json(&hall.run(&["event", "pairings", "club", "--json"]));
    for board in paired["boards"].as_array().unwrap() {
        if board["result"] == "*" {
            let result = format!("{}=1-0", board["board"].as_str().unwrap());
            hall.run(&["event", "result", "club", &result]);
        }
    }
}

#[test]
fn a_round_robin_is_paired_from_its_table() {
    let hall = round_robin("round-robin");
    let drawn = hall.run(&["event", "log", "club"]);
    assert!(drawn.contains("drawing of lots, seed 7"), "{drawn}");
    hall.run(&["event", "draw", "club", "--seed", "8"]);
    for round in 1..=5 {
        play(&hall);
        if round == 1 {
            let complaint = hall.refused(&["event", "draw", "club", "--seed", "9"]);
            assert!(
                complaint.contains("lots are not drawn again"),
                "{complaint}"
            );
        }
    }
    hall.run(&["event", "close", "club"]);
    let table: String = (1..=5)
        .map(|round| {
            let round = round.to_string();
            let paired =
                json(&hall.run(&["event", "pairings", "club", "--round", &round, "--json"]));
            let boards = paired["boards"].as_array().unwrap().iter();
            let games =
                boards.map(|board| format!("{}-{}", board["white"]["tpn"], board["black"]["tpn"]));
            games.collect::<Vec<_>>().join(" ") + "\n"
        })
        .collect();
    assert_eq!(table, "2-5 3-4\n5-3 1-2\n3-1 4-5\n1-4 2-3\n4-2 5-1\n");
    let complaint = hall.refused(&["event", "pair", "club"]);
    assert!(
        complaint.contains("the table has only 5 rounds"),
        "{complaint}"
    );
}

fn points(hall: &Hall) -> Vec<(u64, f64)> {
    let standings = json(&hall.run(&["event", "standings", "club", "--json"]));
    let players = standings["players"].as_array().unwrap().iter();
    let mut points: Vec<(u64, f64)> = players
        .map(|player| {
            (
                player["tpn"].as_u64().unwrap(),
                player["points"].as_f64().unwrap(),
            )
        })
        .collect();
    points.sort_by_key(|(number, _)| *number);
    points
}

/// Of four games number 3 has played one, which is less than half: it stands, but does not count.
#[test]
fn who_withdraws_before_half_is_taken_out_of_the_standings() {
    let hall = round_robin("withdrawal-early");
    play(&hall);
    let told = hall.run(&["event", "withdraw", "club", "3"]);
    assert!(
        told.contains("3-4") || told.contains("counts as Z-Z for standings"),
        "{told}"
    );
    for _ in 2..=5 {
        play(&hall);
    }
    // Without number 3: 2-5, 1-2, 4-5, 1-4, 4-2, 5-1 with White winning.
    assert_eq!(
        points(&hall),
        [(1, 2.0), (2, 1.0), (3, 0.0), (4, 2.0), (5, 1.0)]
    );
    let log = hall.run(&["event", "log", "club", "--player", "3"]);
    assert!(log.contains("General Regulations 6.7"), "{log}");
    assert!(number(&hall, "Ann") >= 1);
}

/// Number 3 has played two of four games, which is half: they count, and the rest are forfeits.
#[test]
fn who_withdraws_after_half_forfeits_the_rest() {
    let hall = round_robin("withdrawal-late");
    play(&hall);
    play(&hall);
    hall.run(&["event", "withdraw", "club", "3"]);
    for _ in 3..=5 {
        play(&hall);
    }
    // 3-4 and 5-3 were played; 3-1 and 2-3 are forfeited.
    assert_eq!(
        points(&hall),
        [(1, 3.0), (2, 2.0), (3, 1.0), (4, 2.0), (5, 2.0)]
    );
    let third = hall.run(&["event", "pairings", "club", "--round", "3"]);
    assert!(third.contains("-/+"), "{third}");
}

#[test]
fn compatriots_are_drawn_apart_by_the_varma_tables() {
    let hall = Hall::empty("varma");
    hall.run(&[
        "event",
        "new",
        "Club",
        "--rounds",
        "9",
        "--format",
        "round-robin",
    ]);
    let list = hall.path("list.csv");
    let players = (1..=10).map(|n| format!("Player {n},{}\n", if n < 4 { "NOR" } else { "SWE" }));
    std::fs::write(&list, format!("Name,Fed\n{}", players.collect::<String>())).unwrap();
    hall.run(&["event", "import", "club", list.to_str().unwrap()]);
    let output = hall.output(&["event", "draw", "club", "--varma", "--seed", "3"]);
    assert!(output.status.success());
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(told.contains("Lay out the envelopes"), "{told}");
    let mut norwegians: Vec<u64> = (1..=3)
        .map(|n| number(&hall, &format!("Player {n}")))
        .collect();
    norwegians.sort_unstable();
    let envelopes = [[3, 4, 8], [5, 7, 9]];
    let whole = envelopes.iter().any(|envelope| norwegians == envelope);
    let warned = String::from_utf8(output.stderr).unwrap();
    assert!(
        whole || warned.contains("warning"),
        "{norwegians:?} {warned}"
    );
}

/// Six players: numbers 1 and 2 have byes, and a drawn game is decided by a play-off that counts
/// for pairing only.
#[test]
fn a_knockout_is_paired_from_its_bracket() {
    let hall = Hall::empty("knockout");
    hall.run(&[
        "event", "new", "Cup", "--rounds", "3", "--format", "knockout",
    ]);
    for (player, rating) in [
        ("Ann", "2600"),
        ("Bob", "2500"),
        ("Cid", "2400"),
        ("Dee", "2300"),
        ("Eva", "2200"),
        ("Fay", "2100"),
    ] {
        hall.run(&["event", "add", "cup", player, "--rating", rating]);
    }
    hall.run(&["event", "numbers", "cup"]);
    let games = || {
        let paired = json(&hall.run(&["event", "pairings", "cup", "--json"]));
        let boards = paired["boards"].as_array().unwrap().iter();
        let games =
            boards.map(|board| format!("{}-{}", board["white"]["tpn"], board["black"]["tpn"]));
        games.collect::<Vec<_>>().join(" ")
    };
    hall.run(&["event", "pair", "cup"]);
    assert_eq!(games(), "5-4 6-3");
    hall.run(&["event", "result", "cup", "1=1-0", "2=½-½"]);
    let complaint = hall.refused(&["event", "pair", "cup"]);
    assert!(
        complaint.contains("round 1, board 2 has no winner"),
        "{complaint}"
    );
    hall.run(&[
        "event", "result", "cup", "2=0-1", "--for", "pairing", "--reason", "play-off",
    ]);
    hall.run(&["event", "pair", "cup"]);
    assert_eq!(games(), "1-5 2-3");
    hall.run(&["event", "result", "cup", "1=1-0", "2=0-1"]);
    hall.run(&["event", "pair", "cup"]);
    assert_eq!(games(), "1-3");
    hall.run(&["event", "result", "cup", "1=1-0"]);
    let complaint = hall.refused(&["event", "pair", "cup"]);
    assert!(
        complaint.contains("the final has been played"),
        "{complaint}"
    );
}

#[test]
fn a_match_alternates_colours() {
    let hall = Hall::empty("match");
    hall.run(&["event", "new", "Duel", "--rounds", "3", "--format", "match"]);
    hall.run(&["event", "add", "duel", "Ann"]);
    hall.run(&["event", "add", "duel", "Bob"]);
    hall.run(&["event", "numbers", "duel"]);
    for white in ["Ann", "Bob", "Ann"] {
        hall.run(&["event", "pair", "duel"]);
        let paired = json(&hall.run(&["event", "pairings", "duel", "--json"]));
        assert_eq!(paired["boards"][0]["white"]["name"], white);
        hall.run(&["event", "result", "duel", "1=½-½"]);
    }
}

#[test]
fn a_round_robin_of_teams_is_paired_from_its_table() {
    let hall = Hall::empty("team-table");
    hall.run(&[
        "event",
        "new",
        "League",
        "--rounds",
        "3",
        "--format",
        "team-round-robin",
    ]);
    let list = hall.path("list.csv");
    let players =
        ["Reds", "Blues", "Greens"].map(|team| format!("{team} one,{team}\n{team} two,{team}\n"));
    std::fs::write(&list, format!("Name,Team\n{}", players.concat())).unwrap();
    hall.run(&["event", "import", "league", list.to_str().unwrap()]);
    hall.run(&["event", "numbers", "league"]);
    hall.run(&["event", "pair", "league", "--team-boards", "2"]);
    let paired = hall.run(&["event", "pairings", "league"]);
    // Round 1 of the table for three: 2-3, and 1 rests.
    assert!(paired.contains("1.1  Blues one"), "{paired}");
    assert!(paired.contains("1.2  Greens two"), "{paired}");
    assert!(!paired.contains("Reds"), "{paired}");
    hall.run(&["event", "result", "league", "1.1=1-0", "1.2=½-½"]);
    hall.run(&["event", "pair", "league", "--team-boards", "2"]);
}

#[test]
fn the_varma_ceremony_can_be_led_by_hand() {
    use std::io::Write;
    use std::process::Stdio;
    let hall = Hall::empty("ceremony");
    let list = hall.path("list.csv");
    let players = (1..=9).map(|n| format!("Player {n},{}\n", if n < 4 { "NOR" } else { "SWE" }));
    std::fs::write(&list, format!("Name,Fed\n{}", players.collect::<String>())).unwrap();
    let mut child = hall
        .adoube()
        .args(["schedule", "varma", "--ceremony", list.to_str().unwrap()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"nonsense\nA\n").unwrap();
    drop(input);
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(2), "standard input ended early");
    let asked = String::from_utf8(output.stderr).unwrap();
    assert!(asked.contains("Which envelope does Player"), "{asked}");
    assert!(
        asked.contains("\"nonsense\" is no answer to that"),
        "{asked}"
    );
    assert!(asked.contains("the ceremony was not finished"), "{asked}");
}

/// Number 2 of seven leaves while round 2 is still being played: what follows is settled when the
/// round is closed, and taken back when number 2 returns.
#[test]
fn a_withdrawal_in_an_open_round_is_settled_when_it_closes() {
    let hall = Hall::empty("withdrawal-open");
    hall.run(&[
        "event",
        "new",
        "Club",
        "--rounds",
        "9",
        "--format",
        "round-robin",
    ]);
    for player in ["Ann", "Bob", "Cid", "Dee", "Eva", "Fay", "Gil"] {
        hall.run(&["event", "add", "club", player]);
    }
    hall.run(&["event", "numbers", "club"]);
    let complaint = hall.refused(&["event", "pair", "club"]);
    assert!(
        complaint.contains("edit-section EVENT --rounds 7"),
        "{complaint}"
    );
    hall.run(&["event", "edit-section", "club", "--rounds", "7"]);
    play(&hall);
    hall.run(&["event", "pair", "club"]);
    let told = hall.run(&["event", "withdraw", "club", "2"]);
    assert_eq!(told.lines().count(), 1, "{told}");
    for board in ["1=1-0", "2=1-0", "3=1-0"] {
        hall.run(&["event", "result", "club", board]);
    }
    let told = hall.run(&["event", "close", "club"]);
    assert_eq!(
        told.matches("counts as Z-Z for standings").count(),
        2,
        "{told}"
    );
    let of_two = |points: Vec<(u64, f64)>| points[1].1;
    assert_eq!(of_two(points(&hall)), 0.0);
    let told = hall.run(&["event", "re-enter", "club", "2"]);
    assert_eq!(
        told.matches("counts as reported for standings").count(),
        2,
        "{told}"
    );
    assert_eq!(of_two(points(&hall)), 1.0);
    let complaint = hall.refused(&["event", "add", "club", "Late"]);
    assert!(
        complaint.contains("nobody can enter any more"),
        "{complaint}"
    );
}

#[test]
fn who_withdraws_from_a_knockout_forfeits() {
    let hall = Hall::empty("knockout-walkover");
    hall.run(&[
        "event", "new", "Cup", "--rounds", "2", "--format", "knockout",
    ]);
    for player in ["Ann", "Bob", "Cid", "Dee"] {
        hall.run(&["event", "add", "cup", player]);
    }
    hall.run(&["event", "numbers", "cup"]);
    hall.run(&["event", "withdraw", "cup", "Dee"]);
    hall.run(&["event", "pair", "cup"]);
    let paired = hall.run(&["event", "pairings", "cup"]);
    assert!(paired.contains("+/-"), "{paired}");
}

#[test]
fn rounds_that_overlap_are_told() {
    let hall = Hall::empty("schedule-overlap");
    let times = ["--first-day", "2026-12-27", "--times", "10:00,13:00"];
    let output = hall.output(&[&["schedule", "calendar", "2"][..], &times].concat());
    assert_eq!(output.status.code(), Some(1));
}

/// A round robin that is paired by hand need not have the rounds of the table.
#[test]
fn a_round_robin_can_be_paired_by_hand() {
    let hall = Hall::empty("round-robin-by-hand");
    hall.run(&[
        "event",
        "new",
        "Club",
        "--rounds",
        "2",
        "--format",
        "round-robin",
    ]);
    for player in ["Ann", "Bob", "Cid", "Dee"] {
        hall.run(&["event", "add", "club", player]);
    }
    hall.run(&["event", "numbers", "club"]);
    hall.run(&["event", "pair", "club", "1-2", "3-4"]);
    hall.run(&["event", "result", "club", "1=1-0", "2=1-0"]);
    let told = hall.run(&["event", "close", "club"]);
    assert_eq!(told.lines().count(), 1, "{told}");
}
