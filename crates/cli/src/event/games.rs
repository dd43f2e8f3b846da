//! The moves of a board, and the games of a section as a PGN file.

use std::path::PathBuf;

use adoube_bodies::journal::GamesBody;
use adoube_conduct::games;
use adoube_journal::{Command, RecordGame, Section};
use adoube_tournament::{BoardNumber, RoundNumber};
use clap::Args;

use super::desk::{Desk, paired_round};
use crate::args::value;
use crate::failure::Failure;
use crate::{files, output};

#[derive(Args)]
pub(crate) struct MovesArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// The number of the board
    #[arg(value_parser = value::<BoardNumber>)]
    board: BoardNumber,
    /// The moves: movetext or a PGN file, such as `adoube scoresheet -o` writes; - for standard input
    #[arg(value_name = "FILE", required_unless_present = "clear")]
    file: Option<PathBuf>,
    /// In which round; the last one if not given
    #[arg(long)]
    round: Option<u16>,
    /// Keep no moves of this board
    #[arg(long, conflicts_with = "file")]
    clear: bool,
}

/// Keeps the moves of a board.
pub(super) async fn moves(desk: Desk, args: MovesArgs) -> Result<(), Failure> {
    let text = args.file.as_deref().map(files::read_text).transpose()?;
    let record = |section: &Section| {
        Ok(Command::RecordGame(RecordGame {
            section: section.id.clone(),
            round: paired_round(section, args.round)?,
            board: args.board,
            movetext: text.map(|(_, text)| text.trim().to_owned()),
        }))
    };
    desk.submit_for(&args.event, record).await.map(drop)
}

#[derive(Args)]
pub(crate) struct GamesArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// Up to which round; all if not given
    #[arg(long, value_name = "ROUND")]
    after: Option<u16>,
    /// Write the games into this file
    #[arg(short, long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Writes the games of a section.
pub(super) async fn write(desk: Desk, args: GamesArgs) -> Result<(), Failure> {
    let journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let after = args
        .after
        .map_or(section.draft.paired_rounds(), RoundNumber);
    let text = games::up_to_round(&journal.event().details, section, after);
    if desk.json {
        output::print_json(&GamesBody {
            event: journal.id(),
            section: &section.id,
            games: &text,
        });
        return Ok(());
    }
    files::write(args.out.as_deref(), &text)
}
