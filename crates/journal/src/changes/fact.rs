//! What every kind of change says of itself.

use adoube_tournament::{BoardNumber, EntrantId, Game, RoundNumber, TeamId};
use jiff::Timestamp;

use super::{BoardPlace, Change, Ids, PersonsMeant, Undoing};
use crate::subject::Footprint;
use crate::{Author, Event, Record, Refusal, SectionId, SectionSettings, Seq, Subject, Trace};

/// A part of an arbiter's work: who may do it is decided elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Task {
    /// Players and teams: entering them, their presence, byes and withdrawals.
    Entries,
    /// Results of open rounds.
    Results,
    /// Incidents, notes and the moves of games.
    Incidents,
    /// Complaints about players and inspections of them: for few eyes.
    Confidential,
    /// Numbers, pairings, and what becomes of rounds.
    Pairings,
    /// What is announced, points and prizes.
    Settings,
    /// Line-ups of teams.
    LineUps,
}

/// How far a change can be taken back. What was declared complete is left alone: first that
/// declaration is taken back, then what it covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum UndoLimit {
    /// The event would be gone.
    Never,
    /// It is an undo or redo itself.
    OfUndo,
    /// Nothing else rests on it.
    Always,
    /// While the section is not finished.
    UntilFinished,
    /// While the section is not finished and the round is open.
    UntilClosed(RoundNumber),
}

/// Something that is set as a whole: who is no longer mentioned is concerned too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Setting<'c> {
    Team(&'c SectionId, TeamId),
    VirtualPoints(&'c SectionId),
    Prohibited(&'c SectionId),
    NonPairings(&'c SectionId),
}

/// The record that a change stands in.
#[derive(Clone, Copy)]
pub(crate) struct Stamp<'r> {
    pub(crate) seq: Seq,
    pub(crate) at: Timestamp,
    pub(crate) author: &'r Author,
    pub(crate) reason: Option<&'r str>,
}

impl<'r> Stamp<'r> {
    pub(crate) fn of(record: &'r Record) -> Stamp<'r> {
        Stamp {
            seq: record.seq,
            at: record.at,
            author: &record.author,
            reason: record.reason.as_deref(),
        }
    }

    /// Who wrote it and when, to be kept.
    pub(crate) fn trace(self) -> Trace {
        Trace {
            seq: self.seq,
            at: self.at,
            author: self.author.clone(),
            reason: self.reason.map(str::to_owned),
        }
    }
}

/// What a kind of change touches, checks and does.
pub(crate) trait Fact {
    /// What part of an arbiter's work it is.
    const TASK: Task;

    /// The section it happened in.
    fn section(&self) -> Option<&SectionId>;

    /// The round it is about.
    fn round(&self) -> Option<RoundNumber> {
        None
    }

    /// The board whose result or moves it is about.
    fn place(&self) -> Option<BoardPlace<'_>> {
        None
    }

    /// What it alters: who changes the same at the same time is in conflict.
    fn writes(&self) -> Vec<Subject>;

    /// What it alters, and what it was computed from.
    fn footprint(&self) -> Footprint {
        Footprint {
            writes: self.writes(),
            reads_section: None,
        }
    }

    /// How far it can be taken back.
    fn undo(&self) -> UndoLimit {
        UndoLimit::UntilFinished
    }

    /// What it announces of its section.
    fn settings(&self) -> Option<&SectionSettings> {
        None
    }

    /// Which record it takes back or puts in force again.
    fn undoing(&self) -> Option<Undoing> {
        None
    }

    /// What it sets as a whole.
    fn sets(&self) -> Option<Setting<'_>> {
        None
    }

    /// The board whose result it set or took away.
    fn result_of(&self) -> Option<BoardPlace<'_>> {
        None
    }

    /// The round that it made what it is: paired, changed by hand or published.
    fn shapes_round(&self) -> Option<RoundNumber> {
        None
    }

    /// The pairings of later rounds than this one may have looked at what it changed.
    fn looked_at_after(&self) -> Option<RoundNumber> {
        None
    }

    /// Keeps the ids that it gave from being given again.
    fn note_ids(&self, _ids: &mut Ids) {}

    /// Rules that are younger than journals which break them: they hold when a command asks for the
    /// change, not when it is read.
    fn check_proposed(&self, _event: &Event, _reason: Option<&str>) -> Result<(), Refusal> {
        Ok(())
    }

    /// Who a player of a section was before it, if it brought the player there.
    fn entrant_before(&self, _: &SectionId, _: EntrantId) -> Option<(SectionId, EntrantId)> {
        None
    }

    /// The same without the personal data of those who are meant; nothing if it has none of theirs.
    fn without_personal(&self, _of: &PersonsMeant) -> Option<Change> {
        None
    }

    /// Checks everything that could speak against it, then makes the change.
    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal>;

    /// Whether it is part of a round.
    fn in_round(&self, round: RoundNumber) -> bool {
        self.round() == Some(round)
    }

    /// Whether it is about a board of its round.
    fn about_board(&self, board: BoardNumber) -> bool {
        self.place().is_some_and(|place| place.board == board)
    }

    /// Whether it is about a board of a round.
    fn at_board(&self, round: RoundNumber, board: BoardNumber) -> bool {
        self.round() == Some(round) && self.about_board(board)
    }

    /// Whether it is about a player of its section.
    fn about_entrant(&self, _entrant: EntrantId) -> bool {
        false
    }

    /// Whether it is about a team of its section.
    fn about_team(&self, _team: TeamId) -> bool {
        false
    }

    /// Whether it belongs in the history of a subject.
    fn concerns(&self, subject: &Subject) -> bool {
        if let Subject::Event {} = subject {
            return true;
        }
        let here = self.section() == subject.section();
        here && match subject {
            Subject::Event {} | Subject::Section { .. } => true,
            Subject::Round { round, .. } => self.in_round(*round),
            Subject::Board { round, board, .. } => self.at_board(*round, *board),
            Subject::Entrant { entrant, .. } => self.about_entrant(*entrant),
            Subject::Team { team, .. } => self.about_team(*team),
        }
    }
}

