//! What the rounds were to the teams: matches from the games of their boards.

use std::collections::HashMap;

use crate::{
    Colour, EmptyBoard, EntrantId, Game, MatchForfeit, Outcome, Points, Purpose, Round,
    RoundNumber, TeamBye, TeamId, TeamMatch, Tournament,
};

/// What a round was to a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamResult {
    pub team: TeamId,
    /// The team it met, or should have met.
    pub opponent: Option<TeamId>,
    /// What the match, or the bye, was.
    pub outcome: Outcome,
    /// Whether a game was, or is to be, played on any board.
    pub is_played: bool,
    /// The colour it had on board 1.
    pub colour: Option<Colour>,
    /// The match points, with what was given or taken.
    pub match_points: Points,
    /// The game points, with what was given or taken.
    pub game_points: Points,
    /// What each board brought, board 1 first.
    pub boards: Vec<Points>,
}

impl Tournament {
    /// On how many boards a match is played: those announced, or as many as the largest match has.
    pub fn team_boards(&self) -> usize {
        let announced = usize::from(self.draft().team_scoring.boards);
        let seats = self.rounds().iter().flat_map(|round| {
            let games = round.games.iter().map(|game| game.board);
            games.chain(round.empty_boards.iter().map(|empty| empty.board))
        });
        let largest = seats.filter_map(|board| board.board).max();
        announced.max(largest.map_or(0, usize::from))
    }

    /// What the rounds up to and including one were to the teams, in the order of
    /// [`Tournament::teams`].
    ///
    /// A match in which no game was played is a forfeited match. A pairing-allocated bye and a
    /// forfeited match count as won on every board, a half-point bye as drawn (C.07.12); how many
    /// points the bye brings is announced. Who sits at a board without an opponent wins it.
    pub fn team_results(&self, after: RoundNumber) -> Vec<Vec<TeamResult>> {
        self.team_results_for(after, Purpose::Standings)
    }

    /// The same as it counts for a purpose: for the pairing, an adjourned game is a draw.
    pub fn team_results_for(&self, after: RoundNumber, purpose: Purpose) -> Vec<Vec<TeamResult>> {
        let scorer = TeamScorer::of(self, purpose);
        let rounds = self.rounds().iter().take(usize::from(after.0)).enumerate();
        rounds
            .map(|(place, round)| scorer.round(RoundNumber::at_place(place), round))
            .collect()
    }
}

/// What is known while the matches are added up.
struct TeamScorer<'t> {
    tournament: &'t Tournament,
    team_of: HashMap<EntrantId, TeamId>,
    boards: usize,
    purpose: Purpose,
}

/// What a match was to its two teams, the first one first.
struct MatchOutcome {
    outcomes: [Outcome; 2],
    boards: [Vec<Points>; 2],
}

