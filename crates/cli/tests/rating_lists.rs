//! Rating lists, entries held against them, numbers, ties and start positions, from the command line.

mod common;

use std::io::{Read, Write};
use std::net::TcpListener;

use common::Hall;
use serde_json::Value;

const NOVEMBER: &str = "<playerslist>
<player><fideid>101</fideid><name>Anders, Ann</name><country>NOR</country><sex>F</sex><rating>2100</rating><k>20</k><rapid_rating>2050</rapid_rating><blitz_rating>2000</blitz_rating></player>
<player><fideid>102</fideid><name>Berg, Bo</name><country>NOR</country><sex>M</sex><rating>2000</rating><k>20</k></player>
<player><fideid>103</fideid><name>Carlsen, Cy</name><country>NOR</country><sex>M</sex><rapid_rating>1800</rapid_rating></player>
</playerslist>";

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// A hall with FIDE's lists from a file.
fn with_lists(name: &str) -> Hall {
    let hall = Hall::empty(name);
    let file = hall.path("players_list_xml.xml");
    std::fs::write(&file, NOVEMBER).unwrap();
    hall.run(&["lists", "source", "fide", file.to_str().unwrap()]);
    let updated = hall.run(&["lists", "update"]);
    assert!(updated.contains("fide: 3 players"), "{updated}");
    hall
}

/// Q118, Q119, Q121, Q135, Q136: the official lists with their source, month and age; one command brings all
/// of them up to date.
#[test]
fn all_lists_are_updated_at_once() {
    let hall = with_lists("lists_updated");
    let own = hall.path("city.csv");
    std::fs::write(
        &own,
        "Name,FIDE ID,National rating\n\"Berg, Bo\",102,1950\n",
    )
    .unwrap();
    hall.run(&["lists", "source", "city", own.to_str().unwrap()]);
    let body = json(&hall.run(&["lists", "update", "--json"]));
    assert_eq!(body["lists"].as_array().unwrap().len(), 2);
    assert!(
        body["lists"]
            .as_array()
            .unwrap()
            .iter()
            .all(|list| list["problem"].is_null()),
        "{body}"
    );
    let lists = json(&hall.run(&["lists", "show", "--json"]));
    let fide = &lists["lists"][0];
    assert_eq!(
        (&fide["name"], &fide["stale"], &fide["hours"]),
        (&"fide".into(), &false.into(), &0.into())
    );
    assert!(
        fide["source"]
            .as_str()
            .unwrap()
            .ends_with("players_list_xml.xml")
    );
    assert_eq!(fide["months"].as_array().unwrap().len(), 1);
    let said = hall.refused(&["lists", "source", "rapid", "x.csv"]);
    assert!(said.contains("a list of FIDE"), "{said}");
    hall.run(&["lists", "remove", "city"]);
    let lists = json(&hall.run(&["lists", "show", "--json"]));
    assert_eq!(lists["lists"].as_array().unwrap().len(), 1);
    // What is not there is said, with its name, and the list that was there stays.
    hall.run(&["lists", "source", "fide", "/nowhere/at/all.zip"]);
    let output = hall.output(&["lists", "update"]);
    assert_eq!(output.status.code(), Some(1));
    let lists = json(&hall.run(&["lists", "show", "--json"]));
    assert_eq!(lists["lists"][0]["players"], 3);
}

