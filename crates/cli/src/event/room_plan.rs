//! The plan of the tables: rooms, accessible tables, who always sits where.

use adoube_bodies::tables::TablesBody;
use adoube_conduct::tables::{UnreadableTables, read_rooms, read_tables};
use adoube_journal::{BoardFixed, Command, Journal, Room, TablesPlanned};
use clap::Args;

use super::desk::{Desk, player};
use crate::failure::Failure;
use crate::output;
use crate::texts::{say, t, words};

#[derive(Args)]
pub(crate) struct TablesArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// A room with its tables, such as "Hall A=1-20"; may be repeated, in the order in which they are filled. Takes
    /// the place of all rooms that were planned before
    #[arg(long, value_name = "NAME=FIRST-LAST")]
    room: Vec<String>,
    /// Which of their tables are accessible, such as 1,2,5-8: pairs with a player who needs one sit there
    #[arg(
        long,
        value_name = "TABLES",
        default_value = "",
        requires = "room",
        hide_default_value = true
    )]
    accessible: String,
    /// Plan no rooms any more: tables are counted from 1
    #[arg(long, conflicts_with = "room")]
    no_rooms: bool,
    /// Somebody always sits at one table, such as "#17=4" or "Lasker=4"; "#17=" for at any table again. May be repeated
    #[arg(long, value_name = "PLAYER=TABLE")]
    fix: Vec<String>,
}

pub(super) async fn tables(desk: Desk, args: TablesArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let mut commands = Vec::new();
    if args.no_rooms || !args.room.is_empty() {
        let accessible = read_tables(&args.accessible).map_err(|why| Failure::of(&why))?;
        commands.push(Command::PlanTables(TablesPlanned {
            section: section.id.clone(),
            rooms: read_rooms(&args.room, &accessible).map_err(|why| Failure::of(&why))?,
        }));
    }
    for text in &args.fix {
        let (who, table) = text.rsplit_once('=').unwrap_or((text, ""));
        let table = match table.trim() {
            "" => None,
            table => Some(table.parse().map_err(|_| {
                let found = table.to_owned();
                Failure::of(&UnreadableTables::NoTable { found })
            })?),
        };
        commands.push(Command::FixBoard(BoardFixed {
            section: section.id.clone(),
            entrant: player(section, who.trim())?,
            table,
        }));
    }
    match commands.is_empty() {
        true => show(&desk, &journal),
        false => desk.submit(&mut journal, commands).await,
    }
}

fn show(desk: &Desk, journal: &Journal) -> Result<(), Failure> {
    let section = desk.section(journal)?;
    let body = TablesBody::of(journal.event(), section, words());
    if desk.json {
        output::print_json(&body);
        return Ok(());
    }
    if body.rooms.is_empty() {
        output::print_line(t("tables-none"));
    }
    for room in &body.rooms {
        output::print_line(&line(room));
    }
    for one in &body.fixed {
        output::print_line(&format!("{:>6}  {}", one.table, one.player.name));
    }
    for one in &body.need_accessible {
        output::print_line(&say!("tables-needs-one", who = one.name));
    }
    for remark in &body.remarks {
        output::note(remark);
    }
    Ok(())
}

fn line(room: &Room) -> String {
    let accessible: Vec<String> = room.accessible.iter().map(u32::to_string).collect();
    let tables = format!("{}–{}", room.first, room.last);
    match accessible.is_empty() {
        true => format!("{tables}  {}", room.name),
        false => {
            let told = say!("tables-accessible-are", tables = accessible.join(", "));
            format!("{tables}  {} ({told})", room.name)
        }
    }
}
