//! `adoube games …`: games in PGN files.

mod check;
mod text;

use std::process::ExitCode;

use clap::Subcommand;

use crate::failure::Failure;

#[derive(Subcommand)]
pub(crate) enum GamesCommand {
    /// Play games over and print what is wrong with them
    ///
    /// Illegal moves with their reason, moves that were played after the game was over by the Laws,
    /// results that the last position contradicts, clock times that do not add up, and faults of the
    /// text. With --json one object is printed for every game, in one line.
    Check(check::CheckArgs),
}

pub(crate) fn run(command: GamesCommand, json: bool) -> Result<ExitCode, Failure> {
    match command {
        GamesCommand::Check(args) => check::check(args, json),
    }
}
