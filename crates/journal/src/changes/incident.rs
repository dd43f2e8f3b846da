//! Incidents: what happened in the hall, what was decided, and what became of it. The moves and results
//! that a ruling changes are changes of their own, written together with it.

use adoube_tournament::{BoardNumber, EntrantId, GameResult, RoundNumber};
use adoube_types::Colour;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::fact::{Fact, ProposalContext, Propose, Stamp, Task, UndoLimit, in_section, only_added};
use crate::checks::{required, written};

use crate::{Event, Incident, Item, Refusal, Section, SectionId, Seq, Step, Subject};

/// An incident was written down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IncidentReported {
    pub section: SectionId,
    pub round: RoundNumber,
    /// Which board, if one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardNumber>,
    /// Who is concerned.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entrants: Vec<EntrantId>,
    pub facts: String,
    /// What the arbiter decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruling: Option<String>,
    /// What it counts for whom in later rulings. Nobody said so before this was asked for: then it is
    /// not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counts: Option<Vec<Counted>>,
    /// The case as data, if it was ruled by the engine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub case: Option<CaseRecord>,
}

/// What is told of an incident: when it is reported, and again when it is amended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IncidentReport {
    /// In which round.
    pub round: RoundNumber,
    /// On which board, if one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardNumber>,
    /// Who is concerned.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entrants: Vec<EntrantId>,
    pub facts: String,
    /// What the arbiter decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruling: Option<String>,
    /// What it counts for whom in later rulings, if that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counts: Option<Vec<Counted>>,
    /// The case as data, if it was ruled by the engine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub case: Option<CaseRecord>,
}

/// Something that later rulings count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counted {
    /// Who did it.
    pub entrant: EntrantId,
    /// What is counted, by the name it has in a file of facts: `illegal-move`.
    pub counter: String,
    /// By how much the count of the player goes up.
    pub by: u32,
}

/// A case: what was told, and what was ruled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CaseRecord {
    /// The facts as a file of facts has them: edition, announced variations, board, clock, history,
    /// incident.
    pub told: Map<String, Value>,
    /// The result that was ruled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<GameResult>,
    /// What was done to the clocks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clocks: Vec<ClockNote>,
    /// What else was imposed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub penalties: Vec<PenaltyNote>,
    /// The articles it rests on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub articles: Vec<String>,
    /// Who decided, and in which role.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decided_by: Option<Decider>,
    /// Until when it can be appealed against.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub appeal_until: Option<Timestamp>,
}

/// A change of a clock, in thousandths of a second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockNote {
    pub side: Colour,
    /// What is done to the time.
    pub change: TimeChange,
}

/// What is done to a time, in thousandths of a second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TimeChange {
    /// So much more; less if it is negative.
    Add(i64),
    /// It is set to this.
    Set(i64),
}

/// Something imposed on a player beside result and clocks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PenaltyNote {
    pub entrant: EntrantId,
    /// What, by the name that rulings have for it: `warning`, `fine`.
    pub measure: String,
    /// What is to be said of it, such as the sum of a fine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// The person who decided a case, with the role they did it in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decider {
    pub name: String,
    pub role: DecidingRole,
}

/// In which role somebody decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DecidingRole {
    Arbiter,
    DeputyChiefArbiter,
    ChiefArbiter,
    /// The committee that hears appeals.
    AppealsCommittee,
}

impl DecidingRole {
    /// All of them, in the order they are offered.
    pub const ALL: [DecidingRole; 4] = [
        DecidingRole::Arbiter,
        DecidingRole::DeputyChiefArbiter,
        DecidingRole::ChiefArbiter,
        DecidingRole::AppealsCommittee,
    ];

    /// Its name, as it is written.
    pub fn name(self) -> &'static str {
        match self {
            DecidingRole::Arbiter => "arbiter",
            DecidingRole::DeputyChiefArbiter => "deputy_chief_arbiter",
            DecidingRole::ChiefArbiter => "chief_arbiter",
            DecidingRole::AppealsCommittee => "appeals_committee",
        }
    }
}

impl IncidentReport {
    /// The change that writes it down.
    pub fn reported(self, section: SectionId) -> IncidentReported {
        IncidentReported {
            section,
            round: self.round,
            board: self.board,
            entrants: self.entrants,
            facts: self.facts,
            ruling: self.ruling,
            counts: self.counts,
            case: self.case,
        }
    }

    fn check(&self, section: &Section) -> Result<(), Refusal> {
        written(&self.facts, Item::Incident)?;
        section.announced(self.round)?;
        if let Some(board) = self.board {
            section.game(self.round, board)?;
        }
        let counted = self.counts.iter().flatten().map(|one| one.entrant);
        for entrant in self.entrants.iter().copied().chain(counted) {
            section.entered(entrant)?;
        }
        Ok(())
    }

    fn place(&self) -> IncidentPlace {
        IncidentPlace {
            round: self.round,
            board: self.board,
            entrants: self.entrants.clone(),
        }
    }
}

impl IncidentReported {
    fn report(&self) -> IncidentReport {
        IncidentReport {
            round: self.round,
            board: self.board,
            entrants: self.entrants.clone(),
            facts: self.facts.clone(),
            ruling: self.ruling.clone(),
            counts: self.counts.clone(),
            case: self.case.clone(),
        }
    }
}

impl Fact for IncidentReported {
    const TASK: Task = Task::Incidents;

    only_added!();

