//! Leaving and coming back, and points apart from games.

use adoube_tournament::{EntrantId, PointAdjustment, Points, RoundNumber, RoundSpan};
use serde::{Deserialize, Serialize};

use crate::changes::fact::{
    Fact, ProposalContext, Propose, Stamp, Task, in_section, writes_entrant,
};
use crate::checks::required;
use crate::{Event, Refusal, SectionId, Step, Subject};

/// A player left, from some round on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(rename(serialize = "journal-withdrawn"))]
pub struct Withdrawn {
    pub section: SectionId,
    pub entrant: EntrantId,
    pub from: RoundNumber,
}

impl Fact for Withdrawn {
    const TASK: Task = Task::Entries;

    writes_entrant!();

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        section.announced(self.from)?;
        let entrant = section.entered(self.entrant)?;
        if entrant.withdrawals.iter().any(|span| span.last.is_none()) {
            return Err(Refusal::WithdrawnAlready {
                who: entrant.label(),
            });
        }
        // Nobody can be withdrawn from a round in which they play.
        section.absent_since(entrant, self.from)?;
        let entrant = section.draft.entrant_mut(self.entrant);
        let entrant = entrant.ok_or(Refusal::NoEntrant(self.entrant))?;
        entrant.withdrawals.push(RoundSpan::from(self.from));
        Ok(())
    }
}

/// Take a player out of the coming rounds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Withdraw {
    pub section: SectionId,
    pub entrant: EntrantId,
    /// The first round without the player; the next one to be paired if not said.
    #[serde(default)]
    pub from: Option<RoundNumber>,
}

impl Propose for Withdraw {
    type Becomes = Withdrawn;

    fn propose(self, given: &ProposalContext) -> Result<Withdrawn, Refusal> {
        let next = given.event.known(&self.section)?.next_round();
        Ok(Withdrawn {
            from: self.from.unwrap_or(next),
            section: self.section,
            entrant: self.entrant,
        })
    }
}

/// A player was sent out of the event, from some round on, and has no place in its standings. What the
/// opponents scored stands as after a withdrawal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expelled {
    pub section: SectionId,
    pub entrant: EntrantId,
    pub from: RoundNumber,
}

impl Fact for Expelled {
    const TASK: Task = Task::Entries;

    writes_entrant!();

    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        required(stamp.reason, Step::Expel)?;
        let section = event.unfinished(&self.section)?;
        let entrant = section.entered(self.entrant)?;
        if entrant.expelled {
            return Err(Refusal::ExpelledAlready {
                who: entrant.label(),
            });
        }
        if self.from < RoundNumber::FIRST {
            let (round, rounds) = (self.from, section.settings.rounds);
            return Err(Refusal::NoSuchRound { round, rounds });
        }
        let is_out = entrant.withdrawals.iter().any(|span| span.last.is_none());
        if !is_out && self.from.0 <= section.settings.rounds {
            section.absent_since(entrant, self.from)?;
        }
        let entrant = section.draft.entrant_mut(self.entrant);
        let entrant = entrant.ok_or(Refusal::NoEntrant(self.entrant))?;
        if !is_out {
            entrant.withdrawals.push(RoundSpan::from(self.from));
        }
        entrant.expelled = true;
        Ok(())
    }
}

/// Send a player out of the event; this needs a reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expel {
    pub section: SectionId,
    pub entrant: EntrantId,
    /// The first round without the player; the next one to be paired if not said.
    #[serde(default)]
    pub from: Option<RoundNumber>,
}

impl Propose for Expel {
    type Becomes = Expelled;

    fn propose(self, given: &ProposalContext) -> Result<Expelled, Refusal> {
        let next = given.event.known(&self.section)?.next_round();
        Ok(Expelled {
            from: self.from.unwrap_or(next),
            section: self.section,
            entrant: self.entrant,
        })
    }
}

/// A player who had left came back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReEntered {
    pub section: SectionId,
    pub entrant: EntrantId,
    pub from: RoundNumber,
}

impl Fact for ReEntered {
    const TASK: Task = Task::Entries;

    writes_entrant!();

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        section.to_come(self.from)?;
        let entrant = section.draft.entrant_mut(self.entrant);
        let entrant = entrant.ok_or(Refusal::NoEntrant(self.entrant))?;
        let who = entrant.label();
        if entrant.expelled {
            return Err(Refusal::ExpelledAlready { who });
        }
        let Some(withdrawal) = entrant.withdrawals.last_mut() else {
            return Err(Refusal::NotWithdrawn { who });
        };
        if withdrawal.last.is_some() || self.from < withdrawal.first {
            return Err(Refusal::NotWithdrawn { who });
        }
        if self.from == withdrawal.first {
            entrant.withdrawals.pop();
        } else {
            withdrawal.last = self.from.previous();
        }
        Ok(())
    }
}

/// Take a withdrawn player in again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReEnter {
    pub section: SectionId,
    pub entrant: EntrantId,
    /// The first round with the player; the next one to be paired if not said.
    #[serde(default)]
    pub from: Option<RoundNumber>,
}

impl Propose for ReEnter {
    type Becomes = ReEntered;

    fn propose(self, given: &ProposalContext) -> Result<ReEntered, Refusal> {
        let next = given.event.known(&self.section)?.next_round();
        Ok(ReEntered {
            from: self.from.unwrap_or(next),
            section: self.section,
            entrant: self.entrant,
        })
    }
}

/// Points were given or taken apart from any game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PointsAdjusted {
    pub section: SectionId,
    /// Who, when, how many and for what.
    pub adjustment: PointAdjustment,
}

impl Fact for PointsAdjusted {
    const TASK: Task = Task::Settings;

    in_section!();

    fn round(&self) -> Option<RoundNumber> {
        Some(self.adjustment.round)
    }

    fn writes(&self) -> Vec<Subject> {
        vec![Subject::Entrant {
            section: self.section.clone(),
            entrant: self.adjustment.entrant,
        }]
    }

    fn looked_at_after(&self) -> Option<RoundNumber> {
        Some(self.adjustment.round)
    }

    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        let adjustment = &self.adjustment;
        required(stamp.reason, Step::AdjustPoints)?;
        section.entered(adjustment.entrant)?;
        section.announced(adjustment.round)?;
        if adjustment.points == Points::ZERO {
            return Err(Refusal::NoPoints);
        }
        if adjustment.purposes.is_empty() {
            return Err(Refusal::NoPurpose);
        }
        section.draft.adjustments.push(adjustment.clone());
        Ok(())
    }

    fn about_entrant(&self, entrant: EntrantId) -> bool {
        self.adjustment.entrant == entrant
    }
}
