//! How candidates are judged: each criterion gives a failure value, and the first criterion in
//! which two candidates differ decides (B.8; 2026: 3.8). Here are the criteria that both editions
//! share; the files of the editions have the rest.

use std::fmt;

use adoube_pairing::dutch::Edition;
use adoube_tournament::{Colour, Points};

use super::colours::{Strength, white_of};
use super::generate::{Bracket, Candidate, candidates, generation};
use super::sequence::sequence;
use super::state::{Field, Place, Player, Set};

/// How badly a candidate does by one criterion; 0 or an empty list is best.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Failure {
    Count(usize),
    /// Scores or score differences, the largest first.
    List(Vec<Points>),
    /// What the next bracket must leave over, and at which scores or differences.
    Next(usize, Vec<Points>),
    /// The next bracket cannot be paired at all.
    NextImpossible,
}

impl Failure {
    fn is_nought(&self) -> bool {
        match self {
            Failure::Count(count) => *count == 0,
            Failure::List(list) => list.is_empty(),
            Failure::Next(..) | Failure::NextImpossible => false,
        }
    }

    fn is_best_without_floaters(&self) -> bool {
        match self {
            Failure::Count(count) => *count == 0,
            Failure::List(list) => list.iter().all(|difference| *difference == Points::ZERO),
            Failure::Next(..) | Failure::NextImpossible => true,
        }
    }
}

/// `1`, `{1,0.5}`, `1/{1,0.5}`.
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let braces = |list: &[Points]| {
            let list: Vec<String> = list.iter().map(Points::to_string).collect();
            format!("{{{}}}", list.join(","))
        };
        match self {
            Failure::Count(count) => write!(f, "{count}"),
            Failure::List(list) => f.write_str(&braces(list)),
            Failure::Next(count, list) => write!(f, "{count}/{}", braces(list)),
            Failure::NextImpossible => f.write_str("impossible"),
        }
    }
}

/// A criterion's name and its failure value.
pub(crate) type Criterion<J> = (&'static str, fn(&J, &Candidate) -> Failure);

/// An edition's view of one bracket.
pub(crate) trait Judge: Sized {
    const EDITION: Edition;

    /// The quality criteria, the most important first. The first two settle how many pairs there
    /// are and how many moved-down players are in them.
    fn criteria() -> Vec<Criterion<Self>>;

    fn field(&self) -> &Field;

    fn bracket(&self) -> &Bracket;

    /// Whether the candidate, whose pairs are legal, may be chosen at all.
    fn admits(&self, candidate: &Candidate) -> bool;
}

/// How the best candidate is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Method {
    /// All legal candidates are sifted, one criterion after the other.
    Sieve,
    /// The candidates are generated one by one, and each is compared with the best so far.
    Sequence,
}

/// The best candidate; `None` if none may be chosen.
pub(crate) fn best<J: Judge>(judge: &J, method: Method) -> Option<Candidate> {
    if method == Method::Sieve
        && let Some(candidate) = perfect_at_once(judge)
    {
        return Some(candidate);
    }
    let admitted = with_most_pairs(judge)?;
    match method {
        Method::Sieve => (sift(judge, &J::criteria(), admitted).into_iter())
            .min_by_key(|one| generation(judge.field(), judge.bracket(), J::EDITION, one)),
        Method::Sequence => {
            let settled = sift(judge, &J::criteria()[..2], admitted);
            let max_pairs = settled.first()?.pairs.len();
            let m1 = settled.first()?.paired_moved_down(judge.bracket());
            first_best(judge, max_pairs, m1)
        }
    }
}

/// B.4 (2026: 3.4): the first candidate of an even homogeneous bracket, if it is perfect. As nobody
/// floats, what the next bracket can do is no matter.
fn perfect_at_once<J: Judge>(judge: &J) -> Option<Candidate> {
    let (field, bracket) = (judge.field(), judge.bracket());
    if !bracket.moved_down.is_empty() || bracket.residents.len() % 2 == 1 {
        return None;
    }
    let (s1, s2) = bracket.residents.split_at(bracket.residents.len() / 2);
    let candidate = Candidate {
        pairs: s1.iter().copied().zip(s2.iter().copied()).collect(),
        downfloaters: Set::default(),
    };
    let perfect = is_legal(field, &candidate)
        && judge.admits(&candidate)
        && (report_card(judge, &candidate).iter()).all(Failure::is_best_without_floaters);
    perfect.then_some(candidate)
}

/// C.1 and C.3.
fn is_legal(field: &Field, candidate: &Candidate) -> bool {
    let mut pairs = candidate.pairs.iter();
    pairs.all(|(one, other)| field.may_meet[*one].contains(*other))
}

/// C.5 (2026: C6) comes before everything else that can be weighed, so only candidates with the
/// most pairs are looked at.
fn with_most_pairs<J: Judge>(judge: &J) -> Option<Vec<Candidate>> {
    let most = judge.bracket().players().len() / 2;
    (0..=most).rev().find_map(|pairs| {
        let mut found = candidates(judge.field(), judge.bracket(), pairs);
        found.retain(|candidate| judge.admits(candidate));
        (!found.is_empty()).then_some(found)
    })
}

/// Those of the candidates that no criterion prefers another to.
pub(crate) fn sift<J: Judge>(
    judge: &J,
    criteria: &[Criterion<J>],
    mut left: Vec<Candidate>,
) -> Vec<Candidate> {
    for (_, failure) in criteria {
        if left.len() == 1 {
            break;
        }
        let failures: Vec<Failure> = left.iter().map(|one| failure(judge, one)).collect();
        let Some(least) = failures.iter().min() else {
            break;
        };
        let mut kept = failures.iter().map(|failure| failure == least);
        left.retain(|_| kept.next().unwrap_or(false));
    }
    left
}

