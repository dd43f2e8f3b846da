//! The rating report of US Chess.

use std::path::PathBuf;
use std::process::ExitCode;

use adoube_bodies::us_report::UsReportBody;
use adoube_conduct::us_report::rating_report;
use adoube_formats::us_report::UsFile;
use clap::Args;

use super::desk::Desk;
use crate::failure::Failure;
use crate::texts::{say, words};
use crate::{ANSWER_IS_NO, files, output};

#[derive(Args)]
pub(crate) struct UsReportArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// Write THEXPORT.DBF, TSEXPORT.DBF and TDEXPORT.DBF into this folder
    #[arg(short, long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Write the files even if the federation would send the report back
    #[arg(long)]
    force: bool,
}

pub(super) async fn report(desk: Desk, args: UsReportArgs) -> Result<ExitCode, Failure> {
    let journal = desk.open(&args.event).await?;
    let made = rating_report(journal.event());
    let good = args.force || !made.is_faulty();
    let folder = args.out.as_deref().filter(|_| good);
    if let Some(folder) = folder {
        let written = made.report.files();
        let written = UsFile::ALL.map(|file| (file.name(), written.file(file)));
        files::write_together(folder, &written)?;
    }
    let body = UsReportBody::of(journal.id(), &made, folder.is_some(), words());
    match desk.json {
        true => output::print_json(&body),
        false => print(&body, &args),
    }
    Ok(match good {
        true => ExitCode::SUCCESS,
        false => ExitCode::from(ANSWER_IS_NO),
    })
}

/// What is to be looked at, and what was written or why nothing was.
fn print(body: &UsReportBody, args: &UsReportArgs) {
    for finding in &body.findings {
        output::print_line(&say!(
            "us-report-line",
            gravity = finding.gravity,
            section = finding.section,
            text = finding.says.text,
            article = finding.article,
        ));
    }
    let sections = body.sections.len();
    let players: usize = body.sections.iter().map(|section| section.players).sum();
    let games: usize = body.sections.iter().map(|section| section.games).sum();
    let line = match &args.out {
        Some(folder) if body.written => {
            let folder = folder.display().to_string();
            say!("us-report-written", folder, sections, players, games)
        }
        Some(_) => say!("us-report-not-written"),
        None => say!("us-report-only-checked", sections, players, games),
    };
    output::print_line(&line);
}