/// What a change is worked out from, besides its command.
pub(crate) struct ProposalContext<'a> {
    pub(crate) event: &'a Event,
    pub(crate) ids: &'a Ids,
    pub(crate) reason: Option<&'a str>,
}

impl<'a> ProposalContext<'a> {
    /// The game on the board that a command is about.
    pub(crate) fn game(
        &self,
        section: &SectionId,
        round: RoundNumber,
        board: BoardNumber,
    ) -> Result<&'a Game, Refusal> {
        self.event.known(section)?.game(round, board)
    }
}

/// A command from which a change is worked out: ids, numbers and what stood before are filled in.
pub(crate) trait Propose {
    /// The kind of change that comes of it.
    type Becomes: Fact + Into<Change>;

    /// The board whose result or moves it is about.
    fn place(&self) -> Option<BoardPlace<'_>> {
        None
    }

    /// The change it asks for. Only rules that are younger than journals which break them are
    /// checked here; the others when the change is applied.
    fn propose(self, given: &ProposalContext) -> Result<Self::Becomes, Refusal>;
}

/// A change of a section: it has one.
macro_rules! in_section {
    () => {
        fn section(&self) -> Option<&$crate::SectionId> {
            Some(&self.section)
        }
    };
}

/// A record of a section that is only ever added: it is in nobody's way and can always be taken back.
macro_rules! only_added {
    () => {
        $crate::changes::fact::in_section!();

        fn writes(&self) -> Vec<$crate::Subject> {
            Vec::new()
        }

        fn undo(&self) -> $crate::changes::UndoLimit {
            $crate::changes::UndoLimit::Always
        }
    };
}

