//! Personal data that were erased from records.

use adoube_tournament::{EntrantId, Player};
use serde::{Deserialize, Serialize};

use super::fact::{Fact, Stamp, Task, UndoLimit};
use crate::chain::Digest;
use crate::checks::required;
use crate::{Event, Record, Refusal, SectionId, Seq, Step, Subject};

/// What stands in the place of a text that was erased.
pub(crate) const ERASED: &str = "—";

/// Personal data were erased from earlier records: what they said of them is not kept anywhere, the
/// digests that they got when they were written are. This record is the proof that it was done, by whom
/// and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(rename(serialize = "journal-erased"))]
pub struct Erased {
    /// Whose they were: those of a player, of everybody in a section, or of everybody.
    pub subject: Subject,
    /// From which records.
    pub records: Vec<ErasedRecord>,
}

/// A record from which something was erased.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ErasedRecord {
    pub record: Seq,
    /// The digest that it got when it was written. It goes on standing in the chain.
    pub digest: Digest,
    /// The digest of what stands there now.
    pub shown: Digest,
}

impl Fact for Erased {
    const TASK: Task = Task::Settings;

    fn section(&self) -> Option<&SectionId> {
        self.subject.section()
    }

    /// Nobody else's work depends on it.
    fn writes(&self) -> Vec<Subject> {
        Vec::new()
    }

    fn undo(&self) -> UndoLimit {
        UndoLimit::Never
    }

    fn apply(&self, _event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        required(stamp.reason, Step::Erase)
    }

    fn about_entrant(&self, entrant: EntrantId) -> bool {
        matches!(self.subject, Subject::Entrant { entrant: own, .. } if own == entrant)
    }
}

/// Whose personal data are meant. A player who went over into another section is several entrants.
pub(crate) struct PersonsMeant(Vec<Subject>);

impl PersonsMeant {
    /// Those of everybody.
    pub(crate) fn everybody() -> PersonsMeant {
        PersonsMeant(vec![Subject::Event {}])
    }

    /// Those of a subject; of a player also what was written down in the sections that he or she came from.
    pub(crate) fn of(subject: &Subject, records: &[Record]) -> PersonsMeant {
        let mut all = vec![subject.clone()];
        for record in records.iter().rev() {
            let before = all.iter().filter_map(|one| match one {
                Subject::Entrant { section, entrant } => {
                    record.change.entrant_before(section, *entrant)
                }
                _ => None,
            });
            let before = before.map(|(section, entrant)| Subject::Entrant { section, entrant });
            let before: Vec<Subject> = before.collect();
            all.extend(before);
        }
        PersonsMeant(all)
    }

    pub(crate) fn is_everybody(&self) -> bool {
        self.0.contains(&Subject::Event {})
    }

    /// Whether something of a player is meant.
    pub(crate) fn covers(&self, section: &SectionId, entrant: EntrantId) -> bool {
        let player = Subject::Entrant {
            section: section.clone(),
            entrant,
        };
        self.covers_note_about(&player)
    }

    /// Whether a note about something is meant.
    pub(crate) fn covers_note_about(&self, other: &Subject) -> bool {
        self.0.iter().any(|one| match one {
            Subject::Event {} => true,
            Subject::Section { section } => other.section() == Some(section),
            one => one == other,
        })
    }
}

/// What may be kept of a player when nobody needs to know more: who played, for whom, with which rating;
/// nothing if no more is known, or somebody else is meant.
pub(crate) fn impersonal(
    of: &PersonsMeant,
    section: &SectionId,
    entrant: EntrantId,
    player: &Player,
) -> Option<Player> {
    let kept = Player {
        birth: None,
        notes: None,
        ..player.clone()
    };
    (of.covers(section, entrant) && kept != *player).then_some(kept)
}
