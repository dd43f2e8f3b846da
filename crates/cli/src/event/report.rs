//! A section as a tournament report file.

use std::path::PathBuf;

use adoube_bodies::journal::ReportBody;
use adoube_conduct::rounds;
use adoube_tournament::RoundNumber;
use clap::Args;

use super::desk::Desk;
use crate::failure::Failure;
use crate::texts::tell;
use crate::{files, output, warnings};

#[derive(Args)]
pub(crate) struct ReportArgs {
    /// The event
    event: String,
    /// After which round; with everything so far if not given
    #[arg(long, value_name = "ROUND")]
    after: Option<u16>,
    /// Write the report into this file
    #[arg(short, long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub(super) async fn report(desk: Desk, args: ReportArgs) -> Result<(), Failure> {
    let journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let report = rounds::report(journal.event(), section, args.after.map(RoundNumber))
        .map_err(|reason| Failure::of(&reason))?;
    let left_out: Vec<String> = report.left_out.iter().map(tell).collect();
    let warnings: Vec<String> = report.warnings.iter().map(tell).collect();
    if desk.json {
        output::print_json(&ReportBody {
            event: journal.id(),
            section: &section.id,
            report: &report.text,
            left_out: &left_out,
            warnings: &warnings,
        });
        return Ok(());
    }
    warnings::of_texts("event-left-out", left_out);
    warnings::of_texts("warning-line", warnings);
    files::write(args.out.as_deref(), &report.text)
}
