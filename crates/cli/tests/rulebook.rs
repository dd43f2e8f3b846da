//! The rulebook on the command line.

mod common;

use common::Hall;
use serde_json::{Value, json};

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

#[test]
fn the_editions_are_listed() {
    let hall = Hall::empty("rulebook-list");
    let all = json(&hall.run(&["rulebook", "list", "--json"]));
    let ids: Vec<&str> = all["editions"]
        .as_array()
        .unwrap()
        .iter()
        .map(|edition| edition["id"].as_str().unwrap())
        .collect();
    assert_eq!(
        ids,
        [
            "fide-2014-07",
            "fide-2017-07",
            "fide-2018-01",
            "fide-2023-01",
            "us-2025"
        ]
    );
    let one = json(&hall.run(&["rulebook", "list", "--on", "2017-08-01", "--json"]));
    assert_eq!(one["on"], "2017-08-01");
    let expected = json!([{
        "id": "fide-2017-07",
        "name": "FIDE Laws of Chess, July 2017",
        "authority": "fide",
        "from": "2017-07-01",
        "until": "2017-12-31",
        "in_force": true,
        "articles": one["editions"][0]["articles"],
        "variations": one["editions"][0]["variations"],
    }]);
    assert_eq!(one["editions"], expected);
    let text = hall.run(&["rulebook", "list", "--on", "2026-11-16"]);
    assert!(
        text.contains("fide-2023-01") && text.contains("us-2025"),
        "{text}"
    );
    assert!(!text.contains("fide-2018-01"), "{text}");
    let none = hall.run(&["rulebook", "list", "--on", "2001-01-01"]);
    assert_eq!(none, "No edition at hand was in force on 1 January 2001.\n");
}

#[test]
fn an_article_is_shown_however_it_is_spelled() {
    let hall = Hall::empty("rulebook-article");
    let text = hall.run(&["rulebook", "show", "fide-2014-07", "4.3a"]);
    assert!(text.contains("4.3.a    touched-own"), "{text}");
    assert!(
        text.contains("4.3.1 (fide-2023-01), 10B (us-2025)"),
        "{text}"
    );
    let article = json(&hall.run(&["rulebook", "show", "us-2025", "10i2", "--json"]));
    assert_eq!(article["edition"], "us-2025");
    assert_eq!(article["articles"][0]["number"], "10I2");
    assert_eq!(article["articles"][0]["topic"], "touched-rook-first");
    assert_eq!(article["articles"][1]["number"], "10I2 variation I");
    assert_eq!(
        article["counterparts"][3],
        json!({ "edition": "fide-2023-01", "number": "4.4.2" })
    );
    let topic = json(&hall.run(&["rulebook", "show", "2016-01-01", "Resignation", "--json"]));
    assert_eq!(topic["edition"], "fide-2014-07");
    assert_eq!(topic["articles"][0]["number"], "5.1.b");
    let family = hall.run(&["rulebook", "show", "fide", "9.2", "--on", "2024-02-02"]);
    assert!(family.contains("9.2.3.2"), "{family}");
}

#[test]
fn an_edition_is_shown_with_its_variations() {
    let hall = Hall::empty("rulebook-edition");
    let text = hall.run(&["rulebook", "show", "us-2025"]);
    for part in [
        "Parameters",
        "Variations",
        "Readings",
        "Not indexed",
        "Articles",
    ] {
        assert!(text.contains(&format!("\n{part}\n")), "{part}");
    }
    assert!(!text.contains("Changed by the variations used"));
    let varied = [
        "rulebook",
        "show",
        "us-2025",
        "--variation",
        "10I2 variation I",
        "--variation",
        "13C7=5",
    ];
    let text = hall.run(&varied);
    assert!(text.contains("Changed by the variations used"), "{text}");
    let shown = json(&hall.run(&[&varied[..], &["--json"]].concat()));
    assert_eq!(
        shown["variations_used"],
        json!(["10I2 variation I", "13C7=5"])
    );
    assert_eq!(shown["parameters"]["touch"]["rook_first"], "allowed");
    assert_eq!(
        shown["parameters"]["flags"]["claim_missing_pairs_at_most"],
        5
    );
    assert_eq!(shown["variations"].as_array().unwrap().len(), 48);
    assert_eq!(shown["gaps"].as_array().unwrap().len(), 1);
    let article = [&varied[..3], &["10I2"], &varied[3..5], &["--json"]].concat();
    let article = json(&hall.run(&article));
    let change = json!({ "path": "touch.rook_first", "from": "bars-castling", "to": "allowed" });
    assert_eq!(article["parameters_changed"], json!([change]));
}

