//! What the measurements share: the release build, and how long programs take.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use crate::run::{cargo, run};

/// Builds `adoube` for release; where it lies.
pub(super) fn release_adoube() -> Result<PathBuf, String> {
    run(cargo(&[
        "build",
        "--release",
        "--locked",
        "--package",
        "adoube-cli",
    ]))?;
    release_binary()
}

/// The release build lies beside the folder of this program's build.
fn release_binary() -> Result<PathBuf, String> {
    let own = std::env::current_exe().map_err(|error| error.to_string())?;
    let target = own.ancestors().nth(2).unwrap_or(Path::new("."));
    Ok(target
        .join("release")
        .join(format!("adoube{}", std::env::consts::EXE_SUFFIX)))
}

/// How long a program takes that must succeed.
pub(super) fn timed(command: &mut Command) -> Result<Duration, String> {
    let (elapsed, output) = timed_output(command)?;
    if output.status.success() {
        return Ok(elapsed);
    }
    let program = command.get_program().to_string_lossy().into_owned();
    let told = String::from_utf8_lossy(&output.stderr);
    Err(format!("{program} ended with {}\n{told}", output.status))
}

/// How long a program takes, whatever it answers.
pub(super) fn timed_any(command: &mut Command) -> Result<Duration, String> {
    timed_output(command).map(|(elapsed, _)| elapsed)
}

fn timed_output(command: &mut Command) -> Result<(Duration, Output), String> {
    command.stdin(Stdio::null()).stdout(Stdio::null());
    timed_run(command.stderr(Stdio::piped()))
}

/// How long a program takes that reads a file as its standard input, and what it printed.
pub(super) fn timed_fed(command: &mut Command, input: &Path) -> Result<(Duration, Output), String> {
    let file = File::open(input).map_err(|error| format!("{}: {error}", input.display()))?;
    timed_run(command.stdin(file))
}

fn timed_run(command: &mut Command) -> Result<(Duration, Output), String> {
    let start = Instant::now();
    let output = command.output();
    let elapsed = start.elapsed();
    let program = command.get_program().to_string_lossy().into_owned();
    match output {
        Ok(output) => Ok((elapsed, output)),
        Err(error) => Err(format!("{program} cannot be run: {error}")),
    }
}

pub(super) fn median(
    measured: impl Iterator<Item = Result<Duration, String>>,
) -> Result<Duration, String> {
    let mut measured = measured.collect::<Result<Vec<Duration>, String>>()?;
    measured.sort();
    Ok(measured[measured.len() / 2])
}

/// `12 ms`, `1.25 s`.
pub(super) fn text(duration: Duration) -> String {
    match duration.as_secs_f64() {
        seconds if seconds < 0.01 => format!("{:.1} ms", seconds * 1e3),
        seconds if seconds < 1.0 => format!("{:.0} ms", seconds * 1e3),
        seconds if seconds < 10.0 => format!("{seconds:.2} s"),
        seconds => format!("{seconds:.1} s"),
    }
}
