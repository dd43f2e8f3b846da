//! The results of a round: entering them fast, correcting them, seeing which are missing.

mod board;
mod entry;
mod links;
pub(crate) mod report;
mod verify;
pub(crate) mod views;

use adoube_journal::{Journal, Section, Seq};
use adoube_tournament::RoundNumber;
use axum::Json;
use axum_extra::routing::TypedPath;

use crate::auth::Right;
use crate::error::{ApiError, PageError};
use crate::guard::{Access, AtDesk};
use crate::params::{DeskSection, Params};
use crate::paths;
use crate::results::views::{LastWords, ResultsPage, RoundState, changed_boards, entered_in};
use crate::routes::{Routes, with};
use crate::ui::Page;

/// The addresses of the results.
pub(crate) fn routes(routes: Routes) -> Routes {
    routes
        .get(paths::desk::Results::PATH, with(Right::See), latest)
        .get(
            paths::desk::ReportLinks::PATH,
            with(Right::Results),
            links::show,
        )
        .get(paths::desk::RoundResults::PATH, with(Right::See), of_round)
        .post(
            paths::desk::RoundResults::PATH,
            with(Right::Results),
            entry::sheet,
        )
        .get(paths::desk::ResultsState::PATH, with(Right::See), state)
        .post(
            paths::desk::EnterResults::PATH,
            with(Right::Results),
            entry::now,
        )
        .get(
            paths::desk::VerifyResults::PATH,
            with(Right::See),
            verify::show,
        )
        .post(
            paths::desk::VerifyResults::PATH,
            with(Right::Results),
            verify::check,
        )
        .get(paths::desk::Board::PATH, with(Right::See), board::show)
        .post(paths::desk::Board::PATH, with(Right::Results), board::set)
        .post(
            paths::desk::AdjustResult::PATH,
            with(Right::Pairings),
            board::adjust,
        )
        .post(
            paths::desk::PairWithout::PATH,
            with(Right::Pairings),
            board::unreported,
        )
        .get(paths::public::Report::PATH, Access::Public, report::show)
        .post(paths::public::Report::PATH, Access::Public, report::report)
}

/// `GET …/results`: the round that was paired last.
async fn latest(of: DeskSection, params: Params) -> Result<Page<ResultsPage>, PageError> {
    let round = of.section().draft.paired_rounds();
    page(&of, &params, round).await
}

/// `GET …/results/{round}`
async fn of_round(of: DeskSection, params: Params) -> Result<Page<ResultsPage>, PageError> {
    let round = paired(of.section(), &params)?;
    page(&of, &params, round).await
}

async fn page(
    of: &DeskSection,
    params: &Params,
    round: RoundNumber,
) -> Result<Page<ResultsPage>, PageError> {
    let entered = entered(&of.at, of.section(), round).await?;
    ResultsPage::of(&of.shown, &of.at, of.section(), round, &entered, params).map(Page)
}

/// `GET …/results/{round}/state`: every result with who entered it, for a page that is open; with `since` a record
/// those that may have changed after it.
async fn state(of: DeskSection, params: Params) -> Result<Json<RoundState>, ApiError> {
    let round = paired(of.section(), &params)?;
    let since = params.query_number("since")?.map(Seq);
    let id = &of.section().id;
    let look = |journal: &Journal| {
        let changed = since.and_then(|since| changed_boards(journal, id, round, since));
        (entered_in(journal, id, round), changed)
    };
    let events = &of.at.app.events;
    let (entered, changed) = events.with_journal(&of.at.event, look).await?;
    Ok(Json(RoundState::of(&of, round, &entered, changed.as_ref())))
}

async fn entered(
    at: &AtDesk,
    section: &Section,
    round: RoundNumber,
) -> Result<LastWords, PageError> {
    let look = |journal: &Journal| entered_in(journal, &section.id, round);
    at.app.events.with_journal(&at.event, look).await
}

/// The round of the address, if it is paired.
fn paired(section: &Section, params: &Params) -> Result<RoundNumber, PageError> {
    let round = RoundNumber(params.number("round")?);
    section.draft.round(round).ok_or(PageError::NotFound)?;
    Ok(round)
}
