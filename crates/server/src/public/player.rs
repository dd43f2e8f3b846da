//! A player's card.

use adoube_tournament::PairingNumber;

use super::views::player::PlayerPage;
use crate::error::PageError;
use crate::params::{OfSection, Params};
use crate::ui::Page;

/// `GET /e/{event}/{section}/players/{number}`: placed as in the standings that everybody sees first.
pub(super) async fn show(of: OfSection, params: Params) -> Result<Page<PlayerPage>, PageError> {
    let number = PairingNumber::new(params.number("number")?);
    let (event, section) = (of.event(), of.section());
    let whole = of.confidential().ok_or(PageError::NotFound)?;
    let after = section.last_closed();
    let page = number.and_then(|number| PlayerPage::of(event, section, whole, number, after));
    page.map(Page).ok_or(PageError::NotFound)
}
