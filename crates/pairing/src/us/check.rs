//! The checker: every round of an event is paired again and compared.

use adoube_tournament::{ByeKind, EntrantId, RoundNumber, Tournament};

use super::pair_among;
use super::pairing::{CannotPair, RoundPairing};
use super::settings::{Facts, Settings};
use crate::check::{paired_in, turn};
use crate::dutch::Pair;

/// A round that is paired otherwise than these rules and settings pair it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    pub round: RoundNumber,
    /// How it was paired, by boards.
    pub found: Vec<Pair>,
    /// Who had the full-point bye.
    pub found_bye: Option<EntrantId>,
    /// How the rules pair it, or why they cannot.
    pub expected: Result<RoundPairing, CannotPair>,
}

impl Difference {
    /// The pairs that only the event has.
    pub fn found_only(&self) -> Vec<Pair> {
        let expected = self.expected.as_ref().map_or(&[][..], |round| &round.pairs);
        not_in(&self.found, expected)
    }

    /// The same where some games have no colours, each by the player listed with White: only who
    /// meets whom is compared there. `None` if nothing else differs.
    pub fn without_colours_of(mut self, listed_white: &[EntrantId]) -> Option<Difference> {
        let expected = self.expected.as_ref().map_or(&[][..], |round| &round.pairs);
        turn(&mut self.found, expected, listed_white);
        let bye = self.expected.as_ref().ok().map(|round| round.bye);
        let agrees = bye == Some(self.found_bye)
            && self.found_only().is_empty()
            && self.expected_only().is_empty();
        (!agrees).then_some(self)
    }

    /// The pairs that only the rules make.
    pub fn expected_only(&self) -> Vec<Pair> {
        let expected = self.expected.as_ref().map_or(&[][..], |round| &round.pairs);
        not_in(expected, &self.found)
    }
}

fn not_in(pairs: &[Pair], others: &[Pair]) -> Vec<Pair> {
    let is_new = |pair: &&Pair| !others.contains(pair);
    pairs.iter().filter(is_new).copied().collect()
}

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
    let games = played.games.iter();
    let bye = (played.byes.iter()).find(|bye| bye.kind == ByeKind::PairingAllocated);
    let difference = Difference {
        round,
        found: games
            .map(|game| Pair {
                white: game.white,
                black: game.black,
            })
            .collect(),
        found_bye: bye.map(|bye| bye.entrant),
        expected: pair_among(tournament, round, &paired_in(played), settings, facts),
    };
    let agrees = difference.expected.as_ref().is_ok_and(|expected| {
        expected.bye == difference.found_bye
            && difference.found_only().is_empty()
            && difference.expected_only().is_empty()
    });
    (!agrees).then_some(difference)
}
