//! Fair play: inspections of players, and complaints about them. What is written here is confidential: who may
//! read it is decided by [`Task::Confidential`], and [`Withheld`](super::Withheld) is what everybody else gets.
//!
//! Whether the people named are entered is looked at only when a command is proposed. If it were looked at
//! whenever records are folded, taking an entry back would be refused because of a confidential record, and
//! whoever tried would know whom it is about.

use adoube_tournament::{EntrantId, RoundNumber};
use jiff::civil::DateTime;
use serde::{Deserialize, Serialize};

use super::fact::{Fact, Stamp, Task, only_added};
use crate::checks::{required, written};
use crate::{Complaint, Event, Inspection, Item, Refusal, Section, SectionId, Seq, Step};

/// A player was inspected, or refused to be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InspectionRecorded {
    pub section: SectionId,
    pub round: RoundNumber,
    /// Who was to be inspected.
    pub entrant: EntrantId,
    pub inspection: InspectionReport,
}

/// What is told of an inspection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InspectionReport {
    /// When, by the clock of the hall; `None` for when it was written down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub when: Option<DateTime>,
    pub grounds: InspectionGrounds,
    /// The complaint that led to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub complaint: Option<Seq>,
    /// The arbiter who inspected the player.
    pub inspector: Attendant,
    /// The witness of the arbiter's choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub witness: Option<Attendant>,
    /// The witness of the player's choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players_witness: Option<String>,
    /// With what: by hand, with a metal detector.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub means: Option<String>,
    pub consent: InspectionConsent,
    /// What was found; "nothing" is an answer, silence is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub found: Option<String>,
    /// What was done about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub measures: Option<String>,
}

/// Somebody who is in the room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attendant {
    pub name: String,
    /// Whether of the same gender as the player, if that was said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub same_gender: Option<bool>,
}

/// Why a player is inspected. The player need not be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum InspectionGrounds {
    Suspicion,
    /// A complaint that is not evidently unfounded.
    Complaint,
    /// The player had left the venue.
    LeftVenue,
    /// Chosen at random, as announced.
    Random,
}

impl InspectionGrounds {
    /// All of them, in the order they are offered.
    pub const ALL: [InspectionGrounds; 4] = [
        InspectionGrounds::Suspicion,
        InspectionGrounds::Complaint,
        InspectionGrounds::LeftVenue,
        InspectionGrounds::Random,
    ];
}

/// How the player took it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum InspectionConsent {
    Agreed,
    /// Once the rules had been explained.
    AfterExplanation,
    /// The player refused once, was warned, and did it then.
    AfterWarning,
    /// To the last.
    Refused,
}

impl InspectionConsent {
    /// All of them, in the order they are offered.
    pub const ALL: [InspectionConsent; 4] = [
        InspectionConsent::Agreed,
        InspectionConsent::AfterExplanation,
        InspectionConsent::AfterWarning,
        InspectionConsent::Refused,
    ];
}

/// What all confidential changes have in common: they are only added, and can always be taken back.
macro_rules! confidential {
    () => {
        const TASK: Task = Task::Confidential;

        // Nobody is told that somebody else wrote one at the same time.
        only_added!();
    };
}

impl Fact for InspectionRecorded {
    confidential!();

    fn round(&self) -> Option<RoundNumber> {
        Some(self.round)
    }

    fn check_proposed(&self, event: &Event, _reason: Option<&str>) -> Result<(), Refusal> {
        let section = event.known(&self.section)?;
        section.entered(self.entrant)?;
        let complaint = self.inspection.complaint;
        complaint.map_or(Ok(()), |id| filed(section, id).map(drop))
    }

    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.existing(&self.section)?;
        section.announced(self.round)?;
        written(&self.inspection.inspector.name, Item::Inspector)?;
        section.inspections.push(Inspection {
            id: stamp.seq,
            round: self.round,
            entrant: self.entrant,
            report: self.inspection.clone(),
            written: stamp.trace(),
        });
        Ok(())
    }

    fn about_entrant(&self, entrant: EntrantId) -> bool {
        self.entrant == entrant
    }
}

/// Somebody complains that a player does not play fair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComplaintFiled {
    pub section: SectionId,
    pub complaint: ComplaintReport,
}

