//! `adoube position …`: one position, or many.

mod batch;
mod can_mate;
mod mating;
mod question;
mod show;
mod stream;
mod tally;
mod view;
mod words;

use std::path::PathBuf;
use std::process::ExitCode;

use adoube_laws::shakmaty::CastlingMode;
use clap::{Args, ValueEnum};

use crate::failure::Failure;

#[derive(Args)]
pub(crate) struct PositionArgs {
    /// The position as FEN; the counts of moves may be missing
    #[arg(value_name = "FEN", conflicts_with_all = ["batch", "chess960"], required_unless_present_any = ["batch", "chess960"])]
    fen: Option<String>,
    /// Read positions from standard input, one in each line
    #[arg(long, conflicts_with = "chess960")]
    batch: bool,
    /// With --batch: only answer whether a player can still mate; the player, white or black, stands behind each position, or it is the one who moved last
    #[arg(long, conflicts_with_all = ["fen", "chess960"])]
    can_mate: bool,
    #[command(flatten)]
    search: mating::SearchArgs,
    /// With --batch: how many threads work on it; by default as many as the computer has cores
    #[arg(long, value_name = "N", conflicts_with_all = ["fen", "chess960"])]
    threads: Option<usize>,
    /// What is played
    #[arg(long, value_enum, default_value_t)]
    variant: Variant,
    /// The start position of Chess960 with this number from 0 to 959, or "lot" for one drawn by lot
    #[arg(long, value_name = "NUMBER")]
    chess960: Option<String>,
    /// The seed of the lot, to draw the same position again
    #[arg(long, requires = "chess960")]
    seed: Option<u64>,
    /// Write the board as a picture (SVG) into this file; - for standard output
    #[arg(long, value_name = "FILE", conflicts_with = "batch")]
    svg: Option<PathBuf>,
    /// Draw the board as Black sees it
    #[arg(long)]
    black: bool,
    /// The edition whose articles are cited; by default the FIDE Laws in force today
    #[arg(long, value_name = "EDITION")]
    edition: Option<String>,
}

/// What is played.
#[derive(Clone, Copy, Default, ValueEnum)]
pub enum Variant {
    /// Chess from the usual array
    #[default]
    Standard,
    /// Chess960, also called Fischer Random or Freestyle chess
    Chess960,
}

impl From<Variant> for CastlingMode {
    fn from(variant: Variant) -> CastlingMode {
        match variant {
            Variant::Standard => CastlingMode::Standard,
            Variant::Chess960 => CastlingMode::Chess960,
        }
    }
}

pub(crate) fn run(args: PositionArgs, json: bool) -> Result<ExitCode, Failure> {
    match (args.batch, args.can_mate) {
        (true, true) => can_mate::can_mate(&args, json),
        (true, false) => batch::batch(&args, json),
        (false, _) => show::show(&args, json),
    }
}
