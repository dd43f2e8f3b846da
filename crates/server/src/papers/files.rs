//! Files to take away, with everything that the desk knows.

use adoube_conduct::games;

use crate::error::PageError;
use crate::exports::FileKind;
use crate::exports::{self, Download};
use crate::guard::AtDesk;
use crate::params::{DeskSection, Params};
use crate::ui::all_rounds::AllRounds;
use crate::ui::board_rules::board_table;

/// `GET /desk/{event}/{section}/files/{name}`
pub(super) async fn show(desk: DeskSection, params: Params) -> Result<Download, PageError> {
    let kind: FileKind = params.name("name")?;
    let seen = AllRounds::of(&desk)?;
    let (event, section) = (seen.event(), seen.section());
    let after = section.latest_round();
    let whole = desk.section();
    let content = match kind {
        FileKind::Report => exports::report_file(&desk.shown.event, whole)?,
        FileKind::Entries => exports::entries(whole),
        FileKind::Pairings => exports::pairings(section),
        FileKind::Standings => exports::standings(event, section, after),
        FileKind::StandingsJson => exports::standings_json(event, section, after),
        FileKind::Games => games::up_to_round(&desk.shown.event.details, whole, after),
        FileKind::Boards => exports::boards(&board_table(section, &params)?),
        FileKind::BoardsJson => exports::boards_json(&board_table(section, &params)?),
    };
    Ok(kind.download(&desk.at.event, &whole.id, content))
}

/// `GET /desk/{event}/journal.jsonl`: the whole event, to be taken to another server; without what is
/// confidential for those who may not read it.
pub(super) async fn journal(at: AtDesk) -> Result<Download, PageError> {
    let write = exports::journal_for(&at.member);
    let text = at.app.events.with_journal(&at.event, write).await?;
    let text = text.map_err(PageError::broken)?;
    let name = format!("{}.jsonl", at.event);
    Ok(Download::new(name, "application/x-ndjson", text))
}

/// `GET /desk/{event}/site.zip`: the public pages as a folder.
pub(super) async fn site(at: AtDesk) -> Result<Download, PageError> {
    let zip = exports::site(&at.app, &at.event).await?;
    let name = format!("{}-site.zip", at.event);
    Ok(Download::new(name, "application/zip", zip))
}
