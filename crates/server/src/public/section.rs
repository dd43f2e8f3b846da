//! The front door of a section.

use axum::response::Redirect;

use crate::params::OfSection;
use crate::ui::SectionUrls;

/// `GET /e/{event}/{section}/`: what most visitors come for.
pub(super) async fn show(of: OfSection) -> Redirect {
    Redirect::temporary(&SectionUrls::of(of.event(), of.section()).latest_pairings())
}
