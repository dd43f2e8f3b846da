//! Many small tournaments beside other programs: ours are checked by theirs, and theirs by us.
//!
//! Pairings are compared with an engine that is called as bbpPairings is (`--dutch FILE -c`,
//! `--dutch -g CONFIGURATION -o FILE -s SEED`), tie-breaks with FIDE's reference tool in Python, of which
//! the folder is named. What differs is decided by the text of the rules where a known point is met, and
//! otherwise kept in a folder for somebody to look at. The same seed gives the same tournaments.

mod axes;
mod pairings;
mod tie_breaks;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use clap::{Args, ValueEnum};

use super::time::release_adoube;

/// How many files with undecided differences are named.
const NAMED: usize = 12;

/// How many tournaments are looked at together.
const BATCH: u32 = 250;

#[derive(Args)]
pub(super) struct CrossArgs {
    /// The other pairing engine, such as bbpPairings
    #[arg(long, value_name = "PATH")]
    peer: Option<PathBuf>,
    /// The folder of the other calculator of tie-breaks, TieBreakServer
    #[arg(long, value_name = "FOLDER")]
    tie_breaks: Option<PathBuf>,
    /// How many tournaments each way
    #[arg(long, default_value_t = 50_000)]
    tournaments: u32,
    /// The seed of the first tournament
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many tournaments at the front are left out (a multiple of 250), so that a run can be made in pieces
    /// whose figures add up
    #[arg(long, default_value_t = 0)]
    skip: u32,
    /// Only one way: our tournaments, or those of the other engine
    #[arg(long)]
    way: Option<Way>,
    /// A build of adoube that is used as it is, instead of one for release
    #[arg(long, value_name = "PATH")]
    adoube: Option<PathBuf>,
    /// Where tournaments with undecided differences are kept
    #[arg(long, value_name = "FOLDER", default_value = "target/cross")]
    keep: PathBuf,
}

/// Whose tournaments are looked at.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Way {
    Ours,
    Theirs,
}

/// What came of the tournaments of one way.
#[derive(Default)]
struct Tally {
    tournaments: u32,
    rounds: u64,
    values: u64,
    /// Files that the other program refuses, by what it says.
    refused: BTreeMap<String, u32>,
    /// Differences, by who is to blame and for what.
    differences: BTreeMap<&'static str, u32>,
    /// The files with what is not decided.
    undecided: BTreeSet<String>,
}

/// Who is wrong where two programs differ, and for what. The words stand in the report.
const UNDECIDED: &str = "undecided";

impl Tally {
    fn differ(&mut self, blame: &'static str, file: &Path, keep: &Path) -> Result<(), String> {
        *self.differences.entry(blame).or_default() += 1;
        if blame != UNDECIDED {
            return Ok(());
        }
        let name = file.file_name().unwrap_or_default();
        self.undecided.insert(name.to_string_lossy().into_owned());
        std::fs::create_dir_all(keep).map_err(|error| error.to_string())?;
        std::fs::copy(file, keep.join(name)).map_err(|error| error.to_string())?;
        Ok(())
    }

    fn print(&self, what: &str, started: Instant) {
        let seconds = started.elapsed().as_secs();
        println!("\n### {what}\n");
        println!(
            "{} tournaments, {} rounds, {} tie-break values, {seconds} s",
            self.tournaments, self.rounds, self.values
        );
        let total: u32 = self.differences.values().sum();
        println!("{total} differences");
        for (blame, count) in &self.differences {
            println!("- {count}: {blame}");
        }
        for (why, count) in &self.refused {
            println!("- {count} not read: {why}");
        }
        if !self.undecided.is_empty() {
            let named = self.undecided.iter().take(NAMED).cloned();
            let named: Vec<String> = named.collect();
            println!(
                "- undecided in {} files: {} …",
                self.undecided.len(),
                named.join(", ")
            );
        }
    }
}

/// The programs and the folder they work in.
struct Cross<'a> {
    args: &'a CrossArgs,
    adoube: PathBuf,
    folder: tempfile::TempDir,
}

pub(super) fn bench(args: &CrossArgs) -> Result<(), String> {
    if !args.skip.is_multiple_of(BATCH) {
        return Err(format!("--skip must be a multiple of {BATCH}"));
    }
    let adoube = match &args.adoube {
        Some(adoube) => adoube.clone(),
        None => release_adoube()?,
    };
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let cross = Cross {
        args,
        adoube,
        folder,
    };
    let is_asked = |way| args.way.is_none_or(|only| only == way);
    if is_asked(Way::Ours) {
        cross.ours()?;
    }
    match &args.peer {
        Some(peer) if is_asked(Way::Theirs) => cross.theirs(peer),
        _ => Ok(()),
    }
}

