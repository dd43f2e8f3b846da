//! `adoube swiss …`: Swiss pairings over tournament report files.

mod check;
mod compat;
mod configuration;
mod explain;
mod fide;
mod file;
mod generate;
mod pair;
mod settings;
mod simulate;
pub(crate) mod us;

use std::path::PathBuf;
use std::process::ExitCode;

use adoube_pairing::dutch::Edition;
use adoube_pairing::fide::Reading;
use adoube_pairing::system::{SwissSystem, SystemName};
use adoube_pairing::us::Facts;
use adoube_tournament::Colour;
use clap::{Args, Subcommand, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};

use crate::args::value;
use crate::failure::Failure;
use crate::texts::say;

use file::PairingOptions;

#[derive(Subcommand)]
pub(crate) enum SwissCommand {
    /// Pair the next round of a tournament report file
    Pair(pair::PairArgs),
    /// Pair every round again and print each difference
    Check(check::CheckArgs),
    /// Say why a round is paired as it is: brackets, floaters, opponents, colours
    Explain(explain::ExplainArgs),
    /// Make random tournaments
    Generate(generate::GenerateArgs),
    /// Play random tournaments many times: who wins, who floats, how the colours come out
    Simulate(simulate::SimulateArgs),
}

pub(crate) fn run(command: SwissCommand, json: bool) -> Result<ExitCode, Failure> {
    match command {
        SwissCommand::Pair(args) => pair::pair(args, json),
        SwissCommand::Check(args) => check::check(args, json),
        SwissCommand::Explain(args) => explain::explain(args, json),
        SwissCommand::Generate(args) => generate::generate(args, json),
        SwissCommand::Simulate(args) => simulate::simulate(args, json),
    }
}

/// Which system pairs, by which edition.
#[derive(Args, Clone)]
pub(crate) struct SystemArgs {
    /// The rules: dutch, dubov, burstein, lim, double, team, olympiad, us or us-team, in the edition in force when the event starts, or with one (dutch-2017, team-2026-type-b); by default those the file names (record 192), or else dutch-2026
    #[arg(long, value_name = "SYSTEM", value_parser = value::<SystemName>)]
    pub system: Option<SystemName>,
    /// Another reading of the system's text, such as maxi for the Lim system; can be given several times
    #[arg(long, value_name = "READING", value_parser = value::<Reading>)]
    reading: Vec<Reading>,
    /// The US system: what the section has announced, as a file
    #[arg(long, value_name = "FILE.toml")]
    us_settings: Option<PathBuf>,
    /// The US system: what the director knows of the players, as a file
    #[arg(long, value_name = "FILE.toml")]
    us_facts: Option<PathBuf>,
}

impl SystemArgs {
    /// What is asked of a file.
    pub(crate) fn options(&self) -> Result<PairingOptions, Failure> {
        Ok(PairingOptions {
            system: self.system.clone(),
            readings: self.reading.iter().copied().collect(),
            us: us::UsFiles::read(self.us_settings.as_deref(), self.us_facts.as_deref())?,
            rounds: None,
        })
    }

    /// The system to make tournaments by, and what is known of their players.
    pub(crate) fn to_generate(&self) -> Result<(SwissSystem, Facts), Failure> {
        let asked = self.options()?;
        let system = asked.system.map(|name| name.on(None));
        let system = system.unwrap_or_else(|| Edition::Dutch2026.into());
        if system.us_chess().is_some() {
            let section = asked.us.section(None)?;
            us::tell_variations(&section);
            let of_teams = system.team_score();
            let section = us::Section {
                of_teams,
                ..section
            };
            return Ok((section.system(), section.facts));
        }
        asked.us.must_be_empty()?;
        Ok((system.with_readings(asked.readings), Facts::default()))
    }
}

#[derive(Clone, Copy, ValueEnum)]
pub enum ColourArg {
    /// The white pieces
    White,
    /// The black pieces
    Black,
}

impl From<ColourArg> for Colour {
    fn from(colour: ColourArg) -> Colour {
        match colour {
            ColourArg::White => Colour::White,
            ColourArg::Black => Colour::Black,
        }
    }
}

/// Work that is done sooner is not worth a bar.
const FEW: u64 = 8;

/// A progress bar on a terminal; it stays silent in a pipe, and for little work.
fn progress(steps: u64) -> ProgressBar {
    if steps <= FEW {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(steps);
    let told = say!("swiss-progress", done = "{pos}/{len}", time = "{eta}");
    match ProgressStyle::with_template(&format!("{{bar:40}} {told}")) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
