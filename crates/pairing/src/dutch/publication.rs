//! The pairs of all brackets with their colours, in the order in which they are published.

use std::collections::HashMap;

use adoube_tournament::{Colour, EntrantId, Points};

use super::bracket::Mode;
use super::colours::{ColourRule, allocate};
use super::field::Field;
use super::pairing::{BracketKind, BracketPairing};
use super::round::PairedBracket;
use super::{Edition, Pair, RoundPairing};

/// Gives colours and boards.
pub(super) fn publish(field: &Field, brackets: &[PairedBracket]) -> RoundPairing {
    let mut pairs: Vec<Pair> = (brackets.iter())
        .flat_map(|bracket| bracket.choice.pairs.iter())
        .map(|(one, other)| coloured(field, *one, *other).0)
        .collect();
    let ranks: HashMap<EntrantId, (Points, u32)> = (field.contenders.iter())
        .map(|contender| (contender.id, (contender.score, contender.number)))
        .collect();
    put_in_order(&mut pairs, |id| ranks[&id]);
    // Who gets the bye is moved down to the end.
    let last = brackets
        .last()
        .map_or(&[][..], |last| &last.choice.downfloaters);
    RoundPairing {
        round: field.round,
        pairs,
        bye: last.first().map(|player| field.contenders[*player].id),
        brackets: bracket_pairings(field, brackets),
    }
}

/// Puts pairs in the order in which they are published: the score of the higher ranked player, the
/// sum of the scores, the number of the higher ranked player (C.04.2.D.9). `rank` gives the score
/// and the number of a player.
pub fn put_in_order(pairs: &mut [Pair], rank: impl Fn(EntrantId) -> (Points, u32)) {
    pairs.sort_by_cached_key(|pair| {
        let [white, black] = [pair.white, pair.black].map(|id| {
            let (score, number) = rank(id);
            (-score, number)
        });
        let higher = white.min(black);
        (higher.0, white.0 + black.0, higher.1)
    });
}

/// A pair with its colours, and the rule that gave them.
pub(super) fn coloured(field: &Field, one: usize, other: usize) -> (Pair, ColourRule) {
    let (higher, lower) = (one.min(other), one.max(other));
    let [one, other] = [higher, lower].map(|player| &field.contenders[player]);
    let (colour, rule) = allocate(one, other, field.initial_colour);
    let (white, black) = match colour {
        Colour::White => (one.id, other.id),
        Colour::Black => (other.id, one.id),
    };
    (Pair { white, black }, rule)
}

fn bracket_pairings(field: &Field, brackets: &[PairedBracket]) -> Vec<BracketPairing> {
    let id = |player: &usize| -> EntrantId { field.contenders[*player].id };
    let is_collapsed = field.edition == Edition::Dutch2017
        && (brackets.iter()).any(|paired| paired.bracket.mode == Mode::Penultimate);
    (brackets.iter().enumerate())
        .map(|(place, paired)| {
            let is_last = place + 1 == brackets.len();
            let kind = match paired.bracket.mode {
                Mode::Penultimate => BracketKind::Penultimate,
                _ if is_last && is_collapsed => BracketKind::Collapsed,
                _ if is_last => BracketKind::Last,
                _ => BracketKind::Ordinary,
            };
            let residents = &paired.bracket.residents;
            let score = residents
                .first()
                .map_or(Points::ZERO, |p| field.contenders[*p].score);
            let choice = &paired.choice;
            BracketPairing {
                kind,
                score,
                exchanges: choice.exchanges,
                failures: choice.failures.clone(),
                moved_down: paired.bracket.moved.iter().map(id).collect(),
                residents: residents.iter().map(id).collect(),
                pairs: choice.pairs.iter().map(|(a, b)| (id(a), id(b))).collect(),
                downfloaters: choice.downfloaters.iter().map(id).collect(),
            }
        })
        .collect()
}
