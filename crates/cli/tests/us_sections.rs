//! Several sections of a US weekend: classes, quads, two games a round, schools.

mod common;

use common::Hall;
use serde_json::Value;

fn json_of(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn weekend(name: &str, settings: &[&str]) -> Hall {
    let hall = Hall::empty(name);
    let new = ["event", "new", "Weekend", "--rules", "us-2025", "--starts"];
    hall.run(&[&new[..], &["2026-11-14"], settings].concat());
    hall
}

#[test]
fn a_class_section_takes_others_with_a_reason_only() {
    let class = ["--rating-from", "1800", "--rating-under", "2000"];
    let hall = weekend("us-class", &[&class[..], &["--unrated", "false"]].concat());
    let add = |name: &'static str, rating: &'static str| {
        vec!["event", "add", "weekend", name, "--national-rating", rating]
    };
    hall.run(&add("Adams, Ann", "1850"));
    let refused = hall.refused(&add("Baker, Bob", "2001"));
    assert!(refused.contains("for players under 2000"), "{refused}");
    let refused = hall.refused(&["event", "add", "weekend", "Clark, Cid"]);
    assert!(refused.contains("for rated players"), "{refused}");
    let path = hall.path("list.csv");
    std::fs::write(&path, "Name,National rating\nDavis,1900\nEvans,1500\n").unwrap();
    let import = ["event", "import", "weekend", path.to_str().unwrap()];
    let refused = hall.refused(&import);
    assert!(refused.contains("Evans may not play here"), "{refused}");
    let reason = ["--reason", "the organiser agreed", "--json"];
    let told = json_of(&hall.run(&[&import[..], &reason].concat()));
    assert_eq!(told["findings"][0]["severity"], "breach");
    hall.run(&["event", "edit-section", "weekend", "--play-up", "true"]);
    hall.run(&add("Frank, Fay", "1500"));
}

#[test]
fn quads_are_made_of_one_list() {
    let hall = weekend("us-quads", &["--rounds", "3"]);
    let path = hall.path("list.csv");
    let lines = (1..=10).map(|number| format!("Player {number},{}\n", 2000 - 50 * number));
    let list = format!("Name,National rating\n{}", lines.collect::<String>());
    std::fs::write(&path, list).unwrap();
    hall.run(&["event", "import", "weekend", path.to_str().unwrap()]);
    let quads = ["event", "quads", "weekend", "--seed", "5", "--json"];
    let preview = json_of(&hall.run(&[&quads[..], &["--preview"]].concat()));
    let sizes: Vec<usize> = (preview["groups"].as_array().unwrap().iter())
        .map(|group| group["players"].as_array().unwrap().len())
        .collect();
    assert_eq!(sizes, [4, 6]);
    assert_eq!(preview["groups"][1]["format"], "swiss");
    let told = json_of(&hall.run(&quads));
    assert_eq!(told["records"].as_array().unwrap().len(), 1);
    hall.run(&["event", "pair", "weekend", "--section", "quad-1"]);
    let pairings = [
        "event",
        "pairings",
        "weekend",
        "--section",
        "quad-1",
        "--json",
    ];
    let pairings = json_of(&hall.run(&pairings));
    assert_eq!(pairings["boards"][0]["white"]["name"], "Player 1");
    assert_eq!(pairings["boards"][0]["black"]["name"], "Player 4");
    hall.run(&["event", "pair", "weekend", "--section", "small-swiss"]);
}

#[test]
fn schools_are_the_teams_of_a_scholastic_section() {
    let schools = [
        "--format",
        "individual-teams",
        "--team-boards",
        "2",
        "--rounds",
        "3",
    ];
    let hall = weekend("us-schools", &[&schools[..], &["--grades", "K-5"]].concat());
    let path = hall.path("list.csv");
    let list = "Name,National rating,School,Grade\n\
        Ann,900,Lincoln,4\nBob,850,Lincoln,K\nCid,800,Madison,5\nDee,750,Madison,3\n\
        Eve,700,Lincoln,2\nFay,650,Grant,5\n";
    std::fs::write(&path, list).unwrap();
    hall.run(&["event", "import", "weekend", path.to_str().unwrap()]);
    let six = [
        "event", "add", "weekend", "Guy", "--club", "Grant", "--grade",
    ];
    let refused = hall.refused(&[&six[..], &["6"]].concat());
    assert!(refused.contains("grade 5 and below"), "{refused}");
    hall.run(&[&six[..], &["5"]].concat());
    let log = hall.run(&["event", "log", "weekend"]);
    for school in ["Lincoln", "Madison", "Grant"] {
        assert!(log.contains(school), "{school}: {log}");
    }
    hall.run(&["event", "numbers", "weekend"]);
    for _ in 0..2 {
        hall.run(&["event", "pair", "weekend", "--seed", "1"]);
        hall.run(&["event", "result", "weekend", "1=1-0", "2=1-0", "3=1-0"]);
    }
    let standings = hall.run(&["event", "standings", "weekend"]);
    assert!(standings.contains("Lincoln"), "{standings}");
}

#[test]
fn extra_games_stand_in_a_section_of_their_own() {
    let hall = weekend("us-extra", &["--rounds", "4"]);
    for (name, rating) in [("Adams, Ann", "1850"), ("Baker, Bob", "1700")] {
        hall.run(&["event", "add", "weekend", name, "--national-rating", rating]);
    }
    let extra = |white: &'static str, black: &'static str, result: &'static str| {
        vec!["event", "extra-game", "weekend", white, black, result]
    };
    hall.run(&extra("Adams", "Baker", "1-0"));
    let refused = hall.refused(&extra("Clark, Cid", "Adams", "½-½"));
    assert!(refused.contains("--visitor"), "{refused}");
    let visitor = [
        "--visitor",
        "--visitor-id",
        "12345678",
        "--visitor-rating",
        "1600",
    ];
    hall.run(&[&extra("Clark, Cid", "Adams", "½-½")[..], &visitor].concat());
    hall.run(&extra("Clark", "Baker", "0-1"));
    let report = [
        "event",
        "report",
        "weekend",
        "--section",
        "extra-games",
        "--json",
    ];
    let report = json_of(&hall.run(&report));
    let players = report["report"].as_str().unwrap().lines();
    assert_eq!(players.filter(|line| line.starts_with("001 ")).count(), 3);
    let open = json_of(&hall.run(&["event", "show", "weekend", "--section", "open", "--json"]));
    assert_eq!(open["sections"][0]["rounds"].as_array().unwrap().len(), 0);
    let refused = hall.refused(&["event", "pair", "weekend", "--section", "extra-games"]);
    assert!(refused.contains("by hand"), "{refused}");
}

