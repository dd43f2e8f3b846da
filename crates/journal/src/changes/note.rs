//! What is written down: notes and incidents. Nothing else rests on them.

use adoube_tournament::{BoardNumber, EntrantId, RoundNumber, TeamId};
use serde::{Deserialize, Serialize};

use super::fact::{Fact, Task, UndoLimit, in_section};
use crate::checks::written;
use crate::{Event, Incident, Item, Note, Refusal, Section, SectionId, Subject};

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

    fn apply(&self, event: &mut Event, _reason: Option<&str>) -> Result<(), Refusal> {
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

/// An incident was written down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IncidentReported {
    pub section: SectionId,
    pub round: RoundNumber,
    /// Which board, if one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardNumber>,
    /// Who is concerned.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entrants: Vec<EntrantId>,
    pub facts: String,
    /// What the arbiter decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruling: Option<String>,
}

impl Fact for IncidentReported {
    const TASK: Task = Task::Incidents;

    in_section!();

    fn round(&self) -> Option<RoundNumber> {
        Some(self.round)
    }

    /// Incidents are only ever added.
    fn writes(&self) -> Vec<Subject> {
        Vec::new()
    }

    fn undo(&self) -> UndoLimit {
        UndoLimit::Always
    }

    fn apply(&self, event: &mut Event, _reason: Option<&str>) -> Result<(), Refusal> {
        let section = event.existing(&self.section)?;
        written(&self.facts, Item::Incident)?;
        section.announced(self.round)?;
        if let Some(board) = self.board {
            section.game(self.round, board)?;
        }
        for entrant in &self.entrants {
            section.entered(*entrant)?;
        }
        section.incidents.push(Incident {
            round: self.round,
            board: self.board,
            entrants: self.entrants.clone(),
            facts: self.facts.clone(),
            ruling: self.ruling.clone(),
        });
        Ok(())
    }

    fn about_board(&self, board: BoardNumber) -> bool {
        self.board == Some(board)
    }

    fn about_entrant(&self, entrant: EntrantId) -> bool {
        self.entrants.contains(&entrant)
    }
}
