//! The files of a section that can be taken away.

use std::str::FromStr;

use adoube_journal::{EventId, SectionId};

use super::Download;

/// A file of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FileKind {
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
    /// The best players of each board as a table, where teams compete.
    Boards,
    /// The same for programs.
    BoardsJson,
}

impl FileKind {
    /// All of them.
    pub(crate) const ALL: [FileKind; 8] = [
        FileKind::Report,
        FileKind::Entries,
        FileKind::Pairings,
        FileKind::Standings,
        FileKind::StandingsJson,
        FileKind::Games,
        FileKind::Boards,
        FileKind::BoardsJson,
    ];

    /// Whether only a section of teams has it.
    pub(crate) fn is_for_teams_only(self) -> bool {
        matches!(self, FileKind::Boards | FileKind::BoardsJson)
    }

    /// The last part of its address.
    pub(crate) fn name(self) -> &'static str {
        match self {
            FileKind::Report => "report.trf",
            FileKind::Entries => "entries.csv",
            FileKind::Pairings => "pairings.csv",
            FileKind::Standings => "standings.csv",
            FileKind::StandingsJson => "standings.json",
            FileKind::Games => "games.pgn",
            FileKind::Boards => "boards.csv",
            FileKind::BoardsJson => "boards.json",
        }
    }

    fn content_type(self) -> &'static str {
        match self {
            FileKind::Report => "text/plain; charset=utf-8",
            FileKind::Entries | FileKind::Pairings | FileKind::Standings | FileKind::Boards => {
                "text/csv; charset=utf-8"
            }
            FileKind::StandingsJson | FileKind::BoardsJson => "application/json",
            FileKind::Games => "application/vnd.chess-pgn; charset=utf-8",
        }
    }

    /// The file with this content.
    pub(crate) fn download(
        self,
        event: &EventId,
        section: &SectionId,
        content: String,
    ) -> Download {
        let name = format!("{event}-{section}-{}", self.name());
        Download::new(name, self.content_type(), content)
    }
}

/// There is no such file.
#[derive(Debug)]
pub(crate) struct UnknownFile;

impl FromStr for FileKind {
    type Err = UnknownFile;

    fn from_str(name: &str) -> Result<FileKind, UnknownFile> {
        let mut kinds = FileKind::ALL.into_iter();
        kinds.find(|kind| kind.name() == name).ok_or(UnknownFile)
    }
}
