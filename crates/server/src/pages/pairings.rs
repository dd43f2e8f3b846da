//! The boards of a round.

use adoube_tournament::RoundNumber;

use super::Page;
use crate::error::PageError;
use crate::params::{OfSection, Params};
use crate::views::pairings::PairingsPage;

/// `GET /e/{event}/{section}/pairings`: the latest round.
pub async fn latest(of: OfSection) -> Result<Page<PairingsPage>, PageError> {
    let latest = of.section().latest_round();
    page(&of, latest)
}

/// `GET /e/{event}/{section}/pairings/{round}`
pub async fn of_round(of: OfSection, params: Params) -> Result<Page<PairingsPage>, PageError> {
    match params.number("round")? {
        0 => Err(PageError::NotFound),
        round => page(&of, RoundNumber(round)),
    }
}

fn page(of: &OfSection, round: RoundNumber) -> Result<Page<PairingsPage>, PageError> {
    let page = PairingsPage::of(of.event(), of.section(), round);
    page.map(Page).ok_or(PageError::NotFound)
}
