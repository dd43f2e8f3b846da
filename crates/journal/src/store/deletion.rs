//! Events that were deleted: kept for a while, so that they can be brought back.

use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use crate::{Author, EventId};

/// How long a deleted event is kept.
const KEPT_FOR: SignedDuration = SignedDuration::from_hours(30 * 24);

/// That an event was deleted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deletion {
    pub at: Timestamp,
    pub by: Author,
}

impl Deletion {
    /// Until when the event can be brought back.
    pub fn kept_until(&self) -> Timestamp {
        let until = self.at.checked_add(KEPT_FOR);
        until.unwrap_or(Timestamp::MAX)
    }
}

/// An event that was deleted and is still kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeletedEvent {
    /// The short name. No other event can have it as long as this one is kept.
    pub id: EventId,
    pub name: String,
    /// How many records the journal has.
    pub records: u64,
    pub deletion: Deletion,
}
