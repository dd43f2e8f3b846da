//! The ratings of entries and the lists they come from.

use std::process::ExitCode;

use adoube_bodies::rating_lists::{RatingCheckBody, RatingDifferenceBody};
use adoube_conduct::rating_lists::{ListName, check, offer, picked, typed_over, updates};
use adoube_journal::{Journal, Section};
use adoube_server::Shelf;
use adoube_tournament::{EntrantId, Player};
use clap::{Args, Subcommand};
use jiff::{Timestamp, Zoned};

use super::desk::{Desk, players};
use crate::ANSWER_IS_NO;
use crate::args::value;
use crate::failure::Failure;
use crate::output;
use crate::texts::{fail, say, t};

#[derive(Subcommand)]
pub(crate) enum RatingsCommand {
    /// Say which ratings do not agree with the list that is valid at the start
    Check(CheckArgs),
    /// Take the ratings of the list for all players who differ, or for some
    Update(UpdateArgs),
    /// Show what the lists of the section say of a player, and take the rating of one of them
    Pick(PickArgs),
}

#[derive(Args)]
pub(crate) struct CheckArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
}

#[derive(Args)]
pub(crate) struct UpdateArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// Whose ratings; of all who differ if nobody is named
    players: Vec<String>,
}

#[derive(Args)]
pub(crate) struct PickArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// The player: pairing number, or part of the name
    player: String,
    /// Take the rating of this list
    #[arg(long, value_parser = value::<ListName>)]
    list: Option<ListName>,
}

fn shelf(desk: &Desk) -> Shelf {
    Shelf::open(desk.folder.as_deref())
}

pub(super) async fn run(desk: Desk, command: RatingsCommand) -> Result<ExitCode, Failure> {
    match command {
        RatingsCommand::Check(args) => look(&desk, &args).await,
        RatingsCommand::Update(args) => update(&desk, args).await.map(|()| ExitCode::SUCCESS),
        RatingsCommand::Pick(args) => pick(&desk, args).await.map(|()| ExitCode::SUCCESS),
    }
}

/// Lists that have a source are brought up to date first if they are older than a day.
fn current(desk: &Desk) -> Shelf {
    let shelf = shelf(desk);
    let now = Timestamp::now();
    if shelf.is_due(now) {
        for failed in shelf.update(now) {
            if let Some(problem) = failed.problem {
                output::warn(&say!(
                    "lists-not-updated",
                    name = failed.name,
                    problem = problem
                ));
            }
        }
    }
    shelf
}

fn checked(journal: &Journal, section: &Section, shelf: &Shelf) -> RatingCheckBody {
    let event = journal.event();
    let found = check(&event.details, section, shelf, Zoned::now().date());
    let stale = shelf.is_stale(Timestamp::now());
    RatingCheckBody::of(journal.id().as_str(), event, section, &found, stale)
}

async fn look(desk: &Desk, args: &CheckArgs) -> Result<ExitCode, Failure> {
    let journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let body = checked(&journal, section, &current(desk));
    match desk.json {
        true => output::print_json(&body),
        false => output::print(&text(&body)),
    }
    Ok(match body.differences.is_empty() && body.at_hand {
        true => ExitCode::SUCCESS,
        false => ExitCode::from(ANSWER_IS_NO),
    })
}

/// What a check found, in words.
pub(crate) fn text(body: &RatingCheckBody) -> String {
    let mut lines = Vec::new();
    if !body.at_hand {
        lines.push(say!("lists-not-at-hand", list = body.list));
    }
    if body.stale {
        lines.push(t("lists-older-than-a-day").to_owned());
    }
    if body.at_hand {
        let month = body.asked.clone().unwrap_or_default();
        lines.push(say!(
            "lists-checked",
            count = body.checked,
            list = body.list,
            month
        ));
        if body.month != body.asked {
            let wanted = body.month.clone().unwrap_or_default();
            lines.push(say!("lists-other-month", month = wanted));
        }
        match body.differences.is_empty() {
            true => lines.push(t("lists-all-agree").to_owned()),
            false => lines.extend(body.differences.iter().map(line)),
        }
    }
    lines.join("\n") + "\n"
}

fn line(one: &RatingDifferenceBody) -> String {
    let rating = |rating: Option<u16>| rating.map_or("–".to_owned(), |rating| rating.to_string());
    let source = one
        .source
        .clone()
        .unwrap_or_else(|| t("lists-source-unknown").to_owned());
    say!(
        "lists-differs",
        name = one.name,
        entered = rating(one.entered),
        listed = rating(one.listed),
        source = source,
    )
}

async fn update(desk: &Desk, args: UpdateArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let shelf = current(desk);
    let details = &journal.event().details;
    let found = check(details, section, &shelf, Zoned::now().date());
    if found.asked.is_none() {
        return Err(fail!("lists-not-at-hand", list = found.list.to_string()));
    }
    let named = players(section, &args.players)?;
    let chosen = |id: EntrantId| named.is_empty() || named.contains(&id);
    let commands = updates(details, section, &found, chosen);
    if commands.is_empty() {
        return Err(fail!("lists-nothing-to-update"));
    }
    desk.submit(&mut journal, commands).await
}

async fn pick(desk: &Desk, args: PickArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let id = super::desk::player(section, &args.player)?;
    let known = section.entrant(id).map(|entrant| entrant.player.clone());
    let known = known.unwrap_or_default();
    let shelf = shelf(desk);
    let details = &journal.event().details;
    let offered = offer(details, section, &shelf, Zoned::now().date(), &known);
    let Some(list) = args.list else {
        let mut lines = Vec::new();
        if offered.from_main {
            let (rating, main) = (offered.player.fide_rating, &offered.player.rating_sources);
            let rating = rating.or(offered.player.national_rating).unwrap_or(0);
            let source = main.fide.as_ref().or(main.national.as_ref());
            let source = source.map(ToString::to_string).unwrap_or_default();
            lines.push(format!("{rating:>5}  {source}"));
        }
        lines.extend(
            offered
                .others
                .iter()
                .map(|(list, one)| format!("{:>5}  {list}", one.rating)),
        );
        if lines.is_empty() {
            return Err(fail!("lists-nowhere", name = known.name));
        }
        output::print(&(lines.join("\n") + "\n"));
        return Ok(());
    };
    let other = offered.others.iter().find(|(name, _)| *name == list);
    let player = match other {
        Some((list, listed)) => picked(known, list, listed),
        None if offered.from_main => offered.player,
        None => return Err(fail!("lists-nowhere", name = known.name)),
    };
    let command = adoube_journal::Command::EditPlayer(adoube_journal::PlayerEdited {
        section: section.id.clone(),
        entrant: id,
        player,
    });
    desk.submit(&mut journal, vec![command]).await
}

/// A new player with the rating of the main list, unless a rating was said; then it is a typed one. What
/// the other lists say is told.
pub(super) fn rated(desk: &Desk, journal: &Journal, section: &Section, player: Player) -> Player {
    let said = player.fide_rating.is_some() || player.national_rating.is_some();
    if said || (player.fide_id.is_none() && player.national_id.is_none()) {
        return typed_over(None, player);
    }
    let details = &journal.event().details;
    let offered = offer(details, section, &shelf(desk), Zoned::now().date(), &player);
    for (list, one) in &offered.others {
        let list = list.to_string();
        output::note(&say!("lists-other-rating", list, rating = one.rating));
    }
    typed_over(None, offered.player)
}
