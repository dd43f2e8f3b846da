//! Cases as files: what is read, what is refused and why, and answers put into them.

mod common;

use std::collections::BTreeSet;

use adoube_clock::Colour;
use adoube_rulings::{
    Case, CaseError, Counter, Force, GameResult, History, compare, decide, decide_each, kinds,
    questions,
};
use adoube_words::{Language, Words};

fn refused(text: &str) -> String {
    match Case::from_toml(text).and_then(|case| decide(&case)) {
        Ok(ruling) => panic!("not refused: {ruling:?}"),
        Err(error) => Words::of(Language::english()).tell(&error),
    }
}

#[test]
fn what_cannot_be_understood_is_refused_with_place_and_cause() {
    let unknown_key = refused("edition = \"us-2025\"\nincident.illegal-move = { bye = \"white\" }");
    assert!(unknown_key.contains("line 2"), "{unknown_key}");
    assert!(unknown_key.contains("unknown field `bye`"), "{unknown_key}");

    let unknown_kind = refused("edition = \"us-2025\"\nincident.elephant = {}");
    assert!(
        unknown_kind.contains("unknown incident `elephant`"),
        "{unknown_kind}"
    );
    assert!(unknown_kind.contains("illegal-move"), "{unknown_kind}");

    let two = refused("edition = \"us-2025\"\nincident.two-hands = {}\nincident.board-turned = {}");
    assert!(two.contains("[[incidents]]"), "{two}");

    let none = refused("edition = \"us-2025\"\nincident = {}");
    assert!(none.contains("no incident is given"), "{none}");

    let edition = refused("edition = \"fide-1997\"\nincident.board-turned = {}");
    assert!(edition.contains("fide-2023-01"), "{edition}");

    let time = refused("edition = \"us-2025\"\nclock.white = \"soon\"\nincident.board-turned = {}");
    assert!(time.contains("expected h:mm:ss"), "{time}");

    let moves = refused(
        "edition = \"us-2025\"\nboard.moves = \"1. e4 e5 2. Ke3\"\nincident.board-turned = {}",
    );
    assert!(moves.contains("move 3"), "{moves}");

    let fen = refused("edition = \"us-2025\"\nboard.fen = \"8/8\"\nincident.board-turned = {}");
    assert!(fen.starts_with("board.fen"), "{fen}");

    let variation =
        refused("edition = \"us-2025\"\nvariations = [\"x\"]\nincident.board-turned = {}");
    assert!(variation.starts_with("variations"), "{variation}");

    let control = refused("edition = \"us-2025\"\ncontrol = \"long\"\nincident.board-turned = {}");
    assert!(control.starts_with("control"), "{control}");
}

#[test]
fn a_case_is_written_as_it_was_read() {
    let cases = common::scenario_cases();
    assert!(!cases.is_empty());
    for case in cases {
        let text = case.to_toml().unwrap();
        assert_eq!(Case::from_toml(&text).unwrap(), case, "{text}");
    }
}

#[test]
fn kinds_have_one_name_each_and_can_be_given_without_facts() {
    let mut names = BTreeSet::new();
    for kind in kinds().into_iter().flat_map(|(_, kinds)| kinds) {
        assert!(names.insert(kind.name), "{} twice", kind.name);
        let text = format!("edition = \"us-2025\"\nincident.{} = {{}}", kind.name);
        let case = Case::from_toml(&text).unwrap_or_else(|error| panic!("{}: {error}", kind.name));
        assert_eq!(case.incident.first().kind(), kind.name);
    }
}

#[test]
fn answers_lead_from_question_to_ruling() {
    let case = Case::from_toml("edition = \"fide-2018-01\"\nincident.illegal-move = {}").unwrap();
    let asked = questions(&case).unwrap();
    assert_eq!(asked[0].fact, "incident.by");
    let case = case.answered(&asked[0], "white".into()).unwrap();
    let asked = questions(&case).unwrap();
    assert_eq!(asked[0].fact, "incident.completed");
    let case = case.answered(&asked[0], true.into()).unwrap();
    let asked = questions(&case).unwrap();
    assert_eq!(asked[0].fact, "rate");
    let case = case.answered(&asked[0], "blitz".into()).unwrap();
    let asked = questions(&case).unwrap();
    assert_eq!(asked[0].fact, "supervision");
    let case = case.answered(&asked[0], "adequate".into()).unwrap();
    let ruling = decide(&case).unwrap();
    assert_eq!(ruling.force, Force::Mandatory);
    assert_eq!(ruling.time_change(Colour::Black).to_string(), "1:00");
}

#[test]
fn wrong_answers_are_refused() {
    let case = Case::from_toml("edition = \"fide-2018-01\"\nincident.illegal-move = {}").unwrap();
    let wrong = case.with_fact("incident.by", "green".into());
    assert!(matches!(wrong, Err(CaseError::Answer { .. })), "{wrong:?}");
    let nowhere = case.with_fact("incident.nothing", "white".into());
    assert!(
        matches!(nowhere, Err(CaseError::Answer { .. })),
        "{nowhere:?}"
    );
}

