//! The matches of teams: the file has only the games of their players.

use std::collections::{BTreeMap, HashMap, HashSet};

use adoube_tournament::{
    ByeKind, EntrantId, Game, Round, RoundNumber, Team, TeamBye, TeamId, TeamMatch,
};

use super::Reader;
use super::boards::{Seat, Table};
use crate::trf::errors::TrfProblem;
use crate::trf::expected::TrfField;
use crate::trf::record::{ForfeitedMatchRecord, Record, ResultCode, RoundEntry};
use crate::trf::remarks::{TrfOddity, TrfWarning};
use crate::trf::source::SourceLine;

/// Two teams, the lower number first.
type Meeting = (TeamId, TeamId);

/// The players of a team by board, by round and team number.
pub(super) type LineUps<'t> = HashMap<(u16, u32), &'t [u32]>;

/// The team of a player, and the place in its list.
pub(super) type Members = HashMap<EntrantId, (TeamId, usize)>;

impl<'t> Reader<'t> {
    /// Gives the games of team events their matches, and the teams their byes. Tables are numbered
    /// in the order of the lower team number, which is all the file has to go by.
    pub(super) fn matches(&mut self, rounds: &mut [Round], teams: &[Team]) {
        let members = teams.iter().flat_map(|team| {
            let members = team.details.members.iter().enumerate();
            members.map(|(place, member)| (*member, (team.id, place)))
        });
        let members: Members = members.collect();
        let line_ups = self.line_ups();
        let colours = self.trf.event().colour_sequence;
        for (place, round) in rounds.iter_mut().enumerate() {
            let number = RoundNumber::at_place(place);
            let Some(mut meetings) = meetings(round, &members) else {
                let what = TrfOddity::NoMatches { round: number };
                self.warnings.push(TrfWarning { line: 0, what });
                continue;
            };
            self.announced_meetings(number, teams, &mut meetings);
            let alone = self.alone(place, &members);
            take_seats(round, alone, &members, &mut meetings);
            round.games.clear();
            for (table, (teams, seats)) in (1..).zip(meetings) {
                let table = Table {
                    round: number,
                    table,
                    teams,
                    members: &members,
                    line_ups: &line_ups,
                };
                let (mut games, mut empty) = table.number(seats);
                let announced = self.first_announced(number, table.teams);
                round
                    .matches
                    .push(team_match(&table, &games, &colours, announced));
                round.games.append(&mut games);
                round.empty_boards.append(&mut empty);
            }
        }
        self.forfeited(rounds, teams);
        self.team_byes(rounds, teams);
        derived_byes(rounds, &members);
        for round in rounds {
            round.team_byes.sort_by_key(|bye| bye.team);
        }
    }

    /// The matches that no game tells of: those of 330 and of 300, if both teams are free.
    fn announced_meetings(
        &self,
        round: RoundNumber,
        teams: &[Team],
        meetings: &mut BTreeMap<Meeting, Vec<Seat>>,
    ) {
        for record in &self.trf.records {
            let (number, one, other) = match record {
                Record::ForfeitedMatch(record) => (record.round, record.white, record.black),
                Record::LineUp(record) => (record.round, record.team, record.opponent),
                _ => continue,
            };
            let pair = (TeamId(one.min(other)), TeamId(one.max(other)));
            let known = |id: TeamId| teams.iter().any(|team| team.id == id);
            let busy = |id: TeamId| {
                meetings
                    .keys()
                    .any(|meeting| meeting.0 == id || meeting.1 == id)
            };
            let free = |id: TeamId| known(id) && !busy(id);
            if number == round.0 && one != other && free(pair.0) && free(pair.1) {
                meetings.insert(pair, Vec::new());
            }
        }
    }

    /// The team that the first record 300 of a match speaks of.
    fn first_announced(&self, round: RoundNumber, teams: Meeting) -> Option<TeamId> {
        self.trf.records.iter().find_map(|record| match record {
            Record::LineUp(record) if record.round == round.0 => {
                let (one, other) = (TeamId(record.team), TeamId(record.opponent));
                ((one.min(other), one.max(other)) == teams).then_some(one)
            }
            _ => None,
        })
    }

