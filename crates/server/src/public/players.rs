//! The list of players.

use super::views::players::{Order, PlayersPage};
use crate::params::{OfSection, Params};
use crate::ui::Page;

/// `GET /e/{event}/{section}/players`, by number or with `?order=name` by name.
pub(super) async fn show(of: OfSection, params: Params) -> Page<PlayersPage> {
    let order = match params.query("order") {
        Some("name") => Order::Name,
        _ => Order::Number,
    };
    Page(PlayersPage::of(of.event(), of.section(), order))
}
