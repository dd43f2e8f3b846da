//! What commands will come to.

use jiff::Timestamp;

use crate::changes::{Given, Ids};
use crate::{Author, Command, Event, Record, Seq};

/// The event as commands will leave it, as far as they can be carried out; nothing is written, and
/// what they take back stays.
pub fn foresee(event: &Event, commands: &[Command], reason: Option<&str>) -> Event {
    let (mut event, mut ids) = (event.clone(), Ids::in_use(event));
    for command in commands {
        if command.undoing().is_some() {
            continue;
        }
        let given = Given {
            event: &event,
            ids: &ids,
            reason,
        };
        let Ok(change) = command.clone().propose(&given) else {
            break;
        };
        let record = Record {
            seq: Seq::NONE,
            at: Timestamp::UNIX_EPOCH,
            author: Author::nobody(),
            reason: reason.map(str::to_owned),
            confirmed: Vec::new(),
            change,
        };
        if event.apply(&record).is_err() {
            break;
        }
        ids.note(&record);
    }
    event
}
