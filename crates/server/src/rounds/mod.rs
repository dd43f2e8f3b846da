//! The rounds of a section: pairing, explaining, changing by hand, publishing, closing.

mod actions;
mod change;
mod moment;
mod pair;
mod setup;
mod show;
pub mod steps;
mod typed;
pub mod views;

pub use moment::moment_of;

use adoube_journal::Section;
use adoube_tournament::{EntrantId, RoundNumber};

use crate::auth::Right;
use crate::error::PageError;
use crate::guard::AtDesk;
use crate::params::Params;
use crate::routes::{Routes, with};

/// The addresses of this room.
pub fn routes(routes: Routes) -> Routes {
    let pairings = with(Right::Pairings);
    let see = with(Right::See);
    routes
        .get("/desk/{event}/{section}/rounds", see, show::overview)
        .post("/desk/{event}/{section}/rounds/pair", pairings, pair::pair)
        .get(
            "/desk/{event}/{section}/rounds/by-hand",
            pairings,
            pair::by_hand,
        )
        .post(
            "/desk/{event}/{section}/rounds/by-hand",
            pairings,
            pair::record,
        )
        .post(
            "/desk/{event}/{section}/rounds/numbers",
            pairings,
            setup::numbers,
        )
        .post(
            "/desk/{event}/{section}/rounds/acceleration",
            pairings,
            setup::acceleration,
        )
        .post(
            "/desk/{event}/{section}/rounds/prohibited",
            pairings,
            setup::prohibit,
        )
        .post(
            "/desk/{event}/{section}/rounds/finish",
            with(Right::Settings),
            setup::finish,
        )
        .get("/desk/{event}/{section}/rounds/{round}", see, show::round)
        .get("/desk/{event}/{section}/rounds/{round}/why", see, show::why)
        .get(
            "/desk/{event}/{section}/rounds/{round}/change",
            pairings,
            change::show,
        )
        .post(
            "/desk/{event}/{section}/rounds/{round}/change",
            pairings,
            change::change,
        )
        .post(
            "/desk/{event}/{section}/rounds/{round}/publish",
            pairings,
            actions::publish,
        )
        .post(
            "/desk/{event}/{section}/rounds/{round}/close",
            pairings,
            actions::close,
        )
        .post(
            "/desk/{event}/{section}/rounds/{round}/reopen",
            pairings,
            actions::reopen,
        )
        .post(
            "/desk/{event}/{section}/rounds/{round}/unpair",
            pairings,
            actions::unpair,
        )
}

/// The round of the address, if it is paired.
fn paired(section: &Section, params: &Params) -> Result<RoundNumber, PageError> {
    let round = RoundNumber(params.number("round")?);
    section.draft.round(round).ok_or(PageError::NotFound)?;
    Ok(round)
}

/// Where the rounds of a section are.
fn url(at: &AtDesk, section: &Section) -> String {
    format!("/desk/{}/{}/rounds", at.event, section.id)
}

/// A player of a form.
fn entrant(text: &str) -> Option<EntrantId> {
    text.trim().parse().ok().map(EntrantId)
}
