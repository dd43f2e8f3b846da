//! The screens of the hall.

use adoube_journal::SectionId;

use super::views::screen::{ScreenPage, Show};
use crate::error::PageError;
use crate::params::{OfEvent, OfSection, Params};
use crate::ui::Page;

/// `GET /e/{event}/{section}/screen`: pairings and standings in turn, or with `?show=pairings` or
/// `?show=standings` one of them.
pub(super) async fn show(of: OfSection, params: Params) -> Result<Page<ScreenPage>, PageError> {
    let show = match params.query("show") {
        None | Some("both") => Show::Both,
        Some("pairings") => Show::Pairings,
        Some("standings") => Show::Standings,
        Some(_) => return Err(PageError::NotFound),
    };
    let page = ScreenPage::of(of.event(), of.section(), show);
    Ok(Page(page))
}

/// `GET /screen/{event}/{screen}`: what was set up for it at the desk.
pub(super) async fn set_up(of: OfEvent, params: Params) -> Result<Page<ScreenPage>, PageError> {
    let code: SectionId = params.name("screen")?;
    let event = of.event();
    let screen = event.screens.iter().find(|screen| screen.code == code);
    let screen = screen.ok_or(PageError::NotFound)?;
    Ok(Page(ScreenPage::set_up(event, screen)))
}
