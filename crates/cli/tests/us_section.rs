//! What a director knows of the players of a US section reaches the pairings.

mod common;

use common::Hall;
use serde_json::Value;

fn json_of(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// A section with players of these ratings, by name.
fn section(name: &str, rounds: &str, players: &[(&str, &str)]) -> Hall {
    let hall = Hall::empty(name);
    let new = ["event", "new", "E", "--id", "e", "--rounds", rounds];
    hall.run(&[&new[..], &["--rules", "us", "--starts", "2026-11-14"]].concat());
    for (name, rating) in players {
        let mut add = vec!["event", "add", "e", name];
        if !rating.is_empty() {
            add.extend(["--national-rating", rating]);
        }
        hall.run(&add);
    }
    hall
}

fn pair(hall: &Hall) -> String {
    hall.run(&["event", "numbers", "e"]);
    hall.run(&["event", "pair", "e", "--seed", "3"]);
    hall.run(&["event", "pairings", "e"])
}

/// The line of the pairings with a player.
fn line<'p>(pairings: &'p str, name: &str) -> &'p str {
    let mut lines = pairings.lines();
    lines
        .find(|line| line.contains(name))
        .unwrap_or_else(|| panic!("{name} in {pairings}"))
}

/// Who is first in the alphabet wins on every board, unless it is said who loses.
fn favourites_win(hall: &Hall, upset: &[&str]) {
    let told = json_of(&hall.run(&["event", "pairings", "e", "--json"]));
    for board in told["boards"].as_array().unwrap() {
        let name = |colour: &str| board[colour]["name"].as_str().unwrap().to_owned();
        let (white, black) = (name("white"), name("black"));
        let loses = |name: &String| upset.contains(&name.as_str());
        let white_wins = match loses(&white) == loses(&black) {
            true => white < black,
            false => loses(&black),
        };
        let number = board["board"].as_str().unwrap();
        let result = format!("{number}={}", if white_wins { "1-0" } else { "0-1" });
        hall.run(&["event", "result", "e", &result]);
    }
}

const FOUR: [(&str, &str); 4] = [
    ("Adams", "2000"),
    ("Baker", "1900"),
    ("Clark", "1800"),
    ("Davis", "1700"),
];

#[test]
fn families_and_teams_are_kept_apart() {
    let hall = section("us-apart", "3", &FOUR);
    assert!(line(&pair(&hall), "Adams").contains("Clark"));
    // A request is looked at up to its round (28T).
    let hall = section("us-request", "3", &FOUR);
    hall.run(&["event", "apart", "e", "Adams", "Clark", "--until", "1"]);
    assert!(line(&pair(&hall), "Adams").contains("Davis"));
    let told = hall.run(&["event", "marks", "e"]);
    assert!(told.contains("up to round 1"), "{told}");
    assert!(
        hall.run(&["event", "log", "e"])
            .contains("1 request not to be paired")
    );
    hall.run(&["event", "undo", "e"]);
    hall.refused(&["event", "apart", "e", "Adams"]);
    // Teammates, where the section keeps them apart (28N).
    let hall = section("us-teams", "3", &FOUR);
    for player in ["Adams", "Clark"] {
        hall.run(&["event", "marks", "e", player, "--team", "Central High"]);
    }
    let edit = ["event", "edit-section", "e", "--us", "teammates=plus-2"];
    hall.run(&edit);
    assert!(line(&pair(&hall), "Adams").contains("Davis"));
    let told = json_of(&hall.run(&["event", "marks", "e", "--json"]));
    assert_eq!(told["entries"][0]["marks"]["team"], "Central High");
    // So are players of one club, if that is what the section calls teammates.
    let hall = section("us-clubs", "3", &FOUR);
    for player in ["Adams", "Clark"] {
        hall.run(&["event", "edit", "e", player, "--club", "Marshall"]);
    }
    hall.run(&edit);
    hall.run(&["event", "edit-section", "e", "--us", "teammates_are=club"]);
    assert!(line(&pair(&hall), "Adams").contains("Davis"));
}

