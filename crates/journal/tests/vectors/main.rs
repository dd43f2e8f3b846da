//! The cases of `refusals.toml`, each as a test: everything the journal refuses, and in which words.
//! A new case is a new table there.

#[path = "../common/mod.rs"]
mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use adoube_journal::*;
use adoube_vectors::{Vectors, tests};
use common::*;
use serde::Deserialize;

fn main() {
    let mut vectors = Vectors::of(env!("CARGO_MANIFEST_DIR"));
    vectors.file("refusals", |file| {
        let setups: &Setups = file.shared("setup");
        file.each("case", move |case| refusals(setups, case));
        file.test("there_is_no_board_0", move || there_is_no_board_0(setups));
    });
    vectors.tests(&tests![every_refusal_has_a_case, what_no_command_says]);
    vectors.run()
}

type Setups = BTreeMap<String, Setup>;

/// Commands that are accepted, after those of another setup.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Setup {
    after: Option<String>,
    commands: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    /// Which refusals the message is made of, the outermost first.
    refusal: Vec<String>,
    /// The setup.
    after: String,
    /// More accepted commands.
    #[serde(default)]
    and: Vec<String>,
    command: String,
    /// What the writer gives as reason.
    #[serde(default = "usual_reason")]
    reason: String,
    message: String,
}

fn usual_reason() -> String {
    "as the arbiter decided".to_owned()
}

/// The names of all refusals. The list is complete, or this does not compile.
macro_rules! refusals {
    ($($name:ident),* $(,)?) => {
        const ALL: &[&str] = &[$(stringify!($name)),*];

        fn name(refusal: &Refusal) -> &'static str {
            match refusal {
                $(Refusal::$name { .. } => stringify!($name),)*
            }
        }
    };
}

refusals!(
    EventExists,
    NoName,
    NoText,
    ControlCharacter,
    EndsBeforeStart,
    NoReason,
    TooLong,
    NoSection,
    SectionExists,
    SectionMerged,
    MergedWithItself,
    MergeOfOtherFormats,
    MergeOfOtherRounds,
    MergeOfOtherScoring,
    NoRounds,
    EmptyCategory,
    AnnouncementName,
    TooFewRounds,
    OpenGames,
    PointSystem,
    Finished,
    NotInFideMode,
    Player,
    EnteredAlready,
    NoEarlierEntry,
    FollowedAlready,
    LonelyRequest,
    NoEntrant,
    NoAmount,
    AmountTooLarge,
    MoreThanPaid,
    HasAccount,
    NoTeam,
    NoIncident,
    IncidentIsWithdrawn,
    NoAppeal,
    NoComplaint,
    EntrantExists,
    TeamExists,
    InAnotherTeam,
    TableDrawn,
    InTeam,
    InProhibitedPairing,
    TookPart,
    Seated,
    NothingChanges,
    NamedTwice,
    NoSuchRound,
    AlreadyPaired,
    NotPaired,
    OutOfTurn,
    StillOpen,
    Closed,
    NotClosed,
    PublishedAlready,
    NotPublic,
    WithdrawnAlready,
    NotWithdrawn,
    PlaysInRound,
    ByeRequestedAlready,
    NoByeRequest,
    PairingAllocatedByeRequested,
    NoNumber,
    NobodyEntered,
    Contradiction,
    IncompleteOrder,
    NumbersFrozen,
    ExpelledAlready,
    NothingToExchange,
    UnequalRatings,
    NoTie,
    NotAsDrawn,
    NotACode,
    LotsDrawn,
    FormatFrozen,
    NumberTwice,
    EmptySpan,
    BoardTwice,
    TableTwice,
    NoTables,
    TableTaken,
    SectorsOverlap,
    RoomsOverlap,
    TableElsewhere,
    PlaysSelf,
    AppearsTwice,
    NotPresent,
    AskedForBye,
    LeftOut,
    EmptyRound,
    NotOfTheTeams,
    NoBoard,
    EmptyScreen,
    ScreenSeconds,
    NoTable,
    NoBye,
    HasResult,
    ResultEntered,
    PlayersDoNotReport,
    NotAtBoard,
    NotFinal,
    NoResult,
    ImpossibleResult,
    PendingResult,
    OtherPlayers,
    OtherResult,
    MissingResults,
    HasNoGame,
    OutAlready,
    NotOut,
    BackBeforeLeaving,
    NotOfEitherTeam,
    NotInTheTeam,
    EmptyLineUp,
    TooManyInLineUp,
    OutOfBoardOrder,
    NoPlayOff,
    NoLineUp,
    NoMatch,
    BoardsAreSet,
    NoBoardsYet,
    NoPoints,
    NoPurpose,
    NoRecord,
    UndoneAlready,
    NotUndone,
    NotUndoable,
    UndoOfUndo,
    Dependent,
);

/// Only a journal that somebody has altered can say these; `stores.rs` and the test below have them.
const NOT_BY_COMMAND: [&str; 4] = ["EventExists", "EntrantExists", "TeamExists", "NumberTwice"];

