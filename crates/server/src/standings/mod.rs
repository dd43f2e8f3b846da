//! Who is where, as the desk sees it: also in rounds that are not published yet.

pub mod crosstable;
pub mod public;
pub mod views;

use adoube_tournament::{PairingNumber, RoundNumber};
use askama::Template;

use crate::auth::Right;
use crate::cache::Word;
use crate::error::PageError;
use crate::events::{PublicEvent, PublicSection};
use crate::guard::{Access, AtDesk};
use crate::params::{DeskSection, Params};
use crate::public::views::pairings::PairingsPage;
use crate::public::views::pairings_by_name::PairingsByNamePage;
use crate::public::views::player::PlayerPage;
use crate::routes::{Routes, with};
use crate::standings::views::crosstable::CrosstablePage;
use crate::standings::views::explanation::ExplanationPage;
use crate::standings::views::standings::StandingsPage;
use crate::texts::t;
use crate::ui::Page;
use crate::ui::desk::{DeskHead, Link, Tab};
use crate::ui::shared::SharedPage;

/// The addresses of the standings.
pub fn routes(routes: Routes) -> Routes {
    let see = with(Right::See);
    routes
        .get("/desk/{event}/{section}/standings", see, show)
        .get(
            "/desk/{event}/{section}/standings/{after}/{number}/{value}",
            see,
            explain,
        )
        .get("/desk/{event}/{section}/crosstable", see, crosstable)
        .get("/desk/{event}/{section}/pairings/{round}", see, pairings)
        .get("/desk/{event}/{section}/players/{number}", see, player)
        .public_by(
            "/e/{event}/{section}/standings",
            &[Word::Number("after"), Word::Number("category")],
            public::show,
        )
        // There are too many of these to keep them all.
        .get(
            "/e/{event}/{section}/standings/{after}/{number}/{value}",
            Access::Public,
            public::explain,
        )
        .public_by(
            "/e/{event}/{section}/crosstable",
            &[Word::Number("after")],
            crosstable::show,
        )
}

/// A section as the desk sees it, all of its rounds included.
pub struct Seen {
    event: PublicEvent,
    place: usize,
}

impl Seen {
    /// The section of a request.
    pub fn of(at: &AtDesk, desk: &DeskSection) -> Result<Seen, PageError> {
        let event = PublicEvent::at_desk(&at.event, &desk.shown.event)?;
        let id = &desk.section().id;
        let place = event.sections.iter().position(|one| one.id == *id);
        let place = place.ok_or(PageError::NotFound)?;
        Ok(Seen { event, place })
    }

    /// The event.
    pub fn event(&self) -> &PublicEvent {
        &self.event
    }

    /// The section.
    pub fn section(&self) -> &PublicSection {
        &self.event.sections[self.place]
    }

    /// The round that the query asks for; the latest if it does not.
    pub fn round(&self, params: &Params, name: &str) -> Result<RoundNumber, PageError> {
        let latest = self.section().latest_round();
        let asked = params.query_number(name)?.map_or(latest, RoundNumber);
        if asked > latest {
            return Err(PageError::NotFound);
        }
        Ok(asked)
    }
}

/// `GET /desk/{event}/{section}/standings`: as they are now, or `?after=` a round.
async fn show(
    at: AtDesk,
    desk: DeskSection,
    params: Params,
) -> Result<Page<SharedPage>, PageError> {
    let seen = Seen::of(&at, &desk)?;
    let after = seen.round(&params, "after")?;
    let category = params.query_number("category")?;
    let page = StandingsPage::of(seen.event(), seen.section(), after, category);
    let page = page.ok_or(PageError::NotFound)?;
    shared(&at, &desk, Tab::Standings, page.as_main())
}

/// `GET /desk/{event}/{section}/standings/{after}/{number}/{value}`
async fn explain(
    at: AtDesk,
    desk: DeskSection,
    params: Params,
) -> Result<Page<SharedPage>, PageError> {
    let seen = Seen::of(&at, &desk)?;
    let after = RoundNumber(params.number("after")?);
    let (player, value) = (params.number("number")?, params.number("value")?);
    let page = ExplanationPage::of(seen.event(), seen.section(), after, player, value);
    let page = page.ok_or(PageError::NotFound)?;
    shared(&at, &desk, Tab::Standings, page.as_main())
}

/// `GET /desk/{event}/{section}/crosstable`
async fn crosstable(
    at: AtDesk,
    desk: DeskSection,
    params: Params,
) -> Result<Page<SharedPage>, PageError> {
    let seen = Seen::of(&at, &desk)?;
    let after = seen.round(&params, "after")?;
    let page = CrosstablePage::of(seen.event(), seen.section(), after);
    let page = page.ok_or(PageError::NotFound)?;
    shared(&at, &desk, Tab::Standings, page.as_main())
}

/// `GET /desk/{event}/{section}/pairings/{round}`: a round to look at.
async fn pairings(
    at: AtDesk,
    desk: DeskSection,
    params: Params,
) -> Result<Page<SharedPage>, PageError> {
    let seen = Seen::of(&at, &desk)?;
    let round = RoundNumber(params.number("round")?);
    if round.0 > 0 && params.query("order") == Some("name") {
        let page = PairingsByNamePage::of(seen.event(), seen.section(), round);
        let page = page.ok_or(PageError::NotFound)?;
        return shared(&at, &desk, Tab::Rounds, page.as_main());
    }
    let page = PairingsPage::of(seen.event(), seen.section(), round);
    let page = page.filter(|_| round.0 > 0).ok_or(PageError::NotFound)?;
    shared(&at, &desk, Tab::Rounds, page.as_main())
}

/// `GET /desk/{event}/{section}/players/{number}`: placed as in the standings of the desk, which
/// follow the round in progress.
async fn player(
    at: AtDesk,
    desk: DeskSection,
    params: Params,
) -> Result<Page<SharedPage>, PageError> {
    let seen = Seen::of(&at, &desk)?;
    let number = PairingNumber::new(params.number("number")?).ok_or(PageError::NotFound)?;
    let (event, section) = (seen.event(), seen.section());
    let after = section.latest_round();
    let page = PlayerPage::of(event, section, desk.section(), number, after);
    let page = page.ok_or(PageError::NotFound)?;
    shared(&at, &desk, Tab::Standings, page.as_main())
}

/// What everybody may see, in the frame of the desk.
fn shared(
    at: &AtDesk,
    desk: &DeskSection,
    tab: Tab,
    main: impl Template,
) -> Result<Page<SharedPage>, PageError> {
    let head = DeskHead::of_section(&desk.shown, at, desk.section(), tab);
    let base = format!("/desk/{}/{}", at.event, desk.section().id);
    let link = |key: &'static str, path: &str| Link {
        name: t(key).to_owned(),
        url: format!("{base}/{path}"),
        current: false,
    };
    let links = match tab {
        Tab::Standings => vec![
            link("standings", "standings"),
            link("standings-crosstable", "crosstable"),
            link("papers", "papers"),
        ],
        _ => Vec::new(),
    };
    SharedPage::of(head, links, main).map(Page)
}
