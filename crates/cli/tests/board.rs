//! Positions and games on the command line.

mod common;

use std::process::Output;

use common::Hall;
use serde_json::{Value, json};

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Runs the program with something on its standard input.
fn fed(hall: &Hall, arguments: &[&str], input: &[u8]) -> Output {
    common::fed(hall.adoube().args(arguments), input)
}

fn lines(output: &Output) -> Vec<Value> {
    let text = String::from_utf8_lossy(&output.stdout);
    text.lines().map(json).collect()
}

#[test]
fn a_position_for_programs() {
    let hall = Hall::empty("position-json");
    let mut answer = json(&hall.run(&["position", "7k/8/5KQ1/8/8/8/8/8 b - - 0 1", "--json"]));
    let white_mates = answer["white_mates"].take();
    assert_eq!(
        (&white_mates["answer"], &white_mates["line"]),
        (&json!("unwinnable"), &Value::Null)
    );
    assert_eq!(
        answer,
        json!({
            "fen": "7k/8/5KQ1/8/8/8/8/8 b - - 0 1",
            "position": "7k/8/5KQ1/8/8/8/8/8 b - - 0 1",
            "legal_moves": [],
            "check": false,
            "checkmate": false,
            "stalemate": true,
            "dead": true,
            "white_can_mate": false,
            "black_can_mate": false,
            "white_mates": null,
            "black_mates": {
                "answer": "unwinnable",
                "line": null,
                "kind": "material",
                "why": "with these pieces there is no mate",
            },
            "illegal_reasons": [],
        })
    );
    let answer = json(&hall.run(&["position", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "--json"]));
    let moves = answer["legal_moves"].as_array().unwrap();
    assert!(
        moves.contains(&json!({ "uci": "a7a8q", "san": "a8=Q+" })),
        "{moves:?}"
    );
    assert_eq!(moves.len(), 9);
    let keys = ["dead", "white_can_mate", "black_can_mate"];
    assert_eq!(keys.map(|key| &answer[key]), [false, true, false]);
    let mates = &answer["white_mates"];
    assert_eq!(
        (&mates["answer"], &mates["kind"], &mates["why"]),
        (&json!("winnable"), &Value::Null, &Value::Null)
    );
    assert!(!mates["line"].as_array().unwrap().is_empty());
}

#[test]
fn an_illegal_position_has_its_reasons() {
    let hall = Hall::empty("position-illegal");
    let fen = "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1";
    let answer = json(&hall.run(&["position", fen, "--json"]));
    assert_eq!(
        answer["illegal_reasons"],
        json!([{
            "code": "opponent_in_check",
            "message": "the player who has just moved stands in check",
            "article": "3.10.3",
        }])
    );
    assert_eq!(answer["check"], Value::Null);
    let text = hall.run(&["position", fen]);
    assert!(text.contains(
        "illegal position: the player who has just moved stands in check (article 3.10.3)"
    ));
}

#[test]
fn a_position_for_people() {
    let hall = Hall::empty("position-text");
    let text = hall.run(&["position", "6k1/8/8/8/8/8/8/R3K3 b - - 0 1", "--black"]);
    let (board, mates) = text.split_at(text.find("White can").unwrap());
    assert_eq!(
        board,
        "1 . . . K . . . R\n2 . . . . . . . .\n3 . . . . . . . .\n4 . . . . . . . .\n\
         5 . . . . . . . .\n6 . . . . . . . .\n7 . . . . . . . .\n8 . k . . . . . .\n  h g f e d c b a\n\n\
         Black is to move\n5 legal moves: Kf7 Kf8 Kg7 Kh7 Kh8\n"
    );
    let example = "White can still mate, for example: 1... K";
    assert!(mates.starts_with(example), "{mates}");
    assert!(
        mates.ends_with(
            "#\nBlack cannot mate: with these pieces there is no mate\n\
             if White's time runs out, the game is drawn (article 6.9)\n"
        ),
        "{mates}"
    );
    assert!(mates.lines().all(|line| line.len() <= 80), "{mates}");
    let complaint = hall.refused(&["position", "8/8/8/8/8/8/8 w - - 0 1"]);
    assert!(complaint.contains("expected 8 ranks, not 7"), "{complaint}");
    let complaint = hall.refused(&[
        "position",
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "--edition",
        "fide-1066",
    ]);
    assert!(
        complaint.contains("there is no edition \"fide-1066\""),
        "{complaint}"
    );
}

#[test]
fn chess960_start_positions() {
    let hall = Hall::empty("position-960");
    let answer = json(&hall.run(&["position", "--chess960", "518", "--json"]));
    assert_eq!(
        answer["fen"],
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    );
    let drawn = |seed: &str| hall.run(&["position", "--chess960", "lot", "--seed", seed, "--json"]);
    assert_eq!(drawn("7"), drawn("7"));
    assert_ne!(drawn("7"), drawn("8"));
    let complaint = hall.refused(&["position", "--chess960", "960"]);
    assert!(complaint.contains("from 0 to 959"), "{complaint}");
}

