//! A round and a player as everybody will see them, in the frame of the desk: also before the round
//! is published.

use adoube_tournament::{PairingNumber, RoundNumber};

use super::views::pairings::PairingsPage;
use super::views::pairings_by_name::PairingsByNamePage;
use super::views::player::PlayerPage;
use crate::error::PageError;
use crate::params::{DeskSection, Params};
use crate::ui::Page;
use crate::ui::all_rounds::AllRounds;
use crate::ui::desk::Tab;
use crate::ui::shared::{SharedPage, shared};

/// `GET /desk/{event}/{section}/pairings/{round}`: a round to look at.
pub(super) async fn pairings(
    desk: DeskSection,
    params: Params,
) -> Result<Page<SharedPage>, PageError> {
    let seen = AllRounds::of(&desk)?;
    let round = RoundNumber(params.number("round")?);
    if round.0 > 0 && params.query("order") == Some("name") {
        let page = PairingsByNamePage::of(seen.event(), seen.section(), round);
        let page = page.ok_or(PageError::NotFound)?;
        return shared(&desk, Tab::Rounds, page.as_main());
    }
    let page = PairingsPage::of(seen.event(), seen.section(), round);
    let page = page.filter(|_| round.0 > 0).ok_or(PageError::NotFound)?;
    shared(&desk, Tab::Rounds, page.as_main())
}

/// `GET /desk/{event}/{section}/players/{number}`: placed as in the standings of the desk, which
/// follow the round in progress.
pub(super) async fn player(
    desk: DeskSection,
    params: Params,
) -> Result<Page<SharedPage>, PageError> {
    let seen = AllRounds::of(&desk)?;
    let number = PairingNumber::new(params.number("number")?).ok_or(PageError::NotFound)?;
    let (event, section) = (seen.event(), seen.section());
    let after = section.latest_round();
    let page = PlayerPage::of(event, section, desk.section(), number, after);
    let page = page.ok_or(PageError::NotFound)?;
    shared(&desk, Tab::Standings, page.as_main())
}