/// The byes of two sections meet: the lower keeps the bye and is on the chart of the higher (28M3).
#[test]
fn the_byes_of_two_sections_meet() {
    let hall = weekend("us-across", &["--rounds", "3", "--section-name", "Open"]);
    let second = ["event", "add-section", "weekend", "Under"];
    hall.run(&[&second[..], &["--rules", "us-2025", "--rounds", "3"]].concat());
    let of = |section: &'static str| ["--section", section];
    for (section, names) in [
        ("open", ["Adams", "Baker", "Clark"]),
        ("under", ["Xu", "Young", "Zee"]),
    ] {
        for (name, rating) in names.into_iter().zip(["1900", "1800", "1700"]) {
            let add = ["event", "add", "weekend", name, "--national-rating", rating];
            hall.run(&[&add[..], &of(section)].concat());
        }
        hall.run(
            &[
                &["event", "pair", "weekend", "--seed", "3"][..],
                &of(section),
            ]
            .concat(),
        );
    }
    let across = ["event", "cross-section", "weekend"];
    let refused = hall.refused(&[&across[..], &["open"], &of("open")].concat());
    assert!(refused.contains("lower section"), "{refused}");
    hall.run(&[&across[..], &["under"], &of("open")].concat());
    let shown = hall.run(&[&["event", "pairings", "weekend"][..], &of("open")].concat());
    let board = shown.lines().find(|line| line.contains("Zee")).unwrap();
    assert!(board.contains("Clark"), "{shown}");
    let shown = hall.run(&[&["event", "pairings", "weekend"][..], &of("under")].concat());
    let bye = shown.lines().find(|line| line.contains("Zee")).unwrap();
    assert!(bye.contains("bye"), "{shown}");
    let marks = hall.run(&[&["event", "marks", "weekend"][..], &of("open")].concat());
    let clark = marks.lines().find(|line| line.contains("Clark")).unwrap();
    assert!(clark.contains("in place of a bye"), "{marks}");
    let refused = hall.refused(&[&across[..], &["under"], &of("open")].concat());
    assert!(refused.contains("full-point bye"), "{refused}");
}