impl Cross<'_> {
    /// Our tournaments, looked at by the others.
    fn ours(&self) -> Result<(), String> {
        let started = Instant::now();
        let (mut pairings, mut ties) = (Tally::default(), Tally::default());
        for batch in self.batches() {
            let files = self.made_by_us(batch)?;
            if let Some(peer) = &self.args.peer {
                pairings::checked_by_peer(self, peer, &files, &mut pairings)?;
            }
            if let Some(server) = &self.args.tie_breaks {
                tie_breaks::compared(self, server, &files, &mut ties)?;
            }
            self.progress("ours", batch, &pairings, &ties);
        }
        pairings.print("Pairings of our tournaments, by the other engine", started);
        ties.print(
            "Tie-breaks of our tournaments, by the other calculator",
            started,
        );
        Ok(())
    }

    /// The tournaments of the other engine, looked at by us.
    fn theirs(&self, peer: &Path) -> Result<(), String> {
        let started = Instant::now();
        let (mut checked, mut ties) = (Tally::default(), Tally::default());
        for batch in self.batches() {
            let files = self.made_by_peer(peer, batch)?;
            pairings::checked_by_us(self, axes::edition_of_theirs(batch), &files, &mut checked)?;
            if let Some(server) = &self.args.tie_breaks {
                tie_breaks::compared(self, server, &files, &mut ties)?;
            }
            self.progress("theirs", batch, &checked, &ties);
        }
        checked.print("Pairings of the other engine's tournaments, by us", started);
        ties.print("Tie-breaks of the other engine's tournaments", started);
        Ok(())
    }

    /// The batches by their numbers, from which their axes and seeds follow.
    fn batches(&self) -> std::ops::Range<u32> {
        let all = self.args.skip + self.args.tournaments;
        self.args.skip / BATCH..all.div_ceil(BATCH)
    }

    fn progress(&self, which: &str, batch: u32, pairings: &Tally, ties: &Tally) {
        let differ = |tally: &Tally| tally.differences.values().sum::<u32>();
        let done = (batch + 1) * BATCH;
        eprintln!(
            "{which}: {done}, pairings {} differ, tie-breaks {} differ",
            differ(pairings),
            differ(ties)
        );
    }

    /// A folder for a batch, empty.
    fn empty(&self, name: &str) -> Result<PathBuf, String> {
        let folder = self.folder.path().join(name);
        if folder.exists() {
            std::fs::remove_dir_all(&folder).map_err(|error| error.to_string())?;
        }
        std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        Ok(folder)
    }

    fn made_by_us(&self, batch: u32) -> Result<Vec<PathBuf>, String> {
        let folder = self.empty("ours")?;
        let mut command = Command::new(&self.adoube);
        command.args([
            "swiss",
            "generate",
            "--unfinished",
            "--count",
            &BATCH.to_string(),
        ]);
        let seed = self.args.seed + u64::from(batch * BATCH);
        command.args(["--seed", &seed.to_string()]);
        command.args(axes::of_ours(batch)).arg("-o").arg(&folder);
        answered(&mut command, &[0])?;
        files_in(&folder)
    }

    fn made_by_peer(&self, peer: &Path, batch: u32) -> Result<Vec<PathBuf>, String> {
        let folder = self.empty("theirs")?;
        let configuration = folder.join("configuration.txt");
        let text = axes::of_theirs(batch);
        std::fs::write(&configuration, text).map_err(|error| error.to_string())?;
        for step in 0..BATCH {
            let seed = self.args.seed + u64::from(batch * BATCH + step);
            let mut command = Command::new(peer);
            command.arg("--dutch").arg("-g").arg(&configuration);
            command
                .arg("-o")
                .arg(folder.join(format!("peer-{seed}.trf")));
            command.args(["-s", &seed.to_string()]);
            // 1: a round without a legal pairing, so that there is no tournament.
            answered(&mut command, &[0, 1])?;
        }
        files_in(&folder)
    }
}

/// What a program prints; its status must be one of these.
fn answered(command: &mut Command, statuses: &[i32]) -> Result<String, String> {
    let output = command.output().map_err(|error| error.to_string())?;
    let status = output.status.code().unwrap_or(-1);
    if !statuses.contains(&status) {
        let program = command.get_program().to_string_lossy().into_owned();
        let told = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{program} ended with {status}: {told}"));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The report files of a folder that have players, in order.
fn files_in(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = std::fs::read_dir(folder).map_err(|error| error.to_string())?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.map_err(|error| error.to_string())?.path();
        let is_report = path.extension().is_some_and(|ending| ending == "trf");
        // A tournament that could not be paired to the end is left unwritten but for its name.
        let has_players = || {
            let text = std::fs::read(&path).unwrap_or_default();
            text.windows(4).any(|part| part == b"001 ")
        };
        if is_report && has_players() {
            files.push(path);
        } else if is_report {
            std::fs::remove_file(&path).map_err(|error| error.to_string())?;
        }
    }
    files.sort();
    Ok(files)
}
