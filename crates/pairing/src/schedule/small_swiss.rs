//! Small Swiss events as round robins, or guided by the table of one (US rules 29K and 29L).
//!
//! The first round is paired as in any Swiss. [`Guide::after_first_round`] then gives the players
//! numbers for which it was round 1 of the table, and [`Guide::lines`] ranks the rounds of the
//! table for each later round. If everybody stays, the event becomes a round robin, or the start of
//! one; as soon as somebody leaves or enters, go back to the Swiss: a rematch is better than a bye.

use adoube_tournament::Colour;
use serde::{Deserialize, Serialize};

use super::crenshaw::us_round_robin;
use super::{Problem, Schedule, ScheduleError, Scheduled, ScheduledGame, ScheduledRound, Seat};

const SYSTEM: Scheduled = Scheduled::GuidedSwiss;

/// Whether a Swiss may be converted to a round robin (29K): five rounds with six players, or three
/// with four. It suits events of one day; 29L is better for longer ones, where players withdraw.
pub fn may_become_round_robin(rounds: u32, players: u32) -> bool {
    matches!((rounds, players), (5, 6) | (3, 4))
}

/// Whether the table of a round robin may guide the Swiss (29L): the sizes above, and those with
/// slightly more players that the rule lists.
pub fn table_may_guide(rounds: u32, players: u32) -> bool {
    let listed = match rounds {
        4 => 5..=6,
        5 => 6..=8,
        6 => 7..=10,
        7 => 8..=12,
        8 => 9..=14,
        _ => return may_become_round_robin(rounds, players),
    };
    listed.contains(&players)
}

/// A Swiss event under the guidance of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guide {
    /// The number of each player in the table.
    seats: Vec<Seat>,
    table: Schedule<Seat>,
    /// The rounds of the table that have been played, from 1.
    used: Vec<u32>,
}

/// A round of the table as a round of the Swiss. The colours are not those of the table: they
/// follow the rules of the Swiss.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// The round of the table, from 1.
    pub table_round: u32,
    /// Whom the top player meets; nobody if he rests.
    pub opponent: Option<usize>,
    /// Who meets whom, without regard to colour.
    pub pairs: Vec<(usize, usize)>,
    pub rests: Vec<usize>,
    /// Two players meet who both had the same colour twice running, so that one of them must have
    /// it a third time. The director may then take the next best line.
    pub third_colour_inevitable: bool,
}

impl Guide {
    /// Numbers the players so that the first round, in the order of the boards, is round 1 of the
    /// table. Players are places in the list of entries.
    ///
    /// Many numberings would do. As in the example of the rule, board 1 gets the game of the table
    /// with the lowest number, and so on, and White takes the number that has White there.
    ///
    /// # Errors
    ///
    /// More than one player rests, or the players are not numbered one after the other.
    pub fn after_first_round(first: &ScheduledRound<usize>) -> Result<Guide, ScheduleError> {
        let players = 2 * first.games.len() + first.rests.len();
        let table = us_round_robin(u32::try_from(players).unwrap_or(u32::MAX))?;
        let mut lines = table.rounds[0].games.clone();
        lines.sort_by_key(|game| game.white.min(game.black));
        if first.rests.len() != table.rounds[0].rests.len() {
            return Err(SYSTEM.impossible(Problem::SeveralRest));
        }
        let seated = lines
            .iter()
            .zip(&first.games)
            .flat_map(|(line, game)| [(game.white, line.white), (game.black, line.black)]);
        let resting = first
            .rests
            .iter()
            .copied()
            .zip(table.rounds[0].rests.iter().copied());
        let mut seats = vec![0; players];
        for (player, seat) in seated.chain(resting) {
            match seats.get_mut(player) {
                Some(free) if *free == 0 => *free = seat,
                _ => {
                    let player = player + 1;
                    return Err(SYSTEM.impossible(Problem::OutOfPlace { player }));
                }
            }
        }
        Ok(Guide {
            seats,
            table,
            used: vec![1],
        })
    }

    /// The number of each player.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// The rounds of the table not played yet, best first, for the top player of the top score group.
    ///
    /// `proper` are his opponents, the proper Swiss opponent first, as far as anybody has an order
    /// for them; rounds against others follow in the order of the table, and a round in which he
    /// rests comes last. `colours` are the colours each player has had, in order.
    pub fn lines(&self, top: usize, proper: &[usize], colours: &[Vec<Colour>]) -> Vec<Line> {
        let unused = (1..)
            .zip(&self.table.rounds)
            .filter(|(round, _)| !self.used.contains(round));
        let mut lines: Vec<Line> = unused
            .map(|(round, games)| self.line(round, games, top, colours))
            .collect();
        let preference = |opponent: usize| {
            proper
                .iter()
                .position(|wanted| *wanted == opponent)
                .unwrap_or(proper.len())
        };
        lines.sort_by_key(|line| line.opponent.map_or(usize::MAX, preference));
        lines
    }

    /// Notes that a round of the table has been played.
    ///
    /// # Errors
    ///
    /// The table has no such round, or it has been played.
    pub fn play(&mut self, table_round: u32) -> Result<(), ScheduleError> {
        if table_round == 0 || table_round as usize > self.table.rounds.len() {
            let round = table_round;
            return Err(SYSTEM.impossible(Problem::NoRoundOfTable { round }));
        }
        if self.used.contains(&table_round) {
            let round = table_round;
            return Err(SYSTEM.impossible(Problem::RoundOfTablePlayed { round }));
        }
        self.used.push(table_round);
        Ok(())
    }

    fn line(
        &self,
        table_round: u32,
        round: &ScheduledRound<Seat>,
        top: usize,
        colours: &[Vec<Colour>],
    ) -> Line {
        let pair = |game: &ScheduledGame<Seat>| (self.player(game.white), self.player(game.black));
        let pairs: Vec<_> = round.games.iter().map(pair).collect();
        let opponent = pairs.iter().find_map(|&(one, other)| match top {
            _ if one == top => Some(other),
            _ if other == top => Some(one),
            _ => None,
        });
        let twice = |player: usize| colours.get(player).and_then(|had| twice_running(had));
        let stuck =
            |&(one, other): &(usize, usize)| twice(one).is_some() && twice(one) == twice(other);
        Line {
            table_round,
            opponent,
            third_colour_inevitable: pairs.iter().any(stuck),
            pairs,
            rests: round.rests.iter().map(|seat| self.player(*seat)).collect(),
        }
    }

    /// Who sits there; every seat is taken.
    fn player(&self, seat: Seat) -> usize {
        self.seats
            .iter()
            .position(|taken| *taken == seat)
            .unwrap_or_default()
    }
}

fn twice_running(had: &[Colour]) -> Option<Colour> {
    match had {
        [.., last_but_one, last] if last_but_one == last => Some(*last),
        _ => None,
    }
}