    fn round(&self) -> Option<RoundNumber> {
        Some(self.round)
    }

    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.existing(&self.section)?;
        let report = self.report();
        report.check(section)?;
        section.incidents.push(Incident {
            id: stamp.seq,
            report,
            written: stamp.trace(),
            amended: Vec::new(),
            withdrawn: None,
        });
        Ok(())
    }

    fn about_board(&self, board: BoardNumber) -> bool {
        self.board == Some(board)
    }

    fn about_entrant(&self, entrant: EntrantId) -> bool {
        self.entrants.contains(&entrant)
    }
}

/// Say of an incident what is known now, in place of what was written before; this needs a reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AmendIncident {
    pub section: SectionId,
    /// The record that reported it.
    pub incident: Seq,
    /// What is told of it now.
    pub report: IncidentReport,
}

/// An incident was told anew. What was written before stays in the journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IncidentAmended {
    pub section: SectionId,
    /// The record that reported it.
    pub incident: Seq,
    /// What is told of it now.
    pub report: IncidentReport,
    /// Where it was before, if it was elsewhere or concerned others: that belongs to their history too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub was: Option<IncidentPlace>,
}

/// Where an incident was, and whom it concerned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IncidentPlace {
    pub round: RoundNumber,
    /// On which board, if one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardNumber>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entrants: Vec<EntrantId>,
}

impl IncidentPlace {
    fn subject(&self, section: &SectionId) -> Option<Subject> {
        self.board.map(|board| Subject::Board {
            section: section.clone(),
            round: self.round,
            board,
        })
    }
}

impl Propose for AmendIncident {
    type Becomes = IncidentAmended;

    fn propose(self, given: &ProposalContext) -> Result<IncidentAmended, Refusal> {
        let section = given.event.known(&self.section)?;
        let before = reported(section, self.incident)?.place();
        let was = Some(before).filter(|before| *before != self.report.place());
        Ok(IncidentAmended {
            section: self.section,
            incident: self.incident,
            report: self.report,
            was,
        })
    }
}

impl Fact for IncidentAmended {
    const TASK: Task = Task::Incidents;

    in_section!();

    fn round(&self) -> Option<RoundNumber> {
        Some(self.report.round)
    }

    fn writes(&self) -> Vec<Subject> {
        let places = std::iter::once(self.report.place()).chain(self.was.clone());
        let boards = places.filter_map(|place| place.subject(&self.section));
        boards.collect()
    }

    fn undo(&self) -> UndoLimit {
        UndoLimit::Always
    }

    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        required(stamp.reason, Step::AmendIncident)?;
        let section = event.existing(&self.section)?;
        self.report.check(section)?;
        let incident = standing(section, self.incident)?;
        incident.report = self.report.clone();
        incident.amended.push(stamp.trace());
        Ok(())
    }

    fn in_round(&self, round: RoundNumber) -> bool {
        let was = self.was.as_ref().map(|was| was.round);
        [Some(self.report.round), was].contains(&Some(round))
    }

    fn at_board(&self, round: RoundNumber, board: BoardNumber) -> bool {
        let there = |place: &IncidentPlace| place.round == round && place.board == Some(board);
        there(&self.report.place()) || self.was.as_ref().is_some_and(there)
    }

    fn about_entrant(&self, entrant: EntrantId) -> bool {
        let was = self.was.iter().flat_map(|was| &was.entrants);
        self.report
            .entrants
            .iter()
            .chain(was)
            .any(|one| *one == entrant)
    }
}

/// Withdraw an incident: it stays to be read, and counts for nothing; this needs a reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WithdrawIncident {
    pub section: SectionId,
    /// The record that reported it.
    pub incident: Seq,
}

/// An incident was withdrawn: it stays to be read, and counts for nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IncidentWithdrawn {
    pub section: SectionId,
    /// The record that reported it.
    pub incident: Seq,
    /// Where it was,
    pub round: RoundNumber,
    /// on which board, if one,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardNumber>,
    /// and whom it concerned.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entrants: Vec<EntrantId>,
}

impl Propose for WithdrawIncident {
    type Becomes = IncidentWithdrawn;

    fn propose(self, given: &ProposalContext) -> Result<IncidentWithdrawn, Refusal> {
        let section = given.event.known(&self.section)?;
        let place = reported(section, self.incident)?.place();
        Ok(IncidentWithdrawn {
            round: place.round,
            board: place.board,
            entrants: place.entrants,
            section: self.section,
            incident: self.incident,
        })
    }
}

impl Fact for IncidentWithdrawn {
    const TASK: Task = Task::Incidents;

    only_added!();

    fn round(&self) -> Option<RoundNumber> {
        Some(self.round)
    }

    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        required(stamp.reason, Step::WithdrawIncident)?;
        let section = event.existing(&self.section)?;
        let incident = standing(section, self.incident)?;
        incident.withdrawn = Some(stamp.trace());
        Ok(())
    }

    fn about_board(&self, board: BoardNumber) -> bool {
        self.board == Some(board)
    }

    fn about_entrant(&self, entrant: EntrantId) -> bool {
        self.entrants.contains(&entrant)
    }
}

/// What is told of an incident.
fn reported(section: &Section, incident: Seq) -> Result<&IncidentReport, Refusal> {
    let found = section.incidents.iter().find(|one| one.id == incident);
    let found = found.ok_or(Refusal::NoIncident { incident })?;
    Ok(&found.report)
}

/// An incident that is in force.
fn standing(section: &mut Section, id: Seq) -> Result<&mut Incident, Refusal> {
    let found = section.incidents.iter_mut().find(|one| one.id == id);
    let incident = found.ok_or(Refusal::NoIncident { incident: id })?;
    match incident.withdrawn {
        None => Ok(incident),
        Some(_) => Err(Refusal::IncidentIsWithdrawn { incident: id }),
    }
}
