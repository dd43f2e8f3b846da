//! The plan of the tables of a section.

use adoube_conduct::tables::{in_need, remarks};
use adoube_journal::{Event, Room, Section};
use adoube_tournament::{EntrantId, PairingNumber};
use adoube_words::Words;
use serde::Serialize;
use utoipa::ToSchema;

use crate::names::SectionNames;

/// Where a section plays, who sits where in every round, and what does not fit.
#[derive(Serialize, ToSchema)]
pub struct TablesBody {
    /// `name`, `first`, `last` and `accessible`, in the order in which the tables are filled.
    #[schema(value_type = Vec<Object>)]
    pub rooms: Vec<Room>,
    /// Who always sits at the same table, in the order of the tables.
    pub fixed: Vec<FixedTableBody>,
    /// Who needs an accessible table.
    pub need_accessible: Vec<SeatedBody>,
    /// What does not fit, in words.
    pub remarks: Vec<String>,
}

/// A player in a plan of tables.
#[derive(Serialize, ToSchema)]
#[schema(as = SeatedPlayer)]
pub struct SeatedBody {
    #[schema(value_type = u32)]
    pub entrant: EntrantId,
    pub number: Option<u32>,
    pub name: String,
}

/// A player who always sits at the same table.
#[derive(Serialize, ToSchema)]
#[schema(as = FixedTable)]
pub struct FixedTableBody {
    #[serde(flatten)]
    pub player: SeatedBody,
    pub table: u32,
}

impl TablesBody {
    /// The plan of a section.
    pub fn of(event: &Event, section: &Section, words: Words) -> TablesBody {
        let player = |id: EntrantId| {
            let entrant = section.entrant(id);
            SeatedBody {
                entrant: id,
                number: entrant
                    .and_then(|entrant| entrant.pairing_number)
                    .map(PairingNumber::get),
                name: entrant.map_or_else(String::new, |entrant| entrant.player.name.clone()),
            }
        };
        let fixed = section.fixed_boards.iter();
        let mut fixed: Vec<FixedTableBody> = fixed
            .map(|(id, table)| FixedTableBody {
                player: player(*id),
                table: *table,
            })
            .collect();
        fixed.sort_by_key(|one| one.table);
        let names = SectionNames::in_section(section);
        let remarks = remarks(event, section).into_iter();
        TablesBody {
            rooms: section.rooms.clone(),
            fixed,
            need_accessible: in_need(section).into_iter().map(player).collect(),
            remarks: remarks.map(|one| words.tell_with(&one, &names)).collect(),
        }
    }
}
