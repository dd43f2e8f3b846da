//! Standings on the command line.

mod common;

use common::Hall;
use serde_json::Value;

/// A published exercise: sixteen players, five rounds, byes and forfeits.
const SWISS: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../standings/tests/corpus/exercises-swiss.trf"
);

const TEAMS: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../standings/tests/corpus/exercises-team.trf"
);

fn json(hall: &Hall, arguments: &[&str]) -> Value {
    let answer = hall.adoube().args(arguments).arg("--json").output();
    let answer = answer.expect("adoube starts");
    let told = String::from_utf8_lossy(&answer.stderr);
    assert_eq!(answer.status.code(), Some(0), "{told}");
    serde_json::from_slice(&answer.stdout).expect("JSON")
}

fn refused(hall: &Hall, arguments: &[&str]) -> String {
    let answer = hall.adoube().args(arguments).output().expect("starts");
    assert_eq!(answer.status.code(), Some(2));
    assert!(answer.stdout.is_empty());
    String::from_utf8_lossy(&answer.stderr).into_owned()
}

fn player(standings: &Value, number: u64) -> &Value {
    let players = standings["players"].as_array().expect("players");
    let found = players.iter().find(|player| player["tpn"] == number);
    found.expect("the player is in the table")
}

#[test]
fn codes_come_back_as_they_were_asked_for() {
    let hall = Hall::empty("standings-codes");
    let list = ["standings", SWISS, "--tiebreaks", "BH-C1,bh/c1,SB"];
    let standings = json(&hall, &list);
    let fourth = player(&standings, 4);
    assert_eq!(fourth["points"], 3.5);
    assert_eq!(fourth["tiebreaks"]["BH-C1"], fourth["tiebreaks"]["bh/c1"]);
    assert_eq!(fourth["tiebreaks"]["SB"], 9.75);
    assert_eq!(standings["rules"], "fide-2023");
}

#[test]
fn the_edition_decides() {
    let hall = Hall::empty("standings-edition");
    let list = [
        "standings",
        SWISS,
        "--tiebreaks",
        "BH",
        "--rules",
        "fide-2026",
    ];
    let newer = json(&hall, &list);
    assert_eq!(player(&newer, 4)["tiebreaks"]["BH"], 14);
    let older = json(&hall, &["standings", SWISS, "--tiebreaks", "BH"]);
    assert_eq!(player(&older, 4)["tiebreaks"]["BH"], 15);
}

#[test]
fn an_undefined_value_is_null() {
    let hall = Hall::empty("standings-null");
    let standings = json(&hall, &["standings", SWISS, "--tiebreaks", "EDE"]);
    assert_eq!(player(&standings, 1)["tiebreaks"]["EDE"], Value::Null);
}

#[test]
fn teams_and_their_players() {
    let hall = Hall::empty("standings-teams");
    let teams = json(&hall, &["standings", TEAMS, "--tiebreaks", "MPVGP,BH:GP"]);
    assert_eq!(player(&teams, 5)["points"], 10);
    assert_eq!(player(&teams, 5)["tiebreaks"]["MPVGP"], 18);
    assert_eq!(teams["players"][0]["name"], "Elephants");
    let players = json(&hall, &["standings", TEAMS, "--players"]);
    assert_eq!(players["players"].as_array().map(Vec::len), Some(84));
}

#[test]
fn after_a_round() {
    let hall = Hall::empty("standings-after");
    let standings = json(&hall, &["standings", SWISS, "--after", "0"]);
    assert!(
        (standings["players"].as_array().expect("players").iter())
            .all(|player| player["points"] == 0 && player["rank"] == 1)
    );
    let told = refused(&hall, &["standings", SWISS, "--after", "9"]);
    assert!(told.contains("no standings after round 9"), "{told}");
}

#[test]
fn lots_and_decisions_leave_a_trace() {
    let hall = Hall::empty("standings-lots");
    let base = ["standings", SWISS, "--tiebreaks", "TPN/R"];
    let plain = json(&hall, &base);
    assert_eq!(player(&plain, 2)["settled_by"], Value::Null);
    let list = [
        "standings",
        SWISS,
        "--tiebreaks",
        "DE",
        "--decide",
        "16,1: play-off",
        "--lots",
        "7",
    ];
    let drawn = json(&hall, &list);
    assert_eq!(player(&drawn, 16)["rank"], 2);
    assert_eq!(player(&drawn, 16)["settled_by"], "play-off");
    let players = drawn["players"].as_array().expect("players");
    let ranks: Vec<u64> = players
        .iter()
        .filter_map(|one| one["rank"].as_u64())
        .collect();
    assert_eq!(ranks, (1..=16).collect::<Vec<u64>>());
    let told = refused(&hall, &["standings", SWISS, "--decide", "1,2: a wish"]);
    assert!(told.contains("who share a place"), "{told}");
}

