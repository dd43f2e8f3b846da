//! Papers as PDF, page, spreadsheet and JSON, each from one description; and who answers for them.

use adoube_journal::{Command, PaperSignedOff};
use adoube_papers::document::Part;
use adoube_papers::event::{Desk, NoPaper, PaperKind, PaperRequest, key};
use adoube_papers::{Document, body, csv, ods, pdf, xlsx};
use adoube_tournament::{EntrantId, RoundNumber};
use axum::Extension;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use jiff::Zoned;

use super::print::Sheet;
use super::views::{PaperText, SheetPage};
use crate::address::Address;
use crate::auth::Right;
use crate::error::PageError;
use crate::exports::Download;
use crate::flash::{RedirectWithMessage, redirect_with};
use crate::headers::ShowsPaper;
use crate::params::{DeskSection, Params};
use crate::paths;
use crate::texts::{Language, in_language, spoken, t, tell};
use crate::ui::Page;
use crate::ui::desk::Link;
use crate::ui::parts::Parts;
use crate::ui::report_link::code_of;

/// The forms a paper comes in, by how their names end.
pub(crate) const FORMATS: [&str; 5] = ["pdf", "xlsx", "ods", "csv", "json"];

/// `GET /desk/{event}/{section}/papers/of/{name}`: `standings` is the page, `standings.pdf` the file.
pub(super) async fn show(
    desk: DeskSection,
    params: Params,
    address: Address,
) -> Result<Response, PageError> {
    let name: String = params.name("name")?;
    let (kind, format) = name.split_once('.').unwrap_or((&name, ""));
    let kind: PaperKind = kind.parse().map_err(|_| PageError::NotFound)?;
    if format.is_empty() {
        return Ok(sheet(&desk, &params, &address, kind)?.into_response());
    }
    file(&desk, &params, &address, kind, format)
}

/// The papers that there is something to put on, and whether they are drafts.
pub(crate) fn listed(desk: &DeskSection) -> Result<Vec<(PaperKind, Option<bool>)>, PageError> {
    let papers = at(desk)?;
    let there = PaperKind::ALL.iter().filter(|kind| papers.has(**kind));
    let draft = |kind: PaperKind| {
        let asked = PaperRequest::default();
        let paper = kind.is_signed().then(|| papers.paper(kind, &asked).ok());
        paper.flatten().map(|paper| paper.mark.is_some())
    };
    Ok(there.map(|kind| (*kind, draft(*kind))).collect())
}

/// A paper as a file of a form.
pub(crate) fn file(
    desk: &DeskSection,
    params: &Params,
    address: &Address,
    kind: PaperKind,
    format: &str,
) -> Result<Response, PageError> {
    let paper = in_language(language(params)?, || described(desk, params, address, kind))?;
    let (content_type, bytes) = match format {
        "pdf" => ("application/pdf", pdf(std::slice::from_ref(&paper)).bytes),
        "xlsx" => (
            "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
            xlsx(&paper).map_err(PageError::broken)?,
        ),
        "ods" => (
            "application/vnd.oasis.opendocument.spreadsheet",
            ods(&paper).map_err(PageError::broken)?,
        ),
        "csv" => ("text/csv; charset=utf-8", csv(&paper).into_bytes()),
        "json" => (
            "application/json",
            serde_json::to_vec(&paper).map_err(PageError::broken)?,
        ),
        _ => return Err(PageError::NotFound),
    };
    let file = format!(
        "{}-{}-{}.{format}",
        desk.at.event,
        desk.section().id,
        kind.name()
    );
    Ok(Download::new(file, content_type, bytes).into_response())
}

