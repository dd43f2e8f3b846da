//! Appeals at the desk.

use adoube_bodies::cases::AppealBody;
use adoube_conduct::announcement::stored;
use adoube_journal::{
    Appeal, AppealOutcome, AppellantRole, CommitteeMember, CommitteeSeat, FeeOutcome, Section,
};
use askama::Template;

use super::SEATS;
use crate::auth::Right;
use crate::error::PageError;
use crate::params::DeskSection;
use crate::paths;
use crate::texts::{count, fill, t, tell};
use crate::ui::cases;
use crate::ui::choice::{Choice, choices};
use crate::ui::dates;
use crate::ui::desk::{DeskHead, Tab};

/// The appeals of a section, and the form of a new one.
#[derive(Template)]
#[template(path = "appeals/appeals.html")]
pub(crate) struct AppealsPage {
    head: DeskHead,
    url: String,
    incidents_url: String,
    papers_url: String,
    appeals: Vec<Line>,
    form: Option<FileForm>,
}

struct Line {
    url: String,
    title: String,
    grounds: String,
    status: String,
    /// How much is open or not in order.
    wrong: Option<String>,
}

struct FileForm {
    incidents: Vec<Choice>,
    roles: Vec<Choice>,
    names: Vec<String>,
    /// The fee that is announced.
    fee: String,
    deadline: String,
}

impl AppealsPage {
    /// The appeals of a section, the latest first.
    pub(crate) fn of(of: &DeskSection) -> Result<AppealsPage, PageError> {
        let (section, event) = (of.section(), &of.at.event);
        let line = |one: &Appeal| {
            let body = cases::appeal(&of.shown.event, section, one)?;
            let wrong = body.remarks.iter().filter(|remark| remark.wrong).count();
            Ok(Line {
                url: paths::desk::Appeal::of(event, &section.id, &one.id.0).to_string(),
                title: fill("appeal-desk-n-by", &[&one.id, &one.report.appellant]),
                grounds: one.report.grounds.clone(),
                status: status(one),
                wrong: (wrong > 0).then(|| count("appeal-desk-open-points", wrong)),
            })
        };
        let lines = section.appeals.iter().rev().map(line);
        Ok(AppealsPage {
            head: DeskHead::of_section(&of.shown, &of.at, section, Tab::Incidents),
            url: paths::desk::Appeals::of(event, &section.id).to_string(),
            incidents_url: paths::desk::Incidents::of(event, &section.id).to_string(),
            papers_url: paths::desk::PaperAppealForm::of(event, &section.id).to_string(),
            appeals: lines.collect::<Result<_, PageError>>()?,
            form: of
                .at
                .member
                .may(Right::Incidents)
                .then(|| FileForm::of(section)),
        })
    }
}

impl FileForm {
    fn of(section: &Section) -> FileForm {
        let announced = stored::read(&section.settings.announced).appeals;
        let announced = announced.unwrap_or_default();
        let incidents = section.incidents.iter().rev();
        let incidents = incidents.filter(|incident| incident.withdrawn.is_none());
        let incidents = incidents.map(|incident| Choice {
            value: incident.id.to_string(),
            name: fill(
                "appeal-desk-incident",
                &[
                    &incident.id,
                    &incident.report.round,
                    &short(&incident.report.facts),
                ],
            ),
            chosen: false,
        });
        let entrants = section.draft.entrants.iter();
        FileForm {
            incidents: incidents.collect(),
            roles: choices(&AppellantRole::ALL, Some(AppellantRole::Player)),
            names: entrants.map(|one| one.player.name.clone()).collect(),
            fee: announced
                .fee
                .unwrap_or_else(|| t("appeal-desk-not-announced").to_owned()),
            deadline: announced.deadline_minutes.map_or_else(
                || t("appeal-desk-not-announced").to_owned(),
                |minutes| fill("appeal-desk-minutes", &[&minutes]),
            ),
        }
    }
}

