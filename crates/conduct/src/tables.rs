//! The plan of the tables as it is made: reading what was typed, and what does not fit together.
//!
//! Where pairs sit by it is decided when a round is paired ([`rounds::seat`](crate::rounds::seat)).

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use adoube_journal::{Event, Room, Section};
use adoube_tournament::EntrantId;
use serde::Serialize;

use crate::rounds::needs_accessible_table;

/// Nobody has a hall with more tables.
const LARGEST: u32 = 20_000;

/// What was typed is no list of tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum UnreadableTables {
    /// Neither a number nor two with a dash between them.
    NoStretch { found: String },
    /// No number of a table.
    NoTable { found: String },
    /// A room is written NAME=FIRST-LAST.
    NoRoom { found: String },
    /// An accessible table that stands in no room.
    InNoRoom { table: u32 },
}

adoube_types::errors!(UnreadableTables);

/// Reads tables as people write them: `1, 2, 5-8`.
///
/// ```
/// use adoube_conduct::tables::read_tables;
///
/// let tables = read_tables("1, 5-7").unwrap();
/// assert_eq!(tables.into_iter().collect::<Vec<_>>(), [1, 5, 6, 7]);
/// ```
///
/// # Errors
///
/// [`UnreadableTables`] names what is no table.
pub fn read_tables(text: &str) -> Result<BTreeSet<u32>, UnreadableTables> {
    let words = text.split([',', ';', ' ']).filter(|word| !word.is_empty());
    let mut tables = BTreeSet::new();
    for word in words {
        tables.extend(stretch(word).ok_or_else(|| UnreadableTables::NoStretch {
            found: word.to_owned(),
        })?);
    }
    Ok(tables)
}

fn stretch(word: &str) -> Option<RangeInclusive<u32>> {
    let (first, last) = word.split_once(['-', '–']).unwrap_or((word, word));
    let table = |text: &str| text.trim().parse().ok().filter(|table| *table <= LARGEST);
    let (first, last) = (table(first)?, table(last)?);
    (first > 0 && first <= last).then_some(first..=last)
}

/// Rooms as they are written on a command line, `Hall A=1-20`, with the accessible tables of all of them.
///
/// # Errors
///
/// [`UnreadableTables`] names what is no room, or the table that is in none.
pub fn read_rooms(
    rooms: &[String],
    accessible: &BTreeSet<u32>,
) -> Result<Vec<Room>, UnreadableTables> {
    let room = |text: &String| {
        let no_room = || UnreadableTables::NoRoom {
            found: text.clone(),
        };
        let (name, tables) = text.rsplit_once('=').ok_or_else(no_room)?;
        let tables = stretch(tables.trim()).ok_or_else(no_room)?;
        Ok(Room {
            name: name.trim().to_owned(),
            first: *tables.start(),
            last: *tables.end(),
            accessible: accessible
                .iter()
                .copied()
                .filter(|it| tables.contains(it))
                .collect(),
        })
    };
    let rooms: Vec<Room> = rooms.iter().map(room).collect::<Result<_, _>>()?;
    let mut accessible = accessible.iter();
    match accessible.find(|table| !rooms.iter().any(|room| room.has(**table))) {
        Some(table) => Err(UnreadableTables::InNoRoom { table: *table }),
        None => Ok(rooms),
    }
}

/// Something in a plan of the tables that does not fit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum TablesRemark {
    /// Another section plays at the same tables, perhaps at another time.
    SharedTables {
        room: String,
        first: u32,
        last: u32,
        section: String,
    },
    /// Somebody always sits at a table that is in no room.
    FixedOutside { player: EntrantId, table: u32 },
    /// More players need an accessible table than there are.
    FewAccessible { players: usize, tables: usize },
    /// The rooms do not hold everybody.
    FewTables { wanted: usize, tables: usize },
}

/// What does not fit in the plan of a section.
pub fn remarks(event: &Event, section: &Section) -> Vec<TablesRemark> {
    let others = event.sections.iter().filter(|other| other.id != section.id);
    let mut remarks: Vec<TablesRemark> = others.flat_map(|other| shared(section, other)).collect();
    let fixed = section.fixed_boards.iter();
    let outside = fixed.filter(|(_, table)| section.room(**table).is_none());
    if !section.rooms.is_empty() {
        remarks.extend(outside.map(|(player, table)| TablesRemark::FixedOutside {
            player: *player,
            table: *table,
        }));
    }
    let players = in_need(section).len();
    let tables = section.rooms.iter().map(|room| room.accessible.len()).sum();
    if players > tables {
        remarks.push(TablesRemark::FewAccessible { players, tables });
    }
    let (wanted, tables) = (wanted(section), held(section));
    if wanted > tables && !section.rooms.is_empty() {
        remarks.push(TablesRemark::FewTables { wanted, tables });
    }
    remarks
}

/// Who needs an accessible table, in the order of the entries.
pub fn in_need(section: &Section) -> Vec<EntrantId> {
    let next = section.next_round();
    let entrants = section.draft.entrants.iter();
    let staying = entrants.filter(|entrant| entrant.takes_part_in(next));
    let ids = staying.map(|entrant| entrant.id);
    ids.filter(|id| needs_accessible_table(section, *id))
        .collect()
}

/// How many tables the next round takes if everybody is there; a match of teams counts as one.
fn wanted(section: &Section) -> usize {
    let next = section.next_round();
    match section.settings.format.is_of_team_matches() {
        true => section.draft.teams.len() / 2,
        false => {
            let entrants = section.draft.entrants.iter();
            entrants.filter(|one| one.takes_part_in(next)).count() / 2
        }
    }
}

fn held(section: &Section) -> usize {
    let tables = section.rooms.iter().map(|room| room.last - room.first + 1);
    tables.fold(0, |sum, tables| sum + tables as usize)
}

/// The stretches of tables that two sections both have in rooms of one name.
fn shared(section: &Section, other: &Section) -> Vec<TablesRemark> {
    let same = |one: &Room, two: &Room| one.name.trim().eq_ignore_ascii_case(two.name.trim());
    let pairs = section
        .rooms
        .iter()
        .flat_map(|own| other.rooms.iter().map(move |theirs| (own, theirs)));
    pairs
        .filter(|(own, theirs)| same(own, theirs))
        .filter_map(|(own, theirs)| {
            let (first, last) = (own.first.max(theirs.first), own.last.min(theirs.last));
            (first <= last).then(|| TablesRemark::SharedTables {
                room: own.name.clone(),
                first,
                last,
                section: other.settings.name.clone(),
            })
        })
        .collect()
}
