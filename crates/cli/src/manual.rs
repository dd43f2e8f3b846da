//! Completions and manual pages, made from the command tree.

use std::path::Path;

use clap::CommandFactory;
use clap_complete::Shell;

use crate::args::Cli;
use crate::failure::Failure;
use crate::output;
use crate::texts::fail;

/// Prints the completions for a shell.
pub(crate) fn completions(shell: Shell) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "adoube", &mut script);
    output::print(&String::from_utf8_lossy(&script));
    Ok(())
}

/// Prints the page of `adoube`, or writes a page for every command into a folder.
pub(crate) fn man_pages(dir: Option<&Path>) -> Result<(), Failure> {
    let Some(dir) = dir else {
        let mut page = Vec::new();
        clap_mangen::Man::new(Cli::command())
            .render(&mut page)
            .map_err(|error| fail!("manual-failed", why = error.to_string()))?;
        output::print(&String::from_utf8_lossy(&page));
        return Ok(());
    };
    std::fs::create_dir_all(dir)
        .and_then(|()| clap_mangen::generate_to(Cli::command(), dir))
        .map_err(|error| Failure::new(format!("{}: {error}", dir.display())))
}
