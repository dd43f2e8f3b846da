//! The table of the teams.

use std::collections::HashMap;

use adoube_tournament::{
    Outcome, PointSystem, Points, PrimaryScore, RoundNumber, Team, TeamId, TeamResult, Tournament,
};

use super::{Boards, Cell, Field, Participant, Score, System, Worth};

impl Field {
    /// The teams of an event after a round, as if that were the last one.
    ///
    /// What a match or a bye brought is told by [`Tournament::team_results`].
    pub fn of_teams(tournament: &Tournament, after: RoundNumber, system: System) -> Field {
        let after = after.min(tournament.paired_rounds());
        let rounds = tournament.team_results(after);
        // The results stand in the order of the teams; the field has them by number.
        let mut order: Vec<usize> = (0..tournament.teams().len()).collect();
        order.sort_by_key(|place| {
            let team = &tournament.teams()[*place];
            (team.pairing_number.is_none(), team.pairing_number, team.id)
        });
        let teams: Vec<&Team> = order.iter().map(|p| &tournament.teams()[*p]).collect();
        let places: HashMap<TeamId, usize> = teams.iter().map(|team| team.id).zip(0..).collect();
        let of_all = || {
            order
                .iter()
                .flat_map(|p| rounds.iter().map(|round| &round[*p]))
        };
        let cells = of_all().map(|result| cell(result, &places)).collect();
        let points = of_all().flat_map(|result| result.boards.iter().copied());
        let boards = Boards {
            number: tournament.team_boards(),
            game: worth(tournament.point_system()),
            points: points.collect(),
        };
        let scoring = &tournament.draft().team_scoring;
        Field {
            participants: participants(&teams),
            rounds: rounds.len(),
            cells,
            system,
            primary: match scoring.primary {
                PrimaryScore::MatchPoints => Score::Match,
                PrimaryScore::GamePoints => Score::Game,
            },
            worth: [
                worth(&scoring.match_points),
                on_all(boards.number, boards.game),
            ],
            boards: Some(boards),
            entered: Vec::new(),
            later_ratings: Vec::new(),
        }
        .with_entered(tournament, after)
    }
}

impl Field {
    /// Teams that meet in no match and are ranked by what their players score: so many of the best of
    /// each (US 31A), of equal ones the first in board order. The boards are those players, the first
    /// in board order first.
    pub fn of_players_of_teams(
        tournament: &Tournament,
        after: RoundNumber,
        counting: usize,
    ) -> Field {
        let players = Field::of_players(tournament, after, System::Swiss);
        let rounds = players.rounds();
        let ids = players.participants().iter().map(|one| one.id);
        let places: HashMap<u32, usize> = ids.zip(0..).collect();
        let mut teams: Vec<&Team> = tournament.teams().iter().collect();
        teams.sort_by_key(|team| (team.pairing_number.is_none(), team.pairing_number, team.id));
        let (mut cells, mut points) = (Vec::new(), Vec::new());
        for team in &teams {
            let members = team.details.members.iter();
            let members: Vec<usize> = members
                .filter_map(|member| places.get(&member.0).copied())
                .collect();
            let counted = best(&players, members, counting);
            for round in 0..rounds {
                let number = RoundNumber::at_place(round);
                let boards = (0..counting).map(|board| {
                    let player = counted.get(board).copied();
                    let cell = player.and_then(|player| players.card(player).get(round));
                    cell.map_or(Points::ZERO, |cell| cell.points(Score::Match))
                });
                let boards: Vec<Points> = boards.collect();
                let given = tournament.draft().team_adjustments.iter();
                let given = given.filter(|one| one.team == team.id && one.round == number);
                let sum = boards.iter().copied().sum::<Points>();
                let sum = sum + given.map(|one| one.game_points).sum();
                cells.push(Cell {
                    opponent: None,
                    outcome: Outcome::NotPaired,
                    colour: None,
                    points: [Points::ZERO, sum],
                });
                points.extend(boards);
            }
        }
        let game = worth(tournament.point_system());
        Field {
            participants: participants(&teams),
            rounds,
            cells,
            system: System::Swiss,
            primary: Score::Game,
            worth: [
                worth(&tournament.draft().team_scoring.match_points),
                on_all(counting, game),
            ],
            boards: Some(Boards {
                number: counting,
                game,
                points,
            }),
            entered: Vec::new(),
            later_ratings: Vec::new(),
        }
        .with_entered(tournament, after)
    }
}

impl Field {
    /// The same teams of players with other scores, by their ids: what the places of their players
    /// brought them so far, which belongs to no round in particular.
    #[must_use]
    pub fn with_scores(mut self, score: impl Fn(u32) -> Points) -> Field {
        let rounds = self.rounds;
        let Some(last) = rounds.checked_sub(1) else {
            return self;
        };
        for (team, cells) in self.participants.iter().zip(self.cells.chunks_mut(rounds)) {
            for (round, cell) in cells.iter_mut().enumerate() {
                cell.points[Score::Game as usize] = match round == last {
                    true => score(team.id),
                    false => Points::ZERO,
                };
            }
        }
        self
    }
}

/// The players with the best scores, in the order in which they were named.
fn best(players: &Field, members: Vec<usize>, counting: usize) -> Vec<usize> {
    let mut ranked: Vec<(usize, usize)> = members.into_iter().enumerate().collect();
    ranked.sort_by_key(|(_, place)| -players.score(*place, Score::Match));
    ranked.truncate(counting);
    ranked.sort_unstable();
    ranked.into_iter().map(|(_, place)| place).collect()
}

fn cell(result: &TeamResult, places: &HashMap<TeamId, usize>) -> Cell {
    Cell {
        opponent: result.opponent.and_then(|team| places.get(&team).copied()),
        outcome: result.outcome,
        colour: result.colour,
        points: [result.match_points, result.game_points],
    }
}

fn worth(points: &PointSystem) -> Worth {
    Worth {
        win: points.win,
        draw: points.draw,
        loss: points.loss,
    }
}

/// The same on every board.
fn on_all(boards: usize, game: Worth) -> Worth {
    let sum = |points: Points| (0..boards).map(|_| points).sum();
    Worth {
        win: sum(game.win),
        draw: sum(game.draw),
        loss: sum(game.loss),
    }
}

fn participants(teams: &[&Team]) -> Vec<Participant> {
    let mut last = 0;
    let numbered = teams.iter().map(|team| {
        last = team.pairing_number.map_or(last + 1, |number| number.get());
        Participant {
            id: team.id.0,
            number: last,
            name: team.details.name.clone(),
            withdrawn: false,
            rating: None,
        }
    });
    numbered.collect()
}
