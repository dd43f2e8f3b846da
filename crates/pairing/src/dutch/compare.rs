//! Two pairings of a round: what decides between the one of the rules and another.

use std::collections::HashSet;

use adoube_tournament::{Points, Tournament};

use super::bracket::Demands;
use super::choice::choose;
use super::colours::ColourRule;
use super::criteria::Criterion;
use super::explain::{Reason, first_failed, why_barred};
use super::field::Field;
use super::publication::coloured;
use super::round::PairedBracket;
use super::{Pair, RoundPairing};

/// What speaks against another pairing of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing: it is the same.
    Same,
    /// A pair may not be made.
    Illegal {
        /// The pair.
        pair: Pair,
        /// Why.
        reason: Reason,
    },
    /// In the first bracket that differs it is worse.
    Worse {
        /// The score of the bracket.
        bracket: Points,
        /// Why.
        reason: Reason,
    },
    /// Two have the wrong colours.
    Colours {
        /// The pair with the right colours.
        pair: Pair,
        /// The rule that gives them.
        rule: ColourRule,
    },
}

/// Compares another pairing with the one of the rules, bracket by bracket.
pub fn compare(
    tournament: &Tournament,
    field: &Field,
    brackets: &[PairedBracket],
    other: &RoundPairing,
) -> Verdict {
    let place_of = |id| field.contenders.iter().position(|c| c.id == id);
    let others: Vec<(usize, usize)> = (other.pairs.iter())
        .filter_map(|pair| Some((place_of(pair.white)?, place_of(pair.black)?)))
        .map(|(one, other)| (one.min(other), one.max(other)))
        .collect();
    for paired in brackets {
        if let Some(verdict) = compare_bracket(tournament, paired, &others) {
            return verdict;
        }
    }
    for paired in brackets {
        for (one, two) in &paired.choice.pairs {
            let (pair, rule) = coloured(field, *one, *two);
            if !other.pairs.contains(&pair) {
                return Verdict::Colours { pair, rule };
            }
        }
    }
    Verdict::Same
}

fn compare_bracket(
    tournament: &Tournament,
    paired: &PairedBracket,
    others: &[(usize, usize)],
) -> Option<Verdict> {
    let field = paired.bracket.field;
    let players: HashSet<usize> = paired.bracket.players().into_iter().collect();
    let inside: HashSet<(usize, usize)> = (others.iter().copied())
        .filter(|(one, other)| players.contains(one) && players.contains(other))
        .collect();
    let own: HashSet<(usize, usize)> = (paired.choice.pairs.iter())
        .map(|(one, other)| (*one.min(other), *one.max(other)))
        .collect();
    if inside == own {
        return None;
    }
    let mut pairs: Vec<(usize, usize)> = inside.into_iter().collect();
    pairs.sort_unstable();
    for (one, other) in &pairs {
        if let Some(reason) = illegal(tournament, field, *one, *other) {
            let (pair, _) = coloured(field, *one, *other);
            return Some(Verdict::Illegal { pair, reason });
        }
    }
    let is_paired = |player: &usize| pairs.iter().any(|(a, b)| a == player || b == player);
    let mut bracket = paired.bracket.clone();
    bracket.demands = Demands {
        downfloaters: (paired.bracket.players().into_iter())
            .filter(|player| !is_paired(player))
            .collect(),
        pairs,
    };
    let reason = match choose(&bracket) {
        Some(choice) => first_failed(&paired.choice, &choice),
        None => Reason::Criterion(Criterion::Completion),
    };
    let resident = paired.bracket.residents.first();
    Some(Verdict::Worse {
        bracket: resident.map_or(Points::ZERO, |p| field.contenders[*p].score),
        reason,
    })
}

fn illegal(tournament: &Tournament, field: &Field, one: usize, other: usize) -> Option<Reason> {
    if field.is_barred(one, other) {
        Some(why_barred(tournament, field, one, other))
    } else if !field.colours_compatible(one, other) {
        Some(Reason::SameAbsoluteColour)
    } else {
        None
    }
}
