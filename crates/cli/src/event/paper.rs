//! `adoube paper …`: what is printed, signed and sent.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use adoube_bodies::papers::PaperBody;
use adoube_journal::{Command, Journal, PaperSignedOff};
use adoube_papers::event::{Desk as Papers, NoPaper, PaperKind, PaperRequest, key};
use adoube_papers::{Document, csv, html, ods, pdf, xlsx};
use adoube_tournament::RoundNumber;
use clap::{Args, Subcommand, ValueEnum};
use jiff::Zoned;
use serde::Serialize;

use super::desk::{Desk, player};
use crate::args::{DataArgs, value};
use crate::failure::Failure;
use crate::texts::{fail, say, t, words};
use crate::{files, output};

/// The options that all commands about papers share, and the command.
#[derive(Args)]
pub(crate) struct PaperArgs {
    #[command(flatten)]
    pub data: DataArgs,
    /// Who writes; every change has an author
    #[arg(long, env = "ADOUBE_AUTHOR", global = true, value_name = "NAME")]
    pub author: Option<String>,
    /// Which section, if the event has more than one
    #[arg(long, global = true, value_name = "SECTION")]
    pub section: Option<String>,
    #[command(subcommand)]
    pub command: PaperCommand,
}

#[derive(Subcommand)]
pub(crate) enum PaperCommand {
    /// List the papers that there are
    List,
    /// Make a paper: standings, pairings, slips, norm certificates, reports, diplomas
    Print(PrintArgs),
    /// Make every paper that there is something to put on, a PDF each
    Set(SetArgs),
    /// Print a round in one PDF: pairings by board and by name, standings before it, slips
    Round(RoundArgs),
    /// Sign a paper off as it is: it is no draft any more until what it shows changes
    SignOff(WhichArgs),
}

#[derive(Args)]
pub(crate) struct WhichArgs {
    /// Which paper; `adoube paper list` names them
    #[arg(value_parser = value::<PaperKind>)]
    paper: PaperKind,
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// Which round, or after which; the last that is paired if not given
    #[arg(long, value_name = "ROUND")]
    round: Option<u16>,
    /// Only for this player
    #[arg(long, value_name = "PLAYER")]
    player: Option<String>,
    /// Only for the arbiter with this in the name
    #[arg(long, value_name = "NAME")]
    arbiter: Option<String>,
}

#[derive(Args)]
pub(crate) struct PrintArgs {
    #[command(flatten)]
    which: WhichArgs,
    /// The form of the file
    #[arg(long, value_enum, default_value_t = PaperFormat::Pdf)]
    format: PaperFormat,
    /// Write it here; `-` is standard output, where the format is a text
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct RoundArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// Which round; the last that is paired if not given
    #[arg(long, value_name = "ROUND")]
    round: Option<u16>,
    /// Write it here
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct SetArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// Write the papers into this folder
    #[arg(long, value_name = "DIR")]
    into: PathBuf,
}

/// The forms a paper comes in.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum PaperFormat {
    Pdf,
    Html,
    /// The tables of it
    Xlsx,
    /// The tables of it
    Ods,
    /// The tables of it
    Csv,
    Json,
}

impl PaperFormat {
    fn ending(self) -> &'static str {
        match self {
            PaperFormat::Pdf => "pdf",
            PaperFormat::Html => "html",
            PaperFormat::Xlsx => "xlsx",
            PaperFormat::Ods => "ods",
            PaperFormat::Csv => "csv",
            PaperFormat::Json => "json",
        }
    }

    fn is_text(self) -> bool {
        matches!(
            self,
            PaperFormat::Html | PaperFormat::Csv | PaperFormat::Json
        )
    }
}

/// A paper that was written.
#[derive(Serialize)]
struct WrittenPaper {
    paper: &'static str,
    file: String,
    pages: Option<usize>,
    draft: bool,
}

