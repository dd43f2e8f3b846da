//! Ratings and norms of a section, with everything that is known of it.

use clap::Args;

use super::desk::Desk;
use crate::failure::Failure;
use crate::ratings::{EventFile, NormsOptions, RateOptions, tell_norms, tell_ratings};

#[derive(Args)]
pub(crate) struct RateArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// After which round; the last one if not given
    #[arg(long, value_name = "ROUND")]
    after: Option<u16>,
    #[command(flatten)]
    options: RateOptions,
}

#[derive(Args)]
pub(crate) struct NormsArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// After which round; the last one if not given
    #[arg(long, value_name = "ROUND")]
    after: Option<u16>,
    #[command(flatten)]
    options: NormsOptions,
}

pub(super) async fn rate(desk: Desk, args: RateArgs) -> Result<(), Failure> {
    let file = read(&desk, &args.event, args.after).await?;
    tell_ratings(file, &args.options, desk.json).map(|_| ())
}

pub(super) async fn norms(desk: Desk, args: NormsArgs) -> Result<(), Failure> {
    let file = read(&desk, &args.event, args.after).await?;
    tell_norms(file, &args.options, desk.json).map(|_| ())
}

async fn read(desk: &Desk, event: &str, after: Option<u16>) -> Result<EventFile, Failure> {
    let journal = desk.open(event).await?;
    let section = desk.section(&journal)?;
    EventFile::of(&journal.event().details, section, after)
}
