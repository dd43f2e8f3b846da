//! The manual on the pages: its contents, its chapters, all of it for the printer.

mod markdown;
mod views;

use axum::extract::Path;
use axum_extra::routing::TypedPath;

use crate::error::PageError;
use crate::guard::Access;
use crate::paths;
use crate::routes::Routes;
use crate::ui::Page;
use views::{ChapterPage, ContentsPage, WholePage};

/// The addresses of the manual.
pub(crate) fn routes(routes: Routes) -> Routes {
    routes
        .get(paths::help::Contents::PATH, Access::Public, async || {
            Page(ContentsPage::new())
        })
        .get(paths::help::Whole::PATH, Access::Public, async || {
            Page(WholePage::new())
        })
        .get(paths::help::Chapter::PATH, Access::Public, chapter)
}

/// `GET /help/{chapter}`
async fn chapter(Path(name): Path<String>) -> Result<Page<ChapterPage>, PageError> {
    ChapterPage::of(&name).map(Page).ok_or(PageError::NotFound)
}
