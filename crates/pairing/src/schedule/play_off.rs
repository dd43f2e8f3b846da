//! Play-offs for a tie (M2-02 to M2-04; play-off regulations 13.2).
//!
//! A [`PlayOff`] says which games come next and takes their results, until every place is known:
//!
//! * two players: two games, then single games until one is decisive;
//! * three: a round robin; if all tie again the next tie-break drops the lowest;
//! * four: a knockout drawn by lot, each match as for two players;
//! * five or more: the four best by the next tie-break go on, as four.
//!
//! ```
//! use adoube_pairing::schedule::play_off::PlayOff;
//! use adoube_tournament::GameResult;
//!
//! let mut play_off = PlayOff::new(&[17, 4], 2024).unwrap();
//! let task = play_off.next_task().unwrap();
//! let favourite = task.games[0].white;
//! play_off.record(&[GameResult::WHITE_WINS]).unwrap();
//! play_off.record(&[GameResult::DRAW]).unwrap();
//! assert_eq!(play_off.finished().unwrap()[0].player, favourite);
//! ```

use adoube_tournament::{GameResult, Points};
use serde::Serialize;

use super::individual_match::{points_in, result_of_game};
use super::knockout::{MiniMatch, Pace, Placing, RateOfPlay, Stage, StageGames};
use super::lots::Lots;
use super::{Counted, Problem, ScheduleError, Scheduled, ScheduledGame, Seat, berger, within};

const SYSTEM: Scheduled = Scheduled::PlayOff;

/// The most players who play; the next tie-break drops the others (13.2.11 to 13.2.13).
const MOST_PLAYERS: usize = 4;

/// What kind of stage games belong to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayOffStage {
    /// The round robin of three.
    RoundRobin,
    /// The semi-finals of four.
    SemiFinals,
    /// The match for the first place.
    Final,
}

/// Games that can be played at the same time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Task {
    /// What they belong to.
    pub stage: PlayOffStage,
    /// The games; their results are recorded in this order.
    pub games: Vec<ScheduledGame<Seat>>,
    /// How fast they are played.
    pub rate: RateOfPlay,
}

/// A play-off, task by task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayOff {
    /// Who is still in it, best by the next tie-break first.
    players: Vec<Seat>,
    rate: RateOfPlay,
    lots: Lots,
    phase: Phase,
    /// The places that are certain, the lowest last.
    placings: Vec<Placing>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Phase {
    /// The games of the round robin and the results so far.
    RoundRobin(Vec<ScheduledGame<Seat>>, Vec<GameResult>),
    SemiFinals([MiniMatch; 2]),
    Final(MiniMatch),
    Finished,
}

impl PlayOff {
    /// A play-off at three minutes and two seconds a move between tied players, in the order of
    /// the next tie-break. The seed decides colours and pairings.
    ///
    /// # Errors
    ///
    /// Fewer than 2 players, or somebody is named twice.
    pub fn new(players: &[Seat], seed: u64) -> Result<PlayOff, ScheduleError> {
        within(
            SYSTEM,
            Counted::Players,
            2,
            u32::try_from(players.len()).unwrap_or(u32::MAX),
        )?;
        let twice = |(place, player): (usize, &Seat)| players[..place].contains(player);
        if players.iter().enumerate().any(twice) {
            return Err(SYSTEM.impossible(Problem::PlayerTwice));
        }
        // Four play at most; who comes after them by the next tie-break keeps the place (13.2).
        let (playing, dropped) = players.split_at(players.len().min(MOST_PLAYERS));
        let mut play_off = PlayOff {
            players: playing.to_vec(),
            rate: RateOfPlay::PLAY_OFF,
            lots: Lots::from_seed(seed),
            phase: Phase::Finished,
            placings: (5..)
                .zip(dropped)
                .map(|(place, player)| sole(*player, place))
                .collect(),
        };
        play_off.phase = play_off.first_phase()?;
        Ok(play_off)
    }

