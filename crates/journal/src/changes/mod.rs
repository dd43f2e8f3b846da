//! What can happen to an event, by what it belongs to: the event, a section, an entry, a team, a
//! round, a board.
//!
//! Every kind of change is a struct in the module of its scope, and [`Fact`] is implemented beside
//! it: what it touches, checks and does. What it is told by is its own fields. The command that leads to it stands beside it too,
//! unless it says the same as the change; then it is the same struct. A new kind is such a struct
//! with its line in the lists below.

mod appeal;
mod board;
mod chess960;
mod divide;
mod entry;
mod erased;
mod event;
mod fact;
mod fairplay;
mod fide_mode;
mod hall;
mod ids;
mod import;
mod incident;
mod line_up;
mod merge;
mod note;
mod numbers;
mod paper;
mod play_off;
mod round;
mod screens;
mod section;
mod tables;
mod team;
mod ties;
mod undo;
mod withheld;

use adoube_tournament::{EntrantId, RoundNumber};
use serde::{Deserialize, Serialize};

use crate::subject::Footprint;
use crate::{Event, Item, Record, Refusal, SectionId, SectionSettings, Subject};

pub use appeal::*;
pub use board::*;
pub use chess960::*;
pub use divide::*;
pub use entry::*;
pub(crate) use erased::{ERASED, PersonsMeant};
pub use erased::{Erased, ErasedRecord};
pub use event::*;
pub use fact::Task;
pub(crate) use fact::{Fact, ProposalContext, Propose, Setting, Stamp, UndoLimit};
pub use fairplay::*;
pub use fide_mode::*;
pub use hall::*;
pub(crate) use ids::Ids;
pub use import::*;
pub use incident::*;
pub use line_up::*;
pub use merge::*;
pub use note::*;
pub use numbers::*;
pub use paper::*;
pub use play_off::*;
pub use round::*;
pub use screens::*;
pub use section::*;
pub use tables::*;
pub use team::*;
pub use ties::*;
pub use undo::*;
pub use withheld::*;

/// Makes [`Change`] from its kinds, and hands every question on to the kind.
macro_rules! changes {
    ($($kind:ident,)*) => {
        /// Something that happened to an event. A change is a fact: what a command left open (ids,
        /// numbers, the result that stood before) is filled in.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(tag = "kind", rename_all = "snake_case")]
        #[allow(clippy::large_enum_variant, reason = "a whole tournament is taken in once; every other record is small")]
        pub enum Change {
            $($kind($kind),)*
        }

        $(impl From<$kind> for Change {
            fn from(change: $kind) -> Change {
                Change::$kind(change)
            }
        })*

        /// An expression for whatever kind a change is of.
        macro_rules! of_kind {
            ($change:expr, $fact:ident => $answer:expr) => {
                match $change {
                    $(Change::$kind($fact) => $answer,)*
                }
            };
        }

        impl Change {
            /// What part of an arbiter's work it is.
            pub fn task(&self) -> Task {
                fn task<F: Fact>(_: &F) -> Task {
                    F::TASK
                }
                of_kind!(self, fact => task(fact))
            }
        }
    };
}

changes! {
    // Of the event.
    EventCreated,
    EventEdited,
    ScreensSet,
    MessageShown,
    Noted,
    Undone,
    Redone,
    Withheld,
    Erased,
    // Of a section.
    SectionAdded,
    SectionImported,
    SectionEdited,
    SectionMerged,
    SectionDivided,
    SectorsSet,
    TablesPlanned,
    PrizeFundSet,
    PaperSignedOff,
    NumbersAssigned,
    NumbersExchanged,
    VirtualPointsSet,
    TeamVirtualPointsSet,
    PlayOffDecided,
    TeamPlayOffDecided,
    TieSettled,
    TieBreakValuesEntered,
    PairingsProhibited,
    NonPairingsSet,
    IncidentReported,
    IncidentAmended,
    IncidentWithdrawn,
    AppealFiled,
    AppealCommitteeSet,
    AppealDecided,
    InspectionRecorded,
    ComplaintFiled,
    ComplaintDecided,
    FideModeLeft,
    SectionFinished,
    // Of an entry.
    Registered,
    PlayerEdited,
    Scratched,
    EntryMoved,
    Withdrawn,
    Expelled,
    ReEntered,
    ByeRequested,
    ByeRequestCancelled,
    CheckedIn,
    CheckedOut,
    SelfCheckInSet,
    BoardFixed,
    NeedsSet,
    MarksSet,
    AccountEntered,
    PointsAdjusted,
    // Of a team.
    TeamAdded,
    TeamEdited,
    LineUpFiled,
    LineUpWithdrawn,
    // Of a round.
    RoundPaired,
    RoundPublished,
    StartPositionSet,
    PairingsChanged,
    BoardsSet,
    RoundClosed,
    RoundReopened,
    // Of the hall during a round.
    RoundStarted,
    DutyDone,
    ClockRead,
    PlayerLeft,
    PlayerReturned,
    ResultsVerified,
    // Of a board.
    ResultEntered,
    ResultReported,
    GameRecorded,
    ResultCorrected,
    ResultCleared,
    ResultAdjusted,
}

