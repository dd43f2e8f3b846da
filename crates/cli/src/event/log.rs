//! The journal itself: reading it, notes, undo and redo, export.

use std::path::{Path, PathBuf};

use adoube_bodies::journal::{ExportedEvent, ExportedEvents, LogLine};
use adoube_conduct::settings::{RecordContent, said};
use adoube_journal::{
    Command, Journal, Noted, Reader, Record, Redone, Seq, Signer, Subject, Undone,
    write_export_for, write_signed_export,
};
use adoube_tournament::{BoardNumber, RoundNumber};
use adoube_words::Told;
use clap::Args;
use jiff::Timestamp;

use super::desk::{Desk, paired_round, player, told};
use crate::args::{DataArgs, value};
use crate::failure::Failure;
use crate::key::signer;
use crate::texts::{fail, say, t, words};
use crate::{files, output};

/// What a note or a history is about.
#[derive(Args)]
pub(super) struct AboutArgs {
    /// About this player
    #[arg(long, value_name = "PLAYER")]
    player: Option<String>,
    /// About this round
    #[arg(long)]
    round: Option<u16>,
    /// About this board of the round (the last one if not given)
    #[arg(long, value_parser = value::<BoardNumber>)]
    board: Option<BoardNumber>,
}

impl AboutArgs {
    fn subject(&self, desk: &Desk, journal: &Journal) -> Result<Subject, Failure> {
        let anything = self.player.is_some() || self.round.is_some() || self.board.is_some();
        if !anything && desk.section.is_none() {
            return Ok(Subject::Event {});
        }
        let found = desk.section(journal)?;
        let section = found.id.clone();
        if let Some(text) = &self.player {
            let entrant = player(found, text)?;
            return Ok(Subject::Entrant { section, entrant });
        }
        Ok(match (self.board, self.round) {
            (Some(board), round) => Subject::Board {
                round: paired_round(found, round)?,
                section,
                board,
            },
            (None, Some(round)) => Subject::Round {
                section,
                round: RoundNumber(round),
            },
            (None, None) => Subject::Section { section },
        })
    }
}

#[derive(Args)]
pub(crate) struct LogArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    #[command(flatten)]
    about: AboutArgs,
    /// Show what is confidential too
    #[arg(long)]
    confidential: bool,
}

/// The settings that a record changed, for programs and for people.
fn settings(record: &Record, journal: &Journal) -> Vec<Told> {
    match said(journal, record) {
        RecordContent::Settings(changed) => {
            let changes = changed.changes.0.iter();
            changes.map(|change| words().told(change, &())).collect()
        }
        RecordContent::Change(_) | RecordContent::Duty(_) | RecordContent::Clock(_) => Vec::new(),
    }
}

pub(super) async fn log(desk: Desk, args: LogArgs) -> Result<(), Failure> {
    let journal = desk.open(&args.event).await?;
    let subject = args.about.subject(&desk, &journal)?;
    let whole = matches!(subject, Subject::Event {});
    // Who sits at the computer of the event sets the boards and keeps the till.
    let at_the_computer = Reader {
        confidential: false,
        ..Reader::OF_EVERYTHING
    };
    let shown = |record: &&Record| whole || args.confidential || !journal.is_confidential(record);
    let records = journal.history(&subject).filter(shown);
    let records: Vec<Record> = records
        .map(|record| match args.confidential {
            true => record.clone(),
            false => journal.shown_to(at_the_computer, record),
        })
        .collect();
    if desk.json {
        for record in &records {
            output::print_json(&LogLine {
                record,
                undone: journal.is_undone(record.seq),
                text: told(record, &journal),
                settings: settings(record, &journal),
            });
        }
        return Ok(());
    }
    let rows = records.iter().map(|record| {
        let mut what = told(record, &journal);
        if let Some(reason) = &record.reason {
            what = say!("event-log-reason", what = what, reason = reason);
        }
        if !record.confirmed.is_empty() {
            let codes = record.confirmed.join(" ");
            what = say!("event-log-confirmed", what = what, codes = codes);
        }
        if journal.is_undone(record.seq) {
            what = say!("event-log-undone", what = what);
        }
        vec![
            record.seq.to_string(),
            output::short_time(record.at),
            record.author.to_string(),
            what,
        ]
    });
    let headings = [
        "",
        "event-heading-when",
        "event-heading-who",
        "event-heading-what",
    ];
    output::print(&output::table(&headings.map(t), &[0], rows.collect()));
    Ok(())
}