/// What stands on the form of a complaint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComplaintReport {
    pub stage: ComplaintStage,
    /// In which round, if it is about one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<RoundNumber>,
    pub complainant: Complainant,
    /// Who is accused.
    pub accused: EntrantId,
    pub facts: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evidence: Option<String>,
    /// What the arbiter says of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub comments: Option<String>,
    /// The complainant knows that a manifestly unfounded complaint can be penalised.
    #[serde(default)]
    pub acknowledged: bool,
    /// The complainant signed the form. An accusation that nobody signs is noted all the same.
    #[serde(default)]
    pub signed: bool,
}

impl ComplaintReport {
    /// Whether it is an official complaint, not only an accusation that is noted.
    pub fn is_official(&self) -> bool {
        self.acknowledged && self.signed
    }
}

/// The player or other person who hands a complaint in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Complainant {
    /// The player of the section, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entrant: Option<EntrantId>,
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fide_id: Option<u32>,
}

impl Complainant {
    /// Whether two are the same person, as far as it is known.
    pub fn is(&self, other: &Complainant) -> bool {
        let ids = self.fide_id.zip(other.fide_id);
        match ids {
            Some((one, two)) => one == two,
            None => self.name.trim().to_lowercase() == other.name.trim().to_lowercase(),
        }
    }
}

/// When a complaint is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ComplaintStage {
    InTournament,
    PostTournament,
}

impl Fact for ComplaintFiled {
    confidential!();

    fn round(&self) -> Option<RoundNumber> {
        self.complaint.round
    }

    fn check_proposed(&self, event: &Event, _reason: Option<&str>) -> Result<(), Refusal> {
        let section = event.known(&self.section)?;
        let named = self.complaint.complainant.entrant.into_iter();
        for entrant in named.chain([self.complaint.accused]) {
            section.entered(entrant)?;
        }
        Ok(())
    }

    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.existing(&self.section)?;
        if let Some(round) = self.complaint.round {
            section.announced(round)?;
        }
        written(&self.complaint.complainant.name, Item::Complainant)?;
        written(&self.complaint.facts, Item::Complaint)?;
        section.complaints.push(Complaint {
            id: stamp.seq,
            report: self.complaint.clone(),
            written: stamp.trace(),
            decided: None,
        });
        Ok(())
    }

    fn about_entrant(&self, entrant: EntrantId) -> bool {
        let complaint = &self.complaint;
        complaint.accused == entrant || complaint.complainant.entrant == Some(entrant)
    }
}

/// The arbiter decided on a complaint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComplaintDecided {
    pub section: SectionId,
    /// The record that filed it.
    pub complaint: Seq,
    pub decision: ComplaintDecision,
}

/// What came of a complaint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComplaintDecision {
    pub outcome: ComplaintOutcome,
    pub text: String,
    /// What was imposed on the complainant or the accused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub penalty: Option<String>,
    /// Whether the accused was told, if that was said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub accused_told: Option<bool>,
}

/// What came of a complaint, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ComplaintOutcome {
    /// Manifestly unfounded: the complainant can be penalised.
    Unfounded,
    /// Looked into, and nothing was found.
    NotConfirmed,
    Confirmed,
    /// Handed on to the body that is responsible for fair play.
    Referred,
}

impl ComplaintOutcome {
    /// All of them, in the order they are offered.
    pub const ALL: [ComplaintOutcome; 4] = [
        ComplaintOutcome::Unfounded,
        ComplaintOutcome::NotConfirmed,
        ComplaintOutcome::Confirmed,
        ComplaintOutcome::Referred,
    ];
}

impl Fact for ComplaintDecided {
    confidential!();

    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.existing(&self.section)?;
        written(&self.decision.text, Item::Decision)?;
        let complaint = filed(section, self.complaint)?;
        if complaint.decided.is_some() {
            required(stamp.reason, Step::DecideAnew)?;
        }
        let mut complaints = section.complaints.iter_mut();
        if let Some(found) = complaints.find(|one| one.id == self.complaint) {
            found.decided = Some((self.decision.clone(), stamp.trace()));
        }
        Ok(())
    }
}

/// A complaint that was filed.
fn filed(section: &Section, id: Seq) -> Result<&Complaint, Refusal> {
    let found = section.complaints.iter().find(|one| one.id == id);
    found.ok_or(Refusal::NoComplaint { complaint: id })
}
