//! Going along the records of a journal, one after the other, and comparing.

use std::collections::BTreeMap;

use super::stored::{seal, start};
use super::{ChainFault, Digest, EventHead, Link, StoredRecord, TakenIn};
use crate::{Change, ErasedRecord, EventId, Seq};

/// Where the going is, and what was found so far.
#[derive(Clone, Debug)]
pub(crate) struct Walk {
    /// The digest of the last record, as it is stored.
    before: Digest,
    /// The digest of the last record as it should be, if that is another one: which of the two is wrong
    /// shows at the next record.
    should_be: Option<Digest>,
    /// After missing records nothing can be said of the digest of the next one.
    after_gap: bool,
    /// The digest of the first record.
    first: Option<String>,
    /// The last record.
    pub seq: Seq,
    pub faults: Vec<ChainFault>,
    pub withheld: Vec<Seq>,
    /// Records in whose place something else is shown: the digest each got, and that of what is shown.
    instead: BTreeMap<Seq, (String, String)>,
    /// What later records say was erased, by the record it was erased from.
    told: BTreeMap<Seq, (ErasedRecord, Seq)>,
}

impl Walk {
    /// The beginning of a journal, by what is said of records without digests.
    pub(crate) fn from(taken_in: Option<&str>) -> Walk {
        Walk {
            before: start(taken_in),
            should_be: None,
            after_gap: false,
            first: None,
            seq: Seq::NONE,
            faults: Vec::new(),
            withheld: Vec::new(),
            instead: BTreeMap::new(),
            told: BTreeMap::new(),
        }
    }

    /// The digest of the last record.
    pub(crate) fn digest(&self) -> Digest {
        self.before
    }

    /// Goes on to the next record.
    pub(crate) fn take(&mut self, record: &StoredRecord) -> Link {
        let line = record.line();
        let expected = self.seq.next();
        let seq = Seq(record.seq);
        if seq > expected {
            let (from, to) = (expected, Seq(record.seq - 1));
            self.faults.push(ChainFault::Missing { from, to });
            self.after_gap = true;
        } else if seq < expected {
            self.faults.push(ChainFault::OutOfPlace { seq, expected });
            self.after_gap = true;
        }
        let digest = record.digest.as_deref().and_then(|text| text.parse().ok());
        let shown = record.shown.as_deref();
        let computed = self.before.next(&line);
        let fits = |computed: Digest| match shown {
            None => digest == Some(computed),
            // Whether that was to be is seen when a later record says so.
            Some(shown) => computed.to_string() == shown,
        };
        let should_be = self.should_be.map(|before| before.next(&line));
        let sound =
            digest.is_some() && (self.after_gap || fits(computed) || should_be.is_some_and(fits));
        if !sound {
            self.faults.push(match record.digest {
                None => ChainFault::NoDigest { seq },
                Some(_) => ChainFault::Changed { seq },
            });
        }
        self.before = digest.unwrap_or(computed);
        self.should_be = (!sound && shown.is_none()).then_some(computed);
        self.after_gap = false;
        match (shown, &record.digest) {
            (Some(_), _) if record.is_withheld() => self.withheld.push(seq),
            (Some(shown), Some(digest)) => {
                let instead = (digest.clone(), shown.to_owned());
                self.instead.insert(seq, instead);
            }
            _ => self.hear(record),
        }
        if self.first.is_none() {
            self.first.clone_from(&record.digest);
        }
        self.seq = seq.max(self.seq);
        Link {
            digest: self.before,
            shown: shown.and_then(|text| text.parse().ok()),
        }
    }

    /// Remembers what a record says was erased from others.
    fn hear(&mut self, record: &StoredRecord) {
        if record.erases()
            && let Ok(Change::Erased(erased)) = serde_json::from_str(&record.change)
        {
            let told = erased.records.into_iter();
            let told = told.map(|one| (one.record, (one, Seq(record.seq))));
            self.told.extend(told);
        }
    }

    /// Records from which something was erased, each with the record that says so, and those in whose place
    /// something stands of which no record says so.
    fn erased(&self) -> (Vec<(Seq, Seq)>, Vec<Seq>) {
        let (mut erased, mut changed) = (Vec::new(), Vec::new());
        for (seq, (digest, shown)) in &self.instead {
            match self.told.get(seq) {
                Some((one, by))
                    if one.digest.to_string() == *digest && one.shown.to_string() == *shown =>
                {
                    erased.push((*seq, *by));
                }
                _ => changed.push(*seq),
            }
        }
        (erased, changed)
    }

    /// Records from which something was erased, each with the record that says by whom and why.
    pub(crate) fn erasures(&self) -> Vec<(Seq, Seq)> {
        self.erased().0
    }

    /// Goes on to a record that was written just now, behind all that were found sound.
    pub(crate) fn append(&mut self, seq: Seq, digest: Digest) -> Link {
        self.before = digest;
        self.seq = seq;
        if self.first.is_none() {
            self.first = Some(digest.to_string());
        }
        Link {
            digest,
            shown: None,
        }
    }

    /// Goes past a record that cannot be read. Its number.
    pub(crate) fn skip(&mut self) -> Seq {
        self.seq = self.seq.next();
        self.after_gap = true;
        self.seq
    }

    /// Compares the end with what is kept beside the records.
    pub(crate) fn ends_at(&self, event: &EventId, head: &EventHead) -> Vec<ChainFault> {
        let mut faults = self.faults.clone();
        let changed = self.erased().1.into_iter();
        faults.extend(changed.map(|seq| ChainFault::Changed { seq }));
        if head.records > self.seq.0 {
            let (from, to) = (self.seq.next(), Seq(head.records));
            faults.push(ChainFault::CutOff { from, to });
        } else if head.records < self.seq.0 {
            faults.push(ChainFault::TooMany {
                announced: head.records,
                found: self.seq.0,
            });
        } else {
            let ends = [Some(self.before), self.should_be];
            let ends = ends.into_iter().flatten().map(|end| end.to_string());
            if !ends.into_iter().any(|end| head.head.as_ref() == Some(&end)) {
                faults.push(ChainFault::OtherEnd);
            }
        }
        let wrong = |text: &String| serde_json::from_str::<TakenIn>(text).is_err();
        if head.taken_in.as_ref().is_some_and(wrong) {
            faults.push(ChainFault::Header);
        }
        let first_is_changed = faults.contains(&ChainFault::Changed { seq: Seq(1) });
        let sealed = seal(event, self.first.as_deref());
        if head.seal.as_deref() != Some(sealed.as_str()) && !first_is_changed {
            faults.push(ChainFault::OtherName);
        }
        faults
    }
}
