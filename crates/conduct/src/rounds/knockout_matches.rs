//! Knockouts whose matches are more than one game: matches of teams, and matches of several games.
//!
//! A match becomes one game between two entrants, a team being its stand-in, so that bracket and
//! places are those of any knockout. A match of several games takes as many rounds, colours reversed
//! in turn; who cannot be caught any more plays no further game.

use std::borrow::Cow;
use std::cmp::Ordering;

use adoube_journal::{Format, SectionSettings};
use adoube_pairing::schedule::team_match::scoring::leader_by_boards;
use adoube_tournament::{
    BoardNumber, Draft, Entrant, EntrantId, Game, GameResult, Player, PointSystem, Points,
    PrimaryScore, Purpose, Results, Round, Team, TeamResult, Tournament, Violations,
};

use super::competitors::{standing_for, team_of};
use crate::announcement::stored;

/// A match of a knockout as far as it was played.
#[derive(Clone, Debug)]
pub(super) struct Contest {
    pub board: BoardNumber,
    /// Who had White, or White on board 1, in the last game.
    pub white: EntrantId,
    pub black: EntrantId,
    games: u16,
    is_open: bool,
    match_points: [Points; 2],
    /// What each board brought, board 1 first; one board in a match of players.
    boards: Vec<[Points; 2]>,
}

/// The matches of a knockout: those of the rounds of the bracket that are over, and those of the one
/// that goes on.
pub(super) struct Matches {
    pub finished: Vec<Vec<Contest>>,
    pub going_on: Option<Vec<Contest>>,
}

/// The most points that a game, or a match of teams, can still bring.
#[derive(Clone, Copy)]
struct Best {
    points: Points,
    games: u16,
}

/// How many games a match of a knockout has.
fn games_of_match(settings: &SectionSettings) -> u16 {
    let announced = stored::read(&settings.announced).match_games;
    announced.unwrap_or(1).max(1)
}

/// Whether matches are single games of players, so that nothing has to be added up.
fn is_plain(settings: &SectionSettings) -> bool {
    settings.format != Format::TeamKnockout && games_of_match(settings) == 1
}

/// A knockout with its matches as games, those that go on included; itself where they are.
pub(crate) fn as_games<'t>(
    settings: &SectionSettings,
    tournament: &'t Tournament,
) -> Result<Cow<'t, Tournament>, Violations> {
    if is_plain(settings) {
        return Ok(Cow::Borrowed(tournament));
    }
    let matches = Matches::of(settings, tournament);
    let rounds = matches.finished.iter().chain(&matches.going_on);
    of_contests(settings, tournament, rounds).map(Cow::Owned)
}

/// The same without those that go on.
pub(super) fn finished<'t>(
    settings: &SectionSettings,
    tournament: &'t Tournament,
) -> Result<(Cow<'t, Tournament>, Option<Vec<Contest>>), Violations> {
    if is_plain(settings) {
        return Ok((Cow::Borrowed(tournament), None));
    }
    let Matches { finished, going_on } = Matches::of(settings, tournament);
    let over = of_contests(settings, tournament, finished.iter())?;
    Ok((Cow::Owned(over), going_on))
}

impl Matches {
    fn of(settings: &SectionSettings, tournament: &Tournament) -> Matches {
        let of_teams = settings.format == Format::TeamKnockout;
        let rounds = match of_teams {
            true => of_teams_by_rounds(tournament),
            false => of_players_by_rounds(tournament),
        };
        let win = tournament.point_system().win;
        let boards = if of_teams {
            tournament.team_boards()
        } else {
            1
        };
        let best = Best {
            points: (0..boards).map(|_| win).sum(),
            games: games_of_match(settings),
        };
        let mut matches = Matches {
            finished: Vec::new(),
            going_on: None,
        };
        for round in rounds {
            let mut stage = matches.going_on.take().unwrap_or_default();
            for contest in round {
                match stage.iter_mut().find(|one| one.is_between(&contest)) {
                    Some(first) => first.add(&contest),
                    None => stage.push(contest),
                }
            }
            match stage.iter().all(|contest| contest.is_over(best)) {
                true => matches.finished.push(stage),
                false => matches.going_on = Some(stage),
            }
        }
        let going_on = matches.going_on.iter_mut().flatten();
        going_on.for_each(|contest| contest.is_open |= !contest.is_over(best));
        matches
    }
}

impl Contest {
    fn is_between(&self, other: &Contest) -> bool {
        let both = |one: &Contest| (one.white.min(one.black), one.white.max(one.black));
        both(self) == both(other)
    }

    /// Takes the next game of the same match.
    fn add(&mut self, next: &Contest) {
        let same = self.white == next.white;
        if !same {
            self.match_points.reverse();
            self.boards.iter_mut().for_each(|board| board.reverse());
        }
        (self.white, self.black) = (next.white, next.black);
        self.games += next.games;
        self.is_open |= next.is_open;
        for side in [0, 1] {
            self.match_points[side] += next.match_points[side];
            for (own, added) in self.boards.iter_mut().zip(&next.boards) {
                own[side] += added[side];
            }
        }
    }

    fn totals(&self) -> [Points; 2] {
        [0, 1].map(|side| self.boards.iter().map(|board| board[side]).sum())
    }

