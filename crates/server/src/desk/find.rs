//! A player, found by a name or a number, with the games to look at or to mend.

use super::views::find::FindPage;
use crate::guard::AtDesk;
use crate::params::{OfEvent, Params, decoded};
use crate::ui::Page;

/// `GET /desk/{event}/find?q=`: words of a name in any order, a pairing number or a FIDE id.
pub(super) async fn show(at: AtDesk, OfEvent(shown): OfEvent, params: Params) -> Page<FindPage> {
    let words = params.query("q").and_then(decoded).unwrap_or_default();
    Page(FindPage::of(&shown, &at, words.trim()))
}
