//! The boards that a sector arbiter looks after.

use adoube_journal::{Command, Event, Section};
use adoube_tournament::BoardNumber;

use crate::people::{Member, Role};

/// Whether a board is in the sectors of somebody. Only sector arbiters are bound to sectors, and
/// only if some are named.
pub fn looks_after(member: &Member, section: &Section, board: BoardNumber) -> bool {
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
pub fn may_touch(member: &Member, event: &Event, command: &Command) -> bool {
    let (section, board) = match command {
        Command::EnterResult { section, board, .. }
        | Command::CorrectResult { section, board, .. }
        | Command::ClearResult { section, board, .. } => (section, board),
        _ => return true,
    };
    let section = event.section(section);
    section.is_none_or(|section| looks_after(member, section, *board))
}
