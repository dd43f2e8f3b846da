//! What is found of a journal or an export.

use serde::Serialize;

use super::{Digest, TakenIn, Walk};
use crate::fold::{BrokenJournal, fold_all};
use crate::store::{Store, StoreError, Unreadable};
use crate::{EventId, PublicKey, Record, Refusal, Seq, SignatureVerdict};

/// What is wrong with the records of a journal, or with an export.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum ChainFault {
    /// The record, or its digest, is not what was written.
    Changed { seq: Seq },
    /// The record has no digest.
    NoDigest { seq: Seq },
    /// Records are missing in the middle.
    Missing { from: Seq, to: Seq },
    /// Records are missing at the end.
    CutOff { from: Seq, to: Seq },
    /// A record stands where another belongs, or a second time.
    OutOfPlace { seq: Seq, expected: Seq },
    /// There are more records than are kept account of.
    TooMany { announced: u64, found: u64 },
    /// The last record is not the one that is kept account of.
    OtherEnd,
    /// A record cannot be read.
    Unreadable { seq: Seq, problem: String },
    /// A record cannot follow those before it.
    DoesNotFollow { seq: Seq, why: Box<Refusal> },
    /// The event was kept under another short name.
    OtherName,
    /// The title that is kept of the event is not the one that its records tell.
    OtherTitle,
    /// What stands before the records was changed: the first line of an export.
    Header,
    /// There are no digests: an export of version 0.1.0.
    NoChain,
    /// The journal was damaged already when the export was written.
    WasDamaged,
    /// The file of the database is damaged.
    File { problem: String },
    /// The signature is not one of this export.
    Signature,
}

adoube_types::errors!(ChainFault);

/// What is found of a journal or an export.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    pub event: EventId,
    /// How many records were looked at.
    pub records: u64,
    /// The digest of the last record, which stands for all of them.
    pub head: Option<Digest>,
    /// Records that were kept without digests before, and when they were taken in.
    pub taken_in: Option<TakenIn>,
    /// Records whose text is not there, only their digests.
    pub withheld: Vec<Seq>,
    /// Records from which personal data were erased, each with the record that says by whom and why.
    pub erased: Vec<(Seq, Seq)>,
    /// What is wrong; nothing if the journal is sound.
    pub faults: Vec<ChainFault>,
    /// Who signed the export, and whether the signature holds.
    pub signed: Option<SignatureVerdict>,
}

impl Verdict {
    /// Whether everything is as it was written.
    pub fn is_sound(&self) -> bool {
        self.faults.is_empty()
    }

    /// Whether a signature by this key was found, and holds.
    pub fn is_signed_by(&self, key: &PublicKey) -> bool {
        let signed = self.signed.as_ref();
        signed.is_some_and(|signed| signed.holds && signed.by == *key)
    }

    /// The first record that is proved to be as it was entered: those before it were only taken in.
    pub fn proved_from(&self) -> Seq {
        Seq(self.taken_in.as_ref().map_or(0, |taken| taken.records) + 1)
    }
}

/// The fault of a record that cannot be read.
fn unreadable(error: StoreError) -> Result<ChainFault, StoreError> {
    match error {
        StoreError::Unreadable { seq, problem, .. } => Ok(ChainFault::Unreadable {
            seq,
            problem: match problem {
                Unreadable::Author(error) => error.to_string(),
                Unreadable::Text(text) => text,
            },
        }),
        error => Err(error),
    }
}

impl From<BrokenJournal> for ChainFault {
    fn from(broken: BrokenJournal) -> ChainFault {
        ChainFault::DoesNotFollow {
            seq: broken.seq,
            why: Box::new(broken.why),
        }
    }
}

/// What is wrong with records that cannot follow each other.
pub(crate) fn not_following(records: &[Record]) -> Option<ChainFault> {
    fold_all(records).err().map(ChainFault::from)
}

/// Reads an event from its store, whole, and says whether it is what was written: every record, their
/// order and their number, the names, and the file of the database.
///
/// # Errors
///
/// [`StoreError`] if there is no such event, or the store does not answer.
pub async fn verify(store: &dyn Store, event: &EventId) -> Result<Verdict, StoreError> {
    let mut faults = Vec::new();
    for problem in store.inspect().await? {
        faults.push(ChainFault::File { problem });
    }
    let stored = match store.load(event, Seq::NONE).await {
        Ok(stored) => stored,
        Err(error) => {
            faults.push(unreadable(error)?);
            return Ok(Verdict {
                event: event.clone(),
                records: 0,
                head: None,
                taken_in: None,
                withheld: Vec::new(),
                erased: Vec::new(),
                faults,
                signed: None,
            });
        }
    };
    let mut walk = Walk::from(stored.head.taken_in.as_deref());
    let mut records = Vec::with_capacity(stored.records.len());
    let mut readable = true;
    for record in &stored.records {
        walk.take(record);
        match record.record(event) {
            Ok(record) => records.push(record),
            Err(error) => {
                readable = false;
                faults.push(unreadable(error)?);
            }
        }
    }
    faults.extend(walk.ends_at(event, &stored.head));
    if readable {
        match fold_all(&records) {
            Ok(folded) if folded.event.details.name != stored.head.name => {
                faults.push(ChainFault::OtherTitle);
            }
            Ok(_) => {}
            Err(broken) => faults.push(broken.into()),
        }
    }
    let taken_in = stored.head.taken_in.as_deref();
    Ok(Verdict {
        event: event.clone(),
        records: stored.records.len() as u64,
        head: (!stored.records.is_empty()).then(|| walk.digest()),
        taken_in: taken_in.and_then(|text| serde_json::from_str(text).ok()),
        erased: walk.erasures(),
        withheld: walk.withheld,
        faults,
        signed: None,
    })
}
