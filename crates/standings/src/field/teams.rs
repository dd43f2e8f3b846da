//! The table of the teams: matches from the games of their boards.

use std::collections::HashMap;

use adoube_tournament::{
    ByeKind, Colour, EntrantId, Game, MatchForfeit, Outcome, Points, PrimaryScore, Purpose, Round,
    RoundNumber, Team, TeamId, TeamMatch, Tournament,
};

use super::{Boards, Cell, Field, Participant, Score, System, Worth};

impl Field {
    /// The teams of an event after a round, as if that were the last one.
    ///
    /// A match in which no game was played is a forfeited match. A pairing-allocated bye and a
    /// forfeited match count as won on every board, a half-point bye as drawn (C.07.12); how many
    /// points the bye brings is announced.
    pub fn of_teams(tournament: &Tournament, after: RoundNumber, system: System) -> Field {
        let after = after.min(tournament.paired_rounds());
        let mut sheet = Sheet::of(tournament, usize::from(after.0));
        for (round, drawn) in tournament.rounds().iter().take(sheet.rounds).enumerate() {
            for table in &drawn.matches {
                sheet.take_match(round, drawn, table);
            }
            for bye in &drawn.team_byes {
                sheet.take_bye(round, bye.team, bye.kind);
            }
        }
        sheet.into_field(system)
    }
}

/// The table while it is written.
struct Sheet<'t> {
    tournament: &'t Tournament,
    teams: Vec<&'t Team>,
    places: HashMap<TeamId, usize>,
    team_of: HashMap<EntrantId, TeamId>,
    rounds: usize,
    boards: usize,
    cells: Vec<Cell>,
    points: Vec<Points>,
}

