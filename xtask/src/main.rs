//! Chores of the workspace: `cargo xtask test` does everything that continuous integration does,
//! `cargo xtask bench` measures, `cargo xtask dist` makes packages.

mod bench;
mod dist;
mod endorsement;
mod house;
mod needs;
mod oracle;
mod run;
mod steps;
mod test;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Chores of the Adoube workspace.
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Format check, lints, all tests, documentation: everything that must be green
    Test(test::TestArgs),
    /// Look for what nobody can reach, what is too long to read, and what is not documented
    House,
    /// Write docs/endorsement.md from the answers to FIDE's check-list
    Endorsement,
    /// Make packages: an archive, a Debian package, the list of what is in them, checksums
    Dist(dist::DistArgs),
    /// Run the benchmarks
    Bench(bench::BenchArgs),
}

fn main() -> ExitCode {
    let outcome = match Cli::parse().chore {
        Chore::Test(args) => test::test(&args),
        Chore::House => house::check(),
        Chore::Endorsement => endorsement::write(),
        Chore::Dist(args) => dist::dist(&args),
        Chore::Bench(args) => bench::bench(&args),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("\nFAILED: {problem}");
            ExitCode::FAILURE
        }
    }
}
