//! The pairs of all brackets with their colours, in the order in which they are published.

use adoube_tournament::Colour;

use super::colours::allocate;
use super::field::Field;
use super::round::PairedBracket;
use super::{Pair, RoundPairing};

/// Gives colours and boards (C.04.2.D.9: score of the higher ranked player, sum of the scores,
/// rank of the higher ranked player).
pub fn publish(field: &Field, brackets: &[PairedBracket]) -> RoundPairing {
    let mut pairs: Vec<(usize, usize)> = (brackets.iter())
        .flat_map(|bracket| bracket.choice.pairs.iter().copied())
        .map(|(one, other)| (one.min(other), one.max(other)))
        .collect();
    pairs.sort_by_key(|(higher, lower)| {
        let [one, other] = [higher, lower].map(|player| &field.contenders[*player]);
        (-one.score, -(one.score + other.score), one.number)
    });
    let leftover = brackets
        .last()
        .and_then(|last| last.choice.downfloaters.first());
    // In the 2026 edition the bye can be decided above the last bracket; it is carried down as a
    // downfloater to the end.
    RoundPairing {
        round: field.round,
        pairs: pairs.iter().map(|(h, l)| coloured(field, *h, *l)).collect(),
        bye: leftover.map(|player| field.contenders[*player].id),
    }
}

fn coloured(field: &Field, higher: usize, lower: usize) -> Pair {
    let [one, other] = [higher, lower].map(|player| &field.contenders[player]);
    let (colour, _) = allocate(one, other, field.initial_colour);
    let (white, black) = match colour {
        Colour::White => (one.id, other.id),
        Colour::Black => (other.id, one.id),
    };
    Pair { white, black }
}
