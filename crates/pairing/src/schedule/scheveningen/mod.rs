//! Two teams, everybody against everybody of the other team: the Scheveningen system.
//!
//! A match of n players a side takes n rounds. Board i is the board of player i of team A, in
//! every round. The handbook prints tables for 2 to 10 boards; [`schedule`] gives exactly these,
//! and goes on beyond them:
//!
//! * odd numbers of boards are cyclic, with a colour rule that gives the printed 3, 5, 7 and 9;
//! * multiples of four are four cyclic blocks, as the printed 4 and 8;
//! * 2, 6 and 10 are printed without a rule behind them, and kept as data;
//! * 14, 18, 22 and so on are built in pairs of rounds.
//!
//! In all of them everybody's Whites and Blacks differ by at most one, nobody has the same colour
//! three times running, and in each round the two teams' Whites differ by at most one, but for the
//! printed match on two boards, where a team has the same colour on both.
//!
//! ```
//! use adoube_pairing::schedule::scheveningen;
//!
//! let schedule = scheveningen::schedule(4).unwrap();
//! assert_eq!(schedule.rounds[1].to_string(), "B2-A1 B1-A2 A3-B4 A4-B3");
//! ```

mod pairs_of_rounds;

use super::{
    Counted, Problem, Schedule, ScheduleError, Scheduled, ScheduledGame, ScheduledRound, TeamSeat,
    within, within_games,
};

const SYSTEM: Scheduled = Scheduled::Scheveningen;

/// When the return games of a double Scheveningen match are played. The handbook does not say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReturnGames {
    /// Each game is followed at once by its return game.
    AtOnce,
    /// The second half runs through the first half backwards. Only the last opponent is met twice
    /// running, and nobody has the same colour three times running.
    Mirrored,
    /// The second half repeats the first in its order. At the seam some may have the same colour
    /// three times running.
    InOrder,
}

/// A match of teams A and B with this many boards.
///
/// # Errors
///
/// No boards, or too many games.
pub fn schedule(boards: u32) -> Result<Schedule<TeamSeat>, ScheduleError> {
    within(SYSTEM, Counted::Boards, 1, boards)?;
    within_games(SYSTEM, u64::from(boards) * u64::from(boards))?;
    let rounds = match boards {
        2 => printed(&TWO_BOARDS),
        6 => printed(&SIX_BOARDS),
        10 => printed(&TEN_BOARDS),
        odd if odd % 2 == 1 => by_rule(boards, cyclic),
        multiple if multiple % 4 == 0 => by_rule(boards, four_blocks),
        _ => pairs_of_rounds::rounds(boards),
    };
    Ok(Schedule { rounds })
}

/// A match in which everybody meets every opponent twice, with either colour.
///
/// # Errors
///
/// As for [`schedule`].
pub fn double(boards: u32, order: ReturnGames) -> Result<Schedule<TeamSeat>, ScheduleError> {
    let first = schedule(boards)?.rounds;
    let returns = first.clone().into_iter().map(ScheduledRound::reversed);
    let rounds = match order {
        ReturnGames::InOrder => first.into_iter().chain(returns).collect(),
        ReturnGames::Mirrored => first.into_iter().chain(returns.rev()).collect(),
        ReturnGames::AtOnce => (first.into_iter().zip(returns))
            .flat_map(<[_; 2]>::from)
            .collect(),
    };
    Ok(Schedule { rounds })
}

/// The match that takes the announced rounds: as many as there are boards, half as many, or twice as
/// many, with the return games mirrored.
///
/// # Errors
///
/// Another number of rounds; otherwise as for [`schedule`].
pub fn for_rounds(boards: u32, rounds: u32) -> Result<Schedule<TeamSeat>, ScheduleError> {
    match rounds {
        single if single == boards => schedule(boards),
        twice if twice == 2 * boards => double(boards, ReturnGames::Mirrored),
        half if 2 * half == boards => semi(boards),
        _ => Err(SYSTEM.impossible(Problem::Rounds {
            players: boards,
            cycle: boards,
            rounds,
        })),
    }
}

/// The upper and the lower halves of the teams play two Scheveningen matches side by side, in half
/// as many rounds.
///
/// # Errors
///
/// An odd number of boards; otherwise as for [`schedule`].
pub fn semi(boards: u32) -> Result<Schedule<TeamSeat>, ScheduleError> {
    if boards % 2 == 1 {
        return Err(Scheduled::SemiScheveningen.impossible(Problem::NoHalves { boards }));
    }
    let half = boards / 2;
    let upper = schedule(half)?.rounds;
    // Where a table favours a team in a round, the lower half plays it with colours reversed.
    let one_sided = half == 2 || half % 2 == 1;
    let rounds = upper.into_iter().map(|upper| {
        let lower = lowered(upper.clone(), half);
        let lower = if one_sided { lower.reversed() } else { lower };
        ScheduledRound {
            games: upper.games.into_iter().chain(lower.games).collect(),
            rests: Vec::new(),
        }
    });
    Ok(Schedule {
        rounds: rounds.collect(),
    })
}

