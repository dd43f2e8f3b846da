//! The boards that a sector arbiter looks after.

use adoube_journal::{Change, Command, Journal, Section, SectionId};
use adoube_tournament::BoardNumber;

use crate::auth::{Member, Role};

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
pub fn may_touch(member: &Member, journal: &Journal, command: &Command) -> bool {
    let Some((section, board)) = board_of(journal, command) else {
        return true;
    };
    let section = journal.event().section(section);
    section.is_none_or(|section| looks_after(member, section, board))
}

/// The board whose result or moves a command is about. Taking a record back is about the board of
/// that record.
fn board_of<'a>(
    journal: &'a Journal,
    command: &'a Command,
) -> Option<(&'a SectionId, BoardNumber)> {
    match command {
        Command::EnterResult { section, board, .. }
        | Command::ReportResult { section, board, .. }
        | Command::CorrectResult { section, board, .. }
        | Command::ClearResult { section, board, .. }
        | Command::RecordGame { section, board, .. } => Some((section, *board)),
        Command::Undo { seq } | Command::Redo { seq } => {
            let mut records = journal.records().iter();
            let record = records.find(|record| record.seq == *seq)?;
            changed_board(&record.change)
        }
        _ => None,
    }
}

fn changed_board(change: &Change) -> Option<(&SectionId, BoardNumber)> {
    match change {
        Change::ResultEntered { section, board, .. }
        | Change::ResultReported { section, board, .. }
        | Change::ResultCorrected { section, board, .. }
        | Change::ResultCleared { section, board, .. }
        | Change::GameRecorded { section, board, .. } => Some((section, *board)),
        _ => None,
    }
}
