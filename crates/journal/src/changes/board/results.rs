//! The results of boards: entered, corrected, cleared, adjusted.

use adoube_tournament::{BoardNumber, EntrantId, Game, GameResult, Purpose, RoundNumber};
use serde::{Deserialize, Serialize};

use super::asks_board;
use crate::changes::fact::{
    Fact, ProposalContext, Propose, Stamp, Task, writes_board, writes_result,
};
use crate::checks::required;
use crate::{Event, Integrity, Refusal, Section, SectionId, Step};

/// A board got its result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultEntered {
    pub section: SectionId,
    pub round: RoundNumber,
    pub board: BoardNumber,
    pub white: EntrantId,
    pub black: EntrantId,
    pub result: GameResult,
}

impl Fact for ResultEntered {
    const TASK: Task = Task::Results;

    writes_result!();

    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        let (round, board) = (self.round, self.board);
        possible(self.result)?;
        let game = section.open_game(round, board, (self.white, self.black))?;
        let reported = game.results.reported;
        // An adjourned game is waiting for its result; any other result stands.
        if reported.is_final() {
            return Err(Refusal::ResultEntered {
                round,
                board,
                result: reported,
            });
        }
        report(section, round, board, self.result);
        let (white, black, result) = (self.white, self.black, self.result);
        if reported == GameResult::PENDING {
            corrected(
                section,
                stamp,
                self.round,
                (white, black),
                (reported, result),
            );
        } else if result.is_final() && result != GameResult::DRAW {
            let what = Integrity::AdjournmentEnded {
                white,
                black,
                result,
            };
            section.note_of_earlier(stamp, round, what);
        }
        Ok(())
    }
}

/// Enter the result of a board that has none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnterResult {
    pub section: SectionId,
    pub round: RoundNumber,
    pub board: BoardNumber,
    pub result: GameResult,
}

impl Propose for EnterResult {
    type Becomes = ResultEntered;

    asks_board!();

    fn propose(self, given: &ProposalContext) -> Result<ResultEntered, Refusal> {
        let game = given.game(&self.section, self.round, self.board)?;
        Ok(ResultEntered {
            white: game.white,
            black: game.black,
            result: self.result,
            section: self.section,
            round: self.round,
            board: self.board,
        })
    }
}

/// A result was replaced by another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultCorrected {
    pub section: SectionId,
    pub round: RoundNumber,
    pub board: BoardNumber,
    pub white: EntrantId,
    pub black: EntrantId,
    pub was: GameResult,
    pub result: GameResult,
}

impl Fact for ResultCorrected {
    const TASK: Task = Task::Results;

    writes_result!();

    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        let (round, board) = (self.round, self.board);
        let players = (self.white, self.black);
        possible(self.result)?;
        has_result(section, round, board, players, self.was)?;
        if self.result == self.was {
            return Err(Refusal::NothingChanges);
        }
        report(section, round, board, self.result);
        corrected(section, stamp, round, players, (self.was, self.result));
        Ok(())
    }
}

/// Replace a result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CorrectResult {
    pub section: SectionId,
    pub round: RoundNumber,
    pub board: BoardNumber,
    /// The right result.
    pub result: GameResult,
}

impl Propose for CorrectResult {
    type Becomes = ResultCorrected;

    asks_board!();

    fn propose(self, given: &ProposalContext) -> Result<ResultCorrected, Refusal> {
        let game = given.game(&self.section, self.round, self.board)?;
        Ok(ResultCorrected {
            white: game.white,
            black: game.black,
            was: game.results.reported,
            result: self.result,
            section: self.section,
            round: self.round,
            board: self.board,
        })
    }
}

/// A result was taken away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultCleared {
    pub section: SectionId,
    pub round: RoundNumber,
    pub board: BoardNumber,
    pub white: EntrantId,
    pub black: EntrantId,
    pub was: GameResult,
}

impl Fact for ResultCleared {
    const TASK: Task = Task::Results;

    writes_result!();

    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        let (round, board) = (self.round, self.board);
        let players = (self.white, self.black);
        has_result(section, round, board, players, self.was)?;
        report(section, round, board, GameResult::PENDING);
        let results = (self.was, GameResult::PENDING);
        corrected(section, stamp, round, players, results);
        Ok(())
    }
}

/// Take a result away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClearResult {
    pub section: SectionId,
    pub round: RoundNumber,
    pub board: BoardNumber,
}

