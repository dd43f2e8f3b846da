//! A match inside a knockout: some games, then a ladder of tie-break stages.

use adoube_tournament::{GameResult, Points};
use serde::{Deserialize, Serialize};

use super::super::individual_match::{
    ColourOrder, IndividualMatch, MatchStatus, Plan, colours, leader, points_in, result_of_game,
    two_players, white_first,
};
use super::super::lots::Lots;
use super::super::{Counted, Problem, ScheduleError, Scheduled, ScheduledGame, Seat, within};

const SYSTEM: Scheduled = Scheduled::KnockoutMatch;

/// Thinking time, not always the same for both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RateOfPlay {
    /// White's minutes for all moves.
    pub white_minutes: u32,
    /// Black's minutes for all moves.
    pub black_minutes: u32,
    /// The seconds added for each move.
    pub increment_seconds: u32,
    /// The first move they are added for.
    pub increment_from_move: u32,
}

impl RateOfPlay {
    /// The same for both sides, with the increment from move 1.
    pub const fn of(minutes: u32, increment_seconds: u32) -> RateOfPlay {
        RateOfPlay {
            white_minutes: minutes,
            black_minutes: minutes,
            increment_seconds,
            increment_from_move: 1,
        }
    }

    /// Three minutes and two seconds a move: the rate of short play-offs (13.2.11).
    pub const PLAY_OFF: RateOfPlay = RateOfPlay::of(3, 2);

    /// Five minutes for White against four for Black, two seconds a move from move 61 (5.2).
    pub const SUDDEN_DEATH: RateOfPlay = RateOfPlay {
        white_minutes: 5,
        black_minutes: 4,
        increment_seconds: 2,
        increment_from_move: 61,
    };
}

/// How fast a stage is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// At the event's standard rate.
    Standard,
    /// At the event's rapid rate.
    Rapid,
    /// At the event's blitz rate.
    Blitz,
    /// At a rate of its own.
    Exact(RateOfPlay),
}

/// What is played in a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StageGames {
    /// So many games with alternating colours.
    Games(u32),
    /// Single games until one is decisive, colours reversed after each odd-numbered game.
    UntilDecisive,
    /// One game in which Black needs only a draw.
    DrawOdds,
}

/// A stage of the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stage {
    pub games: StageGames,
    pub pace: Pace,
}

impl Stage {
    /// A stage of these games at this pace.
    pub const fn of(games: StageGames, pace: Pace) -> Stage {
        Stage { games, pace }
    }
}

/// The usual ladder (5.2): games at the standard rate, two rapid games, two or four blitz games,
/// and one in which a draw is enough for Black.
pub fn usual_ladder(standard_games: u32, blitz_games: u32) -> Vec<Stage> {
    vec![
        Stage::of(StageGames::Games(standard_games), Pace::Standard),
        Stage::of(StageGames::Games(2), Pace::Rapid),
        Stage::of(StageGames::Games(blitz_games), Pace::Blitz),
        Stage::of(StageGames::DrawOdds, Pace::Exact(RateOfPlay::SUDDEN_DEATH)),
    ]
}

/// The next game of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextGame {
    /// The stage in the ladder, from 1.
    pub stage: u32,
    /// The number of the game in its stage, from 1.
    pub number: u32,
    /// Who has which colour.
    pub game: ScheduledGame<Seat>,
    /// How fast it is played.
    pub pace: Pace,
    /// Whether a draw is enough for Black.
    pub draw_odds: bool,
}

/// A match with tie-breaks, game by game. Colours are drawn anew for each stage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MiniMatch {
    players: [Seat; 2],
    ladder: Vec<Stage>,
    lots: Lots,
    stage: usize,
    /// Who has White first in this stage, and the opponent.
    order: [Seat; 2],
    /// The results of this stage.
    results: Vec<GameResult>,
    status: MatchStatus,
}

