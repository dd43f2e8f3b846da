//! The standings.

use adoube_tournament::RoundNumber;

use super::Page;
use crate::error::PageError;
use crate::params::{OfSection, Params};
use crate::views::standings::StandingsPage;

/// `GET /e/{event}/{section}/standings`: after the last closed round, or `?after=` another one.
pub async fn show(of: OfSection, params: Params) -> Result<Page<StandingsPage>, PageError> {
    let after = params.query_number("after")?.map(RoundNumber);
    let after = after.unwrap_or(of.section().last_closed());
    let page = StandingsPage::of(of.event(), of.section(), after);
    page.map(Page).ok_or(PageError::NotFound)
}
