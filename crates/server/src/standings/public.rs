//! The standings, and the arithmetic behind every value.

use adoube_tournament::RoundNumber;

use super::views::explanation::ExplanationPage;
use super::views::standings::StandingsPage;
use crate::error::PageError;
use crate::params::{OfSection, Params};
use crate::ui::Page;

/// `GET /e/{event}/{section}/standings`: after the last closed round, or `?after=` another one; of
/// everybody, or `&category=` of one.
pub(crate) async fn show(of: OfSection, params: Params) -> Result<Page<StandingsPage>, PageError> {
    let after = params.query_number("after")?.map(RoundNumber);
    let after = after.unwrap_or(of.section().last_closed());
    of.section().check_final(after)?;
    let category = params.query_number("category")?;
    let page = StandingsPage::of(of.event(), of.section(), after, category);
    let page = page.ok_or(PageError::NotFound)?;
    page.in_parts(&params).map(Page)
}

/// `GET /e/{event}/{section}/standings/{after}/{number}/{value}`: how a value comes about.
pub(crate) async fn explain(
    of: OfSection,
    params: Params,
) -> Result<Page<ExplanationPage>, PageError> {
    let after = RoundNumber(params.number("after")?);
    let (player, value) = (params.number("number")?, params.number("value")?);
    let page = ExplanationPage::of(of.event(), of.section(), after, player, value);
    page.map(Page).ok_or(PageError::NotFound)
}
