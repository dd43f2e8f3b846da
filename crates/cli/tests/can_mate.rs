//! Who can still mate, on the command line.

mod common;

use std::process::Output;

use adoube_laws::notation::{Language, Style, read, write};
use adoube_laws::position::{examine, read_fen};
use adoube_laws::shakmaty::{CastlingMode, Chess, Color, Position};
use common::Hall;
use serde_json::{Value, json};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Neither king can pass the pawns.
const WALL: &str = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1";

const ROOK: &str = "6k1/8/8/8/8/8/8/R3K3 b - - 12 40";

/// Castling, here of a king that stays on its square, is the only legal move.
const CASTLES: &str = "1k4r1/8/b7/8/8/5p1p/5PNP/6KR w K - 0 1";

/// A mate by Black is far to seek.
const HARD: &str = "1k6/1P1p1p1p/BP6/1P6/8/8/3P1PKP/8 w - - 0 1";

const FOOLS_MATE: &str = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";

/// Asks questions from standard input.
fn asked(hall: &Hall, options: &[&str], questions: &str) -> Output {
    let mut command = hall.adoube();
    command
        .args(["position", "--batch", "--can-mate"])
        .args(options);
    common::fed(&mut command, questions.as_bytes())
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the output is UTF-8")
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn position(fen: &str, mode: CastlingMode) -> Chess {
    let setup = read_fen(fen).expect("a FEN");
    examine(&setup, mode).position.expect("moves can be made")
}

/// Plays moves, which must be spelt so and end with mate by this player.
fn assert_mates<'w>(
    mut position: Chess,
    words: impl Iterator<Item = &'w str>,
    style: Style,
    side: Color,
) {
    for word in words {
        let reading = read(&position, word, &[Language::English]);
        let mv = reading.unwrap_or_else(|error| panic!("{word}: {error}")).mv;
        assert_eq!(write(&position, mv, style, Language::English), word);
        position.play_unchecked(mv);
    }
    assert!(position.is_checkmate());
    assert_eq!(position.turn(), !side);
}

#[test]
fn answers_in_their_order() {
    let hall = Hall::empty("can-mate-text");
    let questions = format!(
        "# questions\n{ROOK} white\n{ROOK} black\n\n{FOOLS_MATE}\n{FOOLS_MATE} White\nrubbish white\n{WALL} black\n"
    );
    let output = asked(&hall, &[], &questions);
    assert_eq!(output.status.code(), Some(2));
    let answers = text(&output.stdout);
    let answers: Vec<&str> = answers.lines().collect();
    assert_eq!(answers.len(), 6, "{answers:?}");
    let line = answers[0].strip_prefix("winnable ").unwrap();
    let start = position(ROOK, CastlingMode::Standard);
    assert_mates(start, line.split(' '), Style::Uci, Color::White);
    assert_eq!(answers[1..3], ["unwinnable material", "winnable"]);
    assert!(answers[3].starts_with("unwinnable "), "{}", answers[3]);
    assert_eq!(
        answers[4],
        "error: line 7: the board, column 1: found \"rubbish\", expected 8 ranks, not 1"
    );
    assert!(answers[5].starts_with("unwinnable "), "{}", answers[5]);
    let summary = text(&output.stderr);
    assert!(
        summary.starts_with("5 questions: 2 winnable, 3 unwinnable, 0 undecided; 1 error\nmean "),
        "{summary}"
    );
}

#[test]
fn many_lines_on_some_threads() {
    let hall = Hall::empty("can-mate-many");
    let block = format!("{ROOK} black\n{FOOLS_MATE} black\n#\n\n");
    let questions = block.repeat(1000);
    let once = "unwinnable material\nwinnable\n";
    for threads in ["1", "3"] {
        let output = asked(&hall, &["--threads", threads], &questions);
        assert_eq!(output.status.code(), Some(0));
        assert_eq!(text(&output.stdout), once.repeat(1000));
    }
}

