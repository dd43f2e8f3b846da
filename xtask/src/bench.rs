//! Measuring.

mod dutch;

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
}

pub fn bench(args: &BenchArgs) -> Result<(), String> {
    if let Some(Curve::Dutch(args)) = &args.curve {
        return dutch::bench(args);
    }
    let mut command = cargo(&["bench", "--workspace", "--benches", "--locked", "--"]);
    if let Some(filter) = &args.filter {
        command.arg(filter);
    }
    run(command)
}
