//! A section as a tournament report file.

use std::path::PathBuf;

use adoube_bodies::journal::ReportBody;
use adoube_conduct::rounds;
use adoube_journal::Section;
use adoube_tournament::{ListDate, RoundNumber, RoundSpan};
use clap::Args;

use super::desk::Desk;
use crate::args::value;
use crate::failure::Failure;
use crate::texts::{fail, tell};
use crate::{files, output, warnings};

#[derive(Args)]
pub(crate) struct ReportArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// After which round; with everything so far if not given
    #[arg(long, value_name = "ROUND")]
    after: Option<u16>,
    /// Only the games of a month, such as 2026-11, with the ratings that held then
    #[arg(long, value_parser = value::<ListDate>, conflicts_with = "after")]
    month: Option<ListDate>,
    /// Write the report into this file
    #[arg(short, long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub(super) async fn report(desk: Desk, args: ReportArgs) -> Result<(), Failure> {
    let journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let event = journal.event();
    let report = match args.month {
        Some(month) => {
            let played = rounds_of(section, month);
            let played = played.ok_or_else(|| fail!("report-no-rounds", month))?;
            rounds::period_report(event, &section.id, played)
        }
        None => rounds::report(event, section, args.after.map(RoundNumber)),
    };
    let report = report.map_err(|reason| Failure::of(&reason))?;
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

/// The rounds that are played in a month.
fn rounds_of(section: &Section, month: ListDate) -> Option<RoundSpan> {
    let periods = rounds::periods(section).into_iter();
    let mut periods = periods.filter(|(first, _)| {
        i32::from(first.year()) == i32::from(month.year())
            && first.month().unsigned_abs() == month.month()
    });
    periods.next().map(|(_, rounds)| rounds)
}
