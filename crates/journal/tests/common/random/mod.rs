//! Random sequences of commands: mostly sensible, some not.
//!
//! A [`Step`] says what kind of thing to try and brings a seed for the rest. It becomes commands
//! only in view of the journal, so that a sequence makes sense and still shrinks by leaving steps
//! out.

mod cases;
mod chooser;
mod dice;
mod hall;
mod pairings;
mod ties;

use adoube_journal::*;
use adoube_tournament::*;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use super::{author, new_event, section_id, time_after};
use chooser::Chooser;
pub(crate) use dice::Dice;

/// What to try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    EditEvent,
    AddSection,
    EditSection,
    Register,
    LateEnter,
    EditPlayer,
    Scratch,
    Withdraw,
    ReEnter,
    RequestBye,
    CancelBye,
    CheckIn,
    CheckOut,
    FixBoard,
    SetSectors,
    PlanTables,
    SetPrizeFund,
    SignOffPaper,
    AddTeam,
    EditTeam,
    FileLineUp,
    WithdrawLineUp,
    SetBoards,
    AssignNumbers,
    SetVirtualPoints,
    ProhibitPairings,
    /// The next round, and whatever is missing before it can be paired.
    PlayOn,
    /// The next round, ready for it or not.
    PairRound,
    PublishRound,
    ChangePairings,
    EnterResult,
    ReportResult,
    RecordGame,
    CorrectResult,
    ClearResult,
    AdjustResult,
    CloseRound,
    ReopenRound,
    AdjustPoints,
    Note,
    ReportIncident,
    /// The start, a duty, a clock, or somebody who leaves or comes back.
    NoteInHall,
    FileAppeal,
    DecideAppeal,
    RecordInspection,
    FileComplaint,
    DecideComplaint,
    SetNeeds,
    SetMarks,
    SetNonPairings,
    /// Lots, a ranking by hand, values from elsewhere, exchanged numbers, an expulsion, a start position.
    Settle,
    FinishSection,
    UndoLast,
    UndoAny,
    RedoLast,
    RedoAny,
}

/// How often what is tried.
const WEIGHTS: &[(usize, Action)] = &[
    (1, Action::EditEvent),
    (1, Action::AddSection),
    (2, Action::EditSection),
    (4, Action::Register),
    (4, Action::LateEnter),
    (3, Action::EditPlayer),
    (3, Action::Scratch),
    (4, Action::Withdraw),
    (4, Action::ReEnter),
    (4, Action::RequestBye),
    (3, Action::CancelBye),
    (3, Action::CheckIn),
    (3, Action::CheckOut),
    (3, Action::FixBoard),
    (1, Action::SetSectors),
    (1, Action::PlanTables),
    (1, Action::SetPrizeFund),
    (1, Action::SignOffPaper),
    (8, Action::AddTeam),
    (3, Action::EditTeam),
    (14, Action::FileLineUp),
    (14, Action::WithdrawLineUp),
    (18, Action::SetBoards),
    (4, Action::AssignNumbers),
    (2, Action::SetVirtualPoints),
    (2, Action::ProhibitPairings),
    (14, Action::PlayOn),
    (3, Action::PairRound),
    (3, Action::PublishRound),
    (8, Action::ChangePairings),
    (10, Action::EnterResult),
    (8, Action::ReportResult),
    (3, Action::RecordGame),
    (5, Action::CorrectResult),
    (4, Action::ClearResult),
    (5, Action::AdjustResult),
    (3, Action::CloseRound),
    (5, Action::ReopenRound),
    (3, Action::AdjustPoints),
    (2, Action::Note),
    (8, Action::ReportIncident),
    (12, Action::NoteInHall),
    (8, Action::FileAppeal),
    (12, Action::DecideAppeal),
    (1, Action::RecordInspection),
    (2, Action::FileComplaint),
    (2, Action::DecideComplaint),
    (2, Action::SetNeeds),
    (3, Action::SetMarks),
    (2, Action::SetNonPairings),
    (5, Action::Settle),
    (1, Action::FinishSection),
    (6, Action::UndoLast),
    (10, Action::UndoAny),
    (4, Action::RedoLast),
    (4, Action::RedoAny),
];

/// One submission: actions to be carried out together.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub actions: Vec<(Action, u64)>,
    pub reason: Option<String>,
    pub author: usize,
    /// How many records behind the writer is.
    pub behind: u64,
}

/// How an event begins.
#[derive(Clone, Debug)]
pub(crate) struct Start {
    pub sections: usize,
    pub players: usize,
    pub rounds: u16,
    /// How many times the sections play on before the sequence begins.
    pub played: usize,
}

