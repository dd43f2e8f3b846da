//! The manual, and completions and manual pages that are made from the command tree.

use std::path::Path;

use adoube_bodies::manual::ManualBody;
use adoube_words::manual::{self, Chapter};
use clap::CommandFactory;
use clap_complete::Shell;

use crate::args::Cli;
use crate::failure::Failure;
use crate::output;
use crate::texts::{fail, words};

/// Prints a chapter of the manual, or its contents.
pub(crate) fn read(name: Option<&str>, json: bool) -> Result<(), Failure> {
    let language = words().language();
    let chapters: Vec<Chapter> = match name {
        Some(name) => {
            let known = || manual::chapters(language).map(|chapter| chapter.name);
            let chapter = manual::chapter(language, name).ok_or_else(|| {
                let known: Vec<&str> = known().collect();
                fail!("manual-no-chapter", chapter = name, known = known)
            })?;
            vec![chapter]
        }
        None => manual::chapters(language).collect(),
    };
    if json {
        output::print_json(&ManualBody::of(&chapters));
    } else if name.is_some() {
        output::print(chapters[0].text);
    } else {
        let line = |chapter: &Chapter| format!("{:<14} {}\n", chapter.name, chapter.title());
        output::print(&chapters.iter().map(line).collect::<String>());
    }
    Ok(())
}

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
