//! Round robins by the Berger tables (General Regulations 5.1, annex 1).
//!
//! The tables are printed for up to 16 players; the rule behind them works for any number, and
//! gives the printed tables with the printed order of boards. With an odd number of players the
//! highest number of the table is nobody: who meets it rests.

use super::{
    Counted, Problem, Schedule, ScheduleError, Scheduled, ScheduledGame, ScheduledRound, Seat,
    within, within_games,
};

const SYSTEM: Scheduled = Scheduled::RoundRobin;

/// How the second cycle and the ones after it follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cycles {
    /// Each cycle repeats the first with colours reversed in turn. At the seam somebody may have
    /// the same colour three times running.
    Plain,
    /// The last two rounds of each cycle but the last are interchanged, so that nobody has the
    /// same colour three times running: what the regulations recommend.
    LastTwoInterchanged,
    /// Each game is followed at once by the return game: two rounds with the same opponent.
    Adjacent,
    /// Every other cycle runs through the table backwards, so that the return games of the last
    /// round come first.
    Mirrored,
}

/// A single round robin by the Berger table (C.05 annex 1): everybody meets everybody once. With an
/// odd number of players each rests in one round.
///
/// # Errors
///
/// Fewer than 2 players, or more games than [`MOST_GAMES`](super::MOST_GAMES).
///
/// ```
/// use adoube_pairing::schedule::berger;
///
/// let schedule = berger::schedule(4).unwrap();
/// let rounds: Vec<String> = schedule.rounds.iter().map(ToString::to_string).collect();
/// assert_eq!(rounds, ["1-4 2-3", "4-3 1-2", "2-4 3-1"]);
/// ```
pub fn schedule(players: u32) -> Result<Schedule<Seat>, ScheduleError> {
    within(SYSTEM, Counted::Players, 2, players)?;
    within_games(SYSTEM, games_of_cycle(players))?;
    let seats = players.next_multiple_of(2);
    let rounds = (1..seats).map(|number| round(seats, number));
    let without = |round| {
        if seats == players {
            round
        } else {
            without(round, seats)
        }
    };
    Ok(Schedule {
        rounds: rounds.map(without).collect(),
    })
}

/// A round robin of several cycles, in each of which everybody meets everybody once; colours change
/// from cycle to cycle.
///
/// # Errors
///
/// No cycle at all, fewer than 2 players, or too many games.
pub fn cycles(players: u32, count: u32, order: Cycles) -> Result<Schedule<Seat>, ScheduleError> {
    within(SYSTEM, Counted::Cycles, 1, count)?;
    within_games(SYSTEM, games_of_cycle(players) * u64::from(count))?;
    let single = schedule(players)?.rounds;
    if order == Cycles::Adjacent {
        let games = single
            .into_iter()
            .flat_map(|round| (0..count).map(move |cycle| turned(round.clone(), cycle)));
        return Ok(Schedule {
            rounds: games.collect(),
        });
    }
    let rounds = (0..count).flat_map(|cycle| {
        let mut rounds = single.clone();
        match order {
            Cycles::LastTwoInterchanged if cycle + 1 < count => interchange_last_two(&mut rounds),
            Cycles::Mirrored if cycle % 2 == 1 => rounds.reverse(),
            _ => {}
        }
        rounds.into_iter().map(move |round| turned(round, cycle))
    });
    Ok(Schedule {
        rounds: rounds.collect(),
    })
}

/// How many rounds everybody needs to meet everybody.
pub fn rounds_of_cycle(players: u32) -> u32 {
    players.next_multiple_of(2).saturating_sub(1).max(1)
}

fn games_of_cycle(players: u32) -> u64 {
    u64::from(players) * u64::from(players).saturating_sub(1) / 2
}

/// A round robin in as many cycles as the announced rounds make.
///
/// # Errors
///
/// The number of rounds is no multiple of a cycle; otherwise as for [`cycles`].
pub fn cycles_for_rounds(
    players: u32,
    rounds: u32,
    how: Cycles,
) -> Result<Schedule<Seat>, ScheduleError> {
    let cycle = rounds_of_cycle(players);
    if !rounds.is_multiple_of(cycle) {
        return Err(SYSTEM.impossible(Problem::Rounds {
            players,
            cycle,
            rounds,
        }));
    }
    cycles(players, rounds / cycle, how)
}

/// A round of the table for an even number of seats.
fn round(seats: u32, number: u32) -> ScheduledRound<Seat> {
    let odd = number % 2 == 1;
    let first = if odd {
        number.div_ceil(2)
    } else {
        seats / 2 + number / 2
    };
    // Numbers below the highest stand in a ring.
    let ring = |place: u32| (place - 1) % (seats - 1) + 1;
    let top = ScheduledGame {
        white: first,
        black: seats,
    };
    let top = if odd { top } else { top.reversed() };
    let others = (1..seats / 2).map(|step| ScheduledGame {
        white: ring(first + step),
        black: ring(first + seats - 1 - step),
    });
    ScheduledRound {
        games: std::iter::once(top).chain(others).collect(),
        rests: Vec::new(),
    }
}

/// A round in which the highest number is nobody.
fn without(round: ScheduledRound<Seat>, nobody: Seat) -> ScheduledRound<Seat> {
    let (free, games): (Vec<_>, Vec<_>) = round
        .games
        .into_iter()
        .partition(|game| game.white == nobody || game.black == nobody);
    let rests = free.into_iter().map(|game| game.white.min(game.black));
    ScheduledRound {
        games,
        rests: rests.collect(),
    }
}

fn turned(round: ScheduledRound<Seat>, cycle: u32) -> ScheduledRound<Seat> {
    if cycle % 2 == 1 {
        round.reversed()
    } else {
        round
    }
}

fn interchange_last_two(rounds: &mut [ScheduledRound<Seat>]) {
    if let [.., last_but_one, last] = rounds {
        std::mem::swap(last_but_one, last);
    }
}

/// The round, from 1, in which two seats of a table with an even number of seats meet.
pub fn meeting_round(seats: u32, one: Seat, other: Seat) -> Option<u32> {
    let (low, high) = (one.min(other), one.max(other));
    if low == 0 || low == high || high > seats || seats % 2 == 1 {
        return None;
    }
    // i and j meet when i + j = r + 1 modulo n - 1; against the highest number j is i itself.
    let sum = if high == seats { 2 * low } else { low + high };
    let ring = seats - 1;
    Some((sum + ring - 2) % ring + 1)
}
