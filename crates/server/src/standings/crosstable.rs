//! The cross table: of the players, or where teams compete of their matches, of each board by itself
//! (`?of=boards`) or of the players (`?of=players`); where US Chess rules are played also the wall chart
//! (`?of=wall`). Of a knockout it is the bracket.

use adoube_conduct::ranking::{is_of_us_chess, ranks_teams};
use adoube_tournament::RoundNumber;
use askama::Template;
use axum::response::{IntoResponse, Response};

use super::views::bracket::BracketPage;
use super::views::crosstable::CrosstablePage;
use super::views::team_crosstable::{TeamCrosstablePage, TeamView};
use super::views::wall::WallChartPage;
use crate::error::PageError;
use crate::events::{PublicEvent, PublicSection};
use crate::params::{OfSection, Params};
use crate::ui::Page;

/// A cross table that was asked for.
pub(crate) enum AnyCrosstable {
    Bracket(Box<BracketPage>),
    Players(Box<CrosstablePage>),
    Teams(Box<TeamCrosstablePage>),
    Wall(Box<WallChartPage>),
}

impl AnyCrosstable {
    /// The cross table after a round that the query asks for.
    pub(crate) fn of(
        event: &PublicEvent,
        section: &PublicSection,
        after: RoundNumber,
        params: &Params,
    ) -> Result<AnyCrosstable, PageError> {
        if params.query("of") == Some("wall") && is_of_us_chess(&section.settings) {
            let page = WallChartPage::of(event, section, after);
            let page = page.ok_or(PageError::NotFound)?.in_parts(params)?;
            return Ok(AnyCrosstable::Wall(Box::new(page)));
        }
        if section.settings.format.is_knockout() && params.query("of").is_none() {
            let page = BracketPage::of(event, section, after);
            let page = page.map(|page| AnyCrosstable::Bracket(Box::new(page)));
            return page.ok_or(PageError::NotFound);
        }
        let view = match (ranks_teams(section.settings.format), params.query("of")) {
            (false, None) | (true, Some("players")) => None,
            (true, None) => Some(TeamView::Matches),
            (true, Some("boards")) => Some(TeamView::Boards),
            _ => return Err(PageError::NotFound),
        };
        let Some(view) = view else {
            let page = CrosstablePage::of(event, section, after, params)?;
            return Ok(AnyCrosstable::Players(Box::new(page)));
        };
        let page = TeamCrosstablePage::of(event, section, after, view)
            .map(|page| AnyCrosstable::Teams(Box::new(page)));
        page.ok_or(PageError::NotFound)
    }

    /// Its own part, for other frames.
    pub(crate) fn main(&self) -> Result<String, PageError> {
        Ok(match self {
            AnyCrosstable::Bracket(page) => page.as_main().render()?,
            AnyCrosstable::Players(page) => page.as_main().render()?,
            AnyCrosstable::Teams(page) => page.as_main().render()?,
            AnyCrosstable::Wall(page) => page.as_main().render()?,
        })
    }
}

/// `GET /e/{event}/{section}/crosstable`: after the last closed round, or `?after=` another one.
pub(crate) async fn show(of: OfSection, params: Params) -> Result<Response, PageError> {
    let after = params.query_number("after")?.map(RoundNumber);
    let after = after.unwrap_or(of.section().last_closed());
    let page = AnyCrosstable::of(of.event(), of.section(), after, &params)?;
    Ok(match page {
        AnyCrosstable::Bracket(page) => Page(*page).into_response(),
        AnyCrosstable::Players(page) => Page(*page).into_response(),
        AnyCrosstable::Teams(page) => Page(*page).into_response(),
        AnyCrosstable::Wall(page) => Page(*page).into_response(),
    })
}