pub(super) async fn carry_out(desk: Desk, command: PaperCommand) -> Result<ExitCode, Failure> {
    match command {
        PaperCommand::List => list(&desk),
        PaperCommand::Print(args) => print(&desk, args).await?,
        PaperCommand::Set(args) => set(&desk, args).await?,
        PaperCommand::Round(args) => round(&desk, args).await?,
        PaperCommand::SignOff(args) => sign_off(&desk, args).await?,
    }
    Ok(ExitCode::SUCCESS)
}

fn list(desk: &Desk) {
    let all = PaperKind::ALL.iter();
    if desk.json {
        let all = all.map(|kind| PaperBody {
            paper: kind.name().to_owned(),
            title: t(kind.title()).to_owned(),
            of_a_round: kind.is_of_a_round(),
            of_teams: kind.is_of_teams(),
            signed: kind.is_signed(),
            draft: None,
            files: Vec::new(),
        });
        output::print_json(&all.collect::<Vec<_>>());
        return;
    }
    let rows = all.map(|kind| vec![kind.name().to_owned(), t(kind.title()).to_owned()]);
    output::print(&output::table(
        &[t("cli-paper-column-paper"), ""],
        &[],
        rows.collect(),
    ));
}

impl WhichArgs {
    fn asked(&self, desk: &Desk, journal: &Journal) -> Result<PaperRequest, Failure> {
        let section = desk.section(journal)?;
        let player = self
            .player
            .as_deref()
            .map(|text| player(section, text))
            .transpose()?;
        Ok(PaperRequest {
            round: self.round.map(RoundNumber),
            player,
            arbiter: self.arbiter.clone(),
            report_links: Vec::new(),
        })
    }
}

fn papers<'j>(desk: &Desk, journal: &'j Journal) -> Result<Papers<'j>, Failure> {
    let section = desk.section(journal)?;
    let today = Zoned::now().date();
    Papers::of(journal.event(), section, words().language(), today)
        .map_err(|violations| Failure::of(&violations))
}

async fn print(desk: &Desk, args: PrintArgs) -> Result<(), Failure> {
    let journal = desk.open(&args.which.event).await?;
    let asked = args.which.asked(desk, &journal)?;
    let kind = args.which.paper;
    let paper = papers(desk, &journal)?
        .paper(kind, &asked)
        .map_err(|why: NoPaper| Failure::of(&why))?;
    let section = &desk.section(&journal)?.id;
    let usual = format!(
        "{}-{section}-{}.{}",
        args.which.event,
        kind.name(),
        args.format.ending()
    );
    let file = args.output.unwrap_or_else(|| PathBuf::from(usual));
    let made = made(&paper, args.format)?;
    if file == Path::new("-") {
        if !args.format.is_text() {
            return Err(fail!("cli-paper-no-text", format = args.format.ending()));
        }
        output::print(&String::from_utf8_lossy(&made.bytes));
        return Ok(());
    }
    write(&file, &made.bytes)?;
    tell(desk, &[written(kind, &paper, &file, &made)]);
    warn_of_missing(&made.missing);
    Ok(())
}

/// The bytes of a paper, and what there was to say of them.
struct PaperFile {
    bytes: Vec<u8>,
    pages: Option<usize>,
    missing: Vec<char>,
}

fn made(paper: &Document, format: PaperFormat) -> Result<PaperFile, Failure> {
    let unfit = |error: &dyn std::fmt::Display| fail!("cli-paper-unfit", why = error.to_string());
    let bytes = match format {
        PaperFormat::Pdf => {
            let made = pdf(std::slice::from_ref(paper));
            let (pages, missing) = (Some(made.pages), made.missing);
            return Ok(PaperFile {
                bytes: made.bytes,
                pages,
                missing,
            });
        }
        PaperFormat::Html => html(paper).into_bytes(),
        PaperFormat::Xlsx => xlsx(paper).map_err(|error| unfit(&error))?,
        PaperFormat::Ods => ods(paper).map_err(|error| unfit(&error))?,
        PaperFormat::Csv => csv(paper).into_bytes(),
        PaperFormat::Json => output::json_line(paper).into_bytes(),
    };
    Ok(PaperFile {
        bytes,
        pages: None,
        missing: Vec::new(),
    })
}

