//! What 240, 250 and 260 say of teams.

use std::collections::{BTreeMap, HashMap};

use adoube_tournament::{
    ByeKind, ByeRequest, EntrantId, Points, ProhibitedTeams, RoundNumber, Team, TeamByeRequest,
    TeamId, TeamVirtualPoints,
};

use super::acceleration::{GivenPoints, span};
use super::{Reader, column_of};
use crate::trf::errors::TrfProblem;
use crate::trf::expected::{TrfExpected, TrfField};
use crate::trf::record::{ByesRecord, Record, VirtualPointsRecord};
use crate::trf::remarks::TrfOddity;
use crate::trf::source::SourceLine;

impl Reader<'_> {
    /// The team a record speaks of; an error if there is none.
    pub(super) fn team(
        &mut self,
        line: &SourceLine,
        teams: &[Team],
        number: u32,
    ) -> Option<TeamId> {
        let known = teams.iter().find(|team| team.id == TeamId(number));
        if known.is_none() {
            let expected = TrfExpected::KnownTeam;
            let columns = column_of(line, number);
            self.errors
                .push(line.fault(columns, TrfField::Team, expected));
        }
        known.map(|team| team.id)
    }

    /// The byes that teams asked for in rounds that are not paired. What the lines of their players
    /// say of those rounds only repeats it, or says it alone where all of a team have a bye.
    pub(super) fn team_bye_requests(
        &mut self,
        paired: usize,
        teams: &[Team],
        of_players: &mut Vec<ByeRequest>,
    ) -> Vec<TeamByeRequest> {
        let mut list = Vec::new();
        if teams.is_empty() {
            return list;
        }
        let trf = self.trf;
        for (line, record) in trf.located() {
            match record {
                Record::Byes(byes) if usize::from(byes.round) > paired => {
                    self.asked_by_teams(line, byes, teams, &mut list);
                }
                _ => {}
            }
        }
        let members = teams.iter().flat_map(|team| {
            let members = team.details.members.iter();
            members.map(|member| (*member, team.id))
        });
        let team_of: HashMap<EntrantId, TeamId> = members.collect();
        list.extend(of_whole_teams(teams, of_players, &team_of, &list));
        list.sort_by_key(|request| (request.round, request.kind, request.team));
        of_players.retain(|request| {
            let team = team_of.get(&request.entrant);
            !team.is_some_and(|team| asks(&list, *team, request.round))
        });
        list
    }

    fn asked_by_teams(
        &mut self,
        line: &SourceLine,
        byes: &ByesRecord,
        teams: &[Team],
        list: &mut Vec<TeamByeRequest>,
    ) {
        let (round, kind) = (RoundNumber(byes.round), byes.kind);
        for number in &byes.numbers {
            let Some(team) = self.team(line, teams, *number) else {
                continue;
            };
            let mut known = list.iter();
            match known.find(|one| one.team == team && one.round == round) {
                None => list.push(TeamByeRequest { team, round, kind }),
                Some(before) if before.kind == kind => {}
                Some(_) => {
                    let problem = TrfProblem::TeamByeBesideOther {
                        kind,
                        team: *number,
                        round: byes.round,
                    };
                    let columns = column_of(line, *number);
                    let error = line.contradiction(columns, TrfField::Team, problem);
                    self.errors.push(error);
                }
            }
        }
    }

    pub(super) fn team_virtual_points(&mut self, teams: &[Team]) -> Vec<TeamVirtualPoints> {
        let mut given = GivenPoints::new();
        let mut list = Vec::new();
        let trf = self.trf;
        for (line, record) in trf.located() {
            if let Record::VirtualPoints(record) = record
                && self.for_teams
            {
                list.extend(self.range_of_teams(line, record, teams, &mut given));
            }
        }
        list
    }

    fn range_of_teams(
        &mut self,
        line: &SourceLine,
        record: &VirtualPointsRecord,
        teams: &[Team],
        given: &mut GivenPoints,
    ) -> Option<TeamVirtualPoints> {
        let (first, last) = record.numbers;
        self.team(line, teams, first)?;
        self.team(line, teams, last)?;
        let match_points = record.match_points.unwrap_or_default();
        let game_points = record.points.unwrap_or_default();
        if (match_points, game_points) == (Points::ZERO, Points::ZERO) {
            self.warn(line, TrfOddity::VirtualPointsOfNothing);
            return None;
        }
        let rounds = span(record.rounds.0, record.rounds.1);
        let in_range = |team: &TeamId| (first..=last).contains(&team.0);
        let mut numbers: Vec<TeamId> = teams.iter().map(|team| team.id).filter(in_range).collect();
        numbers.sort_unstable();
        for team in &numbers {
            self.only_once(line, team.0, rounds, given)?;
        }
        Some(TeamVirtualPoints {
            teams: numbers,
            rounds,
            match_points,
            game_points,
        })
    }

    pub(super) fn team_prohibited(&mut self, teams: &[Team]) -> Vec<ProhibitedTeams> {
        let mut list = Vec::new();
        let trf = self.trf;
        for (line, record) in trf.located() {
            let Record::Prohibited(record) = record else {
                continue;
            };
            if !self.for_teams {
                continue;
            }
            let numbers = record.numbers.iter();
            let listed = numbers.filter_map(|number| self.team(line, teams, *number));
            list.push(ProhibitedTeams {
                teams: listed.collect(),
                rounds: span(record.rounds.0, record.rounds.1),
            });
        }
        list
    }
}

fn asks(list: &[TeamByeRequest], team: TeamId, round: RoundNumber) -> bool {
    list.iter()
        .any(|one| one.team == team && one.round == round)
}

/// The byes of teams all of whose players have one, in rounds for which the team has not asked.
fn of_whole_teams(
    teams: &[Team],
    of_players: &[ByeRequest],
    team_of: &HashMap<EntrantId, TeamId>,
    known: &[TeamByeRequest],
) -> Vec<TeamByeRequest> {
    let mut found: BTreeMap<(RoundNumber, TeamId), (usize, ByeKind)> = BTreeMap::new();
    for request in of_players {
        if let Some(team) = team_of.get(&request.entrant) {
            let entry = found.entry((request.round, *team));
            // The kinds stand in the order of their points.
            let (players, kind) = entry.or_insert((0, request.kind));
            *players += 1;
            *kind = request.kind.min(*kind);
        }
    }
    let size = |id: TeamId| {
        let team = teams.iter().find(|team| team.id == id);
        team.map_or(0, |team| team.details.members.len())
    };
    let whole = found.into_iter().filter(|((round, team), (players, _))| {
        *players == size(*team) && !asks(known, *team, *round)
    });
    whole
        .map(|((round, team), (_, kind))| TeamByeRequest { team, round, kind })
        .collect()
}