    /// Who won a round without an opponent: at an empty board, if the team has a match. Some
    /// programs write that as a bye, which nobody can have whose team plays.
    fn alone(&self, place: usize, members: &Members) -> Vec<EntrantId> {
        let won = [ResultCode::ForfeitWin, ResultCode::PairingAllocatedBye];
        let won = won.map(RoundEntry::without_opponent);
        let seats = (self.seats.iter()).filter(|seat| won.contains(&seat.entry(place)));
        let players = seats.map(|seat| seat.id());
        players.filter(|id| members.contains_key(id)).collect()
    }

    /// The forfeits of 330. A match that has no games in the players' lines is known from there only.
    fn forfeited(&mut self, rounds: &mut [Round], teams: &[Team]) {
        let trf = self.trf;
        for (line, record) in trf.located() {
            let Record::ForfeitedMatch(record) = record else {
                continue;
            };
            let known = [record.white, record.black].map(|number| self.team(line, teams, number));
            if known.contains(&None) {
                continue;
            }
            match rounds.get_mut(RoundNumber(record.round).place()) {
                Some(round) => forfeit(round, record),
                None => {
                    let round = record.round;
                    self.warn(line, TrfOddity::MatchNotPaired { round });
                }
            }
        }
    }

    /// The orders of 300, by round and team, of teams that did not play in that of their list.
    fn line_ups(&self) -> LineUps<'t> {
        let line_up = |record: &'t Record| match record {
            Record::LineUp(line_up) => {
                Some(((line_up.round, line_up.team), line_up.players.as_slice()))
            }
            _ => None,
        };
        self.trf.records.iter().filter_map(line_up).collect()
    }

    /// The byes of 240 and 320 for rounds that are paired.
    fn team_byes(&mut self, rounds: &mut [Round], teams: &[Team]) {
        let trf = self.trf;
        for (line, record) in trf.located() {
            match record {
                Record::Byes(byes) if usize::from(byes.round) <= rounds.len() => {
                    for number in &byes.numbers {
                        self.team_bye(line, rounds, teams, byes.round, *number, byes.kind);
                    }
                }
                Record::TeamByes(byes) => {
                    let given = (1..).zip(&byes.teams).filter(|(_, team)| **team > 0);
                    for (round, team) in given {
                        let kind = ByeKind::PairingAllocated;
                        self.team_bye(line, rounds, teams, round, *team, kind);
                    }
                }
                _ => {}
            }
        }
    }

    fn team_bye(
        &mut self,
        line: &SourceLine,
        rounds: &mut [Round],
        teams: &[Team],
        round: u16,
        number: u32,
        kind: ByeKind,
    ) {
        let Some(team) = self.team(line, teams, number) else {
            return;
        };
        let Some(paired) = rounds.get_mut(RoundNumber(round).place()) else {
            let team = number;
            self.warn(line, TrfOddity::TeamByeNotPaired { team, round });
            return;
        };
        let plays = |table: &TeamMatch| table.first == team || table.second == team;
        let other = paired.team_byes.iter().find(|bye| bye.team == team);
        if paired.matches.iter().any(plays) || other.is_some_and(|bye| bye.kind != kind) {
            let problem = TrfProblem::TeamByeBesideOther {
                kind,
                team: number,
                round,
            };
            let columns = super::column_of(line, number);
            let error = line.contradiction(columns, TrfField::Team, problem);
            self.errors.push(error);
        } else if other.is_none() {
            paired.team_byes.push(TeamBye { team, kind });
        }
    }
}

fn forfeit(round: &mut Round, record: &ForfeitedMatchRecord) {
    let (white, black) = (TeamId(record.white), TeamId(record.black));
    let (games, matches) = (&round.games, &mut round.matches);
    let pair =
        |known: &TeamMatch| [(white, black), (black, white)].contains(&(known.first, known.second));
    let Some(known) = matches.iter_mut().find(|known| pair(known)) else {
        // One of the two meets somebody else, which whoever makes a snapshot tells.
        let table = matches.iter().map(|known| known.table).max();
        matches.push(TeamMatch {
            table: table.unwrap_or(0) + 1,
            first: white,
            second: black,
            forfeit: Some(record.forfeit),
        });
        return;
    };
    // Where there are games, they tell who had White.
    if !games.iter().any(|game| game.board.table == known.table) {
        (known.first, known.second) = (white, black);
    }
    let same_way = known.first == white;
    known.forfeit = Some(if same_way {
        record.forfeit
    } else {
        record.forfeit.reversed()
    });
}