/// `GET …/papers/print-round?round=3`: pairings by board and by name, standings and slips, in one PDF that
/// the browser shows and prints.
pub(super) async fn round(
    desk: DeskSection,
    params: Params,
    address: Address,
) -> Result<Response, PageError> {
    let papers = in_language(language(&params)?, || {
        let asked = asked_with_links(&desk, &params, &address)?;
        at(&desk)?.round_set(&asked).map_err(nothing)
    })?;
    let about = [
        (header::CONTENT_TYPE, "application/pdf"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    Ok((about, pdf(&papers).bytes).into_response())
}

/// `POST /desk/{event}/{section}/papers/of/{name}`: the chief arbiter signs it off as it is.
pub(super) async fn sign_off(
    desk: DeskSection,
    params: Params,
) -> Result<RedirectWithMessage, PageError> {
    let kind: PaperKind = params.name("name")?;
    if !kind.is_signed() {
        return Err(PageError::NotFound);
    }
    let asked = asked(&params)?;
    let shows = at(&desk)?.digest(kind, &asked).map_err(nothing)?;
    let section = desk.section().id.clone();
    let command = Command::SignOffPaper(PaperSignedOff {
        section,
        paper: key(kind, &asked),
        shows,
    });
    desk.at
        .write(desk.at.member.submission(vec![command]))
        .await?;
    let url = address_of(&desk, kind.name(), &params);
    Ok(redirect_with(url, t("papers-signed-off")))
}

/// The language of the paper, whatever the page around it speaks.
fn language(params: &Params) -> Result<Language, PageError> {
    match params.query("language") {
        Some(code) => Language::with_code(code).ok_or(PageError::NotFound),
        None => Ok(spoken()),
    }
}

fn at(desk: &DeskSection) -> Result<Desk<'_>, PageError> {
    let today = Zoned::now().date();
    let made = Desk::of(&desk.shown.event, desk.section(), spoken(), today);
    made.map_err(|violations| PageError::Refused(tell(&violations)))
}

fn asked(params: &Params) -> Result<PaperRequest, PageError> {
    // Older addresses say after which round.
    let round: Option<u16> = match params.query_number("round")? {
        Some(round) => Some(round),
        None => params.query_number("after")?,
    };
    let arbiter = params.query("arbiter").and_then(crate::params::decoded);
    Ok(PaperRequest {
        round: round.map(RoundNumber),
        player: params.query_number("player")?.map(EntrantId),
        arbiter: arbiter.filter(|name| !name.is_empty()),
        report_links: Vec::new(),
    })
}

/// Rounds and people that are not there are not found; what cannot be said yet is told.
fn nothing(why: NoPaper) -> PageError {
    match why {
        NoPaper::RoundNotPaired { .. } | NoPaper::NoTeams => PageError::NotFound,
        why => PageError::Refused(tell(&why)),
    }
}

fn described(
    desk: &DeskSection,
    params: &Params,
    address: &Address,
    kind: PaperKind,
) -> Result<Document, PageError> {
    let asked = match kind {
        PaperKind::Slips => asked_with_links(desk, params, address)?,
        _ => asked(params)?,
    };
    at(desk)?.paper(kind, &asked).map_err(nothing)
}

/// What is asked, with the codes by which players report.
fn asked_with_links(
    desk: &DeskSection,
    params: &Params,
    address: &Address,
) -> Result<PaperRequest, PageError> {
    let mut asked = asked(params)?;
    let section = desk.section();
    // With a code one can report as the player; that is not for everybody who may look.
    if section.settings.players_report && desk.at.member.may(Right::Results) {
        let link = |entrant: &adoube_tournament::Entrant| {
            let code = code_of(&desk.at.app, &desk.at.event, &section.id, entrant.id);
            let path = paths::public::Report::of(&desk.at.event, &section.id, &code).to_string();
            (entrant.id, format!("{}{path}", address.site))
        };
        asked.report_links = section.draft.entrants.iter().map(link).collect();
    }
    Ok(asked)
}

/// Where a paper is, with what it is asked to be about.
fn address_of(desk: &DeskSection, name: &str, params: &Params) -> String {
    let path =
        paths::desk::Paper::of(&desk.at.event, &desk.section().id, &name.to_owned()).to_string();
    let words = ["round", "after", "player", "arbiter", "language"];
    let words = words
        .iter()
        .filter_map(|word| Some(format!("{word}={}", params.query(word)?)));
    let words: Vec<String> = words.collect();
    match words.is_empty() {
        true => path,
        false => format!("{path}?{}", words.join("&")),
    }
}

/// Leaves the part of a very long paper that is asked for: the files have all of it.
fn in_parts(paper: &mut Document, params: &Params) -> Result<Option<Parts>, PageError> {
    let length = |part: &Part| match part {
        Part::Table(table) => table.rows.len(),
        Part::Cards(cards) => cards.cards.len(),
        _ => 0,
    };
    // Of score sheets each is a piece of its own.
    let longest = paper.parts.iter().map(length).max().unwrap_or(0);
    if paper.parts.len() > longest {
        return Parts::cut(&mut paper.parts, params, |part| {
            serde_json::to_string(part).unwrap_or_default()
        });
    }
    match paper.parts.iter_mut().max_by_key(|part| length(part)) {
        Some(Part::Table(table)) => Parts::cut(&mut table.rows, params, |row| row.cells.join(" ")),
        Some(Part::Cards(cards)) => Parts::cut(&mut cards.cards, params, |card| {
            let parts = serde_json::to_string(&card.parts);
            parts.unwrap_or_default()
        }),
        _ => Ok(None),
    }
}

/// A paper as a page, with the ways to take it away and to sign it off.
pub(super) fn sheet(
    desk: &DeskSection,
    params: &Params,
    address: &Address,
    kind: PaperKind,
) -> Sheet {
    let own = language(params)?;
    let mut paper = in_language(own, || described(desk, params, address, kind))?;
    let parts = in_parts(&mut paper, params)?;
    let link = |language: Language| Link {
        name: language.own_name().to_owned(),
        url: format!("?{}", params.query_with("language", language.code())),
        current: language == own,
    };
    let languages = Language::all().map(link).collect();
    let tables = paper.tables().next().is_some();
    let formats = FORMATS
        .iter()
        .filter(|format| tables || ["pdf", "json"].contains(format));
    let formats = formats.map(|format| Link {
        name: format.to_uppercase(),
        url: address_of(desk, &format!("{}.{format}", kind.name()), params),
        current: false,
    });
    let formats = formats.collect();
    let may_sign = paper.mark.is_some() && desk.at.member.may(Right::Settings);
    let sign_off = may_sign.then(|| address_of(desk, kind.name(), params));
    let text = PaperText {
        language: own,
        title: paper.title.clone(),
        body: body(&paper),
        // Papers of teams are A4 throughout.
        page: match (desk.section().draft.teams.is_empty(), paper.landscape) {
            (true, false) => "",
            (true, true) => "wide",
            (false, false) => "team",
            (false, true) => "team-table",
        },
    };
    let page = SheetPage::of(desk, t(kind.title()), text, languages);
    let page = page.with_files(formats, sign_off).in_parts(parts);
    Ok((Extension(ShowsPaper), Page(page)))
}
