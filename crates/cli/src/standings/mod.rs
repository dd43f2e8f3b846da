//! `adoube standings`: who is where, by which tie-break, and why.

mod explain;
mod file;
mod text;

use std::path::PathBuf;
use std::process::ExitCode;

use adoube_standings::{Rules, Standings, System, TieBreak, remarks};
use clap::{Args, ValueEnum};

use crate::failure::Failure;
use crate::output;
use file::{Asked, StandingsFile};

#[derive(Args)]
pub struct StandingsArgs {
    /// A tournament report file; - for standard input
    file: PathBuf,
    /// The tie-breaks in order, such as BH-C1,BH,SB or MPVGP,EDE; without it those of the file, or those recommended
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    tiebreaks: Option<Vec<String>>,
    /// After this round, as if it were the last one
    #[arg(long, value_name = "ROUND")]
    after: Option<u16>,
    /// The edition of the rules, if not that of the day the event started: fide-2014, fide-2014-drawn, fide-2023, fide-2026 or us-2025
    #[arg(long, value_name = "EDITION")]
    rules: Option<Rules>,
    /// How the pairings were made, if the file does not tell it
    #[arg(long, value_enum)]
    system: Option<SystemArg>,
    /// The players of a team event instead of the teams
    #[arg(long)]
    players: bool,
    /// Show the arithmetic of every tie-break for this player: a number, or a part of the name
    #[arg(long, value_name = "PLAYER")]
    explain: Option<String>,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum SystemArg {
    /// Round by round
    Swiss,
    /// Before the first round: a round robin, a Scheveningen
    RoundRobin,
}

impl From<SystemArg> for System {
    fn from(system: SystemArg) -> System {
        match system {
            SystemArg::Swiss => System::Swiss,
            SystemArg::RoundRobin => System::PreDetermined,
        }
    }
}

pub fn run(args: StandingsArgs, json: bool) -> Result<ExitCode, Failure> {
    let asked = Asked {
        after: args.after,
        rules: args.rules,
        system: args.system.map(System::from),
        players: args.players,
    };
    let file = StandingsFile::read(&args.file, asked)?;
    let list = match &args.tiebreaks {
        Some(codes) => parse(codes)?,
        None => file.tie_breaks()?,
    };
    file.warn();
    if !json {
        for remark in remarks(&list, file.kind(), file.field.rounds()) {
            output::print_error(&format!("{remark}\n"));
        }
    }
    if let Some(who) = &args.explain {
        explain::explain(&file, &list, who, json)?;
        return Ok(ExitCode::SUCCESS);
    }
    let standings = Standings::rank(&file.field, &list, file.rules);
    if json {
        output::print_json(&text::json(&file, &list, &standings));
    } else {
        output::print(&text::text(&file, &list, &standings));
    }
    Ok(ExitCode::SUCCESS)
}

/// The tie-breaks with these codes.
fn parse(codes: &[String]) -> Result<Vec<TieBreak>, Failure> {
    let codes = codes.iter().map(|code| code.trim());
    let codes = codes.filter(|code| !code.is_empty());
    let list: Result<Vec<TieBreak>, _> = codes.map(str::parse).collect();
    list.map_err(|error: adoube_standings::InvalidCode| Failure::new(error.to_string()))
}