fn write(file: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let folder = file
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let name = file
        .file_name()
        .and_then(|name| name.to_str())
        .unwrap_or("paper");
    files::write_together(folder.unwrap_or(Path::new(".")), &[(name, bytes)])
}

fn written(kind: PaperKind, paper: &Document, file: &Path, made: &PaperFile) -> WrittenPaper {
    WrittenPaper {
        paper: kind.name(),
        file: file.display().to_string(),
        pages: made.pages,
        draft: paper.mark.is_some(),
    }
}

fn tell(desk: &Desk, all: &[WrittenPaper]) {
    if desk.json {
        output::print_json(&all);
        return;
    }
    for one in all {
        let id = if one.draft {
            "cli-paper-written-draft"
        } else {
            "cli-paper-written"
        };
        output::print_line(&say!(id, file = one.file));
    }
}

fn warn_of_missing(missing: &[char]) {
    if !missing.is_empty() {
        let letters: String = missing.iter().collect();
        output::warn(&say!("cli-paper-missing-letters", letters = letters));
    }
}

async fn round(desk: &Desk, args: RoundArgs) -> Result<(), Failure> {
    let journal = desk.open(&args.event).await?;
    let asked = PaperRequest {
        round: args.round.map(RoundNumber),
        ..PaperRequest::default()
    };
    let all = papers(desk, &journal)?.round_set(&asked);
    let made = pdf(&all.map_err(|why| Failure::of(&why))?);
    let section = desk.section(&journal)?;
    let round = args.round.unwrap_or(section.draft.paired_rounds().0);
    let usual = format!("{}-{}-round-{round}.pdf", args.event, section.id);
    let file = args.output.unwrap_or_else(|| PathBuf::from(usual));
    write(&file, &made.bytes)?;
    tell(
        desk,
        &[WrittenPaper {
            paper: "round",
            file: file.display().to_string(),
            pages: Some(made.pages),
            draft: false,
        }],
    );
    warn_of_missing(&made.missing);
    Ok(())
}

async fn set(desk: &Desk, args: SetArgs) -> Result<(), Failure> {
    let journal = desk.open(&args.event).await?;
    let papers = papers(desk, &journal)?;
    let mut files = Vec::new();
    let mut told = Vec::new();
    for kind in PaperKind::ALL {
        let Ok(paper) = papers.paper(*kind, &PaperRequest::default()) else {
            continue;
        };
        let made = made(&paper, PaperFormat::Pdf)?;
        let name = format!("{}.pdf", kind.name());
        told.push(written(*kind, &paper, &args.into.join(&name), &made));
        warn_of_missing(&made.missing);
        files.push((name, made.bytes));
    }
    let all: Vec<(&str, &[u8])> = files
        .iter()
        .map(|(name, bytes)| (name.as_str(), bytes.as_slice()))
        .collect();
    files::write_together(&args.into, &all)?;
    tell(desk, &told);
    Ok(())
}

async fn sign_off(desk: &Desk, args: WhichArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let asked = args.asked(desk, &journal)?;
    if !args.paper.is_signed() {
        return Err(fail!("cli-paper-not-signed", paper = args.paper.name()));
    }
    let shows = papers(desk, &journal)?
        .digest(args.paper, &asked)
        .map_err(|why| Failure::of(&why))?;
    let section = desk.section(&journal)?.id.clone();
    let paper = key(args.paper, &asked);
    let command = Command::SignOffPaper(PaperSignedOff {
        section,
        paper,
        shows,
    });
    desk.submit(&mut journal, vec![command]).await
}
