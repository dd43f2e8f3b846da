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

#[derive(Subcommand)]
pub enum RulebookCommand {
    /// List the editions
    List(list::ListArgs),
    /// Show an edition, or one of its articles
    Show(show::ShowArgs),
    /// Tell what changed from one edition to another
    Compare(compare::CompareArgs),
    /// Find articles by number, topic or words
    Search(search::SearchArgs),
}

pub fn run(command: RulebookCommand, json: bool) -> Result<ExitCode, Failure> {
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
    #[arg(long, value_name = "DATE")]
    on: Option<Date>,
}

impl DayArgs {
    fn day(&self) -> Date {
        self.on.unwrap_or_else(|| Zoned::now().date())
    }

    /// The edition named: by its id, by `fide` or `us`, or by a day on which a FIDE competition starts.
    fn edition(&self, name: &str) -> Result<&'static Edition, Failure> {
        let rulebook = Rulebook::embedded();
        let wanted = name.to_lowercase();
        if let Some(edition) = rulebook.edition(&wanted) {
            return Ok(edition);
        }
        let (authority, day) = match (wanted.as_str(), wanted.parse::<Date>()) {
            ("fide", _) => (Authority::Fide, self.day()),
            ("us", _) => (Authority::UsChess, self.day()),
            (_, Ok(day)) => (Authority::Fide, day),
            _ => return Err(unknown_edition(name)),
        };
        rulebook.in_force(authority, day).ok_or_else(|| {
            Failure::new(format!("no edition at hand was in force on {day}"))
                .help("`adoube rulebook list` shows the editions and their dates")
        })
    }
}

fn unknown_edition(name: &str) -> Failure {
    let ids: Vec<&str> = Rulebook::embedded()
        .editions()
        .iter()
        .map(Edition::id)
        .collect();
    Failure::new(format!("there is no edition {name:?}")).help(format!(
        "the editions are {}; `fide`, `us` and a date are understood too",
        ids.join(", ")
    ))
}