/// The refusal and those inside it.
fn names(refusal: &Refusal) -> Vec<&'static str> {
    let mut all = vec![name(refusal)];
    if let Refusal::Dependent { why, .. } = refusal {
        all.extend(names(why));
    }
    all
}

/// Ends when the future does.
fn wait(future: impl Future<Output = ()>) {
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    runtime.build().unwrap().block_on(future);
}

fn command(json: &str) -> Command {
    serde_json::from_str(json).unwrap_or_else(|error| panic!("{error}: {json}"))
}

/// A journal after the commands of a setup.
async fn set_up(setups: &Setups, name: &str) -> Journal {
    let mut commands = Vec::new();
    let mut next = Some(name);
    while let Some(name) = next {
        let setup = setups
            .get(name)
            .unwrap_or_else(|| panic!("no setup {name}"));
        commands.splice(0..0, setup.commands.iter().map(|json| command(json)));
        next = setup.after.as_deref();
    }
    let mut journal = new_event(Arc::new(MemoryStore::default())).await;
    write(&mut journal, commands).await;
    journal
}

fn refusals(setups: &Setups, case: Case) {
    wait(async {
        let mut journal = set_up(setups, &case.after).await;
        let more = case.and.iter().map(|json| command(json)).collect();
        write(&mut journal, more).await;
        let before = journal.event().clone();
        let refused = Submission {
            reason: Some(case.reason.clone()),
            ..submission(&journal, "Anna Arbiter", vec![command(&case.command)])
        };
        match journal.submit(refused).await {
            Err(SubmitError::Refused { why, .. }) => {
                let found = (names(&why), told(&why));
                let refusal: Vec<&str> = case.refusal.iter().map(String::as_str).collect();
                assert_eq!(found, (refusal, case.message), "{}", case.command);
            }
            other => panic!("{}: {}, found {other:?}", case.command, case.message),
        }
        assert_eq!(journal.event(), &before);
    });
}

fn every_refusal_has_a_case() {
    #[derive(Deserialize)]
    struct File {
        case: Vec<Case>,
    }
    let file: File = toml::from_str(include_str!("refusals.toml")).unwrap();
    let covered: BTreeSet<&str> = file
        .case
        .iter()
        .flat_map(|case| &case.refusal)
        .map(String::as_str)
        .collect();
    let missing: Vec<&&str> = ALL
        .iter()
        .filter(|name| !covered.contains(**name) && !NOT_BY_COMMAND.contains(name))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// What no command can bring about is refused when records are read.
fn what_no_command_says() {
    let record = |seq: u64, change: &str| Record {
        seq: Seq(seq),
        at: time_after(Seq(seq)),
        author: author("Anna Arbiter"),
        reason: None,
        confirmed: Vec::new(),
        change: serde_json::from_str(change).unwrap(),
    };
    let created = r#"{"kind":"event_created","details":{"name":"Club Championship"}}"#;
    let added =
        r#"{"kind":"section_added","section":"open","settings":{"name":"Open","rounds":3}}"#;
    let registered = r#"{"kind":"registered","section":"open","entrant":1,"player":{"name":"Adams"},"first_round":1}"#;
    let second = r#"{"kind":"registered","section":"open","entrant":2,"player":{"name":"Baker"},"first_round":1}"#;
    let team = r#"{"kind":"team_added","section":"open","team":1,"details":{"name":"Rooks","members":[]}}"#;
    let numbers = r#"{"kind":"numbers_assigned","section":"open","numbers":[[1,1],[2,1]]}"#;
    for (changes, message) in [
        (
            vec![created, created],
            "record 2: the event has been created already",
        ),
        (
            vec![created, added, registered, registered],
            "record 4: there is already entrant 1 in this section",
        ),
        (
            vec![created, added, team, team],
            "record 4: there is already team 1 in this section",
        ),
        (
            vec![created, added, registered, second, numbers],
            "record 5: pairing number 1 is given twice",
        ),
    ] {
        let records: Vec<Record> = changes
            .iter()
            .zip(1..)
            .map(|(change, seq)| record(seq, change))
            .collect();
        assert_eq!(told(&fold(&records).unwrap_err()), message);
    }
    let gap = [record(1, created), record(3, added)];
    assert_eq!(
        told(&fold(&gap).unwrap_err()),
        "record 3: there is no record 2"
    );
}

/// Boards are counted from 1; a board 0 could be written but not read again.
fn there_is_no_board_0(setups: &Setups) {
    wait(async {
        let mut journal = set_up(setups, "numbered").await;
        let mut pair = pair_in_order(&open(), 1, 4);
        if let Command::PairRound(PairRound { pairings, .. }) = &mut pair {
            pairings.boards[0].board = single(0);
        }
        let why = common::refused(&mut journal, vec![pair]).await;
        assert_eq!(told(&why), "there is no board 0 in round 1");
    });
}
