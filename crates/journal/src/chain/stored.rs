//! What a store keeps of an event: text, and how it is read.

use jiff::Timestamp;
use ring::rand::{SecureRandom, SystemRandom};
use serde::{Deserialize, Serialize};

use super::{Digest, hex};
use crate::changes::PersonsMeant;
use crate::store::{Deletion, StoreError, Unreadable};
use crate::{Author, EventId, Record, Seq};

/// A record as it is stored: text that every store keeps as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredRecord {
    pub seq: u64,
    pub at: String,
    pub author: String,
    pub reason: Option<String>,
    /// A list as JSON; nothing where nothing was confirmed.
    pub confirmed: Option<String>,
    /// Random digits of a record that tells something personal: they go when that is erased, and nobody
    /// can find out by trying what stood there.
    pub salt: Option<String>,
    /// The change as JSON.
    pub change: String,
    /// The digest that the record got when it was written.
    pub digest: Option<String>,
    /// The digest of what stands here in its place, where that is not what was written.
    pub shown: Option<String>,
}

/// What is kept of an event beside its records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventHead {
    pub name: String,
    /// How many records there are.
    pub records: u64,
    /// The digest of the last one.
    pub head: Option<String>,
    /// What is said of records that were kept without digests, as JSON.
    pub taken_in: Option<String>,
    /// The digest of the short name, a line feed and the digest of the first record: the event is known
    /// by no other short name.
    pub seal: Option<String>,
    /// Who deleted it, if somebody did: then nobody is shown it.
    pub deleted: Option<Deletion>,
}

/// An event as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    pub head: EventHead,
    pub records: Vec<StoredRecord>,
}

impl EventHead {
    /// Whether the event is there for those who read and write it.
    ///
    /// # Errors
    ///
    /// [`StoreError::EventDeleted`] if it was deleted.
    pub(crate) fn is_there(&self, event: &EventId) -> Result<(), StoreError> {
        match &self.deleted {
            None => Ok(()),
            Some(_) => Err(StoreError::EventDeleted(event.clone())),
        }
    }
}

impl StoredEvent {
    /// The digest before the first record.
    pub(crate) fn begins_after(&self) -> Digest {
        start(self.head.taken_in.as_deref())
    }

    /// The same under another short name.
    pub(crate) fn named(mut self, event: &EventId) -> StoredEvent {
        let first = self.records.first();
        self.head.seal = Some(seal(
            event,
            first.and_then(|record| record.digest.as_deref()),
        ));
        self
    }
}

/// Records that were kept without digests, by an earlier version of the program, and when they were
/// taken in. What happened to them before is not proved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TakenIn {
    /// How many they were.
    pub records: u64,
    /// When they got their digests.
    pub at: Timestamp,
}

impl TakenIn {
    /// The text that is kept of it and stands before the first record.
    pub(crate) fn text(&self) -> String {
        format!("{{\"records\":{},\"at\":\"{}\"}}", self.records, self.at)
    }
}

/// The digest before the first record.
pub(crate) fn start(taken_in: Option<&str>) -> Digest {
    taken_in.map_or(Digest::NONE, |text| Digest::of(text.as_bytes()))
}

/// The seal of an event.
pub(crate) fn seal(event: &EventId, first: Option<&str>) -> String {
    Digest::of(format!("{event}\n{}", first.unwrap_or_default()).as_bytes()).to_string()
}

impl StoredEvent {
    /// Records as a new journal.
    ///
    /// # Errors
    ///
    /// A record cannot be written as JSON.
    pub fn of(
        event: &EventId,
        name: &str,
        records: &[Record],
        taken_in: Option<&TakenIn>,
    ) -> Result<StoredEvent, serde_json::Error> {
        let records: Result<Vec<_>, _> = records.iter().map(StoredRecord::of).collect();
        Ok(chained(event, name, records?, taken_in))
    }
}

/// Gives the records of an event that has no digests theirs.
pub(crate) fn chained(
    event: &EventId,
    name: &str,
    mut records: Vec<StoredRecord>,
    taken_in: Option<&TakenIn>,
) -> StoredEvent {
    let taken_in = taken_in.map(TakenIn::text);
    let mut before = start(taken_in.as_deref());
    for record in &mut records {
        before = before.next(&record.line());
        record.digest = Some(before.to_string());
        record.shown = None;
    }
    let first = records.first().and_then(|record| record.digest.as_deref());
    let head = EventHead {
        name: name.to_owned(),
        records: records.len() as u64,
        head: Some(before.to_string()),
        taken_in,
        seal: Some(seal(event, first)),
        deleted: None,
    };
    StoredEvent { head, records }
}

