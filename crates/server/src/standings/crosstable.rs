//! The cross table.

use adoube_tournament::RoundNumber;

use super::views::crosstable::CrosstablePage;
use crate::error::PageError;
use crate::params::{OfSection, Params};
use crate::ui::Page;

/// `GET /e/{event}/{section}/crosstable`: after the last closed round, or `?after=` another one.
pub(crate) async fn show(of: OfSection, params: Params) -> Result<Page<CrosstablePage>, PageError> {
    let after = params.query_number("after")?.map(RoundNumber);
    let after = after.unwrap_or(of.section().last_closed());
    let page = CrosstablePage::of(of.event(), of.section(), after);
    page.map(Page).ok_or(PageError::NotFound)
}
