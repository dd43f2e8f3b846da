//! Round robins and matches: rounds from the Berger table, or from those of US Chess.

use adoube_journal::{Command, Format, PairRound, Provenance, RoundPairings, Section};
use adoube_pairing::dutch::Pair;
use adoube_pairing::facts::Series;
use adoube_pairing::schedule::berger::Cycles;
use adoube_pairing::schedule::crenshaw::us_round_robin;
use adoube_pairing::schedule::{Schedule, ScheduleError, ScheduledRound, Seat, berger};
use adoube_tournament::{Colour, EntrantId, PairingNumber, RoundNumber};

use super::withdrawals::{self, withdrawal_article};
use super::{CannotPair, Ground, HowToPair, NextRound, seating};
use crate::announcement::{RoundRobinTable, stored};
use crate::articles::US_TABLES;

/// Where the tables stand.
pub(super) const TABLES: &str = "General Regulations, annex 1";

/// The whole table of a round robin of so many players or teams.
pub(super) fn table(section: &Section, seats: usize) -> Result<Schedule<Seat>, CannotPair> {
    let seats = u32::try_from(seats).unwrap_or(u32::MAX);
    let rounds = u32::from(section.settings.rounds);
    let announced = stored::read(&section.settings.announced);
    let how = match announced.interchange_last_rounds {
        Some(false) => Cycles::Plain,
        Some(true) | None => Cycles::LastTwoInterchanged,
    };
    let berger = berger::cycles_for_rounds(seats, rounds, how);
    let table = match is_of_us_chess(section) {
        // Which numbers of rounds there are is the same for both.
        true => berger.and_then(|berger| us_table(section, seats, berger.rounds.len())),
        false => berger,
    };
    table.map_err(|error| CannotPair::NoTable {
        error,
        cycle: berger::rounds_of_cycle(seats),
    })
}

/// Whether a round robin of players is paired from the tables of US Chess.
pub(super) fn is_of_us_chess(section: &Section) -> bool {
    let said = stored::read(&section.settings.announced).round_robin_table;
    section.settings.format == Format::RoundRobin && said == Some(RoundRobinTable::UsChess)
}

/// The table of US Chess in as many cycles as it takes, colours reversed in turn (30F); the third
/// round of a quad with the colours that were tossed for (30G).
fn us_table(section: &Section, seats: u32, rounds: usize) -> Result<Schedule<Seat>, ScheduleError> {
    let mut cycle = us_round_robin(seats)?;
    let toss = stored::read(&section.settings.announced).colour_toss;
    let tossed = cycle.rounds.iter_mut().skip(2).take(1);
    for (game, colour) in tossed.flat_map(|round| &mut round.games).zip(toss) {
        if colour == Colour::Black {
            *game = game.reversed();
        }
    }
    let mut reversed = cycle.clone();
    for game in reversed
        .rounds
        .iter_mut()
        .flat_map(|round| &mut round.games)
    {
        *game = game.reversed();
    }
    let cycles = [cycle.rounds, reversed.rounds].concat();
    let rounds = cycles.into_iter().cycle().take(rounds);
    Ok(Schedule {
        rounds: rounds.collect(),
    })
}

/// Where the table of a section stands.
pub(super) fn article(section: &Section) -> &'static str {
    match is_of_us_chess(section) {
        true => US_TABLES,
        false => TABLES,
    }
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
    let boards = seating::in_order_of(&pairs);
    let forfeits = withdrawals::forfeits(section, &table, &boards)?;
    let pair = Command::PairRound(PairRound {
        section: section.id.clone(),
        round,
        pairings: RoundPairings {
            boards,
            ..RoundPairings::default()
        },
        made_by: Provenance {
            engine: match is_of_us_chess(section) {
                true => "US Chess table",
                false => "Berger table",
            }
            .to_owned(),
            edition: Some(article(section).to_owned()),
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
        ..NextRound::default()
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
