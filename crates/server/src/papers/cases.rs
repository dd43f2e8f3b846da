//! Forms and records of appeals, complaints and inspections.

use adoube_journal::{EventDetails, Seq};
use adoube_papers::event::PaperKind;
use askama::Template;

use super::made;
use super::print::{Sheet, sheet};
use crate::address::Address;
use crate::appeals::views as appeals;
use crate::error::PageError;
use crate::fairplay::views as fairplay;
use crate::params::{DeskSection, Params};
use crate::texts::t;
use crate::ui::cases;
use crate::ui::dates;

/// A form or a record: what stands in it, and who signs.
#[derive(Template)]
#[template(path = "papers/case.html")]
struct CasePaper {
    /// The event and who is responsible for it.
    event: Vec<(&'static str, String)>,
    /// What is written, or what is to be.
    rows: Vec<(&'static str, String)>,
    remarks: Vec<String>,
    note: Option<&'static str>,
    signatures: Vec<&'static str>,
}

impl CasePaper {
    fn of(details: &EventDetails, rows: Vec<(&'static str, String)>) -> CasePaper {
        let text = |one: &Option<String>| one.clone().unwrap_or_default();
        let federation = details.federation.map(|code| code.to_string());
        CasePaper {
            event: vec![
                ("papers-case-event", details.name.clone()),
                ("papers-case-federation", text(&federation)),
                ("papers-case-venue", text(&details.place)),
                (
                    "papers-case-days",
                    dates::days(details.starts, details.ends).unwrap_or_default(),
                ),
                ("papers-case-organiser", text(&details.organiser)),
                ("papers-case-chief-arbiter", text(&details.chief_arbiter)),
            ],
            rows,
            remarks: Vec::new(),
            note: None,
            signatures: vec!["papers-sign-arbiter", "papers-sign-date"],
        }
    }
}

/// The number of a case in the query.
fn asked(params: &Params, name: &str) -> Result<Seq, PageError> {
    let number = params.query_number(name)?;
    number.map(Seq).ok_or(PageError::NotFound)
}

/// `GET …/papers/appeal-form`: to be filled in by hand.
pub(super) async fn appeal_form(desk: DeskSection, params: Params, address: Address) -> Sheet {
    made::sheet(&desk, &params, &address, PaperKind::AppealForm)
}

/// `GET …/papers/appeal?appeal=`: an appeal with what was decided.
pub(super) async fn appeal(desk: DeskSection, params: Params) -> Sheet {
    let id = asked(&params, "appeal")?;
    sheet(&desk, &params, "papers-appeal", |_| {
        let (event, section) = (&desk.shown.event, desk.section());
        let found = section.appeals.iter().find(|one| one.id == id);
        let found = found.ok_or(PageError::NotFound)?;
        let body = cases::appeal(event, section, found)?;
        let mut rows = appeals::rows(section, found);
        rows.push(("appeal-desk-voters", body.voters.join("; ")));
        rows.extend(appeals::decision_rows(found));
        let remarks = body.remarks.into_iter();
        let paper = CasePaper {
            remarks: remarks.map(|remark| remark.says.text).collect(),
            signatures: vec!["papers-sign-committee", "papers-sign-date"],
            ..CasePaper::of(&event.details, rows)
        };
        Ok(paper.render()?)
    })
}

/// `GET …/papers/complaint-form`: to be filled in by hand.
pub(super) async fn complaint_form(desk: DeskSection, params: Params, address: Address) -> Sheet {
    made::sheet(&desk, &params, &address, PaperKind::ComplaintForm)
}

fn complaint_paper(desk: &DeskSection, rows: Vec<(&'static str, String)>) -> CasePaper {
    CasePaper {
        note: Some(t("papers-acknowledgement")),
        signatures: vec![
            "papers-sign-complainant",
            "papers-sign-arbiter",
            "papers-sign-date",
        ],
        ..CasePaper::of(&desk.shown.event.details, rows)
    }
}

/// `GET …/papers/complaint?complaint=`: a complaint as it was filed, with what was decided.
pub(super) async fn complaint(desk: DeskSection, params: Params) -> Sheet {
    let id = asked(&params, "complaint")?;
    sheet(&desk, &params, "papers-complaint", |_| {
        let body = cases::fair_play(&desk.shown.event, desk.section())?;
        let found = body.complaints.iter().find(|one| one.id == id);
        let rows = fairplay::complaint_rows(found.ok_or(PageError::NotFound)?);
        Ok(complaint_paper(&desk, rows).render()?)
    })
}

/// `GET …/papers/inspection?inspection=`: the record of an inspection.
pub(super) async fn inspection(desk: DeskSection, params: Params) -> Sheet {
    let id = asked(&params, "inspection")?;
    sheet(&desk, &params, "papers-inspection", |_| {
        let body = cases::fair_play(&desk.shown.event, desk.section())?;
        let found = body.inspections.iter().find(|one| one.id == id);
        let rows = fairplay::inspection_rows(found.ok_or(PageError::NotFound)?);
        let paper = CasePaper {
            signatures: vec![
                "papers-sign-inspector",
                "papers-sign-witness",
                "papers-sign-player",
                "papers-sign-date",
            ],
            ..CasePaper::of(&desk.shown.event.details, rows)
        };
        Ok(paper.render()?)
    })
}
