//! Matches of two teams on a number of boards: colours, line-ups, scoring, ratings of teams.
//!
//! * [`single`]: who has which colour on which board of a match;
//! * [`round_robin_of_teams`], [`round_robin_games`]: leagues;
//! * [`line_up`]: who may sit where (General Regulations 7, US 31B);
//! * [`scoring`]: level matches by boards, military scoring (US 31A);
//! * [`rating`]: the rating of a team (US 31C).
//!
//! ```
//! use adoube_pairing::schedule::team_match;
//!
//! let round = team_match::single('A', 'B', 4).unwrap();
//! assert_eq!(round.to_string(), "A1-B1 B2-A2 A3-B3 B4-A4");
//! ```

pub mod line_up;
pub mod rating;
pub mod scoring;

use adoube_tournament::Colour;

use super::berger::{self, Cycles};
use super::{
    Counted, Schedule, ScheduleError, Scheduled, ScheduledGame, ScheduledRound, Seat, TeamSeat,
    within,
};

const SYSTEM: Scheduled = Scheduled::TeamMatch;

/// The colour of a team on a board: on odd boards the colour it has on board 1, on even boards the
/// other (US 31E).
pub fn colour_on_board(board: u32, on_board_one: Colour) -> Colour {
    if board % 2 == 1 {
        on_board_one
    } else {
        on_board_one.opposite()
    }
}

/// A match in which the first-named team has White on the odd boards. The return match is
/// [`ScheduledRound::reversed`].
///
/// # Errors
///
/// No boards.
pub fn single(
    first: char,
    second: char,
    boards: u32,
) -> Result<ScheduledRound<TeamSeat>, ScheduleError> {
    within(SYSTEM, Counted::Boards, 1, boards)?;
    let games = (1..=boards).map(|board| {
        let game = ScheduledGame {
            white: TeamSeat::of(first, board),
            black: TeamSeat::of(second, board),
        };
        match colour_on_board(board, Colour::White) {
            Colour::White => game,
            Colour::Black => game.reversed(),
        }
    });
    Ok(ScheduledRound {
        games: games.collect(),
        rests: Vec::new(),
    })
}

/// The matches of a league, by the Berger table of the teams with the last two rounds of each cycle
/// but the last interchanged. White is the home team, which has White on board 1.
///
/// # Errors
///
/// Fewer than 2 teams, no cycle, or too many matches.
pub fn round_robin_of_teams(teams: u32, cycles: u32) -> Result<Schedule<Seat>, ScheduleError> {
    berger::cycles(teams, cycles, Cycles::LastTwoInterchanged)
}

/// All games of a league, match by match; team 1 is A, team 2 is B, and so on.
///
/// # Errors
///
/// As for [`round_robin_of_teams`], and more teams than the alphabet has letters, or no boards.
pub fn round_robin_games(
    teams: u32,
    cycles: u32,
    boards: u32,
) -> Result<Schedule<TeamSeat>, ScheduleError> {
    within_letters(Scheduled::TeamRoundRobin, teams)?;
    let rounds = round_robin_of_teams(teams, cycles)?.rounds.into_iter();
    let rounds = rounds.map(|round| games_of_round(round, boards));
    Ok(Schedule {
        rounds: rounds.collect::<Result<_, _>>()?,
    })
}

fn games_of_round(
    round: ScheduledRound<Seat>,
    boards: u32,
) -> Result<ScheduledRound<TeamSeat>, ScheduleError> {
    let matches = (round.games.iter())
        .map(|game| single(letter(game.white), letter(game.black), boards))
        .collect::<Result<Vec<_>, _>>()?;
    let rests = (round.rests.iter())
        .flat_map(|&team| (1..=boards).map(move |player| TeamSeat::of(letter(team), player)));
    Ok(ScheduledRound {
        games: matches.into_iter().flat_map(|round| round.games).collect(),
        rests: rests.collect(),
    })
}

/// Teams are named by the letters from A to Z.
pub(super) fn within_letters(system: Scheduled, teams: u32) -> Result<(), ScheduleError> {
    const LETTERS: u32 = 26;
    if teams > LETTERS {
        return Err(ScheduleError::TooMany {
            system,
            what: Counted::Teams,
            most: LETTERS,
            given: teams,
        });
    }
    within(system, Counted::Teams, 2, teams)
}

/// The letter of a team that is [`within_letters`].
pub(super) fn letter(team: Seat) -> char {
    char::from_digit(team + 9, 36).map_or('?', |letter| letter.to_ascii_uppercase())
}
