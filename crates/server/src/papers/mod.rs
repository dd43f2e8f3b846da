//! Paper and files: what is printed, and what is taken away.

mod cases;
mod files;
pub(crate) mod made;
mod print;
mod teams;
mod us_report;
pub(crate) mod views;

use crate::auth::Right;
use crate::error::PageError;
use crate::papers::views::PapersPage;
use crate::params::DeskSection;
use crate::paths;
use crate::routes::{Routes, with};
use crate::ui::Page;
use crate::ui::all_rounds::AllRounds;
use axum_extra::routing::TypedPath;

/// The addresses of papers and files.
pub(crate) fn routes(routes: Routes) -> Routes {
    let see = with(Right::See);
    let routes = print::routes(routes);
    routes
        .get(paths::desk::Papers::PATH, see, show)
        .get(paths::desk::PrintRound::PATH, see, made::round)
        .get(paths::desk::Paper::PATH, see, made::show)
        .post(
            paths::desk::Paper::PATH,
            with(Right::Settings),
            made::sign_off,
        )
        .get(paths::desk::File::PATH, see, files::show)
        .get(paths::desk::JournalFile::PATH, see, files::journal)
        .get(paths::desk::SiteFile::PATH, see, files::site)
        .get(paths::desk::UsReport::PATH, see, us_report::show)
        .get(paths::desk::UsReportFile::PATH, see, us_report::file)
}

/// `GET /desk/{event}/{section}/papers`
async fn show(desk: DeskSection) -> Result<Page<PapersPage>, PageError> {
    let seen = AllRounds::of(&desk)?;
    Ok(Page(PapersPage::of(
        &desk.shown,
        &desk.at,
        desk.section(),
        seen.section(),
    )))
}
