//! A round, a player, a match and a team as everybody will see them, in the frame of the desk: also before the round
//! is published.

use adoube_tournament::{PairingNumber, RoundNumber, TeamId};

use super::views::matches::{MatchPage, MatchesPage};
use super::views::pairings::PairingsPage;
use super::views::pairings_by_name::PairingsByNamePage;
use super::views::player::PlayerPage;
use super::views::team::TeamPage;
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
        let page = page.ok_or(PageError::NotFound)?.in_parts(&params)?;
        return shared(&desk, Tab::Rounds, page.as_main());
    }
    let page = PairingsPage::of(seen.event(), seen.section(), round);
    let page = page.filter(|_| round.0 > 0).ok_or(PageError::NotFound)?;
    let page = page.in_parts(&params)?;
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
    let entrant = section.tournament.numbered(number);
    let entrant = entrant.ok_or(PageError::NotFound)?.id;
    let page = PlayerPage::of(event, section, desk.section(), entrant, after);
    let page = page.ok_or(PageError::NotFound)?;
    shared(&desk, Tab::Standings, page.as_main())
}

/// `GET /desk/{event}/{section}/matches/{round}`
pub(super) async fn matches(
    desk: DeskSection,
    params: Params,
) -> Result<Page<SharedPage>, PageError> {
    let seen = AllRounds::of(&desk)?;
    let round = RoundNumber(params.number("round")?);
    let page = MatchesPage::of(seen.event(), seen.section(), round);
    let page = page.ok_or(PageError::NotFound)?;
    shared(&desk, Tab::Rounds, page.as_main())
}

/// `GET /desk/{event}/{section}/matches/{round}/{table}`
pub(super) async fn meeting(
    desk: DeskSection,
    params: Params,
) -> Result<Page<SharedPage>, PageError> {
    let seen = AllRounds::of(&desk)?;
    let (round, table) = (
        RoundNumber(params.number("round")?),
        params.number("table")?,
    );
    let page = MatchPage::of(seen.event(), seen.section(), round, table);
    let page = page.ok_or(PageError::NotFound)?;
    shared(&desk, Tab::Rounds, page.as_main())
}

/// `GET /desk/{event}/{section}/teams/{team}`
pub(super) async fn team(desk: DeskSection, params: Params) -> Result<Page<SharedPage>, PageError> {
    let seen = AllRounds::of(&desk)?;
    let team = TeamId(params.number("team")?);
    let page = TeamPage::of(seen.event(), seen.section(), team);
    let page = page.ok_or(PageError::NotFound)?;
    shared(&desk, Tab::Standings, page.as_main())
}
