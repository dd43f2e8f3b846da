//! Teams, their byes, and the orders in which they played.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};

use adoube_tournament::{
    EntrantId, PointSystem, Points, PrimaryScore, Round, RoundNumber, Team, TeamId, TeamScoring,
};

use super::{Export, fitting};
use crate::trf::draft::scoring_told;
use crate::trf::event::EventData;
use crate::trf::facts;
use crate::trf::record::{
    AbnormalPointsRecord, ForfeitedMatchRecord, LineUpRecord, PointSystemRecord, Record, TeamRecord,
};
use crate::trf::remarks::TrfUnsaid;
use crate::trf::system::team_bye_is_a_draw;

/// The number of each team.
pub(super) type TeamNumbers = BTreeMap<TeamId, u32>;

impl Export<'_> {
    pub(super) fn teams(&mut self, event: &EventData) {
        let teams = self.tournament.teams();
        if teams.is_empty() {
            return;
        }
        self.match_points();
        let numbers: TeamNumbers = (1..)
            .zip(teams)
            .map(|(place, team)| (team.id, number_of(place, team)))
            .collect();
        self.listed_teams(&numbers);
        self.byes_of_teams(&numbers);
        self.virtual_points_of_teams(&numbers);
        self.prohibited_teams(&numbers);
        self.allocated_byes_of_teams(&numbers, !team_bye_is_a_draw(event));
        for (place, round) in self.tournament.rounds().iter().enumerate() {
            let number = RoundNumber::at_place(place);
            self.line_ups(number, round, &numbers);
            self.forfeited(number, round, &numbers);
        }
        self.given_to_teams(&numbers);
    }

    /// Records 310, ranked by their scores and then by their numbers.
    fn listed_teams(&mut self, numbers: &TeamNumbers) {
        let scores = self.scores_of_teams();
        let mut order: Vec<TeamId> = numbers.keys().copied().collect();
        let primary = self.tournament.draft().team_scoring.primary;
        order.sort_by_key(|team| {
            let (matches, games) = scores.get(team).copied().unwrap_or_default();
            let score = match primary {
                PrimaryScore::MatchPoints => (matches, games),
                PrimaryScore::GamePoints => (games, matches),
            };
            (Reverse(score), numbers.get(team))
        });
        let ranks: BTreeMap<TeamId, u32> = order.into_iter().zip(1..).collect();
        for team in self.tournament.teams() {
            let name = team.details.name.trim();
            if fitting(name, 32).chars().count() < name.chars().count() {
                let name = name.to_owned();
                self.leave_out(TrfUnsaid::EndOfName { name });
            }
            let (matches, games) = scores.get(&team.id).copied().unzip();
            let record = TeamRecord {
                number: numbers.get(&team.id).copied().unwrap_or_default(),
                name: fitting(&team.details.name, 32),
                match_points: matches,
                game_points: games,
                rank: ranks.get(&team.id).copied(),
                players: self.numbers_of(&team.details.members),
                ..TeamRecord::default()
            };
            self.records.push(Record::Team(record));
        }
    }

    /// The match points and game points of each team.
    fn scores_of_teams(&self) -> HashMap<TeamId, (Points, Points)> {
        let rounds = self
            .tournament
            .team_results(self.tournament.paired_rounds());
        let mut scores: HashMap<TeamId, (Points, Points)> = HashMap::new();
        scores.extend(
            self.tournament
                .teams()
                .iter()
                .map(|team| (team.id, Default::default())),
        );
        for result in rounds.iter().flatten() {
            let (matches, games) = scores.entry(result.team).or_default();
            *matches += result.match_points;
            *games += result.game_points;
        }
        scores
    }

    /// How the teams are scored, as far as no record tells it.
    pub(super) fn team_settings(&mut self, event: &EventData) {
        let scoring = &self.tournament.draft().team_scoring;
        let points = &scoring.match_points;
        let told = TeamScoring {
            match_points: PointSystem::of(points.win, points.draw, points.loss),
            ..scoring_told(event)
        };
        self.records.extend(facts::teams_record(scoring, &told));
    }

    /// Record 299: points given to teams or taken from them.
    fn given_to_teams(&mut self, numbers: &TeamNumbers) {
        let some = |points: Points| Some(points).filter(|points| *points != Points::ZERO);
        for given in &self.tournament.draft().team_adjustments {
            let (match_points, points) = (some(given.match_points), some(given.game_points));
            if match_points.is_none() && points.is_none() {
                continue;
            }
            self.records
                .push(Record::AbnormalPoints(AbnormalPointsRecord {
                    result: None,
                    match_points,
                    points,
                    round: Some(given.round.0),
                    numbers: numbers.get(&given.team).copied().into_iter().collect(),
                }));
        }
    }

    /// Record 362: what matches are worth.
    fn match_points(&mut self) {
        let points = &self.tournament.draft().team_scoring.match_points;
        let values = [("TW", points.win), ("TD", points.draw), ("TL", points.loss)];
        let values = values.map(|(symbol, points)| (symbol.to_owned(), points));
        self.records.push(Record::PointSystem(PointSystemRecord {
            teams: true,
            values: values.to_vec(),
        }));
    }

    /// Record 330: matches of a round that were forfeited.
    fn forfeited(&mut self, number: RoundNumber, round: &Round, numbers: &TeamNumbers) {
        for table in &round.matches {
            let Some(forfeit) = table.forfeit else {
                continue;
            };
            let team = |id| numbers.get(&id).copied().unwrap_or(0);
            self.records
                .push(Record::ForfeitedMatch(ForfeitedMatchRecord {
                    forfeit,
                    round: number.0,
                    white: team(table.first),
                    black: team(table.second),
                }));
        }
    }

    fn numbers_of(&self, entrants: &[EntrantId]) -> Vec<u32> {
        let numbers = entrants.iter().filter_map(|id| self.numbers.get(id));
        numbers.copied().collect()
    }

    /// 300 for a team that did not play in the order of its list, or left a board empty.
    fn line_ups(&mut self, number: RoundNumber, round: &Round, numbers: &TeamNumbers) {
        for table in &round.matches {
            // Without a game or a record 330 nothing else tells who should have met, and the team
            // with White comes first.
            let is_untold = table.forfeit.is_none() && !has_games(round, table.table);
            for (team, opponent) in [(table.first, table.second), (table.second, table.first)] {
                let Some(found) = self.tournament.teams().iter().find(|t| t.id == team) else {
                    continue;
                };
                let members = self.numbers_of(&found.details.members);
                let players = self.seated(round, table.table, &members);
                let usual: Vec<u32> = (members.into_iter())
                    .filter(|member| players.contains(member))
                    .collect();
                // A team of which nobody came has no order.
                let is_there = players.iter().any(|player| *player > 0);
                if is_untold || (is_there && players != usual) {
                    self.records.push(Record::LineUp(LineUpRecord {
                        round: number.0,
                        team: numbers.get(&team).copied().unwrap_or(0),
                        opponent: numbers.get(&opponent).copied().unwrap_or(0),
                        players,
                    }));
                }
            }
        }
    }

    /// Who of a team sat at the boards of a table; 0 where nobody did.
    fn seated(&self, round: &Round, table: u32, members: &[u32]) -> Vec<u32> {
        let games = round.games.iter();
        let games = games.map(|game| (game.board, vec![game.white, game.black]));
        let alone = round.empty_boards.iter();
        let alone = alone.map(|empty| (empty.board, vec![empty.entrant]));
        let boards = self.tournament.draft().team_scoring.boards;
        let mut players = vec![0; usize::from(boards)];
        for (board, there) in games.chain(alone).filter(|(board, _)| board.table == table) {
            let sides = self.numbers_of(&there);
            let player = sides.into_iter().find(|number| members.contains(number));
            let place = usize::from(board.board.unwrap_or(1)).saturating_sub(1);
            if players.len() <= place {
                players.resize(place + 1, 0);
            }
            players[place] = player.unwrap_or(0);
        }
        players
    }
}

impl Export<'_> {
    /// The number of a team in the file.
    pub(super) fn number_of_team(&self, id: TeamId) -> Option<u32> {
        let mut teams = (1..).zip(self.tournament.teams());
        let found = teams.find(|(_, team)| team.id == id);
        found.map(|(place, team)| number_of(place, team))
    }
}

fn has_games(round: &Round, table: u32) -> bool {
    round.games.iter().any(|game| game.board.table == table)
}

fn number_of(place: u32, team: &Team) -> u32 {
    team.pairing_number.map_or(place, |number| number.get())
}
