//! The public addresses of an event as codes to be photographed.

use super::views::qr::QrPage;
use crate::address::Address;
use crate::error::PageError;
use crate::params::OfEvent;
use crate::texts::t;
use crate::ui::Page;

/// `GET /e/{event}/qr`. The address depends on where the visitor found the server, so the page is
/// not kept for others.
pub(super) async fn show(of: OfEvent, address: Address) -> Result<Page<QrPage>, PageError> {
    let page = QrPage::of(of.event(), &address);
    page.map(Page)
        .ok_or_else(|| PageError::BadRequest(t("public-no-address").to_owned()))
}
