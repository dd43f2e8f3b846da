//! Paper and files: what is printed, and what is taken away.

mod files;
mod print;
pub mod views;

use crate::auth::Right;
use crate::error::PageError;
use crate::guard::AtDesk;
use crate::papers::views::PapersPage;
use crate::params::DeskSection;
use crate::routes::{Routes, with};
use crate::ui::Page;
use crate::ui::all_rounds::AllRounds;

/// The addresses of papers and files.
pub fn routes(routes: Routes) -> Routes {
    let see = with(Right::See);
    let routes = print::routes(routes);
    routes
        .get("/desk/{event}/{section}/papers", see, show)
        .get("/desk/{event}/{section}/files/{name}", see, files::show)
        .get("/desk/{event}/journal.jsonl", see, files::journal)
        .get("/desk/{event}/site.zip", see, files::site)
}

/// `GET /desk/{event}/{section}/papers`
async fn show(at: AtDesk, desk: DeskSection) -> Result<Page<PapersPage>, PageError> {
    let seen = AllRounds::of(&at, &desk)?;
    Ok(Page(PapersPage::of(
        &desk.shown,
        &at,
        desk.section(),
        seen.section(),
    )))
}
