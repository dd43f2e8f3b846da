//! The command tree.

use std::path::PathBuf;
use std::str::FromStr;

use adoube_server::Network;
use adoube_words::Language;
use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;
use serde::Serialize;
use tracing_subscriber::filter::Targets;

use crate::clock::ClockCommand;
use crate::convert::ConvertArgs;
use crate::event::{EventArgs, PaperArgs};
use crate::games::GamesCommand;
use crate::lists::ListsArgs;
use crate::people::PeopleArgs;
use crate::position::PositionArgs;
use crate::prizes::PrizesArgs;
use crate::ratings::{CareerArgs, NormsArgs, RateArgs};
use crate::rulebook::RulebookCommand;
use crate::ruling::RulingArgs;
use crate::schedule::ScheduleCommand;
use crate::scoresheet::ScoresheetArgs;
use crate::standings::StandingsArgs;
use crate::swiss::SwissCommand;
use crate::texts::{say, tell};
use crate::us_rating::UsRatingCommand;

/// Reads a value; what is wrong with it is told in words.
pub(crate) fn value<T: FromStr<Err: Serialize>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|wrong| tell(&wrong))
}

/// Reads a value of a kind that does not say itself what is wrong; a message says what is expected.
pub(crate) fn expected<T: FromStr>(id: &str, text: &str) -> Result<T, String> {
    let known: Vec<&str> = Language::all().map(Language::code).collect();
    text.parse().map_err(|_| say!(id, languages = known))
}

/// What a chess arbiter has at hand: runs a chess event from the first entry to the last report.
///
/// Without a command, `adoube serve` is run.
#[derive(Parser)]
#[command(name = "adoube", version, propagate_version = true)]
#[command(after_help = "Exit status: 0 fine, 1 the answer is \"no\", 2 bad input or usage.")]
pub(crate) struct Cli {
    /// Print JSON for programs instead of text for people
    #[arg(long, global = true)]
    pub json: bool,
    /// Speak this language: en, de, fr or es; without it the one of the environment (ADOUBE_LANGUAGE, LANG)
    #[arg(long, global = true, value_name = "CODE", value_parser = |text: &str| expected::<Language>("argument-no-language", text))]
    pub language: Option<Language>,
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Show the events in a browser
    Serve(ServeArgs),
    /// Run an event over its journal, no server needed
    ///
    /// Every change is appended to the journal with its author; nothing is overwritten, and
    /// everything can be undone. EVENT is the short name of an event, PLAYER a pairing number, a
    /// part of a name that fits nobody else, or # and the entry number that `show` prints.
    Event(Box<EventArgs>),
    /// Papers of an event as PDF, HTML, spreadsheet or JSON: lists, slips, certificates, forms, reports
    Paper(Box<PaperArgs>),
    /// Accounts of the web app: list them, add one, help somebody who forgot the password
    People(PeopleArgs),
    /// Rating lists: where they come from, how old they are, bringing all of them up to date
    Lists(ListsArgs),
    /// Make schedules: round robins, team matches, cups, the drawing of lots, calendars
    #[command(subcommand)]
    Schedule(ScheduleCommand),
    /// Swiss pairings over tournament report files: pair, check, generate, simulate
    #[command(subcommand)]
    Swiss(Box<SwissCommand>),
    /// Rank the players or teams of a tournament report file, with tie-breaks and their arithmetic
    Standings(StandingsArgs),
    /// Rating changes, first ratings and performances of a tournament report file
    Rate(RateArgs),
    /// Title norms made, and what the next rounds must bring
    Norms(NormsArgs),
    /// What a player has earned for titles, and what is missing: norms, ratings, championships
    Titles(CareerArgs),
    /// What an arbiter has earned for FA or IA, and what is missing: norms, class, licence
    Arbiters(CareerArgs),
    /// Which rating a player has by the rules of US Chess: conversions, ratings put together or assigned
    #[command(subcommand)]
    UsRating(UsRatingCommand),
    /// Divide a prize fund among the players of a tournament report file
    Prizes(PrizesArgs),
    /// Show a position: the board, its legal moves, who can still mate
    Position(PositionArgs),
    /// Look at games: are the moves legal, when was a draw to be had, is the result right
    #[command(subcommand)]
    Games(GamesCommand),
    /// Put the score sheets of a game side by side: what differs, what is missing, which game it was
    ///
    /// A sheet is a text: `12. Nf3 (1:23) Nf6 (=)` in any notation and language, `...` or `--` for
    /// nothing, `?` for what nobody can read, a tick as it is; or a PGN file.
    Scoresheet(Box<ScoresheetArgs>),
    /// Chess time: what a time control is, and what a clock showed when
    #[command(subcommand)]
    Clock(ClockCommand),
    /// Rule on an incident at the board: what happens now, and by which article
    ///
    /// Without a file of facts a short dialogue asks what happened and the few facts that matter.
    Ruling(RulingArgs),
    /// Look up what each edition of the rules says, and what changed
    #[command(subcommand)]
    Rulebook(RulebookCommand),
    /// Write a tournament report file in another version of the format
    Convert(ConvertArgs),
    /// Read the manual: its contents, or a chapter by its name
    Manual {
        /// Which chapter; without it the contents are listed
        chapter: Option<String>,
    },
    /// Print completions for a shell
    Completions {
        /// Which shell
        shell: Shell,
    },
    /// Print the manual page, or write one for every command
    Man {
        /// Write the pages into this folder
        #[arg(long)]
        dir: Option<PathBuf>,
    },
}

/// Where the events are.
#[derive(Args)]
pub(crate) struct DataArgs {
    /// Where the events are kept: a folder, or the address of a PostgreSQL database (postgres://…)
    ///
    /// Without it the user's data folder is used.
    #[arg(long, env = "ADOUBE_DATA", global = true, value_name = "DIR")]
    pub data: Option<String>,
}

#[derive(Args)]
pub(crate) struct ServeArgs {
    #[command(flatten)]
    pub data: DataArgs,
    /// The address to listen at: only this computer, unless you open it to the hall (0.0.0.0:8400)
    #[arg(long, default_value = "127.0.0.1:8400", value_name = "ADDR")]
    pub listen: String,
    /// Show a demonstration event, kept in memory
    #[arg(long)]
    pub demo: bool,
    /// Cookies only over HTTPS: for a server behind a proxy that speaks it
    ///
    /// A proxy on this computer is then believed when it says for whom it asks (X-Forwarded-For, Forwarded).
    #[arg(long)]
    pub https: bool,
    /// A proxy that is believed when it says for whom it asks: an address or a network (10.0.0.0/8); can be repeated
    #[arg(long, value_name = "ADDR", value_delimiter = ',', value_parser = |text: &str| expected::<Network>("argument-no-network", text))]
    pub proxy: Vec<Network>,
    /// What is written down: off, error, warn, info, debug or trace
    #[arg(long, env = "ADOUBE_LOG", default_value = "info", value_name = "LEVEL", value_parser = |text: &str| expected::<Targets>("argument-no-log-level", text))]
    pub log: Targets,
    /// Write it at the end of this file instead of standard error
    #[arg(long, env = "ADOUBE_LOG_FILE", value_name = "FILE")]
    pub log_file: Option<PathBuf>,
}
