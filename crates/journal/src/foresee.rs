//! What commands will come to.

use jiff::Timestamp;

use crate::changes::{Change, Ids, ProposalContext};
use crate::{Author, Command, Event, Record, Refusal, Seq};

/// The event as one command will leave it; nothing is written.
///
/// # Errors
///
/// Why the journal will not carry it out.
pub fn attempt(event: &Event, command: Command, reason: Option<&str>) -> Result<Event, Refusal> {
    let (mut event, ids) = (event.clone(), Ids::in_use(event));
    let given = ProposalContext {
        event: &event,
        ids: &ids,
        reason,
    };
    let change = command.propose(&given)?;
    event.apply(&foreseen(change, reason))?;
    Ok(event)
}

/// A record that is not written.
fn foreseen(change: Change, reason: Option<&str>) -> Record {
    Record {
        seq: Seq::NONE,
        at: Timestamp::UNIX_EPOCH,
        author: Author::nobody(),
        reason: reason.map(str::to_owned),
        confirmed: Vec::new(),
        change,
    }
}

/// The event as commands will leave it, as far as they can be carried out; nothing is written, and
/// what they take back stays.
pub fn foresee(event: &Event, commands: &[Command], reason: Option<&str>) -> Event {
    let (mut event, mut ids) = (event.clone(), Ids::in_use(event));
    for command in commands {
        if command.undoing().is_some() {
            continue;
        }
        let given = ProposalContext {
            event: &event,
            ids: &ids,
            reason,
        };
        let Ok(change) = command.clone().propose(&given) else {
            break;
        };
        let record = foreseen(change, reason);
        if event.apply(&record).is_err() {
            break;
        }
        ids.note(&record);
    }
    event
}