#[test]
fn two_editions_are_compared() {
    let hall = Hall::empty("rulebook-compare");
    let compared = ["rulebook", "compare", "fide-2018-01", "fide-2023-01"];
    let text = hall.run(&compared);
    for part in ["Parameters", "Changed", "Added", "Removed", "Renumbered"] {
        assert!(text.contains(&format!("\n{part}\n")), "{part}: {text}");
    }
    assert!(text.contains("3.7.4.1 → 3.7.3.1"), "{text}");
    assert!(
        text.lines().all(|line| line.chars().count() <= 100),
        "{text}"
    );
    let parameters = hall.run(&[&compared[..], &["--parameters"]].concat());
    assert!(!parameters.contains("\nChanged\n"), "{parameters}");
    let rows: Vec<&str> = parameters.lines().map(str::trim_end).collect();
    for row in [
        "draws.wrong_claim_bonus.rapid             120             60",
        "illegal_moves.rapid_supervised.first      opponent gains  opponent gains 60",
        "                                          120 seconds     seconds",
    ] {
        assert!(rows.contains(&row), "{row}: {parameters}");
    }
    let shown = json(&hall.run(&[&compared[..], &["--json"]].concat()));
    assert_eq!(shown["from"], "fide-2018-01");
    assert_eq!(shown["to"], "fide-2023-01");
    let resignation = json!({
        "path": "resignation.draw_if_opponent_cannot_mate", "from": "no", "to": "yes"
    });
    let changes = shown["parameters"].as_array().unwrap();
    assert!(changes.contains(&resignation), "{changes:?}");
    assert!(shown["added"].is_array() && shown["removed"].is_array());
    let pair = &shown["renumbered"][0];
    assert_eq!(pair["from"]["topic"], pair["to"]["topic"]);
    assert_eq!(shown["divided"][0]["to"]["number"], "11.3.2");
    assert!(
        text.contains("Not indexed in fide-2023-01: Appendices C and D"),
        "{text}"
    );
    assert_eq!(shown["gaps"]["to"].as_array().unwrap().len(), 2);
    let articles = json(&hall.run(&[&compared[..], &["--articles", "--json"]].concat()));
    assert!(articles.get("parameters").is_none());
    let same = hall.run(&["rulebook", "compare", "us", "us-2025", "--on", "2026-01-01"]);
    assert!(same.contains("Nothing changed."), "{same}");
    hall.refused(&[&compared[..], &["--articles", "--parameters"]].concat());
}

/// No table breaks a word, and numbers stand before what they count.
#[test]
fn values_are_written_for_people() {
    let hall = Hall::empty("rulebook-values");
    let text = hall.run(&["rulebook", "show", "us-2025"]);
    for row in [
        "illegal_moves.standard.first opponent gains 120 seconds",
        "illegal_moves.window last 10 moves",
        "default_time.unless_specified 60 minutes or first control",
        "parts.adjournment Rules 18 and 19",
        "clock.mixed_or_repeating_default_delay_seconds 5",
    ] {
        let found = text
            .lines()
            .any(|line| line.split_whitespace().eq(row.split(' ')));
        assert!(found, "{row}: {text}");
    }
    let text = hall.run(&[
        "rulebook",
        "compare",
        "fide-2014-07",
        "fide-2017-07",
        "--parameters",
    ]);
    assert!(
        text.contains("Not known of fide-2014-07: adjournment, scoring.constrained"),
        "{text}"
    );
    assert!(
        !text.contains("\nscoring") && !text.contains("\nadjournment"),
        "{text}"
    );
}

#[test]
fn articles_are_found_by_words() {
    let hall = Hall::empty("rulebook-search");
    let found = json(&hall.run(&["rulebook", "search", "resigns", "Draw", "--json"]));
    let hit = &found["hits"][0];
    assert_eq!(found["hits"].as_array().unwrap().len(), 1, "{found}");
    assert_eq!(
        (&hit["edition"], &hit["number"]),
        (&json!("fide-2023-01"), &json!("5.1.2"))
    );
    let text = hall.run(&["rulebook", "search", "touched-own", "--edition", "us-2025"]);
    assert!(text.contains("10B"), "{text}");
    let nothing = hall.output(&["rulebook", "search", "xyzzy"]);
    assert_eq!(nothing.status.code(), Some(1));
    assert_eq!(nothing.stdout, b"Nothing found.\n");
}

#[test]
fn what_does_not_exist_is_told_with_what_does() {
    let hall = Hall::empty("rulebook-refusals");
    let cases = [
        (vec!["show", "fide-2016"], "fide-2014-07, fide-2017-07"),
        (
            vec!["show", "fide", "7.9", "--on", "2024-01-01"],
            "7.1, 7.2.1",
        ),
        (
            vec!["show", "us-2025", "two-hands"],
            "There is no such rule",
        ),
        (vec!["show", "us-2025", "lost-flag"], "flag-result"),
        (vec!["show", "us-2025", "%"], "adoube rulebook search"),
        (
            vec!["show", "us", "--on", "1999-01-01"],
            "adoube rulebook list",
        ),
        (
            vec!["show", "us-2025", "--variation", "99Z"],
            "10I2 variation I",
        ),
        (
            vec!["show", "us-2025", "--variation", "13C7"],
            "13C7=NUMBER",
        ),
        (vec!["compare", "fide", "fide-1999"], "there is no edition"),
        (
            vec!["search", "--edition", "mars", "x"],
            "there is no edition",
        ),
        (
            vec!["list", "--on", "tomorrow"],
            "a date looks like 2026-01-31",
        ),
    ];
    for (arguments, told) in cases {
        let complaint = hall.refused(&[&["rulebook"], &arguments[..]].concat());
        let complaint = complaint.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(complaint.contains(told), "{arguments:?}: {complaint}");
    }
    let complaint = json(&hall.refused(&["rulebook", "show", "fide-2016", "--json"]));
    assert_eq!(complaint["error"], "there is no edition \"fide-2016\"");
}
