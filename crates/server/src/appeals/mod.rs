//! Appeals against decisions: the form, who hears them, and what was decided.

pub(crate) mod views;

use adoube_journal::{
    Appeal, AppealCommitteeSet, AppealDecided, AppealDecision, AppealFiled, AppealReport, Command,
    CommitteeMember, Section, Seq,
};
use adoube_tournament::{EntrantId, RoundNumber};
use axum_extra::routing::TypedPath;
use jiff::{SignedDuration, Timestamp};

use crate::appeals::views::{AppealPage, AppealsPage};
use crate::auth::Right;
use crate::error::PageError;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::form::FormFields;
use crate::params::{DeskSection, Fields, Params};
use crate::paths;
use crate::routes::{Routes, with};
use crate::texts::{fill, t, tell};
use crate::ui::Page;
use crate::ui::cases;
use crate::ui::choice::{chosen, yes_or_no};

/// How many can be named for a committee.
const SEATS: usize = 7;

/// The addresses of the appeals.
pub(crate) fn routes(routes: Routes) -> Routes {
    let (see, write) = (with(Right::See), with(Right::Incidents));
    routes
        .get(paths::desk::Appeals::PATH, see, list)
        .post(paths::desk::Appeals::PATH, write, file)
        .get(paths::desk::Appeal::PATH, see, show)
        .post(paths::desk::AppealCommittee::PATH, write, committee)
        .post(paths::desk::AppealDecision::PATH, write, decide)
}

/// `GET /desk/{event}/{section}/appeals`
async fn list(of: DeskSection) -> Result<Page<AppealsPage>, PageError> {
    AppealsPage::of(&of).map(Page)
}

/// `GET /desk/{event}/{section}/appeals/{appeal}`
async fn show(of: DeskSection, params: Params) -> Result<Page<AppealPage>, PageError> {
    let appeal = appeal(of.section(), &params)?;
    let body = cases::appeal(&of.shown.event, of.section(), appeal)?;
    Ok(Page(AppealPage::of(&of, appeal, body)))
}

/// The appeal of the address.
fn appeal<'s>(section: &'s Section, params: &Params) -> Result<&'s Appeal, PageError> {
    let id = Seq(params.number("appeal")?);
    let found = section.appeals.iter().find(|one| one.id == id);
    found.ok_or(PageError::NotFound)
}

fn unfit(what: &str) -> PageError {
    PageError::BadRequest(fill("appeal-desk-unfit", &[&what]))
}

/// What was typed, if anything was.
fn said(form: &FormFields, name: &str) -> Option<String> {
    let text = form.line(name);
    (!text.is_empty()).then(|| text.to_owned())
}

/// A number that was typed, if one was.
fn number<T: std::str::FromStr>(form: &FormFields, name: &str) -> Result<Option<T>, PageError> {
    match form.line(name) {
        "" => Ok(None),
        text => text.parse().map(Some).map_err(|_| unfit(text)),
    }
}

/// `POST /desk/{event}/{section}/appeals`: writes an appeal down.
async fn file(
    of: DeskSection,
    Fields(form): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    let section = of.section();
    let command = Command::FileAppeal(AppealFiled {
        section: section.id.clone(),
        appeal: report(section, &form)?,
    });
    let receipt = of.at.write(of.at.member.submission(vec![command])).await?;
    let url = paths::desk::Appeal::of(&of.at.event, &section.id, &receipt.head.0).to_string();
    Ok(redirect_with(url, t("appeal-desk-filed")))
}

