//! Records of a journal, and what is said of commands that were carried out.

use adoube_journal::{
    CaseRecord, Counted, EventId, Incident, Receipt, Record, SectionId, Seq, Subject,
};
use adoube_tournament::RoundNumber;
use adoube_words::Told;
use serde::Serialize;
use utoipa::ToSchema;

use crate::cases::TraceBody;
use crate::finding::FindingBody;

/// Records from which personal data were erased, or would be.
#[derive(Serialize)]
pub struct ErasedRecords<'a> {
    pub event: &'a EventId,
    pub records: Vec<Seq>,
    /// The record that says by whom and why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Seq>,
}

/// What came of commands.
#[derive(Serialize, ToSchema)]
pub struct Written {
    /// The last record of the journal now.
    #[schema(value_type = u64)]
    pub head: Seq,
    /// The records that were written.
    #[schema(value_type = Vec<Object>)]
    pub records: Vec<Record>,
    /// What speaks against them: what a round made by hand breaks, byes beyond those announced, games
    /// left open.
    #[schema(value_type = Vec<Object>)]
    pub findings: Vec<FindingBody>,
}

impl From<Receipt> for Written {
    fn from(receipt: Receipt) -> Written {
        Written {
            head: receipt.head,
            records: receipt.records,
            findings: Vec::new(),
        }
    }
}

/// What came of a command that writes to an event.
#[derive(Serialize)]
pub struct WrittenToEvent<'a> {
    pub event: &'a EventId,
    #[serde(flatten)]
    pub written: Written,
}

/// The acknowledgement of a line of commands.
#[derive(Serialize)]
pub struct Acknowledged<'a> {
    pub line: u64,
    pub head: Seq,
    /// The numbers of the records.
    pub records: Vec<Seq>,
    #[serde(skip_serializing_if = "<[FindingBody]>::is_empty")]
    pub findings: &'a [FindingBody],
}

/// A record with what it means.
#[derive(Serialize)]
pub struct LogLine<'a> {
    #[serde(flatten)]
    pub record: &'a Record,
    /// Whether it was taken back.
    pub undone: bool,
    /// The change in words.
    pub text: String,
    /// The settings that it changed, from what to what.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub settings: Vec<Told>,
}

/// Records of a journal.
#[derive(Serialize, ToSchema)]
pub struct LogBody {
    /// The records, in order.
    #[schema(value_type = Vec<Object>)]
    pub records: Vec<Record>,
    /// The last record of the journal.
    #[schema(value_type = u64)]
    pub head: Seq,
    /// There are more after these.
    pub more: bool,
}

/// An event that was restored.
#[derive(Serialize)]
pub struct Restored<'a> {
    pub event: &'a EventId,
    pub head: Seq,
}

/// Events that were written into a folder.
#[derive(Serialize)]
pub struct ExportedEvents {
    pub folder: String,
    pub events: Vec<ExportedEvent>,
}

/// An event that was written into a file.
#[derive(Serialize)]
pub struct ExportedEvent {
    pub event: EventId,
    pub head: Seq,
    pub file: String,
}

/// A section as a tournament report file.
#[derive(Serialize)]
pub struct ReportBody<'a> {
    pub event: &'a EventId,
    pub section: &'a SectionId,
    /// The whole file as a text.
    pub report: &'a str,
    /// What the format cannot express.
    pub left_out: &'a [String],
    pub warnings: &'a [String],
}

/// The games of a section as a PGN file.
#[derive(Serialize)]
pub struct GamesBody<'a> {
    pub event: &'a EventId,
    pub section: &'a SectionId,
    /// The whole file as a text.
    pub games: &'a str,
}

/// The games of a round whose moves are kept, for those who screen them.
#[derive(Serialize)]
pub struct ScreeningBody<'a> {
    /// The games as one text.
    pub pgn: &'a str,
    /// The number of the round.
    pub round: RoundNumber,
}

/// A tournament report file in another version.
#[derive(Serialize)]
pub struct ConvertedBody {
    pub warnings: Vec<String>,
    /// What that version cannot express.
    pub left_out: Vec<String>,
    /// The file, unless it was written elsewhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trf: Option<String>,
}

/// Something that happened in the hall.
#[derive(Serialize, ToSchema)]
pub struct IncidentBody {
    /// Its number: the record that reported it.
    #[schema(value_type = u64)]
    pub id: Seq,
    /// In which round.
    #[schema(value_type = u16)]
    pub round: RoundNumber,
    /// On which board, if one.
    pub board: Option<String>,
    /// Who is concerned, by id.
    pub entrants: Vec<u32>,
    /// What happened, as the arbiter told it.
    pub facts: String,
    /// What the arbiter decided.
    pub ruling: Option<String>,
    /// What it counts for whom in later rulings; none if nobody said so.
    #[schema(value_type = Option<Vec<Object>>)]
    pub counts: Option<Vec<Counted>>,
    /// The case as data: the facts that were told, result, clocks, penalties, articles, who decided,
    /// until when it can be appealed against.
    #[schema(value_type = Option<Object>)]
    pub case: Option<CaseRecord>,
    /// Who wrote it down, and when.
    pub written: TraceBody,
    /// Who told it anew, in order.
    pub amended: Vec<TraceBody>,
    /// Who withdrew it.
    pub withdrawn: Option<TraceBody>,
}

impl IncidentBody {
    /// An incident as it stands.
    pub fn of(incident: &Incident) -> IncidentBody {
        let report = &incident.report;
        IncidentBody {
            id: incident.id,
            round: report.round,
            board: report.board.map(|board| board.to_string()),
            entrants: report.entrants.iter().map(|entrant| entrant.0).collect(),
            facts: report.facts.clone(),
            ruling: report.ruling.clone(),
            counts: report.counts.clone(),
            case: report.case.clone(),
            written: TraceBody::of(&incident.written),
            amended: incident.amended.iter().map(TraceBody::of).collect(),
            withdrawn: incident.withdrawn.as_ref().map(TraceBody::of),
        }
    }
}

/// Something that was written down.
#[derive(Serialize, ToSchema)]
pub struct NoteBody {
    /// What it is about, as in the command `note`.
    #[schema(value_type = Object)]
    pub subject: Subject,
    /// What was noted of the player.
    pub text: String,
}
