//! The editions that come with the crate, and what must hold of any.

use std::collections::BTreeSet;

use adoube_rulebook::{Authority, Rulebook, Topic};
use jiff::civil::date;

/// The topics that the rules of the game are cited by.
const CITED: &[&str] = &[
    "turn",
    "king-capture",
    "board-orientation",
    "start-position",
    "own-piece-on-square",
    "attack",
    "bishop",
    "rook",
    "queen",
    "no-jumping",
    "knight",
    "pawn-step",
    "pawn-double-step",
    "pawn-capture",
    "en-passant",
    "promotion",
    "king",
    "castling",
    "castling-lost",
    "castling-prevented",
    "check",
    "king-exposed",
    "illegal-move-defined",
    "illegal-position",
    "one-hand",
    "adjusting",
    "touch-intended",
    "touched-own",
    "touched-opponent",
    "touched-both",
    "touched-king-and-rook",
    "touched-rook-first",
    "touched-castling-illegal",
    "promotion-choice",
    "touched-none-possible",
    "promotion-act",
    "piece-released",
    "capture-made",
    "castling-made",
    "promotion-made",
    "touch-claim-lapses",
    "checkmate",
    "resignation",
    "stalemate",
    "dead-position",
    "draw-agreed",
    "move-completed",
    "flag-result",
    "wrong-start-position",
    "board-turned",
    "illegal-move",
    "pawn-not-replaced",
    "clock-without-move",
    "two-hands",
    "recording",
    "recording-ahead",
    "draw-offer-recorded",
    "scoresheets-updated",
    "reconstruction",
    "move-number-unproven",
    "draw-restriction",
    "draw-offer",
    "claim-is-offer",
    "repetition-claim-intended",
    "repetition-claim",
    "same-position",
    "quiet-moves-claim-intended",
    "quiet-moves-claim",
    "claim-lost-by-touch",
    "claim-procedure",
    "claim-correct",
    "claim-wrong",
    "repetition-end",
    "quiet-moves-end",
    "notation",
    "announcing-moves",
    "chess960-start",
    "chess960-castling",
    "insufficient-material",
    "insufficient-on-time",
    "scoresheet-complete",
    "recording-lag",
    "recording-exempt",
    "recording-exempt-sudden-death",
    "scoresheet-content",
    "scoresheet-loan",
    "scoresheet-updated-one",
    "reconstruction-waived",
    "result-signed",
];

#[test]
fn nothing_is_wrong_with_them() {
    let faults: Vec<String> = Rulebook::embedded()
        .faults()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(faults, Vec::<String>::new());
}

#[test]
fn every_topic_is_cited_or_said_to_be_absent() {
    for edition in Rulebook::embedded().editions() {
        for topic in CITED {
            let absent = edition.absent_topics().contains_key(*topic);
            let cited = edition.cite(Topic(topic)).is_some();
            assert!(cited != absent, "{} {topic}", edition.id());
        }
    }
}

#[test]
fn an_absent_topic_is_a_topic_elsewhere() {
    let editions = Rulebook::embedded().editions();
    let known: BTreeSet<&str> = editions
        .iter()
        .flat_map(|edition| edition.articles())
        .flat_map(|article| article.topics())
        .collect();
    for edition in editions {
        for (topic, reason) in edition.absent_topics() {
            assert!(known.contains(topic.as_str()), "{topic}");
            assert!(!reason.is_empty(), "{topic}");
        }
    }
}

/// A misspelled path would hide nothing.
#[test]
fn what_a_gap_hides_is_known_elsewhere() {
    let editions = Rulebook::embedded().editions();
    for gap in editions.iter().flat_map(|edition| edition.gaps()) {
        for path in &gap.parameters {
            let field = format!("{path}.");
            let mut known = editions
                .iter()
                .flat_map(|edition| edition.parameters().list());
            let fits = |other: &str| other == path || other.starts_with(&field);
            assert!(known.any(|(other, _)| fits(&other)), "{path}");
        }
    }
}

#[test]
fn they_are_indexed_throughout() {
    let sizes = [
        ("fide-2014-07", 195),
        ("fide-2017-07", 330),
        ("fide-2018-01", 330),
        ("fide-2023-01", 215),
        ("us-2025", 390),
    ];
    for (id, at_least) in sizes {
        let edition = Rulebook::embedded().edition(id).unwrap();
        let indexed = edition.articles().len();
        assert!(indexed >= at_least, "{id}: {indexed}");
    }
}

