//! What the games of a section come to.

use super::views::statistics::StatisticsPage;
use crate::params::OfSection;
use crate::ui::Page;

/// `GET /e/{event}/{section}/statistics`
pub(super) async fn show(of: OfSection) -> Page<StatisticsPage> {
    Page(StatisticsPage::of(of.event(), of.section()))
}
