//! `adoube rulebook …`: what each edition of the rules says.

mod compare;
mod list;
mod search;
mod show;
mod text;

use std::process::ExitCode;

use adoube_rulebook::{Authority, Edition, Rulebook};
use clap::{Args, Subcommand};
use jiff::Zoned;
use jiff::civil::Date;

use crate::failure::Failure;
use crate::texts::{fail, t};

#[derive(Subcommand)]
pub(crate) enum RulebookCommand {
    /// List the editions
    List(list::ListArgs),
    /// Show an edition, or one of its articles
    Show(show::ShowArgs),
    /// Tell what changed from one edition to another
    Compare(compare::CompareArgs),
    /// Find articles by number, topic or words
    Search(search::SearchArgs),
}

pub(crate) fn run(command: RulebookCommand, json: bool) -> Result<ExitCode, Failure> {
    match command {
        RulebookCommand::List(args) => list::list(&args, json),
        RulebookCommand::Show(args) => show::show(&args, json)?,
        RulebookCommand::Compare(args) => compare::compare(&args, json)?,
        RulebookCommand::Search(args) => return search::search(&args, json),
    }
    Ok(ExitCode::SUCCESS)
}

/// The day that chooses an edition.
#[derive(Args)]
struct DayArgs {
    /// The day a competition starts, for `fide` and `us`; today if it is not given
    #[arg(long, value_name = "DATE", value_parser = date)]
    on: Option<Date>,
}

impl DayArgs {
    fn day(&self) -> Date {
        day_or_today(self.on)
    }

    fn edition(&self, asked: &str) -> Result<&'static Edition, Failure> {
        edition(asked, self.on)
    }
}

fn day_or_today(on: Option<Date>) -> Date {
    on.unwrap_or_else(|| Zoned::now().date())
}

/// Reads a day from the command line.
pub(crate) fn date(text: &str) -> Result<Date, String> {
    let date = text.parse();
    date.map_err(|_| t("rulebook-no-date").to_owned())
}

/// The edition that is asked for: by its id, by a day on which a FIDE competition starts, or by
/// `fide` or `us` for the one in force on a day, which is today if none is given.
pub(crate) fn edition(asked: &str, on: Option<Date>) -> Result<&'static Edition, Failure> {
    let rulebook = Rulebook::embedded();
    let wanted = asked.to_lowercase();
    if let Some(edition) = rulebook.edition(&wanted) {
        return Ok(edition);
    }
    let (authority, day) = match (wanted.as_str(), date(&wanted)) {
        ("fide", _) => (Authority::Fide, day_or_today(on)),
        ("us", _) => (Authority::UsChess, day_or_today(on)),
        (_, Ok(day)) => (Authority::Fide, day),
        _ => return Err(unknown_edition(asked)),
    };
    let found = rulebook.in_force(authority, day);
    found.ok_or_else(|| fail!("rulebook-none-in-force", day))
}

fn unknown_edition(name: &str) -> Failure {
    let editions = Rulebook::embedded().editions().iter();
    let editions: Vec<&str> = editions.map(Edition::id).collect();
    fail!("rulebook-no-edition", name, editions = editions.join(", "))
}
