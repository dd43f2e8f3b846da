//! Commands from a file or a pipe, as scripts send them.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};

use adoube_bodies::finding::FindingBody;
use adoube_bodies::journal::Acknowledged;
use adoube_journal::{Command, Receipt, Seq};
use clap::Args;

use super::desk::Desk;
use crate::failure::Failure;
use crate::texts::{fail, say};
use crate::{files, output};

#[derive(Args)]
pub(crate) struct ApplyArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// Where the commands are; - for standard input
    #[arg(default_value = "-")]
    file: PathBuf,
    /// The last record that the writer had seen; the latest one if not given
    #[arg(long, value_name = "RECORD")]
    seen: Option<u64>,
}

/// Carries out the lines one after another. Each is acknowledged, when its records are durable,
/// by a line `{"line":…,"head":…,"records":[…]}`; the first that fails ends the run.
pub(super) async fn apply(desk: Desk, args: ApplyArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let name = args.file.display().to_string();
    for (line, text) in (1..).zip(lines(&args.file)?) {
        let text = text.map_err(|error| files::unreadable(&args.file, &error))?;
        if text.trim().is_empty() {
            continue;
        }
        let commands = read(&text).map_err(|(column, problem)| {
            fail!(
                "event-apply-unread",
                file = name,
                line = line,
                column = column,
                problem = problem
            )
        })?;
        let failed =
            |failure: Failure| failure.at(&say!("event-apply-line", file = name, line = line));
        let findings = desk.vet(&journal, &commands).map_err(failed)?;
        let seen = args.seen.map_or(journal.head(), Seq);
        let receipt = desk.append(&mut journal, commands, seen, false).await;
        acknowledge(line, &receipt.map_err(failed)?, &findings);
    }
    Ok(())
}

fn lines(path: &Path) -> Result<Box<dyn Iterator<Item = io::Result<String>>>, Failure> {
    if path == Path::new("-") {
        return Ok(Box::new(io::stdin().lines()));
    }
    let file = File::open(path).map_err(|error| files::unreadable(path, &error))?;
    Ok(Box::new(BufReader::new(file).lines()))
}

/// The commands of a line: one object, or a list of which all or none are carried out. Or the column and what is wrong there.
fn read(text: &str) -> Result<Vec<Command>, (usize, String)> {
    let failed = |error: serde_json::Error| {
        let message = error.to_string();
        let problem = message.split(" at line ").next().unwrap_or_default();
        (error.column(), problem.to_owned())
    };
    if text.trim_start().starts_with('[') {
        return serde_json::from_str(text).map_err(failed);
    }
    Ok(vec![serde_json::from_str(text).map_err(failed)?])
}

fn acknowledge(line: u64, receipt: &Receipt, findings: &[FindingBody]) {
    output::print_json(&Acknowledged {
        line,
        head: receipt.head,
        records: receipt.records.iter().map(|record| record.seq).collect(),
        findings,
    });
}
