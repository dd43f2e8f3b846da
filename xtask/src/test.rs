//! Everything that must be green.

use clap::Args;

use crate::needs;
use crate::run::{cargo, run};

#[derive(Args)]
pub struct TestArgs {
    /// Run the long forms of the property tests
    #[arg(long)]
    long: bool,
}

pub fn test(args: &TestArgs) -> Result<(), String> {
    let skipped = needs::provide();
    for line in &skipped {
        println!("{line}");
    }
    run(cargo(&["fmt", "--all", "--check"]))?;
    run(cargo(&[
        "clippy",
        "--workspace",
        "--all-targets",
        "--locked",
        "--",
        "--deny",
        "warnings",
    ]))?;
    let mut tests = cargo(&["test", "--workspace", "--locked"]);
    if args.long {
        tests.env("ADOUBE_LONG_TESTS", "1");
    }
    run(tests)?;
    let mut docs = cargo(&["doc", "--workspace", "--no-deps", "--locked"]);
    docs.env("RUSTDOCFLAGS", "--deny warnings");
    run(docs)?;
    println!("\nAll green.");
    for line in &skipped {
        println!("{line}");
    }
    Ok(())
}
