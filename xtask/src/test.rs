//! Everything that must be green.

use std::process::Command;

use clap::Args;

use crate::needs::{self, Tool};
use crate::oracle::Oracle;
use crate::run::{cargo, run, run_quietly};
use crate::steps::Steps;
use crate::{endorsement, house};

#[derive(Args)]
pub(crate) struct TestArgs {
    /// Run the long forms of the property tests
    #[arg(long)]
    long: bool,
}

pub(crate) fn test(args: &TestArgs) -> Result<(), String> {
    let steps = Steps::default();
    for line in needs::provide() {
        steps.skip(line);
    }
    quick(&steps)?;
    steps.step("lints", || run(clippy()))?;
    steps.step("build of the tests", || run(build()))?;
    let oracle = Oracle::unpack()?;
    if oracle.is_none() {
        steps.skip("SKIPPED: ADOUBE_ORACLE names no folder with known answers".to_owned());
    }
    side_by_side(
        || tests(&steps, args, oracle.as_ref()),
        || beside(&steps, oracle.as_ref()),
    )?;
    println!("\nAll green.");
    steps.print();
    Ok(())
}

/// What takes seconds comes first.
fn quick(steps: &Steps) -> Result<(), String> {
    steps.step("format", || run(cargo(&["fmt", "--all", "--check"])))?;
    steps.step("house", house::check)?;
    steps.step("endorsement", endorsement::check)?;
    if Tool::TYPOS.found_or_skipped(steps) {
        steps.step("spelling", || run(Command::new("typos")))?;
    }
    if Tool::DENY.found_or_skipped(steps) {
        let mut check = cargo(&[
            "deny",
            "--workspace",
            "check",
            "licenses",
            "bans",
            "sources",
        ]);
        if needs::advisories_at_hand() {
            check.args(["advisories", "--disable-fetch"]);
        } else {
            steps.skip("SKIPPED: known faults of dependencies: no database at hand".to_owned());
        }
        steps.step("dependencies", || run(check))?;
    }
    Ok(())
}

fn clippy() -> Command {
    let mut clippy = cargo(&["clippy", "--workspace", "--all-targets", "--locked"]);
    clippy.args(["--", "--deny", "warnings"]);
    clippy
}

/// The one build for everything that follows: packages one by one would have other features, and
/// their dependencies would be built again.
fn build() -> Command {
    cargo(&["test", "--workspace", "--locked", "--no-run", "--quiet"])
}

/// All tests. nextest runs those of all files side by side, cargo one file after the other.
fn tests(steps: &Steps, args: &TestArgs, oracle: Option<&Oracle>) -> Result<(), String> {
    let mut tests = if Tool::NEXTEST.found_or_skipped(steps) {
        let mut tests = cargo(&["nextest", "run", "--workspace", "--locked"]);
        tests.args(["--test-threads", &threads().to_string()]);
        tests
    } else {
        cargo(&[
            "test",
            "--workspace",
            "--locked",
            "--lib",
            "--bins",
            "--tests",
            "--no-fail-fast",
        ])
    };
    if args.long {
        tests.env("ADOUBE_LONG_TESTS", "1");
    }
    if needs::browser_found() {
        tests.env("ADOUBE_BROWSER", "required");
    }
    if let Some(oracle) = oracle {
        tests.envs(oracle.variables());
    }
    steps.step("tests", || run(tests))
}

/// Tests wait for browsers, discs and each other: more of them than processors.
fn threads() -> usize {
    std::thread::available_parallelism().map_or(2, |cores| cores.get() + cores.get().div_ceil(2))
}

/// What can be done while the tests run. It keeps quiet, unless something is wrong.
fn beside(steps: &Steps, oracle: Option<&Oracle>) -> Result<(), String> {
    if let Some(oracle) = oracle {
        steps.step("known pairings", || oracle.check())?;
    }
    let doc_tests = cargo(&["test", "--workspace", "--locked", "--doc", "--quiet"]);
    steps.step("examples in the documentation", || run_quietly(doc_tests))?;
    let mut docs = cargo(&["doc", "--workspace", "--no-deps", "--locked", "--quiet"]);
    docs.env("RUSTDOCFLAGS", "--deny warnings");
    steps.step("documentation", || run_quietly(docs))
}

/// Does both at the same time, and says what is wrong with both.
fn side_by_side(
    one: impl FnOnce() -> Result<(), String>,
    other: impl FnOnce() -> Result<(), String> + Send,
) -> Result<(), String> {
    let (one, other) = std::thread::scope(|scope| {
        let other = scope.spawn(other);
        let one = one();
        let other = other.join();
        (
            one,
            other.unwrap_or_else(|_| Err("a step panicked".to_owned())),
        )
    });
    match (one, other) {
        (Err(one), Err(other)) => Err(format!("{one}\n{other}")),
        (one, other) => one.and(other),
    }
}
