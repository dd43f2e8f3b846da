//! Tables, tie-breaks and brackets as an arbiter asks for them.

mod common;

use common::Hall;
use serde_json::{Value, json};

fn body(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// An event with players of falling ratings, numbered.
fn event(name: &str, format: &str, rounds: &str) -> Hall {
    let hall = Hall::empty(name);
    let new = [
        "event", "new", "Club", "--rounds", rounds, "--format", format,
    ];
    hall.run(&new);
    for player in ["Ann", "Bob", "Cid", "Dee"] {
        hall.run(&["event", "add", "club", player]);
    }
    hall.run(&["event", "numbers", "club"]);
    hall
}

#[test]
fn pairings_follow_the_plan_of_the_tables() {
    let hall = event("table-plan", "swiss", "3");
    let planned = hall.run(&[
        "event",
        "tables",
        "club",
        "--room",
        "Hall A=11-11",
        "--room",
        "Hall B=21-22",
        "--accessible",
        "22",
        "--fix",
        "2=11",
    ]);
    let rooms = "tables planned: Hall A 11–11 and Hall B 21–22";
    assert!(planned.contains(rooms), "{planned}");
    hall.run(&["event", "needs", "club", "1", "wheelchair"]);
    hall.run(&["event", "pair", "club", "--seed", "1"]);
    let plan = body(&hall.run(&["event", "tables", "club", "--json"]));
    assert_eq!(plan["rooms"][1]["accessible"], json!([22]));
    assert_eq!(plan["fixed"][0]["table"], 11);
    assert_eq!(plan["need_accessible"][0]["name"], "Ann");
    let round = body(&hall.run(&["event", "pairings", "club", "--json"]));
    let boards = round["boards"].as_array().unwrap();
    let seated = |place: usize, number: u32| {
        let board = &boards[place];
        let both = [&board["white"]["tpn"], &board["black"]["tpn"]];
        assert!(both.contains(&&json!(number)), "{board}");
        (board["board"].clone(), board["room"].clone())
    };
    assert_eq!(seated(0, 2), (json!("11"), json!("Hall A")));
    assert_eq!(seated(1, 1), (json!("22"), json!("Hall B")));
    let printed = hall.run(&["event", "pairings", "club"]);
    assert!(printed.contains("Hall B"), "{printed}");

    let complaint = hall.refused(&["event", "tables", "club", "--room", "Hall A"]);
    assert!(complaint.contains("NAME=FIRST-LAST"), "{complaint}");
    let complaint = hall.refused(&["event", "tables", "club", "--fix", "2=x"]);
    assert!(complaint.contains("is no number of a table"), "{complaint}");
}

#[test]
fn what_can_be_chosen_is_explained_and_what_does_not_fit_is_told() {
    let hall = Hall::empty("choices");
    let asked = ["event", "tie-breaks", "--format", "round-robin", "--json"];
    let list = body(&hall.run(&asked));
    let list = list.as_array().unwrap();
    let of = |code: &str| list.iter().find(|one| one["code"] == code).unwrap();
    assert_eq!(
        (&of("SB")["fits"], &of("BH")["fits"]),
        (&json!(true), &json!(false))
    );
    assert!(
        of("BH")["problem"]
            .as_str()
            .unwrap()
            .starts_with("says nothing")
    );
    assert!(list.iter().all(|one| one["about"].is_string()), "{list:?}");
    assert_eq!(of("SB")["article"], "C.07 9.1");
    let systems = body(&hall.run(&["event", "systems", "--json"]));
    let systems = systems.as_array().unwrap();
    assert_eq!(systems[0]["article"], "C.04.3");
    assert!(systems.iter().all(|one| one["about"].is_string()));

    for (tie_breaks, told) in [
        ("KS", "is meant for round robins"),
        ("DE", "alone leaves many level"),
        ("BH,EDE", "is for team events only"),
    ] {
        let new = ["event", "new", tie_breaks, "--tie-breaks", tie_breaks];
        let output = hall.output(&new);
        let warned = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success() && warned.contains(told), "{warned}");
    }
}

#[test]
fn a_bracket_is_a_paper_of_its_own() {
    let hall = event("bracket-paper", "knockout", "2");
    hall.run(&["event", "pair", "club"]);
    hall.run(&["event", "result", "club", "1=1-0", "2=1-0"]);
    let rounds = body(&hall.run(&["event", "bracket", "club", "--json"]));
    let sides = &rounds[0]["matches"][0]["sides"];
    let scores: Vec<&Value> = [&sides[0]["score"], &sides[1]["score"]].into();
    assert!(
        scores.contains(&&json!(1)) && scores.contains(&&json!(0)),
        "{sides}"
    );
    assert_eq!(rounds[1]["matches"][0]["sides"][0]["score"], Value::Null);
    let file = hall.path("bracket.pdf");
    hall.run(&[
        "paper",
        "print",
        "bracket",
        "club",
        "-o",
        file.to_str().unwrap(),
    ]);
    assert!(std::fs::read(file).unwrap().starts_with(b"%PDF"));
    let swiss = event("no-bracket", "swiss", "2");
    let complaint = swiss.refused(&["paper", "print", "bracket", "club"]);
    assert!(complaint.contains("There is no bracket"), "{complaint}");
}
