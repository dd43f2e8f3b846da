//! The entries of a section: who takes part, and how they come in.

mod import;
mod list;
mod lookup;
mod player;
mod presence;
mod uploading;
pub mod views;

use adoube_journal::Section;
use adoube_tournament::{Entrant, EntrantId};

use crate::auth::Right;
use crate::error::PageError;
use crate::guard::Access;
use crate::params::Params;
use crate::routes::{Routes, with};

/// The largest list of players.
const LARGEST_LIST: usize = 8 << 20;

/// The largest answer to a preview: a number for each line that is left out.
const LARGEST_ANSWER: usize = 1 << 20;

/// The largest rating list, zipped or not.
const LARGEST_RATING_LIST: usize = 200 << 20;

/// The addresses of the entries.
pub fn routes(routes: Routes) -> Routes {
    let entries = with(Right::Entries);
    let routes = routes
        .get(
            "/desk/{event}/{section}/entries",
            with(Right::See),
            list::show,
        )
        .post("/desk/{event}/{section}/entries", entries, list::add)
        .post(
            "/desk/{event}/{section}/entries/check-in",
            entries,
            presence::check_in,
        )
        .get(
            "/desk/{event}/{section}/entries/import",
            entries,
            import::ask,
        )
        .upload(
            "/desk/{event}/{section}/entries/import",
            entries,
            LARGEST_LIST,
            import::send,
        )
        .get(
            "/desk/{event}/{section}/entries/import/{list}",
            entries,
            import::look,
        )
        .upload(
            "/desk/{event}/{section}/entries/import/{list}",
            entries,
            LARGEST_ANSWER,
            import::enter,
        );
    let routes = routes
        .get(
            "/desk/{event}/{section}/entries/{entrant}",
            with(Right::See),
            player::show,
        )
        .post(
            "/desk/{event}/{section}/entries/{entrant}",
            entries,
            player::edit,
        )
        .post(
            "/desk/{event}/{section}/entries/{entrant}/scratch",
            entries,
            player::scratch,
        )
        .post(
            "/desk/{event}/{section}/entries/{entrant}/withdraw",
            entries,
            presence::withdraw,
        )
        .post(
            "/desk/{event}/{section}/entries/{entrant}/re-enter",
            entries,
            presence::re_enter,
        )
        .post(
            "/desk/{event}/{section}/entries/{entrant}/byes",
            entries,
            presence::byes,
        )
        .post(
            "/desk/{event}/{section}/entries/{entrant}/board",
            with(Right::Pairings),
            player::fix_board,
        );
    routes
        .get("/desk/{event}/rating-list", entries, lookup::search)
        .get("/desk/rating-list", Access::Administrator, lookup::show)
        .upload(
            "/desk/rating-list",
            Access::Administrator,
            LARGEST_RATING_LIST,
            lookup::send,
        )
}

/// The entrant of the address.
fn entrant<'s>(params: &Params, section: &'s Section) -> Result<&'s Entrant, PageError> {
    let id = EntrantId(params.number("entrant")?);
    section.entrant(id).ok_or(PageError::NotFound)
}

/// What was wrong, if a page can say so beside what was typed; other errors have their own page.
fn told(error: PageError) -> Result<String, PageError> {
    match error {
        PageError::BadRequest(text) | PageError::Refused(text) => Ok(text),
        other => Err(other),
    }
}
