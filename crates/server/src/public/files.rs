//! Files of a section that everybody may take away.

use adoube_conduct::games;

use crate::error::PageError;
use crate::exports::FileKind;
use crate::exports::{self, Download};
use crate::params::{OfSection, Params};
use crate::ui::board_rules::board_table;

/// `GET /e/{event}/{section}/files/{name}`
pub(super) async fn show(of: OfSection, params: Params) -> Result<Download, PageError> {
    let kind: FileKind = params.name("name")?;
    let (event, section) = (of.event(), of.section());
    let whole = of.confidential().ok_or(PageError::NotFound)?;
    let details = &of.shown().event.details;
    let after = section.latest_round();
    let content = match kind {
        FileKind::Report => exports::public_report_file(&of.shown().event, whole, section)?,
        FileKind::Pairings => exports::pairings(section),
        FileKind::Standings => exports::standings(event, section, after),
        FileKind::StandingsJson => exports::standings_json(event, section, after),
        FileKind::Games => games::up_to_round(details, whole, after),
        FileKind::Boards => exports::boards(&board_table(section, &params)?),
        FileKind::BoardsJson => exports::boards_json(&board_table(section, &params)?),
        // Entries tell dates of birth.
        FileKind::Entries => return Err(PageError::NotFound),
    };
    Ok(kind.download(&event.id, &section.id, content))
}
