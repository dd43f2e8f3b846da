//! The journal of one event, open for reading and writing.

mod erasing;
mod kept;

pub use erasing::Erasure;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use adoube_tournament::EntrantId;
use jiff::Timestamp;
use serde::{Serialize, Serializer};

use crate::chain::{ChainFault, Link, StoredRecord, Walk};
use crate::changes::ProposalContext;
use crate::fold::{BrokenJournal, Folded, fold_all, fold_without, toggle};
use crate::store::{Appended, Store, StoreError};
use crate::{
    Author, Change, Command, Event, EventId, Record, Refusal, SectionId, SectionSettings, Seq,
    Subject, Undoing,
};

/// Commands to be carried out together: all of them or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Submission {
    /// The last record the writer had seen when deciding on the commands.
    pub seen: Seq,
    pub author: Author,
    /// Why, where there is something to say.
    pub reason: Option<String>,
    pub at: Timestamp,
    /// The warnings that the writer was shown and confirmed, by their codes.
    pub confirmed: Vec<String>,
    /// What to do, in order.
    pub commands: Vec<Command>,
}

impl Submission {
    /// Commands of an author, decided on whatever stands when they are carried out.
    pub fn new(author: Author, at: Timestamp, commands: Vec<Command>) -> Submission {
        Submission {
            // Nothing that was written can be after the end of time.
            seen: Seq(u64::MAX),
            author,
            reason: None,
            at,
            confirmed: Vec::new(),
            commands,
        }
    }

    /// The same with consent to more warnings.
    #[must_use]
    pub fn confirming(mut self, codes: impl IntoIterator<Item = String>) -> Submission {
        for code in codes {
            if !self.confirmed.contains(&code) {
                self.confirmed.push(code);
            }
        }
        self
    }

    /// The same, decided on what stood at this record; at whatever stands if none is named.
    #[must_use]
    pub fn seen(self, seen: Option<Seq>) -> Submission {
        Submission {
            seen: seen.unwrap_or(Seq(u64::MAX)),
            ..self
        }
    }

    /// The same with a reason, if the text says something.
    #[must_use]
    pub fn because(self, reason: Option<String>) -> Submission {
        let reason = reason.map(|text| text.trim().to_owned());
        Submission {
            reason: reason.filter(|text| !text.is_empty()),
            ..self
        }
    }
}

/// The records that a submission became; durable when this is returned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Receipt {
    /// The records, in order.
    pub records: Vec<Record>,
    /// The last record of the journal now: what the writer has seen.
    pub head: Seq,
}

/// Why a submission was not carried out. Nothing of it has been written.
#[derive(Debug, Serialize)]
pub enum SubmitError {
    /// A command does not fit the state.
    Refused {
        /// Which of the commands, from 0.
        command: usize,
        why: Refusal,
    },
    /// Somebody else changed the same thing after the writer last looked.
    Conflict(Conflict),
    /// The store failed.
    Store(StoreError),
    /// The records in the store do not make sense.
    Broken(BrokenJournal),
    /// The records in the store are not those that were written: nothing is written behind them.
    Damaged(Damaged),
}

/// The journal of an event is not what was written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "journal-damaged")]
pub struct Damaged {
    pub event: EventId,
    /// What is wrong first.
    pub fault: Box<ChainFault>,
}

/// What somebody else changed in the meantime.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "journal-conflict")]
pub struct Conflict {
    /// What the writer had seen.
    pub seen: Seq,
    /// The records that get in the way.
    #[serde(serialize_with = "clauses")]
    pub changed: Vec<Record>,
}

/// What is a sentence of its own is not told with commas.
fn clauses<S: Serializer>(changed: &[Record], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_newtype_struct("Series", changed)
}

adoube_types::errors!(SubmitError, Conflict, Damaged);

impl From<StoreError> for SubmitError {
    fn from(error: StoreError) -> SubmitError {
        SubmitError::Store(error)
    }
}

impl From<BrokenJournal> for SubmitError {
    fn from(error: BrokenJournal) -> SubmitError {
        SubmitError::Broken(error)
    }
}

/// The journal of one event: its records, and the state they fold to.
///
/// A journal follows the store: several journals of one event, in one process or in many, see
/// each other's records and never write over them.
pub struct Journal {
    store: Arc<dyn Store>,
    id: EventId,
    records: Vec<Record>,
    /// The digests of the records.
    links: Vec<Link>,
    /// What is stored of records that this version of the program would write otherwise.
    verbatim: BTreeMap<Seq, StoredRecord>,
    /// What is said of records that were kept without digests.
    taken_in: Option<String>,
    /// Where the chain is.
    walk: Walk,
    /// What is wrong with the records.
    faults: Vec<ChainFault>,
    folded: Folded,
    /// A submission was staged and not concluded: the state may be ahead of the store.
    unsettled: bool,
}

impl Journal {
    /// The short name of the event.
    pub fn id(&self) -> &EventId {
        &self.id
    }