#[test]
fn explanations_add_up() {
    let hall = Hall::empty("standings-explain");
    let list = [
        "standings",
        SWISS,
        "--tiebreaks",
        "BH-C1,SB,WIN",
        "--explain",
        "nick",
    ];
    let told = json(&hall, &list);
    assert_eq!(told["tpn"], 12);
    for explanation in told["explanations"].as_array().expect("explanations") {
        let terms = explanation["terms"].as_array().expect("terms").iter();
        let kept = terms.filter(|term| term["cut"] == false);
        let sum: f64 = kept.filter_map(|term| term["value"].as_f64()).sum();
        assert_eq!(Some(sum), explanation["value"].as_f64(), "{explanation}");
    }
}

#[test]
fn faults_are_told() {
    let hall = Hall::empty("standings-faults");
    let told = refused(&hall, &["standings", SWISS, "--tiebreaks", "BX"]);
    assert!(told.contains("\"BX\" is unknown"), "{told}");
    let told = refused(&hall, &["standings", SWISS, "--tiebreaks", "WIN/C1"]);
    assert!(told.contains("does not apply"), "{told}");
    let told = refused(&hall, &["standings", SWISS, "--explain", "a"]);
    assert!(told.contains("fits"), "{told}");
}

/// One entry of a person has a place; the tables know the other one, too (28S5, 34H).
#[test]
fn entries_of_one_person() {
    let hall = Hall::empty("standings-reentry");
    let list = ["standings", SWISS, "--rules", "us-2025", "--reentry", "5,6"];
    let list = [&list[..], &["--tiebreaks", "MMED,SOLK"]].concat();
    let standings = json(&hall, &list);
    let players = standings["players"].as_array().expect("players");
    assert_eq!(players.len(), 15);
    for table in ["standings", "cross", "wall", "board", "groups", "places"] {
        let arguments = [&list[..], &["--table", table]].concat();
        let answer = hall.adoube().args(arguments).output().expect("starts");
        let told = String::from_utf8_lossy(&answer.stderr);
        assert_eq!(answer.status.code(), Some(0), "{table}: {told}");
    }
}

/// Record 212 says by what the table is ordered, the points where they stand in it.
#[test]
fn record_212_orders_the_table() {
    let hall = Hall::empty("standings-212");
    let file = |order: &str| {
        let players = [
            "001    1      Anna                              2300                             1.5    1     3 w =     2 b 1",
            "001    2      Bert                              2200                             1.0    2     4 b 1     1 w 0",
            "001    3      Cleo                              2100                             1.5    3     1 b =     4 w 1",
            "001    4      Dora                              2000                             0.0    4     2 w 0     3 b 0",
        ];
        format!("142 2\n202 BH\n{order}{}\n", players.join("\n"))
    };
    let table = |order: &str| {
        let path = hall.path("a.trf");
        std::fs::write(&path, file(order)).unwrap();
        let standings = json(&hall, &["standings", path.to_str().unwrap()]);
        let players = standings["players"].as_array().unwrap().iter();
        let numbers: Vec<u64> = players.map(|one| one["tpn"].as_u64().unwrap()).collect();
        (standings["tiebreaks"].to_string(), numbers)
    };
    assert_eq!(table(""), (r#"["BH"]"#.to_owned(), vec![1, 3, 2, 4]));
    let reversed = table("212 PTS,BWG\n");
    assert_eq!(reversed, (r#"["BWG"]"#.to_owned(), vec![1, 3, 2, 4]));
    let later = table("212 BWG,PTS\n");
    assert_eq!(later, (r#"["BWG","PTS"]"#.to_owned(), vec![1, 2, 3, 4]));
}

/// A board at which one team has nobody belongs to its match; what is written in another version
/// is read again and ranks the same.
#[test]
fn an_empty_board_counts_in_its_match() {
    let hall = Hall::empty("standings-empty-board");
    let file = "142 1\n\
        001    1      A1                                2300                             1.0    1     3 w 1\n\
        001    2      A2                                2300                             1.0    2  0000 - +\n\
        001    3      B1                                2300                             0.0    3     1 b 0\n\
        001    4      B2                                2300                             0.0    4  0000 - -\n\
        013 A                                  1    2\n\
        013 B                                  3    4\n\
        310   1 A                                                                   1    2\n\
        310   2 B                                                                   3    4\n";
    let path = hall.path("a.trf");
    std::fs::write(&path, file).unwrap();
    let games = |path: &std::path::Path| {
        let list = ["standings", path.to_str().unwrap(), "--tiebreaks", "GPTS"];
        let standings = json(&hall, &list);
        [1, 2].map(|team| player(&standings, team)["tiebreaks"]["GPTS"].clone())
    };
    assert_eq!(games(&path), [2, 0]);
    for version in ["trf06", "trf16", "trf26"] {
        let again = path.with_file_name(format!("{version}.trf"));
        let convert = [
            "convert",
            path.to_str().unwrap(),
            again.to_str().unwrap(),
            "--to",
            version,
        ];
        json(&hall, &convert);
        assert_eq!(games(&again), [2, 0], "{version}");
    }
}
