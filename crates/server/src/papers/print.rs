//! Pages to be printed.

use adoube_tournament::RoundNumber;
use askama::Template;
use axum_extra::routing::TypedPath;

use super::views::{Cards, NameCards, Rulings, SheetPage, Slips};
use crate::address::Address;
use crate::auth::Right;
use crate::error::PageError;
use crate::params::{DeskSection, Params};
use crate::paths;
use crate::public::views::pairings::PairingsPage;
use crate::public::views::pairings_by_name::PairingsByNamePage;
use crate::public::views::players::{Order, PlayersPage};
use crate::routes::{Routes, with};
use crate::standings::views::crosstable::CrosstablePage;
use crate::standings::views::standings::StandingsPage;
use crate::texts::t;
use crate::ui::Page;
use crate::ui::all_rounds::AllRounds;
use crate::ui::report_link::code_of;

/// The addresses of what is printed.
pub(super) fn routes(routes: Routes) -> Routes {
    let see = with(Right::See);
    routes
        .get(paths::desk::PaperPairings::PATH, see, pairings)
        .get(paths::desk::PaperSlips::PATH, see, slips)
        .get(paths::desk::PaperCards::PATH, see, cards)
        .get(paths::desk::PaperNames::PATH, see, names)
        .get(paths::desk::PaperStandings::PATH, see, standings)
        .get(paths::desk::PaperCrosstable::PATH, see, crosstable)
        .get(paths::desk::PaperEntries::PATH, see, entries)
        .get(paths::desk::PaperRulings::PATH, see, rulings)
}

type Sheet = Result<Page<SheetPage>, PageError>;

fn sheet(desk: &DeskSection, title: &str, body: &impl Template) -> Sheet {
    let page = SheetPage::of(&desk.shown, &desk.at, desk.section(), title, body.render()?);
    Ok(Page(page))
}

/// The round of the query, which must be paired.
fn paired(seen: &AllRounds, params: &Params) -> Result<RoundNumber, PageError> {
    let round = seen.round(params, "round")?;
    match round.0 {
        0 => Err(PageError::NotFound),
        _ => Ok(round),
    }
}

/// `GET …/papers/pairings`: by board, or `?order=name`.
async fn pairings(desk: DeskSection, params: Params) -> Sheet {
    let seen = AllRounds::of(&desk)?;
    let round = paired(&seen, &params)?;
    if params.query("order") == Some("name") {
        let page = PairingsByNamePage::of(seen.event(), seen.section(), round);
        let page = page.ok_or(PageError::NotFound)?;
        return sheet(&desk, t("papers-pairings-by-name"), &page.as_main());
    }
    let page = PairingsPage::of(seen.event(), seen.section(), round);
    let page = page.ok_or(PageError::NotFound)?;
    sheet(&desk, t("papers-pairings"), &page.as_main())
}

/// `GET …/papers/slips`: a slip for each board, with codes where players report results.
async fn slips(desk: DeskSection, params: Params, address: Address) -> Sheet {
    let seen = AllRounds::of(&desk)?;
    let round = paired(&seen, &params)?;
    let section = seen.section();
    // With a code one can report as the player; that is not for everybody who may look.
    let reports = section.settings.players_report && desk.at.member.may(Right::Results);
    let link = |entrant| {
        let code = code_of(&desk.at.app, &desk.at.event, &section.id, entrant);
        let path = paths::public::Report::of(&desk.at.event, &section.id, &code).to_string();
        reports.then(|| format!("{}{path}", address.site))
    };
    let slips = Slips::of(seen.event(), section, round, link);
    sheet(&desk, t("papers-slips"), &slips)
}

/// `GET …/papers/cards`: a card for each table.
async fn cards(desk: DeskSection, params: Params) -> Sheet {
    let seen = AllRounds::of(&desk)?;
    let round = paired(&seen, &params)?;
    let cards = Cards::of(seen.section(), round);
    sheet(&desk, t("papers-cards"), &cards)
}

/// `GET …/papers/names`: a card for each player.
async fn names(desk: DeskSection) -> Sheet {
    let seen = AllRounds::of(&desk)?;
    let cards = NameCards::of(seen.event(), seen.section());
    sheet(&desk, t("papers-names"), &cards)
}

/// `GET …/papers/standings`
async fn standings(desk: DeskSection, params: Params) -> Sheet {
    let seen = AllRounds::of(&desk)?;
    let after = seen.round(&params, "after")?;
    let category = params.query_number("category")?;
    let page = StandingsPage::of(seen.event(), seen.section(), after, category);
    let page = page.ok_or(PageError::NotFound)?;
    sheet(&desk, t("standings"), &page.as_main())
}

/// `GET …/papers/crosstable`
async fn crosstable(desk: DeskSection, params: Params) -> Sheet {
    let seen = AllRounds::of(&desk)?;
    let after = seen.round(&params, "after")?;
    let page = CrosstablePage::of(seen.event(), seen.section(), after);
    let page = page.ok_or(PageError::NotFound)?;
    sheet(&desk, t("standings-crosstable"), &page.as_main())
}

/// `GET …/papers/entries`: by number, or `?order=name`.
async fn entries(desk: DeskSection, params: Params) -> Sheet {
    let seen = AllRounds::of(&desk)?;
    let order = match params.query("order") {
        Some("name") => Order::Name,
        _ => Order::Number,
    };
    let page = PlayersPage::of(seen.event(), seen.section(), order);
    sheet(&desk, t("entries"), &page.as_main())
}

/// `GET …/papers/rulings`: incidents and what was decided.
async fn rulings(desk: DeskSection) -> Sheet {
    let log = Rulings::of(desk.section());
    sheet(&desk, t("papers-rulings"), &log)
}