/// The same round with every player a number of places further down.
fn lowered(round: ScheduledRound<TeamSeat>, places: u32) -> ScheduledRound<TeamSeat> {
    let lower = |seat: TeamSeat| TeamSeat::of(seat.team, seat.player + places);
    let games = round.games.into_iter().map(|game| ScheduledGame {
        white: lower(game.white),
        black: lower(game.black),
    });
    ScheduledRound {
        games: games.collect(),
        rests: Vec::new(),
    }
}

/// Whom a player of team A meets in a round.
#[derive(Clone, Copy)]
struct Meeting {
    /// The player of team B.
    opponent: u32,
    /// Team A has White.
    white: bool,
}

/// A round from the meetings of A1, A2, ….
fn round(meetings: impl Iterator<Item = Meeting>) -> ScheduledRound<TeamSeat> {
    let games = (1..).zip(meetings).map(|(player, meeting)| {
        let game = ScheduledGame {
            white: TeamSeat::of('A', player),
            black: TeamSeat::of('B', meeting.opponent),
        };
        if meeting.white { game } else { game.reversed() }
    });
    ScheduledRound {
        games: games.collect(),
        rests: Vec::new(),
    }
}

/// All rounds from a rule: number of boards, round and player of team A.
fn by_rule(boards: u32, rule: fn(u32, u32, u32) -> Meeting) -> Vec<ScheduledRound<TeamSeat>> {
    (1..=boards)
        .map(|number| round((1..=boards).map(|player| rule(boards, number, player))))
        .collect()
}

/// The rule of the odd tables. Team B moves up one board each round; the larger part of team A,
/// always with A1, alternates from White, and the smaller part, a row of players that moves up one
/// board every other round, has the other colour.
fn cyclic(boards: u32, round: u32, player: u32) -> Meeting {
    let smaller = boards / 2;
    // The row moves in even rounds; only in the printed match on 5 boards it moves a round later.
    let moves = if boards == 5 {
        (round - 1) / 2
    } else {
        round / 2
    };
    let top = smaller + 2 - moves;
    let in_row = (top..top + smaller).contains(&player);
    Meeting {
        opponent: (player + round - 2) % boards + 1,
        white: in_row == round.is_multiple_of(2),
    }
}

/// The rule of the printed 4 and 8 boards. For the first half of the rounds the halves of the
/// teams meet, then they cross; in a half team B moves up cyclically. The upper half of team A
/// alternates from White, the lower from Black.
fn four_blocks(boards: u32, round: u32, player: u32) -> Meeting {
    let half = boards / 2;
    let upper = player <= half;
    let meets_upper = upper == (round <= half);
    let place = (player + round - 2) % half + 1;
    Meeting {
        opponent: if meets_upper { place } else { place + half },
        white: upper == (round % 2 == 1),
    }
}

/// A printed table: a row for each round with the opponents of A1, A2, …; a minus means that team
/// A has Black.
type Printed<const BOARDS: usize> = [[i32; BOARDS]; BOARDS];

fn printed<const BOARDS: usize>(table: &Printed<BOARDS>) -> Vec<ScheduledRound<TeamSeat>> {
    let meeting = |entry: &i32| Meeting {
        opponent: entry.unsigned_abs(),
        white: *entry > 0,
    };
    (table.iter())
        .map(|row| round(row.iter().map(meeting)))
        .collect()
}

const TWO_BOARDS: Printed<2> = [[1, 2], [-2, -1]];

const SIX_BOARDS: Printed<6> = [
    [-1, -5, 4, 2, 3, -6],
    [-2, 1, -3, -4, 6, 5],
    [3, 2, -1, -6, -5, 4],
    [4, -6, 5, 1, -2, -3],
    [-5, -4, 6, -3, 1, 2],
    [6, 3, -2, 5, -4, -1],
];

const TEN_BOARDS: Printed<10> = [
    [1, 2, 8, -9, -5, 3, 4, -6, -7, -10],
    [-2, -1, -4, 7, 10, -8, -3, 5, 6, 9],
    [3, 8, 1, -2, -6, 4, 10, -7, -9, -5],
    [-4, -3, 9, -1, 7, -10, 6, -8, 5, 2],
    [5, 4, -2, 3, -1, -9, -7, 10, -8, 6],
    [-6, 7, -5, -4, 8, 1, 9, 2, -10, -3],
    [7, -5, 10, 6, -4, -2, -1, -9, 3, 8],
    [-8, -6, -3, -10, 9, 5, 2, 1, 4, -7],
    [9, 10, 6, 8, -2, 7, -5, -3, -1, -4],
    [-10, -9, -7, 5, 3, -6, -8, 4, 2, 1],
];