#[test]
fn a_picture() {
    let hall = Hall::empty("position-svg");
    let file = hall.path("board.svg");
    let fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    hall.run(&["position", fen, "--svg", file.to_str().unwrap()]);
    let picture = std::fs::read_to_string(file).unwrap();
    assert!(picture.starts_with("<svg ") && picture.trim_end().ends_with("</svg>"));
    assert_eq!(hall.run(&["position", fen, "--svg", "-"]), picture);
}

#[test]
fn a_batch_of_positions() {
    let hall = Hall::empty("position-batch");
    let input = "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n\nrubbish\n4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\n";
    let arguments = ["position", "--batch", "--json", "--threads", "2"];
    let output = fed(&hall, &arguments, input.as_bytes());
    assert_eq!(output.status.code(), Some(2));
    let answers = lines(&output);
    assert_eq!(answers.len(), 3);
    assert_eq!(
        (&answers[0]["dead"], &answers[1]["fen"]),
        (&json!(true), &json!("rubbish"))
    );
    let error = answers[1]["error"].as_str().unwrap();
    assert!(error.starts_with("line 3: the board, column 1"), "{error}");
    assert_eq!(answers[2]["legal_moves"].as_array().unwrap().len(), 26);
    assert_eq!(answers[2]["white_mates"]["answer"], "winnable");
    let fen = "bqnrkrnb/pppppppp/8/8/8/8/PPPPPPPP/BQNRKRNB w KQkq - 0 1\n";
    let output = fed(
        &hall,
        &["position", "--batch", "--variant", "chess960"],
        fen.as_bytes(),
    );
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(
        text.trim_end(),
        format!("{}: 20 legal moves", fen.trim_end())
    );
}

const GAMES: &str = "[White \"Ann\"]\n[Black \"Ben\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n\
    [White \"Cid\"]\n[Black \"Dee\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Ke3 1-0\n";

#[test]
fn games_for_programs() {
    let hall = Hall::empty("games-json");
    let output = fed(&hall, &["games", "check", "-", "--json"], GAMES.as_bytes());
    assert_eq!(output.status.code(), Some(1));
    let reports = lines(&output);
    assert_eq!(
        reports[0],
        json!({
            "file": "standard input",
            "game": 1,
            "line": 1,
            "white": "Ann",
            "black": "Ben",
            "plies": 4,
            "legal": true,
            "error": null,
            "threefold_at": null,
            "fivefold_at": null,
            "fifty_at": null,
            "seventy_five_at": null,
            "dead_at": null,
            "ended_at": 4,
            "end": "checkmate",
            "edition": "fide-2023-01",
            "result_tag": "0-1",
            "result_ok": true,
            "text_faults": [],
            "time_faults": [],
        })
    );
    assert_eq!(
        reports[1]["error"],
        json!({
            "line": 11,
            "column": 13,
            "ply": 3,
            "move_number": "2.",
            "found": "Ke3",
            "message": "a king does not move so",
            "message_fact": { "code": "move-fault-does-not-move-so", "role": "king" },
            "article": "3.8.1",
        })
    );
    assert_eq!(
        (&reports[1]["legal"], &reports[1]["result_ok"]),
        (&json!(false), &Value::Null)
    );
}

#[test]
fn games_for_people() {
    let hall = Hall::empty("games-text");
    let file = hall.path("games.pgn");
    std::fs::write(&file, GAMES).unwrap();
    let name = file.to_str().unwrap();
    let output = hall.output(&["games", "check", name, "--threads", "1"]);
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(
        text,
        format!(
            "{name}, game 2, line 7: Cid – Dee\n  line 11, column 13: 2. Ke3: a king does not move so (article 3.8.1)\n\
             2 games, 6 half-moves\n       1 with an illegal or unreadable move\n"
        )
    );
    let good = "1. e4 e5 1/2-1/2\n";
    let output = fed(&hall, &["games", "check", "-"], good.as_bytes());
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(
        String::from_utf8_lossy(&output.stdout),
        "1 game, 2 half-moves\nnothing wrong\n"
    );
}

#[test]
fn games_that_cannot_be_read() {
    let hall = Hall::empty("games-refused");
    let output = hall.output(&["games", "check", "nowhere.pgn", "--json"]);
    assert_eq!(output.status.code(), Some(2));
    let complaint = json(&String::from_utf8_lossy(&output.stderr));
    assert_eq!(complaint["error"], "there is no file nowhere.pgn");
    hall.refused(&["games", "check", "nowhere.pgn"]);
    let complaint = hall.refused(&["games", "check", "-", "--edition", "fide-1066"]);
    assert!(
        complaint.contains("the editions are fide-2014-07"),
        "{complaint}"
    );
}

/// By which edition a game ends without a claim can be chosen.
#[test]
fn games_by_edition() {
    let hall = Hall::empty("games-edition");
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(4);
    let ended = |edition: &str| {
        let output = fed(
            &hall,
            &["games", "check", "-", "--json", "--edition", edition],
            shuffle.as_bytes(),
        );
        lines(&output)[0]["ended_at"].clone()
    };
    assert_eq!(ended("fide-2018-01"), 16);
    assert_eq!(ended("us-2025"), Value::Null);
}
