//! The `adoube` command: what a chess arbiter has at hand.
//!
//! This crate is glue: it reads arguments, calls the crates that know, and prints for people or,
//! with `--json`, for programs. `args` is the command tree, `event` the commands over the journal,
//! `configuration` reads the file of the server, `rulebook` those over editions of the rules, `people` those over accounts, `schedule` those over
//! tables, `standings` and `swiss` those over tournament report files; `failure` says what goes
//! wrong, `warnings` what is only strange, `output` prints.

mod args;
mod backup;
mod clock;
mod configuration;
mod convert;
mod event;
mod failure;
mod files;
mod games;
mod key;
mod lists;
mod manual;
mod moving;
mod organisations;
mod output;
mod people;
mod position;
mod prizes;
mod ratings;
mod rulebook;
mod ruling;
mod schedule;
mod scoresheet;
mod serve;
mod standings;
mod swiss;
mod system;
mod texts;
mod us_rating;
mod usage;
mod warnings;

use std::process::ExitCode;

use adoube_words::Language;
use clap::Parser;

use args::{Cli, Command};
use failure::Failure;
use texts::fail;

/// The exit status when a check finds something.
const ANSWER_IS_NO: u8 = 1;

/// The exit status for bad input or usage; clap uses the same.
const BAD_INPUT: u8 = 2;

/// Reads the arguments of the program, does what they ask, and says how it ended.
pub fn run_program() -> ExitCode {
    // What is wrong with arguments is told in the language that they name.
    texts::speak(of_arguments().or_else(of_environment).unwrap_or_default());
    let cli = Cli::try_parse().unwrap_or_else(|error| wrong_usage(&error));
    let json = cli.json;
    match run(cli) {
        Ok(_) if !output::is_complete() => ExitCode::from(BAD_INPUT),
        Ok(status) => status,
        Err(failure) => {
            failure.report(json);
            ExitCode::from(BAD_INPUT)
        }
    }
}

/// The language that an argument names, before the arguments are read.
fn of_arguments() -> Option<Language> {
    let arguments = std::env::args_os().map(|one| one.to_string_lossy().into_owned());
    let mut arguments = arguments.skip_while(|one| !one.starts_with("--language"));
    let named = arguments.next()?;
    let code = named.strip_prefix("--language=").map(str::to_owned);
    code.or_else(|| arguments.next())?.parse().ok()
}

/// The language of the user's environment, by the variables that name it, the strongest first.
fn of_environment() -> Option<Language> {
    let set = ["ADOUBE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
    let mut told = set.filter_map(|name| std::env::var(name).ok());
    let first = told.find(|value| !value.is_empty())?;
    Language::of_environment(&first)
}

/// Ends the program with what clap says, as JSON if that was asked for.
fn wrong_usage(error: &clap::Error) -> ! {
    let json = std::env::args_os().any(|argument| argument == "--json");
    if json && error.use_stderr() {
        usage::failure(error).report(true);
        std::process::exit(i32::from(BAD_INPUT));
    }
    error.exit()
}

fn run(cli: Cli) -> Result<ExitCode, Failure> {
    let Some(command) = cli.command else {
        // As if `serve` had been written, so that the environment counts as it does there.
        let serve = Cli::parse_from(["adoube", "serve"]);
        return run(Cli {
            json: cli.json,
            language: cli.language,
            ..serve
        });
    };
    match command {
        Command::Serve(serve) if serve.print_config => configuration::print(&serve, cli.json),
        Command::Serve(serve) => {
            let serve = configuration::completed(*serve)?;
            runtime()?.block_on(serve::run(serve, cli.json))
        }
        Command::Event(event) => return runtime()?.block_on(event::run(event, cli.json)),
        Command::Paper(args) => return runtime()?.block_on(event::run_paper(args, cli.json)),
        Command::Organisations(args) => runtime()?.block_on(organisations::run(args, cli.json)),
        Command::People(args) => runtime()?.block_on(people::run(args, cli.json)),
        Command::Move(args) => runtime()?.block_on(moving::run(args, cli.json)),
        Command::Lists(args) => return runtime()?.block_on(lists::run(args, cli.json)),
        Command::Schedule(command) => return schedule::run(command, cli.json),
        Command::Swiss(command) => return swiss::run(*command, cli.json),
        Command::Standings(args) => return standings::run(args, cli.json),
        Command::Rate(args) => return ratings::rate(args, cli.json),
        Command::Norms(args) => return ratings::norms(args, cli.json),
        Command::Titles(args) => return ratings::titles(args, cli.json),
        Command::Arbiters(args) => return ratings::arbiters(args, cli.json),
        Command::Prizes(args) => return prizes::run(args, cli.json),
        Command::UsRating(command) => return us_rating::run(command, cli.json),
        Command::Position(args) => return position::run(args, cli.json),
        Command::Games(command) => return games::run(command, cli.json),
        Command::Scoresheet(args) => return scoresheet::run(*args, cli.json),
        Command::Clock(command) => return clock::run(command, cli.json),
        Command::Ruling(args) => return ruling::run(args, cli.json),
        Command::Rulebook(command) => return rulebook::run(command, cli.json),
        Command::Key(args) => key::run(args, cli.json),
        Command::Backup(args) => return runtime()?.block_on(backup::backup(args, cli.json)),
        Command::Restore(args) => runtime()?.block_on(backup::restore(args, cli.json)),
        Command::Convert(args) => convert::convert(args, cli.json),
        Command::Manual { chapter } => manual::read(chapter.as_deref(), cli.json),
        Command::Completions { shell } => manual::completions(shell),
        Command::Man { dir } => manual::man_pages(dir.as_deref()),
    }?;
    Ok(ExitCode::SUCCESS)
}

fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| fail!("failure-no-start", error = error.to_string()))
}
