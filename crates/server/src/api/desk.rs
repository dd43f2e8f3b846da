//! What the people of an event see and do.

use std::collections::BTreeMap;

use adoube_bodies::announcement::RemarkBody;
use adoube_bodies::explanation::ExplanationBody;
use adoube_bodies::finding::FindingBody;
use adoube_bodies::journal::{LogBody, Written};
use adoube_bodies::names::SectionNames;
use adoube_bodies::proof::ProofBody;
use adoube_bodies::us_report::UsReportBody;
use adoube_conduct::announcement::lint;
use adoube_conduct::rounds::{self, HowToPair};
use adoube_conduct::us_report::rating_report;
use adoube_journal::RoundPairings;
use adoube_tournament::{EntrantId, RoundNumber, TeamId};
use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use utoipa::ToSchema;

use super::{ErrorBody, read, whole, work_out};
use crate::error::{ApiError, PageError};
use crate::exports;
use crate::guard::AtDesk;
use crate::params::{DeskSection, Params};
use crate::paths::api as paths;
use crate::retries::Once;
use crate::rounds::moment_of;
use crate::texts::{tell, tell_with, words};
use adoube_conduct::announcement::stored;
use axum_extra::routing::TypedPath;

/// How many records one answer has at most.
const PAGE: usize = 1000;

