//! Many teams at one sitting, one game for each player: the pairings of G. D. Hutton (1921), known
//! as jamboree pairings.
//!
//! Everybody meets somebody of the same board, and with one board fewer than teams each team meets
//! every other team on one board. That is what a round robin of the teams does in its rounds, so
//! board k is paired by round k of the Berger table of the teams. When there are more boards than
//! rounds, the table is run through backwards with colours reversed, then forwards again.
//!
//! A team's Whites and Blacks differ by at most one, whatever the number of boards. For this the
//! games of the highest number are turned round: a team alternates down its boards but for that
//! one game, and with the printed colour it could have three of one colour in four.

use super::team_match::{letter, within_letters};
use super::{
    Counted, Schedule, ScheduleError, Scheduled, ScheduledGame, ScheduledRound, Seat, TeamSeat,
    berger, within,
};

const SYSTEM: Scheduled = Scheduled::Hutton;

/// What happens to the player left over on each board of an odd number of teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeftOver {
    /// Rests. Each team does so on one board in as many boards as there are teams.
    Rests,
    /// Meets the one who is left over on the next board; where there is no next board, or it is
    /// the same team's, rests. J. T. Boyd's tables for odd numbers of teams avoid byes in this way.
    MeetsNextBoard,
}

/// One round with a game for everybody, the games in the order of the boards. Games between two
/// boards come last.
///
/// # Errors
///
/// No boards, fewer than 2 teams, or more than the alphabet has letters.
pub fn schedule(
    teams: u32,
    boards: u32,
    left_over: LeftOver,
) -> Result<Schedule<TeamSeat>, ScheduleError> {
    within(SYSTEM, Counted::Boards, 1, boards)?;
    within_letters(SYSTEM, teams)?;
    let table = berger::schedule(teams)?.rounds;
    let places: Vec<Place> = (1..=boards).map(|board| place(board, &table)).collect();
    let games = places.iter().flat_map(|place| games(place, teams));
    let mut round = ScheduledRound {
        games: games.collect(),
        rests: places.iter().flat_map(Place::rests).collect(),
    };
    if left_over == LeftOver::MeetsNextBoard {
        let between = places
            .windows(2)
            .filter_map(|two| between(&two[0], &two[1]));
        let between: Vec<_> = between.collect();
        let plays = |seat| {
            between
                .iter()
                .any(|game| game.white == seat || game.black == seat)
        };
        round.rests.retain(|&seat| !plays(seat));
        round.games.extend(&between);
    }
    Ok(Schedule {
        rounds: vec![round],
    })
}

/// Where a board stands in the table of the teams.
struct Place<'a> {
    board: u32,
    round: &'a ScheduledRound<Seat>,
    /// The number of the round in the table, from 0.
    number: usize,
    /// How many times the table has been run through before; every other time it runs backwards.
    pass: usize,
}

fn place(board: u32, table: &[ScheduledRound<Seat>]) -> Place<'_> {
    let before = board as usize - 1;
    let (pass, place) = (before / table.len(), before % table.len());
    let number = if pass % 2 == 0 {
        place
    } else {
        table.len() - 1 - place
    };
    Place {
        board,
        round: &table[number],
        number,
        pass,
    }
}

impl Place<'_> {
    fn seat(&self, team: Seat) -> TeamSeat {
        TeamSeat::of(letter(team), self.board)
    }

    fn rests(&self) -> impl Iterator<Item = TeamSeat> {
        self.round.rests.iter().map(|&team| self.seat(team))
    }

    /// The colours of a game, which the way back through the table reverses.
    fn turned(&self, game: ScheduledGame<TeamSeat>) -> ScheduledGame<TeamSeat> {
        if self.pass % 2 == 1 {
            game.reversed()
        } else {
            game
        }
    }
}

/// The games of a board.
fn games(place: &Place, teams: u32) -> impl Iterator<Item = ScheduledGame<TeamSeat>> {
    place.round.games.iter().map(move |&game| {
        // With an odd number of teams the highest number is nobody, and no game is turned.
        let highest = teams.is_multiple_of(2) && game.white.max(game.black) == teams;
        let game = if highest { game.reversed() } else { game };
        place.turned(ScheduledGame {
            white: place.seat(game.white),
            black: place.seat(game.black),
        })
    })
}

/// The game of two players left over on neighbouring boards: those of rounds 1 and 2 of the table,
/// of 3 and 4, and so on. A team alternates down its boards, from White if it rests in an odd round
/// and from Black if in an even one; in the game between the boards it has the other colour.
fn between(one: &Place, next: &Place) -> Option<ScheduledGame<TeamSeat>> {
    if one.pass != next.pass || one.number / 2 != next.number / 2 {
        return None;
    }
    let (odd, even) = if one.number < next.number {
        (one, next)
    } else {
        (next, one)
    };
    Some(one.turned(ScheduledGame {
        white: even.rests().next()?,
        black: odd.rests().next()?,
    }))
}
