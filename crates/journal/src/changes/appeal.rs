//! Appeals: what is appealed against, who decides, and what was decided.

use adoube_tournament::{BoardNumber, EntrantId, Federation, RoundNumber};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::fact::{Fact, Stamp, Task, only_added};
use crate::checks::{named, required, written};
use crate::{Appeal, Event, Item, Refusal, Section, SectionId, Seq, Step};

/// Somebody appeals against a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AppealFiled {
    pub section: SectionId,
    pub appeal: AppealReport,
}

/// What stands on the form of an appeal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AppealReport {
    /// The incident whose ruling it is against, by the record that reported it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub incident: Option<Seq>,
    /// The decision in words, if no incident says it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decision: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<RoundNumber>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardNumber>,
    /// The player, captain or other person who appeals.
    pub appellant: String,
    pub role: AppellantRole,
    /// The players concerned: none of them, and nobody close to them, decides.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parties: Vec<EntrantId>,
    /// Why the decision is thought to be wrong.
    pub grounds: String,
    /// When the decision was told; that of the incident if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruled_at: Option<Timestamp>,
    /// When it was handed in; when it was written down if not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub filed_at: Option<Timestamp>,
    /// Whether the appellant had played on by then, if that was said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played_on: Option<bool>,
    /// What was paid; `none` is an answer too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fee: Option<String>,
}

/// What the appellant is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AppellantRole {
    Player,
    Captain,
    HeadOfDelegation,
    /// Somebody else whom the regulations of the event name.
    Other,
}

impl AppellantRole {
    /// All of them, in the order they are offered.
    pub const ALL: [AppellantRole; 4] = [
        AppellantRole::Player,
        AppellantRole::Captain,
        AppellantRole::HeadOfDelegation,
        AppellantRole::Other,
    ];
}

impl Fact for AppealFiled {
    const TASK: Task = Task::Incidents;

    only_added!();

    fn round(&self) -> Option<RoundNumber> {
        self.appeal.round
    }

    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.existing(&self.section)?;
        let appeal = &self.appeal;
        named(&appeal.appellant, Item::Appellant)?;
        written(&appeal.grounds, Item::Grounds)?;
        match appeal.incident {
            Some(id) if !section.incidents.iter().any(|one| one.id == id) => {
                return Err(Refusal::NoIncident { incident: id });
            }
            Some(_) => {}
            None => written(appeal.decision.as_deref().unwrap_or(""), Item::Decision)?,
        }
        if let Some(round) = appeal.round {
            section.announced(round)?;
            if let Some(board) = appeal.board {
                section.game(round, board)?;
            }
        }
        section.named_once(&appeal.parties)?;
        section.appeals.push(Appeal {
            id: stamp.seq,
            report: self.appeal.clone(),
            written: stamp.trace(),
            committee: Vec::new(),
            decided: None,
        });
        Ok(())
    }

    fn about_board(&self, board: BoardNumber) -> bool {
        self.appeal.board == Some(board)
    }

    fn about_entrant(&self, entrant: EntrantId) -> bool {
        self.appeal.parties.contains(&entrant)
    }
}

/// The committee for an appeal was put together, in place of the one before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AppealCommitteeSet {
    pub section: SectionId,
    /// The record that filed the appeal.
    pub appeal: Seq,
    pub members: Vec<CommitteeMember>,
}

/// Somebody who hears appeals, or stands by to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CommitteeMember {
    pub name: String,
    pub seat: CommitteeSeat,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<Federation>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// The year of birth, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub born: Option<u16>,
    /// A director of Senior level or higher (US Chess).
    #[serde(default)]
    pub senior: bool,
    /// Declared to be concerned in the dispute: does not decide.
    #[serde(default)]
    pub concerned: bool,
}

/// What somebody is in a committee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CommitteeSeat {
    Chair,
    Member,
    /// Takes the place of somebody who is concerned.
    Reserve,
}

impl CommitteeSeat {
    /// All of them, in the order they are offered.
    pub const ALL: [CommitteeSeat; 3] = [
        CommitteeSeat::Chair,
        CommitteeSeat::Member,
        CommitteeSeat::Reserve,
    ];
}

impl Fact for AppealCommitteeSet {
    const TASK: Task = Task::Incidents;

    only_added!();

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        for (place, member) in self.members.iter().enumerate() {
            named(&member.name, Item::CommitteeMember)?;
            if self
                .members
                .iter()
                .take(place)
                .any(|other| other.name == member.name)
            {
                return Err(Refusal::NamedTwice {
                    who: member.name.clone(),
                });
            }
        }
        let section = event.existing(&self.section)?;
        filed(section, self.appeal)?.committee = self.members.clone();
        Ok(())
    }
}

/// An appeal was decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AppealDecided {
    pub section: SectionId,
    /// The record that filed the appeal.
    pub appeal: Seq,
    pub decision: AppealDecision,
}

/// What a committee decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AppealDecision {
    pub outcome: AppealOutcome,
    /// Why, and what follows.
    pub text: String,
    /// How many voted for the appellant, if the votes are recorded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub votes_for: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub votes_against: Option<u32>,
    /// What becomes of the fee, if there was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fee: Option<FeeOutcome>,
}

/// What was decided, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AppealOutcome {
    /// The appellant is right.
    Upheld,
    /// The decision is changed, not as the appellant asked.
    Changed,
    /// The decision stands.
    Dismissed,
    /// Taken back before it was decided.
    Withdrawn,
}

impl AppealOutcome {
    /// All of them, in the order they are offered.
    pub const ALL: [AppealOutcome; 4] = [
        AppealOutcome::Upheld,
        AppealOutcome::Changed,
        AppealOutcome::Dismissed,
        AppealOutcome::Withdrawn,
    ];
}

/// What becomes of a fee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FeeOutcome {
    Returned,
    PartlyReturned,
    Kept,
}

impl FeeOutcome {
    /// All of them, in the order they are offered.
    pub const ALL: [FeeOutcome; 3] = [
        FeeOutcome::Returned,
        FeeOutcome::PartlyReturned,
        FeeOutcome::Kept,
    ];
}

impl Fact for AppealDecided {
    const TASK: Task = Task::Incidents;

    only_added!();

    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        written(&self.decision.text, Item::Decision)?;
        let section = event.existing(&self.section)?;
        let appeal = filed(section, self.appeal)?;
        if appeal.decided.is_some() {
            required(stamp.reason, Step::DecideAnew)?;
        }
        appeal.decided = Some((self.decision.clone(), stamp.trace()));
        Ok(())
    }
}

/// An appeal that was filed.
fn filed(section: &mut Section, id: Seq) -> Result<&mut Appeal, Refusal> {
    let found = section.appeals.iter_mut().find(|one| one.id == id);
    found.ok_or(Refusal::NoAppeal { appeal: id })
}