#[test]
fn a_new_player_plays_and_another_has_the_bye() {
    let three = [("Adams", "2000"), ("Baker", "1900"), ("Unrated", "")];
    let hall = section("us-new", "3", &three);
    hall.run(&["event", "add", "e", "Newman", "--new"]);
    hall.run(&["event", "add", "e", "Clark", "--national-rating", "1000"]);
    hall.run(&["event", "bye", "e", "Clark", "--round", "2"]);
    hall.run(&["event", "bye", "e", "Baker", "--round", "3"]);
    hall.run(&["event", "bye", "e", "Adams", "--round", "3"]);
    // All rated players ask for half-point byes: the unrated one who has played before is first (28L2, 28L4).
    let pairings = pair(&hall);
    assert!(!line(&pairings, "Newman").contains("bye"), "{pairings}");
    let told = json_of(&hall.run(&["event", "pairings", "e", "--json"]));
    assert_eq!(told["byes"][0]["player"]["name"], "Unrated", "{told}");
    let shown = hall.run(&["event", "show", "e"]);
    assert!(line(&shown, "Newman").contains("NEW"), "{shown}");
}

#[test]
fn a_house_player_fills_in() {
    // A permanent one plays when the number is odd, and not when it is even (28M1).
    let hall = section("us-house", "4", &FOUR[..3]);
    let house = ["event", "house-player", "e", "House", "--permanent"];
    hall.run(&[&house[..], &["--national-rating", "1500"]].concat());
    let pairings = pair(&hall);
    assert!(line(&pairings, "House").contains("Baker"), "{pairings}");
    favourites_win(&hall, &[]);
    hall.run(&["event", "add", "e", "Late", "--national-rating", "1600"]);
    let told = pair(&hall);
    let told = line(&told, "House");
    assert!(!told.contains("Late") && !told.contains("Adams"), "{told}");

    // One who comes after the pairing takes the place of the bye; that player gets no other (28M1).
    let hall = section("us-house-late", "4", &FOUR[..3]);
    let pairings = pair(&hall);
    assert!(line(&pairings, "Clark").contains("bye"), "{pairings}");
    let refused = hall.refused(&["event", "house-player", "e", "Guest", "--against", "Adams"]);
    assert!(refused.contains("no bye"), "{refused}");
    hall.run(&[
        "event",
        "house-player",
        "e",
        "Guest",
        "--national-rating",
        "1400",
    ]);
    let pairings = hall.run(&["event", "pairings", "e"]);
    assert!(line(&pairings, "Guest").contains("Clark"), "{pairings}");
    // The entry and the game are written together, for the same reason.
    let log = hall.run(&["event", "log", "e"]);
    assert_eq!(log.matches("28M1").count(), 2, "{log}");
    let refused = hall.refused(&["event", "house-player", "e", "Other"]);
    assert!(refused.contains("full-point bye"), "{refused}");
    favourites_win(&hall, &[]);
    let told = pair(&hall);
    assert!(!line(&told, "Guest").contains("Clark"), "{told}");
    let told = json_of(&hall.run(&["event", "pairings", "e", "--json"]));
    let byes = told["byes"].as_array().unwrap();
    let has_point = |name: &str| {
        let mut byes = byes.iter();
        byes.any(|bye| bye["player"]["name"] == name && bye["bye"] == "pairing_allocated")
    };
    assert!(!has_point("Clark") && !has_point("Guest"), "{told}");
    assert!(has_point("Baker"), "{told}");
}

#[test]
fn who_enters_again_has_two_entries_and_one_place() {
    let hall = section("us-reentry", "4", &FOUR);
    pair(&hall);
    favourites_win(&hall, &["Adams"]);
    let again = ["event", "re-enter", "e", "Adams", "--new-entry"];
    hall.run(&[&again[..], &["--missed", "half"]].concat());
    let refused = hall.refused(&again);
    assert!(refused.contains("later entry already"), "{refused}");
    let pairings = pair(&hall);
    // From Clark's point of view it is the same player (28S1).
    assert!(!line(&pairings, "Adams RE").contains("Clark"), "{pairings}");
    favourites_win(&hall, &[]);
    // The better score counts, and one line has a place (28S5).
    let standings = json_of(&hall.run(&["event", "standings", "e", "--json"]));
    let lines = standings["players"].as_array().unwrap().iter();
    let names: Vec<&str> = lines.filter_map(|line| line["name"].as_str()).collect();
    assert!(names.contains(&"Adams RE"), "{standings}");
    assert!(!names.contains(&"Adams"), "{standings}");
    let told = hall.run(&["event", "show", "e"]);
    assert!(told.contains("Adams RE"), "{told}");
}

/// What a command says beside its output.
fn told(hall: &Hall, command: &[&str]) -> String {
    let output = hall.output(command);
    let words = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{words}");
    words
}

