//! Pages to be printed.

use adoube_papers::event::PaperKind;
use adoube_tournament::RoundNumber;
use askama::Template;
use axum::Extension;
use axum_extra::routing::TypedPath;
use jiff::Zoned;

use super::views::{PaperText, Printed, Receipts, Rulings, SheetPage};
use super::{cases, made, teams};
use crate::address::Address;
use crate::auth::Right;
use crate::error::PageError;
use crate::headers::ShowsPaper;
use crate::params::{DeskSection, Params};
use crate::paths;
use crate::routes::{Routes, with};
use crate::standings::crosstable::AnyCrosstable;
use crate::standings::views::standings::StandingsPage;
use crate::texts::{Language, in_language, spoken, t};
use crate::ui::Page;
use crate::ui::all_rounds::AllRounds;
use crate::ui::desk::Link;

/// The addresses of what is printed.
pub(super) fn routes(routes: Routes) -> Routes {
    let see = with(Right::See);
    routes
        .get(paths::desk::PaperPairings::PATH, see, pairings)
        .get(paths::desk::PaperSlips::PATH, see, slips)
        .get(paths::desk::PaperCards::PATH, see, cards)
        .get(paths::desk::PaperNames::PATH, see, names)
        .get(paths::desk::PaperDuties::PATH, see, duties)
        .get(paths::desk::PaperTimes::PATH, see, times)
        .get(paths::desk::PaperStandings::PATH, see, standings)
        .get(paths::desk::PaperCrosstable::PATH, see, crosstable)
        .get(paths::desk::PaperEntries::PATH, see, entries)
        .get(paths::desk::PaperRulings::PATH, see, rulings)
        .get(
            paths::desk::PaperReceipts::PATH,
            with(Right::Entries),
            receipts,
        )
        .get(paths::desk::PaperMatches::PATH, see, teams::matches)
        .get(paths::desk::PaperLineUps::PATH, see, teams::line_ups)
        .get(paths::desk::PaperTeams::PATH, see, teams::cards)
        .get(paths::desk::PaperBoards::PATH, see, teams::boards)
        .get(paths::desk::PaperAppealForm::PATH, see, cases::appeal_form)
        .get(
            paths::desk::PaperComplaintForm::PATH,
            see,
            cases::complaint_form,
        )
        .get(paths::desk::PaperAppeal::PATH, see, cases::appeal)
        .get(
            paths::desk::PaperComplaint::PATH,
            with(Right::Confidential),
            cases::complaint,
        )
        .get(
            paths::desk::PaperInspection::PATH,
            with(Right::Confidential),
            cases::inspection,
        )
}

pub(super) type Sheet = Result<(Extension<ShowsPaper>, Page<SheetPage>), PageError>;

/// A sheet in the language that `?language=` asks for, whatever the page around it speaks.
pub(super) fn sheet(
    desk: &DeskSection,
    params: &Params,
    title: &'static str,
    body: impl FnOnce(&AllRounds) -> Result<String, PageError>,
) -> Sheet {
    let own = match params.query("language") {
        Some(code) => Language::with_code(code).ok_or(PageError::NotFound)?,
        None => spoken(),
    };
    let paper = in_language(own, || {
        Ok::<_, PageError>(PaperText {
            language: own,
            title: t(title).to_owned(),
            body: under_a_heading(&body(&AllRounds::of(desk)?)?),
            page: "",
        })
    });
    let link = |language: Language| Link {
        name: language.own_name().to_owned(),
        url: format!("?{}", params.query_with("language", language.code())),
        current: language == own,
    };
    let languages = Language::all().map(link).collect();
    let page = SheetPage::of(desk, t(title), paper?, languages);
    Ok((Extension(ShowsPaper), Page(page)))
}

/// Pages have a heading of the first level of their own; on a sheet it is that of the sheet. What
/// people typed is escaped, so that only markup can look like this.
fn under_a_heading(body: &str) -> String {
    body.replace("<h1", "<h2").replace("</h1>", "</h2>")
}

/// The round of the query, which must be paired.
pub(super) fn paired(seen: &AllRounds, params: &Params) -> Result<RoundNumber, PageError> {
    let round = seen.round(params, "round")?;
    match round.0 {
        0 => Err(PageError::NotFound),
        _ => Ok(round),
    }
}

