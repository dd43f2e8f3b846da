//! The page of the plan of the tables.

use std::collections::BTreeSet;

use adoube_bodies::tables::{SeatedBody, TablesBody};
use adoube_journal::Room;
use askama::Template;

use crate::auth::Right;
use crate::params::DeskSection;
use crate::paths;
use crate::texts::words;
use crate::ui::desk::{DeskHead, Tab};

/// How many rows are free for new rooms.
const EMPTY_ROWS: usize = 2;

/// Rooms with their tables, and who sits where in every round.
#[derive(Template)]
#[template(path = "tables/tables.html")]
pub(super) struct TablesPage {
    head: DeskHead,
    here: String,
    rows: Vec<RoomRow>,
    /// Who always sits at the same table: table, name, where the entry is.
    fixed: Vec<(u32, String, String)>,
    /// Who needs an accessible table: name, where the entry is.
    in_need: Vec<(String, String)>,
    remarks: Vec<String>,
    may_plan: bool,
}

struct RoomRow {
    name: String,
    first: String,
    last: String,
    accessible: String,
}

impl TablesPage {
    /// The plan as it stands.
    pub(super) fn of(of: &DeskSection) -> TablesPage {
        let (section, event) = (of.section(), &of.at.event);
        let body = TablesBody::of(&of.shown.event, section, words());
        let entry = |player: &SeatedBody| {
            paths::desk::Entrant::of(event, &section.id, &player.entrant.0).to_string()
        };
        let empty = (0..EMPTY_ROWS).map(|_| RoomRow {
            name: String::new(),
            first: String::new(),
            last: String::new(),
            accessible: String::new(),
        });
        TablesPage {
            head: DeskHead::of_section(&of.shown, &of.at, section, Tab::Hall),
            here: paths::desk::TablePlan::of(event, &section.id).to_string(),
            rows: body.rooms.iter().map(row).chain(empty).collect(),
            fixed: (body.fixed.iter())
                .map(|one| (one.table, one.player.name.clone(), entry(&one.player)))
                .collect(),
            in_need: (body.need_accessible.iter())
                .map(|one| (one.name.clone(), entry(one)))
                .collect(),
            remarks: body.remarks,
            may_plan: of.at.member.may(Right::Settings) && !section.finished,
        }
    }
}

fn row(room: &Room) -> RoomRow {
    RoomRow {
        name: room.name.clone(),
        first: room.first.to_string(),
        last: room.last.to_string(),
        accessible: stretches(&room.accessible),
    }
}

/// Tables as people write them: `1, 2, 5–8`.
fn stretches(tables: &BTreeSet<u32>) -> String {
    let mut stretches: Vec<(u32, u32)> = Vec::new();
    for table in tables {
        match stretches.last_mut() {
            Some((_, last)) if *last + 1 == *table => *last = *table,
            _ => stretches.push((*table, *table)),
        }
    }
    let written = stretches
        .into_iter()
        .map(|(first, last)| match last - first {
            0 => first.to_string(),
            1 => format!("{first}, {last}"),
            _ => format!("{first}–{last}"),
        });
    written.collect::<Vec<_>>().join(", ")
}
