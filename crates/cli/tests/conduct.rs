//! What `adoube event` tells of pairings by hand, open games and byes, and that no option is ignored.

mod common;

use common::Hall;
use serde_json::Value;

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// An event `cup` of so many players, numbered.
fn cup(name: &str, players: u32, options: &[&str]) -> Hall {
    let hall = Hall::empty(name);
    let new = [&["event", "new", "Cup"], options].concat();
    hall.run(&new);
    for number in 1..=players {
        let (player, rating) = (
            format!("Player {number:02}"),
            (2600 - 10 * number).to_string(),
        );
        hall.run(&["event", "add", "cup", &player, "--rating", &rating]);
    }
    hall.run(&["event", "numbers", "cup"]);
    hall
}

fn told(hall: &Hall, arguments: &[&str]) -> (Option<i32>, String) {
    let output = hall.output(arguments);
    let text = String::from_utf8(output.stderr).unwrap();
    (output.status.code(), text)
}

#[test]
fn a_rematch_by_hand_needs_a_reason_and_is_in_the_report() {
    let hall = cup(
        "rematch",
        8,
        &["--rounds", "5", "--initial-colour", "white"],
    );
    hall.run(&["event", "pair", "cup"]);
    hall.run(&["event", "result", "cup", "1=1-0", "2=1-0", "3=1-0", "4=1-0"]);
    let pairs = ["1-5", "6-2", "3-7", "8-4"];
    let again = [&["event", "pair", "cup"][..], &pairs].concat();
    let (status, complaint) = told(&hall, &again);
    assert_eq!(status, Some(2), "{complaint}");
    assert!(complaint.contains("met in round 1 (C1)"), "{complaint}");
    assert!(complaint.contains("--reason"), "{complaint}");
    let shown = json(&hall.run(&["event", "show", "cup", "--json"]));
    assert_eq!(shown["sections"][0]["rounds"].as_array().unwrap().len(), 1);
    assert_eq!(shown["sections"][0]["rounds"][0]["closed"], false);

    let reason = [&again[..], &["--reason", "by wish", "--json"]].concat();
    let written = json(&hall.run(&reason));
    let findings = written["findings"].as_array().unwrap();
    assert_eq!(findings[0]["severity"], "breach", "{written}");
    let report = json(&hall.run(&["event", "report", "cup", "--json"]));
    let text = report["report"].as_str().unwrap();
    assert!(text.contains("### MPA @ Round 2: "), "{text}");
    let file = hall.path("cup.trf");
    std::fs::write(&file, text).unwrap();
    hall.run(&["standings", file.to_str().unwrap()]);
}

/// JSON lines are another road to the same journal.
#[test]
fn a_rematch_in_json_lines_needs_a_reason() {
    let hall = cup("lines", 4, &["--rounds", "3", "--initial-colour", "white"]);
    hall.run(&["event", "pair", "cup"]);
    hall.run(&["event", "result", "cup", "1=1-0", "2=1-0"]);
    let made = json(&hall.run(&["event", "pairings", "cup", "--json"]));
    let boards = made["boards"].as_array().unwrap().iter().zip(1..);
    let boards = boards.map(|(board, table)| {
        serde_json::json!({ "board": table.to_string(), "white": board["black"]["entrant"], "black": board["white"]["entrant"] })
    });
    let section = &made["section"];
    let commands = serde_json::json!([
        { "command": "close_round", "section": section, "round": 1 },
        { "command": "pair_round", "section": section, "round": 2, "made_by": { "engine": "by hand" },
            "pairings": { "boards": boards.collect::<Vec<_>>() } },
    ]);
    let lines = hall.path("rematch.jsonl");
    std::fs::write(&lines, format!("{commands}\n")).unwrap();
    let apply = ["event", "apply", "cup", lines.to_str().unwrap()];
    let (status, complaint) = told(&hall, &apply);
    assert_eq!(status, Some(2), "{complaint}");
    assert!(complaint.contains("met in round 1 (C1)"), "{complaint}");
    hall.run(&[&apply[..], &["--reason", "by wish"]].concat());
    let report = json(&hall.run(&["event", "report", "cup", "--json"]));
    let text = report["report"].as_str().unwrap();
    assert!(text.contains("### MPA @ Round 2: "), "{text}");
}

