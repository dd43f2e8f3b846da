//! Running programs, cargo first of all.

use std::path::Path;
use std::process::{Command, ExitStatus};

/// The root of the workspace.
pub(crate) fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

/// A cargo command in the workspace.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(cargo);
    command.args(arguments).current_dir(root());
    // What cargo told this program of itself: `ring` is built again whenever its build sees other values, and
    // everything over it with it, so that chores and commands typed by hand would undo each other's work.
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("CARGO_PKG_") || name == "CARGO_MANIFEST_DIR" {
            command.env_remove(name);
        }
    }
    command
}

/// Runs a command that must succeed, and shows it.
pub(crate) fn run(mut command: Command) -> Result<(), String> {
    let line = line(&command);
    println!("\n$ {line}");
    succeeded(&line, command.status())
}

/// Runs a command that must succeed beside another one: what it says is shown only if it fails.
pub(crate) fn run_quietly(mut command: Command) -> Result<(), String> {
    let line = line(&command);
    let output = command.output();
    if let Ok(output) = &output
        && !output.status.success()
    {
        let said = String::from_utf8_lossy(&output.stdout);
        let complained = String::from_utf8_lossy(&output.stderr);
        println!("\n$ {line}\n{said}{complained}");
    }
    succeeded(&line, output.map(|output| output.status))
}

/// A command as it would be typed.
fn line(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name();
    let program = program.unwrap_or_default().to_string_lossy();
    let arguments = command.get_args().map(|word| word.to_string_lossy());
    let words = std::iter::once(program).chain(arguments);
    words.collect::<Vec<_>>().join(" ")
}

fn succeeded(line: &str, status: std::io::Result<ExitStatus>) -> Result<(), String> {
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{line}` ended with {status}")),
        Err(error) => Err(format!("`{line}` cannot be run: {error}")),
    }
}