#[test]
fn answers_for_programs() {
    let hall = Hall::empty("can-mate-json");
    let questions = format!("{ROOK}\n{ROOK} black\nrubbish\n");
    let output = asked(&hall, &["--json"], &questions);
    assert_eq!(output.status.code(), Some(2));
    let mut answers: Vec<Value> = text(&output.stdout).lines().map(json).collect();
    assert!(answers[0]["micros"].take().is_number());
    let line = answers[0]["line"].take();
    let words = line.as_array().unwrap().iter();
    let words = words.map(|word| word.as_str().unwrap());
    let start = position(ROOK, CastlingMode::Standard);
    assert_mates(start, words, Style::Uci, Color::White);
    assert_eq!(
        answers[0],
        json!({
            "fen": ROOK,
            "side": "white",
            "answer": "winnable",
            "line": null,
            "kind": null,
            "why": null,
            "micros": null,
        })
    );
    assert!(answers[1]["micros"].take().is_number());
    assert_eq!(
        answers[1],
        json!({
            "fen": ROOK,
            "side": "black",
            "answer": "unwinnable",
            "line": null,
            "kind": "material",
            "why": "with these pieces there is no mate",
            "micros": null,
        })
    );
    assert_eq!(
        answers[2],
        json!({
            "fen": "rubbish",
            "side": null,
            "answer": null,
            "line": null,
            "kind": null,
            "why": null,
            "micros": null,
            "error": "line 3: the board, column 1: found \"rubbish\", expected 8 ranks, not 1",
        })
    );
    let summary = json(&text(&output.stderr));
    let counts = ["questions", "winnable", "unwinnable", "undecided", "errors"];
    assert_eq!(counts.map(|key| &summary[key]), [2, 1, 1, 0, 1]);
    let times = ["mean_micros", "max_micros", "seconds"];
    assert!(times.iter().all(|key| summary[key].is_number()));
}

/// What may stand behind a position, and what could be a colour and is none.
#[test]
fn behind_the_position() {
    let hall = Hall::empty("can-mate-behind");
    let rook = "6k1/8/8/8/8/8/8/R3K3 b";
    let black = [
        format!("{rook} - - 0 1 black"),
        format!("{rook} - - BLACK white"),
        format!("{rook} - - 0 black # a remark"),
        format!("{rook} black"),
        "6k1/8/8/8/8/8/8/R3K3_w_-_-_0_1_QzZqHm8A".to_owned(),
        "6k1/8/8/8/8/8/8/R3K3 w - - QzZqHm8A 17".to_owned(),
        "6k1/8/8/8/8/8/8/R3K3 w - - 0 1 wEbWbEwB".to_owned(),
        "6k1/8/8/8/8/8/8/R3K3\tw\t-\t-\t0\t1\t17".to_owned(),
    ];
    let output = asked(&hall, &[], &black.join("\n"));
    let printed = text(&output.stdout);
    assert_eq!(printed, "unwinnable material\n".repeat(black.len()));
    assert_eq!(output.status.code(), Some(0));
    let refused = [
        (
            format!("{rook} - - 0 1 blakc"),
            "found \"blakc\", expected white or black",
        ),
        (
            format!("{rook} - - 0 1 w"),
            "found \"w\", expected white or black",
        ),
        (
            format!("{rook} - - 0 1 game black"),
            "found \"game\", expected white or black",
        ),
        (
            format!("{rook} - - 3+3 0 1"),
            "the half-move count, column 28: found \"3+3\"",
        ),
        (
            format!("{rook} - - 0 200000 black"),
            "the move number, column 30",
        ),
        (format!("{rook} x"), "the castling rights, column 24"),
        (
            "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1".to_owned(),
            "no moves can be made from it: the player who has just moved stands in check",
        ),
    ];
    let questions: Vec<&str> = refused.iter().map(|(line, _)| line.as_str()).collect();
    let output = asked(&hall, &[], &questions.join("\n"));
    assert_eq!(output.status.code(), Some(2));
    let printed = text(&output.stdout);
    assert_eq!(printed.lines().count(), refused.len(), "{printed}");
    for ((number, answer), (_, cause)) in (1..).zip(printed.lines()).zip(&refused) {
        let start = format!("error: line {number}: ");
        assert!(
            answer.starts_with(&start) && answer.contains(cause),
            "{answer}"
        );
    }
}

