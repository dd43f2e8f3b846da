//! The tools of the arbiter: they hold nothing and need no account.

use axum::extract::State;
use axum_extra::routing::TypedPath;
use std::sync::Arc;

use super::views::Tool;
use super::views::check::CheckPage;
use super::views::clock::ClockPage;
use super::views::index::ToolsPage;
use super::views::proof::ProofPage;
use super::views::replay::{BoardView, PositionPage, ScoresheetPage};
use super::views::rulebook::RulebookPage;
use super::views::ruling::RulingPage;
use super::views::time_control::TimeControlPage;
use crate::app::App;
use crate::error::PageError;
use crate::guard::Access;
use crate::params::Fields;
use crate::paths;
use crate::routes::Routes;
use crate::texts::tell;
use crate::tools::proof::LARGEST_EXPORT;
use crate::tools::replay::start_of;
use crate::tools::{ToolQuery, editions, mating, proof, sheet};
use crate::ui::Page;

/// The addresses of the tools.
pub(crate) fn routes(routes: Routes) -> Routes {
    routes
        .get(paths::tools::Index::PATH, Access::Public, async || {
            Page(ToolsPage::all())
        })
        .get(paths::tools::Ruling::PATH, Access::Public, ruling)
        .get(paths::tools::Scoresheet::PATH, Access::Public, scoresheet)
        .post(
            paths::tools::Scoresheet::PATH,
            Access::Public,
            read_scoresheet,
        )
        .get(paths::tools::Position::PATH, Access::Public, position)
        .get(
            paths::tools::TimeControl::PATH,
            Access::Public,
            time_control,
        )
        .get(paths::tools::Clock::PATH, Access::Public, clock)
        .get(paths::tools::Check::PATH, Access::Public, async || {
            Page(CheckPage::of(""))
        })
        .post(paths::tools::Check::PATH, Access::Public, check_file)
        .get(paths::tools::Proof::PATH, Access::Public, async || {
            Page(ProofPage::empty())
        })
        .upload(
            paths::tools::Proof::PATH,
            Access::Public,
            LARGEST_EXPORT,
            proof::verify_file,
        )
        .get(paths::tools::Rulebook::PATH, Access::Public, rulebook)
}

/// `GET /tools/ruling`
async fn ruling(asked: ToolQuery) -> Result<Page<RulingPage>, PageError> {
    RulingPage::of(&asked).map(Page)
}

/// `GET /tools/time-control`
async fn time_control(asked: ToolQuery) -> Result<Page<TimeControlPage>, PageError> {
    TimeControlPage::of(&asked).map(Page)
}

/// `GET /tools/clock`
async fn clock(asked: ToolQuery) -> Result<Page<ClockPage>, PageError> {
    ClockPage::of(&asked).map(Page)
}

/// `GET /tools/rulebook`
async fn rulebook(asked: ToolQuery) -> Result<Page<RulebookPage>, PageError> {
    RulebookPage::of(&asked).map(Page)
}

/// `GET /tools/scoresheet`
async fn scoresheet(asked: ToolQuery) -> Result<Page<ScoresheetPage>, PageError> {
    let edition = editions::asked(asked.get("edition"))?;
    let sheet = sheet::view(&asked, edition, Tool::Scoresheet.url()).await?;
    Ok(Page(ScoresheetPage::of(sheet)))
}

/// `POST /tools/scoresheet`: the same, for sheets that are too long for an address. Nothing is
/// kept.
async fn read_scoresheet(
    State(_): State<Arc<App>>,
    Fields(words): Fields<Vec<(String, String)>>,
) -> Result<Page<ScoresheetPage>, PageError> {
    scoresheet(ToolQuery::of(words)).await
}

/// `POST /tools/check`: what is wrong with a report file. Nothing is kept.
async fn check_file(
    State(_): State<Arc<App>>,
    Fields(words): Fields<Vec<(String, String)>>,
) -> Page<CheckPage> {
    let file = words.into_iter().find(|(name, _)| name == "file");
    Page(CheckPage::of(&file.unwrap_or_default().1))
}

/// `GET /tools/position`
async fn position(asked: ToolQuery) -> Result<Page<PositionPage>, PageError> {
    let edition = editions::asked(asked.get("edition"))?;
    let Some(fen) = asked.get("fen") else {
        return Ok(Page(PositionPage::of("", edition)));
    };
    let page = PositionPage::of(fen, edition);
    Ok(Page(match start_of(Some(fen)) {
        Err(why) => page.refused(tell(&why)),
        Ok(position) => {
            let answers = mating::ask(&position).await?;
            let flipped = asked.get("flipped").is_some();
            let board = BoardView::of(&position, &answers, edition, flipped);
            page.with(&position, board)
        }
    }))
}
