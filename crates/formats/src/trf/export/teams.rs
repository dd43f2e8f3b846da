//! Teams, their byes, and the orders in which they played.

use std::collections::BTreeMap;

use adoube_tournament::{ByeKind, EntrantId, Points, Round, RoundNumber, Team, TeamId};

use super::{Export, fitting};
use crate::trf::record::{
    AbnormalPointsRecord, ByesRecord, ForfeitedMatchRecord, LineUpRecord, PointSystemRecord,
    Record, TeamByesRecord, TeamRecord,
};
use crate::trf::remarks::TrfUnsaid;

impl Export<'_> {
    pub(super) fn teams(&mut self) {
        let teams = self.tournament.teams();
        if teams.is_empty() {
            return;
        }
        self.match_points();
        for (place, team) in (1..).zip(teams) {
            let name = team.details.name.trim();
            if fitting(name, 32).chars().count() < name.chars().count() {
                let name = name.to_owned();
                self.leave_out(TrfUnsaid::EndOfName { name });
            }
            let record = TeamRecord {
                number: number_of(place, team),
                name: fitting(&team.details.name, 32),
                players: self.numbers_of(&team.details.members),
                ..TeamRecord::default()
            };
            self.records.push(Record::Team(record));
        }
        let numbers: BTreeMap<TeamId, u32> = (1..)
            .zip(teams)
            .map(|(place, team)| (team.id, number_of(place, team)))
            .collect();
        self.team_byes(&numbers);
        for (place, round) in self.tournament.rounds().iter().enumerate() {
            let number = RoundNumber::at_place(place);
            self.line_ups(number, round, &numbers);
            self.forfeited(number, round, &numbers);
        }
        self.given_to_teams(&numbers);
    }

    /// Record 299: points given to teams or taken from them.
    fn given_to_teams(&mut self, numbers: &BTreeMap<TeamId, u32>) {
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
    fn forfeited(&mut self, number: RoundNumber, round: &Round, numbers: &BTreeMap<TeamId, u32>) {
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

    /// 240 for the byes asked for, 320 for the allocated ones.
    fn team_byes(&mut self, numbers: &BTreeMap<TeamId, u32>) {
        let mut asked: BTreeMap<(u16, ByeKind), Vec<u32>> = BTreeMap::new();
        let mut allocated = Vec::new();
        for (place, round) in self.tournament.rounds().iter().enumerate() {
            let mut in_round = 0;
            for bye in &round.team_byes {
                let team = numbers.get(&bye.team).copied().unwrap_or(0);
                match bye.kind {
                    ByeKind::PairingAllocated => in_round = team,
                    kind => {
                        let round = RoundNumber::at_place(place).0;
                        asked.entry((round, kind)).or_default().push(team);
                    }
                }
            }
            allocated.push(in_round);
        }
        let records = asked.into_iter().map(|((round, kind), numbers)| {
            Record::Byes(ByesRecord {
                kind,
                round,
                numbers,
            })
        });
        self.records.extend(records);
        if allocated.iter().any(|team| *team > 0) {
            let scoring = &self.tournament.draft().team_scoring;
            self.records.push(Record::TeamByes(TeamByesRecord {
                match_points: Some(scoring.match_points.pairing_allocated_bye),
                game_points: scoring.bye_game_points,
                teams: allocated,
            }));
        }
    }

    /// 300 for a team that did not play in the order of its list, or left a board empty.
    fn line_ups(&mut self, number: RoundNumber, round: &Round, numbers: &BTreeMap<TeamId, u32>) {
        for table in &round.matches {
            for (team, opponent) in [(table.first, table.second), (table.second, table.first)] {
                let Some(found) = self.tournament.teams().iter().find(|t| t.id == team) else {
                    continue;
                };
                let members = self.numbers_of(&found.details.members);
                let players = self.seated(round, table.table, &members);
                let usual: Vec<u32> = (members.into_iter())
                    .filter(|member| players.contains(member))
                    .collect();
                // Without a game or a record 330 nothing else tells who should have met.
                let untold = table.forfeit.is_none() && !has_games(round, table.table);
                // A team of which nobody came has no order.
                if (players != usual || untold) && players.iter().any(|player| *player > 0) {
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
        let mut players = Vec::new();
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

fn has_games(round: &Round, table: u32) -> bool {
    round.games.iter().any(|game| game.board.table == table)
}

fn number_of(place: u32, team: &Team) -> u32 {
    team.pairing_number.map_or(place, |number| number.get())
}
