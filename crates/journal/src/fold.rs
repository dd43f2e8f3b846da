//! From records to the state.

use std::collections::BTreeSet;

use crate::propose::Ids;
use crate::{Change, Event, Record, Refusal, Seq};

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
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("record {seq}: {why}")]
pub struct BrokenJournal {
    pub seq: Seq,
    pub why: Refusal,
}

/// Folds the records of an event to its state, checking each of them.
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
    match change {
        Change::Undone { seq } => {
            undoable(before, *seq)?;
            if !undone.insert(*seq) {
                return Err(Refusal::UndoneAlready(*seq));
            }
        }
        Change::Redone { seq } => {
            undoable(before, *seq)?;
            if !undone.remove(seq) {
                return Err(Refusal::NotUndone(*seq));
            }
        }
        _ => {}
    }
    Ok(())
}

fn undoable(records: &[Record], seq: Seq) -> Result<(), Refusal> {
    let record = (seq.0 as usize)
        .checked_sub(1)
        .and_then(|place| records.get(place))
        .ok_or(Refusal::NoRecord(seq))?;
    match record.change {
        Change::EventCreated { .. } => Err(Refusal::NotUndoable(seq)),
        Change::Undone { .. } | Change::Redone { .. } => Err(Refusal::UndoOfUndo(seq)),
        _ => Ok(()),
    }
}