impl Propose for ClearResult {
    type Becomes = ResultCleared;

    asks_board!();

    fn propose(self, given: &ProposalContext) -> Result<ResultCleared, Refusal> {
        let game = given.game(&self.section, self.round, self.board)?;
        Ok(ResultCleared {
            white: game.white,
            black: game.black,
            was: game.results.reported,
            section: self.section,
            round: self.round,
            board: self.board,
        })
    }
}

/// A result counts differently for one purpose, or no longer does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultAdjusted {
    pub section: SectionId,
    pub round: RoundNumber,
    pub board: BoardNumber,
    pub white: EntrantId,
    pub black: EntrantId,
    pub purpose: Purpose,
    /// `None` takes an earlier adjustment back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<GameResult>,
}

impl Fact for ResultAdjusted {
    const TASK: Task = Task::Pairings;

    writes_board!();

    fn looked_at_after(&self) -> Option<RoundNumber> {
        Some(self.round)
    }

    /// A closed round keeps what was reported; how it counts can still be decided, with a reason.
    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        let (round, board) = (self.round, self.board);
        required(stamp.reason, Step::AdjustResult)?;
        if let Some(result) = self.result {
            let checked = result.check_adjusted();
            checked.map_err(|_| Refusal::ImpossibleResult { result })?;
        }
        section.game_between(round, board, (self.white, self.black))?;
        if let Some(game) = section.draft.rounds[round.place()].game_mut(board) {
            match self.result {
                Some(result) => game.results.adjusted.insert(self.purpose, result),
                None => game.results.adjusted.remove(&self.purpose),
            };
        }
        Ok(())
    }
}

/// Let a result count differently for one purpose, or no longer; this needs a reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AdjustResult {
    pub section: SectionId,
    pub round: RoundNumber,
    pub board: BoardNumber,
    pub purpose: Purpose,
    /// As what; `None` takes an earlier adjustment back.
    #[serde(default)]
    pub result: Option<GameResult>,
}

impl Propose for AdjustResult {
    type Becomes = ResultAdjusted;

    asks_board!();

    fn propose(self, given: &ProposalContext) -> Result<ResultAdjusted, Refusal> {
        let game = given.game(&self.section, self.round, self.board)?;
        Ok(ResultAdjusted {
            white: game.white,
            black: game.black,
            purpose: self.purpose,
            result: self.result,
            section: self.section,
            round: self.round,
            board: self.board,
        })
    }
}

impl Section {
    /// The game on a board of an open round, provided that these two play it.
    pub(super) fn open_game(
        &self,
        round: RoundNumber,
        board: BoardNumber,
        players: (EntrantId, EntrantId),
    ) -> Result<&Game, Refusal> {
        self.open_round(round)?;
        self.game_between(round, board, players)
    }
}

/// Notes that the result of an earlier round became another.
fn corrected(
    section: &mut Section,
    stamp: Stamp<'_>,
    round: RoundNumber,
    (white, black): (EntrantId, EntrantId),
    (was, result): (GameResult, GameResult),
) {
    let what = Integrity::ResultCorrected {
        white,
        black,
        was,
        result,
    };
    section.note_of_earlier(stamp, round, what);
}

fn has_result(
    section: &Section,
    round: RoundNumber,
    board: BoardNumber,
    players: (EntrantId, EntrantId),
    was: GameResult,
) -> Result<(), Refusal> {
    let reported = section.open_game(round, board, players)?.results.reported;
    if reported == GameResult::PENDING {
        return Err(Refusal::NoResult { round, board });
    }
    if reported != was {
        return Err(Refusal::OtherResult {
            round,
            board,
            is: reported,
        });
    }
    Ok(())
}

/// The result is what counts from now on; what the players said is settled.
fn report(section: &mut Section, round: RoundNumber, board: BoardNumber, result: GameResult) {
    section.reports.remove(&(round, board));
    if let Some(game) = section.draft.rounds[round.place()].game_mut(board) {
        game.results.reported = result;
    }
}

/// The Laws know such a result.
pub(in crate::changes) fn possible(result: GameResult) -> Result<(), Refusal> {
    if result == GameResult::PENDING {
        return Err(Refusal::PendingResult);
    }
    let checked = result.check_reported();
    checked.map_err(|_| Refusal::ImpossibleResult { result })?;
    Ok(())
}
