//! Quads and a small Swiss as sections, from one list of entries.

use std::path::PathBuf;

use adoube_bodies::schedule::{DivisionBody, SectionGroupBody};
use adoube_conduct::quads::{GroupNames, HowToDivide, LeftoverPlay, divide};
use adoube_journal::Command;
use adoube_pairing::schedule::quads::Numbers;
use clap::{Args, ValueEnum};

use super::desk::{Desk, cannot};
use super::entries;
use crate::failure::Failure;
use crate::output;
use crate::schedule::seed_or_new;
use crate::texts::{say, t, words};

#[derive(Args)]
pub(crate) struct QuadsArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// The section whose players are divided, if the event has more than one
    #[arg(long, value_name = "SECTION")]
    from: Option<String>,
    /// A list of players (CSV, XLSX, ODS) to be entered first; - for standard input
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
    /// What the five, six or seven play who are left
    #[arg(long, value_enum, default_value_t = RestArg::Swiss)]
    rest: RestArg,
    /// Draw the numbers of a quad by lot instead of by rating
    #[arg(long)]
    by_lot: bool,
    /// The seed of the lots and of the colours in round 3
    #[arg(long)]
    seed: Option<u64>,
    /// Show the groups and write nothing
    #[arg(long, conflicts_with = "file")]
    preview: bool,
}

#[derive(Clone, Copy, ValueEnum)]
pub(super) enum RestArg {
    /// A Swiss of three rounds
    Swiss,
    /// A round robin of five, if all agree
    RoundRobin,
}

/// Divides the players. The seed goes into the journal as the reason.
pub(super) async fn quads(mut desk: Desk, args: QuadsArgs) -> Result<(), Failure> {
    desk.section = args.from.or(desk.section);
    let mut journal = desk.open(&args.event).await?;
    if let Some(file) = &args.file {
        entries::enter_list(&desk, &mut journal, file).await?;
    }
    let section = desk.section(&journal)?;
    let how = HowToDivide {
        numbers: match args.by_lot {
            true => Numbers::ByLot,
            false => Numbers::ByRating,
        },
        rest: match args.rest {
            RestArg::Swiss => LeftoverPlay::Swiss,
            RestArg::RoundRobin => LeftoverPlay::RoundRobin,
        },
        seed: seed_or_new(args.seed),
    };
    let names = GroupNames {
        quad: &|number| say!("schedule-quad", number),
        rest: t("event-small-swiss").to_owned(),
    };
    let division = divide(journal.event(), section, &names, how);
    let division = division.map_err(|reason| cannot(section, &reason))?;
    let body = DivisionBody::of(&division, section, how.seed, words());
    if args.preview && desk.json {
        output::print_json(&body);
        return Ok(());
    }
    if !desk.json {
        output::print(&text(&body));
    }
    if args.preview {
        return Ok(());
    }
    let reason = say!("schedule-colours-tossed", seed = how.seed.to_string());
    desk.reason = Some(match desk.reason {
        Some(said) => format!("{said}; {reason}"),
        None => reason,
    });
    let command = Command::DivideSection(division.divided);
    desk.submit(&mut journal, vec![command]).await
}

fn text(body: &DivisionBody) -> String {
    let mut text = String::new();
    for group in &body.groups {
        text += &format!("{}\n", group_text(group));
    }
    if !body.options.is_empty() {
        let options = body.options.iter().cloned();
        let options = options.reduce(|one, other| say!("schedule-or", one, other));
        text += &format!("{}\n\n", say!("schedule-they-play", options));
    }
    text
}

fn group_text(group: &SectionGroupBody) -> String {
    let rounds = say!(
        "event-group-line",
        name = group.name,
        id = group.section.as_str(),
        format = group.format,
        rounds = group.rounds,
    );
    let lines = group.players.iter().map(|player| {
        let rating = player.rating;
        let rating = rating.map_or(t("public-unrated").to_owned(), |rating| rating.to_string());
        format!("  {}  {} ({rating})\n", player.number, player.name)
    });
    format!("{rounds}\n{}", lines.collect::<String>())
}
