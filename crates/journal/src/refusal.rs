//! Why the journal does not do what it was asked.

use adoube_tournament::{
    BoardNumber, EntrantId, GameResult, InvalidPlayer, InvalidPointSystem, OpenGame, RoundNumber,
    TeamId,
};

use jiff::civil::Date;

use crate::words::counted;
use crate::{SectionId, Seq};

/// Why a command cannot be carried out. The message says what stands in the way and, where there
/// is one, the way round it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("the event has been created already")]
    EventExists,
    #[error("{0} needs a name")]
    NoName(&'static str),
    #[error("{0} cannot be empty")]
    NoText(&'static str),
    #[error("{0} contains a control character")]
    ControlCharacter(&'static str),
    #[error("the event cannot end on {ends}, before it starts on {starts}")]
    EndsBeforeStart { starts: Date, ends: Date },
    #[error("{what} needs a reason")]
    NoReason { what: &'static str },
    #[error("{what} can have at most {most} {unit}")]
    TooLong {
        what: &'static str,
        most: usize,
        unit: &'static str,
    },
    #[error("there is no section \"{0}\"")]
    NoSection(SectionId),
    #[error("there is a section \"{0}\" already")]
    SectionExists(SectionId),
    #[error("a section needs at least one round")]
    NoRounds,
    #[error(
        "round {needed} is paired, or a bye or a penalty speaks of it; the section cannot have only {rounds}", rounds = in_rounds(.rounds)
    )]
    TooFewRounds { needed: RoundNumber, rounds: u16 },
    #[error("no player can be in category \"{0}\"; its limits exclude each other")]
    EmptyCategory(String),
    #[error(
        "\"{0}\" cannot name an announcement: expected letters a–z and _, such as default_time"
    )]
    AnnouncementName(String),
    #[error(transparent)]
    PointSystem(#[from] InvalidPointSystem),
    #[error("section \"{0}\" is finished; take that back first (undo) to change anything")]
    Finished(SectionId),
    #[error(transparent)]
    Player(#[from] InvalidPlayer),
    #[error("{name} is entered already, with FIDE id {fide_id}")]
    EnteredAlready { name: String, fide_id: u32 },
    #[error("there is no {0} in this section")]
    NoEntrant(EntrantId),
    #[error("there is no {0} in this section")]
    NoTeam(TeamId),
    #[error("there is already {0} in this section")]
    EntrantExists(EntrantId),
    #[error("there is already {0} in this section")]
    TeamExists(TeamId),
    #[error("{who} is already a member of {team}")]
    InAnotherTeam { who: String, team: String },
    #[error("round 1 is paired from the table that was drawn; nobody can enter any more")]
    TableDrawn,
    #[error("{who} is a member of {team}; take them out of the team first")]
    InTeam { who: String, team: String },
    #[error(
        "{who} is paired or has a bye in round {round}, so the entry stays; withdraw them instead"
    )]
    TookPart { who: String, round: RoundNumber },
    #[error("{who} is named in a prohibited pairing; set these anew without them first")]
    InProhibitedPairing { who: String },
    #[error(
        "{who} has a seat in the table that was drawn, so the entry stays; withdraw them instead"
    )]
    Seated { who: String },
    #[error("nothing would change")]
    NothingChanges,
    #[error("{who} is named twice")]
    NamedTwice { who: String },
    #[error(
        "round {round} is not one of the {rounds} of this section", rounds = in_rounds(.rounds)
    )]
    NoSuchRound { round: RoundNumber, rounds: u16 },
    #[error("round {0} is paired already")]
    AlreadyPaired(RoundNumber),
    #[error("round {0} is not paired yet")]
    NotPaired(RoundNumber),
    #[error("round {round} cannot be paired before round {next}")]
    OutOfTurn {
        round: RoundNumber,
        next: RoundNumber,
    },
    #[error("round {0} is still open; declare it complete first")]
    StillOpen(RoundNumber),
    #[error("round {0} is complete; reopen it first, with a reason")]
    Closed(RoundNumber),
    #[error("round {0} is not declared complete")]
    NotClosed(RoundNumber),
    #[error("round {0} is public already")]
    PublishedAlready(RoundNumber),
    #[error("round {0} is not public yet; publish it first")]
    NotPublic(RoundNumber),
    #[error("{who} is withdrawn already")]
    WithdrawnAlready { who: String },
    #[error("{who} is not withdrawn")]
    NotWithdrawn { who: String },
    #[error(
        "{who} is paired or has a bye in round {round} and can only leave after it; enter a forfeit if the game is not played"
    )]
    PlaysInRound { who: String, round: RoundNumber },
    #[error("{who} has already asked for a bye in round {round}")]
    ByeRequestedAlready { who: String, round: RoundNumber },
    #[error("{who} has not asked for a bye in round {round}")]
    NoByeRequest { who: String, round: RoundNumber },
    #[error("the pairing-allocated bye is given by the pairing and cannot be asked for")]
    PairingAllocatedByeRequested,
    #[error("{who} has no pairing number; assign numbers first")]
    NoNumber { who: String },
    #[error("nobody is entered, so there is nobody to number")]
    NobodyEntered,
    #[error("the order must name each of the {expected} entrants once")]
    IncompleteOrder { expected: usize },
    #[error(
        "{who} would change from number {from} to {to}; no number changes after the fourth round has been paired (C.04.2.B.3)"
    )]
    NumbersFrozen { who: String, from: u32, to: u32 },
    #[error(
        "{who} would change from number {from} to {to}; once round 1 is paired from the table, lots are not drawn again"
    )]
    LotsDrawn { who: String, from: u32, to: u32 },
    #[error(
        "round 1 is paired; a Swiss cannot become a fixed schedule any more, nor the other way round"
    )]
    FormatFrozen,
    #[error("pairing number {number} is given twice")]
    NumberTwice { number: u32 },
    #[error("{what}: rounds {first} to {last} are no stretch of rounds")]
    EmptySpan {
        what: &'static str,
        first: RoundNumber,
        last: RoundNumber,
    },
    #[error("board {0} is used twice")]
    BoardTwice(BoardNumber),
    #[error("table {0} is used twice")]
    TableTwice(u32),
    #[error("{first} to {last} are no stretch of tables; tables are counted from 1")]
    NoTables { first: u32, last: u32 },
    #[error("table {table} is kept for {who}")]
    TableTaken { table: u32, who: String },
    #[error("table {table} cannot be in two sectors, \"{one}\" and \"{other}\"")]
    SectorsOverlap {
        one: String,
        other: String,
        table: u32,
    },
    #[error("{who} cannot play against themselves")]
    PlaysSelf { who: String },
    #[error("{who} appears twice in round {round}; a round is one game or one bye")]
    AppearsTwice { who: String, round: RoundNumber },
    #[error("{who} does not take part in round {round} (withdrawn, or entered for a later round)")]
    NotPresent { who: String, round: RoundNumber },
    #[error("{who} has asked for a bye in round {round}; cancel the request to pair them")]
    AskedForBye { who: String, round: RoundNumber },
    #[error("round {round} leaves out {who}; pair them, give them a bye or withdraw them", who = names(.who))]
    LeftOut {
        round: RoundNumber,
        who: Vec<String>,
    },
    #[error("round {round} pairs nobody")]
    EmptyRound { round: RoundNumber },
    #[error("board {board}: {white} and {black} do not play for the two teams of this table")]
    NotOfTheTeams {
        board: BoardNumber,
        white: String,
        black: String,
    },
    #[error("there is no board {board} in round {round}")]
    NoBoard {
        round: RoundNumber,
        board: BoardNumber,
    },
    #[error("there is no match at table {table} in round {round}")]
    NoTable { round: RoundNumber, table: u32 },
    #[error("{who} has no bye in round {round}")]
    NoBye { who: String, round: RoundNumber },
    #[error("board {board} of round {round} has a result ({result}); clear it first")]
    HasResult {
        round: RoundNumber,
        board: BoardNumber,
        result: GameResult,
    },
    #[error("board {board} of round {round} already has the result {result}; correct it instead")]
    ResultEntered {
        round: RoundNumber,
        board: BoardNumber,
        result: GameResult,
    },
    #[error("the players of this section do not report their results; tell the arbiter")]
    PlayersDoNotReport,
    #[error("{who} does not play on board {board} of round {round}")]
    NotAtBoard {
        who: String,
        round: RoundNumber,
        board: BoardNumber,
    },
    #[error("{result} is not the end of a game")]
    NotFinal { result: GameResult },
    #[error("board {board} of round {round} has no result yet")]
    NoResult {
        round: RoundNumber,
        board: BoardNumber,
    },
    #[error("{result} is not a possible result of a game (Laws of Chess 10.2)")]
    ImpossibleResult { result: GameResult },
    #[error("\"*\" is no result; clear the result instead")]
    PendingResult,
    #[error("board {board} of round {round} is {white} – {black} by now")]
    OtherPlayers {
        round: RoundNumber,
        board: BoardNumber,
        white: String,
        black: String,
    },
    #[error("the result of board {board} of round {round} is {is} by now")]
    OtherResult {
        round: RoundNumber,
        board: BoardNumber,
        is: GameResult,
    },
    #[error("round {round} has no result on {boards}; enter it, adjourn the game, or adjust the result for pairing", boards = first_few(.boards))]
    MissingResults {
        round: RoundNumber,
        boards: Vec<BoardNumber>,
    },
    #[error("{games}; {way_out}", games = few_games(.0), way_out = way_out(.0))]
    OpenGames(Vec<OpenGame>),
    #[error("an adjustment of 0 points changes nothing")]
    NoPoints,
    #[error("it must be said for what the points count")]
    NoPurpose,
    #[error("there is no record {0}")]
    NoRecord(Seq),
    #[error("record {0} is undone already")]
    UndoneAlready(Seq),
    #[error("record {0} is not undone")]
    NotUndone(Seq),
    #[error("record {0} cannot be undone: without it there is no event")]
    NotUndoable(Seq),
    #[error("record {0} is itself an undo or redo; name the record it is about")]
    UndoOfUndo(Seq),
    #[error("record {dependent} would no longer hold ({why}); undo that one first")]
    Dependent { dependent: Seq, why: Box<Refusal> },
}