#[test]
fn settings_have_names_and_variations_need_notice() {
    let eight: Vec<(String, String)> = (0..8)
        .map(|place: u16| (format!("P{place}"), (2000 - 50 * place).to_string()))
        .collect();
    let eight: Vec<(&str, &str)> = (eight.iter())
        .map(|(name, rating)| (name.as_str(), rating.as_str()))
        .collect();
    let hall = section("us-named", "4", &eight);
    let us = |setting| ["event", "edit-section", "e", "--us", setting];
    let refused = hall.refused(&us("acceleration=baku"));
    assert!(
        refused.contains("added_score") && refused.contains("sixths"),
        "{refused}"
    );
    assert!(
        hall.refused(&us("akceleration=sixths"))
            .contains("acceleration")
    );
    assert!(hall.refused(&us("no_limits=maybe")).contains("yes or no"));
    assert!(hall.refused(&us("tolerance=some")).contains("number"));
    assert!(
        hall.refused(&us("paired_classes=Class X"))
            .contains("1800-1999")
    );
    let notice = told(&hall, &us("acceleration=added_score"));
    assert!(
        notice.contains("28R1") && notice.contains("publicity"),
        "{notice}"
    );
    hall.run(&us("paired_classes=1600-1749; under 1600"));
    let shown = json_of(&hall.run(&["event", "us-settings", "e", "--json"]));
    let value = |key: &str| {
        let mut settings = shown["settings"].as_array().unwrap().iter();
        settings.find(|one| one["key"] == key).unwrap()["value"].clone()
    };
    assert_eq!(value("acceleration"), "added_score");
    assert_eq!(value("paired_classes"), "1600-1749; 0-1599");
    assert_eq!(shown["variations"][1]["notice"], "in_advance", "{shown}");
    assert!(hall.run(&["event", "us-settings", "e"]).contains("28R1"));

    // The upper half meets the upper half, and nobody's score shows the point that is for pairing only.
    let pairings = pair(&hall);
    assert!(line(&pairings, "P0").contains("P2"), "{pairings}");
    assert!(line(&pairings, "P4").contains("P6"), "{pairings}");
    let scores = json_of(&hall.run(&["event", "pairings", "e", "--json"]));
    for board in scores["boards"].as_array().unwrap() {
        assert_eq!(board["white"]["score"], 0, "{scores}");
    }
    let standings = json_of(&hall.run(&["event", "standings", "e", "--json"]));
    for line in standings["players"].as_array().unwrap() {
        assert_eq!(line["points"], 0, "{standings}");
    }
    // After round 1 a variation that belongs before it is late, and the change needs a reason.
    hall.refused(&us("latest_entry_counts=yes"));
    let late = [&us("latest_entry_counts=yes")[..], &["--reason", "agreed"]].concat();
    let notice = told(&hall, &late);
    assert!(
        notice.contains("before round 1") && notice.contains("should have"),
        "{notice}"
    );
}

#[test]
fn half_point_byes_have_limits() {
    let hall = section("us-limits", "5", &FOUR);
    let us = |setting| ["event", "edit-section", "e", "--us", setting];
    hall.run(&us("byes_most=1"));
    let bye = |player, round| ["event", "bye", "e", player, "--round", round];
    assert_eq!(told(&hall, &bye("Adams", "2")), "");
    let more = told(&hall, &bye("Adams", "3"));
    assert!(more.contains("22C"), "{more}");
    hall.run(&[&bye("Adams", "3")[..], &["--cancel"]].concat());
    // Before the first game a bye of the last round is asked for in time; after it no more (22C4).
    let last = told(&hall, &bye("Baker", "5"));
    assert!(!last.contains("22C4"), "{last}");
    pair(&hall);
    favourites_win(&hall, &[]);
    let last = told(&hall, &bye("Clark", "5"));
    assert!(
        last.contains("first game") && last.contains("22C4"),
        "{last}"
    );
    let cancelled = told(&hall, &[&bye("Baker", "5")[..], &["--cancel"]].concat());
    assert!(
        cancelled.contains("counts as a draw") && cancelled.contains("22C5"),
        "{cancelled}"
    );
    let marks = hall.run(&["event", "marks", "e"]);
    assert!(
        line(&marks, "Baker").contains("in round 5 a win counts as a draw"),
        "{marks}"
    );
    // A late entry has byes for the rounds it missed, and is told of those beyond the limit (28K).
    let late = [
        "event", "add", "e", "Late", "--from", "4", "--missed", "half",
    ];
    let late = told(&hall, &late);
    assert!(late.contains("22C"), "{late}");
}

