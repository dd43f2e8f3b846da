//! Erasing personal data from the records that tell them.

use jiff::Timestamp;

use super::kept::unwritable;
use super::{Journal, Receipt, SubmitError};
use crate::chain::StoredRecord;
use crate::changes::{ERASED, PersonsMeant};
use crate::fold::fold_all;
use crate::store::Appended;
use crate::{Author, Erased, ErasedRecord, Record, Refusal, Seq, Subject};

/// Personal data that are to be erased: dates of birth, notes, needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Erasure {
    /// Whose: a player's, everybody's in a section, or everybody's.
    pub subject: Subject,
    pub author: Author,
    /// Who asked for it, or what rule.
    pub reason: String,
    pub at: Timestamp,
}

/// What is written when something is erased.
struct Replacement {
    /// What stands in the place of the records from now on.
    stored: Vec<StoredRecord>,
    /// Which records those are.
    records: Vec<ErasedRecord>,
    /// All records of the journal as they are then.
    all: Vec<Record>,
}

impl Journal {
    /// The records that tell personal data of somebody.
    pub fn personal(&self, of: &Subject) -> Vec<Seq> {
        let whose = PersonsMeant::of(of, self.records());
        let telling = self.records().iter();
        let telling = telling.filter(|record| record.change.without_personal(&whose).is_some());
        telling.map(|record| record.seq).collect()
    }

    /// Erases personal data from every record that tells them, undone ones included. The chain of digests
    /// stays as it was; a new record says which records were changed so, by whom and why.
    ///
    /// # Errors
    ///
    /// [`SubmitError`] if there are none, no reason is given, the records do not follow each other without
    /// them, or the store cannot write.
    pub async fn erase(&mut self, erasure: &Erasure) -> Result<Receipt, SubmitError> {
        loop {
            self.refresh().await?;
            self.sound()?;
            let Replacement {
                stored,
                records,
                mut all,
            } = self.without(&erasure.subject)?;
            let erased = Erased {
                subject: erasure.subject.clone(),
                records,
            };
            let record = Record {
                seq: self.head().next(),
                at: erasure.at,
                author: erasure.author.clone(),
                reason: Some(erasure.reason.clone()),
                confirmed: Vec::new(),
                change: erased.into(),
            };
            all.push(record.clone());
            fold_all(&all).map_err(|broken| refused(broken.why))?;
            let (_, _, new) = self.linked(std::slice::from_ref(&record))?;
            let before = self.digest().to_string();
            let written = self.store.erase(&self.id, &before, &new, &stored).await?;
            if written == Appended::Yes {
                // What was read before says something else now.
                *self = Journal::open(self.store.clone(), self.id.clone()).await?;
                return Ok(Receipt {
                    head: self.head(),
                    records: vec![record],
                });
            }
        }
    }

    /// The records without somebody's personal data.
    fn without(&self, subject: &Subject) -> Result<Replacement, SubmitError> {
        let whose = PersonsMeant::of(subject, self.records());
        let mut replacement = Replacement {
            stored: Vec::new(),
            records: Vec::new(),
            all: Vec::with_capacity(self.records().len() + 1),
        };
        let mut before = self.begins_after();
        for (record, link) in self.records().iter().zip(&self.links) {
            let mut record = record.clone();
            if let Some(change) = record.change.without_personal(&whose) {
                let kept = self.stored(&record).map_err(unwritable)?;
                record.change = change;
                record.reason = record.reason.map(|_| ERASED.to_owned());
                let (erased, shown) = kept.erased(before, &record).map_err(unwritable)?;
                replacement.stored.push(erased);
                replacement.records.push(ErasedRecord {
                    record: record.seq,
                    digest: link.digest,
                    shown,
                });
            }
            before = link.digest;
            replacement.all.push(record);
        }
        match replacement.records.is_empty() {
            true => Err(refused(Refusal::NothingChanges)),
            false => Ok(replacement),
        }
    }
}

fn refused(why: Refusal) -> SubmitError {
    SubmitError::Refused { command: 0, why }
}