pub(crate) fn start() -> impl Strategy<Value = Start> {
    let players = prop_oneof![1 => 0..4_usize, 5 => 4..10_usize];
    let rounds = prop_oneof![1 => 1..3_u16, 5 => 3..10_u16];
    (1..=2_usize, players, rounds, 0..5_usize).prop_map(|(sections, players, rounds, played)| {
        Start {
            sections,
            players,
            rounds,
            played,
        }
    })
}

pub(crate) fn steps(how_many: std::ops::Range<usize>) -> impl Strategy<Value = Vec<Step>> {
    vec(step(), how_many)
}

fn step() -> impl Strategy<Value = Step> {
    let weighted = WEIGHTS
        .iter()
        .flat_map(|(weight, action)| vec![*action; *weight]);
    let action = (select(weighted.collect::<Vec<_>>()), any::<u64>());
    let actions = prop_oneof![6 => vec(action.clone(), 1), 1 => vec(action, 2..4)];
    let reason = prop_oneof![
        5 => select(&REASONS[..]).prop_map(|reason| Some(reason.to_owned())),
        1 => select(&NO_REASONS[..]).prop_map(|reason| Some(reason.to_owned())),
        1 => Just(None),
    ];
    let behind = prop_oneof![9 => Just(0), 1 => 1..20_u64];
    (actions, reason, 0..AUTHORS.len(), behind).prop_map(|(actions, reason, author, behind)| Step {
        actions,
        reason,
        author,
        behind,
    })
}

const REASONS: [&str; 2] = ["the arbiter decided so", "a \"slip\"\n\tof the pen — ½"];
const NO_REASONS: [&str; 2] = ["", "  "];
const AUTHORS: [&str; 3] = ["Anna Arbiter", "Łukasz 'Deputy' O\"Neill", "裁判"];

impl Start {
    /// A journal in which the sections are there and the players registered.
    pub(crate) async fn journal(&self, store: std::sync::Arc<dyn Store>) -> Journal {
        let mut journal = new_event(store).await;
        for name in ["open", "women"].iter().take(self.sections) {
            let section = section_id(name);
            let mut dice = Dice(self.players as u64);
            let mut commands = vec![Command::AddSection(SectionAdded {
                section: section.clone(),
                settings: SectionSettings {
                    publication: if self.players.is_multiple_of(2) {
                        Publication::Immediate
                    } else {
                        Publication::ByHand
                    },
                    players_report: self.rounds.is_multiple_of(2),
                    ..SectionSettings::swiss(name, self.rounds)
                },
            })];
            commands.extend((0..self.players).map(|place| {
                Command::Register(Register {
                    section: section.clone(),
                    player: Player {
                        name: format!("Player {place}"),
                        fide_id: Some(100 + place as u32),
                        ..dice.player()
                    },
                })
            }));
            super::write(&mut journal, commands).await;
        }
        for seed in 0..self.played * self.sections {
            let step = Step {
                actions: vec![(Action::PlayOn, seed as u64)],
                reason: None,
                author: 0,
                behind: 0,
            };
            // Where there are too few players nothing is played.
            let _ = journal.submit(step.submission(&journal)).await;
        }
        journal
    }
}

impl Step {
    /// The commands in view of the journal.
    pub(crate) fn submission(&self, journal: &Journal) -> Submission {
        let commands = self.actions.iter().flat_map(|(action, seed)| {
            let dice = Dice(*seed);
            Chooser { journal, dice }.commands(*action)
        });
        Submission {
            seen: Seq(journal.head().0.saturating_sub(self.behind)),
            author: author(AUTHORS[self.author]),
            reason: self.reason.clone(),
            at: time_after(journal.head()),
            confirmed: Vec::new(),
            commands: commands.collect(),
        }
    }
}

/// What became of a step.
pub(crate) struct Walked<'j> {
    /// The event and the records before it.
    pub before: &'j (Event, Vec<Record>),
    pub submission: &'j Submission,
    pub outcome: &'j Result<Receipt, SubmitError>,
    pub journal: &'j Journal,
}

/// Takes the steps in turn and looks at what becomes of each.
pub(crate) async fn walk(journal: &mut Journal, steps: &[Step], mut look: impl FnMut(Walked<'_>)) {
    for step in steps {
        let before = (journal.event().clone(), journal.records().to_vec());
        let submission = step.submission(journal);
        let outcome = journal.submit(submission.clone()).await;
        look(Walked {
            before: &before,
            submission: &submission,
            outcome: &outcome,
            journal,
        });
    }
}