    /// All games have been played, or the lead cannot be caught up with.
    fn is_over(&self, best: Best) -> bool {
        let [one, other] = self.totals();
        let lead = one.max(other) - one.min(other);
        let left = best.games.saturating_sub(self.games);
        let to_come: Points = (0..left).map(|_| best.points).sum();
        left == 0 || (!self.is_open && lead > to_come)
    }

    /// Whether games of it are still to be paired.
    pub(super) fn goes_on(&self) -> bool {
        self.is_open
    }

    /// How the match ended. Of teams with as many game points the board count decides, then the
    /// boards without the last ones (C.07.12); what is level then a play-off decides: in a match of
    /// players by what counts for pairing.
    fn result(&self, primary: PrimaryScore, play_off: Option<EntrantId>) -> GameResult {
        let totals = self.totals();
        if self.is_open {
            return GameResult::PENDING;
        }
        if totals == [Points::ZERO; 2] {
            return GameResult::DOUBLE_FORFEIT;
        }
        let by = |[white, black]: [Points; 2]| white.cmp(&black);
        let by_match_points = match primary {
            PrimaryScore::MatchPoints => by(self.match_points),
            PrimaryScore::GamePoints => Ordering::Equal,
        };
        let by_boards = || match leader_by_boards(&self.boards) {
            Some(0) => Ordering::Greater,
            Some(_) => Ordering::Less,
            None => Ordering::Equal,
        };
        let by_play_off = || match play_off {
            Some(winner) if winner == self.white => Ordering::Greater,
            Some(_) => Ordering::Less,
            None => Ordering::Equal,
        };
        let by_score = by_match_points.then(by(totals));
        match by_score.then_with(by_boards).then_with(by_play_off) {
            Ordering::Greater => GameResult::WHITE_WINS,
            Ordering::Less => GameResult::BLACK_WINS,
            Ordering::Equal => GameResult::DRAW,
        }
    }
}

fn of_players_by_rounds(tournament: &Tournament) -> Vec<Vec<Contest>> {
    let system = tournament.point_system();
    let contest = |game: &Game| {
        let counted = game.results.counted_for(Purpose::Pairing);
        let points = [counted.white, counted.black].map(|outcome| system.points(outcome));
        Contest {
            board: game.board,
            white: game.white,
            black: game.black,
            games: 1,
            is_open: !counted.is_final(),
            match_points: [Points::ZERO; 2],
            boards: vec![points],
        }
    };
    let rounds = tournament.rounds().iter();
    rounds
        .map(|round| round.games.iter().map(contest).collect())
        .collect()
}

fn of_teams_by_rounds(tournament: &Tournament) -> Vec<Vec<Contest>> {
    let results = tournament.team_results_for(tournament.paired_rounds(), Purpose::Pairing);
    let rounds = tournament.rounds().iter().zip(&results);
    let round = |(round, results): (&Round, &Vec<_>)| {
        let matches = round.matches.iter().filter_map(|meeting| {
            let of = |team| {
                let mut all = results.iter();
                all.find(|one: &&TeamResult| one.team == team)
            };
            let (first, second) = (of(meeting.first)?, of(meeting.second)?);
            let boards = first.boards.iter().zip(&second.boards);
            Some(Contest {
                board: BoardNumber::single(meeting.table),
                white: standing_for(meeting.first),
                black: standing_for(meeting.second),
                games: 1,
                is_open: !first.outcome.is_final(),
                match_points: [first.match_points, second.match_points],
                boards: boards.map(|(one, other)| [*one, *other]).collect(),
            })
        });
        matches.collect()
    };
    rounds.map(round).collect()
}

fn of_contests<'c>(
    settings: &SectionSettings,
    tournament: &Tournament,
    rounds: impl Iterator<Item = &'c Vec<Contest>>,
) -> Result<Tournament, Violations> {
    let primary = match settings.format {
        Format::TeamKnockout => tournament.draft().team_scoring.primary,
        _ => PrimaryScore::GamePoints,
    };
    // Two teams meet in one match only.
    let play_off = |contest: &Contest| {
        let both = [contest.white, contest.black].map(team_of);
        let mut all = tournament.draft().team_play_offs.iter();
        let decided = all.find(|one| one.is_between(&both))?;
        decided.winner().map(standing_for)
    };
    let game = |contest: &Contest| Game {
        results: Results::reported(contest.result(primary, play_off(contest))),
        ..Game::pending(contest.board, contest.white, contest.black)
    };
    let rounds = rounds.map(|contests| Round {
        games: contests.iter().map(game).collect(),
        ..Round::default()
    });
    let rounds: Vec<Round> = rounds.collect();
    let entrants = match settings.format {
        Format::TeamKnockout => tournament.teams().iter().map(stand_in).collect(),
        _ => tournament.entrants().to_vec(),
    };
    Tournament::new(Draft {
        planned_rounds: u16::try_from(rounds.len()).unwrap_or(u16::MAX),
        point_system: PointSystem::one_half_zero(),
        fixed_schedule: true,
        entrants,
        rounds,
        ..Draft::default()
    })
}

fn stand_in(team: &Team) -> Entrant {
    Entrant {
        pairing_number: team.pairing_number,
        ..Entrant::new(standing_for(team.id), Player::named(&team.details.name))
    }
}