/// With a reason a complete round is opened for a correction and completed again, in one step.
#[test]
fn a_result_of_a_complete_round_is_corrected_with_a_reason() {
    let hall = cup("complete", 4, &["--rounds", "3"]);
    hall.run(&["event", "pair", "cup"]);
    hall.run(&["event", "result", "cup", "1=1-0", "2=1-0"]);
    hall.run(&["event", "close", "cup"]);
    let correct = ["event", "result", "cup", "1=0-1", "--correct"];
    let (status, complaint) = told(&hall, &correct);
    assert_eq!(status, Some(2), "{complaint}");
    hall.run(&[&correct[..], &["--reason", "score sheets"]].concat());
    let shown = json(&hall.run(&["event", "show", "cup", "--json"]));
    assert_eq!(shown["sections"][0]["rounds"][0]["closed"], true);
}

/// A file of another program that pairs as the rules do is taken without a word.
#[test]
fn a_pairs_file_that_equals_the_rules_needs_no_reason() {
    let options = ["--rounds", "5", "--initial-colour", "white"];
    let (ours, theirs) = (cup("ours", 8, &options), cup("theirs", 8, &options));
    for hall in [&ours, &theirs] {
        hall.run(&["event", "pair", "cup"]);
        hall.run(&["event", "result", "cup", "1=1-0", "2=1-0", "3=1-0", "4=1-0"]);
    }
    ours.run(&["event", "pair", "cup"]);
    let made = json(&ours.run(&["event", "pairings", "cup", "--json"]));
    let line = |board: &Value| format!("{} {}\n", board["white"]["tpn"], board["black"]["tpn"]);
    let boards = made["boards"].as_array().unwrap().iter();
    let file = theirs.path("pairs.txt");
    std::fs::write(&file, boards.map(line).collect::<String>()).unwrap();
    let name = file.to_str().unwrap();
    let (status, said) = told(
        &theirs,
        &[
            "event",
            "pair",
            "cup",
            "--pairs",
            name,
            "--made-by",
            "Another",
        ],
    );
    assert_eq!((status, said.as_str()), (Some(0), ""));
    let report = theirs.run(&["event", "report", "cup"]);
    assert!(report.contains("192 FIDE_DUTCH"), "{report}");
}

#[test]
fn a_knockout_is_ranked_by_the_round_reached() {
    let hall = cup("knockout", 6, &["--rounds", "3", "--format", "knockout"]);
    hall.run(&["event", "pair", "cup"]);
    let ranks = |hall: &Hall| -> Vec<(u64, u64)> {
        let standings = json(&hall.run(&["event", "standings", "cup", "--json"]));
        let players = standings["players"].as_array().unwrap().iter();
        players
            .map(|line| {
                (
                    line["rank"].as_u64().unwrap(),
                    line["tpn"].as_u64().unwrap(),
                )
            })
            .collect()
    };
    let white_wins = |hall: &Hall| {
        let made = json(&hall.run(&["event", "pairings", "cup", "--json"]));
        for board in made["boards"].as_array().unwrap() {
            let favourite = board["white"]["tpn"].as_u64() < board["black"]["tpn"].as_u64();
            let result = if favourite { "1-0" } else { "0-1" };
            let entry = format!("{}={result}", board["board"].as_str().unwrap());
            hall.run(&["event", "result", "cup", &entry]);
        }
    };
    white_wins(&hall);
    assert_eq!(
        ranks(&hall),
        [(1, 1), (1, 2), (1, 3), (1, 4), (5, 5), (5, 6)]
    );
    for _ in 0..2 {
        hall.run(&["event", "pair", "cup"]);
        white_wins(&hall);
    }
    assert_eq!(
        ranks(&hall),
        [(1, 1), (2, 2), (3, 3), (3, 4), (5, 5), (5, 6)]
    );
    let text = hall.run(&["event", "standings", "cup"]);
    assert!(text.contains("by the round reached"), "{text}");
    let file = hall.path("cup.trf");
    let name = file.to_str().unwrap();
    hall.run(&["event", "report", "cup", "-o", name]);
    let again = json(&hall.run(&["standings", name, "--json"]));
    let players = again["players"].as_array().unwrap().iter();
    let read: Vec<u64> = players.map(|line| line["rank"].as_u64().unwrap()).collect();
    assert_eq!(read, [1, 2, 3, 3, 5, 5]);
}