/// A change that alters the section as a whole.
macro_rules! writes_section {
    () => {
        $crate::changes::fact::in_section!();

        fn writes(&self) -> Vec<$crate::Subject> {
            vec![$crate::Subject::Section {
                section: self.section.clone(),
            }]
        }
    };
}

/// A change that was computed from the whole section: anything that happened there in the meantime
/// may have made it wrong.
macro_rules! reads_section {
    () => {
        fn footprint(&self) -> $crate::subject::Footprint {
            $crate::subject::Footprint {
                writes: self.writes(),
                reads_section: Some(self.section.clone()),
            }
        }
    };
}

/// A change of one player's entry.
macro_rules! writes_entrant {
    () => {
        $crate::changes::fact::in_section!();

        fn writes(&self) -> Vec<$crate::Subject> {
            vec![$crate::Subject::Entrant {
                section: self.section.clone(),
                entrant: self.entrant,
            }]
        }

        fn about_entrant(&self, entrant: adoube_tournament::EntrantId) -> bool {
            self.entrant == entrant
        }
    };
}

/// A change of one round.
macro_rules! writes_round {
    () => {
        $crate::changes::fact::in_section!();

        fn round(&self) -> Option<adoube_tournament::RoundNumber> {
            Some(self.round)
        }

        fn writes(&self) -> Vec<$crate::Subject> {
            vec![$crate::Subject::Round {
                section: self.section.clone(),
                round: self.round,
            }]
        }
    };
}

/// A change of who meets whom in a round, computed from the whole section: it can be taken back until
/// the round is closed.
macro_rules! shapes_round {
    () => {
        $crate::changes::fact::writes_round!();
        $crate::changes::fact::reads_section!();

        fn shapes_round(&self) -> Option<adoube_tournament::RoundNumber> {
            Some(self.round)
        }

        fn undo(&self) -> $crate::changes::UndoLimit {
            $crate::changes::UndoLimit::UntilClosed(self.round)
        }
    };
}

/// A change of several players' entries.
macro_rules! writes_entrants {
    () => {
        $crate::changes::fact::in_section!();

        fn writes(&self) -> Vec<$crate::Subject> {
            let each = self
                .entrants
                .iter()
                .map(|entrant| $crate::Subject::Entrant {
                    section: self.section.clone(),
                    entrant: *entrant,
                });
            each.collect()
        }

        fn about_entrant(&self, entrant: adoube_tournament::EntrantId) -> bool {
            self.entrants.contains(&entrant)
        }
    };
}

/// A change of the result of a board: it can be taken back until the round is closed.
macro_rules! writes_result {
    () => {
        $crate::changes::fact::writes_board!();

        fn undo(&self) -> $crate::changes::UndoLimit {
            $crate::changes::UndoLimit::UntilClosed(self.round)
        }

        fn result_of(&self) -> Option<$crate::BoardPlace<'_>> {
            self.place()
        }

        fn looked_at_after(&self) -> Option<adoube_tournament::RoundNumber> {
            Some(self.round)
        }
    };
}

/// A change of one board and its two players.
macro_rules! writes_board {
    () => {
        $crate::changes::fact::in_section!();

        fn round(&self) -> Option<adoube_tournament::RoundNumber> {
            Some(self.round)
        }

        fn place(&self) -> Option<$crate::BoardPlace<'_>> {
            Some($crate::BoardPlace {
                section: &self.section,
                round: self.round,
                board: self.board,
            })
        }

        fn writes(&self) -> Vec<$crate::Subject> {
            vec![$crate::Subject::Board {
                section: self.section.clone(),
                round: self.round,
                board: self.board,
            }]
        }

        fn about_entrant(&self, entrant: adoube_tournament::EntrantId) -> bool {
            [self.white, self.black].contains(&entrant)
        }
    };
}

pub(super) use {
    in_section, only_added, reads_section, shapes_round, writes_board, writes_entrant,
    writes_entrants, writes_result, writes_round, writes_section,
};
