//! Every parameter against the articles it comes from.

use std::collections::BTreeMap;

use adoube_rulebook::{Parameters, Rulebook};
use adoube_vectors::{Vectors, tests};
use serde::Deserialize;

pub(super) fn register(vectors: &mut Vectors) {
    vectors.file("parameters", |file| {
        file.each("case", check);
    });
    vectors.file("parameters-us", |file| {
        file.each("case", check);
    });
    vectors.tests(&tests![they_survive_being_written_and_read,]);
}

const FIDE: [&str; 4] = [
    "fide-2014-07",
    "fide-2017-07",
    "fide-2018-01",
    "fide-2023-01",
];

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

fn check(case: Case) {
    let mut expected = case.editions.clone();
    if let Some(value) = &case.all {
        expected.extend(FIDE.map(|id| (id.to_owned(), value.clone())));
    }
    assert!(
        !expected.is_empty(),
        "{}: nothing is compared",
        case.parameter
    );
    // A misspelled path would otherwise agree with every `none`.
    let known = |path: &str| {
        let mut editions = Rulebook::embedded().editions().iter();
        editions.any(|edition| {
            edition
                .parameters()
                .list()
                .iter()
                .any(|(known, _)| known == path)
        })
    };
    assert!(known(&case.parameter), "{}", case.parameter);
    for (id, value) in expected {
        let edition = Rulebook::embedded().edition(&id).unwrap();
        let list: BTreeMap<_, _> = edition.parameters().list().into_iter().collect();
        let found = list.get(&case.parameter).map_or("none", String::as_str);
        assert_eq!(found, value, "{id} {} {}", case.article, case.parameter);
    }
}

fn they_survive_being_written_and_read() {
    for edition in Rulebook::embedded().editions() {
        let written = toml::to_string(edition.parameters()).unwrap();
        let read: Parameters = toml::from_str(&written).unwrap();
        assert_eq!(&read, edition.parameters(), "{}", edition.id());
    }
}
