//! Matches of several games between two players (M2-33; match regulations 5.1).
//!
//! Colours alternate; who begins with White is drawn by lot. Long matches for a title may switch
//! the order of colours at half time, so that nobody has White after every rest day. A match ends
//! when it is decided. Games after that may be played for the spectators, but are not rated, so
//! an [`IndividualMatch`] takes them and keeps them apart.
//!
//! ```
//! use adoube_pairing::schedule::individual_match::{IndividualMatch, MatchStatus, Plan};
//! use adoube_tournament::GameResult;
//!
//! let mut game_by_game = IndividualMatch::new([1, 2], Plan::of(4)).unwrap();
//! for result in [GameResult::WHITE_WINS, GameResult::BLACK_WINS, GameResult::DRAW] {
//!     game_by_game.record(result).unwrap();
//! }
//! assert_eq!(game_by_game.status(), MatchStatus::Won(1));
//! assert_eq!(game_by_game.next_game(), None);
//! ```

use adoube_tournament::{Colour, GameResult, PointSystem, Points};
use serde::{Deserialize, Serialize};

use super::lots::Lots;
use super::{Counted, Problem, ScheduleError, Scheduled, ScheduledGame, Seat, within};

const SYSTEM: Scheduled = Scheduled::Match;

/// How the colours go on after the first game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ColourOrder {
    /// They alternate from the first game to the last.
    Alternating,
    /// They alternate, but the second half begins with the colours the first half ended with.
    /// Of an odd number of games the first half has one more.
    ReversedAtHalfTime,
    /// They are reversed after each odd-numbered game (13.2.11): X, Y, Y, X, X, Y, Y …
    ReversedAfterOddGames,
}

impl ColourOrder {
    /// Whether a game, counted from 1, has the colours of the first game.
    fn as_in_first_game(self, game: u32, games: u32) -> bool {
        let odd = game % 2 == 1;
        match self {
            ColourOrder::Alternating => odd,
            ColourOrder::ReversedAtHalfTime => odd == (game <= games.div_ceil(2)),
            ColourOrder::ReversedAfterOddGames => (game / 2).is_multiple_of(2),
        }
    }
}

/// How many games a match has, and the order of their colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The number of games, at the most.
    pub games: u32,
    /// The order of colours.
    pub order: ColourOrder,
}

impl Plan {
    /// So many games with alternating colours.
    pub fn of(games: u32) -> Plan {
        Plan {
            games,
            order: ColourOrder::Alternating,
        }
    }

    /// The score that wins the match before its last game: half a point more than half.
    pub fn points_to_win(self) -> Points {
        let halves = i32::try_from(self.games.saturating_add(1)).unwrap_or(i32::MAX);
        Points::hundredths(halves.saturating_mul(Points::HALF.as_hundredths()))
    }
}

/// How a match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchStatus {
    Open,
    /// This player cannot be caught any more.
    Won(Seat),
    /// All games are played and the score is level.
    Level,
}

/// A game of a match that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedGame {
    /// Its number, from 1.
    pub number: u32,
    /// Who had which colour.
    pub game: ScheduledGame<Seat>,
    /// What came out of it.
    pub result: GameResult,
    /// Whether the match was still open when it began: only then is it rated (5.1).
    pub before_decision: bool,
}

/// A match of a fixed number of games, game by game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IndividualMatch {
    /// Who has White in game 1, and the opponent.
    players: [Seat; 2],
    plan: Plan,
    results: Vec<GameResult>,
}

impl IndividualMatch {
    /// A match in which the first of the two has White in game 1.
    ///
    /// # Errors
    ///
    /// No games at all, or a player against himself.
    pub fn new(players: [Seat; 2], plan: Plan) -> Result<IndividualMatch, ScheduleError> {
        within(SYSTEM, Counted::Games, 1, plan.games)?;
        two_players(players)?;
        Ok(IndividualMatch {
            players,
            plan,
            results: Vec::new(),
        })
    }

    /// A match in which the first White is drawn by lot.
    ///
    /// # Errors
    ///
    /// As for [`IndividualMatch::new`].
    pub fn by_lot(
        players: [Seat; 2],
        plan: Plan,
        lots: &mut Lots,
    ) -> Result<IndividualMatch, ScheduleError> {
        IndividualMatch::new(white_first(players, lots), plan)
    }

    /// What was announced before the first game.
    pub fn plan(&self) -> Plan {
        self.plan
    }

    /// The colours of a game, counted from 1.
    pub fn colours_of(&self, game: u32) -> ScheduledGame<Seat> {
        colours(self.players, self.plan, game)
    }

