//! Everything that must be green.

use clap::Args;

use crate::run::{cargo, run};
use crate::{needs, oracle};

#[derive(Args)]
pub struct TestArgs {
    /// Run the long forms of the property tests
    #[arg(long)]
    long: bool,
}

pub fn test(args: &TestArgs) -> Result<(), String> {
    let mut skipped = needs::provide();
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
    if needs::browser_found() {
        tests.env("ADOUBE_BROWSER", "required");
    }
    run(tests)?;
    skipped.extend(oracle::replay()?);
    let mut docs = cargo(&["doc", "--workspace", "--no-deps", "--locked"]);
    docs.env("RUSTDOCFLAGS", "--deny warnings");
    run(docs)?;
    println!("\nAll green.");
    for line in &skipped {
        println!("{line}");
    }
    Ok(())
}
