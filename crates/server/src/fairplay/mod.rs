//! Fair play: inspections of players, complaints about them, and games for screening. All of it but the games is
//! for those only who may read what is confidential.

pub(crate) mod views;

use adoube_conduct::games;
use adoube_journal::{
    Attendant, Command, Complainant, ComplaintDecided, ComplaintDecision, ComplaintFiled,
    ComplaintReport, InspectionRecorded, InspectionReport, Section, Seq,
};
use adoube_tournament::{EntrantId, RoundNumber};
use axum_extra::routing::TypedPath;

use crate::auth::Right;
use crate::error::PageError;
use crate::exports::Download;
use crate::fairplay::views::FairPlayPage;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::form::FormFields;
use crate::params::{DeskSection, Fields, Params};
use crate::paths;
use crate::routes::{Routes, with};
use crate::texts::{fill, t};
use crate::ui::Page;
use crate::ui::choice::{chosen, yes_or_no};
use crate::ui::pick::picked;

/// The addresses of fair play.
pub(crate) fn routes(routes: Routes) -> Routes {
    let confidential = with(Right::Confidential);
    routes
        .get(paths::desk::FairPlay::PATH, confidential, show)
        .post(paths::desk::Inspections::PATH, confidential, inspect)
        .post(paths::desk::Complaints::PATH, confidential, complain)
        .post(paths::desk::ComplaintDecision::PATH, confidential, decide)
        // Games are no secret.
        .get(paths::desk::Screening::PATH, with(Right::See), screening)
}

/// `GET /desk/{event}/{section}/fairplay`
async fn show(of: DeskSection) -> Result<Page<FairPlayPage>, PageError> {
    FairPlayPage::of(&of).map(Page)
}

/// `GET …/fairplay/screening/{round}`: the games of a round whose moves are kept.
async fn screening(of: DeskSection, params: Params) -> Result<Download, PageError> {
    let round = RoundNumber(params.number("round")?);
    let section = of.section();
    if section.draft.round(round).is_none() {
        return Err(PageError::NotFound);
    }
    let text = games::with_moves(&of.shown.event.details, section, round);
    let name = format!("{}-{}-round-{round}.pgn", of.at.event, section.id);
    Ok(Download::new(
        name,
        "application/vnd.chess-pgn; charset=utf-8",
        text,
    ))
}

fn unfit(what: &str) -> PageError {
    PageError::BadRequest(fill("appeal-desk-unfit", &[&what]))
}

/// What was typed, if anything was.
fn said(form: &FormFields, name: &str) -> Option<String> {
    let text = form.line(name);
    (!text.is_empty()).then(|| text.to_owned())
}

/// A player, if one was chosen.
fn player(
    section: &Section,
    form: &FormFields,
    name: &str,
) -> Result<Option<EntrantId>, PageError> {
    let Some(text) = said(form, name) else {
        return Ok(None);
    };
    picked(section, &text).map(Some)
}

fn round(form: &FormFields) -> Result<Option<RoundNumber>, PageError> {
    let Some(text) = said(form, "round") else {
        return Ok(None);
    };
    let number = text.parse().map(RoundNumber);
    number.map(Some).map_err(|_| unfit(&text))
}

/// `POST …/fairplay/inspections`: writes an inspection down.
async fn inspect(
    of: DeskSection,
    Fields(form): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    let section = of.section();
    let when = said(&form, "when");
    let when = when.map(|text| text.parse().map_err(|_| unfit(&text)));
    let complaint = said(&form, "complaint");
    let complaint = complaint.map(|text| text.parse().map(Seq).map_err(|_| unfit(&text)));
    let witness = said(&form, "witness").map(|name| Attendant {
        name,
        same_gender: yes_or_no(form.line("witness_same_gender")),
    });
    let nobody = || PageError::BadRequest(t("fairplay-no-player").to_owned());
    let command = Command::RecordInspection(InspectionRecorded {
        section: section.id.clone(),
        round: round(&form)?.ok_or_else(|| unfit(""))?,
        entrant: player(section, &form, "player")?.ok_or_else(nobody)?,
        inspection: InspectionReport {
            when: when.transpose()?,
            grounds: chosen(form.line("grounds")).ok_or_else(|| unfit(form.line("grounds")))?,
            complaint: complaint.transpose()?,
            inspector: Attendant {
                name: form.line("inspector").to_owned(),
                same_gender: yes_or_no(form.line("inspector_same_gender")),
            },
            witness,
            players_witness: said(&form, "players_witness"),
            means: said(&form, "means"),
            consent: chosen(form.line("consent")).ok_or_else(|| unfit(form.line("consent")))?,
            found: said(&form, "found"),
            measures: said(&form, "measures"),
        },
    });
    write(&of, command, None, "fairplay-inspected").await
}

/// `POST …/fairplay/complaints`: writes a complaint down.
async fn complain(
    of: DeskSection,
    Fields(form): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    let section = of.section();
    let by = player(section, &form, "complainant")?;
    let entry = by.and_then(|id| section.entrant(id)).map(|one| &one.player);
    let name = entry.map(|player| player.name.clone());
    let nobody = || PageError::BadRequest(t("fairplay-no-player").to_owned());
    let command = Command::FileComplaint(ComplaintFiled {
        section: section.id.clone(),
        complaint: ComplaintReport {
            stage: chosen(form.line("stage")).ok_or_else(|| unfit(form.line("stage")))?,
            round: round(&form)?,
            complainant: Complainant {
                entrant: by,
                name: name.unwrap_or_else(|| form.line("name").to_owned()),
                fide_id: entry.and_then(|player| player.fide_id),
            },
            accused: player(section, &form, "accused")?.ok_or_else(nobody)?,
            facts: form.line("facts").to_owned(),
            evidence: said(&form, "evidence"),
            comments: said(&form, "comments"),
            acknowledged: form.one("acknowledged").is_some(),
            signed: form.one("signed").is_some(),
        },
    });
    write(&of, command, None, "fairplay-complained").await
}

/// `POST …/fairplay/complaints/{complaint}`: what was decided.
async fn decide(
    of: DeskSection,
    params: Params,
    Fields(form): Fields<FormFields>,
) -> Result<RedirectWithMessage, PageError> {
    let outcome = form.line("outcome");
    let command = Command::DecideComplaint(ComplaintDecided {
        section: of.section().id.clone(),
        complaint: Seq(params.number("complaint")?),
        decision: ComplaintDecision {
            outcome: chosen(outcome).ok_or_else(|| unfit(outcome))?,
            text: form.line("text").to_owned(),
            penalty: said(&form, "penalty"),
            accused_told: yes_or_no(form.line("accused_told")),
        },
    });
    write(&of, command, said(&form, "reason"), "fairplay-decided").await
}

async fn write(
    of: &DeskSection,
    command: Command,
    reason: Option<String>,
    done: &'static str,
) -> Result<RedirectWithMessage, PageError> {
    let submission = of.at.member.submission(vec![command]);
    of.at.write(submission.because(reason)).await?;
    let url = paths::desk::FairPlay::of(&of.at.event, &of.section().id).to_string();
    Ok(redirect_with(url, t(done)))
}