#[test]
fn an_adjourned_game_is_told_and_stops_the_end() {
    let hall = cup("adjourned", 2, &["--rounds", "1", "--format", "match"]);
    hall.run(&["event", "pair", "cup"]);
    hall.run(&["event", "result", "cup", "1=adjourned"]);
    hall.run(&["event", "close", "cup"]);
    // In FIDE mode there is no end before the game has one.
    hall.refused(&["event", "standings", "cup"]);
    hall.refused(&["event", "finish", "cup", "--reason", "never resumed"]);
    hall.run(&["event", "leave-fide-mode", "cup"]);
    let standings = hall.run(&["event", "standings", "cup"]);
    assert!(
        standings.contains("game adjourned: round 1, board 1"),
        "{standings}"
    );
    let standings = json(&hall.run(&["event", "standings", "cup", "--json"]));
    assert_eq!(standings["open_games"][0]["board"], "1");
    assert_eq!(standings["open_games"][0]["adjourned"], true);
    let (status, complaint) = told(&hall, &["event", "finish", "cup"]);
    assert_eq!(status, Some(2));
    assert!(
        complaint.contains("game adjourned: round 1 board 1"),
        "{complaint}"
    );
    let (status, said) = told(
        &hall,
        &["event", "finish", "cup", "--reason", "never resumed"],
    );
    assert_eq!(status, Some(0));
    assert!(
        said.contains("warning: game adjourned: round 1, board 1"),
        "{said}"
    );
}

#[test]
fn other_points_keep_the_value_of_the_bye() {
    let hall = cup("points", 3, &["--rounds", "3", "--bye-points", "0.5"]);
    let (_, said) = told(
        &hall,
        &["event", "edit-section", "cup", "--points", "2.5-1-0"],
    );
    assert!(said.contains("bye is worth 0.5"), "{said}");
    let shown = json(&hall.run(&["event", "show", "cup", "--json"]));
    let points = &shown["sections"][0]["settings"]["point_system"];
    assert_eq!(points["pairing_allocated_bye"], 0.5);
    assert_eq!(points["win"], 2.5);
    assert_eq!(points["forfeit_win"], 2.5);
}

#[test]
fn byes_that_are_too_many_or_too_late_are_told() {
    let hall = cup("byes", 4, &["--rounds", "3"]);
    let (status, said) = told(&hall, &["event", "bye", "cup", "1", "--round", "1"]);
    assert_eq!((status, said.as_str()), (Some(0), ""));
    // The second one is asked about, and so is each further one.
    let second = ["event", "bye", "cup", "1", "--round", "2"];
    let (status, said) = told(&hall, &second);
    assert_eq!(status, Some(2));
    assert!(said.contains("half-point bye number 2"), "{said}");
    let said = String::from_utf8(hall.confirmed(&second).stderr).unwrap();
    assert!(said.contains("2 byes with points"), "{said}");
    let output = hall.confirmed(&["event", "bye", "cup", "1", "--round", "3"]);
    assert_eq!(output.status.code(), Some(0));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("in the last round"), "{said}");
}

#[test]
fn options_that_mean_nothing_here_are_refused() {
    let hall = cup("options", 4, &["--rounds", "3"]);
    let refused = hall.refused(&["event", "pair", "cup", "--made-by", "Another"]);
    assert!(refused.contains("--made-by"), "{refused}");
    let refused = hall.refused(&["event", "pair", "cup", "1-3", "4-2", "--seed", "7"]);
    assert!(refused.contains("--seed"), "{refused}");
    hall.run(&["event", "add-section", "cup", "B", "--id", "b"]);
    let shown = hall.run(&["event", "show", "cup", "--section", "b"]);
    assert!(!shown.contains("Player 01"), "{shown}");
    let refused = hall.refused(&["event", "new", "Other", "--section", "a"]);
    assert!(refused.contains("--section-name"), "{refused}");
    let refused = hall.refused(&["event", "add-section", "cup", "C", "--section", "b"]);
    assert!(refused.contains("--id"), "{refused}");
}

/// Who will leave a round robin later plays on until then.
#[test]
fn a_withdrawal_from_a_later_round_waits_for_it() {
    let hall = cup("later", 4, &["--rounds", "3", "--format", "round-robin"]);
    let leave = ["event", "withdraw", "cup", "4", "--from", "3"];
    assert_eq!(told(&hall, &leave), (Some(0), String::new()));
    for _ in 1..=2 {
        hall.run(&["event", "pair", "cup"]);
        hall.run(&["event", "result", "cup", "1=1-0", "2=1-0"]);
        let (status, said) = told(&hall, &["event", "close", "cup"]);
        assert_eq!((status, said.as_str()), (Some(0), ""));
    }
    hall.run(&["event", "pair", "cup"]);
    let last = json(&hall.run(&["event", "pairings", "cup", "--json"]));
    let boards = last["boards"].as_array().unwrap().iter();
    let results: Vec<&str> = boards
        .filter(|board| board["white"]["tpn"] == 4 || board["black"]["tpn"] == 4)
        .map(|board| board["result"].as_str().unwrap())
        .collect();
    assert_eq!(results.len(), 1, "{last}");
    assert!(results[0].contains('+'), "{last}");
}

