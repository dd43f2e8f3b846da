//! The prizes of a finished section.

use super::views::public::PrizesPage;
use crate::error::PageError;
use crate::params::OfSection;
use crate::ui::Page;

/// `GET /e/{event}/{section}/prizes`: once the section is finished, if there is a fund.
pub(crate) async fn show(of: OfSection) -> Result<Page<PrizesPage>, PageError> {
    let whole = of.confidential().ok_or(PageError::NotFound)?;
    let page = PrizesPage::of(&of.shown().event, of.event(), of.section(), whole);
    page.map(Page).ok_or(PageError::NotFound)
}
