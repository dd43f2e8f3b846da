//! Inspections and complaints at the desk.

use adoube_bodies::cases::{CaseRemark, ComplaintBody, InspectionBody};
use adoube_journal::{
    Attendant, ComplaintOutcome, ComplaintStage, InspectionConsent, InspectionGrounds, Section,
};
use adoube_tournament::RoundNumber;
use askama::Template;

use crate::error::PageError;
use crate::params::DeskSection;
use crate::paths;
use crate::texts::{fill, plural, t, tell};
use crate::ui::cases;
use crate::ui::choice::{Choice, choices};
use crate::ui::desk::{DeskHead, Tab};
use crate::ui::pick::Pick;

/// What is confidential of a section.
#[derive(Template)]
#[template(path = "fairplay/fairplay.html")]
pub(crate) struct FairPlayPage {
    head: DeskHead,
    url: paths::desk::FairPlay,
    incidents_url: String,
    papers_url: String,
    inspections: Vec<Case>,
    complaints: Vec<Case>,
    /// The rounds, with how many games are kept.
    rounds: Vec<(RoundNumber, String)>,
    round: u16,
    players: Pick,
    grounds: Vec<Choice>,
    consents: Vec<Choice>,
    stages: Vec<Choice>,
    outcomes: Vec<Choice>,
}

struct Case {
    id: u64,
    title: String,
    rows: Vec<(&'static str, String)>,
    remarks: Vec<CaseRemark>,
    paper: String,
    /// It was decided.
    decided: bool,
}

impl FairPlayPage {
    /// The page of a section, the latest first.
    pub(crate) fn of(of: &DeskSection) -> Result<FairPlayPage, PageError> {
        let (section, event) = (of.section(), &of.at.event);
        let body = cases::fair_play(&of.shown.event, section)?;
        let inspection = paths::desk::PaperInspection::of(event, &section.id);
        let complaint = paths::desk::PaperComplaint::of(event, &section.id);
        let inspections = body.inspections.into_iter().rev().map(|one| Case {
            id: one.id.0,
            title: fill("fairplay-inspection-of", &[&one.id, &one.name]),
            rows: inspection_rows(&one),
            paper: format!("{inspection}?inspection={}", one.id),
            remarks: one.remarks,
            decided: false,
        });
        let complaints = body.complaints.into_iter().rev().map(|one| Case {
            id: one.id.0,
            title: fill("fairplay-complaint-about", &[&one.id, &one.accused]),
            rows: complaint_rows(&one),
            paper: format!("{complaint}?complaint={}", one.id),
            decided: one.decision.is_some(),
            remarks: one.remarks,
        });
        let paired = section.draft.paired_rounds().0;
        Ok(FairPlayPage {
            head: DeskHead::of_section(&of.shown, &of.at, section, Tab::Incidents),
            url: paths::desk::FairPlay::of(event, &section.id),
            incidents_url: paths::desk::Incidents::of(event, &section.id).to_string(),
            papers_url: paths::desk::PaperComplaintForm::of(event, &section.id).to_string(),
            inspections: inspections.collect(),
            complaints: complaints.collect(),
            rounds: (1..=paired)
                .map(|round| (RoundNumber(round), kept(section, round)))
                .collect(),
            round: paired.max(1),
            players: Pick::of(section),
            grounds: choices(&InspectionGrounds::ALL, None),
            consents: choices(&InspectionConsent::ALL, None),
            stages: choices(
                &[ComplaintStage::InTournament, ComplaintStage::PostTournament],
                None,
            ),
            outcomes: choices(&ComplaintOutcome::ALL, None),
        })
    }
}

/// How many games of a round are kept, in words.
fn kept(section: &Section, round: u16) -> String {
    let texts = section.movetexts.keys();
    let kept = texts.filter(|(of, _)| of.0 == round).count();
    plural("fairplay-games-kept", kept, &[&round])
}

fn yes_no(answer: Option<bool>) -> &'static str {
    match answer {
        Some(true) => t("cases-yes"),
        Some(false) => t("cases-no"),
        None => t("cases-unsaid"),
    }
}

fn attendant(one: &Attendant) -> String {
    fill("fairplay-attendant", &[&one.name, &yes_no(one.same_gender)])
}

/// An inspection, line by line.
pub(crate) fn inspection_rows(one: &InspectionBody) -> Vec<(&'static str, String)> {
    let report = &one.inspection;
    let when = report
        .when
        .map(|when| when.strftime("%Y-%m-%d %H:%M").to_string());
    let given = [
        ("fairplay-player", Some(one.name.clone())),
        ("fairplay-round", Some(one.round.to_string())),
        (
            "fairplay-when",
            Some(when.unwrap_or_else(|| one.written.at.clone())),
        ),
        ("fairplay-grounds", Some(tell(&report.grounds))),
        (
            "fairplay-of-complaint",
            report.complaint.map(|id| id.to_string()),
        ),
        ("fairplay-inspector", Some(attendant(&report.inspector))),
        ("fairplay-witness", report.witness.as_ref().map(attendant)),
        ("fairplay-players-witness", report.players_witness.clone()),
        ("fairplay-means", report.means.clone()),
        ("fairplay-consent", Some(tell(&report.consent))),
        ("fairplay-found", report.found.clone()),
        ("fairplay-measures", report.measures.clone()),
        ("fairplay-written-by", Some(one.written.author.clone())),
    ];
    let given = given.into_iter();
    given
        .filter_map(|(label, value)| Some((label, value?)))
        .collect()
}

/// A complaint, line by line.
pub(crate) fn complaint_rows(one: &ComplaintBody) -> Vec<(&'static str, String)> {
    let report = &one.complaint;
    let decision = one.decision.as_ref();
    let who = &report.complainant;
    let complainant = match who.fide_id {
        Some(id) => format!("{} (FIDE {id})", who.name),
        None => who.name.clone(),
    };
    let status = match decision {
        Some(decision) => tell(&decision.outcome),
        None => t("fairplay-open").to_owned(),
    };
    let told = decision.and_then(|decision| decision.accused_told);
    let given = [
        ("fairplay-stage", Some(tell(&report.stage))),
        (
            "fairplay-round",
            report.round.map(|round| round.to_string()),
        ),
        ("fairplay-complainant", Some(complainant)),
        ("fairplay-accused", Some(one.accused.clone())),
        ("fairplay-facts", Some(report.facts.clone())),
        ("fairplay-evidence", report.evidence.clone()),
        ("fairplay-comments", report.comments.clone()),
        (
            "fairplay-acknowledged",
            Some(yes_no(Some(report.acknowledged)).to_owned()),
        ),
        (
            "fairplay-signed",
            Some(yes_no(Some(report.signed)).to_owned()),
        ),
        ("fairplay-written-by", Some(one.written.author.clone())),
        ("fairplay-status", Some(status)),
        (
            "fairplay-decision",
            decision.map(|decision| decision.text.clone()),
        ),
        (
            "fairplay-penalty",
            decision.and_then(|decision| decision.penalty.clone()),
        ),
        (
            "fairplay-accused-told",
            told.map(|told| yes_no(Some(told)).to_owned()),
        ),
    ];
    let given = given.into_iter();
    given
        .filter_map(|(label, value)| Some((label, value?)))
        .collect()
}
