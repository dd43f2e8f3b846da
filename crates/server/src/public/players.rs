//! The list of players.

use super::views::players::{Order, PlayersPage};
use crate::error::PageError;
use crate::params::{OfSection, Params};
use crate::ui::Page;

/// `GET /e/{event}/{section}/players`, by number or with `?order=name` by name.
pub(super) async fn show(of: OfSection, params: Params) -> Result<Page<PlayersPage>, PageError> {
    let order = match params.query("order") {
        Some("name") => Order::Name,
        _ => Order::Number,
    };
    let page = PlayersPage::of(of.event(), of.section(), order);
    page.in_parts(&params).map(Page)
}
