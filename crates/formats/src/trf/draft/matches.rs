//! The matches of teams: the file has only the games of their players.

use std::collections::{BTreeMap, HashMap};

use adoube_tournament::{
    BoardNumber, ByeKind, EntrantId, Game, Round, RoundNumber, Team, TeamBye, TeamId, TeamMatch,
};

use super::Reader;
use crate::trf::errors::TrfWarning;
use crate::trf::record::{ForfeitedMatchRecord, Record};
use crate::trf::source::SourceLine;

/// Two teams, the lower number first.
type Meeting = (TeamId, TeamId);

/// The players of a team by board, by round and team number.
type LineUps<'t> = HashMap<(u16, u32), &'t [u32]>;

impl<'t> Reader<'t> {
    /// Gives the games of team events their matches, and the teams their byes. Tables are numbered
    /// in the order of the lower team number, which is all the file has to go by.
    pub(super) fn matches(&mut self, rounds: &mut [Round], teams: &[Team]) {
        let members = teams.iter().flat_map(|team| {
            let members = team.details.members.iter().enumerate();
            members.map(|(place, member)| (*member, (team.id, place)))
        });
        let members: HashMap<EntrantId, (TeamId, usize)> = members.collect();
        let line_ups = self.line_ups();
        for (place, round) in rounds.iter_mut().enumerate() {
            let number = RoundNumber::at_place(place);
            match meetings(round, &members) {
                Some(meetings) => set_up(number, round, meetings, &members, &line_ups),
                None => self.warnings.push(TrfWarning {
                    line: 0,
                    text: format!(
                        "round {number}: not every game is one of two teams; the round has no matches"
                    ),
                }),
            }
        }
        self.forfeited(rounds, teams);
        self.team_byes(rounds, teams);
    }

    /// The forfeits of 330. A match that has no games in the players' lines is known from there only.
    fn forfeited(&mut self, rounds: &mut [Round], teams: &[Team]) {
        let trf = self.trf;
        for (line, record) in trf.located() {
            let Record::ForfeitedMatch(record) = record else {
                continue;
            };
            for number in [record.white, record.black] {
                if !teams.iter().any(|team| team.id == TeamId(number)) {
                    let expected = "the number of a team in the file";
                    let columns = super::column_of(line, number);
                    self.errors.push(line.fault(columns, "Team", expected));
                    return;
                }
            }
            match rounds.get_mut(RoundNumber(record.round).place()) {
                Some(round) => forfeit(round, record),
                None => self.warn(
                    line,
                    format!("a match of round {}, which is not paired", record.round),
                ),
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
                Record::Byes(byes) => {
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
        let team = TeamId(number);
        if !teams.iter().any(|known| known.id == team) {
            let expected = "the number of a team in the file";
            let columns = super::column_of(line, number);
            self.errors.push(line.fault(columns, "Team", expected));
            return;
        }
        let Some(paired) = rounds.get_mut(RoundNumber(round).place()) else {
            let text = format!(
                "a bye of team {number} in round {round}, which is not paired yet: it is kept in the file only"
            );
            self.warn(line, text);
            return;
        };
        let plays = |table: &TeamMatch| table.first == team || table.second == team;
        let other = paired.team_byes.iter().find(|bye| bye.team == team);
        if paired.matches.iter().any(plays) || other.is_some_and(|bye| bye.kind != kind) {
            let problem = format!(
                "found a {kind} of team {number} in round {round}, expected a team without a match or another bye"
            );
            let expected = "a team without a match or another bye";
            let columns = super::column_of(line, number);
            let error = line.contradiction(columns, "Team", expected, problem);
            self.errors.push(error);
        } else if other.is_none() {
            paired.team_byes.push(TeamBye { team, kind });
        }
    }
}

fn forfeit(round: &mut Round, record: &ForfeitedMatchRecord) {
    let (white, black) = (TeamId(record.white), TeamId(record.black));
    let one_way = |wanted: &TeamMatch| (wanted.first, wanted.second) == (white, black);
    let other_way = |wanted: &TeamMatch| (wanted.first, wanted.second) == (black, white);
    if let Some(known) = round.matches.iter_mut().find(|known| one_way(known)) {
        known.forfeit = Some(record.forfeit);
    } else if let Some(known) = round.matches.iter_mut().find(|known| other_way(known)) {
        known.forfeit = Some(record.forfeit.reversed());
    } else {
        let table = round.matches.iter().map(|known| known.table).max();
        round.matches.push(TeamMatch {
            table: table.unwrap_or(0) + 1,
            first: white,
            second: black,
            forfeit: Some(record.forfeit),
        });
    }
}

fn set_up(
    number: RoundNumber,
    round: &mut Round,
    meetings: BTreeMap<Meeting, Vec<Game>>,
    members: &HashMap<EntrantId, (TeamId, usize)>,
    line_ups: &LineUps<'_>,
) {
    round.games.clear();
    for (table, (teams, mut games)) in (1..).zip(meetings) {
        let leader = |game: &Game| match members.get(&game.white) {
            Some((team, place)) if *team == teams.0 => (game.white, *place),
            _ => (
                game.black,
                members.get(&game.black).map_or(0, |(_, place)| *place),
            ),
        };
        let order = line_ups.get(&(number.0, teams.0.0));
        let seat = |game: &Game| {
            let (player, place) = leader(game);
            let seated = order.and_then(|order| order.iter().position(|id| *id == player.0));
            (seated.unwrap_or(usize::MAX), place)
        };
        games.sort_by_key(seat);
        let mut last = 0;
        for game in &mut games {
            let (seated, _) = seat(game);
            // Boards that stay empty are told by 300 records only.
            let board = if seated == usize::MAX {
                last + 1
            } else {
                seated + 1
            };
            last = board.max(last + 1);
            game.board = BoardNumber::in_match(table, u16::try_from(last).unwrap_or(u16::MAX));
        }
        round
            .matches
            .push(team_match(table, teams, &games, members));
        round.games.append(&mut games);
    }
}

/// The games by the teams that meet; nothing if a game has a player without a team, or two of one.
/// A team that meets two others in a round has no matches either.
fn meetings(
    round: &Round,
    members: &HashMap<EntrantId, (TeamId, usize)>,
) -> Option<BTreeMap<Meeting, Vec<Game>>> {
    let mut meetings: BTreeMap<Meeting, Vec<Game>> = BTreeMap::new();
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
        meetings.entry(teams).or_default().push(game.clone());
    }
    Some(meetings)
}

/// The team with White on the first board comes first.
fn team_match(
    table: u32,
    teams: Meeting,
    games: &[Game],
    members: &HashMap<EntrantId, (TeamId, usize)>,
) -> TeamMatch {
    let top = games.first();
    let white = top.and_then(|game| members.get(&game.white));
    // On a board with an even number the colours are the other way round.
    let even = top
        .and_then(|game| game.board.board)
        .is_some_and(|board| board % 2 == 0);
    let first_is_white = white.is_none_or(|(team, _)| *team == teams.0) != even;
    let (first, second) = if first_is_white {
        teams
    } else {
        (teams.1, teams.0)
    };
    TeamMatch {
        table,
        first,
        second,
        forfeit: None,
    }
}