impl<'t> Sheet<'t> {
    fn of(tournament: &'t Tournament, rounds: usize) -> Sheet<'t> {
        let mut teams: Vec<&Team> = tournament.teams().iter().collect();
        teams.sort_by_key(|team| (team.pairing_number.is_none(), team.pairing_number, team.id));
        let members = teams.iter().flat_map(|team| {
            let members = team.details.members.iter();
            members.map(|member| (*member, team.id))
        });
        let nothing = Cell {
            opponent: None,
            outcome: Outcome::NotPaired,
            colour: None,
            points: [Points::ZERO; 2],
        };
        let boards = number_of_boards(tournament);
        Sheet {
            tournament,
            places: teams.iter().map(|team| team.id).zip(0..).collect(),
            team_of: members.collect(),
            rounds,
            boards,
            cells: vec![nothing; teams.len() * rounds],
            points: vec![Points::ZERO; teams.len() * rounds * boards],
            teams,
        }
    }

    fn game_worth(&self) -> Worth {
        let points = self.tournament.point_system();
        Worth {
            win: points.win,
            draw: points.draw,
            loss: points.loss,
        }
    }

    fn take_match(&mut self, round: usize, drawn: &Round, table: &TeamMatch) {
        let (Some(first), Some(second)) = (
            self.places.get(&table.first).copied(),
            self.places.get(&table.second).copied(),
        ) else {
            return;
        };
        let games = games_at(drawn, table.table);
        let outcomes = match table.forfeit.or_else(|| self.unplayed(games, table)) {
            Some(forfeit) => forfeited(forfeit),
            None => self.play(round, games, table),
        };
        let sides = [
            (first, second, Colour::White, outcomes.0),
            (second, first, Colour::Black, outcomes.1),
        ];
        for (place, opponent, colour, outcome) in sides {
            let game_points = if outcome.is_played() {
                self.board_points(place, round).iter().copied().sum()
            } else {
                self.on_every_board(place, round, outcome)
            };
            let match_points = &self.tournament.draft().team_scoring.match_points;
            self.cells[place * self.rounds + round] = Cell {
                opponent: Some(opponent),
                outcome,
                colour: Some(colour),
                points: [match_points.points(outcome), game_points],
            };
        }
    }

    /// How a match without a single game was forfeited: a team with a forfeit win played.
    fn unplayed(&self, games: &[Game], table: &TeamMatch) -> Option<MatchForfeit> {
        let counted = games.iter().map(|game| {
            let result = game.results.counted_for(Purpose::Standings);
            (game, result)
        });
        let mut wins = [false; 2];
        for (game, result) in counted {
            if result.white.is_played() {
                return None;
            }
            let white_is_first = self.team_of.get(&game.white) == Some(&table.first);
            let side = usize::from(!white_is_first);
            wins[side] |= result.white == Outcome::ForfeitWin;
            wins[1 - side] |= result.black == Outcome::ForfeitWin;
        }
        match (games.is_empty(), wins) {
            (true, _) | (_, [true, true]) => None,
            (_, [true, false]) => Some(MatchForfeit::FirstWins),
            (_, [false, true]) => Some(MatchForfeit::SecondWins),
            (_, [false, false]) => Some(MatchForfeit::Both),
        }
    }

    /// Writes the boards of a match down; what it was to both teams.
    fn play(&mut self, round: usize, games: &[Game], table: &TeamMatch) -> (Outcome, Outcome) {
        let system = self.tournament.point_system();
        let mut totals = [Points::ZERO; 2];
        let mut finished = true;
        for (game, seat) in games.iter().zip(1..) {
            let result = game.results.counted_for(Purpose::Standings);
            finished &= result.is_final();
            let board = usize::from(game.board.board.unwrap_or(seat)).saturating_sub(1);
            for (player, outcome) in [(game.white, result.white), (game.black, result.black)] {
                let Some(team) = self.team_of.get(&player).copied() else {
                    continue;
                };
                let points = system.points(outcome);
                totals[usize::from(team != table.first)] += points;
                self.add_to_board(team, round, board, points);
            }
        }
        if !finished || games.is_empty() {
            return (Outcome::Pending, Outcome::Pending);
        }
        match totals[0].cmp(&totals[1]) {
            std::cmp::Ordering::Greater => (Outcome::Win, Outcome::Loss),
            std::cmp::Ordering::Equal => (Outcome::Draw, Outcome::Draw),
            std::cmp::Ordering::Less => (Outcome::Loss, Outcome::Win),
        }
    }

    fn add_to_board(&mut self, team: TeamId, round: usize, board: usize, points: Points) {
        let Some(place) = self.places.get(&team).copied() else {
            return;
        };
        let first = (place * self.rounds + round) * self.boards;
        if board < self.boards {
            self.points[first + board] += points;
        }
    }

    fn take_bye(&mut self, round: usize, team: TeamId, kind: ByeKind) {
        let Some(place) = self.places.get(&team).copied() else {
            return;
        };
        let scoring = &self.tournament.draft().team_scoring;
        let outcome = kind.outcome();
        let match_points = scoring.match_points.points(outcome);
        let announced = scoring
            .bye_game_points
            .filter(|_| kind == ByeKind::PairingAllocated);
        let on_boards = self.on_every_board(place, round, outcome);
        self.cells[place * self.rounds + round] = Cell {
            opponent: None,
            outcome,
            colour: None,
            points: [match_points, announced.unwrap_or(on_boards)],
        };
    }

    /// Gives every board of a team the points of a round without a game, and their sum.
    fn on_every_board(&mut self, place: usize, round: usize, outcome: Outcome) -> Points {
        let worth = self.game_worth();
        let points = match outcome {
            Outcome::ForfeitWin | Outcome::PairingAllocatedBye | Outcome::FullPointBye => worth.win,
            Outcome::HalfPointBye => worth.draw,
            _ => Points::ZERO,
        };
        let first = (place * self.rounds + round) * self.boards;
        let boards = &mut self.points[first..first + self.boards];
        boards.fill(points);
        boards.iter().copied().sum()
    }

    fn board_points(&self, place: usize, round: usize) -> &[Points] {
        let first = (place * self.rounds + round) * self.boards;
        &self.points[first..first + self.boards]
    }

    fn into_field(self, system: System) -> Field {
        let scoring = &self.tournament.draft().team_scoring;
        let game = self.game_worth();
        let on_all = |points: Points| (0..self.boards).map(|_| points).sum();
        let matches = Worth {
            win: scoring.match_points.win,
            draw: scoring.match_points.draw,
            loss: scoring.match_points.loss,
        };
        let games = Worth {
            win: on_all(game.win),
            draw: on_all(game.draw),
            loss: on_all(game.loss),
        };
        Field {
            participants: participants(&self.teams),
            rounds: self.rounds,
            cells: self.cells,
            system,
            primary: match scoring.primary {
                PrimaryScore::MatchPoints => Score::Match,
                PrimaryScore::GamePoints => Score::Game,
            },
            worth: [matches, games],
            boards: Some(Boards {
                number: self.boards,
                game,
                points: self.points,
            }),
        }
    }
}

/// The games of a match: those at its table, which stand together.
fn games_at(round: &Round, table: u32) -> &[Game] {
    let first = round.games.partition_point(|game| game.board.table < table);
    let rest = &round.games[first..];
    let end = rest.partition_point(|game| game.board.table == table);
    &rest[..end]
}

fn forfeited(forfeit: MatchForfeit) -> (Outcome, Outcome) {
    match forfeit {
        MatchForfeit::FirstWins => (Outcome::ForfeitWin, Outcome::ForfeitLoss),
        MatchForfeit::SecondWins => (Outcome::ForfeitLoss, Outcome::ForfeitWin),
        MatchForfeit::Both => (Outcome::ForfeitLoss, Outcome::ForfeitLoss),
    }
}

/// The boards announced, or else as many as the largest match has.
fn number_of_boards(tournament: &Tournament) -> usize {
    let announced = usize::from(tournament.draft().team_scoring.boards);
    let rounds = tournament.rounds().iter();
    let boards = rounds.flat_map(|round| &round.games);
    let largest = boards.filter_map(|game| game.board.board).max();
    announced.max(largest.map_or(0, usize::from))
}

fn participants(teams: &[&Team]) -> Vec<Participant> {
    let mut last = 0;
    let numbered = teams.iter().map(|team| {
        last = team.pairing_number.map_or(last + 1, |number| number.get());
        Participant {
            id: team.id.0,
            number: last,
            name: team.details.name.clone(),
            rating: None,
        }
    });
    numbered.collect()
}