/// Q118: who has no rapid rating plays a rapid event with the standard one, also where the two lists are files
/// of their own.
#[test]
fn effective_lists_fall_back_to_standard() {
    let hall = Hall::empty("lists_effective");
    let folder = hall.path("lists");
    std::fs::create_dir(&folder).unwrap();
    let list = |name: &str, players: &[(u32, &str, u16)]| {
        let players: String = players
            .iter()
            .map(|(id, name, rating)| {
                format!(
                    "<player><fideid>{id}</fideid><name>{name}</name><country>NOR</country><rating>{rating}</rating></player>\n"
                )
            })
            .collect();
        let text = format!("<playerslist>\n{players}</playerslist>");
        std::fs::write(folder.join(name), text).unwrap();
    };
    let (ann, bo) = ("Anders, Ann", "Berg, Bo");
    list(
        "standard_rating_list.xml",
        &[(101, ann, 2100), (102, bo, 2000)],
    );
    list("rapid_rating_list.xml", &[(102, bo, 1985)]);
    hall.run(&["lists", "source", "fide", folder.to_str().unwrap()]);
    hall.run(&["lists", "update"]);
    hall.run(&[
        "event",
        "new",
        "Quick",
        "--rounds",
        "5",
        "--time-control",
        "15+10",
    ]);
    hall.run(&["event", "add", "quick", ann, "--fide-id", "101"]);
    hall.run(&["event", "add", "quick", bo, "--fide-id", "102"]);
    let export = hall.run(&["event", "export", "quick"]);
    for rating in [2100, 1985] {
        let has = export.contains(&format!(r#""fide_rating":{rating}"#));
        assert!(has, "{rating}: {export}");
    }
    let source = r#""rating_sources":{"fide":"effective-rapid 2"#;
    assert_eq!(export.matches(source).count(), 2, "{export}");
}

/// Q135, Q141: a list that is older than a day is fetched again before entries are held against it.
#[test]
fn a_check_brings_old_lists_up_to_date_first() {
    let hall = with_lists("lists_aged");
    hall.run(&["event", "new", "Open", "--rounds", "5"]);
    hall.run(&["event", "add", "open", "Anders, Ann", "--fide-id", "101"]);
    let said = hall.run(&["event", "ratings", "check", "open"]);
    assert!(said.contains("every rating agrees"), "{said}");
    let file = hall.path("players_list_xml.xml");
    let newer = NOVEMBER.replace("<rating>2100</rating>", "<rating>2111</rating>");
    std::fs::write(&file, newer).unwrap();
    // A list of this hour is not asked for again.
    let said = hall.run(&["event", "ratings", "check", "open"]);
    assert!(said.contains("every rating agrees"), "{said}");
    let (kept, aged) = aged(&hall);
    assert_ne!(kept, aged);
    let lists = json(&hall.run(&["lists", "show", "--json"]));
    assert_eq!(lists["lists"][0]["stale"], true);
    let output = hall.output(&["event", "ratings", "check", "open", "--json"]);
    let body = json(&String::from_utf8(output.stdout).unwrap());
    assert_eq!(body["stale"], false, "{body}");
    assert_eq!(body["differences"][0]["listed"], 2111, "{body}");
    let lists = json(&hall.run(&["lists", "show", "--json"]));
    assert_eq!(lists["lists"][0]["stale"], false);
}

/// Makes the lists of a hall two days old; what was written before, and is now.
fn aged(hall: &Hall) -> (String, String) {
    let path = hall.path("rating-lists").join("lists.json");
    let kept = std::fs::read_to_string(&path).unwrap();
    let mut lists = json(&kept);
    for issue in lists["issues"].as_array_mut().unwrap() {
        let updated: jiff::Timestamp = issue["updated"].as_str().unwrap().parse().unwrap();
        let before = updated - jiff::SignedDuration::from_hours(48);
        issue["updated"] = before.to_string().into();
    }
    let aged = lists.to_string();
    std::fs::write(&path, &aged).unwrap();
    (kept, aged)
}

/// A list can come from an address.
#[test]
fn a_list_is_fetched_from_an_address() {
    let hall = Hall::empty("lists_fetched");
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!(
        "http://{}/lists/players_list_xml.xml",
        listener.local_addr().unwrap()
    );
    let server = std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut request = [0; 1024];
        let length = stream.read(&mut request).unwrap();
        let length_of_list = NOVEMBER.len();
        let head = format!("HTTP/1.0 200 OK\r\nContent-Length: {length_of_list}\r\n\r\n");
        stream.write_all(head.as_bytes()).unwrap();
        stream.write_all(NOVEMBER.as_bytes()).unwrap();
        String::from_utf8_lossy(&request[..length]).into_owned()
    });
    hall.run(&["lists", "source", "fide", &address]);
    let updated = hall.run(&["lists", "update"]);
    assert!(updated.contains("3 players"), "{updated}");
    assert!(
        server
            .join()
            .unwrap()
            .starts_with("GET /lists/players_list_xml.xml ")
    );
}

