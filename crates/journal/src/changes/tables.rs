//! The plan of the tables: which rooms a section plays in, and which tables are easy to get to.

use serde::{Deserialize, Serialize};

use crate::changes::fact::{Fact, Stamp, Task, writes_section};
use crate::checks::named;
use crate::{Event, Item, Refusal, Room, SectionId};

/// The tables were planned; these are all rooms, in the order in which their tables are filled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TablesPlanned {
    pub section: SectionId,
    /// The rooms; without any, tables are counted from 1.
    pub rooms: Vec<Room>,
}

impl Fact for TablesPlanned {
    const TASK: Task = Task::Settings;

    writes_section!();

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        check_rooms(&self.rooms)?;
        if section.rooms == self.rooms {
            return Err(Refusal::NothingChanges);
        }
        section.rooms = self.rooms.clone();
        Ok(())
    }
}

/// A room may have several stretches of tables, but a table stands in one place.
fn check_rooms(rooms: &[Room]) -> Result<(), Refusal> {
    for room in rooms {
        named(&room.name, Item::Room)?;
        let (first, last) = (room.first, room.last);
        if first == 0 || last < first {
            return Err(Refusal::NoTables { first, last });
        }
        if let Some(table) = room.accessible.iter().find(|table| !room.has(**table)) {
            return Err(Refusal::TableElsewhere {
                table: *table,
                room: room.name.clone(),
            });
        }
    }
    let mut by_table: Vec<&Room> = rooms.iter().collect();
    by_table.sort_by_key(|room| room.first);
    for pair in by_table.windows(2) {
        if pair[1].first <= pair[0].last {
            return Err(Refusal::RoomsOverlap {
                one: pair[0].name.clone(),
                other: pair[1].name.clone(),
                table: pair[1].first,
            });
        }
    }
    Ok(())
}
