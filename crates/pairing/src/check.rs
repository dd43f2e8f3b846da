//! The checker: every round of a tournament is paired again and compared (C.04.A).

use std::collections::HashSet;

use adoube_tournament::{ByeKind, EntrantId, Round, RoundNumber};

use crate::dutch::{Pair, put_in_order};
use crate::fide::Competitors;
use crate::system::{CannotPair, PairedRound, SwissSystem};
use crate::us;

/// A round that is paired otherwise than the rules pair it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    pub round: RoundNumber,
    /// How it was paired.
    pub found: PairedRound,
    /// How the rules pair it, or why they cannot.
    pub expected: Result<PairedRound, CannotPair>,
}

impl Difference {
    /// The pairs that only the tournament has, each with its board.
    pub fn found_pairs(&self) -> Vec<(usize, Pair)> {
        boards_not_in(&self.found.pairs, self.by_the_rules())
    }

    /// The pairs that only the rules make, each with its board.
    pub fn expected_pairs(&self) -> Vec<(usize, Pair)> {
        boards_not_in(self.by_the_rules(), &self.found.pairs)
    }

    /// Whether the pairing-allocated byes differ.
    pub fn byes_differ(&self) -> bool {
        self.expected_bye() != self.found.bye
    }

    /// The same where some games have no colours, each by the player listed with White: only who
    /// meets whom is compared there. `None` if nothing else differs.
    pub fn without_colours_of(mut self, listed_white: &[EntrantId]) -> Option<Difference> {
        let expected = self.expected.as_ref().map_or(&[][..], |round| &round.pairs);
        turn(&mut self.found.pairs, expected, listed_white);
        self.if_any()
    }

    /// Who gets the pairing-allocated bye by the rules.
    pub fn expected_bye(&self) -> Option<EntrantId> {
        self.expected.as_ref().ok().and_then(|round| round.bye)
    }

    /// Itself, unless nothing differs.
    fn if_any(self) -> Option<Difference> {
        let agrees = self.expected.is_ok()
            && self.found_pairs().is_empty()
            && self.expected_pairs().is_empty()
            && !self.byes_differ();
        (!agrees).then_some(self)
    }

    fn by_the_rules(&self) -> &[Pair] {
        self.expected.as_ref().map_or(&[][..], |round| &round.pairs)
    }
}

/// Gives pairs without colours the colours of the same pair among others.
fn turn(pairs: &mut [Pair], others: &[Pair], listed_white: &[EntrantId]) {
    for pair in pairs
        .iter_mut()
        .filter(|pair| listed_white.contains(&pair.white))
    {
        let turned = Pair {
            white: pair.black,
            black: pair.white,
        };
        if others.contains(&turned) {
            *pair = turned;
        }
    }
}

fn boards_not_in(pairs: &[Pair], others: &[Pair]) -> Vec<(usize, Pair)> {
    let others: HashSet<(EntrantId, EntrantId)> = (others.iter())
        .map(|pair| (pair.white, pair.black))
        .collect();
    (1..)
        .zip(pairs.iter().copied())
        .filter(|(_, pair)| !others.contains(&(pair.white, pair.black)))
        .collect()
}

/// Pairs every round again and answers with those that differ.
pub fn check(system: &SwissSystem, among: &Competitors<'_>, facts: &us::Facts) -> Vec<Difference> {
    (1..=among.tournament().paired_rounds().0)
        .filter_map(|round| check_round(system, among, RoundNumber(round), facts))
        .collect()
}

/// Pairs a round again among those who were paired in it. Directors of US sections have choices that
/// no program knows, so a difference is a question there, not yet a mistake.
pub fn check_round(
    system: &SwissSystem,
    among: &Competitors<'_>,
    round: RoundNumber,
    facts: &us::Facts,
) -> Option<Difference> {
    let tournament = among.tournament();
    let played = tournament.draft().round(round)?;
    let mut found = found(played);
    if system.us_chess().is_none() {
        put_in_order(&mut found.pairs, |id| {
            let entrant = tournament.entrant(id);
            let tpn = entrant.and_then(|entrant| entrant.pairing_number);
            (
                tournament.pairing_score(id, round),
                tpn.map_or(u32::MAX, |tpn| tpn.get()),
            )
        });
    }
    let expected = system.pair_competitors(among, round, &paired_in(played), facts);
    let difference = Difference {
        round,
        found,
        expected,
    };
    difference.if_any()
}

/// Who took part in the pairing of a round: those with a game, played or not, or with the
/// pairing-allocated bye.
pub fn paired_in(round: &Round) -> Vec<EntrantId> {
    let players = round.games.iter().flat_map(|game| [game.white, game.black]);
    players.chain(pairing_allocated_byes(round)).collect()
}

fn pairing_allocated_byes(round: &Round) -> impl Iterator<Item = EntrantId> + '_ {
    (round.byes.iter())
        .filter(|bye| bye.kind == ByeKind::PairingAllocated)
        .map(|bye| bye.entrant)
}

/// How a round was paired, by its boards.
fn found(round: &Round) -> PairedRound {
    let pairs = round.games.iter().map(|game| Pair {
        white: game.white,
        black: game.black,
    });
    PairedRound {
        pairs: pairs.collect(),
        bye: pairing_allocated_byes(round).next(),
    }
}

#[cfg(test)]
mod tests {
    use adoube_tournament::{
        BoardNumber, Bye, Colour, Draft, Entrant, Game, PairingNumber, Player, Tournament,
    };

    use super::*;
    use crate::dutch::Edition;

    fn round_1(players: u32, pairs: &[(u32, u32)], bye: Option<u32>) -> Draft {
        let entrant = |number| Entrant {
            pairing_number: PairingNumber::new(number),
            ..Entrant::new(EntrantId(number), Player::named("somebody"))
        };
        let game = |(board, (white, black)): (u32, &(u32, u32))| {
            Game::pending(
                BoardNumber::single(board),
                EntrantId(*white),
                EntrantId(*black),
            )
        };
        let byes = (bye.into_iter()).map(|number| Bye {
            entrant: EntrantId(number),
            kind: ByeKind::PairingAllocated,
        });
        Draft {
            planned_rounds: 5,
            entrants: (1..=players).map(entrant).collect(),
            rounds: vec![Round {
                games: (1..).zip(pairs).map(game).collect(),
                byes: byes.collect(),
                ..Round::default()
            }],
            ..Draft::default()
        }
    }

    #[test]
    fn a_difference_names_boards_and_bye() {
        let mut draft = round_1(5, &[(1, 4), (3, 2)], Some(5));
        draft.initial_colour = Some(Colour::White);
        let tournament = Tournament::new(draft).unwrap();
        let system = SwissSystem::from(Edition::Dutch2026);
        let among = system.competitors(&tournament);
        let differences = check(&system, &among, &us::Facts::default());
        let [difference] = &differences[..] else {
            panic!("{differences:?}");
        };
        let numbers = |pairs: Vec<(usize, Pair)>| -> Vec<(usize, u32, u32)> {
            let numbers = |(board, pair): (usize, Pair)| (board, pair.white.0, pair.black.0);
            pairs.into_iter().map(numbers).collect()
        };
        assert_eq!(numbers(difference.found_pairs()), [(1, 1, 4), (2, 3, 2)]);
        assert_eq!(numbers(difference.expected_pairs()), [(1, 1, 3), (2, 4, 2)]);
        assert!(!difference.byes_differ());
        assert_eq!(difference.expected_bye(), Some(EntrantId(5)));
    }
}
