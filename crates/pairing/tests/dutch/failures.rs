//! What the engine says a bracket fails against the values of the literal criteria.

use adoube_vectors::{Vectors, tests};
use std::collections::BTreeMap;

use adoube_pairing::dutch::{BracketPairing, Criterion, Edition};
use adoube_tournament::Points;

use crate::cases::{Case, Sizes, each, worked};
use crate::judged::{Places, ReportCard};
use crate::literal::criteria::Failure;

pub(crate) fn register(vectors: &mut Vectors) {
    vectors.tests(&tests![
        failures_of_worked_tournaments,
        failures_of_random_rounds,
    ]);
}

/// Every criterion, by article, as the engine counts it. The two parts of the look-ahead are one
/// criterion of the rules.
struct Counted<'b> {
    paired: &'b BracketPairing,
    edition: Edition,
    values: BTreeMap<Criterion, Vec<(Points, u32)>>,
}

impl Counted<'_> {
    fn count(&self, criterion: Criterion) -> usize {
        let values = self.values.get(&criterion).map_or(&[][..], Vec::as_slice);
        values.iter().map(|(_, count)| *count as usize).sum()
    }

    fn list(&self, criterion: Criterion) -> Vec<Points> {
        let values = self.values.get(&criterion).map_or(&[][..], Vec::as_slice);
        (values.iter())
            .flat_map(|(key, count)| vec![*key; *count as usize])
            .collect()
    }

    /// The engine's value in the form of the literal one.
    fn value(&self, criterion: Criterion, literal: &Failure) -> Failure {
        match literal {
            Failure::Count(_) => Failure::Count(self.count(criterion)),
            Failure::List(_) => Failure::List(self.list_of_rules(criterion)),
            Failure::Next(..) | Failure::NextImpossible => {
                let count = self.count(Criterion::NextDownfloaters);
                Failure::Next(count, self.list(Criterion::NextScores))
            }
        }
    }

    /// The edition of 2026 tells apart only what can differ: of downfloaters those who were moved
    /// down, and instead of score differences the scores of the moved-down players.
    fn list_of_rules(&self, criterion: Criterion) -> Vec<Points> {
        let mut list = self.list(criterion);
        if self.edition == Edition::Dutch2017 {
            return list;
        }
        let BracketPairing {
            downfloaters,
            moved_down,
            score,
            ..
        } = self.paired;
        match criterion {
            Criterion::DownfloaterScores => {
                let residents = downfloaters.iter().filter(|one| !moved_down.contains(one));
                list.extend(residents.map(|_| *score));
            }
            Criterion::UpfloatLastScores | Criterion::UpfloatBeforeScores => {
                list.iter_mut().for_each(|value| *value -= *score);
            }
            _ => {}
        }
        list
    }
}

/// The literal value without what the engine leaves out because every candidate has it: pairs
/// without a score difference (2017), moved-down players who are paired (2026: C18, C20).
fn varying(edition: Edition, criterion: Criterion, value: Failure) -> Failure {
    const BEYOND: Points = Points::whole(100_000);
    let nonzero = |mut list: Vec<Points>| {
        list.retain(|value| edition != Edition::Dutch2017 || *value != Points::ZERO);
        list
    };
    match (value, criterion) {
        (
            Failure::List(list),
            Criterion::DownfloatLastScores | Criterion::DownfloatBeforeScores,
        ) if edition != Edition::Dutch2017 => {
            let floating = list.into_iter().filter(|value| *value >= BEYOND);
            Failure::List(floating.map(|value| value - BEYOND).collect())
        }
        (Failure::List(list), _) => Failure::List(nonzero(list)),
        (Failure::Next(count, list), _) => Failure::Next(count, nonzero(list)),
        (value, _) => value,
    }
}

/// Checks a round; says how many brackets and values that are not nought it had.
fn check(case: &Case) -> (usize, usize) {
    let Some(explanation) = case.explained() else {
        return (0, 0);
    };
    let edition = case.edition;
    let places = Places::of(case);
    let mut values = 0;
    for paired in &explanation.pairing.brackets {
        let counted = Counted {
            paired,
            edition,
            values: paired.failures().collect(),
        };
        values += counted.values.len();
        let chosen = places.candidate(paired, &paired.pairs);
        let card = places.ask(edition, paired, ReportCard(&chosen));
        for criterion in Criterion::ALL {
            let article = criterion.article(edition).code();
            let Some((_, literal)) = card.iter().find(|(name, _)| *name == article) else {
                assert_eq!(counted.count(criterion), 0, "{}, {article}", case.name);
                continue;
            };
            assert_eq!(
                counted.value(criterion, literal),
                varying(edition, criterion, literal.clone()),
                "{}, bracket of {}, {article}",
                case.name,
                paired.score,
            );
        }
    }
    (explanation.pairing.brackets.len(), values)
}

fn failures_of_worked_tournaments() {
    for case in Edition::ALL.into_iter().flat_map(worked) {
        let (brackets, _) = check(&case);
        assert!(brackets > 0, "{}", case.name);
    }
}

fn failures_of_random_rounds() {
    for edition in Edition::ALL {
        let (mut brackets, mut values) = (0, 0);
        each(edition, &Sizes::of(2), |case| {
            let found = check(case);
            brackets += found.0;
            values += found.1;
        });
        println!("{edition}: {brackets} brackets, {values} criteria failed alike");
    }
}
