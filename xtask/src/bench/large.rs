//! Every page of a very large event: its bytes on the wire and unpacked, its time, and the site of pages for a folder.

use clap::Args;

use crate::run::{cargo, run};

#[derive(Args)]
pub(super) struct LargeArgs {
    /// How many play
    #[arg(long, default_value_t = 10_000, value_name = "NUMBER")]
    players: usize,
}

/// The test of the pages, with an optimised build and its figures shown.
pub(super) fn bench(args: &LargeArgs) -> Result<(), String> {
    let mut command = cargo(&[
        "test",
        "--release",
        "--locked",
        "--package",
        "adoube-server",
        "--test",
        "large",
        "--",
        "--nocapture",
    ]);
    command.env("ADOUBE_LARGE", args.players.to_string());
    println!("bytes on the wire, unpacked, time to the whole page, address");
    run(command)
}
