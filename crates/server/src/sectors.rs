//! The boards that a sector arbiter looks after.

use adoube_journal::{BoardPlace, Command, Journal, Section};
use adoube_tournament::BoardNumber;

use crate::auth::{Member, Role};

/// Whether a board is in the sectors of somebody. Only sector arbiters are bound to sectors, and
/// only if some are named.
pub(crate) fn looks_after(member: &Member, section: &Section, board: BoardNumber) -> bool {
    if member.role != Role::SectorArbiter || member.sectors.is_empty() {
        return true;
    }
    let mut own = section
        .sectors
        .iter()
        .filter(|sector| member.sectors.contains(&sector.name));
    own.any(|sector| (sector.first..=sector.last).contains(&board.table))
}

/// Whether a command stays within the sectors of who gives it.
pub(crate) fn may_touch(member: &Member, journal: &Journal, command: &Command) -> bool {
    let Some(place) = board_of(journal, command) else {
        return true;
    };
    let section = journal.event().section(place.section);
    section.is_none_or(|section| looks_after(member, section, place.board))
}

/// The board whose result or moves a command is about. Taking a record back is about the board of
/// that record.
fn board_of<'a>(journal: &'a Journal, command: &'a Command) -> Option<BoardPlace<'a>> {
    match command.undoing() {
        Some(undoing) => journal.record(undoing.seq())?.change.board(),
        None => command.board(),
    }
}
