//! Schedules: rounds that are known before the first move is played.
//!
//! A [`Schedule`] is a list of [`ScheduledRound`]s of [`ScheduledGame`]s between seats. A seat is
//! the number drawn in a round robin, or a player of a team ([`TeamSeat`]); who sits there is
//! somebody else's business. Each system has a module of its own.

pub mod berger;
pub mod calendar;
pub mod crenshaw;
mod error;
pub mod holland;
pub mod hutton;
pub mod individual_match;
pub mod knockout;
pub mod lots;
pub mod play_off;
pub mod print;
pub mod quads;
pub mod scheveningen;
pub mod skalitzka;
pub mod small_swiss;
pub mod team_match;
pub mod varma;
pub mod withdrawal;

pub use error::{Counted, Problem, ScheduleError, Scheduled};

use std::fmt::{self, Display};

use adoube_tournament::Colour;
use serde::{Deserialize, Serialize};

/// A game of a schedule; White is named first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ScheduledGame<S> {
    /// Who has the white pieces.
    pub white: S,
    /// Who has the black pieces.
    pub black: S,
}

impl<S> ScheduledGame<S> {
    /// The same game with colours reversed.
    pub fn reversed(self) -> ScheduledGame<S> {
        ScheduledGame {
            white: self.black,
            black: self.white,
        }
    }
}

impl<S: Display> Display for ScheduledGame<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.white, self.black)
    }
}

/// A round of a schedule: its games in the order of the boards, and who rests.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScheduledRound<S> {
    /// The games, first board first.
    pub games: Vec<ScheduledGame<S>>,
    /// Who has a free day.
    pub rests: Vec<S>,
}

impl<S> ScheduledRound<S> {
    /// The same round with all colours reversed.
    pub fn reversed(self) -> ScheduledRound<S> {
        ScheduledRound {
            games: self
                .games
                .into_iter()
                .map(ScheduledGame::reversed)
                .collect(),
            rests: self.rests,
        }
    }
}

/// `1-6 2-5 3-4`, and `(3)` for a seat that rests.
impl<S: Display> Display for ScheduledRound<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = self.games.iter().map(ToString::to_string);
        let rests = self.rests.iter().map(|seat| format!("({seat})"));
        f.write_str(&games.chain(rests).collect::<Vec<_>>().join(" "))
    }
}

/// All rounds of an event, or of a stage of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Schedule<S> {
    /// The rounds in order.
    pub rounds: Vec<ScheduledRound<S>>,
}

impl<S: Copy + PartialEq> Schedule<S> {
    /// Whom a seat meets, round by round, with its colour; `None` where it rests.
    pub fn opponents(&self, seat: S) -> Vec<Option<(S, Colour)>> {
        let opponent = |game: &ScheduledGame<S>| {
            if game.white == seat {
                Some((game.black, Colour::White))
            } else if game.black == seat {
                Some((game.white, Colour::Black))
            } else {
                None
            }
        };
        let rounds = self.rounds.iter();
        rounds
            .map(|round| round.games.iter().find_map(opponent))
            .collect()
    }

    /// The same rounds in the opposite order, as some events announce them: with the Berger
    /// table, number 1 then meets 4, 3 and 2 just before the last round.
    pub fn backwards(mut self) -> Schedule<S> {
        self.rounds.reverse();
        self
    }
}

/// A seat in an event of individuals: the number that was drawn, from 1.
pub type Seat = u32;

/// A seat in an event of teams: the team by its letter and the player by number, such as `A3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TeamSeat {
    /// The team, `A` for the first.
    pub team: char,
    /// The player in board order, from 1.
    pub player: u32,
}

impl TeamSeat {
    /// A player of a team.
    pub fn of(team: char, player: u32) -> TeamSeat {
        TeamSeat { team, player }
    }
}

impl Display for TeamSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.team, self.player)
    }
}

/// No event has more seats than this.
pub const MOST_SEATS: u32 = 10_000;

/// No schedule has more games than this: everybody against everybody grows with the square.
pub const MOST_GAMES: u32 = 1_000_000;

/// The number of games is one that can be written down.
pub(crate) fn within_games(system: Scheduled, games: u64) -> Result<(), ScheduleError> {
    if games <= u64::from(MOST_GAMES) {
        return Ok(());
    }
    Err(ScheduleError::TooMany {
        system,
        what: Counted::Games,
        most: MOST_GAMES,
        given: u32::try_from(games).unwrap_or(u32::MAX),
    })
}

/// The number of seats is one a system can take.
pub(crate) fn within(
    system: Scheduled,
    what: Counted,
    least: u32,
    given: u32,
) -> Result<(), ScheduleError> {
    if given < least {
        return Err(ScheduleError::TooFew {
            system,
            what,
            least,
            given,
        });
    }
    if given > MOST_SEATS {
        return Err(ScheduleError::TooMany {
            system,
            what,
            most: MOST_SEATS,
            given,
        });
    }
    Ok(())
}
