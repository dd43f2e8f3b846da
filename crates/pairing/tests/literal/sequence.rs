//! The candidates one after the other, exactly as the rules make them: no set is ever looked at,
//! only the next alteration (B.6, B.7, D; 2026: 3.6, 3.7, 4). Far too slow for anything but small
//! brackets; the same pairs come up again and again, and illegal ones too.

use adoube_pairing::dutch::Edition;

use super::generate::{Bracket, Candidate, Exchange};
use super::state::{Field, Place, Set};

/// Every candidate of a bracket in the order of generation.
pub(crate) fn sequence(
    field: &Field,
    bracket: &Bracket,
    edition: Edition,
    max_pairs: usize,
    m1: usize,
) -> Vec<Candidate> {
    let mut generated = Vec::new();
    for s1 in moved_down_sets(field, bracket, edition, m1) {
        for s2 in transpositions(&bracket.residents, m1) {
            let moved_down_pairing: Vec<(Place, Place)> =
                s1.iter().copied().zip(s2.iter().copied()).collect();
            let limbo = Set::of(&bracket.moved_down).minus(Set::of(&s1));
            let remainder: Vec<Place> = (bracket.residents.iter().copied())
                .filter(|resident| !s2[..m1].contains(resident))
                .collect();
            for of_remainder in homogeneous(&remainder, max_pairs - m1) {
                generated.push(Candidate {
                    pairs: [moved_down_pairing.clone(), of_remainder.pairs].concat(),
                    downfloaters: limbo.and(of_remainder.downfloaters),
                });
            }
        }
    }
    generated
}

/// B.6 (2026: 3.6): every transposition of every exchange.
fn homogeneous(players: &[Place], pairs: usize) -> Vec<Candidate> {
    let mut generated = Vec::new();
    let numbers: Vec<usize> = (1..=players.len()).collect();
    let (s1, s2) = numbers.split_at(pairs);
    let no_exchange = Exchange::new(Vec::new(), Vec::new());
    let all_exchanges = std::iter::once(no_exchange).chain(exchanges(s1, s2));
    for exchange in all_exchanges {
        let (s1, s2) = exchanged(s1, s2, &exchange);
        for s2 in transpositions(&s2, pairs) {
            let player = |number: &usize| players[number - 1];
            let paired = s1.iter().zip(&s2).map(|(a, b)| (player(a), player(b)));
            let unpaired: Vec<Place> = s2[pairs..].iter().map(player).collect();
            generated.push(Candidate {
                pairs: paired.collect(),
                downfloaters: Set::of(&unpaired),
            });
        }
    }
    generated
}

/// S1 and S2 after an exchange, each in order again.
fn exchanged(s1: &[usize], s2: &[usize], exchange: &Exchange) -> (Vec<usize>, Vec<usize>) {
    let leaves = |n: &usize| exchange.leaving.iter().any(|leaving| leaving.0 == *n);
    let enters = |n: &usize| exchange.entering.contains(n);
    let stay = s1.iter().copied().filter(|n| !leaves(n));
    let mut new_s1: Vec<usize> = stay.chain(s2.iter().copied().filter(enters)).collect();
    let stay = s2.iter().copied().filter(|n| !enters(n));
    let mut new_s2: Vec<usize> = stay.chain(s1.iter().copied().filter(leaves)).collect();
    new_s1.sort();
    new_s2.sort();
    (new_s1, new_s2)
}

/// D.1 (2026: 4.2): the orders of S2 that differ in their first `n1` elements, lexicographically.
/// What follows those is in its original order.
pub(crate) fn transpositions<T: Copy>(s2: &[T], n1: usize) -> Vec<Vec<T>> {
    if n1 == 0 {
        return vec![s2.to_vec()];
    }
    let mut orders = Vec::new();
    for first in 0..s2.len() {
        let mut rest = s2.to_vec();
        let first = rest.remove(first);
        for mut order in transpositions(&rest, n1 - 1) {
            order.insert(0, first);
            orders.push(order);
        }
    }
    orders
}

/// D.2 (2026: 4.3): every exchange between the original S1 and S2, sorted.
pub(crate) fn exchanges(s1: &[usize], s2: &[usize]) -> Vec<Exchange> {
    let mut all: Vec<Exchange> = (1..=s1.len().min(s2.len()))
        .flat_map(|size| {
            let leaving = choices(s1, size);
            let entering = choices(s2, size);
            leaving.into_iter().flat_map(move |leaving| {
                (entering.clone().into_iter())
                    .map(move |entering| Exchange::new(leaving.clone(), entering))
            })
        })
        .collect();
    all.sort();
    all
}

/// D.3 (2026: 4.4): the sets of `m1` moved-down players, sorted.
pub(crate) fn moved_down_sets(
    field: &Field,
    bracket: &Bracket,
    edition: Edition,
    m1: usize,
) -> Vec<Vec<Place>> {
    let mut sets = choices(&bracket.moved_down, m1);
    // 2026: the smallest differing number first, which is how `choices` lists them. 2017: before
    // that the higher score at the first difference.
    if edition == Edition::Dutch2017 {
        sets.sort_by_key(|set| {
            set.iter()
                .map(|place| -field.score(*place))
                .collect::<Vec<_>>()
        });
    }
    sets
}

/// The ways to choose so many elements, each in order, lexicographically.
fn choices<T: Copy>(from: &[T], size: usize) -> Vec<Vec<T>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    (0..from.len())
        .flat_map(|first| {
            choices(&from[first + 1..], size - 1)
                .into_iter()
                .map(move |mut rest| {
                    rest.insert(0, from[first]);
                    rest
                })
        })
        .collect()
}