impl<'t> TeamScorer<'t> {
    fn of(tournament: &'t Tournament, purpose: Purpose) -> TeamScorer<'t> {
        let members = tournament.teams().iter().flat_map(|team| {
            let members = team.details.members.iter();
            members.map(|member| (*member, team.id))
        });
        TeamScorer {
            tournament,
            team_of: members.collect(),
            boards: tournament.team_boards(),
            purpose,
        }
    }

    fn round(&self, number: RoundNumber, round: &Round) -> Vec<TeamResult> {
        let mut found: HashMap<TeamId, TeamResult> = HashMap::new();
        for table in &round.matches {
            found.extend(
                self.team_match(round, table)
                    .map(|result| (result.team, result)),
            );
        }
        for bye in &round.team_byes {
            found.insert(bye.team, self.bye(*bye));
        }
        let teams = self.tournament.teams().iter();
        let results = teams.map(|team| {
            let mut result = (found.remove(&team.id)).unwrap_or_else(|| self.nothing(team.id));
            self.adjust(number, &mut result);
            result
        });
        results.collect()
    }

    fn nothing(&self, team: TeamId) -> TeamResult {
        TeamResult {
            team,
            opponent: None,
            outcome: Outcome::NotPaired,
            is_played: false,
            colour: None,
            match_points: Points::ZERO,
            game_points: Points::ZERO,
            boards: vec![Points::ZERO; self.boards],
        }
    }

    fn adjust(&self, round: RoundNumber, result: &mut TeamResult) {
        let all = self.tournament.draft().team_adjustments.iter();
        for one in all.filter(|one| one.team == result.team && one.round == round) {
            result.match_points += one.match_points;
            result.game_points += one.game_points;
        }
    }

    fn team_match(&self, round: &Round, table: &TeamMatch) -> [TeamResult; 2] {
        let games = games_at(&round.games, table.table);
        let empty: Vec<EmptyBoard> = (round.empty_boards.iter().copied())
            .filter(|empty| empty.board.table == table.table)
            .collect();
        let unplayed = || self.unplayed(games, &empty, table);
        let played = match table.forfeit {
            Some(forfeit) => self.forfeited(forfeit),
            None => match unplayed() {
                Some(forfeit) if self.is_swept(games) => self.forfeited(forfeit),
                // A board that both teams left empty was won by neither.
                Some(forfeit) => MatchOutcome {
                    boards: self.play(games, &empty, table).boards,
                    ..self.forfeited(forfeit)
                },
                None => self.play(games, &empty, table),
            },
        };
        // One whose line-ups are not known yet is expected to be played.
        let is_open = games.is_empty() && empty.is_empty();
        let is_played = table.forfeit.is_none()
            && (is_open || (games.iter()).any(|game| game.results.reported.white.is_played()));
        let scoring = &self.tournament.draft().team_scoring.match_points;
        let [first, second] = played.boards;
        let side = |team, opponent, colour, outcome, boards: Vec<Points>| TeamResult {
            team,
            opponent: Some(opponent),
            outcome,
            is_played,
            colour: Some(colour),
            match_points: scoring.points(outcome),
            game_points: boards.iter().copied().sum(),
            boards,
        };
        let (one, other) = (table.first, table.second);
        [
            side(one, other, Colour::White, played.outcomes[0], first),
            side(other, one, Colour::Black, played.outcomes[1], second),
        ]
    }

    /// How a match without a single game was forfeited: a team with a forfeit win played.
    fn unplayed(
        &self,
        games: &[Game],
        empty: &[EmptyBoard],
        table: &TeamMatch,
    ) -> Option<MatchForfeit> {
        let mut wins = [false; 2];
        for game in games {
            let result = game.results.counted_for(self.purpose);
            if result.white.is_played() {
                return None;
            }
            let side = self.side(game.white, table);
            wins[side] |= result.white == Outcome::ForfeitWin;
            wins[1 - side] |= result.black == Outcome::ForfeitWin;
        }
        for seat in empty {
            wins[self.side(seat.entrant, table)] = true;
        }
        match (games.is_empty() && empty.is_empty(), wins) {
            // A match of which nothing is known, or with wins on both sides, is no forfeited match:
            // its boards decide.
            (true, _) | (_, [true, true]) => None,
            (_, [true, false]) => Some(MatchForfeit::FirstWins),
            (_, [false, true]) => Some(MatchForfeit::SecondWins),
            (_, [false, false]) => Some(MatchForfeit::Both),
        }
    }

    /// Whether somebody won every game of a match in which none was played.
    fn is_swept(&self, games: &[Game]) -> bool {
        games.iter().all(|game| {
            let result = game.results.counted_for(self.purpose);
            [result.white, result.black].contains(&Outcome::ForfeitWin)
        })
    }

    /// 0 for somebody of the first team of a match, 1 for somebody of the other.
    fn side(&self, player: EntrantId, table: &TeamMatch) -> usize {
        usize::from(self.team_of.get(&player) != Some(&table.first))
    }

    fn forfeited(&self, forfeit: MatchForfeit) -> MatchOutcome {
        let outcomes = match forfeit {
            MatchForfeit::FirstWins => [Outcome::ForfeitWin, Outcome::ForfeitLoss],
            MatchForfeit::SecondWins => [Outcome::ForfeitLoss, Outcome::ForfeitWin],
            MatchForfeit::Both => [Outcome::ForfeitLoss; 2],
        };
        MatchOutcome {
            outcomes,
            boards: outcomes.map(|outcome| self.on_every_board(outcome)),
        }
    }

    /// What the boards of a match brought, and what it was to both teams.
    fn play(&self, games: &[Game], empty: &[EmptyBoard], table: &TeamMatch) -> MatchOutcome {
        let system = self.tournament.point_system();
        let mut boards = [
            vec![Points::ZERO; self.boards],
            vec![Points::ZERO; self.boards],
        ];
        // A match is decided when all its boards are; until then its score is on the boards only.
        let mut finished = !games.is_empty() || !empty.is_empty();
        let mut add = |side: usize, board: usize, outcome: Outcome| {
            if let Some(points) = boards[side].get_mut(board) {
                *points += system.points(outcome);
            }
        };
        for (game, seat) in games.iter().zip(1..) {
            let result = game.results.counted_for(self.purpose);
            finished &= result.is_final();
            let board = usize::from(game.board.board.unwrap_or(seat)).saturating_sub(1);
            add(self.side(game.white, table), board, result.white);
            add(self.side(game.black, table), board, result.black);
        }
        for seat in empty {
            let board = usize::from(seat.board.board.unwrap_or(1)).saturating_sub(1);
            let side = self.side(seat.entrant, table);
            add(side, board, Outcome::ForfeitWin);
            add(1 - side, board, Outcome::ForfeitLoss);
        }
        let total = |side: usize| -> Points { boards[side].iter().copied().sum() };
        let available = (0..self.boards).map(|_| system.win).sum();
        let rule = self.tournament.draft().team_scoring.match_rule;
        let outcomes = match finished {
            true => rule.outcomes([total(0), total(1)], available),
            false => [Outcome::Pending; 2],
        };
        MatchOutcome { outcomes, boards }
    }

    fn bye(&self, bye: TeamBye) -> TeamResult {
        let scoring = &self.tournament.draft().team_scoring;
        let outcome = bye.kind.outcome();
        let boards = self.on_every_board(outcome);
        let announced =
            (scoring.bye_game_points).filter(|_| outcome == Outcome::PairingAllocatedBye);
        TeamResult {
            outcome,
            match_points: scoring.match_points.points(outcome),
            game_points: announced.unwrap_or_else(|| boards.iter().copied().sum()),
            boards,
            ..self.nothing(bye.team)
        }
    }

    /// What a round without a game brings on each board.
    fn on_every_board(&self, outcome: Outcome) -> Vec<Points> {
        let system = self.tournament.point_system();
        let points = match outcome {
            Outcome::ForfeitWin | Outcome::PairingAllocatedBye | Outcome::FullPointBye => {
                system.win
            }
            Outcome::HalfPointBye => system.draw,
            _ => Points::ZERO,
        };
        vec![points; self.boards]
    }
}

/// The games of a match: those at its table, which stand together.
fn games_at(games: &[Game], table: u32) -> &[Game] {
    let first = games.partition_point(|game| game.board.table < table);
    let rest = &games[first..];
    let end = rest.partition_point(|game| game.board.table == table);
    &rest[..end]
}