/// The withdrawal is written although what it means must wait, and the command says so.
#[test]
fn a_withdrawal_during_a_round_robin_is_written_once() {
    let hall = cup("during", 4, &["--rounds", "3", "--format", "round-robin"]);
    hall.run(&["event", "pair", "cup"]);
    hall.run(&["event", "result", "cup", "1=1-0", "2=1-0"]);
    let leave = ["event", "withdraw", "cup", "4", "--from", "3"];
    assert_eq!(told(&hall, &leave), (Some(0), String::new()));
    let back = ["event", "re-enter", "cup", "4", "--from", "3"];
    assert_eq!(told(&hall, &back), (Some(0), String::new()));
    assert_eq!(told(&hall, &leave), (Some(0), String::new()));
    hall.run(&["event", "pair", "cup"]);
    let second = json(&hall.run(&["event", "pairings", "cup", "--json"]));
    let boards = second["boards"].as_array().unwrap();
    assert!(
        boards.iter().all(|board| board["result"] == "*"),
        "{second}"
    );
}

/// What is told to do about a game without a result can be done.
#[test]
fn a_game_without_a_result_does_not_hold_an_event_for_ever() {
    let hall = cup("unreported", 2, &["--rounds", "1", "--format", "match"]);
    hall.run(&["event", "pair", "cup"]);
    let refused = hall.refused(&["--json", "event", "finish", "cup"]);
    assert!(refused.contains("game unreported"), "{refused}");
    hall.run(&["event", "leave-fide-mode", "cup"]);
    let refused = hall.refused(&["--json", "event", "finish", "cup"]);
    assert!(refused.contains("adjourn the game"), "{refused}");
    hall.run(&["event", "result", "cup", "1=adjourned"]);
    hall.run(&["event", "close", "cup"]);
    hall.run(&["event", "finish", "cup", "--reason", "nobody knows"]);
}

#[test]
fn what_a_format_does_not_know_is_refused() {
    let swiss = cup("swiss-lots", 4, &["--rounds", "3"]);
    let refused = swiss.refused(&["--json", "event", "draw", "cup"]);
    assert!(refused.contains("no lots are drawn"), "{refused}");
    let refused = swiss.refused(&["event", "prohibit", "cup", "1", "1"]);
    assert!(refused.contains("is named twice"), "{refused}");
    for format in ["round-robin", "knockout"] {
        let name = format!("formats-{format}");
        let hall = cup(&name, 4, &["--rounds", "2", "--format", format]);
        let refused = hall.refused(&["event", "accelerate", "cup", "added-score"]);
        assert!(refused.contains("cannot be accelerated"), "{refused}");
        let refused = hall.refused(&["event", "accelerate", "cup", "baku"]);
        assert!(refused.contains("cannot be accelerated"), "{refused}");
        let refused = hall.refused(&["--json", "event", "prohibit", "cup", "1", "2"]);
        assert!(refused.contains("none can be prohibited"), "{refused}");
        hall.run(&["event", "draw", "cup", "--seed", "1"]);
    }
}

#[test]
fn a_board_is_named_once() {
    let hall = cup("twice", 4, &["--rounds", "3"]);
    hall.run(&["event", "pair", "cup"]);
    let refused = hall.refused(&["event", "result", "cup", "1=0-1", "1=1-0"]);
    assert!(refused.contains("board 1 is named twice"), "{refused}");
    let refused = hall.refused(&["event", "result", "cup", "1=0-1", "--clear", "1"]);
    assert!(refused.contains("board 1 is named twice"), "{refused}");
}

#[test]
fn a_folder_of_events_is_for_the_user_alone() {
    let hall = cup("all-events", 2, &["--rounds", "1"]);
    let nowhere = hall.path("no").join("such");
    let nowhere = nowhere.to_str().unwrap();
    let refused = hall.refused(&["--json", "event", "export", "--all", "-o", nowhere]);
    assert!(refused.contains("there is no folder"), "{refused}");
    let folder = hall.path("copies");
    let named = folder.to_str().unwrap();
    hall.run(&["event", "export", "--all", "-o", named]);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&folder).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o700);
    }
}
