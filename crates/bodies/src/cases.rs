//! Cases of an event: appeals, inspections, complaints, and what players need.

use adoube_journal::{
    Appeal, AppealDecision, AppealReport, CommitteeMember, Complaint, ComplaintDecision,
    ComplaintReport, Inspection, InspectionReport, Needs, Section, Seq, Trace,
};
use adoube_tournament::EntrantId;
use adoube_words::Told;
use serde::Serialize;
use utoipa::ToSchema;

/// Who wrote something, and when.
#[derive(Serialize, ToSchema)]
pub struct TraceBody {
    /// The number of the record in the journal.
    #[schema(value_type = u64)]
    pub seq: Seq,
    pub at: String,
    pub author: String,
    /// Why, where somebody said so.
    pub reason: Option<String>,
}

impl TraceBody {
    pub(crate) fn of(trace: &Trace) -> TraceBody {
        TraceBody {
            seq: trace.seq,
            at: trace.at.to_string(),
            author: trace.author.to_string(),
            reason: trace.reason.clone(),
        }
    }
}

/// Something to be said of a case.
#[derive(Serialize, ToSchema)]
pub struct CaseRemark {
    #[serde(flatten)]
    #[schema(value_type = Object)]
    pub says: Told,
    /// It is not as it should be, or not known.
    pub wrong: bool,
    /// The article it rests on.
    pub article: Option<String>,
}

/// An appeal with what was decided.
#[derive(Serialize, ToSchema)]
pub struct AppealBody {
    /// The record that filed it.
    #[schema(value_type = u64)]
    pub id: Seq,
    /// What stands on the form, as in the command `file_appeal`.
    #[schema(value_type = Object)]
    pub appeal: AppealReport,
    pub written: TraceBody,
    /// Who was named for the committee.
    #[schema(value_type = Vec<Object>)]
    pub committee: Vec<CommitteeMember>,
    /// Who of them votes.
    pub voters: Vec<String>,
    /// What was decided, as in the command `decide_appeal`.
    #[schema(value_type = Option<Object>)]
    pub decision: Option<AppealDecision>,
    pub decided: Option<TraceBody>,
    /// What is to be said of deadline, fee, committee and decision.
    pub remarks: Vec<CaseRemark>,
}

impl AppealBody {
    /// An appeal with what was found of it.
    pub fn of(appeal: &Appeal, voters: Vec<String>, remarks: Vec<CaseRemark>) -> AppealBody {
        let decided = appeal.decided.as_ref();
        AppealBody {
            id: appeal.id,
            appeal: appeal.report.clone(),
            written: TraceBody::of(&appeal.written),
            committee: appeal.committee.clone(),
            voters,
            decision: decided.map(|(decision, _)| decision.clone()),
            decided: decided.map(|(_, trace)| TraceBody::of(trace)),
            remarks,
        }
    }
}

/// What is confidential of a section.
#[derive(Serialize, ToSchema)]
pub struct FairPlayBody {
    pub inspections: Vec<InspectionBody>,
    pub complaints: Vec<ComplaintBody>,
}

/// An inspection of a player.
#[derive(Serialize, ToSchema)]
pub struct InspectionBody {
    /// The record that tells of it.
    #[schema(value_type = u64)]
    pub id: Seq,
    pub round: u16,
    /// Who was inspected, by id.
    pub entrant: u32,
    pub name: String,
    /// What is told of it, as in the command `record_inspection`.
    #[schema(value_type = Object)]
    pub inspection: InspectionReport,
    pub written: TraceBody,
    pub remarks: Vec<CaseRemark>,
}

impl InspectionBody {
    /// An inspection with what is to be said of it.
    pub fn of(section: &Section, one: &Inspection, remarks: Vec<CaseRemark>) -> InspectionBody {
        InspectionBody {
            id: one.id,
            round: one.round.0,
            entrant: one.entrant.0,
            name: section.label(one.entrant),
            inspection: one.report.clone(),
            written: TraceBody::of(&one.written),
            remarks,
        }
    }
}

/// A complaint about a player.
#[derive(Serialize, ToSchema)]
pub struct ComplaintBody {
    /// The record that filed it.
    #[schema(value_type = u64)]
    pub id: Seq,
    pub accused: String,
    /// Signed, and with the acknowledgement; otherwise an accusation that was noted.
    pub official: bool,
    /// What stands on the form, as in the command `file_complaint`.
    #[schema(value_type = Object)]
    pub complaint: ComplaintReport,
    pub written: TraceBody,
    /// What was decided, as in the command `decide_complaint`.
    #[schema(value_type = Option<Object>)]
    pub decision: Option<ComplaintDecision>,
    pub decided: Option<TraceBody>,
    /// How many baseless complaints of the same person there were in the event before.
    pub baseless_before: u32,
    pub remarks: Vec<CaseRemark>,
}

impl ComplaintBody {
    /// A complaint with what is to be said of it.
    pub fn of(
        section: &Section,
        one: &Complaint,
        baseless_before: u32,
        remarks: Vec<CaseRemark>,
    ) -> ComplaintBody {
        let decided = one.decided.as_ref();
        ComplaintBody {
            id: one.id,
            accused: section.label(one.report.accused),
            official: one.report.is_official(),
            complaint: one.report.clone(),
            written: TraceBody::of(&one.written),
            decision: decided.map(|(decision, _)| decision.clone()),
            decided: decided.map(|(_, trace)| TraceBody::of(trace)),
            baseless_before,
            remarks,
        }
    }
}

/// What a player needs.
#[derive(Serialize, ToSchema)]
pub struct NeedsBody {
    /// The player, by id.
    pub entrant: u32,
    pub name: String,
    /// As in the command `set_needs`.
    #[schema(value_type = Object)]
    pub needs: Needs,
    /// What the rules ask for.
    pub duties: Vec<DutyBody>,
}

/// Something that the rules ask for.
#[derive(Serialize, ToSchema)]
pub struct DutyBody {
    pub article: String,
    pub says: String,
}

impl NeedsBody {
    /// The needs of a player, and what follows from them.
    pub fn of(
        section: &Section,
        entrant: EntrantId,
        needs: &Needs,
        duties: Vec<DutyBody>,
    ) -> NeedsBody {
        NeedsBody {
            entrant: entrant.0,
            name: section.label(entrant),
            needs: needs.clone(),
            duties,
        }
    }
}