#[test]
fn counterparts_by_topic() {
    let cases = [
        ("touched-own", ["4.3.a", "4.3.1", "4.3.1", "4.3.1", "10B"]),
        ("two-hands", ["4.1", "7.7.1", "7.5.4", "7.5.4", "-"]),
        (
            "clock-without-move",
            ["6.2.c", "7.8.1", "7.5.3", "7.5.3", "-"],
        ),
        (
            "illegal-move-penalty",
            ["7.5.b", "7.5.3", "7.5.5", "7.5.5", "11D"],
        ),
        (
            "en-passant",
            ["3.7.d", "3.7.4.1", "3.7.4.1", "3.7.3.1", "8F5"],
        ),
        (
            "repetition-claim",
            ["9.2.b", "9.2.1.2", "9.2.1.2", "9.2.2", "14C"],
        ),
        ("same-position", ["9.2", "9.2.2", "9.2.2", "9.2.3", "14C"]),
        ("attack", ["3.1", "3.1.2", "3.1.2", "3.1.2", "-"]),
        (
            "both-flags-down",
            ["6.11", "III.3.1", "III.3.1", "III.3.1", "14G"],
        ),
        (
            "rapid-illegal-move",
            ["A.4.b", "A.4.2", "A.4.2", "A.5.2", "-"],
        ),
        ("notation", ["8.1.a", "C", "C", "C", "15A"]),
        (
            "dead-position",
            ["5.2.b", "5.2.2", "5.2.2", "5.2.2", "14D4"],
        ),
        ("insufficient-on-time", ["-", "-", "-", "-", "14E"]),
        (
            "touched-king-and-rook",
            ["4.4.a", "4.4.1", "4.4.1", "4.4.1", "-"],
        ),
        (
            "touched-castling-illegal",
            ["4.4.c", "4.4.3", "4.4.3", "4.4.3", "10I1"],
        ),
        (
            "device-bag",
            ["11.3.b", "11.3.2.1", "11.3.2.1", "11.3.2.1", "-"],
        ),
    ];
    let ids = [
        "fide-2014-07",
        "fide-2017-07",
        "fide-2018-01",
        "fide-2023-01",
        "us-2025",
    ];
    for (topic, numbers) in cases {
        for (id, number) in ids.iter().zip(numbers) {
            let edition = Rulebook::embedded().edition(id).unwrap();
            assert_eq!(
                edition.cite(Topic(topic)).unwrap_or("-"),
                number,
                "{id} {topic}"
            );
        }
    }
}

#[test]
fn numbers_are_found_in_any_spelling() {
    let rulebook = Rulebook::embedded();
    let number = |id: &str, asked: &str| {
        let article = rulebook.edition(id)?.article(asked)?;
        Some(article.number.as_str())
    };
    assert_eq!(number("fide-2014-07", "4.3a"), Some("4.3.a"));
    assert_eq!(number("us-2025", "10i2"), Some("10I2"));
    assert_eq!(number("us-2025", "14h2A"), Some("14H2a"));
    assert_eq!(number("fide-2023-01", "7.7.1"), None);
    let edition = rulebook.edition("fide-2023-01").unwrap();
    assert_eq!(edition.articles_under("9.2").len(), 6);
    assert_eq!(edition.articles_about("same-position").len(), 3);
    let near: Vec<&str> = edition
        .near("7.5.9")
        .iter()
        .map(|near| near.number.as_str())
        .collect();
    assert_eq!(near, ["7.5", "7.5.1", "7.5.2", "7.5.3", "7.5.4"]);
}

/// Articles of an edition written on top of another stand where their numbers belong.
#[test]
fn inherited_articles_keep_their_order() {
    let edition = Rulebook::embedded().edition("fide-2023-01").unwrap();
    let numbers: Vec<&str> = edition
        .articles()
        .iter()
        .map(|a| a.number.as_str())
        .collect();
    let place = |number: &str| numbers.iter().position(|other| *other == number).unwrap();
    for pair in [
        ["3.6", "3.7"],
        ["3.7", "3.7.1"],
        ["3.7.3", "3.7.3.1"],
        ["3.7.3.5", "3.8"],
        ["9.1.2.3", "9.2"],
        ["9.2", "9.2.1"],
        ["9.2.3.2", "9.3"],
        ["12.9.9", "A.1"],
        ["A.2", "A.3"],
        ["A.3", "A.4"],
        ["A.6", "B.1"],
        ["B.1", "B.2"],
    ] {
        assert_eq!(place(pair[0]) + 1, place(pair[1]), "{pair:?}");
    }
    assert!(!edition.gaps().is_empty());
}

#[test]
fn the_day_a_competition_starts_decides() {
    let rulebook = Rulebook::embedded();
    let cases = [
        (date(2014, 6, 30), None),
        (date(2014, 7, 1), Some("fide-2014-07")),
        (date(2017, 6, 30), Some("fide-2014-07")),
        (date(2017, 7, 1), Some("fide-2017-07")),
        (date(2017, 12, 31), Some("fide-2017-07")),
        (date(2018, 1, 1), Some("fide-2018-01")),
        (date(2022, 12, 31), Some("fide-2018-01")),
        (date(2023, 1, 1), Some("fide-2023-01")),
        (date(2030, 1, 1), Some("fide-2023-01")),
    ];
    for (day, id) in cases {
        let edition = rulebook.in_force(Authority::Fide, day);
        assert_eq!(edition.map(|edition| edition.id()), id, "{day}");
    }
    let us = |day| {
        rulebook
            .in_force(Authority::UsChess, day)
            .map(|edition| edition.id())
    };
    assert_eq!(us(date(2024, 12, 31)), None);
    assert_eq!(us(date(2025, 1, 1)), Some("us-2025"));
}
