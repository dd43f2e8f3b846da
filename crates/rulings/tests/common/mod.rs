//! What the tests share.

#![allow(dead_code)]

pub(crate) mod expect;

use adoube_rulings::{Case, CaseError, Ruling, Statement};
use adoube_words::{Language, Words};

/// Every edition.
pub(crate) const EDITIONS: [&str; 5] = [
    "fide-2014-07",
    "fide-2017-07",
    "fide-2018-01",
    "fide-2023-01",
    "us-2025",
];

/// Rules on the facts of a table by an edition.
pub(crate) fn decide(facts: &toml::Table, edition: &str) -> Result<Ruling, CaseError> {
    adoube_rulings::decide(&case(facts, edition)?)
}

/// The case of a table by an edition.
pub(crate) fn case(facts: &toml::Table, edition: &str) -> Result<Case, CaseError> {
    let mut facts = facts.clone();
    facts.insert("edition".to_owned(), edition.into());
    Case::from_toml(&facts.to_string())
}

/// The cases of all scenarios, each under the first edition it is for.
pub(crate) fn scenario_cases() -> Vec<Case> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("the folder of scenarios")
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    let mut cases = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        let table: toml::Table = toml::from_str(&text).unwrap();
        for scenario in table["scenario"].as_array().unwrap() {
            let facts = scenario["case"].as_table().unwrap();
            let fitting = EDITIONS.iter().rev().find_map(|edition| {
                let case = case(facts, edition).ok()?;
                adoube_rulings::decide(&case).ok().map(|_| case)
            });
            cases.extend(fitting);
        }
    }
    cases
}

/// A ruling with everything that it says.
pub(crate) fn in_english(ruling: &Ruling) -> String {
    let words = Words::of(Language::english());
    serde_json::to_string_pretty(&words.in_words(ruling)).unwrap()
}

/// A statement in English.
pub(crate) fn told(statement: &Statement) -> String {
    Words::of(Language::english()).tell(statement)
}
