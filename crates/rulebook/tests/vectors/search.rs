//! Rules are found by what people call them.

use adoube_rulebook::{Rulebook, search};
use serde::Deserialize;

#[derive(Deserialize)]
struct Queries {
    query: Vec<Query>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Query {
    words: String,
    rule: String,
}

#[test]
fn the_rule_that_is_meant_comes_first() {
    let queries: Queries = toml::from_str(include_str!("vectors/search-us.toml")).unwrap();
    assert!(queries.query.len() >= 120);
    let edition = Rulebook::embedded().edition("us-2025").unwrap();
    let mut missed = Vec::new();
    for Query { words, rule } in queries.query {
        let hits = search([edition], &[&words]);
        let first: Vec<&str> = hits
            .iter()
            .take(3)
            .map(|hit| hit.article.number.as_str())
            .collect();
        if first.first() != Some(&rule.as_str()) {
            missed.push(format!("{words}: {first:?}, not {rule}"));
        }
    }
    assert!(missed.is_empty(), "{missed:#?}");
}

/// Every rule of the tournament section has something by which it is found.
#[test]
fn what_is_looked_for_leads_to_the_rule() {
    let edition = Rulebook::embedded().edition("us-2025").unwrap();
    // Some of them are enough: each is looked for among all articles.
    for article in edition.articles().iter().step_by(5) {
        for words in &article.words {
            let hits = search([edition], &[words]);
            let place = hits
                .iter()
                .position(|hit| hit.article.number == article.number);
            assert!(
                place.is_some_and(|place| place < 3),
                "{}: {words:?} {place:?}",
                article.number
            );
        }
    }
}

#[test]
fn counterparts_of_the_handbook_are_numbers_of_it() {
    for edition in Rulebook::embedded().editions() {
        for number in edition.articles().iter().flat_map(|article| &article.fide) {
            assert!(number.starts_with("C.0"), "{number}");
        }
    }
}
