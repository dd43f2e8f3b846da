//! Three teams, two rounds: the Skalitzka system.
//!
//! The teams have an even number of players in a fixed order. Each couple of players (1 and 2, 3
//! and 4, …) of the three teams fills three boards; everybody plays one game against each of the
//! other teams, one with White and one with Black, against the same number or the other one of the
//! couple.
//!
//! ```
//! use adoube_pairing::schedule::skalitzka::{self, Table};
//!
//! let schedule = skalitzka::schedule(6, Table::Basic).unwrap();
//! assert_eq!(schedule.rounds[0].games[4].to_string(), "B4-C3");
//! assert_eq!(skalitzka::printed(schedule).rounds[0].games[4].to_string(), "d-3");
//! ```

use std::collections::BTreeMap;
use std::fmt::{self, Display};

use super::{
    Counted, Problem, Schedule, ScheduleError, Scheduled, ScheduledGame, ScheduledRound, TeamSeat,
    within,
};

const SYSTEM: Scheduled = Scheduled::Skalitzka;

/// Which of the two printed tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Table {
    /// The same three boards for every couple. Of two teams one has White in all games.
    Basic,
    /// Every other three boards with colours reversed. With a multiple of four players, for which
    /// it is suggested, any two teams have as many Whites against each other; otherwise they
    /// differ by two.
    Balanced,
}

/// A seat of a couple: the team, and which of the two.
type CoupleSeat = (char, u32);

/// The three boards of a couple in two rounds, White first.
type Block = [[(CoupleSeat, CoupleSeat); 3]; 2];

const BASIC: Block = [
    [
        (('A', 1), ('B', 1)),
        (('B', 2), ('C', 1)),
        (('C', 2), ('A', 2)),
    ],
    [
        (('C', 1), ('A', 1)),
        (('B', 1), ('C', 2)),
        (('A', 2), ('B', 2)),
    ],
];

const BALANCED: Block = [
    [
        (('A', 1), ('B', 1)),
        (('C', 1), ('A', 2)),
        (('B', 2), ('C', 2)),
    ],
    [
        (('B', 1), ('C', 1)),
        (('C', 2), ('A', 1)),
        (('A', 2), ('B', 2)),
    ],
];

/// Three teams, A, B and C, with this many players each.
///
/// # Errors
///
/// Fewer than 2 players a team, or an odd number.
pub fn schedule(players: u32, table: Table) -> Result<Schedule<TeamSeat>, ScheduleError> {
    within(SYSTEM, Counted::PlayersOfTeam, 2, players)?;
    if players % 2 == 1 {
        return Err(SYSTEM.impossible(Problem::OddTeam { players }));
    }
    let block = match table {
        Table::Basic => BASIC,
        Table::Balanced => BALANCED,
    };
    let rounds = block.map(|boards| {
        let games = (0..players / 2).flat_map(|couple| {
            let reversed = table == Table::Balanced && couple % 2 == 1;
            boards.map(|board| game(board, couple, reversed))
        });
        ScheduledRound {
            games: games.collect(),
            rests: Vec::new(),
        }
    });
    Ok(Schedule {
        rounds: rounds.into(),
    })
}

fn game(
    (white, black): (CoupleSeat, CoupleSeat),
    couple: u32,
    reversed: bool,
) -> ScheduledGame<TeamSeat> {
    let seat = |(team, one): CoupleSeat| TeamSeat::of(team, 2 * couple + one);
    let game = ScheduledGame {
        white: seat(white),
        black: seat(black),
    };
    if reversed { game.reversed() } else { game }
}

/// A seat as the basic table prints it: team A in capitals, team B in small letters, team C in
/// figures. Where the alphabet ends the seat is written out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrintedSeat(pub TeamSeat);

impl Display for PrintedSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PrintedSeat(seat) = *self;
        let letter = |first: char| (first..).nth(seat.player.checked_sub(1)? as usize);
        match seat.team {
            'A' | 'B' if seat.player > 26 => write!(f, "{seat}"),
            'A' => write!(f, "{}", letter('A').unwrap_or('?')),
            'B' => write!(f, "{}", letter('a').unwrap_or('?')),
            'C' => write!(f, "{}", seat.player),
            _ => write!(f, "{seat}"),
        }
    }
}

/// The schedule with its seats written as the basic table prints them.
pub fn printed(schedule: Schedule<TeamSeat>) -> Schedule<PrintedSeat> {
    let game = |game: ScheduledGame<TeamSeat>| ScheduledGame {
        white: PrintedSeat(game.white),
        black: PrintedSeat(game.black),
    };
    let round = |round: ScheduledRound<TeamSeat>| ScheduledRound {
        games: round.games.into_iter().map(game).collect(),
        rests: round.rests.into_iter().map(PrintedSeat).collect(),
    };
    Schedule {
        rounds: schedule.rounds.into_iter().map(round).collect(),
    }
}

/// How two teams share the colours of their games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ColourSplit {
    /// The two teams in the order of the alphabet.
    pub teams: [char; 2],
    /// The games in which each of them has White.
    pub whites: [u32; 2],
}

/// `A-B 4:2`.
impl Display for ColourSplit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ([one, other], [whites, blacks]) = (self.teams, self.whites);
        write!(f, "{one}-{other} {whites}:{blacks}")
    }
}

/// The colours of any event of teams, for each two teams that meet.
pub fn colour_splits(schedule: &Schedule<TeamSeat>) -> Vec<ColourSplit> {
    let mut whites: BTreeMap<[char; 2], [u32; 2]> = BTreeMap::new();
    for game in schedule.rounds.iter().flat_map(|round| &round.games) {
        let (white, black) = (game.white.team, game.black.team);
        let split = whites
            .entry([white.min(black), white.max(black)])
            .or_default();
        split[usize::from(white > black)] += 1;
    }
    let split = |(teams, whites)| ColourSplit { teams, whites };
    whites.into_iter().map(split).collect()
}