/// `GET …/papers/pairings`: by board, or `?order=name`.
async fn pairings(desk: DeskSection, params: Params, address: Address) -> Sheet {
    let kind = match params.query("order") {
        Some("name") => PaperKind::PairingsByName,
        _ => PaperKind::Pairings,
    };
    made::sheet(&desk, &params, &address, kind)
}

/// `GET …/papers/slips`: a slip for each board, with codes where players report results.
async fn slips(desk: DeskSection, params: Params, address: Address) -> Sheet {
    made::sheet(&desk, &params, &address, PaperKind::Slips)
}

/// `GET …/papers/cards`: a card for each table.
async fn cards(desk: DeskSection, params: Params, address: Address) -> Sheet {
    made::sheet(&desk, &params, &address, PaperKind::Cards)
}

/// `GET …/papers/duties`: what belongs to a round, to be ticked by hand.
async fn duties(desk: DeskSection, params: Params, address: Address) -> Sheet {
    made::sheet(&desk, &params, &address, PaperKind::Duties)
}

/// `GET …/papers/times`: the time-control sheet of a round, to be filled in by hand.
async fn times(desk: DeskSection, params: Params, address: Address) -> Sheet {
    made::sheet(&desk, &params, &address, PaperKind::Times)
}

/// `GET …/papers/names`: a card for each player.
async fn names(desk: DeskSection, params: Params, address: Address) -> Sheet {
    made::sheet(&desk, &params, &address, PaperKind::Names)
}

/// `GET …/papers/standings`: of everybody, or of a `?category=`.
async fn standings(desk: DeskSection, params: Params, address: Address) -> Sheet {
    if params.query("category").is_none() {
        return made::sheet(&desk, &params, &address, PaperKind::Standings);
    }
    sheet(&desk, &params, "standings", |seen| {
        let after = seen.round(&params, "after")?;
        let category = params.query_number("category")?;
        let page = StandingsPage::of(seen.event(), seen.section(), after, category);
        Ok(page.ok_or(PageError::NotFound)?.as_main().render()?)
    })
}

/// `GET …/papers/crosstable`: or `?of=wall` the wall chart of US Chess, `?of=boards` and `?of=players` of teams.
async fn crosstable(desk: DeskSection, params: Params, address: Address) -> Sheet {
    let title = match params.query("of") {
        None => return made::sheet(&desk, &params, &address, PaperKind::Crosstable),
        Some("wall") => "standings-wall",
        Some(_) => "standings-crosstable",
    };
    sheet(&desk, &params, title, |seen| {
        let after = seen.round(&params, "after")?;
        AnyCrosstable::of(seen.event(), seen.section(), after, &params)?.main()
    })
}

/// `GET …/papers/entries`: by number, or `?order=name`.
async fn entries(desk: DeskSection, params: Params, address: Address) -> Sheet {
    let kind = match params.query("order") {
        Some("name") => PaperKind::EntriesByName,
        _ => PaperKind::Entries,
    };
    made::sheet(&desk, &params, &address, kind)
}

/// `GET …/papers/receipts`: of a line, of a `?day=`, or of `?day=all`; today's if neither is named.
async fn receipts(desk: DeskSection, params: Params) -> Sheet {
    let now = Zoned::now();
    let printed = match (params.query_number("line")?, params.query("day")) {
        (Some(number), _) => Printed::Line(number),
        (None, Some("all")) => Printed::All,
        (None, day) => {
            let day = day.map(str::parse).transpose();
            Printed::Day(day.map_err(|_| PageError::NotFound)?.unwrap_or(now.date()))
        }
    };
    sheet(&desk, &params, "papers-receipts", |_| {
        let event = &desk.shown.event;
        Ok(Receipts::of(event, desk.section(), printed, &now).render()?)
    })
}

/// `GET …/papers/rulings`: incidents and what was decided.
async fn rulings(desk: DeskSection, params: Params) -> Sheet {
    sheet(&desk, &params, "papers-rulings", |_| {
        Ok(Rulings::of(desk.section()).render()?)
    })
}
