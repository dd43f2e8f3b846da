//! Every ruling of the scenarios, in every language: everything is said, and nothing in English.

mod common;

use adoube_rulings::decide;
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
