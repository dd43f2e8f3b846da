//! The teams of 310 and 013.

use std::collections::HashMap;

use adoube_tournament::{
    EntrantId, PairingNumber, PointSystem, Round, Team, TeamDetails, TeamId, TeamScoring,
};

use super::{Reader, column_of};
use crate::trf::errors::TrfProblem;
use crate::trf::event::EventData;
use crate::trf::expected::TrfField;
use crate::trf::facts;
use crate::trf::record::Record;
use crate::trf::remarks::TrfOddity;
use crate::trf::source::SourceLine;
use crate::trf::system::{primary_score, team_bye_is_a_draw};

impl Reader<'_> {
    pub(super) fn teams(&mut self) -> Vec<Team> {
        let mut teams: Vec<Team> = Vec::new();
        let mut numbers: HashMap<u32, u64> = HashMap::new();
        let mut members: HashMap<u32, u64> = HashMap::new();
        let trf = self.trf;
        if !self.for_teams {
            self.players_of_old_teams();
            return teams;
        }
        let numbered = trf.has_numbered_teams();
        for (line, record) in trf.located() {
            let (number, name, players) = match record {
                Record::Team(team) => (team.number, &team.name, &team.players),
                // Told once, for the file.
                Record::OldTeam(_) if numbered => continue,
                // The older record has no number: the order of the lines is the registration.
                Record::OldTeam(team) => (teams.len() as u32 + 1, &team.name, &team.players),
                _ => continue,
            };
            if let Some(first) = numbers.insert(number, line.number) {
                let problem = TrfProblem::TeamTwice {
                    number,
                    line: first,
                };
                let error = line.contradiction((5, 7), TrfField::TeamNumber, problem);
                self.errors.push(error);
            }
            let details = TeamDetails {
                name: self.team_name(line, name, number),
                captain: None,
                members: self.members(line, players, &mut members),
            };
            teams.push(Team {
                id: TeamId(number),
                pairing_number: PairingNumber::new(number),
                details,
            });
        }
        self.named_in_line_ups(&mut teams, &mut members);
        teams
    }

    /// Looks that the teams of an event of single players name players of the file.
    fn players_of_old_teams(&mut self) {
        let trf = self.trf;
        for (line, record) in trf.located() {
            if let Record::OldTeam(team) = record {
                for number in &team.players {
                    self.player(line, *number);
                }
            }
        }
    }

    /// The name of a team, or its number where it has none.
    fn team_name(&mut self, line: &SourceLine, name: &str, number: u32) -> String {
        if let Some(control) = name.chars().find(|c| c.is_control()) {
            let character = control.escape_default().to_string();
            let problem = TrfProblem::ControlCharacter { character };
            let columns = (5, line.width().clamp(5, 40));
            let error = line.contradiction(columns, TrfField::Name, problem);
            self.errors.push(error);
        }
        if name.trim().is_empty() {
            self.warn(line, TrfOddity::NoTeamName { number });
            return format!("No. {number}");
        }
        name.to_owned()
    }

    /// Whoever is in a record 300 and in no list of a team plays for the team of that record.
    fn named_in_line_ups(&mut self, teams: &mut [Team], members: &mut HashMap<u32, u64>) {
        let trf = self.trf;
        for (line, record) in trf.located() {
            let Record::LineUp(record) = record else {
                continue;
            };
            let Some(team) = teams.iter_mut().find(|team| team.id == TeamId(record.team)) else {
                continue;
            };
            for number in &record.players {
                if members.contains_key(number) || !self.places.contains_key(number) {
                    continue;
                }
                members.insert(*number, line.number);
                team.details.members.push(EntrantId(*number));
                let (number, team) = (*number, record.team);
                self.warn(line, TrfOddity::PlaysForTeam { number, team });
            }
        }
    }

    fn members(
        &mut self,
        line: &SourceLine,
        players: &[u32],
        members: &mut HashMap<u32, u64>,
    ) -> Vec<EntrantId> {
        let mut found = Vec::with_capacity(players.len());
        for number in players {
            let Some(id) = self.player(line, *number) else {
                continue;
            };
            match members.insert(*number, line.number) {
                None => found.push(id),
                Some(first) => {
                    let problem = TrfProblem::InTwoTeams {
                        number: *number,
                        line: first,
                    };
                    let columns = column_of(line, *number);
                    let error = line.contradiction(columns, TrfField::Player, problem);
                    self.errors.push(error);
                }
            }
        }
        found
    }

    /// How the matches are scored: 362, the byes of 320, the boards of 352 and the order of the
    /// two scores in 192. A bye of which nothing is said is won, or drawn if the system says so.
    pub(super) fn team_scoring(&self, rounds: &[Round], games: &PointSystem) -> TeamScoring {
        let event = self.trf.event();
        let mut scoring = scoring_told(&event);
        let usual = &scoring.match_points;
        let (mut win, mut draw, mut loss) = (usual.win, usual.draw, usual.loss);
        let (mut bye, mut bye_game_points) = (None, None);
        for record in &self.trf.records {
            match record {
                Record::PointSystem(record) if record.teams => {
                    for (symbol, points) in &record.values {
                        match symbol.as_str() {
                            "TW" => win = *points,
                            "TD" => draw = *points,
                            "TL" => loss = *points,
                            _ => {}
                        }
                    }
                }
                Record::TeamByes(byes) => {
                    bye = byes.match_points.or(bye);
                    bye_game_points = byes.game_points.or(bye_game_points);
                }
                _ => {}
            }
        }
        scoring.match_points = PointSystem::of(win, draw, loss);
        facts::take_team_scoring(&self.trf.records, &mut scoring);
        if (bye, bye_game_points) == (None, None) && team_bye_is_a_draw(&event) {
            bye = Some(draw);
            let boards = scoring.boards.max(largest_match(rounds));
            let drawn = (0..boards).map(|_| games.draw).sum();
            bye_game_points = Some(drawn).filter(|_| boards > 0);
        }
        if let Some(bye) = bye {
            scoring.match_points.pairing_allocated_bye = bye;
        }
        scoring.bye_game_points = bye_game_points;
        scoring
    }
}

/// What the texts of a file say of the scores: the boards of 352 and the order of the two in 192.
pub(in crate::trf) fn scoring_told(event: &EventData) -> TeamScoring {
    let boards = event.colour_sequence.trim().chars().count();
    TeamScoring {
        boards: u16::try_from(boards).unwrap_or(0),
        primary: primary_score(event).unwrap_or_default(),
        ..TeamScoring::default()
    }
}

/// The last board of any match.
fn largest_match(rounds: &[Round]) -> u16 {
    let games = rounds.iter().flat_map(|round| &round.games);
    let empty = rounds.iter().flat_map(|round| &round.empty_boards);
    let boards = (games.map(|game| game.board)).chain(empty.map(|empty| empty.board));
    boards
        .filter_map(|board| board.board)
        .max()
        .unwrap_or_default()
}
