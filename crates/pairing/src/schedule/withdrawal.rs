//! Withdrawals from a round robin (M1-92, General Regulations 6.7; US-253, US Chess 30A to 30E).
//!
//! Everybody was to meet the player who left, so both rulebooks ask whether he completed half of
//! his games. If he did, his results count, and the rest are forfeits. If not, nothing he did
//! counts in the standings, or some would profit from having met him; his games stay in the table
//! and are rated. [`adjustments`] says what to record and what counts instead; it changes nothing.

use std::collections::{BTreeMap, BTreeSet};

use adoube_tournament::{
    BoardNumber, Draft, EntrantId, GameResult, Outcome, PairingNumber, Purpose, RoundNumber,
    Tournament,
};
use serde::{Deserialize, Serialize};

use super::{Problem, Schedule, ScheduleError, Scheduled, Seat};

const SYSTEM: Scheduled = Scheduled::Withdrawal;

/// Whose rule it is. They agree on the results, and differ in what is cited. The FIDE rule
/// is the same in both editions of the General Regulations at hand (L-124, M1-92).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WithdrawalRule {
    /// Less than 50 % of the games completed: the results are not in the standings.
    Fide,
    /// Less than half of the games played: as if he had not competed, but rated.
    UsChess,
}

impl WithdrawalRule {
    /// The article of the regulations by which it is done.
    pub fn article(self) -> &'static str {
        match self {
            WithdrawalRule::Fide => "General Regulations 6.7",
            WithdrawalRule::UsChess => "US Chess 30A to 30E",
        }
    }

    /// Whether the results count in the standings. Exactly half is enough.
    pub fn counts(self, completed: u32, scheduled: u32) -> bool {
        match self {
            WithdrawalRule::Fide | WithdrawalRule::UsChess => 2 * completed >= scheduled,
        }
    }
}

/// A player who left a round robin, and after which round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Withdrawal {
    pub entrant: EntrantId,
    /// The last round before he left; 0 if he left before round 1.
    pub after: RoundNumber,
}

/// What the rule says about one who left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Verdict {
    pub entrant: EntrantId,
    /// How many games he was to play.
    pub scheduled: u32,
    /// How many he played. A game won or lost by forfeit was not played.
    pub completed: u32,
    /// Whether his results count in the standings.
    pub counts: bool,
    pub article: &'static str,
}

/// What tie-breaks make of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TieBreakUse {
    /// Nothing: they look at the event as if the player who left had not been in it.
    Excluded,
    /// A forfeit. In a round robin it counts as a game, but not for tie-breaks made of ratings or
    /// of own results (C.07, 15).
    Forfeit,
}

/// What changes about a game of somebody who left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameAdjustment {
    pub round: RoundNumber,
    pub board: BoardNumber,
    /// Who had, or would have had, White.
    pub white: EntrantId,
    /// Who had, or would have had, Black.
    pub black: EntrantId,
    /// The result to be recorded, for a game that was not played: `-` for who left, `+` for the
    /// opponent, `-` for both if both left.
    pub record: Option<GameResult>,
    /// What counts instead, by purpose; as in
    /// [`Results::adjusted`](adoube_tournament::Results::adjusted). Played games are always rated
    /// as they ended.
    pub adjusted: BTreeMap<Purpose, GameResult>,
    /// What tie-breaks make of it.
    pub tie_breaks: TieBreakUse,
}

/// What follows from withdrawals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Adjustments {
    /// The rule for each who left.
    pub verdicts: Vec<Verdict>,
    /// The games that change, by round and board.
    pub games: Vec<GameAdjustment>,
}

impl Adjustments {
    /// Enters the changes in the rounds that a draft has.
    pub fn apply(&self, draft: &mut Draft) {
        for change in &self.games {
            let round = draft.rounds.get_mut(change.round.place());
            let games = round.into_iter().flat_map(|round| &mut round.games);
            for game in games.filter(|game| game.board == change.board) {
                game.results.reported = change.record.unwrap_or(game.results.reported);
                game.results.adjusted.extend(&change.adjusted);
            }
        }
    }
}

/// For the standings an excluded game is a round without a game and without points.
pub const EXCLUDED: GameResult = GameResult::of(Outcome::ZeroPointBye, Outcome::ZeroPointBye);

/// What follows from the withdrawals of some players of a round robin.
///
/// The schedule is the whole table by pairing number; rounds that are not paired yet are taken
/// from it, with boards in its order. A result from before the withdrawal must be known.
///
/// # Errors
///
/// Somebody is named twice or has no games, a number is nobody's, or a game from before a
/// withdrawal has no result.
pub fn adjustments(
    tournament: &Tournament,
    schedule: &Schedule<Seat>,
    withdrawals: &[Withdrawal],
    rule: WithdrawalRule,
) -> Result<Adjustments, ScheduleError> {
    let games = all_games(tournament, schedule)?;
    let left: BTreeMap<EntrantId, RoundNumber> = withdrawals
        .iter()
        .map(|left| (left.entrant, left.after))
        .collect();
    if left.len() != withdrawals.len() {
        return Err(SYSTEM.impossible(Problem::WithdrawnTwice));
    }
    for game in &games {
        game.must_fit(&left)?;
    }
    let verdicts: Vec<Verdict> = left.keys().map(|who| verdict(*who, &games, rule)).collect();
    if let Some(stranger) = verdicts.iter().find(|verdict| verdict.scheduled == 0) {
        let player = stranger.entrant;
        return Err(SYSTEM.impossible(Problem::NoGames { player }));
    }
    let excluded: BTreeSet<EntrantId> = verdicts
        .iter()
        .filter(|verdict| !verdict.counts)
        .map(|verdict| verdict.entrant)
        .collect();
    Ok(Adjustments {
        games: games
            .iter()
            .filter_map(|game| game.adjustment(&left, &excluded))
            .collect(),
        verdicts,
    })
}

