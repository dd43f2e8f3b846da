//! Running programs, cargo first of all.

use std::path::Path;
use std::process::Command;

/// The root of the workspace.
pub fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

/// A cargo command in the workspace.
pub fn cargo(arguments: &[&str]) -> Command {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(cargo);
    command.args(arguments).current_dir(root());
    command
}

/// Runs a command that must succeed, and shows it.
pub fn run(mut command: Command) -> Result<(), String> {
    let arguments = command.get_args().map(|word| word.to_string_lossy());
    let arguments = arguments.collect::<Vec<_>>().join(" ");
    let program = Path::new(command.get_program())
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    let line = format!("{program} {arguments}");
    println!("\n$ {line}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{line}` ended with {status}")),
        Err(error) => Err(format!("`{line}` cannot be run: {error}")),
    }
}