    /// The event as it stands.
    pub fn event(&self) -> &Event {
        &self.folded.event
    }

    /// The id that the next player who is entered in a section gets, so that one submission can enter somebody
    /// and pair them. Another writer may be faster; then the pairing names a stranger and is refused.
    pub fn next_entrant(&self, section: &SectionId) -> EntrantId {
        self.folded.ids.next_entrant(section)
    }

    /// All records, the undone ones included.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// The number of the last record.
    pub fn head(&self) -> Seq {
        self.records.last().map_or(Seq::NONE, |record| record.seq)
    }

    /// Whether a record was taken back.
    pub fn is_undone(&self, seq: Seq) -> bool {
        self.folded.undone.contains(&seq)
    }

    /// The settings of a section as they were before a record about it.
    pub fn settings_before(&self, record: &Record) -> Option<&SectionSettings> {
        let section = record.change.section()?;
        let place = self.records.partition_point(|other| other.seq < record.seq);
        let earlier = &self.records[..place];
        let mut undone = BTreeSet::new();
        for other in earlier {
            toggle(&mut undone, earlier, &other.change).ok()?;
        }
        let in_force = |other: &&Record| {
            other.change.section() == Some(section) && !undone.contains(&other.seq)
        };
        let mut latest = earlier.iter().rev().filter(in_force);
        latest.find_map(|other| other.change.settings())
    }

    /// The latest record that can be taken back.
    pub fn last_undoable(&self) -> Option<&Record> {
        let mut recent = self.records.iter().rev();
        recent.find(|record| record.change.is_undoable() && !self.is_undone(record.seq))
    }

    /// The record taken back last, if nothing but undo and redo has happened since.
    pub fn last_undone(&self) -> Option<&Record> {
        let recent = self.records.iter().rev();
        recent
            .map_while(|record| record.change.undoing())
            .filter_map(|undoing| match undoing {
                Undoing::Undo(seq) => Some(seq),
                Undoing::Redo(_) => None,
            })
            .find(|seq| self.is_undone(*seq))
            .and_then(|seq| self.record(seq))
    }

    /// A record by its number.
    pub fn record(&self, seq: Seq) -> Option<&Record> {
        let place = usize::try_from(seq.0).ok()?.checked_sub(1)?;
        self.records.get(place)
    }

    /// The event as it would stand after an undo or redo, if that can be; nothing is written.
    pub fn foresee_undoing(&self, undoing: Undoing) -> Option<Event> {
        let mut undone = self.folded.undone.clone();
        match undoing {
            Undoing::Undo(seq) => undone.insert(seq),
            Undoing::Redo(seq) => undone.remove(&seq),
        };
        let folded = fold_without(&self.records, undone).ok()?;
        Some(folded.event)
    }

    /// Everything that ever happened to a player, a round, a board or another subject, undone
    /// records and the undoing included.
    pub fn history<'j>(&'j self, subject: &'j Subject) -> impl Iterator<Item = &'j Record> {
        self.records.iter().filter(move |record| {
            let target = self.target(record);
            let concerns = |record: &Record| record.change.concerns(subject);
            concerns(target)
                || self.replaced_by(target).is_some_and(concerns)
                || self.resettles(record, target, subject)
        })
    }

    /// Whether a record takes back (or puts in force again) settings under which a round was paired
    /// meanwhile: they say whether a round is public at once.
    fn resettles(&self, record: &Record, target: &Record, subject: &Subject) -> bool {
        let (Change::SectionEdited(edited), Subject::Round { section, round }) =
            (&target.change, subject)
        else {
            return false;
        };
        let mut between =
            (self.records.iter()).filter(|other| other.seq > target.seq && other.seq < record.seq);
        edited.section == *section
            && between.any(|other| {
                let Change::RoundPaired(paired) = &other.change else {
                    return false;
                };
                paired.section == *section && paired.round == *round
            })
    }

    /// The record whose setting a record set anew, if it did such a thing.
    fn replaced_by(&self, record: &Record) -> Option<&Record> {
        let sets = record.change.sets()?;
        let place = usize::try_from(record.seq.0).ok()?.checked_sub(1)?;
        let mut before = self.records.get(..place)?.iter().rev();
        before.find(|other| !self.is_undone(other.seq) && other.change.sets() == Some(sets))
    }

