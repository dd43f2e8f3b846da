//! The audit of games.

use std::fs::File;
use std::io::{self, Read};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use adoube_bodies::position::GameOfFile;
use adoube_laws::audit::{AuditOptions, GameReport, Rules, audit_games};
use adoube_laws::unwinnable::{Exactly, Limits};
use adoube_rulebook::Rulebook;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use super::text::{Summary, finding_text};
use crate::failure::Failure;
use crate::files::{name_of, unreadable};
use crate::output;
use crate::position::Variant;
use crate::rulebook::edition;
use crate::texts::{say, t, words};

#[derive(Args)]
pub(crate) struct CheckArgs {
    /// PGN files; - for standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// By which edition of the rules games end without a claim: an edition of `adoube rulebook list`; by default the FIDE Laws in force on the day a game names
    #[arg(long, value_name = "EDITION")]
    edition: Option<String>,
    /// What is played in games that do not say
    #[arg(long, value_enum, default_value_t)]
    variant: Variant,
    /// How many threads work on it; by default as many as the computer has cores
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

/// Who can still mate is looked into less deeply than for one position: no game holds up a file.
const MATING: Exactly = Exactly(Limits {
    nodes: 200_000,
    time: None,
});

pub(super) fn check(args: CheckArgs, json: bool) -> Result<ExitCode, Failure> {
    let rules = rules(args.edition.as_deref())?;
    let options = AuditOptions {
        rules,
        variant: args.variant.into(),
        mating: &MATING,
    };
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(args.threads.unwrap_or(0))
        .build()
        .map_err(|error| Failure::new(error.to_string()))?;
    let mut summary = Summary::default();
    let mut unreadable = 0;
    for path in &args.files {
        let outcome = pool.install(|| check_file(path, options, json, &mut summary));
        match outcome {
            Ok(ControlFlow::Continue(())) => {}
            Ok(ControlFlow::Break(())) => break,
            Err(failure) => {
                failure.report(json);
                unreadable += 1;
            }
        }
    }
    if !json && unreadable < args.files.len() {
        output::print(&summary.text());
    }
    Ok(match (unreadable, summary.findings) {
        (0, 0) => ExitCode::SUCCESS,
        (0, _) => ExitCode::from(crate::ANSWER_IS_NO),
        _ => ExitCode::from(crate::BAD_INPUT),
    })
}

fn rules(asked: Option<&str>) -> Result<Rules<'static>, Failure> {
    match asked {
        Some(asked) => edition(asked, None).map(Rules::Edition),
        None => Ok(Rules::ByDate(Rulebook::embedded())),
    }
}

/// Text is printed when so much of it has come together.
const ENOUGH: usize = 1 << 16;

/// Whether the next file is still of use to anybody.
fn check_file(
    path: &Path,
    options: AuditOptions<'_>,
    json: bool,
    summary: &mut Summary,
) -> Result<ControlFlow<()>, Failure> {
    let cannot = |error: io::Error| unreadable(path, &error);
    let source = plain(open(path).map_err(cannot)?).map_err(cannot)?;
    let name = name_of(path);
    let render = |report: GameReport| {
        let text = match json {
            true => report_line(&name, &report),
            false => finding_text(&name, &report),
        };
        (Summary::of(&report), text)
    };
    let mut printed = String::new();
    let mut read_on = true;
    let outcome = audit_games(source, options, render, |(one, text)| {
        summary.add(&one);
        printed += &text;
        if printed.len() >= ENOUGH {
            read_on = output::print_while_read(&printed);
            printed.clear();
        }
        match read_on {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        }
    });
    output::print(&printed);
    outcome.map_err(cannot)?;
    Ok(match read_on {
        true => ControlFlow::Continue(()),
        false => ControlFlow::Break(()),
    })
}

/// A report as a line; most games have nothing that must be told in words.
fn report_line(file: &str, report: &GameReport) -> String {
    let of_file = GameOfFile { file, report };
    match report.has_findings() {
        true => output::json_line(&words().in_words(&of_file)),
        false => output::json_line(&of_file),
    }
}

/// The file, with a progress bar on a terminal.
fn open(path: &Path) -> io::Result<Box<dyn Read + Send>> {
    if path == Path::new("-") {
        return Ok(Box::new(io::stdin()));
    }
    let file = File::open(path)?;
    let length = file.metadata()?.len();
    Ok(Box::new(bar(length).wrap_read(file)))
}

/// Looks at the first bytes: PGN is read as bytes, which two-byte text is not.
fn plain(mut source: Box<dyn Read + Send>) -> io::Result<impl Read + Send> {
    let mut start = Vec::new();
    source.by_ref().take(2).read_to_end(&mut start)?;
    if matches!(start.as_slice(), b"\xFF\xFE" | b"\xFE\xFF") {
        return Err(io::Error::other(t("games-utf-16")));
    }
    Ok(io::Cursor::new(start).chain(source))
}

/// Files that are shorter are read too fast for a bar.
const LONG: u64 = 50 << 20;

fn bar(length: u64) -> ProgressBar {
    if length < LONG {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(length);
    let left = say!("games-time-left", time = "{eta}");
    match ProgressStyle::with_template(&format!("{{bar:40}} {{bytes}}/{{total_bytes}}, {left}")) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
