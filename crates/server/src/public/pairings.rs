//! The boards of a round, in their order or with `?order=name` by the names of the players.

use adoube_tournament::RoundNumber;

use axum::response::{IntoResponse, Response};

use super::views::pairings::PairingsPage;
use super::views::pairings_by_name::PairingsByNamePage;
use crate::error::PageError;
use crate::params::{OfSection, Params};
use crate::ui::Page;

/// `GET /e/{event}/{section}/pairings`: the latest round.
pub(super) async fn latest(of: OfSection, params: Params) -> Result<Response, PageError> {
    let latest = of.section().latest_round();
    page(&of, &params, latest)
}

/// `GET /e/{event}/{section}/pairings/{round}`
pub(super) async fn of_round(of: OfSection, params: Params) -> Result<Response, PageError> {
    match params.number("round")? {
        0 => Err(PageError::NotFound),
        round => page(&of, &params, RoundNumber(round)),
    }
}

fn page(of: &OfSection, params: &Params, round: RoundNumber) -> Result<Response, PageError> {
    if round.0 > 0 && params.query("order") == Some("name") {
        let page = PairingsByNamePage::of(of.event(), of.section(), round);
        let page = page.ok_or(PageError::NotFound)?.in_parts(params)?;
        return Ok(Page(page).into_response());
    }
    let page = PairingsPage::of(of.event(), of.section(), round);
    let page = page.ok_or(PageError::NotFound)?.in_parts(params)?;
    Ok(Page(page).into_response())
}
