//! Who is where, as the desk sees it: also in rounds that are not published yet.

mod boards;
pub(crate) mod crosstable;
pub(crate) mod public;
pub(crate) mod views;

use adoube_tournament::RoundNumber;

use crate::auth::Right;
use crate::cache::QueryParam;
use crate::error::PageError;
use crate::guard::Access;
use crate::params::{DeskSection, Params};
use crate::paths;
use crate::routes::{Routes, with};
use crate::standings::crosstable::AnyCrosstable;
use crate::standings::views::explanation::ExplanationPage;
use crate::standings::views::standings::StandingsPage;
use crate::ui::Page;
use crate::ui::all_rounds::AllRounds;
use crate::ui::board_rules;
use crate::ui::desk::Tab;
use crate::ui::parts::{FIND_WORD, PART_WORD};
use crate::ui::shared::{SharedPage, shared};
use axum_extra::routing::TypedPath;

/// The addresses of the standings.
pub(crate) fn routes(routes: Routes) -> Routes {
    let see = with(Right::See);
    routes
        .get(paths::desk::Standings::PATH, see, show)
        .get(paths::desk::TieBreak::PATH, see, explain)
        .get(paths::desk::Crosstable::PATH, see, crosstable)
        .public_by(
            paths::public::Standings::PATH,
            &[
                QueryParam::Number("after"),
                QueryParam::Number("category"),
                QueryParam::Number(PART_WORD),
                QueryParam::Search(FIND_WORD),
            ],
            public::show,
        )
        // There are too many of these to keep them all.
        .get(
            paths::public::TieBreak::PATH,
            Access::Public,
            public::explain,
        )
        .public_by(
            paths::public::Crosstable::PATH,
            &[
                QueryParam::Number("after"),
                QueryParam::OneOf("of", &["boards", "players", "wall"]),
                QueryParam::Number(PART_WORD),
                QueryParam::Search(FIND_WORD),
            ],
            crosstable::show,
        )
        .public_by(
            paths::public::Boards::PATH,
            board_rules::QUERY,
            boards::show,
        )
        .get(paths::desk::Boards::PATH, see, boards::at_desk)
}

/// `GET /desk/{event}/{section}/standings`: as they are now, or `?after=` a round.
async fn show(desk: DeskSection, params: Params) -> Result<Page<SharedPage>, PageError> {
    let seen = AllRounds::of(&desk)?;
    let after = seen.round(&params, "after")?;
    seen.section().check_final(after)?;
    let category = params.query_number("category")?;
    let page = StandingsPage::of(seen.event(), seen.section(), after, category);
    let page = page.ok_or(PageError::NotFound)?.in_parts(&params)?;
    shared(&desk, Tab::Standings, page.as_main())
}

/// `GET /desk/{event}/{section}/standings/{after}/{number}/{value}`
async fn explain(desk: DeskSection, params: Params) -> Result<Page<SharedPage>, PageError> {
    let seen = AllRounds::of(&desk)?;
    let after = RoundNumber(params.number("after")?);
    let (player, value) = (params.number("number")?, params.number("value")?);
    let page = ExplanationPage::of(seen.event(), seen.section(), after, player, value);
    let page = page.ok_or(PageError::NotFound)?;
    shared(&desk, Tab::Standings, page.as_main())
}

/// `GET /desk/{event}/{section}/crosstable`
async fn crosstable(desk: DeskSection, params: Params) -> Result<Page<SharedPage>, PageError> {
    let seen = AllRounds::of(&desk)?;
    let after = seen.round(&params, "after")?;
    let page = AnyCrosstable::of(seen.event(), seen.section(), after, &params)?;
    match page {
        AnyCrosstable::Bracket(page) => shared(&desk, Tab::Standings, page.as_main()),
        AnyCrosstable::Players(page) => shared(&desk, Tab::Standings, page.as_main()),
        AnyCrosstable::Teams(page) => shared(&desk, Tab::Standings, page.as_main()),
        AnyCrosstable::Wall(page) => shared(&desk, Tab::Standings, page.as_main()),
    }
}
