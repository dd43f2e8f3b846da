//! The matches of a round of teams, and each with its boards.

use adoube_tournament::RoundNumber;

use super::views::matches::{MatchPage, MatchesPage};
use crate::error::PageError;
use crate::params::{OfSection, Params};
use crate::ui::Page;

/// `GET /e/{event}/{section}/matches/{round}`
pub(super) async fn of_round(
    of: OfSection,
    params: Params,
) -> Result<Page<MatchesPage>, PageError> {
    let round = RoundNumber(params.number("round")?);
    let page = MatchesPage::of(of.event(), of.section(), round);
    page.map(Page).ok_or(PageError::NotFound)
}

/// `GET /e/{event}/{section}/matches/{round}/{table}`
pub(super) async fn one(of: OfSection, params: Params) -> Result<Page<MatchPage>, PageError> {
    let (round, table) = (
        RoundNumber(params.number("round")?),
        params.number("table")?,
    );
    let page = MatchPage::of(of.event(), of.section(), round, table);
    page.map(Page).ok_or(PageError::NotFound)
}
