//! A round robin against the Berger tables.

use std::collections::HashSet;

use adoube_pairing::check::Difference;
use adoube_pairing::dutch::Pair;
use adoube_pairing::fide::Competitors;
use adoube_pairing::schedule::berger::{Cycles, cycles, rounds_of_cycle};
use adoube_pairing::schedule::{Schedule, Seat};
use adoube_pairing::system::PairedRound;
use adoube_tournament::{EntrantId, Round, RoundNumber, Tournament};

/// The orders in which cycles follow each other, the one that the regulations recommend first.
const ORDERS: [Cycles; 4] = [
    Cycles::LastTwoInterchanged,
    Cycles::Plain,
    Cycles::Adjacent,
    Cycles::Mirrored,
];

/// The rounds that differ from the tables, by the order of cycles that fits best. An event of which
/// most rounds differ follows a table of its own, which nobody told.
pub(super) fn differences(among: &Competitors<'_>) -> Vec<Difference> {
    let tournament = among.tournament();
    let Some(seats) = seats(tournament) else {
        return Vec::new();
    };
    let players = u32::try_from(seats.len()).unwrap_or(u32::MAX);
    let paired = tournament.rounds().len();
    let rounds = paired.max(usize::from(tournament.draft().planned_rounds));
    let rounds = u32::try_from(rounds).unwrap_or(u32::MAX);
    let count = rounds.div_ceil(rounds_of_cycle(players)).max(1);
    let tables = ORDERS
        .iter()
        .filter_map(|order| cycles(players, count, *order).ok());
    let compared = tables.map(|table| against(tournament, &seats, &table));
    let best = compared.min_by_key(Vec::len).unwrap_or_default();
    if 2 * best.len() > paired {
        return Vec::new();
    }
    best
}

/// Who has which number, from 1 on without a gap.
fn seats(tournament: &Tournament) -> Option<Vec<EntrantId>> {
    let entrants = tournament.entrants().iter();
    let numbered: Option<Vec<(u32, EntrantId)>> = entrants
        .map(|entrant| Some((entrant.pairing_number?.get(), entrant.id)))
        .collect();
    let mut numbered = numbered?;
    numbered.sort_unstable();
    let has_no_gap = (1..)
        .zip(&numbered)
        .all(|(place, (number, _))| place == *number);
    has_no_gap.then(|| numbered.into_iter().map(|(_, id)| id).collect())
}

fn against(
    tournament: &Tournament,
    seats: &[EntrantId],
    table: &Schedule<Seat>,
) -> Vec<Difference> {
    let rounds = tournament.rounds().iter().zip(&table.rounds).zip(1..);
    rounds
        .filter_map(|((played, planned), number)| {
            let seat = |seat: Seat| seats.get(seat as usize - 1).copied();
            let games = planned.games.iter();
            let expected = games.filter_map(|game| {
                let (white, black) = (seat(game.white)?, seat(game.black)?);
                Some(Pair { white, black })
            });
            difference(RoundNumber(number), played, expected.collect())
        })
        .collect()
}

/// How a round differs. A game that neither of the two has is one that was cancelled.
fn difference(round: RoundNumber, played: &Round, expected: Vec<Pair>) -> Option<Difference> {
    let games = played.games.iter();
    let found: Vec<Pair> = games
        .map(|game| Pair {
            white: game.white,
            black: game.black,
        })
        .collect();
    let playing: HashSet<EntrantId> =
        (found.iter().flat_map(|pair| [pair.white, pair.black])).collect();
    let is_played = |pair: &Pair| playing.contains(&pair.white) || playing.contains(&pair.black);
    let expected: Vec<Pair> = expected.into_iter().filter(is_played).collect();
    let agrees = found.len() == expected.len() && found.iter().all(|pair| expected.contains(pair));
    (!agrees).then_some(Difference {
        round,
        found: PairedRound {
            pairs: found,
            bye: None,
        },
        expected: Ok(PairedRound {
            pairs: expected,
            bye: None,
        }),
    })
}
