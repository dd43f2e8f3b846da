//! The rating report of US Chess from the first entry to the three files, and back.

mod common;

use common::Hall;
use serde_json::Value;

fn weekend(name: &str) -> Hall {
    let hall = Hall::empty(name);
    let new = "event new Weekend --rounds 2 --rules us-2025 --starts 2026-11-14 --ends 2026-11-15";
    let mut new: Vec<&str> = new.split(' ').collect();
    new.extend(["--time-control", "G/90;+30", "--place", "Reno, NV 89501"]);
    hall.run(&new);
    for (number, name) in [(1, "Adams, Ann"), (2, "Baker, Bob"), (3, "Clärk, Cid")] {
        let (rating, id) = (
            format!("{}", 2200 - 100 * number),
            format!("1234560{number}"),
        );
        let add = [
            "event",
            "add",
            "weekend",
            name,
            "--national-rating",
            &rating,
        ];
        let member = [
            "--national-id",
            &id,
            "--state",
            "NV",
            "--expires",
            "2027-12-31",
        ];
        hall.run(&[&add[..], &member].concat());
    }
    hall.run(&["event", "numbers", "weekend"]);
    hall.run(&["event", "pair", "weekend", "--seed", "3"]);
    hall
}

#[test]
fn a_report_is_checked_written_and_read_back() {
    let hall = weekend("us-dbf");
    let folder = hall.path("report");
    let out = folder.to_str().unwrap();
    let refused = hall.output(&["event", "us-report", "weekend", "--out", out]);
    assert_eq!(refused.status.code(), Some(1));
    let refused = String::from_utf8(refused.stdout).unwrap();
    assert!(
        refused.contains("the ID of the affiliate is missing"),
        "{refused}"
    );
    assert!(refused.contains("round 1, board 1: no result"), "{refused}");
    assert!(!folder.exists(), "nothing is written");

    hall.run(&["event", "result", "weekend", "1=1-0"]);
    hall.run(&["event", "pair", "weekend", "--seed", "3"]);
    hall.run(&["event", "result", "weekend", "1=½-½"]);
    let facts = [
        "affiliate=A6012345",
        "chief_td=12345678",
        "chief_td_level=senior",
    ];
    hall.run(&[&["event", "us-facts", "weekend"][..], &facts].concat());
    let told = hall.run(&["event", "us-report", "weekend", "--out", out, "--json"]);
    let told: Value = serde_json::from_str(&told).unwrap();
    assert_eq!(
        (&told["ready"], &told["written"]),
        (&true.into(), &true.into()),
        "{told}"
    );
    assert_eq!(told["sections"][0]["games"], 2);
    for file in ["THEXPORT.DBF", "TSEXPORT.DBF", "TDEXPORT.DBF"] {
        let bytes = std::fs::read(folder.join(file)).unwrap();
        assert_eq!((bytes[0], bytes[bytes.len() - 1]), (3, 26), "{file}");
    }
    let players = std::fs::read(folder.join("TDEXPORT.DBF")).unwrap();
    let players = String::from_utf8_lossy(&players).into_owned();
    assert!(players.contains("12345603Clark, Cid"), "{players}");

    let trf = hall.run(&["convert", out, "-"]);
    assert!(trf.contains("Weekend") && trf.contains("12345601"), "{trf}");
}
