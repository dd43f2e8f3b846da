//! What could not be avoided in a bracket.

use std::collections::BTreeMap;

use adoube_pairing::dutch::{BracketPairing, Criterion, Edition};
use adoube_tournament::Points;
use serde::Serialize;

/// The criteria that could not be met wholly, by article.
#[derive(Serialize)]
#[serde(transparent)]
pub struct FailedCriteria(BTreeMap<String, Failures>);

/// How often, or at which scores.
#[derive(Serialize)]
#[serde(untagged)]
enum Failures {
    Count(u32),
    Scores(Vec<FailedAtScore>),
}

#[derive(Serialize)]
struct FailedAtScore {
    score: Points,
    count: u32,
}

impl FailedCriteria {
    /// What failed in a bracket, by the articles of an edition.
    pub fn of(bracket: &BracketPairing, edition: Edition) -> FailedCriteria {
        let failures = bracket.failures().map(|(criterion, values)| {
            let article = criterion.article(edition).code();
            let key = match criterion {
                Criterion::NextScores => format!("{article} scores"),
                _ => article.to_owned(),
            };
            let by_score = values.iter().any(|(score, _)| *score != Points::ZERO);
            let values = values.into_iter();
            let failures = if by_score {
                let scores = values.map(|(score, count)| FailedAtScore { score, count });
                Failures::Scores(scores.collect())
            } else {
                Failures::Count(values.map(|(_, count)| count).sum())
            };
            (key, failures)
        });
        FailedCriteria(failures.collect())
    }
}
