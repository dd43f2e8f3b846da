//! Notes. Nothing else rests on them.

use adoube_tournament::{BoardNumber, EntrantId, RoundNumber, TeamId};
use serde::{Deserialize, Serialize};

use super::fact::{Fact, Stamp, Task, UndoLimit};
use super::{Change, ERASED, PersonsMeant};
use crate::checks::written;
use crate::{Event, Item, Note, Refusal, Section, SectionId, Subject};

/// Something was written down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(rename(serialize = "journal-noted"))]
pub struct Noted {
    /// What it is about.
    pub subject: Subject,
    pub text: String,
}

impl Fact for Noted {
    const TASK: Task = Task::Incidents;

    fn section(&self) -> Option<&SectionId> {
        self.subject.section()
    }

    fn round(&self) -> Option<RoundNumber> {
        match self.subject {
            Subject::Round { round, .. } | Subject::Board { round, .. } => Some(round),
            Subject::Event {}
            | Subject::Section { .. }
            | Subject::Entrant { .. }
            | Subject::Team { .. } => None,
        }
    }

    /// Notes are only ever added.
    fn writes(&self) -> Vec<Subject> {
        Vec::new()
    }

    fn undo(&self) -> UndoLimit {
        UndoLimit::Always
    }

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        written(&self.text, Item::Note)?;
        let note = Note {
            subject: self.subject.clone(),
            text: self.text.clone(),
        };
        let Some(id) = self.subject.section() else {
            event.notes.push(note);
            return Ok(());
        };
        let section = event.existing(id)?;
        check_subject(section, &self.subject)?;
        section.notes.push(note);
        Ok(())
    }

    fn without_personal(&self, of: &PersonsMeant) -> Option<Change> {
        let meant = of.covers_note_about(&self.subject) && self.text != ERASED;
        meant.then(|| {
            let text = ERASED.to_owned();
            let subject = self.subject.clone();
            Noted { subject, text }.into()
        })
    }

    fn about_board(&self, board: BoardNumber) -> bool {
        matches!(self.subject, Subject::Board { board: own, .. } if own == board)
    }

    fn about_entrant(&self, entrant: EntrantId) -> bool {
        matches!(self.subject, Subject::Entrant { entrant: own, .. } if own == entrant)
    }

    fn about_team(&self, team: TeamId) -> bool {
        matches!(self.subject, Subject::Team { team: own, .. } if own == team)
    }
}

fn check_subject(section: &Section, subject: &Subject) -> Result<(), Refusal> {
    match subject {
        Subject::Event {} | Subject::Section { .. } => Ok(()),
        Subject::Round { round, .. } => section.announced(*round),
        Subject::Board { round, board, .. } => section.game(*round, *board).map(|_| ()),
        Subject::Entrant { entrant, .. } => section.entered(*entrant).map(|_| ()),
        Subject::Team { team, .. } => {
            let found = section.team(*team);
            found.map(|_| ()).ok_or(Refusal::NoTeam(*team))
        }
    }
}