/// The journal after a record, a thousand records at a time. What is confidential is `withheld` from those who
/// may not read it.
#[utoipa::path(get, path = paths::Log::PATH,
    params(paths::Log, ("after" = Option<u64>, Query)),
    responses((status = 200, body = LogBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub(super) async fn log(
    at: AtDesk,
    params: Result<Params, PageError>,
) -> Result<Json<LogBody>, ApiError> {
    let after: usize = params?.query_number("after")?.unwrap_or(0);
    let body = at.app.events.with_journal(&at.event, |journal| {
        let rest = journal.records().get(after..).unwrap_or_default();
        LogBody {
            records: rest
                .iter()
                .take(PAGE)
                .map(|one| at.member.sees(one, journal))
                .collect(),
            head: journal.head(),
            more: rest.len() > PAGE,
        }
    });
    Ok(Json(body.await?))
}

/// The whole journal as one text, as `adoube event export` writes it.
#[utoipa::path(get, path = paths::JournalExport::PATH, params(paths::JournalExport),
    responses((status = 200, body = String, content_type = "application/x-ndjson"),
        (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub(super) async fn journal(at: AtDesk) -> Result<Response, ApiError> {
    let write = exports::journal_for(&at.member);
    let text = at.app.events.with_journal(&at.event, write).await?;
    let text = text.map_err(PageError::broken)?;
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], text).into_response())
}

/// Whether the journal is what was written: read anew from the store, record by record.
#[utoipa::path(get, path = paths::Proof::PATH, params(paths::Proof),
    responses((status = 200, body = ProofBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub(super) async fn proof(at: AtDesk) -> Result<Json<ProofBody>, ApiError> {
    let verdict = at.app.events.verify(&at.event).await?;
    Ok(Json(ProofBody::of(&verdict, None, words())))
}

/// Why a round is paired as it is, from what was known when it was paired, or how the next one would be.
#[utoipa::path(get, path = paths::PairingExplanation::PATH,
    params(paths::PairingExplanation),
    responses((status = 200, body = Object), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn explanation(
    at: AtDesk,
    of: Result<DeskSection, PageError>,
    params: Result<Params, PageError>,
) -> Result<Json<ExplanationBody>, ApiError> {
    let of = of?;
    let round = RoundNumber(params?.number("round")?);
    let moment = moment_of(&at.app, &at.event, &of, round).await?;
    let (shown, id) = (of.shown.clone(), of.section().id.clone());
    let explained = work_out(move || match moment {
        Some(moment) => rounds::explain_paired(&moment, of.section()),
        None => rounds::explain(&of.shown.event.details, of.section(), round),
    });
    let section = shown.event.section(&id).ok_or(PageError::NotFound)?;
    let names = &SectionNames::in_section(section);
    let explained = explained.await?;
    let why = explained.map_err(|reason| PageError::Refused(tell_with(&reason, names)))?;
    let names = SectionNames::of_those_paired(section, why.of_teams);
    Ok(Json(ExplanationBody::of(why, words(), &names)))
}

/// What must and should be announced of a section, and is not, or not rightly.
#[utoipa::path(get, path = paths::Announcement::PATH,
    params(paths::Announcement),
    responses((status = 200, body = Vec<Object>), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub(super) async fn announcement(
    of: Result<DeskSection, PageError>,
) -> Result<Json<Vec<RemarkBody>>, ApiError> {
    let of = of?;
    let details = &of.shown.event.details;
    let settings = &of.section().settings;
    let announced = stored::read(&settings.announced);
    let remarks = lint(details, settings, &announced);
    let told = remarks.iter().map(|one| RemarkBody::of(one, words()));
    Ok(Json(told.collect()))
}

/// The rating report of US Chess in figures, with what is to be looked at before it is sent.
#[utoipa::path(get, path = paths::UsReport::PATH, params(paths::UsReport),
    responses((status = 200, body = Object), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub(super) async fn us_report(at: AtDesk) -> Result<Response, ApiError> {
    let shown = at.app.events.read(&at.event).await?;
    let made = rating_report(&shown.event);
    Ok(Json(UsReportBody::of(&at.event, &made, false, words())).into_response())
}

/// The three files of the rating report of US Chess as a zip file; 422 while something has to be put right, unless
/// `force` is `yes`.
#[utoipa::path(get, path = paths::UsReportFiles::PATH,
    params(paths::UsReportFiles, ("force" = Option<String>, Query)),
    responses((status = 200, body = Vec<u8>, content_type = "application/zip"),
        (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn us_report_files(
    at: AtDesk,
    params: Result<Params, PageError>,
) -> Result<Response, ApiError> {
    let forced = params?.query("force") == Some("yes");
    let shown = at.app.events.read(&at.event).await?;
    let zip = exports::us_report_zip(&shown.event, forced)?;
    Ok(([(header::CONTENT_TYPE, "application/zip")], zip).into_response())
}

/// The tournament report file (TRF26) of a section as it stands.
#[utoipa::path(get, path = paths::Report::PATH,
    params(paths::Report),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn report(of: Result<DeskSection, PageError>) -> Result<Response, ApiError> {
    let of = of?;
    let report = rounds::report(&of.shown.event, of.section(), None);
    let report = report.map_err(|reason| PageError::Refused(tell(&reason)))?;
    Ok((
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8")],
        report.text,
    )
        .into_response())
}

/// How the next round is to be paired.
#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub(super) struct PairRequest {
    /// Who is absent without having asked for a bye, by id.
    absent: Vec<u32>,
    /// From which lots are drawn; a new one if not given.
    seed: Option<u64>,
    /// On how many boards a match of teams is played; as announced if not given.
    team_boards: Option<u16>,
    /// The line-ups of teams: team id to ids of players by boards.
    line_ups: BTreeMap<u32, Vec<u32>>,
    /// The warnings that are confirmed, by the codes of an answer before.
    confirm: Vec<String>,
}

/// Pairs the next round.
#[utoipa::path(post, path = paths::NextPairings::PATH,
    params(paths::NextPairings, ("Idempotency-Key" = Option<String>, Header)),
    request_body = PairRequest,
    responses((status = 200, body = Written), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody),
        (status = 413, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn pair(
    of: Result<DeskSection, PageError>,
    once: Once,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, ApiError> {
    let (of, body) = (of?, whole(body)?);
    let request: PairRequest = if body.is_empty() {
        PairRequest::default()
    } else {
        read(&body)?
    };
    let confirmed = request.confirm.clone();
    let how = how(request)?;
    once.run(&of.at.app.clone(), &body, paired(of, how, confirmed))
        .await
}

fn how(request: PairRequest) -> Result<HowToPair, ApiError> {
    let seed = match request.seed {
        Some(seed) => seed,
        None => getrandom::u64().map_err(PageError::broken)?,
    };
    let ids = |ids: Vec<u32>| ids.into_iter().map(EntrantId).collect();
    let line_ups = request.line_ups.into_iter();
    let usual = HowToPair::with_seed(seed);
    Ok(HowToPair {
        absent: ids(request.absent),
        team_boards: request.team_boards,
        line_ups: line_ups
            .map(|(team, players)| (TeamId(team), ids(players)))
            .collect(),
        ..usual
    })
}

async fn paired(
    of: DeskSection,
    how: HowToPair,
    confirmed: Vec<String>,
) -> Result<Written, ApiError> {
    let (at, shown) = (of.at.clone(), of.shown.clone());
    let id = of.section().id.clone();
    let next = work_out(move || rounds::next_round(&of.shown.event.details, of.section(), &how));
    let section = shown.event.section(&id).ok_or(PageError::NotFound)?;
    let next = next.await?;
    let next = next.map_err(|reason| {
        PageError::Refused(tell_with(&reason, &SectionNames::in_section(section)))
    })?;
    let submission = at
        .member
        .submission(next.commands)
        .seen(Some(shown.seq))
        .because(next.reason.as_ref().map(tell))
        .confirming(confirmed);
    let receipt = at.write_paired(submission).await?;
    Ok(receipt.into())
}

/// A whole round made by hand.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct CheckRequest {
    /// The number of the round that is paired.
    round: u16,
    /// Who meets whom, as in the command `pair_round`.
    #[schema(value_type = Object)]
    pairings: RoundPairings,
}

/// What a round made by hand breaks; nothing is written.
#[utoipa::path(post, path = paths::CheckedPairings::PATH,
    params(paths::CheckedPairings), request_body = CheckRequest,
    responses((status = 200, body = Vec<Object>), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 413, body = ErrorBody)))]
pub(super) async fn check(
    of: Result<DeskSection, PageError>,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<Vec<FindingBody>>, ApiError> {
    let of = of?;
    let CheckRequest { round, pairings } = read(&whole(body)?)?;
    let round = RoundNumber(round);
    let (shown, id) = (of.shown.clone(), of.section().id.clone());
    let findings = work_out(move || {
        rounds::check_change(&of.shown.event.details, of.section(), round, &pairings)
    });
    let section = shown.event.section(&id).ok_or(PageError::NotFound)?;
    let told = |finding| FindingBody::of(finding, words(), &SectionNames::in_section(section));
    Ok(Json(findings.await?.iter().map(told).collect()))
}
