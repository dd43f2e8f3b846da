//! The best players of each board.

use adoube_tournament::RoundNumber;

use super::views::boards::BoardsPage;
use crate::error::PageError;
use crate::params::{DeskSection, OfSection, Params};
use crate::ui::Page;
use crate::ui::all_rounds::AllRounds;
use crate::ui::board_rules::board_rules;
use crate::ui::desk::Tab;
use crate::ui::shared::{SharedPage, shared};

/// `GET /e/{event}/{section}/boards`: after the last closed round, or `?after=` another one; `order`,
/// `ties`, `credit` and `minimum` say how they are ranked.
pub(super) async fn show(of: OfSection, params: Params) -> Result<Page<BoardsPage>, PageError> {
    let after = params.query_number("after")?.map(RoundNumber);
    let after = after.unwrap_or(of.section().last_closed());
    let rules = board_rules(of.section(), &params)?;
    let page = BoardsPage::of(of.event(), of.section(), after, rules);
    page.map(Page).ok_or(PageError::NotFound)
}

/// `GET /desk/{event}/{section}/boards`
pub(super) async fn at_desk(
    desk: DeskSection,
    params: Params,
) -> Result<Page<SharedPage>, PageError> {
    let seen = AllRounds::of(&desk)?;
    let after = seen.round(&params, "after")?;
    let rules = board_rules(seen.section(), &params)?;
    let page = BoardsPage::of(seen.event(), seen.section(), after, rules);
    let page = page.ok_or(PageError::NotFound)?;
    shared(&desk, Tab::Standings, page.as_main())
}