/// The digests of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Link {
    pub digest: Digest,
    pub shown: Option<Digest>,
}

/// Random digits, so that a digest betrays nothing about what was written.
fn salt() -> Result<String, serde_json::Error> {
    let mut drawn = [0; 16];
    let done = SystemRandom::new().fill(&mut drawn);
    done.map_err(|_| serde::ser::Error::custom("the computer gives no random numbers"))?;
    Ok(hex(&drawn))
}

fn json(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

impl StoredRecord {
    /// The text of a record, without digests.
    pub(crate) fn of(record: &Record) -> Result<StoredRecord, serde_json::Error> {
        let confirmed = (!record.confirmed.is_empty())
            .then(|| serde_json::to_string(&record.confirmed))
            .transpose()?;
        Ok(StoredRecord {
            seq: record.seq.0,
            at: record.at.to_string(),
            author: record.author.as_str().to_owned(),
            reason: record.reason.clone(),
            confirmed,
            salt: None,
            change: serde_json::to_string(&record.change)?,
            digest: None,
            shown: None,
        })
    }

    /// The text of a record that follows the one with this digest.
    ///
    /// # Errors
    ///
    /// The record cannot be written as JSON.
    pub fn after(before: Digest, record: &Record) -> Result<StoredRecord, serde_json::Error> {
        StoredRecord::chained(before, record).map(|(stored, _)| stored)
    }

    /// The same, with the digest of the record.
    pub(crate) fn chained(
        before: Digest,
        record: &Record,
    ) -> Result<(StoredRecord, Digest), serde_json::Error> {
        let mut stored = StoredRecord::of(record)?;
        if record
            .change
            .without_personal(&PersonsMeant::everybody())
            .is_some()
        {
            stored.salt = Some(salt()?);
        }
        let digest = before.next(&stored.line());
        stored.digest = Some(digest.to_string());
        Ok((stored, digest))
    }

    /// The line that the digest covers: the record as it stands in an export, without digests.
    pub fn line(&self) -> String {
        let mut line = format!(
            "{{\"seq\":{},\"at\":{},\"author\":{}",
            self.seq,
            json(&self.at),
            json(&self.author)
        );
        if let Some(reason) = &self.reason {
            line.push_str(",\"reason\":");
            line.push_str(&json(reason));
        }
        if let Some(confirmed) = &self.confirmed {
            line.push_str(",\"confirmed\":");
            line.push_str(confirmed);
        }
        if let Some(salt) = &self.salt {
            line.push_str(",\"salt\":");
            line.push_str(&json(salt));
        }
        line.push_str(",\"change\":");
        line.push_str(&self.change);
        line.push('}');
        line
    }

    /// What stands in the place of this record when personal data are erased from it: the digest that it
    /// got when it was written, and another that covers what is shown now.
    pub(crate) fn erased(
        &self,
        before: Digest,
        record: &Record,
    ) -> Result<(StoredRecord, Digest), serde_json::Error> {
        let mut erased = StoredRecord::of(record)?;
        let shown = before.next(&erased.line());
        erased.digest.clone_from(&self.digest);
        erased.shown = Some(shown.to_string());
        Ok((erased, shown))
    }

    /// Whether this says that something was erased from records before it.
    pub(crate) fn erases(&self) -> bool {
        self.change.starts_with("{\"kind\":\"erased\"")
    }

    /// Whether this says that a record is not shown.
    pub(crate) fn is_withheld(&self) -> bool {
        self.change == "{\"kind\":\"withheld\"}"
    }

    /// The record itself.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if it cannot be read.
    pub fn record(&self, event: &EventId) -> Result<Record, StoreError> {
        let seq = Seq(self.seq);
        let unreadable = |problem: Unreadable| StoreError::Unreadable {
            event: event.clone(),
            seq,
            problem,
        };
        let text = |error: &dyn std::fmt::Display| unreadable(Unreadable::Text(error.to_string()));
        Ok(Record {
            seq,
            at: (self.at.parse()).map_err(|error: jiff::Error| text(&error))?,
            author: (self.author.parse::<Author>())
                .map_err(|error| unreadable(Unreadable::Author(error)))?,
            reason: self.reason.clone(),
            confirmed: (self.confirmed.as_deref())
                .map_or(Ok(Vec::new()), serde_json::from_str)
                .map_err(|error| text(&error))?,
            change: serde_json::from_str(&self.change).map_err(|error| text(&error))?,
        })
    }
}
