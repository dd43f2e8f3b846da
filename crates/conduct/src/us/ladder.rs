//! A player leaves when the round is about to start, and there is no time to pair it again (29G1).

use adoube_journal::{EventDetails, Pairing, RoundPairings, Section};
use adoube_pairing::us::{self, Pair};
use adoube_tournament::{Bye, ByeKind, EntrantId, RoundNumber};
use serde::Serialize;

use super::us_facts;
use crate::rounds::swiss_system;

/// Why nobody is laddered down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum NoLadder {
    /// The section is not paired by the rules of US Chess.
    OtherRules,
    /// The player has no opponent in the round.
    NoOpponent {
        player: EntrantId,
        round: RoundNumber,
    },
}

adoube_types::errors!(NoLadder);

/// A round without somebody who leaves: the opponent meets somebody of the next lower group, and so on down to who
/// has the bye, or gets it. Each new pair takes the board of the pair that goes.
///
/// # Errors
///
/// [`NoLadder`].
pub fn ladder_down(
    event: &EventDetails,
    section: &Section,
    round: RoundNumber,
    pairings: &RoundPairings,
    leaves: EntrantId,
) -> Result<RoundPairings, NoLadder> {
    let system = swiss_system(event, section).ok();
    let settings = system.as_ref().and_then(|system| system.us_chess());
    let settings = settings.ok_or(NoLadder::OtherRules)?;
    let tournament = section.snapshot().map_err(|_| NoLadder::OtherRules)?;
    let facts = us_facts(section, &tournament, round);
    let pairs: Vec<Pair> = pairings.boards.iter().map(pair).collect();
    let bye = pairings.byes.iter().find(|bye| is_allocated(bye));
    let bye = bye.map(|bye| bye.entrant);
    let ladder = us::ladder_down(&tournament, round, &pairs, bye, leaves, settings, &facts);
    let ladder = ladder.ok_or(NoLadder::NoOpponent {
        player: leaves,
        round,
    })?;
    Ok(laddered(pairings, &ladder, leaves))
}

fn pair(pairing: &Pairing) -> Pair {
    Pair {
        white: pairing.white,
        black: pairing.black,
    }
}

fn is_allocated(bye: &Bye) -> bool {
    bye.kind == ByeKind::PairingAllocated
}

fn laddered(pairings: &RoundPairings, ladder: &us::Ladder, leaves: EntrantId) -> RoundPairings {
    let mut round = pairings.clone();
    let board = |gone: &Pair| {
        let mut boards = pairings.boards.iter();
        boards.find(|one| pair(one) == *gone).map(|one| one.board)
    };
    round
        .boards
        .retain(|one| !ladder.removed.contains(&pair(one)));
    let boards = ladder.removed.iter().filter_map(board);
    round
        .boards
        .extend(boards.zip(&ladder.added).map(|(board, new)| Pairing {
            board,
            white: new.white,
            black: new.black,
        }));
    round.boards.sort_by_key(|pairing| pairing.board);
    // Who had the bye may have an opponent now.
    round.byes.retain(|bye| {
        !round
            .boards
            .iter()
            .any(|one| one.white == bye.entrant || one.black == bye.entrant)
    });
    let bye = |entrant, kind| Bye { entrant, kind };
    round.byes.push(bye(leaves, ByeKind::ZeroPoint));
    let left = ladder.bye.into_iter();
    round
        .byes
        .extend(left.map(|last| bye(last, ByeKind::PairingAllocated)));
    round
}