/// A position from which moves can be made is answered even if it cannot come about.
#[test]
fn positions_that_cannot_come_about() {
    let hall = Hall::empty("can-mate-impossible");
    let positions = [
        // Rights to castle without a rook.
        "6k1/8/8/8/8/8/8/4K3 w KQ - 0 1",
        // No pawn has made a double step.
        "6k1/8/8/8/8/8/8/4K3 w - e6 0 1",
        // Three pieces give check.
        "6k1/8/8/1b6/1n6/8/2n5/3bK2r w - - 0 1",
    ];
    let questions: Vec<String> = positions.iter().map(|fen| format!("{fen} white")).collect();
    let output = asked(&hall, &[], &questions.join("\n"));
    assert_eq!(
        text(&output.stdout),
        "unwinnable material\n".repeat(positions.len())
    );
}

#[test]
fn chess960_castling_is_written_as_the_program_does() {
    let hall = Hall::empty("can-mate-960");
    let variant = ["--variant", "chess960"];
    let output = asked(&hall, &variant, &format!("{CASTLES} black"));
    let printed = text(&output.stdout);
    let line = printed.strip_prefix("winnable ").unwrap();
    assert!(line.starts_with("g1h1 "), "{line}");
    let start = position(CASTLES, CastlingMode::Chess960);
    assert_mates(start, line.split_whitespace(), Style::Uci, Color::Black);
    let shown = hall.run(&["position", CASTLES, "--variant", "chess960"]);
    assert!(
        shown.contains("Black can still mate, for example: 1. O-O "),
        "{shown}"
    );
}

/// The example is a game score with numbers, from the position's own number on.
#[test]
fn an_example_for_people() {
    let hall = Hall::empty("can-mate-example");
    let shown = hall.run(&["position", ROOK]);
    let (_, example) = shown.split_once("for example: ").unwrap();
    let (example, _) = example.split_once("\nBlack cannot mate").unwrap();
    assert!(example.starts_with("40... K"), "{example}");
    let moves = example
        .split_whitespace()
        .filter(|word| !word.ends_with('.'));
    let start = position(ROOK, CastlingMode::Standard);
    assert_mates(start, moves, Style::San, Color::White);
}

#[test]
fn dead_positions_for_people() {
    let hall = Hall::empty("can-mate-dead");
    let dead = |arguments: &[&str], article: &str| {
        let shown = hall.run(&[&["position", WALL], arguments].concat());
        assert!(shown.contains("\nWhite cannot mate: "), "{shown}");
        assert!(shown.contains("\nBlack cannot mate: "), "{shown}");
        let end = format!("neither player can mate, the game is drawn (article {article})\n");
        assert!(shown.ends_with(&end), "{shown}");
    };
    dead(&[], "5.2.2");
    dead(&["--edition", "fide-2014-07"], "5.2.b");
    dead(&["--edition", "us-2025"], "14D4");
    let shown = hall.run(&["position", ROOK, "--edition", "us-2025"]);
    assert!(!shown.contains("time runs out"), "{shown}");
    let stalemate = hall.run(&["position", "7k/8/5KQ1/8/8/8/8/8 b - - 0 1"]);
    assert!(stalemate.ends_with("Black is stalemated: the game is drawn\n"));
}

#[test]
fn limits() {
    let hall = Hall::empty("can-mate-limits");
    let shown = hall.run(&["position", HARD, "--limit-nodes", "1"]);
    let open = "whether Black can still mate was not found out within ";
    assert!(shown.contains(open), "{shown}");
    let output = asked(&hall, &["--limit-nodes", "1"], &format!("{HARD} black"));
    assert_eq!(text(&output.stdout), "undecided\n");
    assert_eq!(output.status.code(), Some(0));
    let output = asked(&hall, &["--quick"], &format!("{ROOK} black"));
    assert_eq!(text(&output.stdout), "unwinnable material\n");
    hall.refused(&["position", START, "--can-mate"]);
    hall.refused(&["position", START, "--threads", "2"]);
    hall.refused(&["position", START, "--limit-time", "long"]);
    hall.refused(&["position", START, "--limit-time", "-1"]);
    hall.refused(&["position", START, "--quick", "--limit-nodes", "5"]);
}
