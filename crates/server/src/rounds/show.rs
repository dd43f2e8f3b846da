//! Looking at rounds.

use adoube_bodies::names::SectionNames;
use adoube_conduct::rounds::{CannotExplain, HowToPair};
use adoube_tournament::RoundNumber;

use super::moment::{by_hand, explained, outdated};
use super::views::RoundsPage;
use super::views::round::RoundPage;
use super::views::why::{WhyPage, WhyQuery};
use super::{entrant, paired};
use crate::error::PageError;
use crate::params::{DeskSection, Params, decoded};
use crate::texts::tell_with;
use crate::ui::Page;

/// `GET …/rounds`: what comes next, and what there is.
pub(super) async fn overview(of: DeskSection) -> Result<Page<RoundsPage>, PageError> {
    let otherwise = outdated(&of.at.app, &of.at.event, &of).await?;
    let page = RoundsPage::of(&of.shown, &of.at, of.section(), otherwise.is_some());
    Ok(Page(page))
}

/// `GET …/rounds/{round}`
pub(super) async fn round(of: DeskSection, params: Params) -> Result<Page<RoundPage>, PageError> {
    let section = of.section();
    let round = paired(section, &params)?;
    let by_hand = by_hand(&of.at.app, &of.at.event, &section.id, round).await?;
    let is_latest = round == section.draft.paired_rounds();
    let outdated = is_latest && outdated(&of.at.app, &of.at.event, &of).await?.is_some();
    let page = RoundPage::of(&of.shown, &of.at, section, round, &by_hand, outdated);
    page.map(Page).ok_or(PageError::NotFound)
}

/// `GET …/rounds/{round}/why`: why the round is paired as it is, or how the next one would be.
/// `player` asks for a player by number, `absent` names who would not be there.
pub(super) async fn why(of: DeskSection, params: Params) -> Result<Page<WhyPage>, PageError> {
    let round = RoundNumber(params.number("round")?);
    let absent = params.query("absent").and_then(decoded).unwrap_or_default();
    let how = HowToPair {
        absent: absent.split(',').filter_map(entrant).collect(),
        ..HowToPair::with_seed(0)
    };
    let absent = how.absent.clone();
    let found = explained(&of.at.app, &of.at.event, &of, round, how).await?;
    let why = match &found.explanation {
        Ok(why) => why,
        Err(CannotExplain::OutOfTurn { .. }) => return Err(PageError::NotFound),
        Err(reason) => {
            let why = tell_with(reason, &SectionNames::in_section(of.section()));
            return Err(PageError::Refused(why));
        }
    };
    let is_latest = round == of.section().draft.paired_rounds();
    let otherwise = match is_latest {
        true => outdated(&of.at.app, &of.at.event, &of).await?,
        false => None,
    };
    let asked = WhyQuery {
        player: params
            .query("player")
            .and_then(|number| number.parse().ok()),
        absent,
        moment: found.moment.clone(),
        otherwise,
    };
    Ok(Page(WhyPage::of(
        &of.shown,
        &of.at,
        of.section(),
        why,
        &asked,
    )))
}