fn verdict(entrant: EntrantId, games: &[TableGame], rule: WithdrawalRule) -> Verdict {
    let own = || {
        games
            .iter()
            .filter(|game| game.players().contains(&entrant))
    };
    let count = |games: usize| u32::try_from(games).unwrap_or(u32::MAX);
    let scheduled = count(own().count());
    let completed = count(own().filter(|game| game.is_completed()).count());
    Verdict {
        entrant,
        scheduled,
        completed,
        counts: rule.counts(completed, scheduled),
        article: rule.article(),
    }
}

/// A game of the table, paired or not.
struct TableGame {
    round: RoundNumber,
    board: BoardNumber,
    white: EntrantId,
    black: EntrantId,
    result: GameResult,
}

impl TableGame {
    fn players(&self) -> [EntrantId; 2] {
        [self.white, self.black]
    }

    fn is_completed(&self) -> bool {
        self.result.is_final() && self.result.white.is_played()
    }

    fn is_open(&self) -> bool {
        !self.result.is_final()
    }

    /// Who had left before this game, White first.
    fn gone(&self, left: &BTreeMap<EntrantId, RoundNumber>) -> [bool; 2] {
        self.players()
            .map(|player| left.get(&player).is_some_and(|after| *after < self.round))
    }

    /// Nobody plays after leaving, and what was to be played before has a result.
    fn must_fit(&self, left: &BTreeMap<EntrantId, RoundNumber>) -> Result<(), ScheduleError> {
        let gone = self.gone(left).contains(&true);
        let stays = |player| left.get(player).is_some_and(|after| *after >= self.round);
        let due = !gone && self.players().iter().any(stays);
        let (round, board) = (self.round, self.board);
        if gone && self.is_completed() {
            Err(SYSTEM.impossible(Problem::PlayedAfterWithdrawal { round, board }))
        } else if due && self.is_open() {
            Err(SYSTEM.impossible(Problem::NeedsResult { round, board }))
        } else {
            Ok(())
        }
    }

    fn adjustment(
        &self,
        left: &BTreeMap<EntrantId, RoundNumber>,
        excluded: &BTreeSet<EntrantId>,
    ) -> Option<GameAdjustment> {
        let [white_gone, black_gone] = self.gone(left);
        let forfeited = (white_gone || black_gone) && self.is_open();
        let is_excluded = self
            .players()
            .iter()
            .any(|player| excluded.contains(player));
        (forfeited || is_excluded).then(|| GameAdjustment {
            round: self.round,
            board: self.board,
            white: self.white,
            black: self.black,
            record: forfeited.then(|| GameResult::of(unplayed(white_gone), unplayed(black_gone))),
            adjusted: is_excluded
                .then_some((Purpose::Standings, EXCLUDED))
                .into_iter()
                .collect(),
            tie_breaks: if is_excluded {
                TieBreakUse::Excluded
            } else {
                TieBreakUse::Forfeit
            },
        })
    }
}

fn unplayed(gone: bool) -> Outcome {
    if gone {
        Outcome::ForfeitLoss
    } else {
        Outcome::ForfeitWin
    }
}

/// The paired games as they are, and the others from the schedule.
fn all_games(
    tournament: &Tournament,
    schedule: &Schedule<Seat>,
) -> Result<Vec<TableGame>, ScheduleError> {
    let paired = tournament
        .rounds()
        .iter()
        .enumerate()
        .flat_map(|(place, round)| {
            round.games.iter().map(move |game| TableGame {
                round: RoundNumber::at_place(place),
                board: game.board,
                white: game.white,
                black: game.black,
                result: game.results.reported,
            })
        });
    let mut games: Vec<TableGame> = paired.collect();
    let ahead = schedule
        .rounds
        .iter()
        .enumerate()
        .skip(tournament.rounds().len());
    for (place, round) in ahead {
        for (board, game) in (1..).zip(&round.games) {
            games.push(TableGame {
                round: RoundNumber::at_place(place),
                board: BoardNumber::single(board),
                white: seated(tournament, game.white)?,
                black: seated(tournament, game.black)?,
                result: GameResult::PENDING,
            });
        }
    }
    Ok(games)
}

fn seated(tournament: &Tournament, seat: Seat) -> Result<EntrantId, ScheduleError> {
    let number = PairingNumber::new(seat);
    let entrant = number.and_then(|number| tournament.numbered(number));
    match entrant {
        Some(entrant) => Ok(entrant.id),
        None => Err(SYSTEM.impossible(Problem::NobodyHasNumber { seat })),
    }
}
