//! `adoube lists …`: the rating lists, where they come from and how old they are.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use adoube_bodies::rating_lists::{ListBody, ListsBody, RatingCheckBody, UpdatedListsBody};
use adoube_conduct::rating_lists::{ListName, check, is_checked};
use adoube_journal::Journal;
use adoube_server::Shelf;
use adoube_tournament::ListDate;
use clap::{Args, Subcommand};
use jiff::{Timestamp, Zoned};

use crate::args::{DataArgs, value};
use crate::event::{data_folder, open_data, rating_check_text};
use crate::failure::Failure;
use crate::people::open_people;
use crate::texts::{fail, say, t};
use crate::{ANSWER_IS_NO, files, output};

#[derive(Args)]
pub(crate) struct ListsArgs {
    #[command(flatten)]
    data: DataArgs,
    #[command(subcommand)]
    command: ListsCommand,
}

#[derive(Subcommand)]
enum ListsCommand {
    /// Show the lists, their months and how old they are
    Show,
    /// Say where a list comes from: fide, or the name of a list of your own
    Source {
        /// fide for the official lists, or another name
        name: String,
        /// A file, a folder or an address that begins with http://; nothing for files given by hand
        from: Option<String>,
    },
    /// Fetch every list from its source, then hold the entries of all events against them
    Update,
    /// Take in a list of your own from a table of players with ratings
    Import {
        /// The name of the list
        name: String,
        /// CSV, XLSX or ODS with names, ids and ratings
        file: PathBuf,
        /// Its month, such as 2026-11; this one if not given
        #[arg(long, value_parser = value::<ListDate>)]
        month: Option<ListDate>,
    },
    /// Forget a list
    Remove {
        /// The name of the list
        name: String,
    },
}

pub(crate) async fn run(args: ListsArgs, json: bool) -> Result<ExitCode, Failure> {
    let ListsArgs { data, command } = args;
    let folder = data_folder(&data)?;
    // With a database server the lists are those of all servers: they come first, and what is changed goes there.
    exchange(&data, &folder).await?;
    let status = carry_out(&data, command, &folder, json).await?;
    exchange(&data, &folder).await?;
    Ok(status)
}

/// Brings the lists of the folder and those of the servers together, if there are any.
async fn exchange(data: &DataArgs, folder: &Path) -> Result<(), Failure> {
    let is_shared = data
        .data
        .as_deref()
        .is_some_and(|place| place.contains("://"));
    if !is_shared {
        return Ok(());
    }
    let store = open_data(data).await?;
    let people = open_people(data, &*store).await?;
    let exchanged = people.exchange_lists(folder).await;
    exchanged.map_err(|error| fail!("lists-not-kept", error = error.to_string()))
}

async fn carry_out(
    data: &DataArgs,
    command: ListsCommand,
    folder: &Path,
    json: bool,
) -> Result<ExitCode, Failure> {
    let shelf = Shelf::open(Some(folder));
    let kept = |done: std::io::Result<()>| {
        done.map_err(|error| fail!("lists-not-kept", error = error.to_string()))
    };
    match command {
        ListsCommand::Show => {}
        ListsCommand::Update => return update(data, &shelf, json).await,
        ListsCommand::Source { name, from } => {
            kept(shelf.set_source(&own_or_fide(&name)?, from.as_deref()))?;
        }
        ListsCommand::Import { name, file, month } => {
            let name = own(&name)?;
            let now = Timestamp::now();
            let today = Zoned::now().date();
            let this = ListDate::new(today.year().unsigned_abs(), today.month().unsigned_abs());
            let taken = shelf.import(&name, &files::read(&file)?, month.or(this), now);
            taken.map_err(|problem| fail!("lists-not-updated", name, problem))?;
        }
        ListsCommand::Remove { name } => kept(shelf.remove(&name))?,
    }
    show(&shelf, json);
    Ok(ExitCode::SUCCESS)
}

/// The name of a list that is not FIDE's.
fn own(name: &str) -> Result<String, Failure> {
    match name.parse::<ListName>() {
        Ok(ListName::Custom(name)) if name != "fide" => Ok(name),
        Ok(_) => Err(fail!("lists-name-taken", name)),
        Err(why) => Err(Failure::of(&why)),
    }
}

fn own_or_fide(name: &str) -> Result<String, Failure> {
    match name {
        "fide" => Ok(name.to_owned()),
        name => own(name),
    }
}

fn show(shelf: &Shelf, json: bool) {
    let lists = shelf.lists(Timestamp::now());
    if json {
        return output::print_json(&ListsBody { lists });
    }
    let row = |list: &ListBody| {
        let age = match list.hours {
            None => t("lists-never").to_owned(),
            Some(hours) => say!("lists-age", hours),
        };
        vec![
            list.name.clone(),
            list.month.clone().unwrap_or_default(),
            list.players.to_string(),
            age,
            list.source.clone().unwrap_or_default(),
        ]
    };
    let headings = [
        "lists-heading-name",
        "lists-heading-month",
        "lists-heading-players",
        "lists-heading-age",
        "lists-heading-source",
    ];
    let rows = lists.iter().map(row).collect();
    output::print(&output::table(&headings.map(t), &[2], rows));
    if lists.iter().any(|list| list.name == "fide" && list.stale) {
        output::warn(t("lists-older-than-a-day"));
    }
}

async fn update(data: &DataArgs, shelf: &Shelf, json: bool) -> Result<ExitCode, Failure> {
    let lists = shelf.update(Timestamp::now());
    if lists.is_empty() {
        return Err(fail!("lists-without-source"));
    }
    let store = open_data(data).await?;
    let mut checks = Vec::new();
    for event in store.events().await? {
        let journal = Journal::open(store.clone(), event.id).await?;
        for section in &journal.event().sections {
            if section.finished || !is_checked(&section.settings) {
                continue;
            }
            let found = check(
                &journal.event().details,
                section,
                shelf,
                Zoned::now().date(),
            );
            let id = journal.id().as_str();
            let body = RatingCheckBody::of(id, journal.event(), section, &found, false);
            checks.push(body);
        }
    }
    store.close().await;
    checks.retain(|check| !check.differences.is_empty());
    let failed = lists.iter().any(|list| list.problem.is_some()) || !checks.is_empty();
    if json {
        output::print_json(&UpdatedListsBody { lists, checks });
    } else {
        for list in &lists {
            let (name, players) = (&list.name, list.players);
            match &list.problem {
                None => output::print_line(&say!("lists-updated", name, players)),
                Some(problem) => output::warn(&say!("lists-not-updated", name, problem)),
            }
        }
        for check in &checks {
            output::print(&format!(
                "{}/{}: {}",
                check.event,
                check.section,
                rating_check_text(check)
            ));
        }
    }
    Ok(match failed {
        true => ExitCode::from(ANSWER_IS_NO),
        false => ExitCode::SUCCESS,
    })
}