fn names(who: &[String]) -> String {
    match who {
        [] => String::new(),
        [only] => only.clone(),
        [first, second] => format!("{first} and {second}"),
        [first, second, rest @ ..] => format!("{first}, {second} and {} more", rest.len()),
    }
}

/// `1 round`, `5 rounds`.
fn in_rounds(rounds: &u16) -> String {
    counted(usize::from(*rounds), "round")
}

/// A round can be declared complete with an adjourned game, not with one that nobody reported.
fn way_out(games: &[OpenGame]) -> &'static str {
    if games.iter().all(|game| game.adjourned) {
        "enter the result, or finish without it, with a reason"
    } else {
        "enter the result; or adjourn the game, declare the round complete and finish with a reason"
    }
}

fn few_games(games: &[OpenGame]) -> String {
    let mut shown: Vec<String> = games.iter().take(8).map(ToString::to_string).collect();
    let more = games.len() - shown.len();
    if more > 0 {
        shown.push(format!("and {more} more"));
    }
    shown.join("; ")
}

fn first_few(boards: &[BoardNumber]) -> String {
    let shown: Vec<String> = boards.iter().take(8).map(ToString::to_string).collect();
    let word = if boards.len() == 1 { "board" } else { "boards" };
    match boards.len() - shown.len() {
        0 => format!("{word} {}", shown.join(", ")),
        more => format!("{word} {} and {more} more", shown.join(", ")),
    }
}