/// The form, understood. What the incident says need not be typed again.
fn report(section: &Section, form: &FormFields) -> Result<AppealReport, PageError> {
    let incident: Option<Seq> = number(form, "incident")?.map(Seq);
    let told = incident.and_then(|id| section.incidents.iter().find(|one| one.id == id));
    let told = told.map(|incident| &incident.report);
    let round: Option<u16> = number(form, "round")?;
    let board = said(form, "board");
    let board = board.map(|text| text.parse().map_err(|_| unfit(&text)));
    let minutes: Option<i64> = number(form, "minutes")?;
    let ago =
        |minutes: i64| Timestamp::now() - SignedDuration::from_mins(minutes.clamp(0, 1 << 20));
    let mut parties = parties(section, form.line("parties"))?;
    if parties.is_empty() {
        parties = told.map_or(Vec::new(), |report| report.entrants.clone());
    }
    Ok(AppealReport {
        incident,
        decision: said(form, "decision"),
        round: round.map(RoundNumber).or(told.map(|report| report.round)),
        board: board.transpose()?.or(told.and_then(|report| report.board)),
        appellant: form.line("appellant").to_owned(),
        role: chosen(form.line("role")).ok_or_else(|| unfit(form.line("role")))?,
        parties,
        grounds: form.line("grounds").to_owned(),
        ruled_at: minutes.map(ago),
        filed_at: None,
        played_on: yes_or_no(form.line("played_on")),
        fee: said(form, "fee"),
    })
}

/// Players by their numbers.
fn parties(section: &Section, text: &str) -> Result<Vec<EntrantId>, PageError> {
    let words = text.split([',', ';', ' ']).filter(|word| !word.is_empty());
    words
        .map(|word| {
            let mut entrants = section.draft.entrants.iter();
            let found = entrants.find(|entrant| {
                let number = entrant.pairing_number.map(|number| number.to_string());
                number.as_deref() == Some(word)
            });
            let found = found.map(|entrant| entrant.id);
            found.ok_or_else(|| PageError::BadRequest(fill("incident-no-player", &[&word])))
        })
        .collect()
}

/// `POST …/appeals/{appeal}/committee`: who hears it.
async fn committee(
    of: DeskSection,
    params: Params,
    Fields(form): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    let section = of.section();
    let appeal = appeal(section, &params)?.id;
    let members = (0..SEATS).map(|place| member(&form, place));
    let members: Result<Vec<Option<CommitteeMember>>, PageError> = members.collect();
    let command = Command::SetAppealCommittee(AppealCommitteeSet {
        section: section.id.clone(),
        appeal,
        members: members?.into_iter().flatten().collect(),
    });
    of.at.write(of.at.member.submission(vec![command])).await?;
    let url = paths::desk::Appeal::of(&of.at.event, &section.id, &appeal.0).to_string();
    Ok(redirect_with(url, t("appeal-desk-committee-set")))
}

/// Somebody in a line of the form; nobody if there is no name.
fn member(form: &FormFields, place: usize) -> Result<Option<CommitteeMember>, PageError> {
    let field = |name: &str| format!("{name}-{place}");
    let Some(name) = said(form, &field("name")) else {
        return Ok(None);
    };
    let seat = form.line(&field("seat")).to_owned();
    let federation = said(form, &field("federation"));
    let federation = federation.map(|code| {
        code.parse()
            .map_err(|error| PageError::BadRequest(tell(&error)))
    });
    Ok(Some(CommitteeMember {
        name,
        seat: chosen(&seat).ok_or_else(|| unfit(&seat))?,
        federation: federation.transpose()?,
        club: said(form, &field("club")),
        born: number(form, &field("born"))?,
        senior: form.one(&field("senior")).is_some(),
        concerned: form.one(&field("concerned")).is_some(),
    }))
}

/// `POST …/appeals/{appeal}/decision`: what was decided.
async fn decide(
    of: DeskSection,
    params: Params,
    Fields(form): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    let section = of.section();
    let appeal = appeal(section, &params)?.id;
    let outcome = form.line("outcome");
    let command = Command::DecideAppeal(AppealDecided {
        section: section.id.clone(),
        appeal,
        decision: AppealDecision {
            outcome: chosen(outcome).ok_or_else(|| unfit(outcome))?,
            text: form.line("text").to_owned(),
            votes_for: number(&form, "votes_for")?,
            votes_against: number(&form, "votes_against")?,
            fee: chosen(form.line("fee")),
        },
    });
    let submission = of.at.member.submission(vec![command]);
    of.at
        .write(submission.because(said(&form, "reason")))
        .await?;
    let url = paths::desk::Appeal::of(&of.at.event, &section.id, &appeal.0).to_string();
    Ok(redirect_with(url, t("appeal-desk-decided")))
}
