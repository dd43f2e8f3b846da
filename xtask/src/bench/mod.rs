//! Measuring.

mod can_mate;
mod cross;
mod dutch;
mod games;
mod large;
mod server;
mod standings;
mod time;

use clap::{Args, Subcommand};

use crate::run::{cargo, run};

#[derive(Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct BenchArgs {
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
    /// How long it takes to find out who can still mate, alone or beside other programs
    CanMate(can_mate::CanMateArgs),
    /// How long standings with tie-breaks take, alone or beside other programs
    Standings(standings::StandingsArgs),
    /// Many tournaments beside other programs: pairings and tie-breaks, ours by theirs and theirs by ours
    Cross(cross::CrossArgs),
    /// Every page of a very large event: bytes, time, and the site of pages for a folder
    Large(large::LargeArgs),
    /// How the web app bears spectators, and how many pages a second it sends beside nginx
    Server(server::ServerArgs),
}

pub(crate) fn bench(args: &BenchArgs) -> Result<(), String> {
    match &args.curve {
        Some(Curve::Dutch(args)) => return dutch::bench(args),
        Some(Curve::Games(args)) => return games::bench(args),
        Some(Curve::CanMate(args)) => return can_mate::bench(args),
        Some(Curve::Standings(args)) => return standings::bench(args),
        Some(Curve::Cross(args)) => return cross::bench(args),
        Some(Curve::Large(args)) => return large::bench(args),
        Some(Curve::Server(args)) => return server::bench(args),
        None => {}
    }
    let mut command = cargo(&["bench", "--workspace", "--benches", "--locked", "--"]);
    if let Some(filter) = &args.filter {
        command.arg(filter);
    }
    run(command)
}
