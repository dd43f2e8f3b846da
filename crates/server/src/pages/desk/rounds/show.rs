//! Looking at rounds.

use std::sync::Arc;

use adoube_conduct::rounds::{CannotExplain, Explanation, explain};
use adoube_journal::SectionId;
use adoube_tournament::RoundNumber;

use super::paired;
use crate::error::PageError;
use crate::events::Shown;
use crate::guard::AtDesk;
use crate::pages::Page;
use crate::params::{DeskSection, Params};
use crate::views::desk::rounds::RoundsPage;
use crate::views::desk::rounds::round::RoundPage;
use crate::views::desk::rounds::why::WhyPage;

/// `GET …/rounds`: what comes next, and what there is.
pub async fn overview(at: AtDesk, of: DeskSection) -> Page<RoundsPage> {
    Page(RoundsPage::of(&of.shown, &at, of.section()))
}

/// `GET …/rounds/{round}`
pub async fn round(
    at: AtDesk,
    of: DeskSection,
    params: Params,
) -> Result<Page<RoundPage>, PageError> {
    let round = paired(of.section(), &params)?;
    let page = RoundPage::of(&of.shown, &at, of.section(), round);
    page.map(Page).ok_or(PageError::NotFound)
}

/// `GET …/rounds/{round}/why`: why the round is paired as it is, or how the next one would be.
pub async fn why(at: AtDesk, of: DeskSection, params: Params) -> Result<Page<WhyPage>, PageError> {
    let round = RoundNumber(params.number("round")?);
    let explained = explained(of.shown.clone(), of.section().id.clone(), round).await?;
    match explained {
        Ok(explanation) => Ok(Page(WhyPage::of(
            &of.shown,
            &at,
            of.section(),
            &explanation,
        ))),
        Err(CannotExplain::OutOfTurn { .. }) => Err(PageError::NotFound),
        Err(reason) => Err(PageError::Refused(reason.to_string())),
    }
}

/// Explains a round beside the threads that answer requests: it pairs the round once more.
async fn explained(
    shown: Arc<Shown>,
    id: SectionId,
    round: RoundNumber,
) -> Result<Result<Explanation, CannotExplain>, PageError> {
    let explained = tokio::task::spawn_blocking(move || {
        let section = shown.event.section(&id)?;
        Some(explain(&shown.event.details, section, round))
    });
    explained.await.ok().flatten().ok_or(PageError::NotFound)
}
