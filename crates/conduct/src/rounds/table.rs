//! Round robins and matches: rounds from the Berger table.

use adoube_journal::{Command, PairRound, Provenance, RoundPairings, Section};
use adoube_pairing::dutch::Pair;
use adoube_pairing::facts::Series;
use adoube_pairing::schedule::{Schedule, ScheduledRound, Seat, berger};
use adoube_tournament::{EntrantId, PairingNumber, RoundNumber};

use super::boards::seat;
use super::withdrawals::{self, withdrawal_article};
use super::{CannotPair, Ground, HowToPair, NextRound};

/// Where the tables stand.
pub(super) const TABLES: &str = "General Regulations, annex 1";

/// The whole table of a round robin of so many players or teams.
pub(super) fn table(section: &Section, seats: usize) -> Result<Schedule<Seat>, CannotPair> {
    let seats = u32::try_from(seats).unwrap_or(u32::MAX);
    let rounds = u32::from(section.settings.rounds);
    berger::for_rounds(seats, rounds).map_err(|error| CannotPair::NoTable {
        error,
        cycle: berger::rounds_of_cycle(seats),
    })
}

/// A round of a table.
pub(super) fn scheduled(
    table: &Schedule<Seat>,
    round: RoundNumber,
) -> Result<&ScheduledRound<Seat>, CannotPair> {
    let scheduled = table.rounds.get(round.place());
    scheduled.ok_or(CannotPair::TableIsOver {
        rounds: table.rounds.len(),
    })
}

/// The pairs that a round of the table makes.
pub(super) fn pairs(
    section: &Section,
    table: &Schedule<Seat>,
    round: RoundNumber,
) -> Result<Vec<Pair>, CannotPair> {
    let games = scheduled(table, round)?.games.iter();
    games
        .map(|game| {
            Ok(Pair {
                white: seated(section, game.white)?,
                black: seated(section, game.black)?,
            })
        })
        .collect()
}

/// The next round from the table, and what follows for who has withdrawn. A match of several games
/// is a round robin of two players in as many cycles, colours reversed in turn.
pub(super) fn next_round(section: &Section, how: &HowToPair) -> Result<NextRound, CannotPair> {
    nobody_left_out(section, how)?;
    let table = table(section, section.draft.entrants.len())?;
    let round = section.next_round();
    let pairs = pairs(section, &table, round)?;
    let seating = seat(&pairs, &how.fixed_boards);
    let boards = seating.boards(&pairs);
    let forfeits = withdrawals::forfeits(section, &table, &boards)?;
    let pair = Command::PairRound(PairRound {
        section: section.id.clone(),
        round,
        pairings: RoundPairings {
            boards,
            ..RoundPairings::default()
        },
        made_by: Provenance {
            engine: "Berger table".to_owned(),
            edition: Some(TABLES.to_owned()),
            ..Provenance::default()
        },
    });
    let withdrawals::Forfeits { played, now } = forfeits;
    // What counts differently because of a withdrawal needs a reason.
    let has_withdrawals = !played.is_empty() || !now.is_empty();
    let commands = played.into_iter().chain([pair]).chain(now).collect();
    Ok(NextRound {
        commands,
        reason: has_withdrawals.then(|| Ground::Withdrawal(withdrawal_article(section))),
        displaced: seating.displaced,
    })
}

/// Everybody has a seat at a table that was drawn.
pub(super) fn nobody_left_out(section: &Section, how: &HowToPair) -> Result<(), CannotPair> {
    if how.absent.is_empty() {
        return Ok(());
    }
    Err(CannotPair::Seated {
        players: Series(how.absent.clone()),
        format: section.settings.format,
    })
}

/// Who has a seat.
fn seated(section: &Section, seat: Seat) -> Result<EntrantId, CannotPair> {
    let number = PairingNumber::new(seat);
    let mut entrants = section.draft.entrants.iter();
    let found = entrants.find(|entrant| entrant.pairing_number == number);
    found
        .map(|entrant| entrant.id)
        .ok_or(CannotPair::EmptySeat { seat })
}
