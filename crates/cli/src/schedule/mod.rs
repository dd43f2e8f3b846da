//! `adoube schedule …`: everything that is paired from a table.

mod calendar;
mod drawing;
mod groups;
mod stages;
mod tables;

use std::process::ExitCode;

use adoube_pairing::schedule::ScheduleError;
use clap::Subcommand;
use jiff::Timestamp;

use crate::failure::Failure;

#[derive(Subcommand)]
pub(crate) enum ScheduleCommand {
    /// A round robin by the Berger tables
    Berger(tables::BergerArgs),
    /// A double round robin, the last two rounds of the first cycle interchanged
    Double(tables::DoubleArgs),
    /// A round robin as US Chess plays it, with the colours to correct after withdrawals
    Us(tables::UsArgs),
    /// A Scheveningen match of two teams
    Scheveningen(tables::ScheveningenArgs),
    /// Three teams in two rounds by the Skalitzka system
    Skalitzka(tables::SkalitzkaArgs),
    /// Many teams in one round by the Hutton system
    Hutton(tables::HuttonArgs),
    /// A round robin of teams, home and away
    Teams(tables::TeamsArgs),
    /// Draw the lots of a schedule, the same again for the same seed
    Lots(drawing::LotsArgs),
    /// Draw lots so that compatriots meet early (Varma tables)
    Varma(drawing::VarmaArgs),
    /// Quads by rating (US Chess 30G)
    Quads(groups::QuadsArgs),
    /// The preliminaries of a Holland system (US Chess 30H, 30I)
    Holland(groups::HollandArgs),
    /// The bracket of a knockout
    Knockout(stages::KnockoutArgs),
    /// The colours of a match of several games
    Match(stages::MatchArgs),
    /// Rounds to dates and times, checked against limits
    Calendar(calendar::CalendarArgs),
}

pub(crate) fn run(command: ScheduleCommand, json: bool) -> Result<ExitCode, Failure> {
    match command {
        ScheduleCommand::Calendar(args) => return calendar::calendar(args, json),
        ScheduleCommand::Berger(args) => tables::berger(args, json),
        ScheduleCommand::Double(args) => tables::double(args, json),
        ScheduleCommand::Us(args) => tables::us(args, json),
        ScheduleCommand::Scheveningen(args) => tables::scheveningen(args, json),
        ScheduleCommand::Skalitzka(args) => tables::skalitzka(args, json),
        ScheduleCommand::Hutton(args) => tables::hutton(args, json),
        ScheduleCommand::Teams(args) => tables::teams(args, json),
        ScheduleCommand::Lots(args) => drawing::lots(args, json),
        ScheduleCommand::Varma(args) => drawing::varma(args, json),
        ScheduleCommand::Quads(args) => groups::quads(args, json),
        ScheduleCommand::Holland(args) => groups::holland(args, json),
        ScheduleCommand::Knockout(args) => stages::knockout(args, json),
        ScheduleCommand::Match(args) => stages::individual_match(args, json),
    }?;
    Ok(ExitCode::SUCCESS)
}

impl From<ScheduleError> for Failure {
    fn from(error: ScheduleError) -> Failure {
        Failure::of(&error)
    }
}

/// The seed the user gave, or a fresh one. It is always printed, so that the draw can be repeated.
pub(crate) fn seed_or_new(seed: Option<u64>) -> u64 {
    seed.unwrap_or_else(|| Timestamp::now().as_nanosecond() as u64 % 1_000_000_000)
}
