//! `adoube clock`: what a time control is, and what a clock showed.

mod classify;
mod correct;
pub(crate) mod replay;

use std::process::ExitCode;

use clap::Subcommand;

use crate::failure::Failure;

#[derive(Subcommand)]
pub(crate) enum ClockCommand {
    /// Tell the rate of play of a time control, such as 90'+30", 40/90,SD/30;+30 or G/60 d/5
    Classify(classify::ClassifyArgs),
    /// Say what a clock that was set wrongly should show, from what it shows and the moves made
    Correct(correct::CorrectArgs),
    /// Play the log of a clock over: both times at an instant, the flags, what the clock shows
    Replay(replay::ReplayArgs),
}

pub(crate) fn run(command: ClockCommand, json: bool) -> Result<ExitCode, Failure> {
    match command {
        ClockCommand::Classify(args) => classify::classify(&args, json),
        ClockCommand::Correct(args) => correct::correct(&args, json),
        ClockCommand::Replay(args) => replay::replay(&args, json),
    }
}
