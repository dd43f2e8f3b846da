//! The command tree.

use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use adoube_server::Network;
use adoube_words::Language;
use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use serde::Serialize;
use tracing_subscriber::filter::Targets;

use crate::backup::{BackupArgs, RestoreArgs, span};
use crate::clock::ClockCommand;
use crate::convert::ConvertArgs;
use crate::event::{EventArgs, PaperArgs};
use crate::games::GamesCommand;
use crate::key::KeyArgs;
use crate::lists::ListsArgs;
use crate::moving::MoveArgs;
use crate::organisations::OrganisationsArgs;
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
    Serve(Box<ServeArgs>),
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
    /// Organisations: their events, who works in all of them, how much there may be
    Organisations(OrganisationsArgs),
    /// Move all events and accounts to another place, from a folder to PostgreSQL or back, and compare
    Move(MoveArgs),
    /// Rating lists: where they come from, how old they are, bringing all of them up to date
    Lists(ListsArgs),
    /// Copy all events, accounts and rating lists into one file, also while a server runs
    Backup(BackupArgs),
    /// Bring back what a backup holds, after looking at every record of it
    Restore(RestoreArgs),
    /// The key with which the chief arbiter signs exports: make one, show its public half
    Key(KeyArgs),
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
        /// The shell whose completions are written
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

/// How a log is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum LogFormat {
    /// A line of text for each thing that happens
    #[default]
    Text,
    /// A JSON object for each, for programs that collect logs
    Json,
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
    /// Read options from this file (TOML, by their names); the command line and the environment go before it
    #[arg(long, env = "ADOUBE_CONFIG", value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Print every option with its meaning and its value as such a file, and do nothing else
    #[arg(long)]
    pub print_config: bool,
    /// Speak HTTPS with this certificate chain (PEM); it is read again when the file changes
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    pub tls_cert: Option<PathBuf>,
    /// The private key of the certificate (PEM)
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    pub tls_key: Option<PathBuf>,
    /// Lead who asks here over plain HTTP to HTTPS, such as 0.0.0.0:80
    #[arg(long, value_name = "ADDR", requires = "tls_cert")]
    pub redirect: Option<String>,
    /// Let people sign in by the server of a federation (OpenID Connect): its address, as it stands in its tokens
    #[arg(long, value_name = "URL", requires = "oidc_client")]
    pub oidc_issuer: Option<String>,
    /// The name under which this server is known there (client id)
    #[arg(long, value_name = "NAME", requires = "oidc_issuer")]
    pub oidc_client: Option<String>,
    /// A file with the password of this server there (client secret), if it has one
    #[arg(long, value_name = "FILE", requires = "oidc_issuer")]
    pub oidc_secret: Option<PathBuf>,
    /// What the federation is called on the page to sign in
    #[arg(long, value_name = "NAME", requires = "oidc_issuer")]
    pub oidc_name: Option<String>,
    /// Whoever signs in there for the first time gets an account here, without any role
    #[arg(long, requires = "oidc_issuer")]
    pub oidc_new_accounts: bool,
    /// Let this computer read figures for Prometheus at /metrics
    #[arg(long)]
    pub metrics: bool,
    /// Let also whoever shows the token in this file (Authorization: Bearer …) read them
    #[arg(long, value_name = "FILE")]
    pub metrics_token: Option<PathBuf>,
    /// How many connections are open at most, instead of as many as there can be open files
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(8..))]
    pub connections: Option<u32>,
    /// How many of them one address may have, instead of half
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    pub connections_per_address: Option<u32>,
    /// How many may follow one event live, instead of three quarters of the connections
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    pub streams_per_event: Option<u32>,
    /// For how many seconds a cache before the server, such as nginx or a CDN, may show a public page without asking
    #[arg(long, default_value_t = 0, value_name = "SECONDS")]
    pub shared_cache: u32,
    /// How the log is written
    #[arg(
        long,
        env = "ADOUBE_LOG_FORMAT",
        value_enum,
        default_value_t,
        value_name = "FORMAT"
    )]
    pub log_format: LogFormat,
    /// Make a backup of everything in this folder, again and again
    #[arg(long, value_name = "DIR")]
    pub backup: Option<PathBuf>,
    /// How much time is between two backups: 15m, 6h, 1d
    #[arg(long, requires = "backup", default_value = "15m", value_name = "TIME", value_parser = span)]
    pub backup_every: Duration,
    /// How many backups are kept; the oldest go
    #[arg(long, requires = "backup", default_value_t = 96, value_name = "N")]
    pub backup_keep: usize,
    /// What is written down: off, error, warn, info, debug or trace
    #[arg(long, env = "ADOUBE_LOG", default_value = "info", value_name = "LEVEL", value_parser = |text: &str| expected::<Targets>("argument-no-log-level", text))]
    pub log: Targets,
    /// Write it at the end of this file instead of standard error
    #[arg(long, env = "ADOUBE_LOG_FILE", value_name = "FILE")]
    pub log_file: Option<PathBuf>,
}