    /// The next game and its number, unless the match is over.
    pub fn next_game(&self) -> Option<(u32, ScheduledGame<Seat>)> {
        let number = self.played() + 1;
        (self.status() == MatchStatus::Open).then(|| (number, self.colours_of(number)))
    }

    /// Takes the result of the next game, also of one played after the decision.
    ///
    /// # Errors
    ///
    /// All games have been played, or the result is none that a game can end with.
    pub fn record(&mut self, result: GameResult) -> Result<(), ScheduleError> {
        if self.played() == self.plan.games {
            return Err(SYSTEM.impossible(Problem::AllGamesPlayed));
        }
        self.results.push(result_of_game(SYSTEM, result)?);
        Ok(())
    }

    /// How the match stands.
    pub fn status(&self) -> MatchStatus {
        match self.decided_after() {
            Some(game) => self
                .leader_after(game)
                .map_or(MatchStatus::Level, MatchStatus::Won),
            None if self.played() == self.plan.games => MatchStatus::Level,
            None => MatchStatus::Open,
        }
    }

    /// The game that decided the match.
    pub fn decided_after(&self) -> Option<u32> {
        (1..=self.played()).find(|game| self.is_decided_after(*game))
    }

    /// A player's score with all games that were played.
    pub fn score(&self, player: Seat) -> Points {
        self.score_after(player, self.played())
    }

    /// All games that were played, with those after the decision marked.
    pub fn games(&self) -> impl Iterator<Item = PlayedGame> + '_ {
        let decided = self.decided_after();
        (1..)
            .zip(&self.results)
            .map(move |(number, result)| PlayedGame {
                number,
                game: self.colours_of(number),
                result: *result,
                before_decision: decided.is_none_or(|deciding| number <= deciding),
            })
    }

    fn played(&self) -> u32 {
        // `record` keeps the results within the planned games.
        u32::try_from(self.results.len()).unwrap_or(self.plan.games)
    }

    fn score_after(&self, player: Seat, games: u32) -> Points {
        (1..=games)
            .zip(&self.results)
            .map(|(number, result)| points_in(player, self.colours_of(number), *result))
            .sum()
    }

    fn leader_after(&self, games: u32) -> Option<Seat> {
        let [one, other] = self.players;
        leader([one, other].map(|player| (player, self.score_after(player, games))))
    }

    /// The other cannot draw level. That is more than half of the points, unless the arbiter
    /// scored a game 0–0 or ½–0 (Laws 10.2) and there were fewer points to share.
    fn is_decided_after(&self, games: u32) -> bool {
        let [one, other] = self.players.map(|player| self.score_after(player, games));
        let left = i32::try_from(self.plan.games - games).unwrap_or(i32::MAX);
        one.max(other) > one.min(other) + Points::whole(left)
    }
}

/// Draws who has White first.
pub(super) fn white_first([one, other]: [Seat; 2], lots: &mut Lots) -> [Seat; 2] {
    match lots.colour() {
        Colour::White => [one, other],
        Colour::Black => [other, one],
    }
}

/// The colours of a game when the first player had White in game 1.
pub(super) fn colours([white, black]: [Seat; 2], plan: Plan, game: u32) -> ScheduledGame<Seat> {
    let first = ScheduledGame { white, black };
    if plan.order.as_in_first_game(game, plan.games) {
        first
    } else {
        first.reversed()
    }
}

/// What a player made of a game; 1, ½ or 0, since a match is counted in games.
pub(super) fn points_in(player: Seat, game: ScheduledGame<Seat>, result: GameResult) -> Points {
    let system = PointSystem::default();
    if player == game.white {
        system.points(result.white)
    } else if player == game.black {
        system.points(result.black)
    } else {
        Points::ZERO
    }
}

/// The player with the higher score.
pub(super) fn leader([one, other]: [(Seat, Points); 2]) -> Option<Seat> {
    match one.1.cmp(&other.1) {
        std::cmp::Ordering::Greater => Some(one.0),
        std::cmp::Ordering::Less => Some(other.0),
        std::cmp::Ordering::Equal => None,
    }
}

/// The result is one that a game can end with.
pub(super) fn result_of_game(
    system: Scheduled,
    result: GameResult,
) -> Result<GameResult, ScheduleError> {
    let problem = match result.check_reported() {
        Ok(result) if result.is_final() => return Ok(result),
        Ok(_) => Problem::ResultNotKnown { result },
        Err(impossible) => Problem::Result(impossible),
    };
    Err(system.impossible(problem))
}

pub(super) fn two_players([one, other]: [Seat; 2]) -> Result<(), ScheduleError> {
    if one == other {
        return Err(SYSTEM.impossible(Problem::MatchWithHimself));
    }
    Ok(())
}
