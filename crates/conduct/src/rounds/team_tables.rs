//! Tables that say which player of a team meets which of another: Scheveningen for two teams,
//! Skalitzka for three, Hutton for many.
//!
//! Seats belong to the members of a team in board order, and a team has the letter of its number.
//! Only in a Scheveningen do the games of a round make a match of two teams; in the others a team
//! meets several at once, and its players score for it.

use adoube_journal::{Command, Format, PairRound, Pairing, Provenance, RoundPairings, Section};
use adoube_pairing::dutch::Pair;
use adoube_pairing::schedule::hutton::{self, LeftOver};
use adoube_pairing::schedule::skalitzka::{self, Table};
use adoube_pairing::schedule::{
    Counted, Problem, Schedule, ScheduleError, Scheduled, ScheduledRound, TeamSeat, scheveningen,
};
use adoube_tournament::{BoardNumber, EntrantId, RoundNumber, Team, TeamMatch};

use super::knockout::walkover;
use super::table::nobody_left_out;
use super::teams::seated;
use super::{CannotPair, HowToPair, NextRound};

/// A round as its table has it.
pub(super) struct TableRound {
    /// The games in the order of the boards.
    pub pairs: Vec<Pair>,
    /// The match that they make, in a Scheveningen.
    pub matches: Vec<TeamMatch>,
}

impl TableRound {
    fn boards(&self) -> Vec<Pairing> {
        let is_match = !self.matches.is_empty();
        let pairs = self.pairs.iter().zip(1..);
        pairs
            .map(|(pair, number)| Pairing {
                board: match (is_match, u16::try_from(number)) {
                    (true, Ok(board)) => BoardNumber::in_match(1, board),
                    _ => BoardNumber::single(number),
                },
                white: pair.white,
                black: pair.black,
            })
            .collect()
    }
}

/// The next round; who has withdrawn forfeits.
pub(super) fn next_round(section: &Section, how: &HowToPair) -> Result<NextRound, CannotPair> {
    nobody_left_out(section, how)?;
    let round = section.next_round();
    let found = of_round(section, round)?;
    let boards = found.boards();
    let walkovers: Vec<Command> = boards
        .iter()
        .filter_map(|board| walkover(section, board))
        .collect();
    let pair = Command::PairRound(PairRound {
        section: section.id.clone(),
        round,
        pairings: RoundPairings {
            boards,
            matches: found.matches,
            ..RoundPairings::default()
        },
        made_by: Provenance {
            engine: format!("{} table", section.settings.format.name()),
            edition: Some("printed table".to_owned()),
            ..Provenance::default()
        },
    });
    Ok(NextRound {
        commands: std::iter::once(pair).chain(walkovers).collect(),
        ..NextRound::default()
    })
}

/// A round of the table of a section.
pub(super) fn of_round(section: &Section, round: RoundNumber) -> Result<TableRound, CannotPair> {
    let schedule = schedule(section)?;
    let Some(ScheduledRound { games, .. }) = schedule.rounds.get(round.place()) else {
        let rounds = schedule.rounds.len();
        return Err(CannotPair::TableIsOver { rounds });
    };
    let pairs = games.iter().map(|game| {
        Ok(Pair {
            white: player(section, game.white)?,
            black: player(section, game.black)?,
        })
    });
    let is_match = section.settings.format == Format::Scheveningen;
    let first = games.first().filter(|_| is_match);
    // The team with White on board 1 is named first.
    let matches = first.map(|game| {
        Ok(TeamMatch {
            table: 1,
            first: team(section, game.white)?.id,
            second: team(section, game.black)?.id,
            forfeit: None,
        })
    });
    Ok(TableRound {
        pairs: pairs.collect::<Result<_, CannotPair>>()?,
        matches: matches.into_iter().collect::<Result<_, CannotPair>>()?,
    })
}

/// All rounds of a section.
fn schedule(section: &Section) -> Result<Schedule<TeamSeat>, CannotPair> {
    let teams = u32::try_from(section.draft.teams.len()).unwrap_or(u32::MAX);
    let boards = boards(section);
    let found = match section.settings.format {
        Format::Scheveningen => {
            let rounds = u32::from(section.settings.rounds);
            let found = exactly(2, teams, Scheduled::Scheveningen);
            found.and_then(|()| scheveningen::for_rounds(boards, rounds))
        }
        Format::Skalitzka => {
            // The table that balances colours is meant for multiples of four.
            let table = match boards.is_multiple_of(4) {
                true => Table::Balanced,
                false => Table::Basic,
            };
            let found = exactly(3, teams, Scheduled::Skalitzka);
            found.and_then(|()| skalitzka::schedule(boards, table))
        }
        // Nobody who can have a game is left without one.
        _ => hutton::schedule(teams, boards, LeftOver::MeetsNextBoard),
    };
    found.map_err(|error| match error {
        ScheduleError::Impossible {
            problem: Problem::Rounds { cycle, .. },
            ..
        } => CannotPair::NoTable { error, cycle },
        _ => CannotPair::NoTeamTable { error },
    })
}

fn exactly(wanted: u32, given: u32, system: Scheduled) -> Result<(), ScheduleError> {
    let what = Counted::Teams;
    match given.cmp(&wanted) {
        std::cmp::Ordering::Equal => Ok(()),
        std::cmp::Ordering::Less => Err(ScheduleError::TooFew {
            system,
            what,
            least: wanted,
            given,
        }),
        std::cmp::Ordering::Greater => Err(ScheduleError::TooMany {
            system,
            what,
            most: wanted,
            given,
        }),
    }
}

/// The boards that are announced; else as many as the smallest team has players.
fn boards(section: &Section) -> u32 {
    let announced = section.settings.team_scoring.boards;
    if announced > 0 {
        return u32::from(announced);
    }
    let sizes = section.draft.teams.iter();
    let smallest = sizes.map(|team| team.details.members.len()).min();
    u32::try_from(smallest.unwrap_or(0)).unwrap_or(u32::MAX)
}

/// Team A has number 1, B number 2 and so on.
fn team(section: &Section, seat: TeamSeat) -> Result<&Team, CannotPair> {
    let number = seat.team.to_digit(36).unwrap_or(9).saturating_sub(9);
    seated(section, number)
}

fn player(section: &Section, seat: TeamSeat) -> Result<EntrantId, CannotPair> {
    let team = team(section, seat)?;
    let place = usize::try_from(seat.player).unwrap_or(usize::MAX);
    let mut members = team.details.members.iter();
    let member = members.nth(place.saturating_sub(1)).copied();
    member.ok_or(CannotPair::NoPlayerOnBoard {
        team: team.id,
        board: seat.player,
    })
}
