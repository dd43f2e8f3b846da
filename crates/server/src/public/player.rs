//! A player's card.

use adoube_tournament::{EntrantId, PairingNumber};

use super::views::player::PlayerPage;
use crate::error::PageError;
use crate::params::{OfSection, Params};
use crate::ui::Page;

/// `GET /e/{event}/{section}/players/{number}`: placed as in the standings that everybody sees first.
pub(super) async fn show(of: OfSection, params: Params) -> Result<Page<PlayerPage>, PageError> {
    let number = PairingNumber::new(params.number("number")?);
    let entrant = number.and_then(|number| of.section().tournament.numbered(number));
    card(&of, entrant.ok_or(PageError::NotFound)?.id)
}

/// `GET /e/{event}/{section}/player/{entrant}`: the same card at an address that stays when numbers are given
/// anew. Who follows a player keeps this one.
pub(super) async fn for_ever(of: OfSection, params: Params) -> Result<Page<PlayerPage>, PageError> {
    card(&of, EntrantId(params.number("entrant")?))
}

fn card(of: &OfSection, entrant: EntrantId) -> Result<Page<PlayerPage>, PageError> {
    let (event, section) = (of.event(), of.section());
    let whole = of.confidential().ok_or(PageError::NotFound)?;
    let after = section.last_closed();
    let page = PlayerPage::of(event, section, whole, entrant, after);
    page.map(Page).ok_or(PageError::NotFound)
}