/// Makes [`Command`] of the commands that are written down as they are asked, and of those from
/// which a change is worked out first.
macro_rules! commands {
    (
        as_asked { $($(#[$of_asked:meta])* $asked:ident($kind:ident),)* }
        worked_out { $($(#[$of_wanted:meta])* $wanted:ident,)* }
    ) => {
        /// Something a writer asks the journal to do. The journal checks it against the current
        /// state, fills in what is open and appends the [`Change`] that came of it, or refuses.
        ///
        /// As JSON a command is an object with its name under `command`:
        ///
        /// ```
        /// use adoube_journal::Command;
        ///
        /// let line = r#"{"command":"enter_result","section":"open","round":1,"board":"4","result":"1-0"}"#;
        /// let command: Command = serde_json::from_str(line).unwrap();
        /// assert!(matches!(command, Command::EnterResult(_)));
        /// ```
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(tag = "command", rename_all = "snake_case")]
        #[allow(clippy::large_enum_variant, reason = "a whole tournament is taken in once; every other record is small")]
        pub enum Command {
            $($(#[$of_asked])* $asked($kind),)*
            $($(#[$of_wanted])* $wanted($wanted),)*
        }

        $(impl From<$kind> for Command {
            fn from(asked: $kind) -> Command {
                Command::$asked(asked)
            }
        })*
        $(impl From<$wanted> for Command {
            fn from(wanted: $wanted) -> Command {
                Command::$wanted(wanted)
            }
        })*

        impl Command {
            /// What part of an arbiter's work it is. Taking a record back belongs to the work of
            /// that record; see [`Command::undoing`].
            pub fn task(&self) -> Task {
                match self {
                    $(Command::$asked(_) => <$kind as Fact>::TASK,)*
                    $(Command::$wanted(_) => <<$wanted as Propose>::Becomes as Fact>::TASK,)*
                }
            }

            /// The board whose result or moves it is about.
            pub fn board(&self) -> Option<BoardPlace<'_>> {
                match self {
                    $(Command::$asked(asked) => asked.place(),)*
                    $(Command::$wanted(wanted) => wanted.place(),)*
                }
            }

            /// Which record it takes back or puts in force again.
            pub fn undoing(&self) -> Option<Undoing> {
                match self {
                    $(Command::$asked(asked) => asked.undoing(),)*
                    $(Command::$wanted(_) => None,)*
                }
            }

            /// The change it asks for. Whether that can be made is decided when it is applied.
            pub(crate) fn propose(self, given: &ProposalContext) -> Result<Change, Refusal> {
                match self {
                    $(Command::$asked(asked) => {
                        asked.check_proposed(given.event, given.reason)?;
                        Ok(asked.into())
                    })*
                    $(Command::$wanted(wanted) => Ok(wanted.propose(given)?.into()),)*
                }
            }
        }
    };
}

commands! {
    as_asked {
        /// Change what is announced of the event.
        EditEvent(EventEdited),
        /// Add a section.
        AddSection(SectionAdded),
        /// Set the screens of the hall, in place of those set before.
        SetScreens(ScreensSet),
        /// Tell everybody something on the screens of the hall, or take it away.
        ShowMessage(MessageShown),
        /// Add a section with a whole tournament from a report file.
        ImportSection(SectionImported),
        /// Change what is announced of a section; once round 1 is paired this needs a reason.
        EditSection(SectionEdited),
        /// Let players of a section go over into new sections: quads from one list.
        DivideSection(SectionDivided),
        /// Correct what is known of a player.
        EditPlayer(PlayerEdited),
        /// Note that a player will not play a coming round.
        RequestBye(ByeRequested),
        /// Drop such a request.
        CancelBye(ByeRequestCancelled),
        /// Note that players are there.
        CheckIn(CheckedIn),
        /// Note that players are not there, or no longer.
        CheckOut(CheckedOut),
        /// Let players check themselves in, or no longer.
        SetSelfCheckIn(SelfCheckInSet),
        /// Give a player a table to play at in every round, or no longer.
        FixBoard(BoardFixed),
        /// Note what a player needs, in place of what was noted before.
        SetNeeds(NeedsSet),
        /// Note what the director knows of an entry, in place of what was noted before.
        SetMarks(MarksSet),
        /// Write a line into the account of a player: a charge, a payment, a refund, a waiver.
        EnterAccount(AccountEntered),
        /// Divide the tables of the hall among the arbiters, in place of what was set before.
        SetSectors(SectorsSet),
        /// Plan the rooms and tables of a section, in place of what was planned before.
        PlanTables(TablesPlanned),
        /// Keep the text of a prize fund file with the section, or no longer.
        SetPrizeFund(PrizeFundSet),
        /// Sign a paper off as it is.
        SignOffPaper(PaperSignedOff),
        /// Change a team.
        EditTeam(TeamEdited),
        /// File the line-up of a team for a round, in place of an earlier one.
        FileLineUp(LineUpFiled),
        /// Withdraw such a line-up.
        WithdrawLineUp(LineUpWithdrawn),
        /// Set the boards of matches that were paired without any.
        SetBoards(BoardsSet),
        /// Set the acceleration, in place of what was set before.
        SetVirtualPoints(VirtualPointsSet),
        /// Set the acceleration of teams, in place of what was set before.
        SetTeamVirtualPoints(TeamVirtualPointsSet),
        /// Write down who won a play-off of players, in place of an earlier decision between them.
        DecidePlayOff(PlayOffDecided),
        /// The same of teams.
        DecideTeamPlayOff(TeamPlayOffDecided),
        /// Enter the values of a tie-break that was worked out elsewhere.
        EnterTieBreakValues(TieBreakValuesEntered),
        /// Give a round of Chess960 its start position.
        SetStartPosition(StartPositionSet),
        /// Set the pairings that are not allowed, in place of what was set before.
        ProhibitPairings(PairingsProhibited),
        /// Set who would rather not meet whom, in place of what was set before.
        SetNonPairings(NonPairingsSet),
        /// Make a round public, in a section whose rounds are published by hand.
        PublishRound(RoundPublished),
        /// Declare a round complete.
        CloseRound(RoundClosed),
        /// Open a closed round for corrections; this needs a reason.
        ReopenRound(RoundReopened),
        /// Note when a round began; noting another time needs a reason.
        StartRound(RoundStarted),
        /// Note that somebody did a duty of a round.
        TickDuty(DutyDone),
        /// Note what the clock of a board showed.
        ReadClock(ClockRead),
        /// Note that a player left the playing area.
        NoteExit(PlayerLeft),
        /// Note that a player came back into the playing area.
        NoteReturn(PlayerReturned),
        /// Note that results agree with the slips, which were read a second time.
        VerifyResults(ResultsVerified),
        /// Give or take points apart from any game; this needs a reason.
        AdjustPoints(PointsAdjusted),
        /// Write something down.
        Note(Noted),
        /// Write an incident down.
        ReportIncident(IncidentReported),
        /// Write an appeal down.
        FileAppeal(AppealFiled),
        /// Put the committee for an appeal together, in place of the one before.
        SetAppealCommittee(AppealCommitteeSet),
        /// Write down what was decided on an appeal; to decide it anew needs a reason.
        DecideAppeal(AppealDecided),
        /// Write down that a player was inspected.
        RecordInspection(InspectionRecorded),
        /// Write down that somebody complains about a player.
        FileComplaint(ComplaintFiled),
        /// Write down what was decided on a complaint; to decide it anew needs a reason.
        DecideComplaint(ComplaintDecided),
        /// Declare a section finished.
        FinishSection(SectionFinished),
        /// Take a record back, as if it had not been written.
        Undo(Undone),
        /// Put a record that was taken back in force again.
        Redo(Redone),
    }
    worked_out {
        Register,
        LateEnter,
        Enter,
        Scratch,
        /// Let a player who was in no round yet go over into another section.
        MoveEntry,
        Withdraw,
        Expel,
        ReEnter,
        AddTeam,
        AssignNumbers,
        ExchangeNumbers,
        DrawLots,
        RankTied,
        DrawStartPosition,
        MergeSection,
        PairRound,
        ChangePairings,
        EnterResult,
        ReportResult,
        RecordGame,
        CorrectResult,
        ClearResult,
        AdjustResult,
        AmendIncident,
        WithdrawIncident,
        /// Leave FIDE mode, for good.
        LeaveFideMode,
    }
}

impl Change {
    /// The section the change happened in.
    pub fn section(&self) -> Option<&SectionId> {
        of_kind!(self, fact => fact.section())
    }

    /// The round it is about, if it is about one.
    pub fn round(&self) -> Option<RoundNumber> {
        of_kind!(self, fact => fact.round())
    }

    /// The board whose result or moves it is about.
    pub fn board(&self) -> Option<BoardPlace<'_>> {
        of_kind!(self, fact => fact.place())
    }

    /// What it announces of its section.
    pub(crate) fn settings(&self) -> Option<&SectionSettings> {
        of_kind!(self, fact => fact.settings())
    }

    /// Which record it takes back or puts in force again.
    pub fn undoing(&self) -> Option<Undoing> {
        of_kind!(self, fact => fact.undoing())
    }

    /// Whether it can ever be taken back: the creation of the event cannot, nor can undo and redo.
    pub fn is_undoable(&self) -> bool {
        !matches!(self.undo(), UndoLimit::Never | UndoLimit::OfUndo)
    }

    /// The board whose result it set or took away, if it did.
    pub fn result_of(&self) -> Option<BoardPlace<'_>> {
        of_kind!(self, fact => fact.result_of())
    }

    /// The round that it made what it is: paired, changed by hand or published.
    pub fn shapes_round(&self) -> Option<RoundNumber> {
        of_kind!(self, fact => fact.shapes_round())
    }

    /// The pairings of later rounds than this one may have looked at what it changed; `None` if no
    /// pairing looks at it.
    pub fn looked_at_after(&self) -> Option<RoundNumber> {
        of_kind!(self, fact => fact.looked_at_after())
    }

    /// How far it can be taken back.
    pub(crate) fn undo(&self) -> UndoLimit {
        of_kind!(self, fact => fact.undo())
    }

    /// What it set as a whole.
    pub(crate) fn sets(&self) -> Option<Setting<'_>> {
        of_kind!(self, fact => fact.sets())
    }

    /// What it alters. An undo alters what the undone record altered; the journal knows.
    pub(crate) fn writes(&self) -> Vec<Subject> {
        of_kind!(self, fact => fact.writes())
    }

    /// What it alters, and what it was computed from.
    pub(crate) fn footprint(&self) -> Footprint {
        of_kind!(self, fact => fact.footprint())
    }

    /// Whether it belongs in the history of a subject.
    pub(crate) fn concerns(&self, subject: &Subject) -> bool {
        of_kind!(self, fact => fact.concerns(subject))
    }

    /// The same without the personal data of those who are meant; nothing if it has none.
    pub(crate) fn without_personal(&self, of: &PersonsMeant) -> Option<Change> {
        of_kind!(self, fact => fact.without_personal(of))
    }

    /// Who a player of a section was before it, if it brought the player there.
    pub(crate) fn entrant_before(
        &self,
        section: &SectionId,
        entrant: EntrantId,
    ) -> Option<(SectionId, EntrantId)> {
        of_kind!(self, fact => fact.entrant_before(section, entrant))
    }

    fn note_ids(&self, ids: &mut Ids) {
        of_kind!(self, fact => fact.note_ids(ids));
    }
}

impl Event {
    /// Checks and makes one change: first everything that could speak against it, then the change.
    /// A refused change leaves the state untouched.
    pub(crate) fn apply(&mut self, record: &Record) -> Result<(), Refusal> {
        let stamp = Stamp::of(record);
        if stamp.reason.is_some_and(|reason| reason.contains('\0')) {
            return Err(Refusal::ControlCharacter { item: Item::Reason });
        }
        of_kind!(&record.change, fact => fact.apply(self, stamp))
    }
}
