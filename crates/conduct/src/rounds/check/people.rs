//! Who is in a round: everybody once, and nobody who is not there.

use std::collections::{BTreeMap, BTreeSet};

use adoube_journal::{Pairing, RoundPairings, Section};
use adoube_tournament::{EntrantId, GameResult, RoundNumber};

use super::{Finding, Found, Severity};

/// What the journal would refuse.
pub(super) fn check(
    section: &Section,
    round: RoundNumber,
    proposal: &RoundPairings,
) -> Vec<Finding> {
    let check = Check {
        section,
        round,
        proposal,
    };
    [
        check.boards(),
        check.appearances(),
        check.absentees(),
        check.left_out(),
        check.with_results(),
    ]
    .concat()
}

struct Check<'c> {
    section: &'c Section,
    round: RoundNumber,
    proposal: &'c RoundPairings,
}

impl Check<'_> {
    fn impossible(&self, found: Found, entrants: &[EntrantId]) -> Finding {
        Finding::plain(Severity::Impossible, found, entrants)
    }

    /// Boards used twice, and players against themselves.
    fn boards(&self) -> Vec<Finding> {
        let mut used = BTreeSet::new();
        let mut findings = Vec::new();
        for Pairing {
            board,
            white,
            black,
        } in self.proposal.boards.iter().copied()
        {
            if !used.insert(board) {
                findings.push(self.impossible(Found::BoardTwice { board }, &[white, black]));
            }
            if white == black {
                let found = Found::AgainstThemselves { player: white };
                findings.push(self.impossible(found, &[white]));
            }
        }
        findings
    }

    /// Who appears more than once, is not entered or has no number.
    fn appearances(&self) -> Vec<Finding> {
        let mut times: BTreeMap<EntrantId, u32> = BTreeMap::new();
        for id in self.proposal.entrants() {
            *times.entry(id).or_default() += 1;
        }
        let mut findings = Vec::new();
        for (player, times) in times {
            let found = match self.section.entrant(player) {
                None => Found::NotEntered { player },
                Some(_) if times > 1 => Found::MoreThanOnce { player },
                Some(entrant) if entrant.pairing_number.is_none() => Found::NoNumber { player },
                Some(_) => continue,
            };
            findings.push(self.impossible(found, &[player]));
        }
        findings
    }

    /// Who is paired but withdrawn, not yet there, or asked for a bye.
    fn absentees(&self) -> Vec<Finding> {
        let round = self.round;
        let players = self.proposal.boards.iter();
        let players = players.flat_map(|board| [board.white, board.black]);
        let mut findings = Vec::new();
        for player in players.collect::<BTreeSet<_>>() {
            let Some(entrant) = self.section.entrant(player) else {
                continue;
            };
            // At a table that was drawn a withdrawn player keeps the seat; the games are forfeits.
            let seated = self.section.draft.fixed_schedule && entrant.first_round <= round;
            let mut requests = self.section.draft.bye_requests.iter();
            let asked = requests.any(|request| request.entrant == player && request.round == round);
            let found = if !entrant.takes_part_in(round) && !seated {
                Found::NotInRound { player }
            } else if asked {
                Found::AskedForBye { player }
            } else {
                continue;
            };
            findings.push(self.impossible(found, &[player]));
        }
        findings
    }

    /// Who takes part and is neither paired nor has a bye. In a match of teams and at a table that
    /// was drawn a player may rest.
    fn left_out(&self) -> Vec<Finding> {
        let section = self.section;
        if section.draft.fixed_schedule || !self.proposal.matches.is_empty() {
            return Vec::new();
        }
        let named: BTreeSet<EntrantId> = self.proposal.entrants().collect();
        // The byes that were asked for come by themselves when a round is paired.
        let is_next = section.draft.round(self.round).is_none();
        let asked = |id: EntrantId| {
            let mut requests = section.draft.bye_requests.iter();
            is_next && requests.any(|other| other.entrant == id && other.round == self.round)
        };
        (section.draft.entrants.iter())
            .filter(|entrant| entrant.takes_part_in(self.round))
            .filter(|entrant| !named.contains(&entrant.id) && !asked(entrant.id))
            .map(|entrant| {
                let player = entrant.id;
                self.impossible(Found::LeftOut { player }, &[player])
            })
            .collect()
    }

    /// Boards with a result that would be dissolved.
    fn with_results(&self) -> Vec<Finding> {
        let paired = self.section.draft.round(self.round);
        let games = paired.into_iter().flat_map(|paired| &paired.games);
        let with_result = games.filter(|game| game.results.reported != GameResult::PENDING);
        let stays = |board, white, black| {
            let pairing = Pairing {
                board,
                white,
                black,
            };
            self.proposal.boards.contains(&pairing)
        };
        with_result
            .filter(|game| !stays(game.board, game.white, game.black))
            .map(|game| {
                let (board, result) = (game.board, game.results.reported);
                let both = [game.white, game.black];
                self.impossible(Found::HasResult { board, result }, &both)
            })
            .collect()
    }
}
