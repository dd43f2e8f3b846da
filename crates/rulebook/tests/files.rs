//! Editions from files of one's own: a new one needs no Rust, a wrong one is told.

use adoube_rulebook::{Authority, Rulebook};
use jiff::civil::date;

/// The files of the crate.
fn files() -> Vec<(String, String)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/editions");
    let mut files = Vec::new();
    for edition in std::fs::read_dir(folder).unwrap() {
        let edition = edition.unwrap();
        for file in std::fs::read_dir(edition.path()).unwrap() {
            let file = file.unwrap();
            let folder = edition.file_name().into_string().unwrap();
            let name = format!("{folder}/{}", file.file_name().into_string().unwrap());
            files.push((name, std::fs::read_to_string(file.path()).unwrap()));
        }
    }
    files
}

fn read(more: &[(&str, &str)]) -> Result<Rulebook, String> {
    let files = files();
    let files = files
        .iter()
        .map(|(name, text)| (name.as_str(), text.as_str()));
    Rulebook::read(files.chain(more.iter().copied())).map_err(|error| error.to_string())
}

const NEXT: &str = r#"
id = "fide-2027-01"
name = "The next Laws"
authority = "fide"
from = "2027-01-01"
based_on = "fide-2023-01"
articles = [{ number = "5.2.3", topic = "draw-agreed", says = "No draws before move 30." }]

[removed]
articles = ["11.12"]

[parameters.draws]
agreement_after_moves = 30

[absent_topics]
players-check-claims = "Removed"
"#;

#[test]
fn a_new_edition_is_a_new_file() {
    let rulebook = read(&[("next.toml", NEXT)]).unwrap();
    let edition = rulebook.edition("fide-2027-01").unwrap();
    assert_eq!(edition.parameters().draws.agreement_after_moves, 30);
    assert_eq!(edition.parameters().draws.repetition_claim, 3);
    assert_eq!(
        edition.article("5.2.3").unwrap().says,
        "No draws before move 30."
    );
    assert!(edition.article("11.12").is_none());
    assert!(edition.article("11.11").is_some());
    // The edition before it has to end now.
    let faults = rulebook.faults();
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        ["fide-2023-01: does not end the day before fide-2027-01 begins"]
    );
    let day = date(2026, 12, 31);
    assert_eq!(
        rulebook.in_force(Authority::Fide, day).unwrap().id(),
        "fide-2023-01"
    );
}

#[test]
fn what_is_wrong_with_a_file_is_told() {
    let cases = [
        (
            "based_on = \"fide-2023-01\"",
            "based_on = \"fide-1999\"",
            "fide-1999, which does not exist",
        ),
        (
            "based_on = \"fide-2023-01\"",
            "based_on = \"fide-2027-01\"",
            "is based on itself",
        ),
        (
            "id = \"fide-2027-01\"",
            "id = \"us-2025\"",
            "another file has the id us-2025 too",
        ),
        ("name = \"The next Laws\"", "", "the edition has no name"),
        ("\"11.12\"", "\"11.13\"", "the base has no 11.13 to remove"),
        (
            "agreement_after_moves = 30",
            "agreement_after_lunch = 30",
            "agreement_after_lunch",
        ),
        (
            "agreement_after_moves = 30",
            "agreement_after_moves = \"many\"",
            "parameters:",
        ),
        (
            "from = \"2027-01-01\"",
            "from = \"2027-13-01\"",
            "next.toml",
        ),
        ("[removed]", "[forgotten]", "forgotten"),
    ];
    for (right, wrong, told) in cases {
        let text = NEXT.replace(right, wrong);
        assert_ne!(text, NEXT);
        let error = read(&[("next.toml", &text)]).unwrap_err();
        assert!(error.contains(told), "{wrong}: {error}");
    }
}

#[test]
fn a_circle_of_editions_is_told() {
    let one = NEXT.replace("fide-2023-01", "other");
    let other = NEXT
        .replace("fide-2027-01", "other")
        .replace("fide-2023-01", "fide-2027-01");
    let error = read(&[("one.toml", &one), ("other.toml", &other)]).unwrap_err();
    assert!(error.contains("based on itself"), "{error}");
}

#[test]
fn files_of_a_folder_are_one_edition() {
    let (head, tail) = NEXT.split_at(NEXT.find("[removed]").unwrap());
    let rulebook = read(&[("next/edition.toml", head), ("next/rest.toml", tail)]).unwrap();
    let whole = read(&[("next.toml", NEXT)]).unwrap();
    assert_eq!(
        rulebook.edition("fide-2027-01"),
        whole.edition("fide-2027-01")
    );
    let error = read(&[("next/edition.toml", head), ("next/again.toml", head)]).unwrap_err();
    assert!(error.contains("has the id too"), "{error}");
}

#[test]
fn articles_that_do_not_fit_are_told() {
    let cases = [
        (
            "says = \"No draws before move 30.\"",
            "says = \" \"",
            "5.2.3: a statement of 1 characters",
        ),
        (
            "topic = \"draw-agreed\"",
            "topic = \"Draw agreed\"",
            "\"Draw agreed\" is not a topic",
        ),
        (
            "topic = \"draw-agreed\"",
            "topic = \"points\"",
            "points belongs to 5.2.3",
        ),
        (
            "says = \"No",
            "see = [\"99\"], says = \"No",
            "5.2.3: see 99, which does not exist",
        ),
        (
            "players-check-claims = \"Removed\"",
            "points = \"Removed\"",
            "points is said to be absent",
        ),
        (
            "says = \"No",
            "also = [\"points\"], says = \"No",
            "5.2.3: points belongs to 10.1",
        ),
        (
            "[absent_topics]",
            "[[gaps]]\npart = \"10\"\nwhy = \"Lost\"\nparameters = [\"scoring\"]\n[absent_topics]",
            "scoring.win_half_points is said to be unknown",
        ),
    ];
    for (right, wrong, told) in cases {
        let text = NEXT.replace(right, wrong);
        assert_ne!(text, NEXT);
        let faults = read(&[("next.toml", &text)]).unwrap().faults();
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        assert!(
            faults.iter().any(|fault| fault.contains(told)),
            "{wrong}: {faults:?}"
        );
    }
}
