//! The checker: every round of an event is paired again and compared.

use adoube_tournament::{RoundNumber, Tournament};

use super::pair_among;
use super::pairing::CannotPair;
use super::settings::{Facts, Settings};
use crate::check::{self, PairedRound, found, paired_in};

/// A round that is paired otherwise than these rules and settings pair it.
pub type Difference = check::Difference<CannotPair>;

/// Pairs every round again and answers with those that differ. Directors have choices that no
/// program knows, so a difference is a question, not yet a mistake.
pub fn check(tournament: &Tournament, settings: &Settings, facts: &Facts) -> Vec<Difference> {
    (1..=tournament.paired_rounds().0)
        .filter_map(|round| check_round(tournament, RoundNumber(round), settings, facts))
        .collect()
}

/// Pairs a round again among those who were paired in it.
pub fn check_round(
    tournament: &Tournament,
    round: RoundNumber,
    settings: &Settings,
    facts: &Facts,
) -> Option<Difference> {
    let played = tournament.draft().round(round)?;
    let expected = pair_among(tournament, round, &paired_in(played), settings, facts);
    let difference = Difference {
        round,
        found: found(played),
        expected: expected.map(|round| PairedRound {
            pairs: round.pairs,
            bye: round.bye,
        }),
    };
    difference.if_any()
}
