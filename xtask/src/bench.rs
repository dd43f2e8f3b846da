//! Measuring.

use clap::Args;

use crate::run::{cargo, run};

#[derive(Args)]
pub struct BenchArgs {
    /// Only benchmarks whose name contains this
    filter: Option<String>,
}

pub fn bench(args: &BenchArgs) -> Result<(), String> {
    let mut command = cargo(&["bench", "--workspace", "--benches", "--locked", "--"]);
    if let Some(filter) = &args.filter {
        command.arg(filter);
    }
    run(command)
}