/// Gives those who sit alone to the matches of their teams; what the older format would call a bye
/// of theirs is none then.
fn take_seats(
    round: &mut Round,
    alone: Vec<EntrantId>,
    members: &Members,
    meetings: &mut BTreeMap<Meeting, Vec<Seat>>,
) {
    for entrant in alone {
        let Some((team, _)) = members.get(&entrant) else {
            continue;
        };
        let plays =
            |(meeting, _): &(&Meeting, &mut Vec<Seat>)| meeting.0 == *team || meeting.1 == *team;
        if let Some((_, seats)) = meetings.iter_mut().find(plays) {
            seats.push(Seat::Alone(entrant));
            round.byes.retain(|bye| bye.entrant != entrant);
        }
    }
}

/// The games by the teams that meet; nothing if a game has a player without a team, or two of one.
/// A team that meets two others in a round has no matches either.
fn meetings(round: &Round, members: &Members) -> Option<BTreeMap<Meeting, Vec<Seat>>> {
    let mut meetings: BTreeMap<Meeting, Vec<Seat>> = BTreeMap::new();
    let mut opponents: HashMap<TeamId, TeamId> = HashMap::new();
    for game in &round.games {
        let (white, _) = members.get(&game.white)?;
        let (black, _) = members.get(&game.black)?;
        let one = *opponents.entry(*white).or_insert(*black);
        let other = *opponents.entry(*black).or_insert(*white);
        if white == black || one != *black || other != *white {
            return None;
        }
        let teams = (*white.min(black), *white.max(black));
        let seat = Seat::Game(game.clone());
        meetings.entry(teams).or_default().push(seat);
    }
    Some(meetings)
}

/// The team with White on the first board comes first; without a game the one announced first.
fn team_match(
    table: &Table<'_>,
    games: &[Game],
    colours: &str,
    announced: Option<TeamId>,
) -> TeamMatch {
    let top = games.first();
    let white = top.and_then(|game| table.members.get(&game.white));
    let white = white.map(|(team, _)| *team).or(announced);
    let board = top.and_then(|game| game.board.board).unwrap_or(1);
    let first_is_white = white.is_none_or(|team| team == table.teams.0);
    let (first, second) = if first_is_white != has_black(board, colours) {
        table.teams
    } else {
        (table.teams.1, table.teams.0)
    };
    TeamMatch {
        table: table.table,
        first,
        second,
        forfeit: None,
    }
}

/// Whether the team with White on board 1 has Black on a board: by 352, or else on even ones.
fn has_black(board: u16, colours: &str) -> bool {
    let colours: Vec<char> = colours.trim().to_uppercase().chars().collect();
    let on_board = usize::from(board)
        .checked_sub(1)
        .and_then(|p| colours.get(p));
    match (colours.first(), on_board) {
        (Some(first), Some(own)) => first != own,
        _ => board.is_multiple_of(2),
    }
}

/// The byes of teams that only the lines of their players tell.
fn derived_byes(rounds: &mut [Round], members: &Members) {
    for round in rounds {
        if round.matches.is_empty() && !round.games.is_empty() {
            continue;
        }
        let busy: HashSet<TeamId> = (round.matches.iter())
            .flat_map(|table| [table.first, table.second])
            .chain(round.team_byes.iter().map(|bye| bye.team))
            .collect();
        let mut found: BTreeMap<TeamId, ByeKind> = BTreeMap::new();
        for bye in &round.byes {
            let team = members.get(&bye.entrant).map(|(team, _)| *team);
            let Some(team) = team.filter(|team| !busy.contains(team)) else {
                continue;
            };
            // The kinds stand in the order of their points.
            let kind = found.entry(team).or_insert(bye.kind);
            *kind = bye.kind.min(*kind);
        }
        let points = found
            .into_iter()
            .filter(|(_, kind)| *kind != ByeKind::ZeroPoint);
        let byes = points.map(|(team, kind)| TeamBye { team, kind });
        round.team_byes.extend(byes);
    }
}
