//! Two pairings of a round: what decides between the one of the rules and another.

use std::collections::HashSet;

use adoube_tournament::{Points, Tournament};
use serde::Serialize;

use super::bracket::Demands;
use super::colours::ColourRule;
use super::explain::{Reason, why_barred, why_not};
use super::field::Field;
use super::publication::coloured;
use super::round::PairedBracket;
use super::{Edition, Law, Pair, RoundPairing};
use crate::facts::Article;

/// What speaks against another pairing of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "dutch-verdict")]
pub enum Verdict {
    /// Nothing: it is the same.
    Same,
    /// A pair may not be made.
    Illegal {
        /// The pair, as it was made.
        pair: Pair,
        reason: Reason,
    },
    /// In the first bracket that differs it is worse.
    Worse {
        /// The score of the bracket.
        bracket: Points,
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

impl Verdict {
    /// The article that decides.
    pub fn article(&self, edition: Edition) -> Option<Article> {
        match self {
            Verdict::Same => None,
            Verdict::Illegal { reason, .. } | Verdict::Worse { reason, .. } => {
                Some(reason.article(edition))
            }
            Verdict::Colours { rule, .. } => Some(rule.article(edition)),
        }
    }

    /// What that article demands.
    pub fn law(&self) -> Option<Law> {
        match self {
            Verdict::Same => None,
            Verdict::Illegal { reason, .. } | Verdict::Worse { reason, .. } => reason.law(),
            Verdict::Colours { rule, .. } => Some(rule.law()),
        }
    }
}

/// Compares another pairing with the one of the rules: whether every pair may be made, then bracket
/// by bracket, then the colours.
pub(super) fn compare(
    tournament: &Tournament,
    field: &Field,
    brackets: &[PairedBracket],
    other: &RoundPairing,
) -> Verdict {
    let place_of = |id| field.contenders.iter().position(|c| c.id == id);
    let mut others: Vec<(usize, usize)> = Vec::new();
    for pair in &other.pairs {
        let (Some(white), Some(black)) = (place_of(pair.white), place_of(pair.black)) else {
            continue;
        };
        if let Some(reason) = illegal(tournament, field, white, black) {
            let pair = *pair;
            return Verdict::Illegal { pair, reason };
        }
        others.push((white.min(black), white.max(black)));
    }
    for paired in brackets {
        if let Some(verdict) = compare_bracket(paired, &others) {
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

fn compare_bracket(paired: &PairedBracket, others: &[(usize, usize)]) -> Option<Verdict> {
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
    let is_paired = |player: &usize| pairs.iter().any(|(a, b)| a == player || b == player);
    let downfloaters = (paired.bracket.players().into_iter())
        .filter(|player| !is_paired(player))
        .collect();
    let demands = Demands {
        pairs,
        downfloaters,
    };
    let resident = paired.bracket.residents.first();
    Some(Verdict::Worse {
        bracket: resident.map_or(Points::ZERO, |p| field.contenders[*p].score),
        reason: why_not(paired, demands),
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
