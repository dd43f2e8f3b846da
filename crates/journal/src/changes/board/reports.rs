//! What the players say of a game, and its moves.

use adoube_tournament::{BoardNumber, EntrantId, GameResult, RoundNumber};
use serde::{Deserialize, Serialize};

use super::asks_board;
use super::results::possible;
use crate::changes::fact::{Fact, ProposalContext, Propose, Stamp, Task, UndoLimit, writes_board};
use crate::checks::{at_most, written};
use crate::{Event, Item, Refusal, SectionId};

/// How long the text of a game may be, in bytes.
const LONGEST_GAME: usize = 20_000;

/// A player said how a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultReported {
    pub section: SectionId,
    pub round: RoundNumber,
    pub board: BoardNumber,
    pub white: EntrantId,
    pub black: EntrantId,
    pub by: EntrantId,
    pub result: GameResult,
}

impl Fact for ResultReported {
    const TASK: Task = Task::Results;

    writes_board!();

    fn undo(&self) -> UndoLimit {
        UndoLimit::UntilClosed(self.round)
    }

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        let (round, board, result) = (self.round, self.board, self.result);
        if !section.settings.players_report {
            return Err(Refusal::PlayersDoNotReport);
        }
        possible(result)?;
        if !result.is_final() {
            return Err(Refusal::NotFinal { result });
        }
        let game = section.open_game(round, board, (self.white, self.black))?;
        let entered = game.results.reported;
        let white = game.white == self.by;
        if !white && game.black != self.by {
            let who = section.entered(self.by)?.label();
            return Err(Refusal::NotAtBoard { who, round, board });
        }
        if entered.is_final() {
            return Err(Refusal::ResultEntered {
                round,
                board,
                result: entered,
            });
        }
        let reports = section.reports.entry((round, board)).or_default();
        let own = if white {
            &mut reports.white
        } else {
            &mut reports.black
        };
        if *own == Some(result) {
            return Err(Refusal::NothingChanges);
        }
        *own = Some(result);
        Ok(())
    }
}

/// A player says how a game ended whose result is not entered yet. It stays a report: entering
/// the result is the arbiter's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReportResult {
    pub section: SectionId,
    pub round: RoundNumber,
    pub board: BoardNumber,
    /// Who says so: one of the two players.
    pub by: EntrantId,
    /// How the game ended.
    pub result: GameResult,
}

impl Propose for ReportResult {
    type Becomes = ResultReported;

    asks_board!();

    fn propose(self, given: &ProposalContext) -> Result<ResultReported, Refusal> {
        let game = given.game(&self.section, self.round, self.board)?;
        Ok(ResultReported {
            white: game.white,
            black: game.black,
            by: self.by,
            result: self.result,
            section: self.section,
            round: self.round,
            board: self.board,
        })
    }
}

/// The moves of a game were kept, or taken away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameRecorded {
    pub section: SectionId,
    pub round: RoundNumber,
    pub board: BoardNumber,
    pub white: EntrantId,
    pub black: EntrantId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub movetext: Option<String>,
}

impl Fact for GameRecorded {
    const TASK: Task = Task::Incidents;

    writes_board!();

    fn undo(&self) -> UndoLimit {
        UndoLimit::Always
    }

    /// Moves can be kept at any time, closed rounds and finished sections included: they change
    /// nothing else, and score sheets are often typed in when the section is long over.
    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.existing(&self.section)?;
        let (round, board) = (self.round, self.board);
        section.game_between(round, board, (self.white, self.black))?;
        let Some(text) = &self.movetext else {
            let taken = section.movetexts.remove(&(round, board));
            return taken.map(|_| ()).ok_or(Refusal::NothingChanges);
        };
        written(text, Item::Moves)?;
        at_most(text.len(), LONGEST_GAME, Item::Moves)?;
        section.movetexts.insert((round, board), text.clone());
        Ok(())
    }
}

/// Keep the moves of a game, or no longer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordGame {
    pub section: SectionId,
    pub round: RoundNumber,
    pub board: BoardNumber,
    /// The movetext of a PGN file, or the text of a score sheet. The journal keeps it as it is
    /// and does not read it.
    #[serde(default)]
    pub movetext: Option<String>,
}

impl Propose for RecordGame {
    type Becomes = GameRecorded;

    asks_board!();

    fn propose(self, given: &ProposalContext) -> Result<GameRecorded, Refusal> {
        let game = given.game(&self.section, self.round, self.board)?;
        Ok(GameRecorded {
            white: game.white,
            black: game.black,
            movetext: self.movetext,
            section: self.section,
            round: self.round,
            board: self.board,
        })
    }
}
