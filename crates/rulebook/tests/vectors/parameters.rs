//! Every parameter against the articles it comes from.

use std::collections::BTreeMap;

use adoube_rulebook::{Parameters, Rulebook};
use serde::Deserialize;

const FIDE: [&str; 4] = [
    "fide-2014-07",
    "fide-2017-07",
    "fide-2018-01",
    "fide-2023-01",
];

#[derive(Deserialize)]
struct Cases {
    case: Vec<Case>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    article: String,
    parameter: String,
    /// The value in all FIDE editions.
    all: Option<String>,
    #[serde(default)]
    editions: BTreeMap<String, String>,
}

fn check(vectors: &str) -> usize {
    let cases: Cases = toml::from_str(vectors).unwrap();
    let mut compared = 0;
    for case in &cases.case {
        let mut expected = case.editions.clone();
        if let Some(value) = &case.all {
            expected.extend(FIDE.map(|id| (id.to_owned(), value.clone())));
        }
        for (id, value) in expected {
            let edition = Rulebook::embedded().edition(&id).unwrap();
            let list: BTreeMap<_, _> = edition.parameters().list().into_iter().collect();
            let found = list.get(&case.parameter).map_or("none", String::as_str);
            assert_eq!(found, value, "{id} {} {}", case.article, case.parameter);
            compared += 1;
        }
    }
    compared
}

#[test]
fn of_the_fide_laws() {
    assert!(check(include_str!("vectors/parameters.toml")) >= 280);
}

#[test]
fn of_the_us_chess_rules() {
    assert!(check(include_str!("vectors/parameters-us.toml")) >= 70);
}

/// A misspelled path would otherwise agree with every `none`.
#[test]
fn every_path_of_the_vectors_exists_somewhere() {
    let paths: Vec<String> = Rulebook::embedded()
        .editions()
        .iter()
        .flat_map(|edition| edition.parameters().list())
        .map(|(path, _)| path)
        .collect();
    for vectors in [
        include_str!("vectors/parameters.toml"),
        include_str!("vectors/parameters-us.toml"),
    ] {
        let cases: Cases = toml::from_str(vectors).unwrap();
        for case in cases.case {
            assert!(paths.contains(&case.parameter), "{}", case.parameter);
        }
    }
}

#[test]
fn they_survive_being_written_and_read() {
    for edition in Rulebook::embedded().editions() {
        let written = toml::to_string(edition.parameters()).unwrap();
        let read: Parameters = toml::from_str(&written).unwrap();
        assert_eq!(&read, edition.parameters(), "{}", edition.id());
    }
}
