//! The link by which a player reports results.

use adoube_journal::{EventId, SectionId};
use adoube_tournament::EntrantId;

use crate::app::App;

/// The code in a player's link, which nobody else can make.
pub(crate) fn code_of(
    app: &App,
    event: &EventId,
    section: &SectionId,
    entrant: EntrantId,
) -> String {
    app.people
        .code(&format!("report/{event}/{section}/{}", entrant.0))
}
