//! Paper and files: what is printed, and what is taken away.

mod files;
mod print;
pub mod views;

use std::str::FromStr;

use adoube_journal::{EventId, SectionId};

use super::standings::Seen;
use crate::auth::Right;
use crate::error::PageError;
use crate::exports::Download;
use crate::guard::AtDesk;
use crate::papers::views::PapersPage;
use crate::params::DeskSection;
use crate::routes::{Routes, with};
use crate::ui::Page;

/// The addresses of papers and files.
pub fn routes(routes: Routes) -> Routes {
    let see = with(Right::See);
    let routes = print::routes(routes);
    routes
        .get("/desk/{event}/{section}/papers", see, show)
        .get("/desk/{event}/{section}/files/{name}", see, files::show)
        .get("/desk/{event}/journal.jsonl", see, files::journal)
        .get("/desk/{event}/site.zip", see, files::site)
}

/// `GET /desk/{event}/{section}/papers`
async fn show(at: AtDesk, desk: DeskSection) -> Result<Page<PapersPage>, PageError> {
    let seen = Seen::of(&at, &desk)?;
    Ok(Page(PapersPage::of(
        &desk.shown,
        &at,
        desk.section(),
        seen.section(),
    )))
}

/// A file of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// The tournament report file.
    Report,
    /// The entry list.
    Entries,
    /// The boards of all rounds.
    Pairings,
    /// The standings as a table.
    Standings,
    /// The standings for programs.
    StandingsJson,
    Games,
}

impl FileKind {
    /// All of them.
    pub const ALL: [FileKind; 6] = [
        FileKind::Report,
        FileKind::Entries,
        FileKind::Pairings,
        FileKind::Standings,
        FileKind::StandingsJson,
        FileKind::Games,
    ];

    /// The last part of its address.
    pub fn name(self) -> &'static str {
        match self {
            FileKind::Report => "report.trf",
            FileKind::Entries => "entries.csv",
            FileKind::Pairings => "pairings.csv",
            FileKind::Standings => "standings.csv",
            FileKind::StandingsJson => "standings.json",
            FileKind::Games => "games.pgn",
        }
    }

    fn content_type(self) -> &'static str {
        match self {
            FileKind::Report => "text/plain; charset=utf-8",
            FileKind::Entries | FileKind::Pairings | FileKind::Standings => {
                "text/csv; charset=utf-8"
            }
            FileKind::StandingsJson => "application/json",
            FileKind::Games => "application/vnd.chess-pgn; charset=utf-8",
        }
    }

    /// The file with this content.
    pub fn download(self, event: &EventId, section: &SectionId, content: String) -> Download {
        let name = format!("{event}-{section}-{}", self.name());
        Download::new(name, self.content_type(), content)
    }
}

/// There is no such file.
#[derive(Debug)]
pub struct NoFile;

impl FromStr for FileKind {
    type Err = NoFile;

    fn from_str(name: &str) -> Result<FileKind, NoFile> {
        let mut kinds = FileKind::ALL.into_iter();
        kinds.find(|kind| kind.name() == name).ok_or(NoFile)
    }
}
