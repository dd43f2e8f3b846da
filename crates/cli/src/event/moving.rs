//! Entries that go over into another section, and two entries of one person.

use adoube_conduct::entries::{one_entry, same_person};
use adoube_journal::{Command, MoveEntry, Section, SectionId};
use clap::Args;
use serde::Serialize;

use super::desk::{Desk, player};
use crate::args::value;
use crate::failure::Failure;
use crate::output;
use crate::texts::{t, tell};

#[derive(Args)]
pub(crate) struct MoveArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// The player, by number or name
    player: String,
    /// The short name of the other section
    #[arg(long, value_name = "SECTION", value_parser = value::<SectionId>)]
    to: SectionId,
}

#[derive(Args)]
pub(crate) struct JoinArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// The entry that stays; without it those that may be one person are listed
    #[arg(requires = "other")]
    kept: Option<String>,
    /// The entry that goes
    other: Option<String>,
}

pub(super) async fn go_over(desk: Desk, args: MoveArgs) -> Result<(), Failure> {
    let make = |section: &Section| {
        Ok(Command::MoveEntry(MoveEntry {
            section: section.id.clone(),
            entrant: player(section, &args.player)?,
            to: args.to.clone(),
        }))
    };
    desk.submit_for(&args.event, make).await.map(drop)
}

/// Two entries that may be one person.
#[derive(Serialize)]
struct TwinLine {
    first: u32,
    first_name: String,
    second: u32,
    second_name: String,
    in_common: String,
}

pub(super) async fn join(desk: Desk, args: JoinArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    if let (Some(kept), Some(other)) = (&args.kept, &args.other) {
        let commands = one_entry(section, player(section, kept)?, player(section, other)?);
        return desk.submit(&mut journal, commands).await;
    }
    let twins = same_person(section).into_iter();
    let lines = twins.map(|(first, second, pair)| TwinLine {
        first: first.0,
        first_name: section.label(first),
        second: second.0,
        second_name: section.label(second),
        in_common: tell(&pair.reason),
    });
    let lines: Vec<TwinLine> = lines.collect();
    if desk.json {
        output::print_json(&lines);
        return Ok(());
    }
    if lines.is_empty() {
        output::print_line(t("cli-no-twins"));
        return Ok(());
    }
    let rows = lines
        .into_iter()
        .map(|line| vec![line.first_name, line.second_name, line.in_common]);
    let head = ["cli-twin-first", "cli-twin-second", "cli-twin-common"];
    output::print(&output::table(&head.map(t), &[], rows.collect()));
    Ok(())
}
