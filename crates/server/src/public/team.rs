//! A team, round by round.

use adoube_tournament::TeamId;

use super::views::team::TeamPage;
use crate::error::PageError;
use crate::params::{OfSection, Params};
use crate::ui::Page;

/// `GET /e/{event}/{section}/teams/{team}`: placed as in the standings that everybody sees first, with
/// the matches of all rounds that can be seen.
pub(super) async fn show(of: OfSection, params: Params) -> Result<Page<TeamPage>, PageError> {
    let team = TeamId(params.number("team")?);
    let page = TeamPage::of(of.event(), of.section(), team);
    page.map(Page).ok_or(PageError::NotFound)
}
