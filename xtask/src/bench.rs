//! Measuring.

mod dutch;
mod games;
mod time;

use clap::{Args, Subcommand};

use crate::run::{cargo, run};

#[derive(Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct BenchArgs {
    /// Only benchmarks whose name contains this
    filter: Option<String>,
    #[command(subcommand)]
    curve: Option<Curve>,
}

#[derive(Subcommand)]
enum Curve {
    /// How long the Dutch engine takes by the number of players, alone or beside another engine
    Dutch(dutch::DutchArgs),
    /// How long the audit of a file of games takes, alone or beside other programs
    Games(games::GamesArgs),
}

pub fn bench(args: &BenchArgs) -> Result<(), String> {
    match &args.curve {
        Some(Curve::Dutch(args)) => return dutch::bench(args),
        Some(Curve::Games(args)) => return games::bench(args),
        None => {}
    }
    let mut command = cargo(&["bench", "--workspace", "--benches", "--locked", "--"]);
    if let Some(filter) = &args.filter {
        command.arg(filter);
    }
    run(command)
}
