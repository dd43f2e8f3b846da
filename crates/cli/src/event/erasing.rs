//! Erasing personal data.

use adoube_bodies::journal::ErasedRecords;
use adoube_journal::{Erasure, Journal, Seq, Subject};
use clap::Args;
use jiff::Timestamp;

use super::desk::{Desk, player, told};
use crate::failure::Failure;
use crate::output;
use crate::texts::{fail, say, t};

#[derive(Args)]
pub(crate) struct EraseArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// The player, by number or name
    player: Option<String>,
    /// Everybody: players, arbiters, all notes; with --section, everybody in it
    #[arg(long, conflicts_with = "player")]
    everybody: bool,
    /// Only show which records tell personal data
    #[arg(long)]
    dry_run: bool,
}

pub(super) async fn erase(desk: Desk, args: EraseArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let subject = whose(&desk, &args, &journal)?;
    let records = journal.personal(&subject);
    if args.dry_run {
        show(&desk, &journal, records);
        return Ok(());
    }
    let erasure = Erasure {
        subject,
        author: desk.author()?,
        reason: desk.reason.clone().unwrap_or_default(),
        at: Timestamp::now(),
    };
    let erased = journal.erase(&erasure).await;
    let receipt = erased.map_err(|error| Failure::of_submission(error, journal.event()))?;
    if desk.json {
        output::print_json(&ErasedRecords {
            event: journal.id(),
            records,
            by: Some(receipt.head),
        });
        return Ok(());
    }
    let (count, record) = (records.len(), receipt.head);
    output::print_line(&say!("event-erased", count, record));
    Ok(())
}

fn whose(desk: &Desk, args: &EraseArgs, journal: &Journal) -> Result<Subject, Failure> {
    match (&args.player, args.everybody) {
        (Some(name), _) => {
            let section = desk.section(journal)?;
            Ok(Subject::Entrant {
                section: section.id.clone(),
                entrant: player(section, name)?,
            })
        }
        (None, true) if desk.section.is_some() => Ok(Subject::Section {
            section: desk.section(journal)?.id.clone(),
        }),
        (None, true) => Ok(Subject::Event {}),
        (None, false) => Err(fail!("event-erase-whose")),
    }
}

fn show(desk: &Desk, journal: &Journal, records: Vec<Seq>) {
    if desk.json {
        output::print_json(&ErasedRecords {
            event: journal.id(),
            records,
            by: None,
        });
        return;
    }
    if records.is_empty() {
        output::print_line(t("event-nothing-personal"));
    }
    for record in records.iter().filter_map(|seq| journal.record(*seq)) {
        output::print_line(&format!("{:>5}  {}", record.seq.0, told(record, journal)));
    }
}
