//! The big screen of the hall.

use super::views::screen::{ScreenPage, Show};
use crate::error::PageError;
use crate::params::{OfSection, Params};
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