impl MiniMatch {
    /// A match over a ladder of stages; the seed decides the colours.
    ///
    /// # Errors
    ///
    /// A player against himself, no stages, or a stage without games.
    pub fn new(
        players: [Seat; 2],
        ladder: Vec<Stage>,
        seed: u64,
    ) -> Result<MiniMatch, ScheduleError> {
        two_players(players)?;
        within(
            SYSTEM,
            Counted::Stages,
            1,
            u32::try_from(ladder.len()).unwrap_or(u32::MAX),
        )?;
        for stage in &ladder {
            if let StageGames::Games(games) = stage.games {
                within(SYSTEM, Counted::GamesInStage, 1, games)?;
            }
        }
        let mut lots = Lots::from_seed(seed);
        Ok(MiniMatch {
            players,
            ladder,
            stage: 0,
            order: white_first(players, &mut lots),
            lots,
            results: Vec::new(),
            status: MatchStatus::Open,
        })
    }

    /// The two players of the match.
    pub fn players(&self) -> [Seat; 2] {
        self.players
    }

    /// How the match stands. It can only end level when the ladder does not force a decision, or
    /// when both lost the game in which Black had draw odds; the regulations of the event decide.
    pub fn status(&self) -> MatchStatus {
        self.status
    }

    /// The winner, once there is one.
    pub fn winner(&self) -> Option<Seat> {
        match self.status {
            MatchStatus::Won(player) => Some(player),
            _ => None,
        }
    }

    /// The next game, unless the match is over.
    pub fn next_game(&self) -> Option<NextGame> {
        if self.status != MatchStatus::Open {
            return None;
        }
        let stage = self.ladder.get(self.stage)?;
        let number = u32::try_from(self.results.len()).ok()? + 1;
        Some(NextGame {
            stage: u32::try_from(self.stage).ok()? + 1,
            number,
            game: colours(self.order, plan(stage.games), number),
            pace: stage.pace,
            draw_odds: stage.games == StageGames::DrawOdds,
        })
    }

    /// Takes the result of the next game.
    ///
    /// # Errors
    ///
    /// The match is over, or the result is none that a game can end with.
    pub fn record(&mut self, result: GameResult) -> Result<(), ScheduleError> {
        let (Some(next), Some(stage)) = (self.next_game(), self.ladder.get(self.stage)) else {
            return Err(SYSTEM.impossible(Problem::MatchOver));
        };
        let games = stage.games;
        self.results.push(result_of_game(SYSTEM, result)?);
        match self.stage_after(games, next.game, result)? {
            MatchStatus::Open => {}
            MatchStatus::Level => self.next_stage(),
            won @ MatchStatus::Won(_) => self.status = won,
        }
        Ok(())
    }

    /// How the stage stands after its last result.
    fn stage_after(
        &self,
        games: StageGames,
        game: ScheduledGame<Seat>,
        result: GameResult,
    ) -> Result<MatchStatus, ScheduleError> {
        let [white, black] = [game.white, game.black].map(|p| (p, points_in(p, game, result)));
        Ok(match games {
            StageGames::Games(_) => {
                let mut stage = IndividualMatch::new(self.order, plan(games))?;
                self.results
                    .iter()
                    .try_for_each(|result| stage.record(*result))?;
                stage.status()
            }
            StageGames::UntilDecisive => {
                leader([white, black]).map_or(MatchStatus::Open, MatchStatus::Won)
            }
            // A game that both lost (Laws 10.2) is no draw, and helps nobody.
            StageGames::DrawOdds if white.1 + black.1 == Points::ZERO => MatchStatus::Level,
            StageGames::DrawOdds => MatchStatus::Won(leader([white, black]).unwrap_or(black.0)),
        })
    }

    fn next_stage(&mut self) {
        self.stage += 1;
        self.results.clear();
        if self.stage == self.ladder.len() {
            self.status = MatchStatus::Level;
        } else {
            self.order = white_first(self.players, &mut self.lots);
        }
    }
}

fn plan(games: StageGames) -> Plan {
    match games {
        StageGames::Games(games) => Plan::of(games),
        StageGames::DrawOdds => Plan::of(1),
        StageGames::UntilDecisive => Plan {
            games: u32::MAX,
            order: ColourOrder::ReversedAfterOddGames,
        },
    }
}
