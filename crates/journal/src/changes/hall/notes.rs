//! The start of a round, duties that were done, and what the clocks showed.

use adoube_tournament::{BoardNumber, RoundNumber};
use jiff::civil::DateTime;
use serde::{Deserialize, Serialize};

use super::notes_in_hall;
use crate::changes::BoardPlace;
use crate::changes::fact::{Fact, Stamp, Task};
use crate::checks::{at_most, named, required};
use crate::{ClockReading, Event, Item, Refusal, SectionId, Step};

/// How long the name of a duty may be.
const LONGEST_DUTY: usize = 64;

/// A round began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundStarted {
    pub section: SectionId,
    pub round: RoundNumber,
    /// When, on the clocks of the hall: the moment from which the default time counts.
    pub at: DateTime,
}

impl Fact for RoundStarted {
    const TASK: Task = Task::Incidents;

    notes_in_hall!();

    /// Who is late depends on the start: once it is noted, another one needs a reason.
    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.existing(&self.section)?;
        let started = section.hall_log(self.round).and_then(|log| log.started);
        if started == Some(self.at) {
            return Err(Refusal::NothingChanges);
        }
        if started.is_some() {
            required(stamp.reason, Step::ChangeStart)?;
        }
        section.log_of_paired(self.round)?.started = Some(self.at);
        Ok(())
    }
}

/// Somebody did what belongs to a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DutyDone {
    pub section: SectionId,
    pub round: RoundNumber,
    /// What was done, by its name: `clocks-set`.
    pub duty: String,
}

impl Fact for DutyDone {
    const TASK: Task = Task::Results;

    notes_in_hall!();

    /// Much is done before the round is paired.
    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.existing(&self.section)?;
        section.announced(self.round)?;
        named(&self.duty, Item::Duty)?;
        at_most(self.duty.len(), LONGEST_DUTY, Item::Duty)?;
        let log = section.hall_log(self.round);
        if log.is_some_and(|log| log.duties.contains_key(&self.duty)) {
            return Err(Refusal::NothingChanges);
        }
        let log = section.hall.entry(self.round).or_default();
        log.duties.insert(self.duty.clone(), stamp.trace());
        Ok(())
    }
}

/// Somebody read the clock of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockRead {
    pub section: SectionId,
    pub round: RoundNumber,
    pub board: BoardNumber,
    /// When, on the clocks of the hall.
    pub at: DateTime,
    /// White's time, in seconds.
    pub white_seconds: u32,
    /// Black's time, in seconds.
    pub black_seconds: u32,
    /// The number of the last move played, if that was looked at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_move: Option<u32>,
}

impl Fact for ClockRead {
    const TASK: Task = Task::Results;

    notes_in_hall!();

    fn place(&self) -> Option<BoardPlace<'_>> {
        Some(BoardPlace {
            section: &self.section,
            round: self.round,
            board: self.board,
        })
    }

    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.existing(&self.section)?;
        section.game(self.round, self.board)?;
        let reading = ClockReading {
            board: self.board,
            at: self.at,
            white_seconds: self.white_seconds,
            black_seconds: self.black_seconds,
            last_move: self.last_move,
            noted: stamp.trace(),
        };
        section.log_of_paired(self.round)?.readings.push(reading);
        Ok(())
    }
}
