//! Rules are found by what people call them.

use adoube_rulebook::{Rulebook, search};
use adoube_vectors::{Vectors, tests};
use serde::Deserialize;

pub(super) fn register(vectors: &mut Vectors) {
    vectors.file("search-us", |file| {
        file.each("query", the_rule_that_is_meant_comes_first);
    });
    vectors.tests(&tests![
        what_is_looked_for_leads_to_the_rule,
        counterparts_of_the_handbook_are_numbers_of_it,
    ]);
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Query {
    words: String,
    rule: String,
}

fn the_rule_that_is_meant_comes_first(Query { words, rule }: Query) {
    let edition = Rulebook::embedded().edition("us-2025").unwrap();
    let hits = search([edition], &[&words]);
    let numbers = hits.iter().map(|hit| hit.article.number.as_str());
    let first: Vec<&str> = numbers.take(3).collect();
    assert_eq!(first.first(), Some(&rule.as_str()), "{words}: {first:?}");
}

/// Every rule of the tournament section has something by which it is found.
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

fn counterparts_of_the_handbook_are_numbers_of_it() {
    for edition in Rulebook::embedded().editions() {
        for number in edition.articles().iter().flat_map(|article| &article.fide) {
            assert!(number.starts_with("C.0"), "{number}");
        }
    }
}