#[test]
fn a_second_offence_follows_from_the_first() {
    let text = "edition = \"fide-2023-01\"\nrate = \"standard\"\nboard.white_can_mate = true\n\
                incident.illegal-move = { by = \"black\", completed = true }";
    let mut case = Case::from_toml(text).unwrap();
    let first = decide(&case).unwrap();
    assert_eq!(first.result, None);
    case = case.after(&first, case.incident.first().clone());
    assert_eq!(case.history.black.game[&Counter::IllegalMove], 1);
    let second = decide(&case).unwrap();
    assert_eq!(second.result, Some(GameResult::won_by(Colour::White)));
    // In the next game what happened in this one is the event's.
    let black = &mut case.history.black;
    black.event = std::mem::take(&mut black.game);
    assert_eq!(decide(&case).unwrap().result, None);
    assert!(!case.history.is_empty() && History::default().is_empty());
}

/// Two illegal moves by Black, told in one case: time for the first, the game for the second.
const TWICE: &str = "edition = \"fide-2023-01\"\nrate = \"standard\"\nboard.white_can_mate = true\n\
    clock = { white = \"20:00\", black = \"10:00\", addition = \"0:00\" }\n\
    [[incidents]]\nillegal-move = { by = \"black\", completed = true }\n\
    [[incidents]]\nclock-without-move = { by = \"black\", reply = \"none\" }\n\
    [[incidents]]\nillegal-move = { by = \"white\", completed = true }\n";

#[test]
fn several_incidents_are_ruled_on_in_order() {
    let case = Case::from_toml(TWICE).unwrap();
    let rulings = decide_each(&case).unwrap();
    assert_eq!(rulings.len(), 3);
    assert_eq!(rulings[0].times_after.unwrap().white.to_string(), "22:00");
    assert_eq!(rulings[0].result, None);
    assert_eq!(rulings[1].result, Some(GameResult::won_by(Colour::White)));
    // The third is found when the game is over.
    assert_eq!(rulings[2].result, None);
    assert!(rulings[2].clocks.is_empty());
    assert_eq!(decide(&case).unwrap(), rulings[0]);
    let written = case.to_toml().unwrap();
    assert_eq!(Case::from_toml(&written).unwrap(), case, "{written}");
}

/// Both players neglect the same duty: one after the other, each with a past of its own.
#[test]
fn both_players_can_break_the_same_rule() {
    let text = "edition = \"fide-2018-01\"\nrate = \"standard\"\n\
                clock = { white = \"20:00\", black = \"20:00\", addition = \"0:30\" }\n\
                [[incidents]]\nnot-recording = { by = \"white\" }\n[[incidents]]\nnot-recording = { by = \"black\" }";
    let rulings = decide_each(&Case::from_toml(text).unwrap()).unwrap();
    let sides: Vec<Colour> = rulings.iter().map(|r| r.counters[0].side).collect();
    assert_eq!(sides, Colour::BOTH);
}

#[test]
fn what_comes_after_an_open_question_waits() {
    let text = TWICE.replacen(", completed = true", "", 1);
    let case = Case::from_toml(&text).unwrap();
    let rulings = decide_each(&case).unwrap();
    assert_eq!(rulings.len(), 1);
    let question = rulings[0].question().unwrap();
    let told = case.answered(question, true.into()).unwrap();
    assert_eq!(decide_each(&told).unwrap().len(), 3);
}

#[test]
fn editions_are_compared_side_by_side() {
    let text = "edition = \"us-2025\"\nrate = \"rapid\"\nsupervision = \"reduced\"\n\
                variations = [\"11H1\"]\nboard.white_can_mate = true\n\
                incident.illegal-move = { by = \"black\", completed = true, reply = \"none\", seen_by = \"opponent\" }";
    let compared = compare(&Case::from_toml(text).unwrap()).unwrap();
    assert_eq!(compared.len(), 5);
    let results: Vec<bool> = compared.iter().map(|c| c.ruling.result.is_some()).collect();
    assert_eq!(
        results.iter().filter(|over| **over).count(),
        2,
        "2014 and 2017 only"
    );
    let dropped = compared.iter().filter(|c| c.without == ["11H1"]).count();
    assert_eq!(dropped, 4);
}

#[test]
fn results_are_written_and_read() {
    for text in [
        "1-0", "0-1", "1/2-1/2", "0-0", "+/-", "-/+", "-/-", "?-0", "0-?",
    ] {
        let result: GameResult = text.parse().unwrap();
        assert_eq!(result.to_string(), text);
    }
    assert!("2-0".parse::<GameResult>().is_err());
}

#[test]
fn rulings_are_json() {
    let text = "edition = \"fide-2023-01\"\nrate = \"standard\"\n\
                incident.illegal-move = { by = \"black\", completed = true }";
    let ruling = decide(&Case::from_toml(text).unwrap()).unwrap();
    let json = serde_json::to_value(&ruling).unwrap();
    assert_eq!(json["force"], "mandatory");
    assert_eq!(json["clocks"][0]["add"], "2:00");
    assert_eq!(json["articles"][0]["article"], "7.5.1");
}
