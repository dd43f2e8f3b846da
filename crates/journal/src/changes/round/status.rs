//! What becomes of a paired round: published, closed, reopened.

use adoube_tournament::{BoardNumber, Game, Purpose, RoundNumber};
use serde::{Deserialize, Serialize};

use crate::changes::fact::{Fact, Stamp, Task, in_section, writes_round};
use crate::checks::required;
use crate::subject::Footprint;
use crate::{Event, Refusal, SectionId, Step, Subject};

/// A round became public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(rename(serialize = "journal-round-published"))]
pub struct RoundPublished {
    pub section: SectionId,
    pub round: RoundNumber,
}

impl Fact for RoundPublished {
    const TASK: Task = Task::Pairings;

    in_section!();

    fn round(&self) -> Option<RoundNumber> {
        Some(self.round)
    }

    /// A result can be entered whether or not one knew that the round was public.
    fn writes(&self) -> Vec<Subject> {
        vec![Subject::Section {
            section: self.section.clone(),
        }]
    }

    /// What is made public must be what the writer saw.
    fn footprint(&self) -> Footprint {
        let mut writes = self.writes();
        writes.push(Subject::Round {
            section: self.section.clone(),
            round: self.round,
        });
        Footprint {
            writes,
            reads_section: None,
        }
    }

    fn shapes_round(&self) -> Option<RoundNumber> {
        Some(self.round)
    }

    /// Rounds become public in their order, so that what is public is always a tournament.
    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        let (round, public) = (self.round, section.public_rounds());
        if section.is_public(round) {
            return Err(Refusal::PublishedAlready(round));
        }
        if section.draft.round(round).is_none() {
            return Err(Refusal::NotPaired(round));
        }
        if round != public.next() {
            return Err(Refusal::NotPublic(public.next()));
        }
        section.rounds[round.place()].published = true;
        Ok(())
    }
}

/// A round was declared complete.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(rename(serialize = "journal-round-closed"))]
pub struct RoundClosed {
    pub section: SectionId,
    pub round: RoundNumber,
}

impl Fact for RoundClosed {
    const TASK: Task = Task::Pairings;

    writes_round!();

    /// A match without boards was never played. Older journals can have one.
    fn check_proposed(&self, event: &Event, _reason: Option<&str>) -> Result<(), Refusal> {
        let section = event.known(&self.section)?;
        let paired = section.draft.round(self.round);
        let without = paired.and_then(|round| round.without_boards().next());
        match without {
            Some(meeting) => Err(Refusal::NoBoardsYet {
                round: self.round,
                table: meeting.table,
            }),
            None => Ok(()),
        }
    }

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        let round = self.round;
        section.open_round(round)?;
        let games = &section.draft.rounds[round.place()].games;
        let open = |game: &&Game| !game.results.counted_for(Purpose::Pairing).is_final();
        let boards: Vec<BoardNumber> = games.iter().filter(open).map(|game| game.board).collect();
        if !boards.is_empty() {
            return Err(Refusal::MissingResults { round, boards });
        }
        section.rounds[round.place()].closed = true;
        Ok(())
    }
}

/// A round was opened again for corrections.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(rename(serialize = "journal-round-reopened"))]
pub struct RoundReopened {
    pub section: SectionId,
    pub round: RoundNumber,
}

impl Fact for RoundReopened {
    const TASK: Task = Task::Pairings;

    writes_round!();

    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        required(stamp.reason, Step::ReopenRound)?;
        match section.rounds.get_mut(self.round.place()) {
            None => Err(Refusal::NotPaired(self.round)),
            Some(status) if !status.closed => Err(Refusal::NotClosed(self.round)),
            Some(status) => {
                status.closed = false;
                Ok(())
            }
        }
    }
}