/// B.4, B.8 (2026: 3.4, 3.8): better by the first differing criterion, or else earlier.
fn first_best<J: Judge>(judge: &J, max_pairs: usize, m1: usize) -> Option<Candidate> {
    let (field, bracket) = (judge.field(), judge.bracket());
    let mut best: Option<(Vec<Failure>, Candidate)> = None;
    for candidate in sequence(field, bracket, J::EDITION, max_pairs, m1) {
        if !is_legal(field, &candidate) || !judge.admits(&candidate) {
            continue;
        }
        let card = report_card(judge, &candidate);
        if best.as_ref().is_none_or(|(least, _)| card < *least) {
            best = Some((card, candidate));
        }
    }
    best.map(|(_, candidate)| in_ranking_order(candidate))
}

/// All failure values of a candidate.
pub(crate) fn report_card<J: Judge>(judge: &J, candidate: &Candidate) -> Vec<Failure> {
    let criteria = J::criteria().into_iter();
    criteria
        .map(|(_, failure)| failure(judge, candidate))
        .collect()
}

/// The failure values that are not nought: `C.5=1 C.6={1,0.5} C.10=1`.
pub(crate) fn describe<J: Judge>(judge: &J, candidate: &Candidate) -> String {
    let criteria = J::criteria().into_iter().map(|(name, _)| name);
    let failures = criteria.zip(report_card(judge, candidate));
    let shown: Vec<String> = failures
        .filter(|(_, failure)| !failure.is_nought())
        .map(|(name, failure)| format!("{name}={failure}"))
        .collect();
    shown.join(" ")
}

/// All candidates with as many pairs and as many moved-down players in them as the best has, in the
/// order of generation.
pub(crate) fn in_order<J: Judge>(judge: &J) -> Vec<Candidate> {
    let (field, bracket) = (judge.field(), judge.bracket());
    let mut found = with_most_pairs(judge).unwrap_or_default();
    let settled = sift(judge, &J::criteria()[..2], found.clone());
    let m1 = settled.first().map(|one| one.paired_moved_down(bracket));
    found.retain(|one| Some(one.paired_moved_down(bracket)) == m1);
    found.sort_by_cached_key(|one| generation(field, bracket, J::EDITION, one));
    found
}

fn in_ranking_order(mut candidate: Candidate) -> Candidate {
    for pair in &mut candidate.pairs {
        *pair = (pair.0.min(pair.1), pair.0.max(pair.1));
    }
    candidate.pairs.sort();
    candidate
}

/// The largest first, as lists of scores and differences are compared.
pub(crate) fn descending(mut list: Vec<Points>) -> Vec<Points> {
    list.sort();
    list.reverse();
    list
}

pub(crate) fn absolute_difference(field: &Field, one: Place, other: Place) -> Points {
    field.score(one.min(other)) - field.score(one.max(other))
}

/// How many players of the pairs looked at are failed by the colour that section E (2026: article
/// 5) will give them.
fn failed_by_colour(
    field: &Field,
    candidate: &Candidate,
    looked_at: impl Fn(&Player, &Player) -> bool,
    fails: impl Fn(&Player, Colour) -> bool,
) -> Failure {
    let mut failed = 0;
    for (one, other) in &candidate.pairs {
        if looked_at(&field.players[*one], &field.players[*other]) {
            let white = white_of(field, *one, *other);
            let black = if white == *one { *other } else { *one };
            failed += usize::from(fails(&field.players[white], Colour::White));
            failed += usize::from(fails(&field.players[black], Colour::Black));
        }
    }
    Failure::Count(failed)
}

fn with_topscorer(one: &Player, other: &Player) -> bool {
    one.topscorer || other.topscorer
}

/// C.8; 2026: C10. Topscorers or their opponents with a colour difference beyond 2.
pub(crate) fn wide_colour_difference<J: Judge>(judge: &J, candidate: &Candidate) -> Failure {
    failed_by_colour(
        judge.field(),
        candidate,
        with_topscorer,
        |player, colour| {
            let step = if colour == Colour::White { 1 } else { -1 };
            (player.difference + step).abs() > 2
        },
    )
}

/// C.9; 2026: C11. Topscorers or their opponents with the same colour three times running.
pub(crate) fn third_time_running<J: Judge>(judge: &J, candidate: &Candidate) -> Failure {
    failed_by_colour(
        judge.field(),
        candidate,
        with_topscorer,
        |player, colour| matches!(player.colours[..], [.., before, last] if before == colour && last == colour),
    )
}

/// C.10; 2026: C12. Players who do not get their colour preference.
pub(crate) fn preference_denied<J: Judge>(judge: &J, candidate: &Candidate) -> Failure {
    denied(judge.field(), candidate, |_| true)
}

/// C.11; 2026: C13. Players who do not get their strong colour preference.
pub(crate) fn strong_preference_denied<J: Judge>(judge: &J, candidate: &Candidate) -> Failure {
    denied(judge.field(), candidate, |strength| {
        strength == Strength::Strong
    })
}

fn denied(field: &Field, candidate: &Candidate, counts: impl Fn(Strength) -> bool) -> Failure {
    let any_pair = |_: &Player, _: &Player| true;
    failed_by_colour(field, candidate, any_pair, |player, colour| {
        (player.preference).is_some_and(|wanted| counts(wanted.strength) && wanted.colour != colour)
    })
}