    /// The games to be played next, unless the play-off is over.
    pub fn next_task(&self) -> Option<Task> {
        let (stage, games) = match &self.phase {
            Phase::RoundRobin(games, results) => {
                let next = games.get(results.len())?;
                (PlayOffStage::RoundRobin, vec![*next])
            }
            Phase::SemiFinals(matches) => (PlayOffStage::SemiFinals, next_games(matches)),
            Phase::Final(duel) => (PlayOffStage::Final, next_games(std::slice::from_ref(duel))),
            Phase::Finished => return None,
        };
        Some(Task {
            stage,
            games,
            rate: self.rate,
        })
    }

    /// Takes the results of the games of [`PlayOff::next_task`], in their order.
    ///
    /// # Errors
    ///
    /// The play-off is over, the number of results is another one, or a result is none that a game
    /// can end with.
    pub fn record(&mut self, results: &[GameResult]) -> Result<(), ScheduleError> {
        let Some(task) = self.next_task() else {
            return Err(SYSTEM.impossible(Problem::PlayOffOver));
        };
        if task.games.len() != results.len() {
            let (games, given) = (task.games.len(), results.len());
            return Err(SYSTEM.impossible(Problem::Results { games, given }));
        }
        for result in results {
            result_of_game(SYSTEM, *result)?;
        }
        match &mut self.phase {
            Phase::RoundRobin(_, so_far) => so_far.extend(results),
            Phase::SemiFinals(matches) => record_all(matches, results)?,
            Phase::Final(duel) => record_all(std::slice::from_mut(duel), results)?,
            Phase::Finished => {}
        }
        self.go_on()
    }

    /// All places, best first, once they are known.
    pub fn finished(&self) -> Option<&[Placing]> {
        (self.phase == Phase::Finished).then_some(&self.placings)
    }

    fn first_phase(&mut self) -> Result<Phase, ScheduleError> {
        match *self.players.as_slice() {
            [one, other] => Ok(Phase::Final(self.duel([one, other])?)),
            [_, _, _] => self.round_robin(),
            _ => self.semi_finals(),
        }
    }

    fn duel(&mut self, players: [Seat; 2]) -> Result<MiniMatch, ScheduleError> {
        let pace = Pace::Exact(self.rate);
        let ladder = vec![
            Stage::of(StageGames::Games(2), pace),
            Stage::of(StageGames::UntilDecisive, pace),
        ];
        MiniMatch::new(players, ladder, self.lots.bits())
    }

    /// Three players by the Berger table, with numbers drawn by lot.
    fn round_robin(&mut self) -> Result<Phase, ScheduleError> {
        let drawn = self.drawn();
        let table = berger::schedule(3)?;
        let player = |number: Seat| drawn[number as usize - 1];
        let games = table.rounds.iter().flat_map(|round| &round.games);
        let games = games.map(|game| ScheduledGame {
            white: player(game.white),
            black: player(game.black),
        });
        Ok(Phase::RoundRobin(games.collect(), Vec::new()))
    }

    fn semi_finals(&mut self) -> Result<Phase, ScheduleError> {
        let drawn = self.drawn();
        Ok(Phase::SemiFinals([
            self.duel([drawn[0], drawn[1]])?,
            self.duel([drawn[2], drawn[3]])?,
        ]))
    }

    /// The players in an order drawn by lot.
    fn drawn(&mut self) -> Vec<Seat> {
        let count = u32::try_from(self.players.len()).unwrap_or(0);
        let lots = self.lots.draw(count).into_iter();
        lots.filter_map(|lot| self.players.get(lot as usize - 1).copied())
            .collect()
    }

    /// The next phase, if this one is over.
    fn go_on(&mut self) -> Result<(), ScheduleError> {
        match &self.phase {
            Phase::RoundRobin(games, results) if games.len() == results.len() => {
                let table = self.table(games, results);
                self.after_round_robin(&table)?;
            }
            Phase::SemiFinals([one, other]) => {
                if let (Some(first), Some(second)) = (one.winner(), other.winner()) {
                    self.after_semi_finals([first, second])?;
                }
            }
            Phase::Final(duel) => {
                if let Some(winner) = duel.winner() {
                    let loser = duel.players().into_iter().find(|player| *player != winner);
                    self.rank_top([Some(winner), loser]);
                }
            }
            Phase::RoundRobin(..) | Phase::Finished => {}
        }
        Ok(())
    }