    /// Carries out commands: all of them or none. When this returns a receipt the records are
    /// durable.
    ///
    /// A writer need not have seen the latest record. What others wrote since `seen` only
    /// matters where it touches the same thing; then the answer is a [`Conflict`].
    ///
    /// # Errors
    ///
    /// [`SubmitError`] if a command is refused, somebody changed the same since, or the store cannot write.
    pub async fn submit(&mut self, submission: Submission) -> Result<Receipt, SubmitError> {
        if self.unsettled {
            self.refresh().await?;
        }
        loop {
            self.sound()?;
            let name_before = self.event().details.name.clone();
            let staged = self.stage(&submission)?;
            let name = self.event().details.name.as_str();
            let renamed = (name != name_before).then_some(name);
            let (walk, links, stored) = self.linked(&staged)?;
            let before = self.walk.digest().to_string();
            let appended = (self.store)
                .append(&self.id, &before, &stored, renamed)
                .await;
            match appended {
                Ok(Appended::Yes) => {
                    self.unsettled = false;
                    self.records.extend(staged.iter().cloned());
                    self.links.extend(links);
                    self.walk = walk;
                    let salted = stored.into_iter().filter(|kept| kept.salt.is_some());
                    self.verbatim
                        .extend(salted.map(|kept| (Seq(kept.seq), kept)));
                    return Ok(Receipt {
                        head: self.head(),
                        records: staged,
                    });
                }
                // Somebody was faster: take their records in and look again.
                Ok(Appended::HeadMoved) => self.refresh().await?,
                Err(error) => {
                    // Whether it was written is unknown; the store is asked before anything else.
                    return Err(error.into());
                }
            }
        }
    }

    /// Applies the commands to the state and makes their records. On a refusal the state is as
    /// before.
    fn stage(&mut self, submission: &Submission) -> Result<Vec<Record>, SubmitError> {
        let mut staged: Vec<Record> = Vec::with_capacity(submission.commands.len());
        self.unsettled = true;
        for (place, command) in submission.commands.iter().enumerate() {
            let outcome = self.stage_one(submission, command, &mut staged);
            if let Err(error) = outcome {
                self.unstage(!staged.is_empty())?;
                return Err(match error {
                    StageError::Refused(why) => SubmitError::Refused {
                        command: place,
                        why,
                    },
                    StageError::Conflict(conflict) => SubmitError::Conflict(conflict),
                });
            }
        }
        Ok(staged)
    }

    fn unstage(&mut self, changed: bool) -> Result<(), BrokenJournal> {
        if changed {
            self.folded = fold_all(&self.records)?;
        }
        self.unsettled = false;
        Ok(())
    }

    fn stage_one(
        &mut self,
        submission: &Submission,
        command: &Command,
        staged: &mut Vec<Record>,
    ) -> Result<(), StageError> {
        let reason = submission.reason.as_deref();
        let (event, ids) = (&self.folded.event, &self.folded.ids);
        let proposed = command
            .clone()
            .propose(&ProposalContext { event, ids, reason });
        let record = Record {
            seq: Seq(self.head().0 + staged.len() as u64 + 1),
            at: submission.at,
            author: submission.author.clone(),
            reason: submission.reason.clone(),
            confirmed: submission.confirmed.clone(),
            // A conflict explains better than a refusal why the world is not as the writer saw it,
            // but without a change there is nothing to compare.
            change: proposed.map_err(StageError::Refused)?,
        };
        self.check_conflict(&record, submission.seen)?;
        match record.change.undoing() {
            Some(undoing) => self.undo_or_redo(&record, undoing, staged)?,
            None => {
                let applied = self.folded.event.apply(&record);
                applied.map_err(StageError::Refused)?;
            }
        }
        self.folded.ids.note(&record);
        staged.push(record);
        Ok(())
    }

    fn undo_or_redo(
        &mut self,
        record: &Record,
        undoing: Undoing,
        staged: &[Record],
    ) -> Result<(), StageError> {
        let all: Vec<Record> = self.records.iter().chain(staged).cloned().collect();
        if let Some(target) = all.iter().find(|other| other.seq == undoing.seq()) {
            let frozen = self.folded.event.check_undo(&target.change);
            frozen.map_err(StageError::Refused)?;
        }
        let mut undone = self.folded.undone.clone();
        toggle(&mut undone, &all, &record.change).map_err(StageError::Refused)?;
        self.folded = fold_without(&all, undone).map_err(|broken| {
            StageError::Refused(Refusal::Dependent {
                dependent: broken.seq,
                why: Box::new(broken.why),
            })
        })?;
        Ok(())
    }

    /// Whether somebody changed what this record changes after the writer last looked.
    fn check_conflict(&self, record: &Record, seen: Seq) -> Result<(), StageError> {
        let unseen = usize::try_from(seen.0).unwrap_or(usize::MAX);
        let Some(others) = self.records.get(unseen..).filter(|new| !new.is_empty()) else {
            return Ok(());
        };
        let footprint = self.target(record).change.footprint();
        let changed: Vec<Record> = others
            .iter()
            .filter(|other| footprint.meets(&self.target(other).change.writes()))
            .cloned()
            .collect();
        if changed.is_empty() {
            return Ok(());
        }
        Err(StageError::Conflict(Conflict { seen, changed }))
    }

    /// The record an undo or redo is about; any other record itself.
    fn target<'r>(&'r self, record: &'r Record) -> &'r Record {
        let undoing = record.change.undoing();
        let target = undoing.and_then(|undoing| self.record(undoing.seq()));
        target.unwrap_or(record)
    }
}

enum StageError {
    Refused(Refusal),
    Conflict(Conflict),
}