/// A rating assigned to a rated player is not below the published one, and has a cause (28E).
#[test]
fn assigned_ratings_have_a_cause() {
    let hall = section("us-assigned", "3", &FOUR);
    let assign = |rating| ["event", "edit", "e", "Clark", "--assigned-rating", rating];
    let words = told(&hall, &assign("1750"));
    assert!(
        words.contains("below the published") && words.contains("no reason"),
        "{words}"
    );
    let because = ["--reason", "clearly stronger than the class"];
    assert_eq!(told(&hall, &[&assign("1900")[..], &because].concat()), "");
}

/// Who cancels an irrevocable bye and wins has half a point less for prizes (22C5).
#[test]
fn a_win_after_a_cancelled_bye_is_a_draw_for_prizes() {
    let hall = section("us-cancelled", "2", &FOUR);
    hall.run(&["event", "bye", "e", "Adams", "--round", "2"]);
    pair(&hall);
    favourites_win(&hall, &[]);
    hall.run(&["event", "bye", "e", "Adams", "--round", "2", "--cancel"]);
    hall.run(&["event", "pair", "e"]);
    favourites_win(&hall, &[]);
    let path = hall.path("fund.toml");
    let fund =
        "title = \"E\"\ncurrency = { code = \"USD\", digits = 0 }\n[place]\nprizes = [100, 50]\n";
    std::fs::write(&path, fund).unwrap();
    let fund = ["event", "prizes", "e", "--fund", path.to_str().unwrap()];
    let told = hall.run(&fund);
    assert!(line(&told, "Adams").contains("1.5"), "{told}");
    hall.run(&["event", "marks", "e", "Adams", "--full-wins"]);
    let marks = hall.run(&["event", "marks", "e"]);
    assert!(!marks.contains("counts as a draw"), "{marks}");
    let told = hall.run(&["event", "prizes", "e"]);
    assert!(!line(&told, "Adams").contains("1.5"), "{told}");
}

/// A late entry is numbered when the round is paired, whatever the round (28B).
#[test]
fn a_late_entry_is_numbered_by_the_pairing() {
    let hall = section("us-late-number", "4", &FOUR);
    pair(&hall);
    favourites_win(&hall, &[]);
    for (name, rating) in [("Early", "1950"), ("Foster", "1500")] {
        hall.run(&["event", "add", "e", name, "--national-rating", rating]);
    }
    hall.run(&["event", "pair", "e"]);
    let shown = hall.run(&["event", "pairings", "e"]);
    assert!(
        shown.contains("Early") && shown.contains("Foster"),
        "{shown}"
    );
}

/// 29H: the higher rated is paired as having won, and the game waits for its result.
#[test]
fn a_round_without_a_result() {
    let hall = section("us-unreported", "3", &FOUR);
    pair(&hall);
    hall.run(&["event", "result", "e", "2=1-0"]);
    hall.refused(&["event", "pair", "e"]);
    hall.refused(&["event", "unreported", "e", "2", "both-win"]);
    hall.run(&["event", "unreported", "e", "1", "guess-winner"]);
    assert!(hall.run(&["event", "log", "e"]).contains("29H5"));
    hall.run(&["event", "pair", "e"]);
    // Adams is paired as having a point: not with who has none.
    let first = json_of(&hall.run(&["event", "pairings", "e", "--round", "1", "--json"]));
    let winner = first["boards"][1]["white"]["name"].as_str().unwrap();
    let second = hall.run(&["event", "pairings", "e", "--round", "2"]);
    assert!(line(&second, "Adams").contains(winner), "{second}");
}

/// 29G1: who leaves before the round has no points for it, and the opponent comes down to a bye.
#[test]
fn a_player_leaves_before_the_round() {
    let hall = section("us-ladder", "3", &FOUR);
    pair(&hall);
    favourites_win(&hall, &[]);
    pair(&hall);
    hall.run(&["event", "repair", "e", "--without", "Adams"]);
    let told = json_of(&hall.run(&["event", "pairings", "e", "--json"]));
    assert_eq!(told["boards"].as_array().unwrap().len(), 1);
    let byes = told["byes"].to_string();
    assert!(byes.contains("Adams") && byes.contains("zero"), "{byes}");
    assert!(hall.run(&["event", "log", "e"]).contains("29G1"));
    hall.refused(&["event", "repair", "e", "--without", "Adams"]);
}
