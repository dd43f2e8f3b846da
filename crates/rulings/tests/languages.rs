//! Every ruling of the scenarios, in every language: everything is said, and nothing in English.

mod common;

use adoube_rulings::{Case, decide};
use adoube_words::{Language, Words};
use serde_json::Value;

/// Words that stand in most English sentences and in no other language.
const ENGLISH: [&str; 8] = [
    " the ", " is ", " of ", " with ", " and ", " has ", " not ", " or ",
];

/// Every sentence of a ruling, with the place it has.
fn sentences(value: &Value, place: &str, all: &mut Vec<(String, String)>) {
    match value {
        Value::String(text) => all.push((place.to_owned(), text.clone())),
        Value::Array(list) => {
            for one in list {
                sentences(one, place, all);
            }
        }
        Value::Object(fields) => {
            for (name, one) in fields.iter().filter(|(name, _)| !name.contains("_fact")) {
                sentences(one, name, all);
            }
        }
        _ => {}
    }
}

#[test]
fn every_ruling_is_told_in_every_language() {
    let cases = common::scenario_cases();
    assert!(cases.len() > 500);
    let mut wrong = std::collections::BTreeSet::new();
    for language in Language::all().filter(|language| *language != Language::english()) {
        let words = Words::of(language);
        for case in &cases {
            let ruling = decide(case).unwrap();
            let told = serde_json::to_value(words.in_words(&ruling)).unwrap();
            let mut all = Vec::new();
            sentences(&told, "", &mut all);
            for (place, text) in all {
                let padded = format!(" {text} ");
                let english = ENGLISH
                    .iter()
                    .filter(|word| padded.contains(**word))
                    .count();
                // A message that is missing is shown by its id, a value by its name.
                let unsaid = text.contains("{$") || text.contains("{ $");
                if english > 1 || unsaid {
                    wrong.insert(format!("{language:?} {place}: {text}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Pieces in moves have the letters of the language.
#[test]
fn moves_are_written_in_the_letters_of_the_language() {
    let facts = "edition = \"fide-2023-01\"\nrate = \"standard\"\n[board]\nmoves = \"\"\n\
        [incident.illegal-move]\nby = \"white\"\ncompleted = true\nmoved = \"g1f3\"\n";
    let ruling = decide(&Case::from_toml(facts).unwrap()).unwrap();
    let letters = [("de", "Sf3"), ("en", "Nf3"), ("es", "Cf3"), ("fr", "Cf3")];
    for (code, written) in letters {
        let language = Language::all().find(|one| one.code() == code).unwrap();
        let told = Words::of(language).tell(&ruling.decision);
        assert!(told.contains(written), "{code}: {told}");
    }
}