#[derive(Args)]
pub(crate) struct NoteArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// The text of the note
    text: String,
    #[command(flatten)]
    about: AboutArgs,
}

pub(super) async fn note(desk: Desk, args: NoteArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let command = Command::Note(Noted {
        subject: args.about.subject(&desk, &journal)?,
        text: args.text,
    });
    desk.submit(&mut journal, vec![command]).await
}

#[derive(Args)]
pub(crate) struct UndoArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// The number of the record; the latest one if not given
    record: Option<u64>,
}

pub(super) async fn undo(desk: Desk, args: UndoArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let latest = journal.last_undoable().map(|record| record.seq);
    let seq = (args.record.map(Seq).or(latest)).ok_or_else(|| fail!("event-nothing-to-undo"))?;
    desk.submit(&mut journal, vec![Command::Undo(Undone { seq })])
        .await
}

pub(super) async fn redo(desk: Desk, args: UndoArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let latest = journal.last_undone().map(|record| record.seq);
    let seq = (args.record.map(Seq).or(latest)).ok_or_else(|| fail!("event-nothing-to-redo"))?;
    desk.submit(&mut journal, vec![Command::Redo(Redone { seq })])
        .await
}

#[derive(Args)]
pub(crate) struct ExportArgs {
    /// The event, by the name that `adoube event list` shows
    #[arg(required_unless_present = "all", conflicts_with = "all")]
    event: Option<String>,
    /// Every event, each in a file of its own in a new folder
    #[arg(long, requires = "output")]
    all: bool,
    /// Leave out what is confidential: a copy for others
    #[arg(long)]
    without_confidential: bool,
    /// Sign it, so that others can check that it is what you had; `adoube key new` makes the key
    #[arg(long, conflicts_with = "all")]
    sign: bool,
    /// The key to sign with; without it the one in the data folder
    #[arg(long, requires = "sign", value_name = "FILE")]
    key: Option<PathBuf>,
    /// The file, standard output if not given; with --all the folder, which is made
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

pub(super) async fn export(desk: Desk, args: ExportArgs, data: &DataArgs) -> Result<(), Failure> {
    let signer = match args.sign {
        true => Some(signer(data, args.key.as_deref())?.1),
        false => None,
    };
    match (args.event, args.output) {
        (None, Some(folder)) => export_all(&desk, &folder, args.without_confidential).await,
        (Some(event), output) => {
            let journal = desk.open(&event).await?;
            let text = exported(&journal, args.without_confidential, signer.as_ref())?;
            files::write_private(output.as_deref(), &text)
        }
        (None, None) => Err(fail!("event-export-what")),
    }
}

/// An event as text.
pub(crate) fn exported(
    journal: &Journal,
    openly: bool,
    signer: Option<&Signer>,
) -> Result<String, Failure> {
    let reader = match openly {
        true => Reader::OF_WHAT_IS_OPEN,
        false => Reader::OF_EVERYTHING,
    };
    let text = match signer {
        Some(signer) => write_signed_export(reader, journal, signer, Timestamp::now()),
        None => write_export_for(reader, journal),
    };
    text.map_err(|error| {
        let (event, error) = (journal.id().as_str(), error.to_string());
        fail!("event-unexportable", event = event, error = error)
    })
}

/// Writes every event into a new folder: all of them or none. Each is whole, as of the moment it
/// was read, whoever writes meanwhile.
async fn export_all(desk: &Desk, folder: &Path, openly: bool) -> Result<(), Failure> {
    let new = files::NewFolder::begin(folder)?;
    let mut written = Vec::new();
    for known in desk.store.events().await? {
        let journal = desk.open(known.id.as_str()).await?;
        let file = format!("{}.jsonl", known.id);
        new.write(&file, &exported(&journal, openly, None)?)?;
        written.push(ExportedEvent {
            event: journal.id().clone(),
            head: journal.head(),
            file,
        });
    }
    new.finish()?;
    let (folder, events) = (folder.display().to_string(), written);
    if desk.json {
        output::print_json(&ExportedEvents { folder, events });
    } else {
        output::print_line(&say!(
            "event-exported",
            count = events.len(),
            folder = folder
        ));
    }
    Ok(())
}