/// Q117, Q127 to Q134: the main list gives the rating, others can be picked, typed ones are marked.
#[test]
fn ratings_come_from_the_lists() {
    let hall = with_lists("lists_entered");
    hall.run(&["event", "new", "Open", "--rounds", "5"]);
    hall.run(&["event", "add", "open", "Anders, Ann", "--fide-id", "101"]);
    hall.run(&[
        "event",
        "add",
        "open",
        "Berg, Bo",
        "--fide-id",
        "102",
        "--rating",
        "1990",
    ]);
    let output = hall.output(&["event", "add", "open", "Carlsen, Cy", "--fide-id", "103"]);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("rapid has 1800"), "{said}");
    let picked = hall.run(&[
        "event", "ratings", "pick", "open", "Carlsen", "--list", "rapid",
    ]);
    assert!(picked.contains("Carlsen"), "{picked}");
    let export = hall.run(&["event", "export", "open"]);
    assert!(
        export.contains(r#""rating_sources":{"fide":"standard 2"#),
        "{export}"
    );
    assert!(
        export.contains(r#""rating_sources":{"fide":"typed"}"#),
        "{export}"
    );
    assert!(export.contains(r#""assigned_rating":1800"#), "{export}");
    // Own lists count as national ratings.
    let own = hall.path("city.csv");
    std::fs::write(&own, "Name,National rating\n\"Dahl, Di\",1500\n").unwrap();
    hall.run(&["lists", "import", "city", own.to_str().unwrap()]);
    hall.run(&[
        "event",
        "edit-section",
        "open",
        "--rating-lists",
        "city,standard",
    ]);
    hall.run(&["event", "add", "open", "Dahl, Di", "--national-id", "N7"]);
    let export = hall.run(&["event", "export", "open"]);
    assert!(export.contains(r#""national_rating":1500"#), "{export}");
}

/// Q133, Q137, Q141 to Q144: what differs is named, nothing is changed by itself, some or all are updated.
#[test]
fn entries_are_checked_and_updated() {
    let hall = with_lists("lists_checked");
    hall.run(&["event", "new", "Open", "--rounds", "5"]);
    for (name, id, rating) in [("Anders, Ann", "101", "2090"), ("Berg, Bo", "102", "1990")] {
        hall.run(&[
            "event",
            "add",
            "open",
            name,
            "--fide-id",
            id,
            "--rating",
            rating,
        ]);
    }
    let output = hall.output(&["event", "ratings", "check", "open", "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let body = json(&String::from_utf8(output.stdout).unwrap());
    assert_eq!(
        (&body["checked"], &body["list"]),
        (&2.into(), &"standard".into())
    );
    let first = &body["differences"][0];
    assert_eq!(
        (&first["entered"], &first["listed"]),
        (&2090.into(), &2100.into())
    );
    assert_eq!(first["source"], "typed");
    hall.run(&["event", "ratings", "update", "open", "Berg"]);
    let text = hall.output(&["event", "ratings", "check", "open"]);
    let text = String::from_utf8(text.stdout).unwrap();
    assert!(
        text.contains("Anders, Ann: 2090 entered (typed), 2100 in the list"),
        "{text}"
    );
    assert!(!text.contains("Berg"), "{text}");
    // Q139: an update of the lists checks all events by itself.
    let output = hall.output(&["lists", "update"]);
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(
        said.contains("open/open") && said.contains("Anders"),
        "{said}"
    );
    // Q138: unless that is switched off.
    hall.run(&["event", "edit-section", "open", "--rating-checks", "false"]);
    let said = hall.run(&["lists", "update"]);
    assert!(!said.contains("Anders"), "{said}");
    hall.run(&["event", "ratings", "update", "open"]);
    let said = hall.run(&["event", "ratings", "check", "open"]);
    assert!(said.contains("every rating agrees"), "{said}");
}

/// Q146 to Q156: numbers.
#[test]
fn numbers_are_exchanged_and_earned() {
    let hall = Hall::empty("numbers_exchanged");
    hall.run(&[
        "event",
        "new",
        "Open",
        "--rounds",
        "9",
        "--equals",
        "entry",
        "--initial-colour",
        "white",
    ]);
    for (name, rating) in [
        ("Zorn", "2000"),
        ("Abel", "2000"),
        ("Meier", "2100"),
        ("Noll", "1900"),
        ("Otto", "1850"),
        ("Paul", "1800"),
        ("Quin", "1750"),
        ("Rolf", "1700"),
    ] {
        hall.run(&["event", "add", "open", name, "--rating", rating]);
    }
    hall.run(&["event", "numbers", "open"]);
    let warned = hall.refused(&["event", "exchange", "open", "Zorn", "Abel"]);
    assert!(
        warned.contains("exchange their pairing numbers"),
        "{warned}"
    );
    hall.run(&["event", "exchange", "open", "Zorn", "Abel"]);
    let refused = hall.refused(&["event", "exchange", "open", "Meier", "Abel"]);
    assert!(refused.contains("different ratings"), "{refused}");
    let log = hall.run(&["event", "log", "open"]);
    assert!(
        log.contains("exchanged their pairing numbers 2 and 3"),
        "{log}"
    );
    for _ in 1..=3 {
        hall.run(&["event", "pair", "open"]);
        hall.run(&[
            "event", "result", "open", "1=1-0", "2=1-0", "3=1-0", "4=1-0",
        ]);
    }
    hall.run(&["event", "pair", "open"]);
    let refused = hall.refused(&["event", "exchange", "open", "Zorn", "Abel"]);
    assert!(refused.contains("fourth round"), "{refused}");
    hall.run(&["event", "add", "open", "Late, Lou", "--rating", "2050"]);
    hall.run(&["event", "numbers", "open"]);
    let shown = hall.run(&["event", "show", "open"]);
    let line = shown
        .lines()
        .find(|line| line.contains("Late, Lou"))
        .unwrap();
    assert!(line.trim_start().starts_with('2'), "{shown}");
}

/// Q203 to Q207: what settles ties.
#[test]
fn ties_are_settled() {
    let hall = Hall::with_paired_round("ties_settled");
    hall.run(&["event", "result", "killed", "1=1-0", "2=1-0"]);
    let ties = json(&hall.run(&["event", "ties", "killed", "--json"]));
    assert_eq!(ties["ties"].as_array().unwrap().len(), 2, "{ties}");
    hall.run(&[
        "event", "ties", "killed", "--lots", "--place", "1", "--seed", "5",
    ]);
    let first = hall.run(&["event", "standings", "killed"]);
    hall.run(&["event", "undo", "killed"]);
    hall.run(&[
        "event", "ties", "killed", "--lots", "--place", "1", "--seed", "6",
    ]);
    assert_eq!(hall.run(&["event", "standings", "killed"]), first);
    let ranked = ["event", "ties", "killed", "--order", "Bob,Cid"];
    assert!(hall.refused(&ranked).contains("needs a reason"));
    let because = [
        "event",
        "ties",
        "killed",
        "--order",
        "Bob,Cid",
        "--reason",
        "lots by coin",
    ];
    hall.run(&because);
    hall.run(&[
        "event",
        "tie-break-values",
        "killed",
        "jury",
        "1=3",
        "2=1",
        "3=2",
        "4=7.5",
    ]);
    hall.run(&["event", "leave-fide-mode", "killed"]);
    hall.run(&[
        "event",
        "edit-section",
        "killed",
        "--tie-breaks",
        "EXT:JURY",
        "--reason",
        "agreed",
    ]);
    let standings = json(&hall.run(&["event", "standings", "killed", "--json"]));
    assert_eq!(standings["players"][0]["name"], "Dee", "{standings}");
}

/// Q170, Q197, Q198, Q222: who left, and start positions.
#[test]
fn who_left_is_marked_and_positions_are_drawn() {
    let hall = Hall::with_paired_round("who_left");
    hall.run(&["event", "result", "killed", "1=1-0", "2=1-0"]);
    hall.run(&["event", "withdraw", "killed", "Ann"]);
    hall.run(&["event", "expel", "killed", "Cid", "--reason", "cheating"]);
    let standings = json(&hall.run(&["event", "standings", "killed", "--json"]));
    let names: Vec<_> = standings["players"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| &one["name"])
        .collect();
    assert_eq!(names.len(), 3, "{standings}");
    let ann = standings["players"]
        .as_array()
        .unwrap()
        .iter()
        .find(|one| one["name"] == "Ann");
    assert_eq!(ann.unwrap()["withdrawn"], true);
    let text = hall.run(&["event", "standings", "killed"]);
    assert!(text.contains("Ann (withdrawn)"), "{text}");
    hall.run(&[
        "event",
        "edit-section",
        "killed",
        "--chess960",
        "true",
        "--reason",
        "agreed",
    ]);
    let said = hall.run(&[
        "event",
        "start-position",
        "killed",
        "--round",
        "1",
        "--position",
        "518",
    ]);
    assert!(said.contains("RNBQKBNR"), "{said}");
    let games = hall.run(&["event", "games", "killed"]);
    assert!(games.contains("[Variant \"Chess960\"]"), "{games}");
    assert!(
        hall.refused(&["event", "start-position", "killed", "--position", "960"])
            .contains("0 to 959")
    );
}

/// Q210 to Q216 from the command line: a long event, ratings of later rounds, the report of a month.
#[test]
fn a_long_event_is_reported_by_month() {
    let hall = Hall::empty("long_event");
    let new = [
        "event",
        "new",
        "League",
        "--rounds",
        "4",
        "--starts",
        "2026-11-02",
        "--ends",
        "2026-12-21",
    ];
    hall.run(&new);
    hall.run(&[
        "event",
        "add",
        "league",
        "Ann",
        "--rating",
        "2000",
        "--later-rating",
        "3=2050",
    ]);
    hall.run(&["event", "add", "league", "Bob", "--rating", "1900"]);
    let said = hall.output(&["event", "edit-section", "league", "--tie-breaks", "ARO"]);
    let warned = String::from_utf8_lossy(&said.stderr).into_owned();
    assert!(warned.contains("more than 30 days"), "{warned}");
    hall.run(&["event", "numbers", "league"]);
    hall.run(&["event", "pair", "league"]);
    let refused = hall.refused(&["event", "report", "league", "--month", "2026-11"]);
    assert!(refused.contains("no round is scheduled"), "{refused}");
}
