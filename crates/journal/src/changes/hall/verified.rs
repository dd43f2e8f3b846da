//! Results that were held against the slips a second time.

use adoube_tournament::{BoardNumber, GameResult, RoundNumber};
use serde::{Deserialize, Serialize};

use super::notes_in_hall;
use crate::changes::fact::{Fact, Stamp, Task};
use crate::{Event, Refusal, SectionId, VerifiedSlip};

/// Results of a round agree with the slips.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultsVerified {
    pub section: SectionId,
    pub round: RoundNumber,
    /// Which boards, each with what stands on its slip.
    pub boards: Vec<VerifiedResult>,
}

/// A board and the result that its slip has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VerifiedResult {
    pub board: BoardNumber,
    pub result: GameResult,
}

impl Fact for ResultsVerified {
    const TASK: Task = Task::Results;

    notes_in_hall!();

    fn about_board(&self, board: BoardNumber) -> bool {
        self.boards.iter().any(|verified| verified.board == board)
    }

    /// A slip that says something else verifies nothing.
    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.existing(&self.section)?;
        let round = self.round;
        if self.boards.is_empty() {
            return Err(Refusal::NothingChanges);
        }
        for VerifiedResult { board, result } in self.boards.iter().copied() {
            let is = section.game(round, board)?.results.reported;
            if !is.is_final() {
                return Err(Refusal::NoResult { round, board });
            }
            if is != result {
                return Err(Refusal::OtherResult { round, board, is });
            }
        }
        let log = section.log_of_paired(round)?;
        for VerifiedResult { board, result } in self.boards.iter().copied() {
            let noted = stamp.trace();
            log.verified.insert(board, VerifiedSlip { result, noted });
        }
        Ok(())
    }
}
