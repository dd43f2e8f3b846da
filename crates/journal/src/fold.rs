//! From records to the state.

use std::collections::BTreeSet;

use serde::Serialize;

use crate::changes::{Ids, UndoLimit};
use crate::{Change, Event, Record, Refusal, Seq, Undoing};

/// What the records of an event come to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Folded {
    /// The event as it stands.
    pub event: Event,
    /// The ids given so far.
    pub ids: Ids,
    /// The records that were taken back.
    pub undone: BTreeSet<Seq>,
}

/// A record does not hold.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BrokenJournal {
    pub seq: Seq,
    pub why: Refusal,
}

adoube_types::errors!(BrokenJournal);

/// Folds the records of an event to its state, checking each of them.
///
/// # Errors
///
/// [`BrokenJournal`] with the record that cannot follow those before it.
pub fn fold(records: &[Record]) -> Result<Event, BrokenJournal> {
    fold_all(records).map(|folded| folded.event)
}

pub(crate) fn fold_all(records: &[Record]) -> Result<Folded, BrokenJournal> {
    let mut undone = BTreeSet::new();
    for (place, record) in records.iter().enumerate() {
        let broken = |why| BrokenJournal {
            seq: record.seq,
            why,
        };
        if record.seq != Seq(place as u64 + 1) {
            return Err(broken(Refusal::NoRecord(Seq(place as u64 + 1))));
        }
        toggle(&mut undone, &records[..place], &record.change).map_err(broken)?;
    }
    fold_without(records, undone)
}

/// Folds the records that are not undone.
pub(crate) fn fold_without(
    records: &[Record],
    undone: BTreeSet<Seq>,
) -> Result<Folded, BrokenJournal> {
    let mut folded = Folded {
        undone,
        ..Folded::default()
    };
    for record in records {
        folded.ids.note(record);
        if !folded.undone.contains(&record.seq) {
            folded.event.apply(record).map_err(|why| BrokenJournal {
                seq: record.seq,
                why,
            })?;
        }
    }
    Ok(folded)
}

/// Carries out an undo or redo on the set of undone records; leaves it alone for any other change.
pub(crate) fn toggle(
    undone: &mut BTreeSet<Seq>,
    before: &[Record],
    change: &Change,
) -> Result<(), Refusal> {
    let Some(undoing) = change.undoing() else {
        return Ok(());
    };
    undoable(before, undoing.seq())?;
    match undoing {
        Undoing::Undo(seq) if !undone.insert(seq) => Err(Refusal::UndoneAlready(seq)),
        Undoing::Redo(seq) if !undone.remove(&seq) => Err(Refusal::NotUndone(seq)),
        Undoing::Undo(_) | Undoing::Redo(_) => Ok(()),
    }
}

fn undoable(records: &[Record], seq: Seq) -> Result<(), Refusal> {
    let record = (seq.0 as usize)
        .checked_sub(1)
        .and_then(|place| records.get(place))
        .ok_or(Refusal::NoRecord(seq))?;
    match record.change.undo() {
        UndoLimit::Never => Err(Refusal::NotUndoable(seq)),
        UndoLimit::OfUndo => Err(Refusal::UndoOfUndo(seq)),
        UndoLimit::Always | UndoLimit::UntilFinished | UndoLimit::UntilClosed(_) => Ok(()),
    }
}

impl Event {
    /// Undo and redo do not reach into what was declared complete: first that declaration is taken
    /// back, then what it covers.
    pub(crate) fn check_undo(&self, target: &Change) -> Result<(), Refusal> {
        let Some(section) = target.section().and_then(|id| self.section(id)) else {
            return Ok(());
        };
        match target.undo() {
            UndoLimit::Never | UndoLimit::OfUndo | UndoLimit::Always => Ok(()),
            UndoLimit::UntilFinished | UndoLimit::UntilClosed(_) if section.finished => {
                Err(Refusal::Finished(section.id.clone()))
            }
            UndoLimit::UntilClosed(round) if section.is_closed(round) => {
                Err(Refusal::Closed(round))
            }
            UndoLimit::UntilFinished | UndoLimit::UntilClosed(_) => Ok(()),
        }
    }
}
