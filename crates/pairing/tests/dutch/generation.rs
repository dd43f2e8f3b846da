//! The order of generation and the pairing score difference: `order.toml`; and that the two ways to
//! find the best candidate agree.

use adoube_pairing::dutch::Edition;
use adoube_tournament::*;
use adoube_vectors::{Vectors, tests};
use serde::Deserialize;

use crate::event::{Standing, numbers, with_standings};
use crate::literal::generate::{Bracket, Candidate, Exchange, candidates, generation};
use crate::literal::sequence::{exchanges, moved_down_sets, sequence, transpositions};
use crate::literal::state::{Field, Place, Set};
use crate::literal::{Method, edition_2017, pair_by};
use crate::random::{RandomEvent, compact};

pub(crate) fn register(vectors: &mut Vectors) {
    vectors.file("dutch/order", |file| {
        file.each("exchange", order_of_exchanges);
        file.each("transposition", order_of_transpositions);
        file.each("moved_down", order_of_moved_down_sets);
        file.each("psd", pairing_score_differences);
    });
    vectors.tests(&tests![
        both_generators_have_the_same_order,
        sieve_and_sequence_agree,
    ]);
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Exchanges {
    article: String,
    players: usize,
    s1: usize,
    total: Option<usize>,
    from: usize,
    exchanges: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Transpositions {
    article: String,
    s2: String,
    n1: usize,
    total: usize,
    orders: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MovedDown {
    article: String,
    scores: String,
    m1: usize,
    sets: Vec<String>,
    dutch_2026: Option<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Differences {
    article: String,
    #[serde(default)]
    moved_down: String,
    residents: String,
    pairings: Vec<String>,
}

/// `5+4<->6+7`.
fn exchange_text(exchange: &Exchange) -> String {
    let join = |numbers: Vec<String>| numbers.join("+");
    let leaving = exchange.leaving.iter().map(|number| number.0.to_string());
    let entering = exchange.entering.iter().map(usize::to_string);
    format!("{}<->{}", join(leaving.collect()), join(entering.collect()))
}

fn order_of_exchanges(case: Exchanges) {
    let all: Vec<usize> = (1..=case.players).collect();
    let (s1, s2) = all.split_at(case.s1);
    let found: Vec<String> = exchanges(s1, s2).iter().map(exchange_text).collect();
    let expected: Vec<&str> = case.exchanges.split("; ").collect();
    let what = format!("{}, {} players", case.article, case.players);
    assert!(
        case.total.is_none_or(|total| total == found.len()),
        "{what}"
    );
    let found = &found[case.from - 1..case.from - 1 + expected.len()];
    assert_eq!(found, expected, "{what}");
}

fn order_of_transpositions(case: Transpositions) {
    let found = transpositions(&numbers(&case.s2), case.n1);
    assert_eq!(found.len(), case.total, "{}", case.article);
    for line in case.orders {
        let (place, order) = line.split_once(": ").expect(&line);
        let place: usize = place.parse().expect(&line);
        assert_eq!(found[place - 1][..case.n1], numbers(order), "{line}");
    }
}

/// A field of players with these scores who may all meet; their numbers are in ranking order.
fn field_of(scores: &[Points]) -> Field {
    let standings: Vec<Standing> = (1..)
        .zip(scores)
        .map(|(number, score)| Standing {
            number,
            score: *score,
            rounds: ".".to_owned(),
            floats: "--".to_owned(),
            met: Vec::new(),
        })
        .collect();
    let draft = Draft {
        planned_rounds: 9,
        ..Draft::default()
    };
    let draft = with_standings(draft, &standings);
    let tournament = Tournament::new(draft).expect("a sound event");
    let present: Vec<EntrantId> = (standings.iter())
        .map(|standing| EntrantId(standing.number))
        .collect();
    Field::new(&tournament, RoundNumber(2), &present, Edition::Dutch2017)
}

fn order_of_moved_down_sets(case: MovedDown) {
    let mut scores: Vec<Points> = (case.scores.split_whitespace())
        .map(|score| score.parse().expect(score))
        .collect();
    let moved_down: Vec<Place> = (0..scores.len()).collect();
    scores.push(Points::ZERO);
    let bracket = Bracket {
        residents: vec![moved_down.len()],
        moved_down,
    };
    let field = field_of(&scores);
    for edition in Edition::ALL {
        let expected = match (&case.dutch_2026, edition) {
            (Some(sets), Edition::Dutch2025 | Edition::Dutch2026) => sets,
            _ => &case.sets,
        };
        let found = moved_down_sets(&field, &bracket, edition, case.m1);
        let found = (found.iter()).map(|set| {
            let numbers = set.iter().map(|place| (place + 1).to_string());
            numbers.collect::<Vec<String>>().join(" ")
        });
        let found: Vec<String> = found.collect();
        assert_eq!(found, *expected, "{}, {edition}", case.article);
    }
}

fn pairing_score_differences(case: Differences) {
    let listed: Vec<(&str, Points)> = (case.moved_down.split_whitespace())
        .chain(case.residents.split_whitespace())
        .map(|word| word.split_once(':').expect(word))
        .map(|(number, score)| (number, score.parse().expect(score)))
        .collect();
    let moved_down = case.moved_down.split_whitespace().count();
    let bracket = Bracket {
        moved_down: (0..moved_down).collect(),
        residents: (moved_down..listed.len()).collect(),
    };
    let field = field_of(&listed.iter().map(|(_, score)| *score).collect::<Vec<_>>());
    let place = |number: &str| {
        let place = listed.iter().position(|(listed, _)| *listed == number);
        place.expect("a player of the bracket")
    };
    for line in &case.pairings {
        let (pairing, expected) = line.split_once(" | ").expect(line);
        let (pairs, floating) = pairing.split_once(" float ").unwrap_or((pairing, ""));
        let candidate = Candidate {
            pairs: (pairs.split_whitespace())
                .map(|pair| pair.split_once('-').expect(pair))
                .map(|(one, other)| (place(one), place(other)))
                .collect(),
            downfloaters: Set::of(&floating.split_whitespace().map(place).collect::<Vec<_>>()),
        };
        let found = edition_2017::psd(&field, &bracket, &candidate);
        let found: Vec<String> = found.iter().map(Points::to_string).collect();
        assert_eq!(found.join(" "), expected, "{}, {line}", case.article);
    }
}

/// The order read off finished candidates is the order in which the sequence first has them, for
/// brackets of every shape up to eight players.
fn both_generators_have_the_same_order() {
    for (moved_down, residents) in shapes() {
        // Two scores above the residents, as many moved-down players with each.
        let scores: Vec<Points> = (0..moved_down)
            .map(|place| Points::whole(if 2 * place < moved_down { 3 } else { 2 }))
            .chain((0..residents).map(|_| Points::ONE))
            .collect();
        let field = field_of(&scores);
        let bracket = Bracket {
            moved_down: (0..moved_down).collect(),
            residents: (moved_down..moved_down + residents).collect(),
        };
        for m1 in 0..=moved_down.min(residents) {
            for max_pairs in m1..=m1 + (residents - m1) / 2 {
                for edition in Edition::ALL {
                    compare_orders(&field, &bracket, edition, max_pairs, m1);
                }
            }
        }
    }
}

fn shapes() -> Vec<(usize, usize)> {
    let homogeneous = (1..=8).map(|residents| (0, residents));
    let heterogeneous = (1..=4).flat_map(|moved_down| {
        let most = if moved_down == 1 { 6 } else { 5 };
        (1..=most).map(move |residents| (moved_down, residents))
    });
    homogeneous.chain(heterogeneous).collect()
}

fn compare_orders(field: &Field, bracket: &Bracket, edition: Edition, max_pairs: usize, m1: usize) {
    let mut by_key = candidates(field, bracket, max_pairs);
    by_key.retain(|candidate| candidate.paired_moved_down(bracket) == m1);
    by_key.sort_by_cached_key(|candidate| generation(field, bracket, edition, candidate));
    let mut seen = std::collections::BTreeSet::new();
    let mut by_sequence = Vec::new();
    for candidate in sequence(field, bracket, edition, max_pairs, m1) {
        let mut pairs: Vec<(Place, Place)> = (candidate.pairs.iter())
            .map(|(one, other)| (*one.min(other), *one.max(other)))
            .collect();
        pairs.sort();
        if seen.insert(pairs.clone()) {
            by_sequence.push(pairs);
        }
    }
    let by_key: Vec<Vec<(Place, Place)>> = by_key.into_iter().map(|one| one.pairs).collect();
    assert!(
        by_key == by_sequence,
        "{bracket:?}, {max_pairs} pairs, {m1} moved-down, {edition}"
    );
}

/// Whole rounds, by the sieve and by comparing one candidate after the other.
fn sieve_and_sequence_agree() {
    let seeds = if crate::random_events::long_tests() {
        2_000
    } else {
        25
    };
    for seed in 0..seeds {
        for edition in Edition::ALL {
            let mut event = RandomEvent::new(seed, 7);
            while let Some(open) = event.open_round() {
                let [sieve, sequence] = [Method::Sieve, Method::Sequence].map(|method| {
                    pair_by(
                        method,
                        &open.tournament,
                        open.number,
                        &open.present,
                        edition,
                    )
                });
                let what = || format!("seed {seed}, {edition}\n{}", compact(&event.draft));
                assert_eq!(sieve, sequence, "{}", what());
                match sieve {
                    Some(paired) => event.play(open, &paired.pairs, paired.bye),
                    None => break,
                }
            }
        }
    }
}