/// The beginning of a text.
fn short(text: &str) -> String {
    const MOST: usize = 60;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// How far an appeal has come.
fn status(appeal: &Appeal) -> String {
    match &appeal.decided {
        Some((decision, trace)) => fill(
            "appeal-desk-status-decided",
            &[&tell(&decision.outcome), &dates::written(trace.at)],
        ),
        None => t("appeal-desk-status-open").to_owned(),
    }
}

/// What stands on the form, line by line.
pub(crate) fn rows(section: &Section, appeal: &Appeal) -> Vec<(&'static str, String)> {
    let report = &appeal.report;
    let incident = report.incident.and_then(|id| {
        let found = section.incidents.iter().find(|one| one.id == id)?;
        let ruling = found.report.ruling.as_ref().unwrap_or(&found.report.facts);
        Some(fill(
            "appeal-desk-incident",
            &[&id, &found.report.round, ruling],
        ))
    });
    let parties: Vec<String> = report.parties.iter().map(|id| section.label(*id)).collect();
    let filed = report.filed_at.unwrap_or(appeal.written.at);
    let given = [
        ("appeal-desk-appellant", Some(report.appellant.clone())),
        ("appeal-desk-role", Some(tell(&report.role))),
        (
            "appeal-desk-parties",
            Some(parties.join(" – ")).filter(|text| !text.is_empty()),
        ),
        ("appeal-desk-against", incident),
        ("appeal-desk-decision-in-words", report.decision.clone()),
        (
            "appeal-desk-round",
            report.round.map(|round| round.to_string()),
        ),
        (
            "appeal-desk-board",
            report.board.map(|board| board.to_string()),
        ),
        ("appeal-desk-grounds", Some(report.grounds.clone())),
        ("appeal-desk-ruled-at", report.ruled_at.map(dates::written)),
        ("appeal-desk-filed-at", Some(dates::written(filed))),
        ("appeal-desk-fee-paid", report.fee.clone()),
    ];
    let given = given.into_iter();
    given
        .filter_map(|(label, value)| Some((label, value?)))
        .collect()
}

/// What was decided, line by line.
pub(crate) fn decision_rows(appeal: &Appeal) -> Vec<(&'static str, String)> {
    let Some((decision, trace)) = &appeal.decided else {
        return Vec::new();
    };
    let votes = decision.votes_for.zip(decision.votes_against);
    let given = [
        ("appeal-desk-outcome", Some(tell(&decision.outcome))),
        ("appeal-desk-reasons", Some(decision.text.clone())),
        (
            "appeal-desk-votes",
            votes.map(|(yes, no)| fill("appeal-desk-votes-n", &[&yes, &no])),
        ),
        ("appeal-desk-fee", decision.fee.map(|fee| tell(&fee))),
        ("appeal-desk-decided-at", Some(dates::written(trace.at))),
    ];
    let given = given.into_iter();
    given
        .filter_map(|(label, value)| Some((label, value?)))
        .collect()
}

/// The page of one appeal.
#[derive(Template)]
#[template(path = "appeals/appeal.html")]
pub(crate) struct AppealPage {
    head: DeskHead,
    url: paths::desk::Appeal,
    list_url: String,
    paper_url: String,
    incident_url: Option<String>,
    /// Where the incident is told anew, for who may do so.
    amend_url: Option<String>,
    board_url: Option<String>,
    id: u64,
    status: String,
    rows: Vec<(&'static str, String)>,
    decision: Vec<(&'static str, String)>,
    body: AppealBody,
    may_write: bool,
    seats: Vec<Seat>,
    outcomes: Vec<Choice>,
    fees: Vec<Choice>,
    text: String,
    decided: bool,
}

/// A line of the form of a committee.
struct Seat {
    place: usize,
    name: String,
    seats: Vec<Choice>,
    federation: String,
    club: String,
    born: String,
    senior: bool,
    concerned: bool,
}

impl AppealPage {
    /// An appeal with what is found of it.
    pub(crate) fn of(of: &DeskSection, appeal: &Appeal, body: AppealBody) -> AppealPage {
        let (section, event) = (of.section(), &of.at.event);
        let report = &appeal.report;
        let decided = appeal.decided.as_ref().map(|(decision, _)| decision);
        let place = report.round.zip(report.board);
        let incidents = paths::desk::Incidents::of(event, &section.id);
        AppealPage {
            head: DeskHead::of_section(&of.shown, &of.at, section, Tab::Incidents),
            url: paths::desk::Appeal::of(event, &section.id, &appeal.id.0),
            list_url: paths::desk::Appeals::of(event, &section.id).to_string(),
            paper_url: format!(
                "{}?appeal={}",
                paths::desk::PaperAppeal::of(event, &section.id),
                appeal.id
            ),
            incident_url: report
                .incident
                .map(|id| format!("{incidents}#incident-{id}")),
            amend_url: amend_url(of, appeal),
            board_url: place.map(|(round, board)| {
                paths::desk::Board::of(event, &section.id, &round, &board).to_string()
            }),
            id: appeal.id.0,
            status: status(appeal),
            rows: rows(section, appeal),
            decision: decision_rows(appeal),
            body,
            may_write: of.at.member.may(Right::Incidents),
            seats: seats(section, appeal),
            outcomes: choices(
                &AppealOutcome::ALL,
                decided.map(|decision| decision.outcome),
            ),
            fees: choices(&FeeOutcome::ALL, decided.and_then(|decision| decision.fee)),
            text: decided.map_or(String::new(), |decision| decision.text.clone()),
            decided: decided.is_some(),
        }
    }
}

/// Where the incident that is appealed against is told anew, for who may do so.
fn amend_url(of: &DeskSection, appeal: &Appeal) -> Option<String> {
    let section = of.section();
    let mut incidents = section.incidents.iter();
    let incident = incidents.find(|one| Some(one.id) == appeal.report.incident)?;
    let may = of.at.member.may(Right::Incidents) && incident.withdrawn.is_none();
    let url = paths::desk::Incident::of(&of.at.event, &section.id, &incident.id.0);
    may.then(|| format!("{url}?appeal={}#amend", appeal.id))
}

/// The lines of the form: the committee as it is, or that of the appeal before.
fn seats(section: &Section, appeal: &Appeal) -> Vec<Seat> {
    let mut others = section.appeals.iter().rev();
    let before = others.find(|other| other.id < appeal.id && !other.committee.is_empty());
    let known: Vec<&CommitteeMember> = match (appeal.committee.is_empty(), before) {
        (true, Some(before)) => before.committee.iter().collect(),
        _ => appeal.committee.iter().collect(),
    };
    let is_new = appeal.committee.is_empty();
    (0..SEATS)
        .map(|place| {
            let member = known.get(place);
            let usual = match place {
                0 => CommitteeSeat::Chair,
                1 | 2 => CommitteeSeat::Member,
                _ => CommitteeSeat::Reserve,
            };
            let text = |one: Option<String>| one.unwrap_or_default();
            Seat {
                place,
                name: text(member.map(|one| one.name.clone())),
                seats: choices(
                    &CommitteeSeat::ALL,
                    Some(member.map_or(usual, |one| one.seat)),
                ),
                federation: text(member.and_then(|one| Some(one.federation?.to_string()))),
                club: text(member.and_then(|one| one.club.clone())),
                born: text(member.and_then(|one| Some(one.born?.to_string()))),
                senior: member.is_some_and(|one| one.senior),
                // Who was concerned in another case need not be in this one.
                concerned: !is_new && member.is_some_and(|one| one.concerned),
            }
        })
        .collect()
}