    /// The players by score, equal scores by the next tie-break.
    fn table(&self, games: &[ScheduledGame<Seat>], results: &[GameResult]) -> Vec<(Seat, Points)> {
        let score = |player: Seat| -> Points {
            let played = games.iter().zip(results);
            played
                .map(|(game, result)| points_in(player, *game, *result))
                .sum()
        };
        let mut table: Vec<_> = self
            .players
            .iter()
            .map(|player| (*player, score(*player)))
            .collect();
        table.sort_by_key(|(_, points)| -*points);
        table
    }

    /// Two or three tied on top go on as two players; a tie below the winner is left as it is,
    /// since the regulations break ties for the first place (13.2).
    fn after_round_robin(&mut self, table: &[(Seat, Points)]) -> Result<(), ScheduleError> {
        let [first, second, third] = *table else {
            return Ok(());
        };
        if first.1 == second.1 {
            self.placings.insert(0, sole(third.0, 3));
            self.phase = Phase::Final(self.duel([first.0, second.0])?);
            return Ok(());
        }
        let shared = second.1 == third.1;
        self.phase = Phase::Finished;
        self.placings = vec![
            sole(first.0, 1),
            Placing {
                player: second.0,
                from: 2,
                to: if shared { 3 } else { 2 },
            },
            Placing {
                player: third.0,
                from: if shared { 2 } else { 3 },
                to: 3,
            },
        ];
        Ok(())
    }

    fn after_semi_finals(&mut self, winners: [Seat; 2]) -> Result<(), ScheduleError> {
        let losers = self
            .players
            .iter()
            .filter(|player| !winners.contains(player));
        let shared = losers.map(|player| Placing {
            player: *player,
            from: 3,
            to: 4,
        });
        self.placings.splice(..0, shared.collect::<Vec<_>>());
        self.phase = Phase::Final(self.duel(winners)?);
        Ok(())
    }

    fn rank_top(&mut self, ranked: [Option<Seat>; 2]) {
        let top = ranked.into_iter().flatten().zip(1..);
        let top: Vec<Placing> = top.map(|(player, place)| sole(player, place)).collect();
        self.placings.splice(..0, top);
        self.phase = Phase::Finished;
    }
}

/// The next game of each match that is not decided.
fn next_games(matches: &[MiniMatch]) -> Vec<ScheduledGame<Seat>> {
    let next = matches.iter().filter_map(MiniMatch::next_game);
    next.map(|next| next.game).collect()
}

fn record_all(matches: &mut [MiniMatch], results: &[GameResult]) -> Result<(), ScheduleError> {
    let open = matches.iter_mut().filter(|duel| duel.next_game().is_some());
    open.zip(results)
        .try_for_each(|(duel, result)| duel.record(*result))
}

fn sole(player: Seat, place: u32) -> Placing {
    Placing {
        player,
        from: place,
        to: place,
    }
}

/// Something the planner of a play-off must see to, and a person confirms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "play-off-duty")]
pub enum ChecklistItem {
    /// Pairing method and rate of play are fixed before the event.
    FixedBefore,
    /// Time is reserved, and every outcome of the event is covered.
    TimeReserved,
    /// It is for first place, a title or a qualification only.
    WorthIt,
    /// It starts so many minutes after the last game of any of its players.
    PauseBefore { minutes: u32 },
    /// There are so many minutes between two stages.
    PauseBetweenStages { minutes: u32 },
    /// Each game has an arbiter.
    Arbiters,
    /// Colours are drawn by lot at the beginning of every stage.
    ColoursByLot,
    /// Last-round games that may lead to it may start before the others.
    EarlyLastRound,
    /// The right to make necessary changes is reserved.
    ChangesReserved,
}

/// What must be seen to before a play-off (13.2.1 to 13.2.10, 13.2.12).
pub const CHECKLIST: [ChecklistItem; 9] = [
    ChecklistItem::FixedBefore,
    ChecklistItem::TimeReserved,
    ChecklistItem::WorthIt,
    ChecklistItem::PauseBefore { minutes: 30 },
    ChecklistItem::PauseBetweenStages { minutes: 10 },
    ChecklistItem::Arbiters,
    ChecklistItem::ColoursByLot,
    ChecklistItem::EarlyLastRound,
    ChecklistItem::ChangesReserved,
];
